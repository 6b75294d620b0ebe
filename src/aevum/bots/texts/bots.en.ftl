### Why a bot chose what it chose: one sentence each (English).
### $move and $other are actions in plain words, as below.

bot-only-move = There is nothing else to choose: { $move }.
bot-random = Drawn by lot from { $count } possibilities: { $move }.
bot-greedy = { $move } promises { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than the next best ({ $other }).
bot-search = { $move } wins { NUMBER($share, maximumFractionDigits: 0) } % in { $worlds } imagined games, the next best ({ $other }) { NUMBER($other_share, maximumFractionDigits: 0) } %.

## Attila; $tribe and $province are names, $tile_id is the id of a tile

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
