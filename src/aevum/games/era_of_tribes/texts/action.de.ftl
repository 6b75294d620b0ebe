### Era of Tribes - Beschriftung der Aktionen, Namen und Titel (Deutsch).
### $province, $sea, $place, $from, $to, $people, $card, $village, $field, $good, $unit, $action,
### $diplomacy, $section, $red and $green are names, $seat and $start name a seat; $steps and $knots
### are movement points, $amount and $pip numbers; $source_id and $coin_id are ids.

action-section = Den Ausschnitt { $section } spielen
action-order = { $seat } kommt als Nächstes in der Reihenfolge
action-card = Die Karte „{ $card }“ ziehen
action-village = Das Barbarendorf „{ $village }“ ziehen
action-roll = { $red } und { $green } würfeln
action-die = Eine { $pip } würfeln
action-lot = Das Los fällt auf die { $people }
action-keep = Die Karte „{ $card }“ behalten
action-people = Die { $people } spielen
action-start = Mit einem Fortschritt in { $field } beginnen
action-free_fleet = { $source_id ->
    [slot] Kostenlose Flotte mit einem Vasallen einer ungebauten Stadt: { $sea }
   *[pool] Kostenlose Flotte: { $sea }
}
action-free_army = { $source_id ->
    [slot] Einen Vasallen einer ungebauten Stadt als kostenlose Armee nehmen
   *[pool] Die kostenlose Armee nehmen
}
action-forgo = Darauf verzichten
action-allot = Für den Krieg beiseitelegen: { $amount }
action-position = Platz { $amount } in der Reihenfolge nehmen
action-act = { $action } wählen
action-invent = Fortschritt zum halben Preis, aus einem Barbarendorf
action-use = Das Barbarendorf „{ $village }“ benutzen
action-pass = Passen
action-leaders = Anführer: { $amount }
action-luxury = { $good } dazulegen
action-done = Fertig
action-drop = Einen Vasallen zurücknehmen: { $province }
action-drop_fleet = Eine Flotte zurücknehmen: { $sea }
action-drop_post = Den Handelsposten zurücknehmen: { $province }
action-grow = Neuer Vasall: { $province }
action-from_slot = Einen Vasallen aus einer ungebauten Stadt nehmen
action-fleet = Flotte: { $from } → { $to }
action-army = Armee aus { $province }
action-post = Händler aus { $province }
action-host = Handelsposten in der Stadt: { $province }
action-pay = { $coin_id ->
    [treaty] Mit einem Vertrag zahlen
   *[thaler] Mit einem Taler zahlen
}
action-move = Vasall: { $from } → { $to } ({ $steps } BP)
action-horse = Einem Vasallen ein Pferd geben: { $province }
action-embark = Einen Vasallen einschiffen: { $from } → { $to } ({ $steps } BP)
action-bridge = Weiter über { $sea }
action-ashore = An Land gehen: { $province }
action-sail = Segeln: { $from } → { $to } ({ $knots } BP)
action-land = Landen: { $from } → { $to } ({ $knots } BP)
action-plunder = { $to } plündern, von { $from } aus ({ $knots } BP)
action-fight = Kämpfen
action-peace = Frieden halten
action-challenge = { $seat } herausfordern: { $sea }
action-expel = Den Handelsposten ausweisen: { $province }
action-found = Eine Stadt gründen: { $province }
action-battle = Den Kampf austragen: { $place }
action-commit = In den Kampf schicken: { $unit }
action-hire = Das Barbarendorf „{ $village }“ als Söldner anwerben
action-ask = { $seat } um Armeen bitten
action-lend = Armeen leihen: { $amount }
action-lose = Verlieren: { $unit }
action-lose_ally = Eine Armee von { $seat } verlieren
action-city = Eine eigene Stadt hinsetzen
action-no_city = Keine Stadt
action-stow = Das Barbarendorf verdeckt behalten
action-progress = Fortschritt in { $field }
action-diplomacy = Diplomatie: { $diplomacy }
action-buy = Den Kauf anbieten: { $province }
action-seize = Den Kauf erzwingen: { $province }
action-ally = { $seat } eine Allianz anbieten
action-bind = { $seat } eine Allianz aufzwingen
action-part = { $seat } das Ende der Allianz anbieten
action-sever = Die Allianz mit { $seat } mit Zwang beenden
action-consent = Zustimmen
action-decline = Ablehnen
action-score = „{ $card }“ werten

## Names

source-pool = freie Vasallen
source-slot = ungebaute Stadt
coin-thaler = ein Taler
coin-treaty = ein Vertrag
side-attacker = Angreifer
side-defender = Verteidiger
result-attacker = Sieg des Angreifers
result-defender = Sieg des Verteidigers
result-draw = Unentschieden
offer-buy = Kauf einer Provinz
offer-ally = Allianz
offer-part = Ende der Allianz
category-influence = Einflusspunkte
category-personal = persönliche Karte
category-open = offene Karten
category-morale = Moral
category-villages = Barbarendörfer
category-hunger = Hunger
knots-1p = 1, hat geplündert
knots-2p = 2, hat geplündert
knots-3p = 3, hat geplündert
knots-4p = 4, hat geplündert
knots-5p = 5, hat geplündert
knots-6p = 6, hat geplündert
knots-7p = 7, hat geplündert
knots-8p = 8, hat geplündert
knots-9p = 9, hat geplündert
knots-10p = 10, hat geplündert
knots-11p = 11, hat geplündert
knots-12p = 12, hat geplündert

## Titles

title-game = Era of Tribes
title-phase-draw-section = Ausschnitt
title-phase-draw-order = Reihenfolge der Spieler
title-phase-draw-card = Einflusskarte ziehen
title-phase-draw-village = Barbarendorf ziehen
title-phase-dice = Würfel
title-phase-raid = Plünderung
title-phase-draw-people = Völker auslosen
title-phase-keep-card = Persönliche Karte
title-phase-choose-people = Völker wählen
title-phase-free-progress = Erster Fortschritt
title-phase-free-fleet = Kostenlose Flotte
title-phase-free-army = Kostenlose Armee
title-phase-allot = Güter für den Krieg
title-phase-position = Zugreihenfolge
title-phase-choose-action = Aktion
title-phase-leaders = Anführer
title-phase-luxuries = Luxusgüter
title-phase-shrink = Schrumpfen
title-phase-grow = Wachstum
title-phase-convert = Umwandlungen
title-phase-host = Handelsposten
title-phase-toll = Bezahlung des Handelspostens
title-phase-move = Bewegung
title-phase-aboard = Überfahrt
title-phase-parley = Auf See
title-phase-challenge = Herausforderung auf See
title-phase-expulsion = Ausweisung
title-phase-found = Städte gründen
title-phase-next-battle = Kämpfe
title-phase-commit = Aufstellung
title-phase-lend = Verbündete Armeen
title-phase-reinforce = Verstärkung
title-phase-casualty = Verluste
title-phase-take-city = Stadt
title-phase-village-won = Barbarendorf
title-phase-half-progress = Fortschritt zum halben Preis
title-phase-diplomacy = Diplomatie
title-phase-bonus = Bonusaktion
title-phase-consent = Angebot
title-phase-progress = Fortschritt
title-phase-score-card = Einflusskarte
