why-game-over = The game is over.
why-unknown-word = There is no action { $action }.
why-not-in-pile = This card is not in the pile.
why-asked-load = A boat is being loaded.
why-not-in-hold = There is no { $card } in the hold.
why-asked-flow = The current comes first.
