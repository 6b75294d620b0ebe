why-game-over = Die Partie ist zu Ende.
why-unknown-word = Eine Aktion { $action } gibt es nicht.
why-not-in-pile = Diese Karte ist nicht im Stapel.
why-asked-load = Ein Boot wird beladen.
why-not-in-hold = Im Laderaum ist kein { $card }.
why-asked-flow = Erst kommt die Strömung.
