### Invasions - the timeline: split and reunion, new nations, reinforcements, raids, caravans (English).
### $seat who is asked; $nation, $other, $host, $holder, $newcomer, $province, $from, $to, $start,
### $target, $area, $sea, $unit, $leader and $modifier are names, $gold, $number and $total numbers;
### $answer_id, $troop_id, $outcome_id and $modifier_id are ids.

## Actions

action-draw_unit = Draw { $unit }
action-draw_nation = The { $nation } come next
action-use_power = { $answer_id ->
    [yes] { $modifier }: yes
   *[no] { $modifier }: no
}
action-expel_move = Let leave first: { $unit }
action-expel_to = Go to { $province }
action-refuge = Take refuge with the { $host } in { $province }
action-reinf_type = { $troop_id ->
    [infantry] Another infantry
    [archer] An archer
    [cavalry] A cavalry unit
   *[horse_archer] A horse archer
}
action-reinf_unit = Take { $unit }
action-name_leader = Move { $leader }
action-leader_to = To { $province }
action-end_leaders = Leave the leaders where they are
action-vanish_remove = The { $holder } lose { $unit }
action-place_fleet = Launch the fleets: { $sea }
action-move_limes = Move the limes from { $from } to { $to }
action-mc_recall = Call { $unit } back
action-rd_pass = Do not raid
action-rd_origin = Set out from { $province }
action-rd_from = A raider from { $province }
action-rd_unit = Send { $unit }
action-rd_direct = Raid a neighbouring province
action-rd_via = Ride through { $province }
action-rd_via_sea = Cross the sea: { $sea }
action-rd_target = Raid { $province }
action-rd_loss = Lose { $unit }
action-loot_caravan = { $answer_id ->
    [yes] Loot the caravan
   *[no] Let the caravan pass
}

## Questions

prompt-reunion = { $seat }, do the two halves of the empire become one again?
prompt-surrender-choice = { $seat }, do the { $nation } give up { $area }?
prompt-homeward-unit = { $seat }, which unit leaves { $province } next?
prompt-homeward-to = { $seat }, where does it go?
prompt-expel-unit = { $seat }, a new nation comes to { $province }: which unit of the { $nation } leaves next?
prompt-expel-to = { $seat }, where does it go from { $province }?
prompt-refuge = { $seat }, the { $nation } are surrounded: with whom do they take refuge? They submit to their host.
prompt-empire-seat = { $seat }, where is the capital of the new empire?
prompt-heir-to = { $seat }, which stack does { $leader } join?
prompt-reinforcement-type = { $seat }, of which type is the next unit of the { $nation }?
prompt-reinforcement-unit = { $seat }, which unit do the { $nation } receive?
prompt-leader-to = { $seat }, where does { $leader } appear?
prompt-leader-moves = { $seat }, do you move ordinary leaders of the { $nation }?
prompt-frontier = { $seat }, do the limites of the { $nation } move with the border?
prompt-exchanging = { $seat }, do the { $nation } lend a unit to the { $other }, or call one back?
prompt-fleet-zone = { $seat }, where do the fleets of the { $nation } appear?
prompt-vanish-remove = { $seat }, the { $nation } have vanished: which of their warriors do the { $holder } lose?
prompt-raid-from = { $seat }, where does the next raider of the { $nation } stand?
prompt-raid-unit = { $seat }, which unit in { $province } goes on the raid?
prompt-raid-origin = { $seat }, from where do the { $nation } raid?
prompt-raid-route = { $seat }, which way does the raid of the { $nation } take from { $start }?
prompt-raid-target = { $seat }, which province do the { $nation } raid?
prompt-raid-loss = { $seat }, the raid has failed: which raider is lost for good?
prompt-loot-caravan = { $seat }, do you loot the caravan in { $province }?
prompt-free-alliance = { $seat }, do the { $nation } and the { $other } become allies for this turn?

## What happened

event-empire-parted = The empire is divided; the capital of the { $nation } is now in { $province }.
event-empire-reunited = The { $nation } join the other half: the empire is one again.
event-area-given-up = The { $nation } give up { $area }.
event-entered = The { $nation } appear in { $province }.
event-expelled = The { $nation } must leave { $from } and go to { $to }.
event-unit-removed = { $unit } finds no place and leaves { $province }.
event-took-refuge = The { $nation } take refuge with the { $host } in { $province }.
event-fate = The fate of the { $nation } is decided: { $total }.
event-left-game = The { $nation } are no more.
event-reinforced = The { $nation } receive { $unit } in { $province }.
event-repaired = The { $nation } restore { $unit }.
event-leader-came = { $leader } is in { $province }.
event-leader-left = { $leader } leaves the board.
event-limes-moved = The limes of { $from } moves to { $to }.
event-fleet-came = The { $nation } launch { $number } fleets: { $sea }.
event-recalled = The { $nation } call { $unit } back.
event-vanished = The { $nation } have vanished: the { $holder } lose { $unit }.
event-raid = { $outcome_id ->
    [failure] The raid of the { $nation } on { $province } fails.
    [raid_minus] The { $nation } raid { $province } with little success.
    [raid_plus] The { $nation } raid { $province } with great success.
   *[settle] The { $nation } raid { $province } and stay there.
}
event-raider-lost = The { $nation } lose { $unit } for good.
event-raiders-settled = The { $nation } settle in { $province }.
event-caravan-came = The caravan of { $province } brings the { $nation } { $gold } gold.
event-islam = { $answer_id ->
    [yes] Islam is founded ({ $total }): this turn is the last.
   *[no] Islam is not founded ({ $total }).
}

## Something else is asked

why-asked-draw-unit = A unit is to be drawn.
why-asked-lot = The lot decides which minor kingdom comes next.
why-asked-raider = The question is which unit goes on the raid.
why-asked-origin = The question is from where the raid sets out.
why-asked-raid-route = The question is which way the raid takes; it passes no limes and no walls, and the sea only with ships.
why-asked-raid-target = The question is which province is raided: a hostile one with a site that is not looted.
why-asked-raid-loss = The question is which of the raiders is lost.
why-asked-caravan = The question is whether you loot the caravan.
why-asked-expel = The question is which unit leaves.
why-asked-expel-to = It must go to a neighbouring province that is empty or friendly and has room, towards its own seat if there is one.
why-asked-shelter = The question is where the nation takes refuge: with the strongest of its neighbours.
why-asked-troop = The question is which type of unit comes; only types in the supply.
why-asked-reinforcement = The question is which unit of the supply comes.
why-asked-leaders = The question is which ordinary leader moves; each of them once.
why-asked-leader-to = A leader appears in a province of his nation.
why-asked-frontier = The question is whether a limes moves to another province of the frontier.
why-asked-exchange = The question is whether a unit is lent or called back.
why-asked-fleet-zone = The fleets appear in the sea zone of an own coastal city.
why-asked-vanish = The question is which unit of the vanished people is lost.
why-asked-surrender = The question is whether the area is given up.
why-asked-reunion = The question is whether the empire is one again.
why-asked-heir = The heir joins a stack of one of the halves.
why-asked-free-alliance = The question is whether the two become allies.
