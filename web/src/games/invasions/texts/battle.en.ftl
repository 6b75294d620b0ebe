### Battles, sieges and sea battles of Invasions (English).
### $number with its sign; $own, $enemy, $dice, $combat, $rerolls, $elite and $damaged are numbers.

inv-fight-map = See the map
inv-fight-steps = Steps of the fight
inv-fight-waiting = { $seat } decides.
inv-fight-ground = { $ground ->
    [land-hit] Open ground: red swords hit.
    [land-miss] Rough ground: red swords miss.
    [sea-hit] At sea by this table's rules red swords hit.
   *[sea-miss] At sea red swords miss.
}
inv-fight-choices = Your choice
inv-fight-attacker = attack
inv-fight-defender = defend
inv-fight-led = { $leader ->
    [none] without a commander
   *[other] { $leader } ★{ $combat }
}{ $rerolls ->
    [0] { "" }
    [one] , 1 re-roll left
   *[other] , { $rerolls } re-rolls left
}
inv-fight-fell = fallen
inv-fight-unit = { $elite ->
    [0] 1 hit
    [1] ◆ 2 hits
   *[other] ◆◆ 2 hits
}{ $damaged ->
    [0] { "" }
   *[other] , { $damaged } damaged
}
inv-fight-advantage-cavalry = Cavalry { $own } : { $enemy }
inv-fight-advantage-heavy = Heavy { $own } : { $enemy }
inv-fight-pool = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
inv-fight-expected = hits, expected { $hits }
inv-fight-thrown = two dice { $thrown }, modifiers { $bonus }
inv-fight-unthrown = not thrown yet
inv-fight-odds = attacker wins { $attacker } %, defender { $defender } %
inv-fight-gain = { $hits } hits on the average
inv-fight-siege = { $chance } % each roll, from { $needed }
inv-fight-losses = Your losses
inv-fight-wish-few = Lose few
inv-fight-wish-elites = Keep elites
inv-fight-wish-hand = By hand
inv-fight-take-all = All hits as proposed
inv-fight-proposed = proposed

## Steps

inv-step-advantages = Advantages
inv-step-archery = Archery
inv-step-pools = Pools
inv-step-trades = Trades
inv-step-melee = Melee
inv-step-rerolls = Re-rolls
inv-step-losses = Losses
inv-step-victory = Victory
inv-step-leaders = Leaders
inv-step-recovery = Recovery
inv-step-retreat = Retreat
inv-step-choice = Besiege?
inv-step-assault = Assault
inv-step-roll = Roll
inv-step-conquest = Conquest

## What a pool is made of

inv-term-units = units { $number }
inv-term-fleets = fleets { $number }
inv-term-marsh = marsh { $number }
inv-term-crossing = crossing { $number }
inv-term-forest = forest { $number }
inv-term-barbarians = barbarians at home { $number }
inv-term-city = fortified city { $number }
inv-term-limes = limes { $number }
inv-term-horde = horde { $number }
inv-term-elites = elites: black { $number }
inv-term-cavalry = cavalry: black { $number }
inv-term-empire = empire against barbarians: black { $number }
inv-term-nomads = nomads in the steppe: black { $number }
inv-term-imperial_city = city of the empire: black { $number }
inv-term-enemy_heavy = heavy enemies: black { $number }
inv-term-traded_white = by trade or card: white { $number }
inv-term-traded_black = by trade or card: black { $number }
inv-reason-units = unit
inv-reason-fleets = fleet
inv-reason-barbarians = barbarians
inv-reason-city = city
inv-reason-limes = limes
inv-reason-horde = horde
inv-reason-elites = elites
inv-reason-cavalry = cavalry
inv-reason-empire = empire
inv-reason-nomads = nomads
inv-reason-imperial_city = city
inv-reason-traded_white = trade
inv-reason-traded_black = trade

## Siege

inv-siege-siege = Siege
inv-siege-assault = Assault
inv-siege-needed = each roll, from { $needed } on a D10
inv-siege-term-assault = assault { $number }
inv-siege-term-civilized = civilized { $number }
inv-siege-term-nomads = nomads { $number }
inv-siege-term-decline = decline { $number }
inv-siege-term-walls = walls { $number }
inv-siege-term-unfortified = unfortified { $number }
inv-siege-term-fleet = fleet in port { $number }
inv-siege-term-event = event { $number }

## Reactions

inv-react-title = Reaction
inv-react-enters = Who enters: { $who }.
inv-react-map = See the map
inv-react-roll = roll { $needed }+
inv-react-intercept = Intercept
inv-react-flee = Flee
inv-react-from = from { $place }
inv-react-to = first to { $place }
inv-react-wins = if it comes, you win { $chance } %
inv-react-term-leader = leader { $number }
inv-react-term-empire = empire { $number }
inv-react-term-capital = own capital { $number }
inv-react-term-route = way { $number }
inv-react-term-city = fortified city { $number }
inv-react-term-twice = twice as many { $number }
inv-react-term-cavalry = fewer cavalry { $number }
inv-react-term-crossing = river, ridge or strait { $number }
