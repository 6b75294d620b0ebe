### The coach: where a finished game was decided (English).
### $chance, $better and $percent are written like 73 %, $points like +3.

coach-name = Coach
coach-title = Where the game was decided
coach-result = Result
coach-seats = Whose game
coach-lost = { $points ->
    [0] Level with { $rival }, and yet not first, { $player }.
    [one] One point short, { $player }.
   *[other] { $points } points short, { $player }.
}
coach-won = { $points ->
    [0] You share the victory, { $player }.
    [one] You won by 1 point, { $player }.
   *[other] You won by { $points } points, { $player }.
}
coach-lost-how = { $count ->
    [0] At your best you stood at { $chance }; it was none of your own moves that cost the game.
    [one] At your best you stood at { $chance }; one decision of your own let the others back in.
   *[other] At your best you stood at { $chance }; { $count } decisions of your own let the others back in.
}
coach-won-how = At your lowest you stood at { $chance }.
coach-curve = Your chance to win
coach-curve-spoken = Your chance to win went from { $from } to { $to }; beside it that of { $rival }.
coach-busy = Every position is weighed, and the moves that mattered are played on hundreds of times. This takes a minute or so.
coach-failed = This game could not be looked through. Try again later.
coach-running = The coach looks back when the game is over.
coach-nothing = Nothing you did cost more than 3 %.
coach-show = { $title }, { $cost }
coach-chance = { $percent } %
coach-chance-least = < 1 %
coach-chance-most = > 99 %
coach-chance-of = Chance to win
coach-cost = { $percent } %
coach-points = { $points } VP
coach-points-rival = { $rival } { $points } VP
coach-both-points = you : best rival, VP
coach-turn = Your move { $turn } of { $turns }
coach-you = You
coach-master = Master
coach-master-move = a master’s move
coach-your-move = your move
coach-against = Your move: { $facts }
coach-for = The master’s: { $facts }
coach-praise = Well seen, { $player }.
coach-sure = ± { $half } %, from { $games } games played on after each of the two moves.
coach-why = Ask why
coach-why-title = Why “{ $move }”?
coach-why-long = Both moves look alike on the board; what they led to was not.
coach-weighed = What a master weighs at your move { $turn }
coach-as-good = as good: within 5 %
coach-weighed-how = { $games } games played on after each move, ± { $half } % at most; closer than 5 % counts as equal.
coach-further = Ask further
coach-why-not = Why not “{ $move }”?
coach-after = After “{ $move }”
coach-no-facts = Nothing on the board stands out.
coach-film = Show it in the film
coach-open = Open
coach-next = Next: { $number } of { $count }
coach-on = Next
coach-of = { $number } of { $count }
coach-fork = What if, from move { $turn }
coach-back = Back to the coach
coach-spoken = Decision { $number }, move { $turn }. You: { $played }, chance { $chance }. Master: { $advised }, { $better }.
coach-trust = Can you trust it?
coach-trust-said = When it said { $expected }, players won { $won }.
coach-trust-games = { $games } finished games; each card weighed in { $ways } ways the game could go on.
coach-trust-none = Not enough games yet to say.
coach-ways = Each card was weighed in { $ways } ways the game could go on.
