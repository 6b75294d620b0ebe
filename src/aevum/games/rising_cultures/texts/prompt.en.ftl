### Rising Cultures - the question at each decision (English).
### $seat who is asked.

prompt-start = { $seat }, choose three of your four cards in this order: the upper resource card, the lower resource card, the card that goes under your deck. The fourth goes on top of it.
prompt-swap = { $seat }, do you swap a card? You draw one and then put one from your hand under the deck; after that you may decide about the next swap.
prompt-return = { $seat }, which hand card goes under your deck? You keep the others.
prompt-act = { $seat }, it is your turn: one hand card must be played, and before or after it you may use unlocked actions. Then the turn ends.
prompt-ascend = { $seat }, do you ascend? Your lowest resource card then goes into the progress column: you reach the next stage and lose the card's resources.
prompt-target = { $seat }, which card of your discard pile do you choose? The effect is carried out with it at once.
prompt-option = { $seat }, which of these possibilities do you choose? The effect is carried out at once.
prompt-peek = { $seat }, which of the cards you see stays on top of your deck? The others go under it.
prompt-ruler = { $seat }, which ruler does the new one cover? A covered ruler's ability and VP no longer count.
prompt-claim = { $seat }, do you take part in the contest? Then the province is yours, and afterwards you normally discard your lowest military card as the price.
prompt-tribute = { $seat }, which card does the province bring into the progress column: one of your discard pile, or your lowest military card instead of its being the price?
prompt-waiting = { $seat } is deciding.
