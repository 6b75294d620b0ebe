### Invasions - Event cards, windows and what deeds ask for (English).
### $seat who is asked; $power, $nation, $province, $area, $unit, $kind, $leader, $card, $event and
### $target are names, $option, $pip, $gold and $level numbers.

## Actions

action-d2 = Test: { $pip }
action-draw_event = Draw the public event “{ $event }”
action-draw_secret = Draw the secret event “{ $event }”
action-draw_marker = Draw the pillage marker { $pillage }
action-draw_secret_marker = Draw the secret pillage marker { $pillage }
action-lot_area = The lot falls on { $area }
action-ev_play = Play “{ $card }”
action-ev_pass = Play no event
action-ev_option = Option { $option }
action-ev_target = { $target }
action-ev_unit = Take { $unit }
action-ev_place = { $province }
action-ev_done = Done
action-lose_unit = Lose { $unit }

## Questions

prompt-event-window = { $seat }, do you play an event now?
prompt-event-option = { $seat }, which option of “{ $card }” do you take?
prompt-event-target = { $seat }, what does the card name?
prompt-answer-event = { $seat }, do you answer the event that was just played?
prompt-lose-place = { $seat }, in which province do the { $nation } lose a unit?
prompt-lose-unit = { $seat }, which unit do the { $nation } lose in { $province }?
prompt-free-unit = { $seat }, which unit do the { $nation } take from the supply?
prompt-free-place = { $seat }, where do the { $nation } place the new unit?
prompt-defector = { $seat }, which mercenary or auxiliary is tempted to change sides?
prompt-reserve-from = { $seat }, from which province do reserves come?
prompt-reserve = { $seat }, which unit from { $province } joins the battle?
prompt-advantage = { $seat }, which advantage is lost: 1 cavalry, 2 heavy?
prompt-event-reroll = { $seat }, which die is rolled again? (own = attacker, enemy = defender)
prompt-storm-hit = { $seat }, which fleet of the { $nation } does the storm strike?
prompt-remove-revolt = { $seat }, which Revolt marker of the { $nation } goes?
prompt-city-pick = { $seat }, which city or site of the { $nation }?

## What happened

event-event-drawn = { $card ->
    [none] The { $power } draw a secret event.
   *[other] The { $power } draw the secret event “{ $card }”.
}
event-public-event = The { $power } draw a public event: “{ $card }”.
event-event-played = The { $power } play “{ $card }”.
event-event-cancelled = The event of the { $power } is cancelled.
event-no-event = “{ $card }” has no effect.
event-marker = The { $nation } draw a pillage marker: { $gold } gold.
event-marker-kept = { $pillage ->
    [none] The { $power } keep a secret pillage marker.
   *[other] The { $power } keep the secret pillage marker { $pillage }.
}
event-unit-lost = The { $nation } lose a unit in { $province }: { $kind }.
event-unit-joined = The { $nation } receive a unit in { $province }: { $kind }.
event-city-grew = The city of the { $nation } in { $province } is now on level { $level }.
event-city-walled = The { $nation } fortify the city in { $province }.
event-leader-confined = { $leader } is inactive this turn.
event-leader-died = { $leader } is dead.

## Why not

why-asked-die = A die must be rolled first.
why-asked-area-lot = The lot of an area must be drawn first.
why-not-in-deck = This card is not in the Event deck.
why-not-in-cup = This marker is not in the cup.
why-asked-event = The question is whether you play an event.
why-asked-answer = The question is whether you answer the event.
why-not-in-hand = You do not hold “{ $event_card }”.
why-not-now = “{ $event_card }” cannot be played at this moment, or would have no effect.
why-asked-option = The question is which option of the card you take.
why-asked-target = The question is what the card names.
why-no-target = The card cannot name this.
why-no-effect-there = The card would have no effect there.
why-asked-lose-place = The question is where a unit is lost.
why-asked-lose-unit = The question is which unit is lost.
why-asked-free-unit = The question is which unit is taken from the supply.
why-asked-free-place = The unit must stand in a province you control, within the stacking limit and without strangers.
why-asked-defector = The question is which mercenary or auxiliary is tempted.
why-asked-reserve-from = The question is where the reserves come from.
why-asked-reserve = The question is which unit joins the battle.
why-asked-advantage = The question is which advantage is lost.
why-asked-event-reroll = The question is which die is rolled again.
why-asked-remove-revolt = The question is which Revolt marker is taken away.
why-asked-city-pick = The question is which city or site the card means.

## Names

card-of-marker = { $event } (marker)
unit-whole = { $unit } ({ $nation })
unit-damaged = { $unit }, damaged ({ $nation })
