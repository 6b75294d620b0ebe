### Das Spielfeld von Rising Cultures (Deutsch).

## Was es gibt

cultures-wood = Holz
cultures-brick = Ziegel
cultures-stone = Stein
cultures-gold = Gold
cultures-coins = Münzen
cultures-sword = Schwerter
cultures-horse = Pferde
cultures-shield = Schilde
cultures-symbol-any = Beliebige Symbole
cultures-or = { " oder " }
cultures-limit = Münzlimit am Rundenende
cultures-points = { $points } SP
cultures-round = Runde { $round } von { $rounds }
cultures-marker = Marker
cultures-progress = Fortschritt
cultures-military = Militär
cultures-deck = Deck
cultures-discard = Ablagestapel
cultures-discard-empty = Noch keine Karte abgeworfen.
cultures-won = Gewonnene Provinzen
cultures-covered = überdeckt, zählt nicht mehr
cultures-covered-count = { $count ->
    [one] 1 Herrscher überdeckt
   *[other] { $count } Herrscher überdeckt
}
cultures-nation-rome = Rom
cultures-nation-persia = Persien
cultures-nation-abbasids = Abbasiden
cultures-nation-egypt = Ägypten
cultures-not-laid = Der Tisch wird gedeckt: Provinzen, Völker und Marker werden ausgelost.
cultures-unit = { $kind ->
    [wood] { $number } Holz
    [brick] { $number } Ziegel
    [stone] { $number } Stein
    [gold] { $number } Gold
   *[coin] { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    }
}

## Tableaus

cultures-mat = { $player }: { $nation }
cultures-text-actions = Was du tun darfst
cultures-whole = Ganz zeigen
cultures-totals-of = Was { $player } hat
cultures-side-display = Gebäude und Personen
cultures-side-display-empty = Noch nichts gebaut
cultures-side-progress = Fortschrittsbereich: Stufe { $reached } von { $stages }
cultures-side-military = Militärbereich: { $cards } von { $bars } Balken
cultures-side-resource = Ressourcenbereich: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
cultures-side-resource-empty = Keine Ressourcenkarte
cultures-lowest = Unterste Ressourcenkarte: Sie steigt als nächste auf.
cultures-stage = Stufe { $stage }, { $state ->
    [reached] erreicht:
    [would] würde erreicht:
   *[open] noch nicht erreicht:
}
cultures-stage-name = Stufe { $stage }
cultures-bar-name = Roter Balken { $bar }
cultures-stage-empty = Dort ist kein Effekt aufgedruckt.
cultures-bar-print = Aufgedruckt: { $symbol }, { $state ->
    [on] zählt.
   *[off] zählt, sobald hier eine Karte liegt.
}
cultures-price-next = Wird beim Gewinn einer Provinz abgegeben
cultures-nile-title = Nil
cultures-nile = Nil: Pegel { $flood }, zustehende Münzen: { $coins }
cultures-nile-space = Feld von { $player }, { $state ->
    [flooded] überflutet
   *[dry] noch nicht überflutet
}
cultures-wisdom-title = Haus der Weisheit
cultures-wisdom = Haus der Weisheit { $filled }/{ $places }
cultures-piles = { $player }: { $deck } im Deck, { $discard } abgeworfen. Stapel ansehen
cultures-piles-title = Stapel von { $player }
cultures-known = { $where ->
    [top] Du weißt, dass obenauf liegt:
   *[bottom] Du weißt, dass darunter liegt:
}
cultures-hand-of = Handkarten
cultures-activate = Nutzen
cultures-activated = genutzt

## Wettläufe

cultures-province-race = Die Provinz dieser Runde
cultures-next-provinces = Die nächsten Provinzen, eigene gegen fremde Stärke
cultures-province-contest = Umkämpft mit
cultures-province-brings = Bringt
cultures-province-plain = nichts als ihre Punkte
cultures-province-end = Am Ende
cultures-sign = Provinzzeichen { $sign }
cultures-leads = { $who ->
    [you] Jetzt würdest du gewinnen.
    [nobody] Niemand hat ein Symbol dafür.
   *[other] Jetzt würde { $player } gewinnen.
}
cultures-ties = { $by ->
    [ability] Bei Gleichstand { $who ->
        [you] gewinnst du
       *[other] gewinnt { $player }
    }, auch ohne Marker.
   *[marker] { $tied ->
        [yes] Gleichstand – der Marker entscheidet:
       *[no] Bei Gleichstand entscheidet der Marker:
    } { $who ->
        [you] Du hast ihn.
       *[other] { $player } hat ihn.
    }
}
cultures-gives-up = Der Gewinn kostet „{ $card }“.
cultures-gives-up-you = Nimmst du sie, gibst du deine unterste Militärkarte ab: „{ $card }“.
cultures-gives-up-none = Sie kostet dich keine Militärkarte.
cultures-marker-race = Wettlauf um den Marker
cultures-progress-of = { $player }: { $reached } Fortschrittskarten
cultures-marker-goes = { $way ->
    [stays] Mehr Fortschritt: Der Marker bleibt bei { $who ->
        [you] dir
       *[other] { $player }
    }.
    [kept] Gleich viel Fortschritt, doch der Marker bleibt bei { $who ->
        [you] dir
       *[other] { $player }
    }.
    [changes] Gleich viel Fortschritt: Der Marker wechselt am Rundenende zu { $who ->
        [you] dir
       *[other] { $player }
    }.
   *[moves] Der Marker geht am Rundenende an { $who ->
        [you] dich
       *[other] { $player }
    }.
}

