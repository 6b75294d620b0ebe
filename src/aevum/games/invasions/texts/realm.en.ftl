### Invasions - the turn, status of nations, points (English).
### $seat who is asked; $nation, $province, $religion are names, $pip, $turn and $points numbers;
### $answer_id is an id.

## Actions

action-d10 = Roll a { $pip }
action-found_kingdom = { $answer_id ->
    [yes] Found a kingdom
   *[no] Stay barbarian
}
action-found_city = Build the city of { $province }
action-set_capital = Capital: { $province }
action-set_religion = { $religion }

## Questions

prompt-found-kingdom = { $seat }, do the { $nation } found a kingdom?
prompt-found-city = { $seat }, which city do the { $nation } build?
prompt-set-capital = { $seat }, where do the { $nation } have their capital?
prompt-set-religion = { $seat }, which religion do the { $nation } choose?

## What happened

event-turn = Turn { $turn } begins.
event-kingdom = The { $nation } found a kingdom.
event-empire = The { $nation } are an empire now.
event-activated = The { $nation } act.
event-scored = { $points ->
    [one] The { $nation } score 1 point.
   *[other] The { $nation } score { $points } points.
}
event-ended = The game is over.

## Why not

why-asked-kingdom = The question is whether the nation founds a kingdom.
why-asked-city = The question is where the new kingdom builds a city.
why-asked-capital = The capital must lie in a city you control that is not in revolt.
why-asked-religion = The question is which religion the nation chooses.
