### Rising Cultures - why an action is not possible now (English).
### One message per reason; $card, $province, $nation, $source and $seat are names. $price, $coins and
### the $missing_… of each resource are numbers; what is not missing is "none".

why-game-over = The game is over.
why-unknown-word = "{ $action }" is no action of this game.
why-not-your-turn = { $seat } has to decide now.

why-asked-lots = Lots are being drawn; nothing else can happen now.
why-asked-draw = A card is being drawn; nothing else can happen now.
why-asked-pick = First you must choose one of your hand cards.
why-asked-swap = The question is whether you swap a card.
why-asked-act = It is your turn: play a card, use an action or end the turn.
why-asked-ascent = First decide whether you ascend.
why-asked-target = First you must choose a card of your discard pile.
why-asked-option = First you must choose one of the possibilities that the effect offers.
why-asked-use = First you must choose how the card just turned up is used.
why-asked-peek = First you must choose the card that stays on top of your deck.
why-asked-ruler = First you must choose which ruler is covered.
why-asked-contest = The question is whether you take part in the contest or decline.
why-asked-tribute = First you must choose where the card for the progress column comes from.

why-already-laid = The province { $province } already lies in the row.
why-nation-taken = This nation already has a player: { $nation }.
why-not-on-deck = “{ $card }” cannot be the top card of this deck.
why-not-in-hand = “{ $card }” is not in your hand.
why-deck-empty = Your deck is empty, so no card can be drawn.
why-swapped-twice = You have already paid for two swaps in this round.
why-no-coin = A swap costs 1 coin, and you have none.
why-no-free-swap = You have no free swap left in this round.
why-must-play = You must play a card before the turn can end.
why-one-card = You have already played your card of this turn.
why-no-free-bar = All your red bars are occupied, so no card can be used for military.
why-no-free-stage = All green bars of your tableau are occupied, so no card can go into the progress column.
why-cannot-pay = For “{ $card }” you are short of{ $missing_wood ->
    [none] { "" }
   *[other] { " " }{ $missing_wood } wood,
}{ $missing_brick ->
    [none] { "" }
   *[other] { " " }{ $missing_brick } brick,
}{ $missing_stone ->
    [none] { "" }
   *[other] { " " }{ $missing_stone } stone,
}{ $missing_gold ->
    [none] { "" }
   *[other] { " " }{ $missing_gold } gold,
} and neither abilities nor coins make up for it (coins: { $price } needed, { $coins } there).
why-cannot-pay-action = You cannot pay for this action (coins: { $price } needed, { $coins } there).
why-condition = The condition of this action is not met.
why-nothing-to-do = This action would change nothing now.
why-no-action = No action is unlocked there: { $source }.
why-already-used = This action has already been used: { $source }.
why-already-golden = Your tableau already shows its golden side.
why-archive-full = The House of Wisdom has no free place.
why-not-in-discard = “{ $card }” cannot be chosen from your discard pile.
why-not-peeked = “{ $card }” is not among the cards you are looking at.
why-stage-not-repeatable = Choose a stage you have reached whose one-time effect can do something once more.
why-no-ruler = “{ $card }” is none of your uncovered rulers.
why-no-free-place = All places for uncovered rulers are taken, so one of them must be covered.
why-discard-empty = Your discard pile is empty.
why-military-empty = Your military column is empty.