## Hand und Nutzungen

cultures-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
cultures-hand-empty = Keine Handkarten.
cultures-hand-spectator = Du schaust zu; Handkarten sind verdeckt.
cultures-stays = kommt zurück aufs Deck
cultures-card-spoken = { $card }, { $kind ->
    [building] Gebäude
    [ruler] Herrscher
   *[person] Person
}, kostet { $cost }, { $points } SP. { $text ->
    [none] Keine Fähigkeit.
   *[other] { $text }.
} Militär: { $symbols }. Als Ressource: { $strip }.
cultures-card-tap = { $state ->
    [play] Antippen: ihre vier Nutzungen.
    [start0] Antippen: obere Ressourcenkarte.
    [start1] Antippen: untere Ressourcenkarte.
    [start2] Antippen: kommt unter das Deck.
    [return] Antippen: kommt unter das Deck.
   *[look] Antippen zum Ansehen.
}
cultures-pick = { $state ->
    [start0] Als obere Ressource
    [start1] Als untere Ressource
   *[return] Unter das Deck
}
cultures-actions = Aktionen, die du jetzt nutzen darfst
cultures-uses = Nutzungen von { $card }
cultures-uses-back = Zurück zur Hand
cultures-use-coins = Münzen
cultures-use-military = Militär
cultures-use-resource = Ressource
cultures-use-build = Bauen
cultures-use-not = nicht möglich – warum?
cultures-use-lacks = es fehlt: { $units }
cultures-use-plain = bringt sofort nichts
cultures-change = { $kind ->
    [coins] { $by } { $number ->
        [one] Münze
       *[other] Münzen
    } ({ $from } → { $to })
    [wood] { $by } Holz
    [brick] { $by } Ziegel
    [stone] { $by } Stein
    [gold] { $by } Gold
    [any] { $by } nach Wahl
    [sword] { $by } { $number ->
        [one] Schwert
       *[other] Schwerter
    }
    [horse] { $by } { $number ->
        [one] Pferd
       *[other] Pferde
    }
    [shield] { $by } { $number ->
        [one] Schild
       *[other] Schilde
    }
    [progress] Stufe { $to }
   *[points] { $by } SP
}
cultures-desk-tap = Tippe eine Karte an, um ihre vier Nutzungen zu sehen, oder ziehe sie an eine Seite deines Tableaus.
cultures-desk-actions = Deine Karte ist gespielt. Du darfst noch Aktionen nutzen.
cultures-desk-wait = { $player } ist am Zug.
cultures-desk-round = { $cards ->
    [4] Drei dieser vier Karten spielst du in dieser Runde; die vierte kommt zurück aufs Deck.
    [1] Deine letzte Karte kommt zurück aufs Deck: Du ziehst sie wieder.
    [0] Deine Karten dieser Runde sind gespielt.
   *[other] Von diesen { $cards } Karten spielst du alle bis auf eine; die letzte kommt zurück aufs Deck.
}
cultures-choose = { $node ->
    [peek] Welche Karte bleibt oben auf deinem Deck?
    [ruler] Welcher Herrscher wird überdeckt?
    [option] Welcher Effekt?
   *[target] Welche Karte deines Ablagestapels?
}
cultures-cover-none = Niemanden überdecken: Ein Platz ist frei
cultures-ascend-costs = Die Karte „{ $card }“ verlässt deine Ressourcen: { $units ->
    [none] nichts geht verloren
   *[other] du verlierst { $units }
}.

## Start und Tausch

