### Rising Cultures - was Karten, Balken, Stufen, Tableaus und Provinzen bewirken (Deutsch).
### effect-… sagt, was ein Effekt tut, mit seinen Parametern unter den Namen, die sie in den Daten
### haben: $n, $cost, $max, $discount und $delta sind Zahlen, $kind, $source, $to, $filter und $limit
### Ids ($kind_text ist ein Name), $window der Zeitpunkt. $kinds, $effect, $counted und $at_most sind
### vorher gebildete Texte: eine oder mehrere Ressourcen, ein anderer Effekt, was gezählt wird, die
### Höchstzahl. Die übrigen Nachrichten legen Zeitpunkt und Bedingung um einen $effect oder sagen, was
### gezählt wird: jedes, ein einzelnes oder mehrere ($share).

## Wann

when-play = Einmalig: { $effect }
when-income = Einkommen: { $effect }
when-action = { $limit ->
    [game] Aktion (einmal pro Partie): { $effect }
   *[round] Aktion: { $effect }
}
when-event-build = { how-often } beim Bauen: { $effect }
when-event-ascend = { how-often } beim Aufsteigen: { $effect }
when-event-military = { how-often } bei einer Nutzung als Militär: { $effect }
when-event-coins_use = { how-often } bei einer Nutzung für Münzen: { $effect }
when-event-cover = { how-often } beim Überdecken eines Herrschers: { $effect }
when-event-province_won = { $limit ->
    [game] Einmal pro Partie beim Gewinn einer Provinz: { $effect }
   *[round] Beim Gewinn einer Provinz: { $effect }
}
when-event-province_lost = { $limit ->
    [game] Einmal pro Partie, wenn die Gegenseite eine Provinz gewinnt: { $effect }
   *[round] Wenn die Gegenseite eine Provinz gewinnt: { $effect }
}
when-event-round_end = { $limit ->
    [game] Einmal pro Partie am Ende einer Runde: { $effect }
   *[round] Am Ende jeder Runde: { $effect }
}
how-often = { $limit ->
    [game] Einmal pro Partie
   *[round] Einmal pro Runde
}

## Wenn, und wie viel höchstens

if-golden = { $effect }, wenn das Tableau die goldene Seite zeigt
if-marker = { $effect } mit dem Marker
if-at-least = { $effect }, wenn es mindestens { $counted } gibt
if-behind = { $counter ->
    [progress] { $effect }, wenn die Gegenseite mehr Karten im Fortschrittsbereich hat
   *[provinces] { $effect }, wenn die Gegenseite mehr Provinzen hat
}
at-most = { " " }(höchstens { $verb ->
    [coins_per] { some-coins }
    [symbol_per] { some-symbols }
   *[vp_per] { $n } SP
})

## Was

