### The end of a game of Invasions (English).

inv-final-title = { $count ->
    [one] { $players } wins
   *[other] { $players } win
}
inv-final-cause = The last turn is played. { $par ->
    [yes] What counts are victory points above what each power may expect in this scenario.
   *[no] Victory points decide.
}
inv-final-tie-scoring = { $players } are equal. So the last scoring counts once more: { $scores }.
inv-final-tie-order = { $players } are equal, even with the last scoring counted once more ({ $scores }). Then the order is Romans, Huns, Persians, Goths.
inv-final-back = See the map
inv-final-player = Player
inv-final-points = Victory points
inv-final-par = Expected
inv-final-total = Result
inv-final-nations = Where they come from
inv-final-story = What happened
