### Invasions - battles, retreats, sieges and loot (English).
### $seat who is asked; $nation, $attacker, $defender, $party, $province, $to, $unit, $leader and
### $face are names, $side_id is attacker or defender, numbers are $white, $black, $hits, $pips,
### $bonus, $lost, $killed, $units, $gold, $level, $die, $total and $left.

## Actions

action-white = White die: { $white_id ->
    [blank] blank
    [w] a white sword
    [r] a red sword
   *[wr] a white and a red sword
}
action-black = Black die: { $black_id ->
    [blank] blank
    [w] a white sword
    [r] a red sword
    [wr] a white and a red sword
   *[ww] two white swords
}
action-2d6 = Two dice: { $pips }
action-bt_command = { $leader } commands
action-bt_ambush = Lay an ambush
action-bt_no_ambush = No ambush
action-bt_add_black = Give up a re-roll: one more black die
action-bt_del_black = Give up a re-roll: the enemy loses a black die
action-bt_reroll = Roll again: { $face_id ->
    [own-white-blank] own white die, blank
    [own-white-w] own white die, white sword
    [own-white-r] own white die, red sword
    [own-white-wr] own white die, both swords
    [own-black-blank] own black die, blank
    [own-black-w] own black die, white sword
    [own-black-r] own black die, red sword
    [own-black-wr] own black die, both swords
    [own-black-ww] own black die, two white swords
    [enemy-white-blank] white die of the enemy, blank
    [enemy-white-w] white die of the enemy, white sword
    [enemy-white-r] white die of the enemy, red sword
    [enemy-white-wr] white die of the enemy, both swords
    [enemy-black-blank] black die of the enemy, blank
    [enemy-black-w] black die of the enemy, white sword
    [enemy-black-r] black die of the enemy, red sword
    [enemy-black-wr] black die of the enemy, both swords
   *[enemy-black-ww] black die of the enemy, two white swords
}
action-bt_pass = Leave it as it is
action-bt_hit = Take the hit with: { $unit }
action-bt_hit_limes = The limes takes the hit
action-bt_recover = Bring back: { $unit }
action-bt_repair = Repair { $unit }
action-bt_no_repair = Repair nothing
action-bt_out = Let wait out the battle: { $unit }
action-bx_plus = Give up a re-roll: 2 more for us
action-bx_minus = Give up a re-roll: 2 less for the enemy
action-bx_reroll_own = Throw our dice again
action-bx_reroll_enemy = Throw the enemy's dice again
action-bx_withdraw = Withdraw
action-bx_fight_on = Fight on
action-rt_take = Take along { $unit }
action-rt_take_leader = Take along { $leader }
action-rt_take_horde = Take the horde along
action-rt_all = All together
action-rt_go = Retreat to { $province }
action-cb_pick = Fight in { $province }
action-cb_foe = First against the { $nation }
action-cb_done = No more sieges
action-sg_none = Do not besiege
action-sg_siege = Besiege
action-sg_assault = Assault: 1 more, at the price of 2 hits
action-sg_reroll = Roll again
action-sg_accept = Leave it
action-sg_hold = Keep up the siege with: { $unit }
action-sg_lift = Give up the siege
action-sg_loot = Loot
action-sg_no_loot = Spare the city
action-sg_raze = Tear the walls down
action-sg_no_raze = Leave the walls
action-pick_owner = It goes to { $nation }

## Questions

prompt-command = { $seat }, who commands in { $province }?
prompt-ambush = { $seat }, do you lay an ambush?
prompt-trade = { $seat }, do you give up a re-roll for a black die?
prompt-reroll = { $seat }, do you have a die rolled again?
prompt-lose = { $seat }, a hit: what do the { $party } lose in { $province }?
prompt-bonus-trade = { $seat }, do you give up a re-roll for 2 points?
prompt-throw-again = { $seat }, do you have dice thrown again?
prompt-withdraw = { $seat }, do you withdraw from the battle?
prompt-recover = { $seat }, which unit comes back? ({ $left } left)
prompt-mend = { $seat }, which unit do the { $nation } repair?

prompt-retreat-group = { $seat }, the { $nation } leave { $province }: who goes, and where?
prompt-sit-out = { $seat }, too many units for { $province }: which one waits out the battle?
prompt-pick = { $seat }, where do you fight next?
prompt-foe = { $seat }, whom do you attack first in { $province }?
prompt-keep-siege = { $seat }, does a unit keep up the siege in { $province }?
prompt-siege-choice = { $seat }, do you besiege the city of { $province }?
prompt-siege-again = { $seat }, the city holds: do you roll again?
prompt-loot = { $seat }, do you loot the city of { $province }?
prompt-raze = { $seat }, do you tear down the walls in { $province }?
prompt-treasure = { $seat }, do the { $nation } take the royal treasure?
prompt-ship-hit = { $seat }, a hit at sea: which fleet takes it?
prompt-ship-recover = { $seat }, which fleet comes back? ({ $left } left)
prompt-pick-owner = { $seat }, whose is { $province } now?

## What happened

