### Der Tisch von Era of Tribes: Karte, Leisten, Aktionen und Plan (Deutsch).

era-map = Karte des Ausschnitts
era-page-map = Karte
era-page-people = Volk
era-page-progress = Fortschritt
era-page-rivals = Rivalen
era-page-plan = Plan

era-phase-morale = Moral
era-phase-order = Zugfolge
era-phase-actions = Aktionen
era-phase-auto = Auto-Expansion
era-phase-cleanup = Aufräumen

## Felder der Karte, gesprochen

era-field-vassals = { $city ->
    [yes] Stadt von { $seat }{ $count ->
        [0] { "" }
        [one] { " " }mit 1 Vasallen
       *[other] { " " }mit { $count } Vasallen
    }
   *[no] { $seat }, { $count ->
        [0] kein Vasall
        [one] 1 Vasall
       *[other] { $count } Vasallen
    }
}
era-field-fleets = { $seat }, { $count ->
    [one] 1 Flotte
   *[other] { $count } Flotten
}
era-field-village = Dorf der Barbaren mit { $count } Verteidigern
era-field-post = Handelsposten von { $seat }
era-field-food = Nahrung { $count }
era-field-fish = Fisch { $count }
era-field-battlefield = historisches Schlachtfeld +{ $count }

## Leisten

era-influence = Einfluss
era-influence-said = Einflusspunkte und Triumphzüge aller Spieler; { $ends } Punkte beenden die Partie
era-black = +1 EP
era-red = +3 Moral im Triumph
era-ends-at = { $number }: Ende
era-to-meet = noch { $number }
era-morale = Moral
era-morale-said = Moral { $now }, nach der nächsten Phase 1 { $next }
era-next-round = nächste Runde { $change }
era-ends = Ende
era-ends-before = zählt, sobald alle Steine auf der Karte liegen
era-ends-title = Was die Partie beendet
era-ends-condition = Bedingung
era-ends-limit = Ende bei
era-ends-foot = Wer eine Bedingung zuerst erfüllt, gewinnt 3 Einflusspunkte; die Runde wird zu Ende gespielt.
era-end-influence = Einfluss
era-end-provinces = Provinzen
era-end-progresses = Fortschritte
era-end-epoch = Epoche
era-end-triumph = Triumph
era-end-homes = Heimat verloren
era-end-met = Triumphzug erreicht
era-end-all = alle eines Volkes
era-end-far = noch { $number }

## Aktionen und Besitz

era-actions = Aktionen
era-used = diese Runde benutzt
era-leaders = Anführer
era-goods = Luxusgüter
era-gives-growth = Wachstum { $number }
era-gives-thalers = { $number } T
era-gives-morale = Moral { $number }
era-gives-diplomacy = Verträge, Bündnisse
era-gives-progress = eine Stufe eines Felds
era-gives-revolution = die nächste Epoche
era-holdings = Dein Besitz
era-ready = { $round ->
    [0] Vor der ersten Runde:
   *[other] Runde { $round } · bereit:
}
era-leaders-said = { $ready } von { $all } Anführern bereit{ $ring ->
    [yes] , einer auf dem Ring
   *[no] { "" }
}
era-thalers = Taler
era-treaties = Verträge
era-food = Nahrung
era-hunger = Hunger
era-free-vassals = Freie Vasallen
era-free = { $number } frei
era-armies = Armeen
era-legions = Legionen
era-villages = { $number ->
    [one] 1 verdecktes Dorf
   *[other] { $number } verdeckte Dörfer
}
era-luxuries = Luxusgüter
era-provinces = Provinzen
era-cities = Städte
era-progresses = Fortschritte
era-passed = gepasst
era-of = { $number } von { $ends } EP

## Frage

