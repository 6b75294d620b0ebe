### Player aids and cards of nations (English).

inv-aid = Aid
inv-aids = Player aids
inv-aid-terrain = Terrain and movement
inv-aid-reactions = Interception and flight
inv-aid-battle = Battle
inv-aid-advanced = Advanced battle
inv-aid-siege = Sieges and loot
inv-aid-sea = Sea
inv-aid-raids = Raids
inv-aid-income = Income and expenses
inv-aid-prices = Prices
inv-aid-revolts = Revolts
inv-aid-unit = Unit
inv-aid-kingdom = Kingdom
inv-aid-empire = Empire
inv-aid-repair = Repair
inv-aid-from = From turn
inv-aid-roll = Roll
inv-aid-units = { $units ->
    [one] 1 unit
    [7] 7 or more
   *[other] { $units } units
}
inv-card-open = Card of the { $nation }
inv-card-to-come = still to come
inv-card-active = active
inv-card-inactive = inactive
inv-card-raider = raiders
inv-card-gone = out of the game
inv-card-state = { $status }, age { $age }
inv-card-counts = { $gold } gold, { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
inv-card-patron = Client of the { $nation }.
inv-card-suzerain = Vassal of the { $nation }.
inv-card-ally = Allied with the { $nation }.
inv-card-aims = Objectives
inv-card-no-aims = Nothing to score in this scenario.
inv-card-turns = turn { $turns }
inv-card-at-once = when it happens
inv-card-held = { $all ->
    [1] { $own ->
        [0] not held
       *[other] held
    }
   *[other] holds { $own } of { $all }
}
inv-card-show = Show on the map
inv-card-calendar = Calendar
inv-card-nothing-comes = The timeline brings nothing more.
inv-card-invade = invades{ $where ->
    [none] {""}
   *[other] {" "}{ $where }
}
inv-card-enter = comes into the game{ $where ->
    [none] {""}
   *[other]: { $where }
}
inv-card-become_active = becomes active
inv-card-raid = raids{ $where ->
    [none] {""}
   *[other] {" "}from { $where }
}
inv-card-units = { $count ->
    [one] 1 unit of its choice
   *[other] { $count } units of its choice
}
inv-card-powers = Powers