effect-income = { some-coins }
effect-coins = { some-coins }
effect-coins_per = { some-coins } für { $counted }{ $at_most }
effect-resource = +{ $n } { $kind_text }
effect-resource_any = +{ $n } { $kinds } (bei jedem Bau nach Wahl)
effect-temp_resource = +{ $n } { $kind_text } bis zum Ende des Zuges
effect-symbol = +{ some-symbols }
effect-symbol_any = { $n ->
    [one] +1 Symbol, das in jedem Wettstreit zählt
   *[other] +{ $n } Symbole, die in jedem Wettstreit zählen
}
effect-symbol_per = { $kind ->
    [sword] Ein Schwert für { $counted }{ $at_most }
    [horse] Ein Pferd für { $counted }{ $at_most }
   *[shield] Ein Schild für { $counted }{ $at_most }
}
effect-buy_symbol = { coin-cost } für { some-symbols } in dieser Runde
effect-vp = +{ $n } SP
effect-vp_per = { $n } SP für { $counted }{ $at_most }
effect-free_swap = { $n ->
    [one] 1 kostenloser Tausch pro Runde
   *[other] { $n } kostenlose Tausche pro Runde
}
effect-draw = { $n ->
    [one] 1 Karte ziehen, dann eine Handkarte unter das Deck legen
   *[other] eine Karte ziehen, dann eine Handkarte unter das Deck legen, { $n }-mal nacheinander
}
effect-peek = die obersten { $n } Karten des Decks ansehen, eine nach Wahl obenauf lassen und die anderen unter das Deck legen
effect-extra_play = die oberste Karte des Decks aufdecken und sofort spielen
effect-discount = { $filter ->
    [building] Gebäude kosten
    [person] Personen kosten
   *[all] Gebäude und Personen kosten
} { $kind ->
    [any] { $n ->
        [one] 1 Ressource weniger
       *[other] { $n } Ressourcen weniger
    }
   *[other] { $n } { $kind_text } weniger
}
effect-coin_rate = Fehlende Einheiten von { $kinds } kosten nur je eine Münze
effect-coins_use_bonus = { $n ->
    [one] +1 Münze bei jeder Nutzung für Münzen
   *[other] +{ $n } Münzen bei jeder Nutzung für Münzen
}
effect-cover_bonus = { $effect }
effect-ruler_slot = { $n ->
    [one] Platz für 1 weiteren nicht überdeckten Herrscher
   *[other] Platz für { $n } weitere nicht überdeckte Herrscher
}
effect-flip_golden = { coin-cost } zahlen und das Tableau auf die goldene Seite wenden
effect-ascend = { card-from } in den Fortschrittsbereich legen
effect-recover = { $to ->
    [deck_top] eine Karte vom Ablagestapel oben auf das Deck legen
    [deck_bottom] eine Karte vom Ablagestapel unter das Deck legen
    [resource] eine Karte vom Ablagestapel in den Ressourcenbereich legen
    [military] eine Karte vom Ablagestapel in den Militärbereich legen
   *[hand] eine Karte vom Ablagestapel auf die Hand nehmen, dann eine Handkarte unter das Deck legen
}
effect-build_from_discard = { $discount ->
    [0] eine Karte vom Ablagestapel bauen
    [one] eine Karte vom Ablagestapel für 1 Ressource weniger bauen
   *[other] eine Karte vom Ablagestapel für { $discount } Ressourcen weniger bauen
}
effect-keep_military = { $window ->
    [static] { $limit ->
        [game] Einmal pro Partie keine Militärkarte als Preis für eine Provinz
       *[round] Keine Militärkarte als Preis für Provinzen
    }
   *[play] keine Militärkarte als Preis
}
effect-win_ties = Gewinnt bei gleicher Stärke den Wettstreit, auch ohne den Marker
effect-hold_marker = Erhält oder behält den Marker bei Gleichstand in den Fortschrittsbereichen
effect-coin_limit = Münzlimit { $delta }
effect-pay = { coin-cost } zahlen, dann { $effect }
effect-nile_add = je eine Münze auf die eigenen überfluteten leeren Felder des Nils, höchstens { $n }; die Gegenseite nimmt eine Münze für jedes überflutete Feld, das ihr gehört
effect-nile_take = bis zu { $n } zustehende Münzen vom Nil nehmen
effect-flood = den Nilpegel um { $n } anheben; die Gegenseite erhält je Schritt eine Münze
effect-archive = { card-from } archivieren
effect-repeat_stage = den einmaligen Effekt einer erreichten Stufe (bis Stufe { $max }) wiederholen
effect-ascend_or_price = eine Karte vom Ablagestapel in den Fortschrittsbereich legen oder die unterste Militärkarte, statt sie als Preis abzuwerfen

## Teile von Effekten

some-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
coin-cost = { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
}
some-symbols = { $kind ->
    [sword] { $n ->
        [one] 1 Schwert
       *[other] { $n } Schwerter
    }
    [horse] { $n ->
        [one] 1 Pferd
       *[other] { $n } Pferde
    }
   *[shield] { $n ->
        [one] 1 Schild
       *[other] { $n } Schilde
    }
}
card-from = { $source ->
    [resource] die unterste Ressourcenkarte
    [military] die unterste Militärkarte
    [deck_top] die oberste Karte des Decks
   *[discard] eine Karte vom Ablagestapel
}
either = { $others } oder { $last }
every = je { $counted }

