### Tafeln von Era of Tribes: Fortschritt, Karten, Summen, Schlachten, Angebote, das Ende (Deutsch).

era-you = du
era-coins = { $number } T
era-back-to-map = Zurück zur Karte

## Summen

era-sum-seats = Wessen Summe
era-sum-total = Summe
era-sum-nothing = Noch zählt nichts.
era-sum-others = Andere Summen
era-sum-growth-more = Jeder Anführer auf Expansion bringt 2 dazu, jedes Luxusgut 1.
era-sum-growth-unused = { $morale ->
    [0] Ungenutztes Wachstum bringt 1 Moral je 3; { $growth } brächten nichts.
   *[other] Ungenutztes Wachstum bringt 1 Moral je 3: { $growth } brächten { $morale }.
}

## Das Rad

era-progress = Fortschritt
era-wheel = Rad des Fortschritts
era-wheel-first = +1 EP
era-wheel-ends = { $number } = Ende
era-wheel-spoke = { $field }, Stufe { $level }. { $state ->
    [top] Es gibt keine weitere Stufe.
    [dear] Die nächste Stufe kostet { $price } Taler, das ist zu teuer.
    [chosen] Die nächste Stufe kostet { $price } Taler und ist gewählt.
   *[affordable] Die nächste Stufe kostet { $price } Taler.
} { $missing ->
    [0] { "" }
    [one] Ein Seitenzweig fehlt.
   *[other] { $missing } Seitenzweige fehlen.
} { $first ->
    [true] Du wärst zuerst da: 1 Einflusspunkt.
   *[false] { "" }
}
era-legend-affordable = bezahlbar
era-legend-dear = zu teuer
era-legend-first = zuerst da: +1 EP
era-legend-pioneer = Pionier
era-legend-missing = Zweig fehlt
era-choose-field = Wähle ein Feld des Rads: Hier steht, was es dich jetzt kostet und was es bringt.
era-chosen-top = Du hast die letzte Stufe dieses Felds erreicht.
era-chosen-branch = Seitenzweig { $field } { $level }
era-chosen-pay = Du zahlst
era-chosen-gain = Du bekommst
era-chosen-first = Zuerst hier: +1 Einflusspunkt ({ $from } → { $to })
era-chosen-count = Fortschritte { $from } → { $to }
era-chosen-pioneers = Pioniere: { $names }
era-chosen-missing = Fehlender Seitenzweig: { $fields }
era-buy = { $free ->
    [true] Mit { $field } beginnen
   *[false] { $field } { $level } kaufen
}
era-buy-sub = { $price } T{ $first ->
    [true] , +1 EP
   *[false] { "" }
}

## Epochen

era-epochs = Epochen
era-epoch-ends = Ende
era-need-luxuries = von { $needed } Luxusgütern
era-need-cities = von { $needed ->
    [one] 1 Stadt
   *[other] { $needed } Städten
}
era-need-progresses = von { $needed } Fortschritten
era-need-met = erfüllt
era-epoch-verdict = { $possible ->
    [true] { $met } von 3: Eine Revolution ist möglich ({ $epoch }).
   *[false] { $met } von 3; nötig sind { $needs } ({ $epoch }).
}
era-epoch-reward = { $first ->
    [true] Wer zuerst kommt, erhält 2 Einflusspunkte und wertet eine offene Karte.
   *[false] Du erhältst 1 Einflusspunkt.
}

## Einflusskarten

era-cards = Einflusskarten
era-cards-now = wenn jetzt gewertet
era-open-cards = Offene Karten
era-card-only-you = Nur du siehst sie.
era-card-rank = { $seat }: { $value }{ $pays ->
    [0] { "" }
   *[other] , bekäme { $pays }
}

## Schlachten

