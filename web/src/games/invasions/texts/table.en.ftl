### Page of Invasions: map, inspector, rails (English).

inv-map = Map of the Roman world
inv-page-stack = Stack
inv-page-nations = Nations
inv-overlays = What the map shows
inv-overlay-control = Control
inv-overlay-income = Income
inv-overlay-revolt = Revolt
inv-overlay-faith = Faith
inv-overlay-goals = Goals
inv-overlay-reach = Reach
inv-overlay-intercept = Intercept
inv-overlay-limits = Limits
inv-overlay-bare = Bare
inv-overlay-control-long = Who controls the provinces
inv-overlay-income-long = What the provinces yield
inv-overlay-revolt-long = Revolts and heresies
inv-overlay-faith-long = Religions
inv-overlay-goals-long = Objectives of the nation chosen in the list
inv-overlay-reach-long = Where the open group can go
inv-overlay-intercept-long = Who can intercept, and with what chance
inv-overlay-limits-long = Stacks and their limits
inv-overlay-bare-long = The map without pieces
inv-legend-held = held
inv-legend-wanted = still to be won
inv-legend-revolt = revolt (close lines: +)
inv-legend-heresy = heresy (close lines: +)
inv-legend-full = a stack is at its limit
inv-legend-reach = in reach, with its paces
inv-legend-dice = in reach, dice may follow
inv-legend-way = planned way
inv-legend-friendly = friendly
inv-legend-neutral = neutral
inv-legend-hostile = hostile
inv-legend-no-group = Choose a stack to see how far it can go.
inv-zoom-strategy = Strategy: areas and nations
inv-zoom-operations = Operations: provinces and stacks
inv-zoom-tactics = Tactics: names, terrain, income
inv-zoom-detail = Detail: single units
inv-edge = { $count } more
inv-spoken-stack = { $nation }: { $count ->
    [one] 1 unit
   *[other] { $count } units
}
inv-spoken = { $province }, { $nation ->
    [none] controlled by nobody
   *[other] controlled by the { $nation }
}{ $stacks ->
    [none] {""}
   *[other]. { $stacks }
}{ $paces ->
    [0] {""}
    [one]. 1 pace
   *[other]. { $paces } paces
}

## Rails

inv-nations = Nations in activation order
inv-order = Activation order
inv-gold = Gold
inv-units = Units
inv-vp = VP
inv-vp-about = VP: earned, and what a scoring would bring now.
inv-invades = invades
inv-age = age { $age }
inv-raiders = Raiders
inv-minor = Inactive and minor ({ $count })
inv-absent = Still to come ({ $count })
inv-calendar = Calendar
inv-calendar-fold = Show or hide the calendar
inv-scoring = scoring turn
inv-come = { $nations } come or invade
inv-turn = Turn { $turn } of { $last }
inv-slot-moves = moves
inv-slot-done = done
inv-slot-next = next
inv-phase-status = Status
inv-phase-administration = Administration
inv-phase-military = Military
inv-phase-scoring = Scoring

## Inspector

