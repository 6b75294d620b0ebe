### Invasions - the turn, foundings and what every game says (English).
### $seat who is asked; $nation, $province and $religion are names, $answer_id is an id; $pip, $turn
### and $points are numbers.

title-game = Invasions

action-d10 = Roll a { $pip }
action-found_kingdom = { $answer_id ->
    [yes] Found a kingdom
   *[no] Stay barbarians
}
action-found_city = Build or enlarge the city in { $province }
action-set_capital = Capital: { $province }
action-set_religion = Religion: { $religion }

prompt-found-kingdom = { $seat }, do the { $nation } found a kingdom?
prompt-found-city = { $seat }, where do the { $nation } build their city?
prompt-set-capital = { $seat }, which city becomes the capital of the { $nation }?
prompt-set-religion = { $seat }, which religion do the { $nation } take?

event-turn = Turn { $turn } begins.
event-kingdom = The { $nation } found a kingdom.
event-empire = The { $nation } found an empire.
event-activated = The { $nation } are activated.
event-scored = The { $nation } score { $points } VP.
event-ended = The game is over.

why-game-over = The game is over.
why-unknown-word = "{ $action }" is no action of this game.
why-not-your-turn = { $seat } has to decide now.
why-asked-kingdom = The question is whether a kingdom is founded.
why-asked-city = The question is where a city is built.
why-asked-capital = The question is which city becomes the capital.
why-asked-religion = The question is which religion the nation takes.
