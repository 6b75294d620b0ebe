### Boards of Era of Tribes: progress, cards, sums, battles, offers, the end (English).

era-you = you
era-coins = { $number } T
era-back-to-map = Back to the map

## Sums

era-sum-seats = Whose sum
era-sum-total = Total
era-sum-nothing = Nothing counts yet.
era-sum-others = Other sums
era-sum-growth-more = Each leader on Expansion adds 2, each luxury good 1.
era-sum-growth-unused = { $morale ->
    [0] Growth that is not used brings 1 morale for every 3; { $growth } would bring none.
   *[other] Growth that is not used brings 1 morale for every 3: { $growth } would bring { $morale }.
}

## The wheel

era-progress = Progress
era-wheel = Wheel of progress
era-wheel-first = +1 IP
era-wheel-ends = { $number } ends
era-wheel-spoke = { $field }, level { $level }. { $state ->
    [top] There is no further level.
    [dear] The next level costs { $price } thalers, which is too dear.
    [chosen] The next level costs { $price } thalers and is chosen.
   *[affordable] The next level costs { $price } thalers.
} { $missing ->
    [0] { "" }
    [one] One side branch is missing.
   *[other] { $missing } side branches are missing.
} { $first ->
    [true] You would be the first: 1 influence point.
   *[false] { "" }
}
era-legend-affordable = affordable
era-legend-dear = too dear
era-legend-first = first there: +1 IP
era-legend-pioneer = pioneer
era-legend-missing = branch missing
era-choose-field = Choose a field of the wheel: here is what it costs you now, and what it brings.
era-chosen-top = You have reached the last level of this field.
era-chosen-branch = Side branch { $field } { $level }
era-chosen-pay = You pay
era-chosen-gain = You get
era-chosen-first = First here: +1 influence point ({ $from } → { $to })
era-chosen-count = Progresses { $from } → { $to }
era-chosen-pioneers = Pioneers: { $names }
era-chosen-missing = Missing side branch: { $fields }
era-buy = { $free ->
    [true] Begin with { $field }
   *[false] Buy { $field } { $level }
}
era-buy-sub = { $price } T{ $first ->
    [true] , +1 IP
   *[false] { "" }
}

## Epochs

era-epochs = Epochs
era-epoch-ends = ends
era-need-luxuries = of { $needed } luxury goods
era-need-cities = of { $needed ->
    [one] 1 city
   *[other] { $needed } cities
}
era-need-progresses = of { $needed } progresses
era-need-met = met
era-epoch-verdict = { $possible ->
    [true] { $met } of 3: you can revolt into the { $epoch }.
   *[false] { $met } of 3; the { $epoch } needs { $needs }.
}
era-epoch-reward = { $first ->
    [true] The first gets 2 influence points and scores an open card.
   *[false] You get 1 influence point.
}

## Influence cards

era-cards = Influence cards
era-cards-now = if scored now
era-open-cards = Open cards
era-card-only-you = Only you see it.
era-card-rank = { $seat }: { $value }{ $pays ->
    [0] { "" }
   *[other] , would get { $pays }
}

## Battles

