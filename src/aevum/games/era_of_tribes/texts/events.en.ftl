### Era of Tribes - what happened, in sentences (English).
### One message per kind of event. Names are $seat, $rival, $ally, $host, $seller, $loser, $by, $to,
### $attacker and $defender for players, and those of places, tiles, cards and goods; what the reader
### may not know, or what does not exist, is the word "none". Barbarians are a player that is none.

event-section = The section { $section } is played.
event-player-order = { $seat } has place { $place } in the player order.
event-card-dealt = { $card ->
    [none] { $seat } is dealt an influence card.
   *[other] { $seat } is dealt the influence card “{ $card }”.
}
event-card-kept = { $card ->
    [none] { $seat } keeps an influence card.
   *[other] { $seat } keeps the influence card “{ $card }”.
}
event-card-opened = The influence card “{ $card }” is open now.
event-people = { $seat } leads the { $people }.
event-villages-laid = { $number ->
    [one] One village of the barbarians lies on the map.
   *[other] { $number } villages of the barbarians lie on the map.
}
event-round = Round { $round } begins.
event-influence = { $change ->
    [1] { $seat } gains 1 influence point ({ $influence }).
    [-1] { $seat } loses 1 influence point ({ $influence }).
   *[other] Influence of { $seat }: now { $influence } (change: { $change }).
}
event-morale = Morale of { $seat }: now { $morale } (change: { $change }).
event-thalers = Thalers of { $seat }: now { $thalers } (change: { $change }).
event-treaties = Treaties of { $seat }: now { $treaties } (change: { $change }).
event-food = Food of { $seat }: now { $plate } on the plate (change: { $change }).
event-turn-order = { $seat } has place { $place } in the turn order.
event-acted = { $seat } chooses { $action }{ $leaders ->
    [0] { "" }.
    [one] { " " }with 1 leader{ $luxuries ->
        [0] { "" }.
        [one] { " " }and 1 luxury good.
       *[other] { " " }and { $luxuries } luxury goods.
    }
   *[other] { " " }with { $leaders } leaders{ $luxuries ->
        [0] { "" }.
        [one] { " " }and 1 luxury good.
       *[other] { " " }and { $luxuries } luxury goods.
    }
}
event-passed = { $seat } passes.
event-ring-taken = { $seat } puts a leader on the ring.
event-ring-left = The leader of { $seat } comes back from the ring.
event-auto-expansion = { $seat } expands without leaders.
event-legion = { $number ->
    [one] A legion joins the army of { $seat }.
   *[other] { $number } legions join the army of { $seat }.
}
event-growth = Growth of { $seat }: { $growth }.
event-grew = { $seat } gets a new vassal: { $province }.
event-slot-vassal = { $seat } takes a vassal from an unbuilt city.
event-dropped = { $seat } takes back a piece: { $place }.
event-post-gone = The trade post of { $seat } is gone: { $province }.
event-built-fleet = { $thalers ->
    [one] { $seat } builds a fleet for 1 thaler: { $sea }.
   *[other] { $seat } builds a fleet for { $thalers } thalers: { $sea }.
}
event-trained-army = { $thalers ->
    [one] { $seat } trains an army from { $province } for 1 thaler.
   *[other] { $seat } trains an army from { $province } for { $thalers } thalers.
}
event-post = { $seat } sets up a trade post in the city of { $host }: { $province }.
event-free-fleet = { $source_id ->
    [slot] { $seat } places a free fleet with a vassal of an unbuilt city: { $sea }.
   *[pool] { $seat } places a free fleet: { $sea }.
}
event-free-army = { $source_id ->
    [slot] { $seat } takes a vassal of an unbuilt city as free army.
   *[pool] { $seat } takes a free army.
}
event-forfeited = { $seat } does without a free fleet or army.
event-moved = { $seat } moves a vassal: { $from } → { $to }.
event-horse = { $seat } gives a horse to a vassal: { $province }.
event-embarked = { $seat } ships a vassal: { $from } → { $sea }.
event-ashore = A vassal of { $seat } goes ashore: { $from } → { $to }.
event-sailed = { $seat } sails: { $from } → { $to }.
event-landed = A fleet of { $seat } lands: { $from } → { $to }.
event-plundered = { $seat } plunders { $province } with a { $die }: { $thalers ->
    [0] no booty.
    [one] 1 thaler.
   *[other] { $thalers } thalers.
}
event-fleet-lost = { $seat } loses a fleet: { $sea }.
event-parley = { $fights ->
    [0] { $seat } keeps the peace: { $sea }.
   *[other] { $seat } wants to fight: { $sea }.
}
event-attack = { $rival ->
    [none] { $seat } attacks the barbarians: { $place }.
   *[other] { $seat } attacks { $rival }: { $place }.
}
event-expelled = { $host } expels the trade post of { $seat }: { $province }.
event-gained = { $seat } controls { $place }.
event-lost = { $seat } no longer controls { $place }.
event-colony = { $number ->
    [one] { $seat } has a new colony.
   *[other] { $seat } has { $number } new colonies.
}
event-founded = { $seat } founds a city: { $province }.
event-city-gone = The city of { $seat } is gone: { $province }.
event-city-set = { $seat } sets up a city: { $province }.
event-battle = { $defender ->
    [none] Battle of { $attacker } with the barbarians: { $place }.
   *[other] Battle of { $attacker } with { $defender }: { $place }.
}
event-committed = { $seat } sends in: { $unit }.
event-hired = { $village ->
    [none] { $seat } hires a mercenary.
   *[other] { $seat } hires the village “{ $village }” as mercenary.
}
event-lent = { $number ->
    [0] { $seat } lends { $to } nothing.
    [one] { $seat } lends { $to } 1 army.
   *[other] { $seat } lends { $to } { $number } armies.
}
event-markers = Fist: { $fist }; mask: { $mask }; catapult: { $catapult }.
event-rolled = The dice show { $red } and { $green }.
event-fell = Loss of the { $side }: { $unit }.
event-battle-ended = The battle is over: { $place }, { $result }.
event-procession = The triumph procession of { $seat } stands on space { $space }.
event-battlefield = { $province } is a historic battlefield now (+{ $value }).
event-conquered = { $loser ->
    [none] { $seat } conquers { $province } from the barbarians.
   *[other] { $seat } conquers { $province } from { $loser }.
}
event-village-gone = The village leaves the game: { $province }.
event-village-won = { $village ->
    [none] { $seat } wins a village.
   *[other] { $seat } wins the village “{ $village }”.
}
event-village-used = { $seat } uses the village “{ $village }”.
event-village-kept = { $seat } keeps a village face down.
event-income = { $thalers ->
    [one] { $seat } earns 1 thaler ({ $action }).
   *[other] { $seat } earns { $thalers } thalers ({ $action }).
}
event-diplomacy = Diplomacy of { $seat }: { $diplomacy }.
event-offered = { $offer_id ->
    [buy] { $seat } offers { $to } to buy { $province }.
    [ally] { $seat } offers { $to } an alliance.
   *[part] { $seat } offers { $to } to end the alliance.
}
event-refused = { $by } refuses the offer of { $seat }.
event-bought = { $thalers ->
    [one] { $seat } buys { $province } from { $seller } for 1 thaler.
   *[other] { $seat } buys { $province } from { $seller } for { $thalers } thalers.
}
event-allied = { $seat } and { $ally } are allies now.
event-parted = The alliance of { $seat } and { $ally } ends.
event-betrayed = { $seat } attacks { $ally } and breaks the alliance.
event-deterred = { $seat } attacks { $by }, who had taken precautions.
event-advanced = { $thalers ->
    [0] { $seat } advances to level { $level } of { $field }.
    [one] { $seat } advances to level { $level } of { $field } for 1 thaler.
   *[other] { $seat } advances to level { $level } of { $field } for { $thalers } thalers.
}
event-pioneer = { $seat } is the pioneer of level { $level } in { $field }.
event-grey-leader = A grey leader joins { $seat }.
event-epoch = { $seat } enters the epoch { $epoch }.
event-barbarians = The barbarians reach stage { $stage }.
event-card-scored = { $points ->
    [one] “{ $card }” gives { $seat } 1 influence point.
   *[other] “{ $card }” gives { $seat } { $points } influence points.
}
event-allotted = { $seat } sets aside for war: { $number } × { $good }.
event-cleaned = { $vassals ->
    [one] 1 vassal of { $seat } returns to the free ones.
   *[other] { $vassals } vassals of { $seat } return to the free ones.
}
event-end-met = { $seat } meets an end condition ({ $end }): { $influence } influence points. This is the last round.
event-scored = Final scoring of { $seat }, { $category }: { $points }.
event-ended = The game is over.
