### The terminal - what `aevum play` says (English).

welcome = { $game }, { $players } players. Type a number or the words of a choice; Tab completes, help lists the commands.
welcome-you = You are { $seat }.
seed-promise = The dice are fixed; their seed has the hash { $hash }. It is shown when the game is over.
resumed = The game goes on at step { $steps }.
kept = The game is kept. Go on with: { $command }
saved = The record is in { $file }.
not-saved = { $file } cannot be written: { $reason }.
taken-back = Taken back.
done-again = Done again.
restarted = Back to the last card drawn or secret shown.
no-undo = There is nothing to take back: the last step was another player's, a card was drawn, or something hidden was shown.
no-redo = There is nothing to do again.
moved-on = The game has been played on elsewhere; this is how it stands now.
hand-over = Hand the keyboard to { $seat }, then press Enter.
press-enter = Press Enter to go on.
thinking = { $seat } is thinking …
bot-reason = – { $reason }
hint-move = { $bot } would choose: { $action } ({ $word }).
any-prompt = { $seat }, choose one of { $count } actions.
choices-on-board = The numbers 1 to { $last } stand on the board.
choice-ambiguous = "{ $line }" can mean several things: { $options }.
choice-not-now = “{ $line }” is not possible now; why with an action tells the reason.
choice-no-number = There is no choice number { $number }; there are 1 to { $count }.
not-understood = "{ $line }" is neither a choice nor a command; help lists the commands.
not-understood-near = "{ $line }" is neither a choice nor a command. Did you mean { $near }?
legal-now = That is possible now: { $action }.
why-what = Name an action{ $example ->
    [none] .
   *[other] , for example: why { $example }
}
rules-what = Name a rule, for example: rules R4.3
no-rule = There is no rule "{ $rule }".
no-language = There are two languages: lang de and lang en.
save-what = Name a file, for example: save game.json
log-number = How many lines? For example: log 20
board-what = There is nothing called "{ $word }" on the board.
sum-what = { $count ->
    [0] There are no sums to open here: the board shows them with their terms.
   *[other] Name a sum: { $names }
}
orders-none = This game has no automatic answers.
orders-line = { $number } { $order }: { $answer }
orders-how = Change one by its number and the answer: orders 1 never, orders 1 ask; where it is possible, always too.
orders-always = always
orders-never = never
orders-ask = ask
log-empty = Nothing has happened yet.

help-title = Commands
help-choices = A number, or the words of a choice; the beginning is enough, the verb may be left out{ $choice ->
    [none] .
   *[other] { ": " }{ $choice }.
}
help-why = Why is an action not possible? With its rule{ $why ->
    [none] .
   *[other] { ": " }why { $why }
}
help-undo = Take back your last step, as far as the last card drawn or secret shown.
help-redo = Do again what you have taken back.
help-restart = Take back all your steps since the last card drawn or secret shown.
help-save = Write the record of the game to a file.
help-rules = Show a rule, a chapter or a ruling, like rules R4.3, rules R4
help-orders = Automatic answers, given beforehand: orders, orders 1 never
help-log = What has happened: log, log 30
help-board = Draw the board again, or tell about something on it{ $place ->
    [none] .
   *[other] { ": " }board { $place }
}
help-sum = { $sum ->
    [none] This game shows its numbers with their terms already.
   *[other] Open a number into its terms: sum { $sum }
}
help-hint = A hint: what the bot greedy would do.
help-lang = German or English: lang de, lang en
help-help = This list.
help-quit = Leave; the game is kept.

end-title = The game is over: { $cause }.
end-winner = { $names } wins with { $points } points.
end-winners = { $names } win together with { $points } points each.
end-seed = Seed { $seed }, hash { $hash }.
end-verify = To prove every step and every die: save FILE here, then aevum verify FILE.
end-place = Place
end-player = Player
end-points = Points
you = you

no-bot = There is no bot called "{ $word }"; there are: { $bots }. The name of a person begins with a capital letter, and me is you.
no-person = Somebody has to play: name at least one person among the seats, for example me,greedy,greedy.
how-many = This game is for { $least } to { $most } players, not { $players }.
seats-and-players = You named { $seats } seats, but --players says { $players }.
same-name = Two players are called { $name }; give them different names.
resume-alone = A resumed game keeps its seats and its dice: leave out { $option }.
resume-other-game = Game { $id } is a game of { $game }.
no-script = { $file } cannot be read: { $reason }.
first-seat = --first names a seat from 1 to { $players }, not { $first }.
