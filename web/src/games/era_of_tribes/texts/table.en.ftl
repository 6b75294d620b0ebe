### The table of Era of Tribes: map, tracks, actions and plan (English).

era-map = Map of the section
era-page-map = Map
era-page-people = People
era-page-progress = Progress
era-page-rivals = Rivals
era-page-plan = Plan

era-phase-morale = Morale
era-phase-order = Turn order
era-phase-actions = Actions
era-phase-auto = Auto-expansion
era-phase-cleanup = Clean-up

## Fields of the map, spoken

era-field-vassals = { $city ->
    [yes] city of { $seat }{ $count ->
        [0] { "" }
        [one] { " " }with 1 vassal
       *[other] { " " }with { $count } vassals
    }
   *[no] { $seat }, { $count ->
        [0] no vassal
        [one] 1 vassal
       *[other] { $count } vassals
    }
}
era-field-fleets = { $seat }, { $count ->
    [one] 1 fleet
   *[other] { $count } fleets
}
era-field-village = village of the barbarians, defended by { $count }
era-field-post = trade post of { $seat }
era-field-food = food { $count }
era-field-fish = fish { $count }
era-field-battlefield = historic battlefield +{ $count }

## Tracks

era-influence = Influence
era-influence-said = Influence points and triumph processions of all players; { $ends } points end the game
era-black = +1 IP
era-red = +3 morale for triumphs
era-ends-at = { $number } ends
era-to-meet = { $number } to meet
era-morale = Morale
era-morale-said = Morale { $now }, after the next phase 1 { $next }
era-next-round = next round { $change }
era-ends = Ends
era-ends-before = count as soon as all pieces are on the map
era-ends-title = What ends the game
era-ends-condition = Condition
era-ends-limit = ends at
era-ends-foot = Whoever meets a condition first gains 3 influence points; the round is played to its end.
era-end-influence = Influence
era-end-provinces = Provinces
era-end-progresses = Progresses
era-end-epoch = Epoch
era-end-triumph = Triumph
era-end-homes = Homes lost
era-end-met = procession met
era-end-all = all of a people
era-end-far = { $number } apart

## Actions and holdings

era-actions = Actions
era-used = used this round
era-leaders = Leaders
era-goods = Luxury goods
era-gives-growth = growth { $number }
era-gives-thalers = { $number } T
era-gives-morale = morale { $number }
era-gives-diplomacy = treaties, alliances
era-gives-progress = a level of a field
era-gives-revolution = the next epoch
era-holdings = What you hold
era-ready = { $round ->
    [0] Before the first round:
   *[other] Round { $round } · ready:
}
era-leaders-said = { $ready } of { $all } leaders ready{ $ring ->
    [yes] , one on the ring
   *[no] { "" }
}
era-thalers = Thalers
era-treaties = Treaties
era-food = Food
era-hunger = Hunger
era-free-vassals = Free vassals
era-free = { $number } free
era-armies = Armies
era-legions = Legions
era-villages = { $number ->
    [one] 1 village face down
   *[other] { $number } villages face down
}
era-luxuries = Luxury goods
era-provinces = Provinces
era-cities = Cities
era-progresses = Progresses
era-passed = passed
era-of = { $number } of { $ends } IP

## Prompt

era-then = Then { $seat }.
era-prompt-chosen = { $action }{ $leaders ->
    [one] { " " }with 1 leader
   *[other] { " " }with { $leaders } leaders
}{ $goods ->
    [0] { "" }
    [one] { " " }and 1 luxury good
   *[other] { " " }and { $goods } luxury goods
}: { $gives }. { $plan ->
    [yes] Plan it on the map; nothing is final before you confirm.
   *[no] Confirm it, or choose another field.
}
era-prompt-action = Expansion: the plan begins.
era-prompt-grow = Your plan, growth: tap your provinces to place new vassals.
era-prompt-convert = Your plan, conversions: tap a province with a new vassal to make it a fleet, an army or a trade post.
era-prompt-move = Your plan, moves: tap a vassal or a fleet, then where it goes; lit fields are in reach. { $bad ->
    [0] { "" }
    [one] One item of the list is not possible and will be left out.
   *[other] { $bad } items of the list are not possible and will be left out.
}
era-prompt-found = Your plan, cities: tap a province in which you found a city.
era-choice-plan = Plan the Expansion
era-choice-act = { $action }
era-choice-pass = Pass
era-choice-pass-sub = for this round
era-choice-none = Neither
era-choice-onward = Next step
era-choice-to-found = Found cities
era-choice-restart = Restart plan

## Plan

era-plan-grow = Growth
era-plan-convert = Conversions
era-plan-move = Moves
era-plan-found = Cities
era-plan-battle = Battles
era-plan-after = after all moves
era-plan-placed = { $placed } placed of { $growth }
era-plan-grow-note = { $pool ->
    [0] No free vassal is left; one from an unbuilt city costs 2 morale.
    [one] 1 free vassal is left.
   *[other] { $pool } free vassals are left.
} { $morale ->
    [0] Three unused points would give morale +1.
   *[other] { $unused } unused give morale +{ $morale }.
}
era-plan-slot = Take a vassal from an unbuilt city
era-plan-convert-note = Tap a province with a new vassal.
era-plan-move-note = Tap a vassal or a fleet, then where it goes.
era-plan-found-note = Tap a province with three vassals.
era-plan-strike = Strike out: { $row }
era-plan-attack = { $attackers ->
    [one] 1 attacker
   *[other] { $attackers } attackers
} { $defender ->
    [none] against the barbarians
   *[other] against { $defender }
}
era-plan-units = { $own } against { $theirs } { $defender ->
    [none] barbarians
   *[other] of { $defender }
}
era-plan-alone = { $chance } % alone
era-plan-joined = { $chance } % if { $army ->
    [one] 1 unit joins
   *[other] { $army } units join
}
era-plan-confirm = { $battles ->
    [0] Confirm the plan ({ $count })
    [one] Confirm the plan ({ $count }) and the battle
   *[other] Confirm the plan ({ $count }) and { $battles } battles
}
era-plan-dice = then dice are rolled, no way back
era-plan-asks = then somebody else is asked or a die falls, no way back
era-plan-ends = then the next player acts
era-plan-quiet = can still be undone
era-row-slot = From an unbuilt city
era-row-army = { $from }: army
era-row-found = city: its vassals become free, +1 IP
era-row-horse = rides: 2 more movement points
era-row-bridge = over { $seas }
era-row-via = through { $via }
era-row-plunder = plunders
era-row-fleet = becomes a fleet
era-row-post = becomes a trade post
era-row-land = lands
era-row-points = { $count } MP
era-change-thalers = Thalers
era-change-morale = Morale
era-change-luxuries = Goods
era-change-provinces = Provinces
era-change-colonies = Colonies, each new one −{ $cost } morale
era-toggle = Show on the map
era-toggle-terrain = Terrain
era-toggle-hexes = Hex areas
era-toggle-colonies = Colonies
era-toggle-reach = Reach
era-edge = { $count } in reach
era-choosable = May be chosen
era-sum-leaders = leaders
era-sum-goods = goods
era-close = Close
era-hex = area { $hex }
era-home = home of the { $people }
era-held = held
era-lies = free to take
era-nobody = Nobody is here.
era-points = points { $number }
era-sum-cities = cities × { $leaders }
era-sum-bread = bread of Culture
era-see-wheel = See the wheel
