### Rising Cultures in the terminal (English).

cultures-round = Round { $round } of { $rounds }
cultures-marker = ◆ holds the marker
cultures-supply = { $coins ->
    [one] 1 coin in the supply
   *[other] { $coins } coins in the supply
}
cultures-golden = golden
cultures-coins = coins
cultures-progress = progress
cultures-deck = deck
cultures-points = points
cultures-race = { $province } ({ $symbols }): { $strengths } → { $winner ->
    [none] nobody has a symbol yet
   *[other] { $winner }
}
cultures-marker-race = Marker at the end of the round: { $seat }
cultures-next = then { $provinces }
cultures-display = built
cultures-covered = covered
cultures-military = military
cultures-resource = resources
cultures-discard = discard
cultures-provinces = provinces
cultures-nile = Nile: flood level { $level }, coins due: { $coins }
cultures-archive = House of Wisdom: { $cards }
cultures-hand = Your hand (cost · VP · military · strip)
cultures-vp = { $vp } VP
cultures-coin = coin
cultures-ruler = ruler
cultures-choices-in-hand = The numbers 1 to { $last } stand beside your cards.
cultures-use-coins = coins
cultures-use-military = military
cultures-use-resource = resource
cultures-use-build = build
cultures-use-place = place
cultures-change-coins = { $by } { $number ->
    [one] coin
   *[other] coins
}
cultures-change-points = { $by } VP
cultures-change-stage = stage { $stage }
example-choice = play rome_market coins, market coins
example-why = build market
example-place = Colosseum
example-sum = wood
