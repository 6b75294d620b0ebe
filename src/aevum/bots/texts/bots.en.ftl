### Why a bot chose what it chose: one sentence each (English).
### $move and $other are actions in plain words; a game has them in its own room.

bot-only-move = There is nothing else to choose: { $move }.
bot-random = Drawn by lot from { $count } possibilities: { $move }.
bot-greedy = { $move } promises { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than the next best ({ $other }).
bot-search-short = Wins { NUMBER($share, maximumFractionDigits: 0) } % of the games played out ({ $worlds }).
bot-search-alone = { $move } wins { NUMBER($share, maximumFractionDigits: 0) } % of the games played out ({ $worlds }); nothing else was worth trying.
bot-search = { $move } wins { NUMBER($share, maximumFractionDigits: 0) } % of the games played out ({ $worlds }), the next best ({ $other }) { NUMBER($other_share, maximumFractionDigits: 0) } %.
bot-search-instead = The network never learned these rules, so the search plays: { $move } wins { NUMBER($share, maximumFractionDigits: 0) } % of the games played out ({ $worlds }).
bot-learned = The network chooses this in { NUMBER($chance, maximumFractionDigits: 0) } % of such cases: { $move }. It expects to win { NUMBER($hope, maximumFractionDigits: 0) } % of such games.
bot-master-short = Wins { NUMBER($share, maximumFractionDigits: 0) } % in the eyes of the network ({ $worlds } futures).
bot-master = { $move } wins { NUMBER($share, maximumFractionDigits: 0) } % in the eyes of the network ({ $worlds } futures), the next best ({ $other }) { NUMBER($other_share, maximumFractionDigits: 0) } %.
bot-master-alone = { $move } wins { NUMBER($share, maximumFractionDigits: 0) } % in the eyes of the network ({ $worlds } futures); nothing else was worth trying.
bot-master-sure = The network sees it at a glance: { $move }.
bot-planner = { $move } wins { NUMBER($share, maximumFractionDigits: 0) } % of the rounds played out ({ $worlds }), the next best ({ $other }) { NUMBER($other_share, maximumFractionDigits: 0) } %.
bot-planner-goes-on = { $move } belongs to the plan of this turn.
bot-general-alone = { $move }: nothing else promises anything.
bot-planner-glance = { $move } promises { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than anything else.
bot-seat = player { $number }
