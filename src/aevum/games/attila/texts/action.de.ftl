### Attila - Bezeichnungen der Aktionen, Titel von Phasen, Plättchen, Jahrhunderten und Auslösern
### (Deutsch).
### $tribe, $province und $tile sind Namen; $step, $from, $to, $cards, $window und $slots wie in den
### Aufforderungen; $start nennt einen Platz.

action-play = { $tribe } ausspielen
action-place = Den Stein { in-province } setzen
action-influence = { $step } Einfluss bei den { $tribe } nehmen ({ $from } → { $to })
action-forgo = Für einen zweiten Stein auf den Einfluss verzichten
action-skip_second = Den zweiten Stein weglassen
action-use_tile = { $tile } verwenden
action-no_tile = { $window ->
    [after-slot] { $slots ->
        [0] Kein Plättchen: nachziehen und den Zug beenden
       *[other] Kein Plättchen: weiter mit der nächsten Karte
    }
   *[other] Kein Plättchen
}
action-exchange = Eine Karte der { $tribe } abgeben
action-exchange_done = { $cards ->
    [one] Die neue Karte ziehen
   *[other] Die { $cards } neuen Karten ziehen
}
action-boost = Bei den { $tribe } ein Feld steigen
action-commit = Eine Karte der { $tribe } legen
action-commit_done = { $cards ->
    [0] Passen
    [one] Die gewählte Karte verdeckt legen
   *[other] Die { $cards } gewählten Karten verdeckt legen
}
action-discard = Eine Karte der { $tribe } abwerfen
action-draw = Eine Karte der { $tribe } ziehen
action-start = { $start } beginnt

start-0 = Der erste Platz
start-1 = Der zweite Platz
start-2 = Der dritte Platz
start-3 = Der vierte Platz
start-4 = Der fünfte Platz

tile-double = „Doppelzug“
tile-exchange = „Tausch“
tile-influence2 = „2 Einfluss“

title-game = Attila
title-tile-double = Doppelzug
title-tile-exchange = Tausch
title-tile-influence2 = 2 Einfluss
title-century-4 = 4. Jahrhundert
title-century-5 = 5. Jahrhundert
title-century-6 = 6. Jahrhundert
title-century-7 = 7. Jahrhundert
title-trigger-T1 = das zehnte Befriedungs-Plättchen wurde gelegt
title-trigger-T2 = der Vorrat eines Volkes war leer
title-trigger-T3 = ein Zählstein erreichte Feld 22
title-trigger-K35 = kein Volk konnte mehr gesetzt werden
title-phase-deal = Austeilen
title-phase-start = Auslosen
title-phase-window = Aktions-Plättchen
title-phase-card = Karte
title-phase-place = Stein
title-phase-influence = Einfluss
title-phase-second = Zweiter Stein
title-phase-discard = Abwerfen
title-phase-pick = Tausch
title-phase-boost = 2 Einfluss
title-phase-commit = Auseinandersetzung
