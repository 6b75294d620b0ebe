### Attila - the question at each decision (English).
### $seat who is asked, $next whose turn follows, $tribe and $province what it is about, $step fields
### of influence, $from and $to the counter before and after, $cards picked so far, $window the moment of R10.2.

prompt-window = { $window ->
    [turn-start] { $seat }, play a card, and its tribe places a stone; or use an action tile first.
    [before-conflict] { $seat }, a conflict { in-province } comes next. Do you use an action tile before it?
    [after-pacification] { $seat }, { $province } is pacified. Do you use an action tile before what follows?
   *[after-slot] { $seat }, your card is done. Do you use an action tile? Otherwise { $slots ->
        [0] you draw up to 6 cards, and it is the turn of { $next }.
       *[other] you play the next card.
    }
}
prompt-card = { $seat }, which card do you play? Its tribe then places a stone where you choose.
prompt-place = { $seat }, into which province goes the stone of the { $tribe }? Then you take { $step } influence or place a second stone.
prompt-influence = { $seat }, do you take { $step } influence with the { $tribe } ({ $from } → { $to }), or forgo it for a second stone?
prompt-second = { $seat }, into which province goes the second stone of the { $tribe }? You may also leave it out.
prompt-discard = { $seat }, none of your cards can be played. Which one do you discard? The card slot is then used up.
prompt-pick = { $seat }, { $cards ->
    [0] which cards do you exchange? At least one; then you draw as many.
    [one] one card is chosen. Choose further ones, or draw the new one.
   *[other] { $cards } cards are chosen. Choose further ones, or draw the new ones.
}
prompt-boost = { $seat }, with which tribe do you climb one field? { $left ->
    [one] This is the second of two steps.
   *[other] This is the first of two steps.
}
prompt-commit = { $seat }, conflict { in-province }: { $cards ->
    [0] lay cards face down for tribes that stand there, or pass.
    [one] one card is chosen. Add further ones, or lay it.
   *[other] { $cards } cards are chosen. Add further ones, or lay them.
} When all have decided, everything is revealed.
prompt-waiting = { $seat } is deciding.
