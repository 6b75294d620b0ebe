### Era of Tribes - labels of actions, names of what they speak about, and titles (English).
### $province, $sea, $place, $from, $to, $people, $card, $village, $field, $good, $unit, $action,
### $diplomacy, $section, $red and $green are names, $seat and $start name a seat; $steps and $knots
### are movement points, $amount and $pip numbers; $source_id and $coin_id are ids.

action-section = Play the section { $section }
action-order = { $seat } comes next in the player order
action-card = Draw the card “{ $card }”
action-village = Draw the village “{ $village }”
action-roll = Roll { $red } and { $green }
action-die = Roll a { $pip }
action-lot = The lot falls on the { $people }
action-keep = Keep the card “{ $card }”
action-people = Play the { $people }
action-start = Begin with a progress in { $field }
action-free_fleet = { $source_id ->
    [slot] Free fleet with a vassal of an unbuilt city: { $sea }
   *[pool] Free fleet: { $sea }
}
action-free_army = { $source_id ->
    [slot] Take a vassal of an unbuilt city as free army
   *[pool] Take the free army
}
action-forgo = Do without it
action-allot = Set aside for war: { $amount }
action-position = Take place { $amount } in the turn order
action-act = Choose { $action }
action-invent = Progress at half price, from a village
action-use = Use the village “{ $village }”
action-pass = Pass
action-leaders = Leaders: { $amount }
action-luxury = Add { $good }
action-done = Done
action-drop = Take back a vassal: { $province }
action-drop_fleet = Take back a fleet: { $sea }
action-drop_post = Take back the trade post: { $province }
action-grow = New vassal: { $province }
action-from_slot = Take a vassal from an unbuilt city
action-fleet = Fleet: { $from } → { $to }
action-army = Army from { $province }
action-post = Trader from { $province }
action-host = Trade post in the city: { $province }
action-pay = { $coin_id ->
    [treaty] Pay with a treaty
   *[thaler] Pay with a thaler
}
action-move = Vassal: { $from } → { $to } ({ $steps } MP)
action-horse = Give a horse to a vassal: { $province }
action-embark = Ship a vassal: { $from } → { $to } ({ $steps } MP)
action-bridge = On over { $sea }
action-ashore = Go ashore: { $province }
action-sail = Sail: { $from } → { $to } ({ $knots } MP)
action-land = Land: { $from } → { $to } ({ $knots } MP)
action-plunder = Plunder { $to } from { $from } ({ $knots } MP)
action-fight = Fight
action-peace = Keep the peace
action-challenge = Challenge { $seat }: { $sea }
action-expel = Expel the trade post: { $province }
action-found = Found a city: { $province }
action-battle = Fight the battle: { $place }
action-commit = Send in: { $unit }
action-hire = Hire the village “{ $village }” as mercenary
action-ask = Ask { $seat } for armies
action-lend = Lend armies: { $amount }
action-lose = Lose: { $unit }
action-lose_ally = Lose an army of { $seat }
action-city = Put a city of your own there
action-no_city = No city
action-stow = Keep the village face down
action-progress = Progress in { $field }
action-diplomacy = Diplomacy: { $diplomacy }
action-buy = Offer to buy { $province }
action-seize = Force the purchase of { $province }
action-ally = Offer { $seat } an alliance
action-bind = Force an alliance on { $seat }
action-part = Offer { $seat } to end the alliance
action-sever = End the alliance with { $seat } by force
action-consent = Agree
action-decline = Refuse
action-score = Score “{ $card }”

## Names

source-pool = free vassals
source-slot = unbuilt city
coin-thaler = a thaler
coin-treaty = a treaty
side-attacker = attacker
side-defender = defender
result-attacker = victory of the attacker
result-defender = victory of the defender
result-draw = draw
offer-buy = to buy a province
offer-ally = an alliance
offer-part = to end the alliance
category-influence = influence points
category-personal = personal card
category-open = open cards
category-morale = morale
category-villages = villages
category-hunger = hunger
knots-1p = 1, has plundered
knots-2p = 2, has plundered
knots-3p = 3, has plundered
knots-4p = 4, has plundered
knots-5p = 5, has plundered
knots-6p = 6, has plundered
knots-7p = 7, has plundered
knots-8p = 8, has plundered
knots-9p = 9, has plundered
knots-10p = 10, has plundered
knots-11p = 11, has plundered
knots-12p = 12, has plundered

## Titles

title-game = Era of Tribes
title-phase-draw-section = Section
title-phase-draw-order = Player order
title-phase-draw-card = Influence card
title-phase-draw-village = Village
title-phase-dice = Dice
title-phase-raid = Plunder
title-phase-draw-people = Peoples
title-phase-keep-card = Personal card
title-phase-choose-people = Peoples
title-phase-free-progress = First progress
title-phase-free-fleet = Free fleet
title-phase-free-army = Free army
title-phase-allot = Goods for war
title-phase-position = Turn order
title-phase-choose-action = Action
title-phase-leaders = Leaders
title-phase-luxuries = Luxury goods
title-phase-shrink = Shrinking
title-phase-grow = Growth
title-phase-convert = Conversions
title-phase-host = Trade post
title-phase-toll = Trade post
title-phase-move = Movement
title-phase-aboard = Crossing
title-phase-parley = At sea
title-phase-challenge = At sea
title-phase-expulsion = Expulsion
title-phase-found = Founding cities
title-phase-next-battle = Battles
title-phase-commit = Line-up
title-phase-lend = Allied armies
title-phase-reinforce = Reinforcement
title-phase-casualty = Losses
title-phase-take-city = City
title-phase-village-won = Village
title-phase-half-progress = Progress at half price
title-phase-diplomacy = Diplomacy
title-phase-bonus = Bonus action
title-phase-consent = Offer
title-phase-progress = Progress
title-phase-score-card = Influence card
