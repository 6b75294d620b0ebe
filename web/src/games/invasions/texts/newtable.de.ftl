### Ein neuer Tisch von Invasions (Deutsch).

inv-new-scenario = Szenario
inv-new-first = damit beginnen
inv-new-length = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, { $least } bis { $most } Minuten
inv-new-players = für { $counts } Spieler
inv-new-seats = Wer spielt wen:
inv-new-about-danube_376 = Die Goten gehen über die Donau, hinter ihnen die Hunnen: eine Runde Krieg, keine Karten.
inv-new-about-adrianople = Drei Züge im Osten mit allem außer dem Westen.
inv-new-about-attila = Züge 4 bis 6: die Hunnen auf ihrer Höhe.
inv-new-about-justinian = Züge 7 bis 9: Der Westen ist dahin, der Osten kommt zurück.
inv-new-about-scenario_350 = Alle zwölf Züge, alle Völker, das ganze Brett.
inv-new-combat = Schlachtregeln
inv-new-basic = Grundregeln
inv-new-basic-about = Würfel mit Schwertern; jeder Treffer ist sofort zu sehen.
inv-new-advanced = Erweiterte Regeln
inv-new-advanced-about = Zwei Würfel und eine Tabelle; Gelände und Truppenarten zählen mehr.