era-barbarians = the barbarians
era-barbarians-alone = Barbarians
era-battle = Battle: { $place }
era-battle-intro = { $landing ->
    [true] { $attacker } has landed from the sea: { $place }.
   *[false] { $attacker } attacks: { $place }.
} { $rounds ->
    [0] No die has fallen yet.
    [one] One round is fought.
   *[other] { $rounds } rounds are fought.
}
era-battle-no-retreat = There is no retreat.
era-battle-map = See the map
era-battle-side = { $you ->
    [true] { $role ->
        [attacker] You attack
       *[defender] You defend
    }
   *[false] { $role ->
        [attacker] { $seat }: attack
       *[defender] { $seat }: defence
    }
}
era-battle-units = { $number ->
    [one] 1 unit in all
   *[other] { $number } units in all
}
era-battle-sum = { $number } units: open the sum
era-battle-nobody = Nobody fights here.
era-unit-fell = fell
era-unit-next = falls next
era-unit-last = falls last
era-reason-mountain = mountain
era-reason-landing = landing
era-reason-battlefield = battlefield
era-reason-city = city
era-reason-stage = stage
era-marker-sword = attacks, fixed
era-marker-shield = defends, fixed
era-marker-fist = units { $mine } : { $theirs }{ $tie ->
    [true] , a tie
   *[false] { "" }
}
era-marker-fist-dealt = more units at first
era-marker-mask = morale { $mine } : { $theirs }{ $tie ->
    [true] , a tie
   *[false] { "" }
}
era-marker-catapult = { $sea ->
    [true] Mechanics + Seafaring
   *[false] Mechanics
} { $mine } : { $theirs }{ $tie ->
    [true] , a tie
   *[false] { "" }
}
era-marker-holder = { $side ->
    [attacker] held by the attacker
   *[defender] held by the defender
}
era-battle-round = round { $number }
era-battle-rounds = Rounds so far
era-battle-hits = hits
era-battle-left = { $you ->
    [true] { $role ->
        [attacker] You win with so many units left
       *[defender] You hold with so many units left
    }
   *[false] { $role ->
        [attacker] { $seat }: victory with so many units left
       *[defender] { $seat }: holding with so many units left
    }
}
era-battle-left-one = { $number } left: { $chance } percent
era-battle-alone = If nobody adds anything:
era-battle-two-hits = Each roll brings two hits, one for each die, on whoever does not hold the marker it shows.
era-battle-odds = { $attacker } wins with { $wins } percent, { $defender } with { $holds }, nobody is left with { $draw }.
era-battle-draw = draw
era-battle-you = You
era-battle-waiting = { $seat } is deciding.
era-stakes-attacker = If { $attacker } wins: { $stakes ->
    [sea] the sea changes hands.
    [village] the province and its village tile are won.
    [city] the city is gone, −1 IP for the loser; +1 IP and −3 morale for the winner.
   *[province] the province changes hands, −1 morale for the winner.
} The procession moves forward.
era-stakes-draw = Draw: { $stakes ->
    [sea] the sea is empty.
    [village] the village leaves the game.
   *[other] { $place } belongs to nobody.
}
era-stakes-defender = If the defence holds: all stays as it is{ $stakes ->
    [village] .
   *[other] { "" }, and the procession of { $defender } moves forward.
}
era-reserve-chance = you { $chance } %
era-reserve-unit = Send: { $unit }
era-reserve-mercenary = Mercenary +1
era-reserve-village = your village “{ $village }” is used up · { $chance }
era-reserve-ask = Ask { $seat } for armies
era-reserve-price = { $price } T for each · with one { $chance }
era-reserve-lend = { $number ->
    [0] { $seat } wins with { $chance } %
   *[other] you get { $thalers } T; { $seat } wins with { $chance } %
}
era-reserve-lose = falls now
era-reserve-send = { $number ->
    [0] Send nothing
   *[other] Send these units
}
era-reserve-roll = { $number ->
    [0] Roll without more units
   *[other] Roll with these units
}
era-reserve-then = then the markers are given out, no way back
era-reserve-dice = rolls both dice, no way back
era-result = After the battle: { $place }
era-result-verdict = { $result ->
    [attacker] { $attacker } has won against { $defender }.
    [defender] { $barbarians ->
        [true] The barbarians have held against { $attacker }.
       *[false] { $defender } has held against { $attacker }.
    }
   *[draw] Nobody is left: { $attacker } and { $defender } have destroyed each other.
}
era-result-losses = { $barbarians ->
    [true] Losses of the barbarians
   *[false] Losses of { $seat }
}
era-result-none = none
era-result-changes = What has changed
era-result-nothing = Nothing else.
era-result-on = Go on

## Offers and questions

