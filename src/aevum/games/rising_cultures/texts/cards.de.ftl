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
when-event-build = { how-often }, wenn du baust: { $effect }
when-event-ascend = { how-often }, wenn du aufsteigst: { $effect }
when-event-military = { how-often }, wenn du eine Karte als Militär nutzt: { $effect }
when-event-coins_use = { how-often }, wenn du eine Karte für Münzen nutzt: { $effect }
when-event-cover = { how-often }, wenn du einen Herrscher überdeckst: { $effect }
when-event-province_won = { $limit ->
    [game] Einmal pro Partie, wenn du eine Provinz gewinnst: { $effect }
   *[round] Wenn du eine Provinz gewinnst: { $effect }
}
when-event-province_lost = { $limit ->
    [game] Einmal pro Partie, wenn dein Gegner eine Provinz gewinnt: { $effect }
   *[round] Wenn dein Gegner eine Provinz gewinnt: { $effect }
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

if-golden = { $effect }, wenn dein Tableau die goldene Seite zeigt
if-marker = { $effect }, wenn du den Marker hast
if-at-least = { $effect }, wenn du mindestens { $counted } hast
if-behind = { $counter ->
    [progress] { $effect }, wenn du weniger Karten im Fortschrittsbereich hast als dein Gegner
   *[provinces] { $effect }, wenn du weniger Provinzen hast als dein Gegner
}
at-most = { " " }(höchstens { $max })

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
effect-buy_symbol = { coin-cost } zahlen für { some-symbols } bis zum Ende der Runde
effect-vp = +{ $n } SP
effect-vp_per = { $n } SP für { $counted }{ $at_most }
effect-free_swap = { $n ->
    [one] 1 kostenloser Tausch pro Runde
   *[other] { $n } kostenlose Tausche pro Runde
}
effect-draw = { $n ->
    [one] 1 Karte ziehen, dann eine Handkarte unter dein Deck legen
   *[other] eine Karte ziehen, dann eine Handkarte unter dein Deck legen, { $n }-mal nacheinander
}
effect-peek = die obersten { $n } Karten deines Decks ansehen, eine nach Wahl obenauf lassen und die anderen unter das Deck legen
effect-extra_play = die oberste Karte deines Decks aufdecken und sofort spielen
effect-discount = { $filter ->
    [building] Bauwerke kosten
    [person] Personen kosten
   *[all] Bauwerke und Personen kosten
} { $kind ->
    [any] { $n ->
        [one] 1 Ressource weniger
       *[other] { $n } Ressourcen weniger
    }
   *[other] { $n } { $kind_text } weniger
}
effect-coin_rate = Fehlende Einheiten von { $kinds } kosten nur je eine Münze
effect-coins_use_bonus = { $n ->
    [one] +1 Münze, wenn du eine Karte für Münzen nutzt
   *[other] +{ $n } Münzen, wenn du eine Karte für Münzen nutzt
}
effect-cover_bonus = { $effect }
effect-ruler_slot = { $n ->
    [one] Du darfst 1 zusätzlichen nicht überdeckten Herrscher haben
   *[other] Du darfst { $n } zusätzliche nicht überdeckte Herrscher haben
}
effect-flip_golden = { coin-cost } zahlen und dein Tableau auf die goldene Seite wenden
effect-ascend = { card-from } in den Fortschrittsbereich legen
effect-recover = { $to ->
    [deck_top] eine Karte aus deinem Abwurfstapel oben auf dein Deck legen
    [deck_bottom] eine Karte aus deinem Abwurfstapel unter dein Deck legen
    [resource] eine Karte aus deinem Abwurfstapel in den Ressourcenbereich legen
    [military] eine Karte aus deinem Abwurfstapel in den Militärbereich legen
   *[hand] eine Karte aus deinem Abwurfstapel auf die Hand nehmen, dann eine Handkarte unter dein Deck legen
}
effect-build_from_discard = { $discount ->
    [0] eine Karte aus deinem Abwurfstapel bauen
    [one] eine Karte aus deinem Abwurfstapel für 1 Ressource weniger bauen
   *[other] eine Karte aus deinem Abwurfstapel für { $discount } Ressourcen weniger bauen
}
effect-keep_military = { $window ->
    [static] { $limit ->
        [game] Einmal pro Partie keine Militärkarte als Preis für eine Provinz
       *[round] Keine Militärkarte als Preis für Provinzen
    }
   *[play] keine Militärkarte als Preis
}
effect-win_ties = Bei gleicher Stärke gewinnst du den Wettstreit, auch ohne den Marker
effect-hold_marker = Bei Gleichstand in den Fortschrittsbereichen erhältst oder behältst du den Marker
effect-coin_limit = Münzlimit { $delta }
effect-pay = { coin-cost } zahlen, dann { $effect }
effect-nile_add = je eine Münze auf deine überfluteten leeren Felder des Nils, höchstens { $n }; dein Gegner nimmt eine Münze für jedes überflutete Feld, das ihm gehört
effect-nile_take = bis zu { $n } der dir zustehenden Münzen vom Nil nehmen
effect-flood = den Nilpegel um { $n } anheben; dein Gegner erhält je Schritt eine Münze
effect-archive = { card-from } archivieren
effect-repeat_stage = den einmaligen Effekt einer erreichten Stufe (bis Stufe { $max }) noch einmal nutzen
effect-ascend_or_price = eine Karte aus deinem Abwurfstapel in den Fortschrittsbereich legen oder deine unterste Militärkarte, statt sie als Preis abzuwerfen

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
    [resource] deine unterste Ressourcenkarte
    [military] deine unterste Militärkarte
    [deck_top] die oberste Karte deines Decks
   *[discard] eine Karte aus deinem Abwurfstapel
}
either = { $others } oder { $last }
every = je { $counted }

## Was gezählt wird

counted-buildings = { $share ->
    [each] jedes Bauwerk
    [single] 1 Bauwerk
   *[several] { $count } Bauwerke
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
    [each] jede dir zustehende Münze auf dem Nil
    [single] 1 dir zustehende Münze auf dem Nil
   *[several] { $count } dir zustehende Münzen auf dem Nil
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
    [each] jede Karte im Abwurfstapel
    [single] 1 Karte im Abwurfstapel
   *[several] { $count } Karten im Abwurfstapel
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
