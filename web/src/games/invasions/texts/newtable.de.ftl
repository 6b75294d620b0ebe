### Ein neuer Tisch von Invasions (Deutsch).

inv-new-scenario = Szenario
inv-new-first = damit beginnen
inv-new-turns = { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}
inv-new-length = etwa { $least } bis { $most } { $unit ->
    [hours] Stunden
   *[minutes] Minuten
}
inv-new-estimate = Die Zeiten sind Schätzungen für Leute, die die Regeln kennen; ganze Partien sind noch nicht gemessen. Jeder Bot am Tisch macht es kürzer.
inv-new-players = für { $counts } Spieler
inv-new-seats = Wer spielt wen
inv-new-joined = Wer zwei Mächte führt, spielt jede, wenn ihre Nationen an der Reihe sind; ihre Punkte werden addiert, ebenso das, was sie erreichen sollen.
inv-new-about-danube_376 = Die Goten gehen über die Donau, hinter ihnen die Hunnen: eine Runde Krieg, keine Karten.
inv-new-about-adrianople = Drei Runden im Osten mit allem außer dem Westen.
inv-new-about-attila = Runden 4 bis 6: die Hunnen auf ihrer Höhe.
inv-new-about-justinian = Runden 7 bis 9: Der Westen ist dahin, der Osten kommt zurück.
inv-new-about-scenario_350 = Alle zwölf Runden, alle Nationen, das ganze Brett.
inv-new-combat = Schlachtregeln
inv-new-basic = Grundregeln
inv-new-basic-about = Würfel mit Schwertern; jeder Treffer ist sofort zu sehen.
inv-new-advanced = Erweiterte Regeln
inv-new-advanced-about = Zwei Würfel und eine Tabelle; Gelände und Truppenarten zählen mehr.
inv-new-rulings = Andere Lesarten der Regeln{ $count ->
    [0] {""}
   *[other] {" "}({ $count } gewählt)
}
inv-new-rulings-about = Wo das Regelheft schweigt oder sich widerspricht, haben wir entschieden; hier nimmt ein Tisch die andere Lesart.
inv-new-ruling-reroll_order = Neu gewürfelt wird erst vom Angreifer, so oft er darf, dann vom Verteidiger
inv-new-ruling-interception_ambush = In einer Schlacht nach einem Abfangen darf nur der Verteidiger einen Hinterhalt legen
inv-new-ruling-advanced_archery_rerolls = Erweiterte Regeln: Im Fernkampf wird nicht neu gewürfelt
inv-new-ruling-hostility_declared_by = Nur die Nation, die nicht aktiv ist, erklärt Feindschaft
inv-new-ruling-leader_bonus = Die Stapelboni mehrerer Anführer werden addiert
inv-new-ruling-campaign_free_move = Ein freier Marsch vor jedem Feldzug, nicht nur vor dem ersten eines Anführers
inv-new-ruling-migration_campaigns = Keine Feldzüge nach einer Wanderung
inv-new-ruling-horde_submits_when_defending = Eine verteidigende Horde unterwirft sich nur, wenn sie getroffen wird
inv-new-ruling-siege_decline_of = Bei einer Belagerung zählt der Niedergang des Belagerers, nicht der des Belagerten
inv-new-ruling-alliance_slot = Verbündete handeln an der früheren ihrer beiden Stellen
inv-new-ruling-amphibious_ignores_sea_risk = Amphibische Einheiten missachten die Gefahren der See überall
inv-new-ruling-red_swords_at_sea = Rote Schwerter treffen zur See
inv-new-ruling-fleet_range_counts_port_zone_as = Die Seezone des Hafens zählt bei der Reichweite einer Flotte nicht mit
inv-new-ruling-inactive_may_intercept = Inaktive Nationen dürfen abfangen
inv-new-ruling-zero_value_trade = Seezonen mit dem Wert 0 bringen keinen Handel
inv-new-ruling-raid_counts_limes = Ein Limes zählt nie gegen einen Überfall
inv-new-ruling-capital_provinces_counted = Ob sich ein Königreich unterwirft, wird nach dem Fall der Hauptstadt gezählt
inv-new-ruling-vassal_vp = Nur die Ziele eines Vasallen werden halbiert, nicht alle seine Siegpunkte
inv-new-ruling-inactive_barbarians_grow = Inaktive Barbaren erhalten keine Verstärkungen
inv-new-ruling-reinforcement_gap = Eine Lücke zwischen zwei Verstärkungen der Zeitleiste bringt eine Einheit
inv-new-ruling-side_changing = Alle Söldner dürfen die Seite wechseln
inv-new-ruling-diplomacy_hands = Diplomatiekarten werden offen gehalten
inv-new-ruling-roman_treasury_share = Nur der Schatz von Byzanz wird mit dem Alter gekürzt, nicht der Roms