inv-stack-title = { $name } in { $province }
inv-stack-units = { $nation } · { $units ->
    [one] 1 unit
   *[other] { $units } units
}{ $limit ->
    [0] {""}
   *[other] {" "}· { $counted } of { $limit }
}
inv-desk-empty = Tap a province to see who stands there.
inv-all = All
inv-leader-all = Leader + all
inv-leave-one = Leave one
inv-of = of { $count }
inv-paces = { $paces ->
    [one] 1 pace
   *[other] { $paces } paces
}
inv-fewer = Fewer: { $unit }
inv-more = More: { $unit }
inv-horde = Horde
inv-unit-of = { $unit } ({ $nation })
inv-unit-marks = { $heavy ->
    [true] heavy{" "}
   *[other] {""}
}{ $elite ->
    [0] {""}
    [1] elite{" "}
   *[other] double elite{" "}
}{ $amphibious ->
    [true] amphibious{" "}
   *[other] {""}
}{ $mountain ->
    [true] mountaineer{" "}
   *[other] {""}
}{ $damaged ->
    [true] damaged{" "}
   *[other] {""}
}{ $contract ->
    [own] {""}
   *[other] mercenary
}
inv-leader-marks = combat { $combat } · stacking +{ $stacking } · campaigns { $campaign }{ $confined ->
    [true] {" "}· inactive this turn
   *[other] {""}
}
inv-controlled = { $nation ->
    [none] Controlled by nobody
   *[other] Controlled by the { $nation }
}
inv-city = { $level ->
    [0] Site { $city }
   *[other] City { $city }, level { $level }
}{ $walls ->
    [0] {""}
   *[other], walls −{ $walls }
}{ $nation ->
    [none] {""}
   *[other] {" "}({ $nation })
}
inv-capital = Capital of the { $nation }
inv-limes = Limes of the { $nation }
inv-looted = Looted
inv-revolt = { $level ->
    [1] Revolt −
   *[other] Revolt +
}
inv-heresy = { $level ->
    [1] Heresy −
   *[other] Heresy +
}
inv-raided = { $level ->
    [1] Raid −
   *[other] Raid +
}
inv-income = income { $income }
inv-no-fleet = No fleet
inv-reach = Goals in reach, by paces
inv-reach-one = { $province }, { $paces ->
    [one] 1 pace
   *[other] { $paces } paces
}
inv-answers = Your answers
inv-still-open = Still to move
inv-still = { $nation } in { $province }: { $units ->
    [one] 1 unit
   *[other] { $units } units
}
inv-over = { $province }: { $counted } units, limit { $limit }
inv-limits-kept = No stack is over its limit

## Marching

inv-prompt-move-then = Tap a stack, then its goal; everything is shown before you confirm.
inv-prompt-where = { $leader ->
    [none] { $units ->
        [one] 1 unit sets out from { $from }: where to?
       *[other] { $units } units set out from { $from }: where to?
    }
   *[other] { $leader } sets out from { $from } with { $units ->
        [one] 1 unit
       *[other] { $units } units
    }: where to?
}
inv-prompt-card = The card is “{ $card }”.
inv-prompt-where-then = Flags count the paces; red ones may bring dice. Choose who goes along under “Stack”.
inv-prompt-path = { $leader ->
    [none] { $units ->
        [0] The stack goes
        [one] 1 unit goes
       *[other] { $units } units go
    }
   *[other] { $leader } and { $units ->
        [one] 1 unit go
       *[other] { $units } units go
    }
} from { $from } to { $to }, { $paces ->
    [one] 1 pace
   *[other] { $paces } paces
}.
inv-prompt-path-then = { $danger ->
    [0] Tap more provinces for way points.
   *[other] Chance that somebody intercepts: { $danger } %. Tap more provinces for way points.
}
inv-move = Move
inv-move-barrier = rolls dice, no way back
inv-move-asks = others may answer
inv-drop-path = Drop path
inv-drop-group = Not this stack
inv-before = Before you click: this path, in order
inv-means-river = Over a river.
inv-means-ridge = Over a ridge.
inv-means-strait = A strait: takes all paces.
inv-means-limes = A limes stops the group and may strike it.
inv-means-enemies = Enemies are there: stop and battle.
inv-means-overrun = One enemy unit: it can be overrun.
inv-means-neutrals = Neutral units are there: go on, nobody rests.
inv-means-siege = A fortified city: siege.
inv-danger-flight = The { $nation } may flee: { $chance } %
inv-danger-interception = The { $nation } from { $place } may intercept: { $chance } %
inv-danger-any = One or more come: { $chance } %
inv-danger-later = Who may answer here is known when the group is nearer.
inv-ahead-win = If they stand, you win
inv-ahead-losses = average losses before recovery: you { $own }, they { $enemy }
inv-march-weary = { $units ->
    [one] 1 unit has no pace left and stays behind.
   *[other] { $units } units have no pace left and stay behind.
}
