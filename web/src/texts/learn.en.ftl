### Puzzles (quiz-) and the guided first game (guide-) (English).
### $count and $total are numbers, $names a list of provinces or tribes, $label what a number is asked for.

## Puzzles

quiz-loading = Setting up the board …
quiz-to-learn = Back to Learn
quiz-title = Puzzle { $number } of { $total }
quiz-all = All puzzles
quiz-moves = Find the best move
quiz-rules = Questions about the rules
quiz-solved = { $count } of { $total } solved
quiz-done = solved
quiz-map = Map
quiz-answer = Your answer
quiz-yes = Yes
quiz-no = No
quiz-less = { $label }: one less
quiz-more = { $label }: one more
quiz-tap = { $count ->
    [0] Tap the provinces on the map.
    [one] 1 province chosen. A second tap drops it.
   *[other] { $count } provinces chosen. A second tap drops one.
}
quiz-list = Choose from a list instead
quiz-toggled = { $on ->
    [yes] { $name } chosen, { $count } in all.
   *[no] { $name } dropped, { $count } in all.
}
quiz-state = Choose it or drop it.
quiz-check = Check
quiz-again = Try again
quiz-next = Next puzzle
quiz-right = That is right.
quiz-wrong = Not quite.
quiz-missed = { $count ->
    [one] One was missed: { $names }.
   *[other] { $count } were missed: { $names }.
}
quiz-too-many = { $count ->
    [one] One does not belong: { $names }.
   *[other] { $count } do not belong: { $names }.
}
quiz-sign = { $sign ->
    [right] right
    [wrong] not right
   *[missed] missed
}
quiz-all-solved = All { $total } puzzles are solved. You know the rules better than most.

## Guided first game

guide-step = Step { $number } of { $total }
guide-question = Question { $number } of { $total }
guide-finish = The end of the lesson
guide-back = Back
guide-next = Next
guide-show-me = Do it for me
guide-not-legal = That is not possible here. What may be chosen is lit.
guide-choices = What you can do
guide-meanwhile = What happened
guide-strength = { $hidden ->
    [0] Strength
    [one] Strength; 1 card lies face down
   *[other] Strength; { $hidden } cards lie face down
}
guide-strength-parts = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}{ $cards ->
    [0] { "" }
    [one] , your card
   *[other] , your { $cards } cards
}
guide-strength-range = { $least } to { $most }
guide-reveal = See the reveal
guide-scoring = See the scoring
guide-ready = You are ready
guide-ready-text = The rest comes by playing: the board shows what is allowed, and every rule is one tap away.
guide-play = Play your first game
guide-puzzles = Solve puzzles
guide-puzzles-sub = best moves and the rulebook’s examples
guide-rules = Read the rules
guide-again = Start again
