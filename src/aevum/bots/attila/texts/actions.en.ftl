### The actions of Attila in plain words (English); $tribe and $province are names, $tile_id is the id of a tile.

attila-play = Playing the { $tribe }
attila-place = A stone in { $province }
attila-influence = Taking the influence
attila-forgo = Forgoing the influence
attila-skip-second = No second stone
attila-use-tile = { $tile_id ->
    [double] Using Double Move
    [exchange] Using Exchange
   *[influence2] Using 2 Influence
}
attila-no-tile = Keeping the tiles
attila-exchange = Exchanging a card of the { $tribe }
attila-exchange-done = Exchanging no more cards
attila-boost = Climbing with the { $tribe }
attila-commit = Laying a card of the { $tribe }
attila-commit-done = Laying no more cards
attila-discard = Giving up a card of the { $tribe }
