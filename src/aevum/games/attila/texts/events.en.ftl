### Attila - what happened, in sentences (English).
### One message per kind of event. $seat, $tribe, $province and $tile are names; what the reader may
### not know, or what does not exist, is the word "none". $province_id is the province's id.

in-province = { $province_id ->
    [creta] on { $province }
   *[other] in { $province }
}

event-drew = { $tribe ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws a card of the { $tribe }.
}
event-reshuffled = { $cards ->
    [one] The draw pile is empty; one discarded card becomes the new one.
   *[other] The draw pile is empty; { $cards } discarded cards are shuffled into a new one.
}
event-turn = Turn { $number }: { $seat } is the active player.
event-played = { $seat } plays a card of the { $tribe }.
event-placed = { $seat } places a stone of the { $tribe } { in-province }.
event-influence = { $from ->
    [22] { $seat } already stands on the top field of the { $tribe }.
   *[other] { $seat } climbs from { $from } to { $to } with the { $tribe }.
}
event-forwent = { $seat } forgoes the influence with the { $tribe }.
event-skipped-second = { $seat } leaves the second stone of the { $tribe } in the supply.
event-discarded = { $seat } has no playable card and discards one of the { $tribe }.
event-slot-lost = { $seat } has no card left, so the card slot lapses.
event-tile-used = { $seat } uses the action tile { $tile }.
event-exchanged = { $cards ->
    [one] { $seat } exchanges one card.
   *[other] { $seat } exchanges { $cards } cards.
}
event-conflict = Five stones { in-province }: a conflict breaks out.
event-laid = { $cards ->
    [one] { $seat } lays one card face down.
   *[other] { $seat } lays { $cards } cards face down.
}
event-passed = { $seat } passes.
event-revealed = { $cards ->
    [one] { $seat } turns up one card of the { $tribe }.
   *[other] { $seat } turns up { $cards } cards of the { $tribe }.
}
event-strength = { $stones ->
    [one] The { $tribe } fight with one stone
   *[other] The { $tribe } fight with { $stones } stones
}{ $cards ->
    [0] , without a card.
    [one] { " " }and one card.
   *[other] { " " }and { $cards } cards.
}
event-removed = { $stones ->
    [one] The { $tribe } are the weakest and lose their stone { in-province }.
   *[other] The { $tribe } are the weakest and lose their { $stones } stones { in-province }.
}
event-pacified = { $century ->
    [none] { $province } is pacified without a tile, as all are used up.
   *[other] { $province } is pacified with a tile of the { $century }th century.
}
event-scoring = { $century ->
    [none] The final scoring begins.
   *[other] The { $century }th century is over: all six tribes are scored.
}
event-tribe-scored = { $tribe }: { $stones ->
    [one] one stone
   *[other] { $stones } stones
} in { $provinces ->
    [one] one province.
   *[other] { $provinces } provinces.
}
event-points = { $seat } { $place ->
    [sole] alone has influence
    [first] is first
    [second] is second
    [tied-first] shares first place
   *[tied-second] shares second place
} with the { $tribe }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-triggered = { $trigger ->
    [T1] The tenth pacification tile is laid: { $seat } finishes the turn, then the game ends.
    [T2] A tribe's supply is empty: the game ends with the turn of { $seat }.
    [T3] A counter stands on field 22: { $seat } finishes the turn, then the game ends.
   *[K35] No tribe can be placed any more: the game ends before the turn of { $seat }.
}
event-ended = The game is over.
