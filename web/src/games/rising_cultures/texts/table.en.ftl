### Cards on the table, the round and its sheet (English).

cultures-side-display-next = next building or person
cultures-of = { $name } { $number } of { $most }
cultures-resources-number = Resources { $number }
cultures-last-move = The rival's last move
cultures-declined = { $who ->
    [you] You have declined: { $player } decides.
   *[other] { $player } has declined: it is yours if you take it; otherwise it goes into the box.
}
cultures-to-come = { $cards ->
    [one] 1 card is still to come this round.
   *[other] { $cards } cards are still to come this round.
}
cultures-new = new
cultures-page-table = Table
cultures-page-provinces = Provinces

## The end of a round

cultures-round-sheet = Round { $round }: { $province }
cultures-round-won = { $who ->
    [you] You win { $province }
   *[other] { $player } wins { $province }
}
cultures-round-boxed = Nobody takes { $province }: it goes into the box
cultures-round-declined = { $who ->
    [you] You decline.
   *[other] { $player } declines.
}
cultures-round-marker-decides = A tie: the marker decides.
cultures-round-strength = Strength
cultures-round-price = Price: “{ $card }” leaves the military column.
cultures-round-free = No military card is given up.
cultures-round-marker = { $who ->
    [you] The marker comes to you ({ $own } against { $other } progress cards).
   *[other] The marker goes to { $player } ({ $own } against { $other } progress cards).
}
cultures-round-marker-stays = The marker stays with { $who ->
    [you] you
   *[other] { $player }
}.
cultures-round-limited = { $who ->
    [you] Coin limit: you give back { $coins }.
   *[other] Coin limit: { $player } gives back { $coins }.
}
cultures-round-income = { $who ->
    [you] Your income: { $coins }.
   *[other] Income of { $player }: { $coins }.
}
cultures-round-go-on = On to round { $round }
cultures-round-last = To the score pad