## Was gezählt wird

counted-buildings = { $share ->
    [each] jedes Gebäude
    [single] 1 Gebäude
   *[several] { $count } Gebäude
}
counted-persons = { $share ->
    [each] jede nicht überdeckte Person
    [single] 1 nicht überdeckte Person
   *[several] { $count } nicht überdeckte Personen
}
counted-covered = { $share ->
    [each] jeden überdeckten Herrscher
    [single] 1 überdeckten Herrscher
   *[several] { $count } überdeckte Herrscher
}
counted-display = { $share ->
    [each] jede nicht überdeckte Karte in der Auslage
    [single] 1 nicht überdeckte Karte in der Auslage
   *[several] { $count } nicht überdeckte Karten in der Auslage
}
counted-progress = { $share ->
    [each] jede Karte im Fortschrittsbereich
    [single] 1 Karte im Fortschrittsbereich
   *[several] { $count } Karten im Fortschrittsbereich
}
counted-military = { $share ->
    [each] jede Karte im Militärbereich
    [single] 1 Karte im Militärbereich
   *[several] { $count } Karten im Militärbereich
}
counted-symbols = { $share ->
    [each] jedes Symbol
    [single] 1 Symbol
   *[several] { $count } Symbole
}
counted-provinces = { $share ->
    [each] jede Provinz
    [single] 1 Provinz
   *[several] { $count } Provinzen
}
counted-sign_sets = { $share ->
    [each] jeden Satz der Zeichen A, B und C
    [single] 1 Satz der Zeichen A, B und C
   *[several] { $count } Sätze der Zeichen A, B und C
}
counted-coins = { $share ->
    [each] jede Münze
    [single] 1 Münze
   *[several] { $count } Münzen
}
counted-nile_due = { $share ->
    [each] jede zustehende Münze auf dem Nil
    [single] 1 zustehende Münze auf dem Nil
   *[several] { $count } zustehende Münzen auf dem Nil
}
counted-archive = { $share ->
    [each] jede archivierte Karte
    [single] 1 archivierte Karte
   *[several] { $count } archivierte Karten
}
counted-resource_cards = { $share ->
    [each] jede Karte im Ressourcenbereich
    [single] 1 Karte im Ressourcenbereich
   *[several] { $count } Karten im Ressourcenbereich
}
counted-resource_kinds = { $share ->
    [each] jede Art von Ressource
    [single] 1 Art von Ressource
   *[several] { $count } Arten von Ressourcen
}
counted-discard = { $share ->
    [each] jede Karte im Ablagestapel
    [single] 1 Karte im Ablagestapel
   *[several] { $count } Karten im Ablagestapel
}
counted-pm_sets = { $share ->
    [each] jedes Paar aus einer Fortschritts- und einer Militärkarte
    [single] 1 Paar aus einer Fortschritts- und einer Militärkarte
   *[several] { $count } Paare aus je einer Fortschritts- und einer Militärkarte
}
counted-symbol = { $share ->
    [each] { $name_id ->
        [shield] jeden Schild
       *[other] jedes { $name }
    }
    [single] 1 { $name }
   *[several] { $name_id ->
        [sword] { $count } Schwerter
        [horse] { $count } Pferde
       *[shield] { $count } Schilde
    }
}
counted-sign = { $share ->
    [each] jede Provinz mit dem Zeichen { $name }
    [single] 1 Provinz mit dem Zeichen { $name }
   *[several] { $count } Provinzen mit dem Zeichen { $name }
}
counted-resource = { $share ->
    [each] jede Einheit { $name }
    [single] 1 Einheit { $name }
   *[several] { $count } Einheiten { $name }
}
