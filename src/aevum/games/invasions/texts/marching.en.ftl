### Invasions - activations, movement, reactions, campaigns and the sea (English).
### $seat who is asked; $nation, $against, $province, $at, $from, $to, $place, $sea, $unit, $leader,
### $squadron and $enemy are names, $total, $units, $fleets and $left numbers; $passed_id is 0 or 1.

## Actions

action-ac_hostile = Declare the { $nation } hostile
action-ac_go = No (more) declarations
action-ac_normal = March and fight
action-ac_raid = Raid
action-ac_migrate = Migrate with the horde
action-cp_leader = { $leader } goes on campaign
action-cp_none = No more campaigns
action-cp_free = Free move to { $province }
action-cp_nofree = No free move
action-cp_next = Another campaign
action-cp_stop = End his campaigns
action-mv_from = Set out from { $province }
action-mv_add = Take along { $unit }
action-mv_add_leader = Take along { $leader }
action-mv_add_horde = Take the horde along
action-mv_add_all = Take everybody along
action-mv_drop = Leave { $unit } here
action-mv_drop_leader = Leave { $leader } here
action-mv_drop_horde = Leave the horde here
action-mv_go = Step to { $province }
action-mv_sea = Embark: { $sea }
action-mv_land = Go ashore in { $province }
action-mv_rest = The group rests here
action-mv_end = End the Movement part
action-nv_from = Open a naval stack: { $sea }
action-nv_add = Let sail along: { $unit }
action-nv_add_leader = { $leader } goes aboard
action-nv_drop = Leave here: { $unit }
action-nv_go = Sail to { $sea }
action-nv_rest = The naval stack stays here
action-nv_land_leader = The leader goes ashore in { $province }
action-nv_int = Intercept: { $squadron }
action-nv_no_int = Do not intercept
action-nv_fight = Fight at sea
action-nv_refuse = Refuse the battle
action-nv_cargo_loss = Let drown: { $unit }
action-nv_cargo_loss_leader = { $leader } drowns
action-lm_remove = Remove { $unit }
action-rx_stand = Stand
action-rx_flee = Flee, first to { $province }
action-rx_int = Intercept from { $province }
action-rx_leave = Leave { $unit } behind
action-rx_leave_leader = Leave { $leader } behind
action-rx_ok = This stack is complete
action-rx_done = No (more) interceptions
action-fl_leave = Let flee no further: { $unit }
action-fl_leave_leader = { $leader } does not flee on
action-fl_go = Flee to { $province }
action-fl_end = Stay here
action-place_leader = { $leader } goes to { $province }
action-en_overrun = Overrun the enemy unit
action-en_passage = Force the passage
action-en_stop = Stop here
action-en_fight = Fight
action-en_hold = Hold the passage with: { $unit }
action-en_hold_leader = { $leader } stays with the holders
action-en_ok = The others go on

## Questions

prompt-declare = { $seat }, do the { $nation } declare anybody hostile?
prompt-choose-mode = { $seat }, what do the { $nation } do in this activation?
prompt-move = { $seat }, which stack of the { $nation } moves next?
prompt-step = { $seat }, who goes along, and where does the group in { $province } go?
prompt-surplus = { $seat }, too many units in { $province }: which one do the { $nation } remove?
prompt-react = { $seat }, how do the { $nation } react to the entry into { $province }?
prompt-flee = { $seat }, which way do those who flee take from { $at }?
prompt-limes-hit = { $seat }, the limes of { $province } strikes: which unit is hit?
prompt-fit = { $seat }, not all interceptors find room in { $province }: who stays behind?
prompt-confront = { $seat }, enemies in { $province }: what does the group do?
prompt-hold = { $seat }, which units hold the passage through { $province }?
prompt-leader-refuge = { $seat }, where does { $leader } take refuge?
prompt-migrate-to = { $seat }, where does the horde of the { $nation } go?
prompt-migrate-rest = { $seat }, which unit of the { $nation } ends beside { $province }, and where?
prompt-choose-campaigner = { $seat }, who goes on campaign for the { $nation }?
prompt-free-move = { $seat }, does the leader begin with a free move, and who stays behind?
prompt-next-campaign = { $seat }, another campaign? ({ $left } left)
prompt-sail = { $seat }, where does the naval stack sail?
prompt-sea-react = { $seat }, do the { $nation } intercept at sea ({ $sea })?
prompt-parley = { $seat }, do the { $nation } accept the sea battle ({ $sea })?
prompt-embark = { $seat }, where does the group from { $province } go ashore?
prompt-drown = { $seat }, too few ships are left: who drowns?

## Events

