### Invasions in words: the text view (English).
### $nation, $unit, $leader, $place, $step, $one and $other are names; $count, $damaged, $combat, $age,
### $gold and $level numbers; $kind, $lord = none and $colour ids.

inv-text-actions = What you can do
inv-text-position = The position
inv-text-turn = Turn { $turn }, { $left ->
    [0] the last.
   *[other] the last is { $last }.
}
inv-text-acting = Acting: { $nation }.
inv-text-step = Now: { $step }.
inv-text-player = Player
inv-text-powers = Power
inv-text-points = Victory points
inv-text-events = Events in hand
inv-text-nations = Nations

inv-text-nations-in-order = Nations in activation order
inv-text-inactive = inactive
inv-text-age = age { $age }{ $decline ->
    [0] { "" }
    [1] , in decline
   *[other] , in double decline
}
inv-text-gold = { $gold } gold
inv-text-bankrupt = bankrupt
inv-text-invades = invades in this turn
inv-text-strength = { $units ->
    [0] no units
    [one] 1 unit
   *[other] { $units } units in { $places ->
        [one] 1 province
       *[other] { $places } provinces
    }
}
inv-text-scored = worth { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} now
inv-text-capital = Capital: { $place }
inv-text-horde = horde
inv-text-horde-at = Horde: { $place }
inv-text-leader = { $leader } (combat { $combat }{ $confined ->
    [0] { "" }
   *[other] , inactive
})
inv-text-leader-at = { $leader }: { $place }
inv-text-troop = { $count } × { $unit }{ $damaged ->
    [0] { "" }
   *[other] { " " }({ $damaged } damaged)
}

inv-text-bonds = Alliances, treaties, enemies
inv-text-no-bonds = Nobody is bound, nobody is declared an enemy.
inv-text-bond-ally = { $one } and { $other } are allies.
inv-text-bond-client = { $one }: client of { $other }.
inv-text-bond-vassal = { $one }: vassal of { $other }.
inv-text-bond-foedus = { $one }: federate of { $other } in { $first } and { $second }.
inv-text-bond-pact = { $one } and { $other } have a treaty.
inv-text-bond-foes = { $one } and { $other } are declared enemies.

inv-text-cards = Your cards
inv-text-no-cards = You have no cards.
inv-card-now = (playable now)
inv-card-of = { $card } ({ $nation })

inv-text-land = Areas and provinces
inv-text-area = { $area } ({ $lord ->
    [none] nobody's
   *[other] control: { $lord }
}{ $heresy ->
    [0] { "" }
    [1] , heresy −
   *[other] , heresy +
})
inv-text-income = income { $gold }
inv-text-held = control: { $nation }
inv-text-free = nobody's
inv-text-city = { $level ->
    [0] site { $name }
   *[other] { $name }, city of level { $level }{ $walls ->
        [0] { "" }
       *[other] , fortified
    }
}
inv-text-looted = looted
inv-text-limes = limes ({ $nation })
inv-text-revolt = revolt { $level ->
    [1] −
   *[other] +
}
inv-text-raid = raid { $level ->
    [1] −
   *[other] +
}
inv-text-beside = Beside it: { $places }
inv-text-border = { $place }{ $kind ->
    [river] { " " }(river)
    [ridge] { " " }(ridge)
    [strait] { " " }(strait)
   *[plain] { "" }
}
inv-text-seas = Fleets at sea
inv-text-fleets = { $nation }: { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
}

inv-fight-title = { $kind ->
    [siege] Siege: { $place }
    [sea-battle] Sea battle: { $place }
   *[battle] Battle: { $place }
}
inv-text-nobody = nobody left
inv-text-fallen = Fallen: { $units }
inv-text-dice = Thrown: { $dice }
inv-text-die = { $colour ->
    [white] white
   *[black] black
} { $face }
inv-text-thrown = Two dice: { $pips }, plus { $bonus }
inv-text-rerolls = { $count ->
    [one] 1 re-roll left
   *[other] { $count } re-rolls left
}
inv-text-hits = { $count ->
    [one] 1 hit still to take
   *[other] { $count } hits still to take
}
