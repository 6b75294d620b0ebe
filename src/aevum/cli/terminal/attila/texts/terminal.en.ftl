### Attila in the terminal (English).

attila-turn = Turn { $turn }
attila-influence-step = influence +{ $step }
attila-hand = Your hand
attila-hand-empty = Your hand is empty.
attila-chosen = { $cards ->
    [one] one chosen
   *[other] { $cards } chosen
}
attila-scored-now = If scored now
attila-sum = Sum
attila-supply = Supply
attila-cards = cards
attila-legend-board = On the board: ▫ room for a stone, ⚔ full (a fifth stone is a conflict), ░ pacified, ═ the start line. Boxes that touch are neighbours; ↕ ┆ ╌ lead across the sea.
attila-legend-table = In the tables: S stones, V provinces; per player the field of influence, then ● first or ○ second (◉ ◎ shared) and the points if scored now. Letters beside a player: action tiles not yet used.
attila-conflict = Conflict { in-province }: { $strengths }.
attila-stones = { $tribe } { $stones }
attila-laid = Laid so far: { $laid }.
attila-laid-nothing = Nobody has decided yet.
attila-laid-cards = { $cards ->
    [0] { $seat } passes
    [one] { $seat } one card
   *[other] { $seat } { $cards } cards
}
attila-usable = You can lay: { $cards }.
attila-usable-none = None of your cards fits; you can only pass.
attila-arithmetic = Strengths: { $terms }.
attila-province = { $province }: { $stones }.{ $land ->
    [none] { "" }
   *[other] { " " }Neighbours: { $land }.
}{ $sea ->
    [none] { "" }
   *[other] { " " }By sea: { $sea }.
}
attila-no-stones = no stones
attila-note-conflict = fifth stone: conflict
attila-note-end = ends the game
example-choice = place dacia, pl dac, dac
example-why = place crete
example-place = dacia
order-pass_without_card = Pass in a conflict when no card of mine may be laid
order-influence = Take the influence rather than a second stone
order-tiles = Use action tiles
