### Invasions - the Administration Phase: cards, calamities, gold, purchases, revolts (English).
### $seat who is asked; $nation, $power, $province, $area, $sea, $unit, $kind, $leader, $card and
### $calamity are names, $level, $net, $gold, $left and $pip numbers; $type_id is an id.

## Actions

action-area = The province lies in { $area }
action-draw_back = { $type_id ->
    [passive] Draw a passive Administration card
    [military] Draw a military Administration card
   *[reform] Draw a reform card
}
action-draw_face = Look at “{ $card }”
action-admin_type = { $type_id ->
    [passive] Pay for passive administration
    [military] Pay for military administration
   *[reform] Pay for reforms
}
action-admin_card = Play “{ $card }”
action-place_revolt = Revolt in { $province }
action-clear_site = Clear the looted site of { $province }
action-end_recovery = Clear no further site
action-disband_at = Disband a unit in { $province }
action-disband_fleet = Disband a fleet: { $sea }
action-disband = Disband { $unit }
action-buy = Buy { $kind }
action-buy_at = Place it in { $province }
action-buy_in = Launch it: { $sea }
action-repair_at = Repair a unit in { $province }
action-repair_fleet = Repair a fleet: { $sea }
action-repair = Repair { $unit }
action-fortify = Fortify the city of { $province }
action-restore_limes = Put the limes back: { $province }
action-end_purchases = Buy nothing more
action-suppress = Fight the revolt in { $province }
action-suppress_reroll = Roll again
action-suppress_accept = Accept the roll
action-suppress_loss = Lose { $unit }
action-end_suppress = Leave the revolts alone

## Questions

prompt-admin-type = { $seat }, which type of administration do the { $nation } pay for?
prompt-admin-card = { $seat }, which of the cards you have seen do the { $nation } play?
prompt-place-revolt = { $seat }, in which province do people rise against the { $nation }?
prompt-quake-city = { $seat }, which city of the { $nation } does the earthquake strike?
prompt-clear-sites = { $seat }, which looted sites in { $area } do the { $nation } clear? ({ $left } left)
prompt-disband-place = { $seat }, the { $nation } cannot pay: where do they disband a unit?
prompt-disband = { $seat }, which unit in { $province } do the { $nation } disband?
prompt-pass-foedera = { $seat }, the { $nation } have fallen: do the { $federate } accept the other half of the empire as their new lord?
prompt-purchase = { $seat }, what do the { $nation } buy?
prompt-buy-place = { $seat }, where do the { $nation } place the new unit?
prompt-buy-sea = { $seat }, in which sea zone do the { $nation } launch the fleet?
prompt-repair = { $seat }, which unit in { $province } do the { $nation } repair?
prompt-suppression = { $seat }, which revolt do the { $nation } fight?
prompt-suppress-again = { $seat }, the revolt in { $province } still lives: does your leader roll again?
prompt-suppress-loss = { $seat }, which unit do the { $nation } lose in { $province }?

## What happened

event-revolt-broke-out = { $level ->
    [1] People rise in revolt in { $province }.
   *[other] The revolt in { $province } is in full swing.
}
event-revolt-ended = The revolt in { $province } is crushed.
event-administration = The { $nation } play the Administration card “{ $card }”.
event-calamity = A calamity strikes the { $nation }: { $calamity }.
event-earthquake = The earth shakes in { $province }.
event-income = The { $nation } book { $net } gold and now hold { $gold }.
event-bankrupt = The { $nation } are bankrupt.
event-collapsed = The empire of the { $nation } collapses.
event-bought = The { $nation } buy { $kind }.

## Why not

why-asked-draw = A card must be drawn first.
why-asked-type = The question is which type of administration is paid for.
why-type-not-drawn = No card of this type was drawn.
why-type-not-open = A type that can be paid must be taken; if none can, the cheapest one.
why-asked-card = The question is which Administration card is played.
why-card-not-seen = “{ $administration }” is not among the cards you have seen.
why-no-revolt-there = A revolt breaks out in a province of the victim without a capital or a leader, and not where a great one burns already.
why-asked-quake = The question is which city the earthquake strikes.
why-asked-site = The question is which looted sites are cleared.
why-asked-disband = The question is which unit is disbanded.
why-asked-purchase = The question is what is bought.
why-cannot-buy = This unit cannot be bought: no counter, no gold, no place, not yet, or the limit of national units is reached.
why-no-place-for-unit = New units stand in provinces you control that are not in revolt, within the stacking limit and without strangers.
why-no-place-for-fleet = New fleets are launched where you have a coastal city and room.
why-cannot-repair = Empires repair up to two damaged elite units of their own for half the price.
why-cannot-fortify = { $province } has no city that can be fortified now, or the gold is missing.
why-cannot-restore = No destroyed limes can be put back in { $province }.
why-asked-suppress = The question is which revolt is fought.
why-no-suppression = There is no revolt in { $province } that can be fought now.
why-asked-reroll = The question is whether the dice are rolled again.
why-asked-loss = The question is which unit is lost.
why-asked-foedera = The question is whether the foedus passes to the other half of the empire.
