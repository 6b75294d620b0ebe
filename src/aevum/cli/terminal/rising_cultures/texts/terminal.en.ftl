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
cultures-nile = Nile: flood { $level }, { $coins } due
cultures-archive = House of Wisdom: { $cards }
cultures-hand = Your hand (cost · VP · military · strip)
cultures-vp = { $vp } VP
cultures-coin = coin
cultures-ruler = ruler