era-question-map = See the map
era-question-place = Show { $place }
era-question-order = The same answer every time? Give a standing order: { $order }.
era-answer-nothing = Nothing changes.
era-answer-final = no way back
era-answer-asks = asks the other player
era-answer-price = { $forced ->
    [true] By force: { $thalers } thalers for { $seat }, and 3 of your treaties go to the bank.
   *[false] { $thalers } thalers for { $seat }, who may refuse.
}
era-answer-asked = { $seat } may refuse.
era-answer-forced = { $seat } is not asked; 3 of your treaties go to the bank.
era-answer-odds = You win with { $chance } %.
era-card-choose = Choose “{ $card }”
era-effect-influence = { $by } influence
era-effect-morale = { $by } morale
era-effect-thalers = { $by } T
era-effect-treaties = { $by } { $number ->
    [one] treaty
   *[other] treaties
}
era-effect-food = { $by } food
era-effect-leaders = { $by } { $number ->
    [one] leader
   *[other] leaders
}
era-effect-vassals = { $by } { $number ->
    [one] free vassal
   *[other] free vassals
}
era-effect-armies = { $by } { $number ->
    [one] army
   *[other] armies
}
era-effect-cities = { $by } { $number ->
    [one] city
   *[other] cities
}
era-effect-provinces = { $by } { $number ->
    [one] province
   *[other] provinces
}
era-effect-luxuries = { $by } { $number ->
    [one] luxury good
   *[other] luxury goods
}
era-effect-trade = { $by } trade value

order-sea_battles = Fight when fleets meet
order-sales = Sell provinces
order-alliances = Form or end alliances
order-loans = Lend armies to allies
order-reinforcements = Send mercenaries and allies before a roll
order-expulsions = Expel trade posts of an attacker

## The end

era-final = { $alone ->
    [true] Your game is over
   *[false] { $count ->
        [one] { $players } has won
       *[other] { $players } have won together
    }
}
era-final-cause = { $cause ->
    [epoch] The last epoch was entered.
    [provinces] Somebody had enough land provinces.
    [progresses] Somebody had enough progresses.
    [influence] Somebody had enough influence points.
    [triumph] Somebody met the own triumph procession.
    [homes] The last home of a people was conquered.
   *[rounds] The last round was over.
}
era-final-best = { $points } points; your best on this section: { $best }.
era-final-line = Line
era-final-influence = Influence points
era-final-personal = Personal card
era-final-open = Open cards
era-final-morale = Morale
era-final-villages = Villages
era-final-hunger = Hunger
era-final-total = Points
era-final-provinces = Land provinces (ties)
era-final-thalers = Thalers (further ties)
era-final-on-plate = on the plate
era-final-beside = beside the board
era-final-bonus = for an end condition
era-final-board = See the table

## A new table

era-new-section = Section of the map
era-new-long = Long game
era-new-minutes = With { $players ->
    [one] 1 player
   *[other] { $players } players
} about { $rounds } rounds, { $least } to { $most } minutes.
era-new-lot = By lot
era-new-lot-about = one that is meant for so many players
era-new-fits = meant for { $players ->
    [one] 1 player
   *[other] { $players } players
}
era-new-roomy = other numbers are meant
era-new-peoples = { $count } peoples
era-new-length = { $rounds } rounds, { $least }–{ $most } min
era-new-best = your best score alone: { $points }
era-new-map = Map of the section: { $section }
era-new-people = Peoples
era-new-people-lot = dealt by lot
era-new-people-open = chosen in the game

## In words

era-text-actions = What you may do
era-text-players = Players in turn order
era-text-player = Player
era-text-influence = influence
era-text-procession = procession
era-text-morale = morale
era-text-next = morale next round
era-text-thalers = thalers
era-text-treaties = treaties
era-text-food = food
era-text-leaders = leaders ready
era-text-provinces = provinces
era-text-cities = cities
era-text-progresses = progresses
era-text-passed = (has passed)
era-text-field = { $top ->
    [true] { $field }: level { $level }, the last one
   *[false] { $field }: level { $level }, the next one costs { $price } thalers
}
era-text-free = Nobody’s land
era-text-seas = Seas
era-text-empty = no fleet
era-text-fish = fish
era-text-beside = Beside: { $places }
era-text-land = { $terrain }; { $village ->
    [true] a village of the barbarians
   *[false] { $pieces ->
        [0] no vassal
        [one] 1 vassal
       *[other] { $pieces } vassals
    }
}{ $city ->
    [true] , a city
   *[false] { "" }
}{ $food ->
    [0] { "" }
   *[other] ; food { $food }
}{ $good ->
    [none] { "" }
   *[other] ; { $good }
}{ $post ->
    [none] { "" }
   *[other] ; trade post of { $post }
}{ $battlefield ->
    [0] { "" }
   *[other] ; battlefield +{ $battlefield }
}