event-battle = Battle in { $province }: { $attacker } against { $defender }.
event-commands = { $leader } commands the { $side_id ->
    [attacker] attacker
   *[defender] defender
}.
event-ambush-laid = { $passed_id ->
    [yes] The { $side_id ->
        [attacker] attacker
       *[defender] defender
    } strikes from an ambush.
   *[no] The ambush fails.
}
event-archery-dice = Archery of the { $side_id ->
    [attacker] attacker
   *[defender] defender
}: { $white } white, { $black } black.
event-melee-dice = Melee of the { $side_id ->
    [attacker] attacker
   *[defender] defender
}: { $white } white, { $black } black.
event-threw = The { $side_id ->
    [attacker] attacker
   *[defender] defender
} throws { $pips } ({ $bonus } added).
event-hits = Hits by the { $side_id ->
    [attacker] attacker
   *[defender] defender
}: { $hits }.
event-unit-damaged = The { $nation } are hit in { $province }: { $unit } is damaged.
event-unit-fell = The { $nation } lose { $unit } in { $province }.
event-limes-fell = The limes of the { $nation } in { $province } is destroyed.
event-leader-fell = { $leader } of the { $nation } has fallen.
event-assassinated = { $leader } of the { $nation } is murdered after his victory.
event-unit-recovered = The { $nation } get { $unit } back in { $province }.
event-unit-mended = The { $nation } repair { $unit } in { $province }.
event-retreated = The { $nation } retreat from { $province } to { $to } { $units ->
    [0] without units
    [one] with 1 unit
   *[other] with { $units } units
}.
event-victory = The { $side_id ->
    [attacker] attacker
   *[defender] defender
} wins: { $reason_id ->
    [annihilation] the enemy is wiped out
    [fewer_lost] fewer units lost ({ $lost } to { $killed })
    [city_or_horde] city or horde held
    [leader] the better leader
    [withdrawal] the enemy withdraws
   *[defender] the field was held
}.
event-siege = The { $nation } besiege the city of { $province }.
event-siege-roll = The { $nation } roll for the siege of { $province }: { $die }, in all { $total }.
event-city-holds = The city of { $province } holds out against the { $nation }.
event-city-fell = The { $nation } take the city of { $province }.
event-terror = { $passed_id ->
    [yes] The city of { $province } surrenders to { $leader } in terror.
   *[no] The city of { $province } is not frightened by { $leader }.
}
event-sea-battle = Sea battle, { $sea }: { $attacker } against { $defender }.
event-fleet-fell = A fleet of the { $nation } is sunk: { $sea }.
event-sea-victory = { $side_id ->
    [attacker] The attacker wins at sea: { $sea }.
    [defender] The defender wins at sea: { $sea }.
   *[none] Nobody wins at sea: { $sea }.
}
event-looted = The { $nation } loot the city of { $province }: { $gold } gold and pillage markers ({ $level }).
event-razed = The { $nation } tear down the walls in { $province }.
event-capital-fell = The capital of the { $nation } in { $province } has fallen to the { $by }.

## Why not

why-asked-dice = The combat dice are to be rolled.
why-asked-two-dice = Two dice are to be thrown.
why-asked-commander = The question is who commands.
why-no-leader-here = { $leader } is not here.
why-asked-ambush = The question is whether you lay an ambush.
why-asked-trade = The question is whether you give up a re-roll for a black die.
why-no-black-die = The enemy has no black die to lose, or it is his last die.
why-no-such-die = No such die lies on the table.
why-asked-hit = The question is what takes the hit.
why-no-limes-here = There is no limes of yours here.
why-first-loss-national = The first unit that is lost must be one of your own nation.
why-not-in-battle = This unit is not in the battle.
why-asked-bonus = The question is whether you give up a re-roll for 2 points.
why-asked-throw-again = The question is whether dice are thrown again.
why-not-thrown = This side has thrown no dice.
why-asked-withdraw = The question is whether you withdraw.
why-asked-recovery = The question is which unit comes back.
why-not-fallen = This unit has not fallen in the battle.
why-asked-repair = The question is which unit is repaired.
why-not-damaged = No such damaged unit is in the battle.
why-asked-retreat = The question is who retreats, and where to.
why-cannot-take = This cannot go along: not here, or the group would find no place.
why-no-room-for-all = No place can take all of them.
why-horde-goes-along = The last group takes the horde along.
why-no-refuge = { $province } is no refuge for this group.
why-asked-sit-out = The question is which unit waits out the battle.
why-asked-fight = The question is where you fight next.
why-battle-pending = A battle or a siege that must be fought is still to come.
why-no-fight-there = There is nothing to fight for in { $province }.
why-asked-foe = The question is whom you attack first.
why-asked-hold = The question is whether a unit keeps up the siege.
why-asked-siege = The question is whether you besiege the city.
why-nobody-left = Nobody would be left after the assault.
why-asked-siege-again = The question is whether the siege is rolled again.
why-asked-loot = The question is whether you loot the city.
why-asked-raze = The question is whether the walls are torn down.
why-asked-owner = The question is whose the city is now.
why-asked-treasure = The question is whether the royal treasure is taken.
why-asked-ship = The question is which fleet takes the hit.
why-asked-ship-back = The question is which fleet comes back.
why-asked-d2 = A test must be rolled first.
