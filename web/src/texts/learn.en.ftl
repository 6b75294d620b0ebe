### Puzzles (quiz-) and the guided first game (guide-) (English).
### $count and $total are numbers, $names a list of provinces or tribes, $label what a number is asked for.

## Puzzles

quiz-loading = Setting up the board …
quiz-to-learn = Back to Learn
quiz-title = Puzzle { $number } of { $total }
quiz-all = All puzzles
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
guide-ready-text = { $game ->
    [rising_cultures] You have played a round with all four uses of a card, won a province, taken the marker and begun a golden age.
   *[other] You have played a turn, fought a conflict, seen a scoring and used a tile.
} The rest comes by playing: the board shows what is allowed, and every rule is one tap away.
guide-play = Play your first game
guide-puzzles = Solve puzzles
guide-puzzles-sub = the rulebook’s examples
guide-rules = Read the rules
guide-again = Start again

## Titles of the steps: Attila

guide-attila-aim = What it is about
guide-attila-card = Play a card
guide-attila-province = Place the stone
guide-attila-influence = Take influence
guide-attila-conflict = A conflict
guide-attila-lay = Lay the card
guide-attila-scoring = A scoring
guide-attila-tile = An action tile
guide-attila-boost = The first field
guide-attila-boost-again = The second field
guide-attila-two-stones = Influence or stone?
guide-attila-second = The second stone
guide-attila-end = How a game ends

## Titles of the steps: Rising Cultures

guide-rising_cultures-aim = What it is about
guide-rising_cultures-tableau = Your tableau
guide-rising_cultures-swap = A swap
guide-rising_cultures-return = Under the deck
guide-rising_cultures-resource = A resource
guide-rising_cultures-build = A building
guide-rising_cultures-ascend = The ascent
guide-rising_cultures-military = Military
guide-rising_cultures-contest = The province
guide-rising_cultures-round-end = The end of a round
guide-rising_cultures-ruler = A ruler
guide-rising_cultures-golden = The golden age
guide-rising_cultures-coins = Coins
guide-rising_cultures-end = How a game ends