era-then = Dann { $seat }.
era-prompt-chosen = { $action }{ $leaders ->
    [one] { " " }mit 1 Anführer
   *[other] { " " }mit { $leaders } Anführern
}{ $goods ->
    [0] { "" }
    [one] { " " }und 1 Luxusgut
   *[other] { " " }und { $goods } Luxusgütern
}: { $gives }. { $plan ->
    [yes] Plane auf der Karte; nichts gilt, bevor du bestätigst.
   *[no] Bestätige es, oder wähle ein anderes Feld.
}
era-prompt-action = Expansion: Der Plan beginnt.
era-prompt-grow = Dein Plan, Wachstum: Tippe auf deine Provinzen, um neue Vasallen einzusetzen.
era-prompt-convert = Dein Plan, Umwandlungen: Tippe auf eine Provinz mit einem neuen Vasallen; er wird Flotte, Armee oder Handelsposten.
era-prompt-move = Dein Plan, Züge: Tippe auf einen Vasallen oder eine Flotte, dann auf das Ziel; erleuchtete Felder sind in Reichweite. { $bad ->
    [0] { "" }
    [one] Ein Eintrag der Liste ist nicht möglich und wird ausgelassen.
   *[other] { $bad } Einträge der Liste sind nicht möglich und werden ausgelassen.
}
era-prompt-found = Dein Plan, Städte: Tippe auf eine Provinz, in der du eine Stadt gründest.
era-choice-plan = Expansion planen
era-choice-act = { $action }
era-choice-pass = Passen
era-choice-pass-sub = für diese Runde
era-choice-none = Keines davon
era-choice-onward = Nächster Schritt
era-choice-to-found = Städte gründen
era-choice-restart = Plan von vorn

## Plan

era-plan-grow = Wachstum
era-plan-convert = Umwandlungen
era-plan-move = Züge
era-plan-found = Städte
era-plan-battle = Schlachten
era-plan-after = nach allen Zügen
era-plan-placed = { $placed } von { $growth } gesetzt
era-plan-grow-note = { $pool ->
    [0] Kein freier Vasall ist übrig; einer aus einer ungebauten Stadt kostet 2 Moral.
    [one] 1 freier Vasall ist übrig.
   *[other] { $pool } freie Vasallen sind übrig.
} { $morale ->
    [0] Drei ungenutzte Punkte gäben Moral +1.
   *[other] { $unused } ungenutzte geben Moral +{ $morale }.
}
era-plan-slot = Vasallen einer ungebauten Stadt nehmen
era-plan-convert-note = Tippe auf eine Provinz mit einem neuen Vasallen.
era-plan-move-note = Tippe auf einen Vasallen oder eine Flotte, dann auf das Ziel.
era-plan-found-note = Tippe auf eine Provinz mit drei Vasallen.
era-plan-strike = Streichen: { $row }
era-plan-attack = { $attackers ->
    [one] 1 Angreifer
   *[other] { $attackers } Angreifer
} { $defender ->
    [none] gegen die Barbaren
   *[other] gegen { $defender }
}
era-plan-units = { $own } gegen { $theirs } { $defender ->
    [none] Barbaren
   *[other] von { $defender }
}
era-plan-alone = { $chance } % allein
era-plan-joined = { $chance } %, wenn { $army ->
    [one] 1 Einheit hilft
   *[other] { $army } Einheiten helfen
}
era-plan-confirm = { $battles ->
    [0] Plan bestätigen ({ $count })
    [one] Plan ({ $count }) und Schlacht bestätigen
   *[other] Plan ({ $count }) und { $battles } Schlachten bestätigen
}
era-plan-dice = dann fallen Würfel, kein Zurück
era-plan-asks = dann wird jemand gefragt oder gewürfelt, kein Zurück
era-plan-ends = dann ist der Nächste an der Reihe
era-plan-quiet = noch rücknehmbar
era-row-slot = Aus einer ungebauten Stadt
era-row-army = { $from }: Armee
era-row-found = Stadt: ihre Vasallen werden frei, +1 EP
era-row-horse = reitet: 2 Bewegungspunkte mehr
era-row-bridge = über { $seas }
era-row-via = durch { $via }
era-row-plunder = plündert
era-row-fleet = wird Flotte
era-row-post = wird Handelsposten
era-row-land = landet
era-row-points = { $count } BP
era-change-thalers = Taler
era-change-morale = Moral
era-change-luxuries = Güter
era-change-provinces = Provinzen
era-change-colonies = Kolonien, jede neue −{ $cost } Moral
era-toggle = Auf der Karte zeigen
era-toggle-terrain = Gelände
era-toggle-hexes = Sechseckgebiete
era-toggle-colonies = Kolonien
era-toggle-reach = Reichweite
era-edge = { $count } in Reichweite
era-choosable = Wählbar
era-sum-leaders = Anführer
era-sum-goods = Güter
era-close = Schließen
era-hex = Gebiet { $hex }
era-home = Heimat: { $people }
era-held = gehalten
era-lies = noch frei
era-nobody = Niemand ist hier.
era-points = Punkte { $number }
era-sum-cities = Städte × { $leaders }
era-sum-bread = Brot der Kultur
era-see-wheel = Rad ansehen
