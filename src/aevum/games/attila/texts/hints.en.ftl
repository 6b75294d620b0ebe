### Attila - what speaks for a move, beside a hint (English). $tribe and $province are names, $seat is
### another player, $more how many others can do the same; $own and $other are fields of a track, yours and the best of the others.

hint-off-track = You have no counter on the track of the { $tribe } yet.
hint-alone = You are the only one on the track of the { $tribe }.
hint-leads = You lead the { $tribe }, { $own } to { $other }.
hint-takes-lead = You take the lead with the { $tribe }, { $own } to { $other }.
hint-level = You share the lead with the { $tribe }, { $own } to { $other }.
hint-second = You are second with the { $tribe }, { $own } to { $other }.
hint-behind = With the { $tribe } you are still behind, { $own } to { $other }.
hint-worth = This is worth +{ $points } to you now.
hint-costs = It costs you { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
hint-gives = { $seat } gains { $points } by it, too.
hint-takes = { $seat } loses { $points }.
hint-threat = { $more ->
    [0] { $seat }
    [one] { $seat } and 1 other
   *[other] { $seat } and { $more } others
} can take the lead with one card.
hint-threat-level = { $more ->
    [0] { $seat }
    [one] { $seat } and 1 other
   *[other] { $seat } and { $more } others
} can draw level with one card.
hint-safe = Nobody can catch up with one card.
hint-full = { $province } is full then: the next stone there is a conflict.
hint-conflict = The fifth stone in { $province } brings a conflict.
hint-scoring-next = It takes the last tile of the century: a scoring follows.
hint-last-tile = It takes the last tile of all: the game ends with this turn.
hint-stake = If the { $tribe } must leave, you lose { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
hint-no-stake = No tribe there is worth points to you: keep your cards.
hint-strength = The { $tribe } have strength { $strength }{ $hidden ->
    [0] .
    [one] ; 1 card lies face down.
   *[other] ; { $hidden } cards lie face down.
}
hint-weakest = The weakest of the others, the { $tribe }, show { $strength }.
hint-keeps-tiles = You keep { $tiles ->
    [one] an action tile
   *[other] { $tiles } action tiles
} for a better moment.
hint-new-cards = You get { $cards ->
    [one] a new card
   *[other] { $cards } new cards
}.