era-barbarians = die Barbaren
era-barbarians-alone = Barbaren
era-battle = Schlacht: { $place }
era-battle-intro = { $landing ->
    [true] { $attacker } ist von See gelandet: { $place }.
   *[false] { $attacker } greift an: { $place }.
} { $rounds ->
    [0] Noch ist kein Würfel gefallen.
    [one] Eine Runde ist gekämpft.
   *[other] { $rounds } Runden sind gekämpft.
}
era-battle-no-retreat = Es gibt keinen Rückzug.
era-battle-map = Karte ansehen
era-battle-side = { $you ->
    [true] { $role ->
        [attacker] Du greifst an
       *[defender] Du verteidigst
    }
   *[false] { $role ->
        [attacker] { $seat }: Angriff
       *[defender] { $seat }: Verteidigung
    }
}
era-battle-units = { $number ->
    [one] insgesamt 1 Einheit
   *[other] insgesamt { $number } Einheiten
}
era-battle-sum = { $number } Einheiten: Summe öffnen
era-battle-nobody = Hier kämpft niemand.
era-unit-fell = gefallen
era-unit-next = fällt als Nächste
era-unit-last = fällt zuletzt
era-reason-mountain = Gebirge
era-reason-landing = Landung
era-reason-battlefield = Schlachtfeld
era-reason-city = Stadt
era-reason-stage = Stufe
era-marker-sword = greift an, fest
era-marker-shield = verteidigt, fest
era-marker-fist = Einheiten { $mine } : { $theirs }{ $tie ->
    [true] , Gleichstand
   *[false] { "" }
}
era-marker-fist-dealt = anfangs mehr Einheiten
era-marker-mask = Moral { $mine } : { $theirs }{ $tie ->
    [true] , Gleichstand
   *[false] { "" }
}
era-marker-catapult = { $sea ->
    [true] Mechanik + Seefahrt
   *[false] Mechanik
} { $mine } : { $theirs }{ $tie ->
    [true] , Gleichstand
   *[false] { "" }
}
era-marker-holder = { $side ->
    [attacker] beim Angreifer
   *[defender] beim Verteidiger
}
era-battle-round = Runde { $number }
era-battle-rounds = Bisherige Runden
era-battle-hits = Treffer
era-battle-left = { $you ->
    [true] { $role ->
        [attacker] Du gewinnst mit so vielen Einheiten
       *[defender] Du hältst mit so vielen Einheiten
    }
   *[false] { $role ->
        [attacker] { $seat }: Sieg mit so vielen Einheiten
       *[defender] { $seat }: Gehalten mit so vielen Einheiten
    }
}
era-battle-left-one = { $number } übrig: { $chance } Prozent
era-battle-alone = Wenn niemand etwas nachschickt:
era-battle-two-hits = Jeder Wurf bringt zwei Treffer, je Würfel einen, bei dem, der den gezeigten Marker nicht hält.
era-battle-odds = { $attacker } gewinnt mit { $wins } Prozent, { $defender } mit { $holds }, niemand bleibt mit { $draw }.
era-battle-draw = Patt
era-battle-you = Du
era-battle-waiting = { $seat } entscheidet.
era-stakes-attacker = Wenn { $attacker } gewinnt: { $stakes ->
    [sea] Das Meer wechselt den Besitzer.
    [village] Provinz und Dorfplättchen sind gewonnen.
    [city] Die Stadt ist fort, −1 EP für den Verlierer; +1 EP und −3 Moral für den Sieger.
   *[province] Die Provinz wechselt den Besitzer, −1 Moral für den Sieger.
} Der Triumphzug rückt vor.
era-stakes-draw = Patt: { $stakes ->
    [sea] Das Meer ist leer.
    [village] Das Dorf verlässt das Spiel.
   *[other] { $place } gehört niemandem.
}
era-stakes-defender = Wenn die Verteidigung hält: Alles bleibt, wie es ist{ $stakes ->
    [village] .
   *[other] { "" }, und der Triumphzug von { $defender } rückt vor.
}
era-reserve-chance = du { $chance } %
era-reserve-unit = Schicken: { $unit }
era-reserve-mercenary = Söldner +1
era-reserve-village = dein Dorf „{ $village }“ ist verbraucht · { $chance }
era-reserve-ask = { $seat } um Armeen bitten
era-reserve-price = { $price } T je Armee · mit einer { $chance }
era-reserve-lend = { $number ->
    [0] { $seat } gewinnt mit { $chance } %
   *[other] du bekommst { $thalers } T; { $seat } gewinnt mit { $chance } %
}
era-reserve-lose = fällt jetzt
era-reserve-send = { $number ->
    [0] Nichts schicken
   *[other] Diese Einheiten schicken
}
era-reserve-roll = { $number ->
    [0] Ohne weitere Einheiten würfeln
   *[other] Mit diesen Einheiten würfeln
}
era-reserve-then = dann werden die Marker verteilt, kein Zurück
era-reserve-dice = beide Würfel fallen, kein Zurück
era-result = Nach der Schlacht: { $place }
era-result-verdict = { $result ->
    [attacker] { $attacker } hat gegen { $defender } gewonnen.
    [defender] { $barbarians ->
        [true] Die Barbaren haben gegen { $attacker } gehalten.
       *[false] { $defender } hat gegen { $attacker } gehalten.
    }
   *[draw] Niemand ist übrig: { $attacker } und { $defender } haben einander vernichtet.
}
era-result-losses = { $barbarians ->
    [true] Verluste der Barbaren
   *[false] Verluste von { $seat }
}
era-result-none = keine
era-result-changes = Was sich geändert hat
era-result-nothing = Sonst nichts.
era-result-on = Weiter

## Angebote und Fragen