event-second-part = The { $nation } invade: they move and fight a second time.
event-marched-in = The { $nation } march from { $from } into { $province } { $units ->
    [0] without units
    [one] with 1 unit
   *[other] with { $units } units
}.
event-declared = The { $nation } declare the { $against } hostile.
event-fled = The { $nation } slip away from { $province } (total { $total }).
event-flight-failed = The { $nation } do not get away from { $province } (total { $total }).
event-intercepted = The { $nation } come from { $from } and intercept in { $province } (total { $total }).
event-interception-failed = The { $nation } of { $from } come too late to { $province } (total { $total }).
event-limes-stormed = The { $nation } storm the limes of { $province }.
event-overrun = The { $nation } overrun { $kind } in { $province }.
event-passage-forced = The { $nation } force the passage through { $province }.
event-leader-refuge = { $leader } takes refuge in { $province }.
event-surplus-removed = The { $nation } remove { $kind } from { $province }: too many units.
event-migrated = The { $nation } migrate from { $from } to { $province }.
event-campaign = { $leader } goes on campaign.
event-freely-moved = { $leader } moves from { $from } to { $province }.
event-sailed = The { $nation } sail to { $sea }.
event-found-at-sea = { $passed ->
    [one] Fleets of the { $nation } meet the enemy ({ $sea }).
   *[other] Fleets of the { $nation } miss the enemy ({ $sea }).
}
event-battle-refused = The { $nation } refuse the sea battle ({ $sea }).
event-sea-rolled = The { $nation } risk a landing in { $province }: total { $total }.
event-shipped = The { $nation } cross the sea from { $from } to { $province }.
event-drowned = The { $nation } lose { $unit } at sea.

## Why not

why-asked-campaign = The question is whether he makes another campaign.
why-asked-campaigner = The question is which leader goes on campaign.
why-asked-cargo = The question is who drowns.
why-asked-confrontation = The question is what the group does before the enemy.
why-asked-fit = The question is who stays behind.
why-asked-flight = The question is whether the units flee.
why-asked-free-move = The question is the free move before the first campaign.
why-asked-holders = The question is who holds the passage.
why-asked-hostility = The question is whom to declare hostile.
why-asked-interception = The question is who intercepts.
why-asked-interceptors = The question is who of that stack takes part.
why-asked-landing = The group is aboard: it must go ashore.
why-asked-limes-hit = The question is which unit is hit.
why-asked-migration = The question is where the horde goes.
why-asked-mode = The question is what the nation does.
why-asked-move = The question is which stack moves next.
why-asked-refuge = The question is where the leader goes.
why-asked-sail = A naval stack is open: sail on, or rest.
why-asked-sea-battle = The question is whether to fight at sea.
why-asked-sea-interception = The question is whether to intercept at sea.
why-asked-step = A group is open: it goes on, or rests.
why-asked-surplus = The question is which unit is removed.
why-asked-surplus-of-migration = The question is which unit ends beside the horde, and where.
why-asked-way = The question is which way those who flee take.
why-beside-neutrals = Neutral units are there, and the group could not go on.
why-campaigner-leads = In a campaign units march with the leader, or join him.
why-cannot-declare = That nation cannot be declared hostile.
why-cannot-force = The passage cannot be forced here.
why-cannot-hold = These units cannot hold the passage.
why-cannot-join-or-leave = That cannot join or leave the group here.
why-cannot-land-there = The group cannot go ashore there.
why-cannot-migrate-there = Horde and units cannot all go there.
why-cannot-overrun = The enemy cannot be overrun here.
why-cannot-sail = The fleet cannot sail there.
why-closed-ground = That ground is closed to these units.
why-horde-stays-in-foedus = The horde of a federate stays in the foedus provinces.
why-must-go-on = The group cannot rest here.
why-no-campaigner = That leader cannot go on campaign.
why-no-carrier-there = No fleet can carry the group there.
why-no-flight-there = There is no flight that way.
why-no-interceptor = No stack can intercept from there.
why-no-place-left = Those who flee would find no place.
why-no-such-squadron = That naval stack cannot meet the enemy now.
why-no-units = Without units nobody goes where enemies are.
why-nobody-can-step = Nobody there can take a pace.
why-not-beside = That province does not lie beside this one.
why-not-in-that-stack = That is not in this stack, or must take part.
why-not-of-one-mind = The nations of the group do not have the same enemies there.
why-own-provinces-only = Before a raid units move only between provinces of their nation.
why-strait-blocked = A hostile fleet blocks the strait.
why-strait-first = A strait is a whole move: nobody may have moved before.
why-too-far-from-suzerain = Vassals of nomads stay near the horde of their suzerain.
why-too-many-units = Too many units stand in { $province }: some can still move away.
