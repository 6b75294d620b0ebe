### Invasions - the turn, the status of nations, kingdoms and empires (English).
### $seat who is asked; $nation, $province and $religion are names, $pip, $turn and $points numbers;
### $answer_id is an id.

## Actions

action-d10 = Roll a { $pip }
action-found_kingdom = { $answer_id ->
    [yes] Found a kingdom
   *[no] Remain as you are
}
action-found_city = Build in { $province }
action-set_capital = The capital: { $province }
action-set_religion = Religion: { $religion }

## Questions

prompt-found-kingdom = { $seat }, does { $nation } found a kingdom?
prompt-forced-kingdom = Must { $nation } become a kingdom?
prompt-empire-roll = Does { $nation } become an empire?
prompt-found-city = { $seat }, where does the new kingdom of { $nation } build?
prompt-set-capital = { $seat }, where is the capital of { $nation }?
prompt-set-religion = { $seat }, which religion does { $nation } choose?

## What happened

event-turn = Turn { $turn } begins.
event-kingdom = { $nation } founds a kingdom.
event-empire = { $nation } founds an empire.
event-activated = { $nation } acts.
event-scored = { $nation } scores { $points } VP.
event-ended = The game is over.

## Something else is asked

why-asked-kingdom = The question is whether a kingdom is founded.
why-asked-city = The question is where the new kingdom builds: on a site, else a city grows.
why-asked-capital = The question is which city becomes the capital.
why-asked-religion = The question is which religion the new kingdom chooses.