era-question-map = Karte ansehen
era-question-place = { $place } zeigen
era-question-order = Jedes Mal dieselbe Antwort? Lass sie automatisch geben: { $order }.
era-answer-nothing = Nichts ändert sich.
era-answer-final = kein Zurück
era-answer-asks = fragt den anderen Spieler
era-answer-price = { $forced ->
    [true] Mit Zwang: { $thalers } Taler für { $seat }, und 3 deiner Verträge gehen an die Bank.
   *[false] { $thalers } Taler für { $seat }; eine Absage ist möglich.
}
era-answer-asked = { $seat } kann ablehnen.
era-answer-forced = { $seat } wird nicht gefragt; 3 deiner Verträge gehen an die Bank.
era-answer-odds = Du gewinnst mit { $chance } %.
era-card-choose = „{ $card }“ wählen
era-effect-influence = { $by } Einfluss
era-effect-morale = { $by } Moral
era-effect-thalers = { $by } T
era-effect-treaties = { $by } { $number ->
    [one] Vertrag
   *[other] Verträge
}
era-effect-food = { $by } Nahrung
era-effect-leaders = { $by } { $number ->
    [one] Anführer
   *[other] Anführer
}
era-effect-vassals = { $by } { $number ->
    [one] freier Vasall
   *[other] freie Vasallen
}
era-effect-armies = { $by } { $number ->
    [one] Armee
   *[other] Armeen
}
era-effect-cities = { $by } { $number ->
    [one] Stadt
   *[other] Städte
}
era-effect-provinces = { $by } { $number ->
    [one] Provinz
   *[other] Provinzen
}
era-effect-luxuries = { $by } { $number ->
    [one] Luxusgut
   *[other] Luxusgüter
}
era-effect-trade = { $by } Handelswert

order-sea_battles = Kämpfen, wenn Flotten sich treffen
order-sales = Provinzen verkaufen
order-alliances = Bündnisse schließen oder lösen
order-loans = Verbündeten Armeen leihen
order-reinforcements = Vor einem Wurf Söldner und Verbündete schicken
order-expulsions = Handelsposten eines Angreifers ausweisen

## Das Ende

era-final = { $alone ->
    [true] Deine Partie ist zu Ende
   *[false] { $count ->
        [one] { $players } hat gewonnen
       *[other] { $players } haben gemeinsam gewonnen
    }
}
era-final-cause = { $cause ->
    [epoch] Die letzte Epoche wurde erreicht.
    [provinces] Jemand hatte genug Landprovinzen.
    [progresses] Jemand hatte genug Fortschritte.
    [influence] Jemand hatte genug Einflusspunkte.
    [triumph] Jemand hat den eigenen Triumphzug erreicht.
    [homes] Die letzte Heimat eines Volks wurde erobert.
   *[rounds] Die letzte Runde war vorbei.
}
era-final-best = { $points } Punkte; dein Bestwert auf diesem Ausschnitt: { $best }.
era-final-line = Zeile
era-final-influence = Einflusspunkte
era-final-personal = Persönliche Karte
era-final-open = Offene Karten
era-final-morale = Moral
era-final-villages = Dörfer
era-final-hunger = Hunger
era-final-total = Punkte
era-final-provinces = Landprovinzen (bei Gleichstand)
era-final-thalers = Taler (danach)
era-final-on-plate = auf dem Teller
era-final-beside = neben dem Tableau
era-final-bonus = für eine Endbedingung
era-final-board = Tisch ansehen

## Ein neuer Tisch

era-new-section = Kartenausschnitt
era-new-long = Lange Partie
era-new-minutes = Mit { $players ->
    [one] 1 Person
   *[other] { $players } Personen
} etwa { $rounds } Runden, { $least } bis { $most } Minuten.
era-new-lot = Los
era-new-lot-about = einer, der für so viele gedacht ist
era-new-fits = gedacht für { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
era-new-roomy = für andere Zahlen gedacht
era-new-peoples = { $count } Völker
era-new-length = { $rounds } Runden, { $least }–{ $most } min
era-new-best = dein Bestwert allein: { $points }
era-new-map = Karte des Ausschnitts: { $section }
era-new-people = Völker
era-new-people-lot = durch Los verteilt
era-new-people-open = im Spiel gewählt

## In Worten

era-text-actions = Was du tun darfst
era-text-players = Spieler in Zugfolge
era-text-player = Spieler
era-text-influence = Einfluss
era-text-procession = Triumphzug
era-text-morale = Moral
era-text-next = Moral nächste Runde
era-text-thalers = Taler
era-text-treaties = Verträge
era-text-food = Nahrung
era-text-leaders = Anführer bereit
era-text-provinces = Provinzen
era-text-cities = Städte
era-text-progresses = Fortschritte
era-text-passed = (hat gepasst)
era-text-field = { $top ->
    [true] { $field }: Stufe { $level }, die letzte
   *[false] { $field }: Stufe { $level }, die nächste kostet { $price } Taler
}
era-text-free = Niemandes Land
era-text-seas = Meere
era-text-empty = keine Flotte
era-text-fish = Fisch
era-text-beside = Daneben: { $places }
era-text-land = { $terrain }; { $village ->
    [true] ein Barbarendorf
   *[false] { $pieces ->
        [0] kein Vasall
        [one] 1 Vasall
       *[other] { $pieces } Vasallen
    }
}{ $city ->
    [true] , eine Stadt
   *[false] { "" }
}{ $food ->
    [0] { "" }
   *[other] ; Nahrung { $food }
}{ $good ->
    [none] { "" }
   *[other] ; { $good }
}{ $post ->
    [none] { "" }
   *[other] ; Handelsposten von { $post }
}{ $battlefield ->
    [0] { "" }
   *[other] ; Schlachtfeld +{ $battlefield }
}
