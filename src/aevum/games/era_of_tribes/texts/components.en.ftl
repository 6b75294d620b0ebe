### Era of Tribes - what peoples, progresses, epochs, tiles, cards and actions do (English).
### The numbers come from the tables: $n is the number of a component, $usual-… what holds for
### everybody else, a number of numbers.csv has its own name ($deter-morale). $field and $good
### are names, $metric says what is counted, $prices and $limits lists made before; $sign is less or more.

## Powers of the peoples, one message for each modifier

power-games-leader = A leader placed on Bread & Games raises morale by { $n }, not by { $usual-n }.
power-fish-food = A fish feeds like { $n } food, not like { $usual-n }.
power-free-fleets = A progress in Seafaring brings { $n } free fleets, not { $usual-n }. Vassals of unbuilt cities may sail in them for { $slot_morale } morale each, not { $usual-slot_morale }, even while free vassals are left.
power-free-armies = A progress in Mechanics sends { $n } vassals to the Regular Army, not { $usual-n }: first from unbuilt cities, without any loss of morale.
power-military-luxury = { $good } may be set aside as a military good and then fights like ore.
power-half-price = The base price of a progress in { $field } is { $prices } thalers.
power-progress-discount = Every progress is { $n } thalers cheaper.
power-city-food = A city takes { $n } food, not { $usual-n }; as much comes back when it is lost.
power-city-malus = Cities cost { $n } morale { $sign ->
    [less] less
   *[more] more
} in all, at the beginning of a round and for Taxes.
power-trade-leader = A leader placed on Trade earns { $n } thalers, not { $usual-n }.
power-bonus-fleet = With the first fleet bought in the action Expansion { $n ->
    [one] comes another one
   *[other] come { $n } more
}, free and in the same sea. A vassal of an unbuilt city may sail in it for { $slot_morale } morale, not { $usual-slot_morale }.
power-start-food = The plate holds { $n } more food at the start.
power-fleet-moves = Fleets move { $n } points farther.
power-free-colony = { $n ->
    [one] The first new colony of a round costs
   *[other] The first { $n } new colonies of a round cost
} no morale.
power-fleet-loss = A fleet lost in a battle raises morale by { $n }.
power-plunder = Once a round each fleet may plunder a province of another player beside it.
power-legion = Every Expansion, auto-expansions too, begins with { $n ->
    [one] a legion
   *[other] { $n } legions
} from the supply.
power-leader-price = A grey leader costs { $thalers } thalers and { $vassals } vassals, not { $usual-thalers } and { $usual-vassals }.

## Progress levels: what they give once, and what is in force

gain-food = Take { $n } food.
gain-morale = Morale +{ $n }.
gain-influence = { $n ->
    [one] 1 influence point.
   *[other] { $n } influence points.
}
gain-fleet = Place your free fleet.
gain-army = Take your free army.
value-room = { $n ->
    [one] 1 piece per land province stays in clean-up.
   *[other] { $n } pieces per land province stay in clean-up.
}
value-bread = Bread & Games token +{ $n }.
value-fleet-moves = { $n ->
    [0] No fleets.
   *[other] Fleets move { $n } points.
}
value-fleet-price = { $n ->
    [one] A fleet costs 1 thaler.
   *[other] A fleet costs { $n } thalers.
}
value-trade = Trade value { $n }.
value-posts = Trade posts may be set up in foreign cities.
value-vassal-moves = { $n ->
    [one] Vassals move 1 point.
   *[other] Vassals move { $n } points.
}
value-army-price = { $n ->
    [0] No armies.
    [one] An army costs 1 thaler.
   *[other] An army costs { $n } thalers.
}
value-city-limit = { $n ->
    [0] No cities.
   *[other] Up to { $n } cities.
}

## Epochs

epoch-start = Everybody starts here.
epoch-needs = { $needs ->
    [3] Needs all of this:
   *[other] Needs { $needs } of these:
} { $luxuries } luxury goods, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $progresses } progresses.
epoch-leaders = { $n } own leaders.
epoch-morale-once = Morale +{ $n }.
epoch-morale-round = Morale { $n } at the beginning of every round.
epoch-food = { $n } more food while it lasts.
epoch-trade = Trade value +{ $n } while it lasts.
epoch-ends = Whoever enters it ends the game.

## Village tiles

tile-score = At the end: 1/2/3/4/5 influence points for { $limits } { $metric }.
tile-half-progress = One progress for { $prices } thalers and the surcharge for missing side branches, without the discount for cities. At once, or later as an action with one leader.
tile-leader = { $n ->
    [one] Take a grey leader, ready at once.
   *[other] Take { $n } grey leaders, ready at once.
}
tile-morale = Morale +{ $n }.
tile-influence = { $n ->
    [one] 1 influence point.
   *[other] { $n } influence points.
}
tile-thalers = Take { $n } thalers.
tile-militia = Put { $n } grey militia into your Regular Army; they fight before your own armies do.

## What cards and tiles count

counted-fleets = fleets
counted-colonies = colonies
counted-triumph = steps of the triumph procession
counted-fish = fish
counted-villages = villages, used or not
counted-forest = forest provinces
counted-luxuries = luxury goods
counted-mountain = mountain provinces
counted-provinces = land provinces
counted-battlefields = historic battlefields
counted-grain = grain provinces
counted-progresses = progresses
counted-hills = hill provinces
counted-cities = cities
counted-thalers = thalers
counted-luxury-kinds = different luxury goods
counted-luxury-set = equal luxury goods
counted-hexes = hex areas with a land province of yours
counted-posts = trade posts
counted-leaders = leaders
counted-treaties = treaties

## Influence cards

card-most = The most { $metric }.

## Actions

action-about-expansion = Let your people grow, turn vassals into fleets, armies or trade posts, move, found cities and fight. A leader adds { $growth-leader } growth, a luxury good { $growth-luxury }.
action-about-trade = A thaler for each leader and each luxury good, and your trade value.
action-about-taxes = Your city value in thalers for each leader. Morale falls by the city value and by { $tax-morale } for each leader.
action-about-diplomacy = With each leader, { $diplomacy-leaders } at most: a diplomacy action, a treaty and, if you like, a bonus action.
action-about-progress = A progress for each leader, at its price.
action-about-games = Morale rises by 1 for each leader and each luxury good, and by your Bread & Games token.
action-about-revolution = Step into the next epoch once you meet its requirements. Your round is over then.

## Diplomacy

diplomacy-about-recruit = Pay { $leader-thalers } thalers and give up { $leader-vassals } free vassals for good: a grey leader joins you, ready at once.
diplomacy-about-deter = Until the end of the round each opponent who attacks you loses { $deter-morale } morale.
diplomacy-about-bribe = Pay a thaler for every { $bribe-divisor } of your influence points to each player who has fewer. Gain 1 influence point and choose your place in the next turn order.
diplomacy-about-buy = Buy a province from a neighbour, but no home of his people: { $buy-price } thalers, and as many for a city, each food and each good in it; by force { $buy-price-forced } instead of { $buy-price }.
diplomacy-about-ally = Form an alliance with a neighbour: { $ally-influence } influence point and { $ally-morale } morale for both.
diplomacy-about-part = End an alliance by agreement or by force: both lose { $ally-influence } influence point and { $ally-morale } morale.

## Ends of the game

end-about-epoch = A player enters the epoch { $epoch }.
end-about-provinces = A player controls { $n } land provinces.
end-about-progresses = A player has { $n } progresses.
end-about-influence = A player has { $n } influence points.
end-about-triumph = A player's influence points reach that player's triumph procession.
end-about-homes = The last home province of a player is conquered.
