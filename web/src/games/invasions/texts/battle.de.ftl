### Schlachten, Belagerungen und Seeschlachten von Invasions (Deutsch).
### $number mit Vorzeichen; $own, $enemy, $dice, $combat, $rerolls, $elite und $damaged Zahlen.

inv-fight-map = Zur Karte
inv-fight-steps = Schritte des Kampfes
inv-fight-waiting = { $seat } entscheidet.
inv-fight-ground = { $ground ->
    [land-hit] Offenes Gelände: rote Schwerter treffen.
    [land-miss] Raues Gelände: rote Schwerter verfehlen.
    [sea-hit] Nach den Regeln dieses Tisches treffen rote Schwerter auch auf See.
   *[sea-miss] Auf See verfehlen rote Schwerter.
}
inv-fight-choices = Deine Wahl
inv-fight-attacker = greifen an
inv-fight-defender = verteidigen
inv-fight-led = { $leader ->
    [none] ohne Befehlshaber
   *[other] { $leader } ★{ $combat }
}{ $rerolls ->
    [0] { "" }
    [one] , noch 1 Neuwurf
   *[other] , noch { $rerolls } Neuwürfe
}
inv-fight-fell = gefallen
inv-fight-unit = { $elite ->
    [0] 1 Treffer
    [1] ◆ 2 Treffer
   *[other] ◆◆ 2 Treffer
}{ $damaged ->
    [0] { "" }
   *[other] , { $damaged } beschädigt
}
inv-fight-advantage-cavalry = Kavallerie { $own } : { $enemy }
inv-fight-advantage-heavy = Schwere { $own } : { $enemy }
inv-fight-pool = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
inv-fight-expected = Treffer, erwartet { $hits }
inv-fight-thrown = zwei Würfel { $thrown }, Modifikatoren { $bonus }
inv-fight-unthrown = noch nicht geworfen
inv-fight-odds = Angreifer siegt { $attacker } %, Verteidiger { $defender } %
inv-fight-gain = im Schnitt { $hits } Treffer
inv-fight-siege = { $chance } % je Wurf, ab { $needed }
inv-fight-losses = Deine Verluste
inv-fight-wish-few = Wenige verlieren
inv-fight-wish-elites = Eliten schonen
inv-fight-wish-hand = Von Hand
inv-fight-take-all = Alle Treffer wie vorgeschlagen
inv-fight-proposed = Vorschlag

## Schritte

inv-step-advantages = Vorteile
inv-step-archery = Fernkampf
inv-step-pools = Würfelvorrat
inv-step-trades = Tausch
inv-step-melee = Nahkampf
inv-step-rerolls = Neuwürfe
inv-step-losses = Verluste
inv-step-victory = Sieg
inv-step-leaders = Anführer
inv-step-recovery = Erholung
inv-step-retreat = Rückzug
inv-step-choice = Belagern?
inv-step-assault = Sturm
inv-step-roll = Wurf
inv-step-conquest = Einnahme

## Woraus ein Vorrat besteht

inv-term-units = Einheiten { $number }
inv-term-fleets = Flotten { $number }
inv-term-marsh = Marsch { $number }
inv-term-crossing = Übergang { $number }
inv-term-forest = Wald { $number }
inv-term-barbarians = Barbaren daheim { $number }
inv-term-city = befestigte Stadt { $number }
inv-term-limes = Limes { $number }
inv-term-horde = Horde { $number }
inv-term-elites = Eliten: schwarz { $number }
inv-term-cavalry = Kavallerie: schwarz { $number }
inv-term-empire = Imperium gegen Barbaren: schwarz { $number }
inv-term-nomads = Nomaden in der Steppe: schwarz { $number }
inv-term-imperial_city = Stadt des Imperiums: schwarz { $number }
inv-term-enemy_heavy = schwere Gegner: schwarz { $number }
inv-term-traded_white = durch Tausch oder Karte: weiß { $number }
inv-term-traded_black = durch Tausch oder Karte: schwarz { $number }
inv-reason-units = Einheit
inv-reason-fleets = Flotte
inv-reason-barbarians = Barbaren
inv-reason-city = Stadt
inv-reason-limes = Limes
inv-reason-horde = Horde
inv-reason-elites = Eliten
inv-reason-cavalry = Kavallerie
inv-reason-empire = Imperium
inv-reason-nomads = Nomaden
inv-reason-imperial_city = Stadt
inv-reason-traded_white = Tausch
inv-reason-traded_black = Tausch

## Belagerung

inv-siege-siege = Belagerung
inv-siege-assault = Sturmangriff
inv-siege-needed = je Wurf, ab { $needed } auf dem D10
inv-siege-term-assault = Sturm { $number }
inv-siege-term-civilized = zivilisiert { $number }
inv-siege-term-nomads = Nomaden { $number }
inv-siege-term-decline = Niedergang { $number }
inv-siege-term-walls = Mauern { $number }
inv-siege-term-unfortified = unbefestigt { $number }
inv-siege-term-fleet = Flotte im Hafen { $number }
inv-siege-term-event = Ereignis { $number }

## Reaktionen

inv-react-title = Reaktion
inv-react-enters = Es rücken ein: { $who }.
inv-react-map = Zur Karte
inv-react-roll = ab { $needed }
inv-react-intercept = Abfangen
inv-react-flee = Fliehen
inv-react-from = aus { $place }
inv-react-to = zuerst nach { $place }
inv-react-wins = kommt sie, siegst du mit { $chance } %
inv-react-term-leader = Anführer { $number }
inv-react-term-empire = Imperium { $number }
inv-react-term-capital = eigene Hauptstadt { $number }
inv-react-term-route = Weg { $number }
inv-react-term-city = befestigte Stadt { $number }
inv-react-term-twice = doppelt so viele { $number }
inv-react-term-cavalry = weniger Kavallerie { $number }
inv-react-term-crossing = Fluss, Kamm oder Meerenge { $number }