cultures-start = Deine ersten vier Karten
cultures-start-upper = Obere Ressource
cultures-start-upper-why = bleibt am längsten
cultures-start-lower = Untere Ressource
cultures-start-lower-why = steigt zuerst auf
cultures-start-under = Unter das Deck
cultures-start-under-why = kommt sehr spät wieder
cultures-start-top = Oben auf das Deck
cultures-start-top-why = die übrige Karte
cultures-swaps = Tausch
cultures-swaps-made = { $made } von { $most } bezahlt
cultures-swaps-why = 1 Münze zahlen, 1 Karte ziehen, 1 Karte unter das Deck legen; höchstens zweimal je Runde. { $deck ->
    [one] Im Deck ist noch 1 Karte.
   *[other] Im Deck sind noch { $deck } Karten.
}
cultures-return-why = Wähle die Karte, die unter das Deck kommt; es darf die eben gezogene sein. Im Deck sind dann { $deck } Karten und diese.
cultures-swap-free-short = kostenlos

## Frage

cultures-prompt-round = Runde { $round } von { $rounds }{ $card ->
    [0] .
   *[other] , Karte { $card } von 3.
}
cultures-prompt-start-0 = { $seat }, welche Karte wird deine obere Ressourcenkarte? Was ihre untere linke Ecke zeigt, hast du zum Bauen; die obere Karte bleibt am längsten.
cultures-prompt-start-1 = { $seat }, welche Karte wird deine untere Ressourcenkarte? Sie steigt zuerst auf.
cultures-prompt-start-2 = { $seat }, welche Karte kommt unter dein Deck? Die letzte kommt obenauf.
cultures-prompt-swap = { $seat }, tauschst du eine Karte? { $swaps } von 2 bezahlten Tauschen dieser Runde sind gemacht.
cultures-prompt-return-one = { $seat }, welche Karte kommt unter dein Deck? Die neue ist markiert.
cultures-prompt-return-some = { $seat }, { $number } von { $of }: Welche Karte kommt unter dein Deck? Die neue ist markiert.
cultures-prompt-act = { $seat }, tippe die Karte an, die du spielst.
cultures-prompt-act-actions = { $seat }, tippe die Karte an, die du spielst. Davor oder danach darfst du freigeschaltete Aktionen nutzen.
cultures-prompt-act-card = { $seat }, wie nutzt du „{ $card }“?
cultures-prompt-act-played = { $seat }, deine Karte ist gespielt. Nutze noch eine Aktion oder beende deinen Zug.
cultures-prompt-ascend = { $seat }, steigst du auf Stufe { $stage } auf? { $benefit ->
    [none] Dort ist kein Effekt aufgedruckt.
   *[other] Sie bringt: { $benefit }.
} Deine unterste Ressourcenkarte „{ $lowest }“ wandert nach oben.
cultures-prompt-claim = { $seat }, nimmst du die Provinz { $province }?
cultures-choice-swap_paid = Für 1 Münze tauschen
cultures-choice-swap_free = Kostenlos tauschen
cultures-choice-swap_done = Karten behalten
cultures-choice-ascend = Ja, aufsteigen
cultures-choice-no_ascend = Nein
cultures-choice-contest = Provinz nehmen
cultures-choice-price = kostet „{ $card }“
cultures-choice-rival = Gegenseite: { $changes }
cultures-choice-abstain = Verzichten
cultures-choice-maghreb_discard = Karte vom Ablagestapel
cultures-choice-maghreb_military = Unterste Militärkarte
cultures-choice-end_turn = Zug beenden
cultures-phase-income = Einkommen, Ziehen
cultures-phase-swap = Tausch
cultures-phase-turns = Je drei Karten
cultures-phase-province = Provinz
cultures-phase-marker = Marker und Münzlimit

## Seiten, Summen, Ende

cultures-pages = Seiten des Spielfelds
cultures-page-hand = Hand
cultures-page-race = Wettlauf
cultures-page-mine = Mein Tableau
cultures-page-theirs = Gegenüber
cultures-totals = Siegpunkte, wie sie jetzt stünden
cultures-totals-head = Wäre jetzt Schluss
cultures-sums = Andere Summen
cultures-sum-open = Woher die Zahl kommt
cultures-sum-none = Noch nichts
cultures-line-sum = Summe
cultures-final = Der Wertungsblock
cultures-final-won = { $count ->
    [one] { $player } hat gewonnen
   *[other] Unentschieden: { $player }
}
cultures-final-line = Zeile
cultures-final-carried = Erste Partie
cultures-final-all = Alles zeigen
cultures-final-look = Tableaus ansehen

## Möglichkeiten eines neuen Tisches

cultures-options = Völker
cultures-options-nation = Volk ({ $seat })
cultures-options-lot = Per Los
cultures-options-first = Erster Marker
cultures-options-match = Doppelpartie: zwei Partien mit getauschten Völkern
cultures-options-advice = Für die erste Partie: Rom gegen Persien. Ägypten und die Abbasiden sind vielschichtiger.

## Regeln nach ihrer Art

ui-rule-P = Provinz { $number }
ui-rule-N = Sonderregel { $number }
