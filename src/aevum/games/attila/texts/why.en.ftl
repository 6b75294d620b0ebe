### Attila - why an action is not possible now (English).
### One message per reason; $tribe, $province, $tile and $seat are names, $province_id is an id.

why-game-over = The game is over.
why-unknown-word = "{ $action }" is no action of this game.
why-not-your-turn = { $seat } has to decide now.

why-asked-draw = A card is being drawn; nothing else can happen now.
why-not-in-pile = The draw pile holds no card of the { $tribe }.
why-asked-start = Lots are being drawn for the starting player.
why-asked-card = First a card must be played.
why-asked-place = The stone of the card played must be placed first.
why-asked-influence = First decide: take the influence or forgo it.
why-asked-second = The question is where the second stone goes, if anywhere.
why-asked-discard = No card can be played, so one must be discarded.
why-asked-commit = A conflict is running: lay cards or pass.
why-asked-tile = The question is whether you use an action tile; decline it first.
why-asked-exchange = First choose the cards to be exchanged.
why-asked-boost = First choose the tribe whose counter climbs.

why-card-not-in-hand = There is no further card of the { $tribe } in your hand.
why-no-stone-left = The supply of the { $tribe } is empty.
why-no-place-for-tribe = No province may take a stone of the { $tribe } now.
why-province-pacified = { $province } is pacified and takes no more stones.
why-no-sixth-stone = { $province } already holds five stones; a sixth is never allowed.
why-only-upper = As long as the { $tribe } have no stone on the board, they enter through one of the six upper provinces; { $province } is none of them.
why-not-adjacent = The { $tribe } stand neither { in-province } nor next to it, and it is no upper province.
why-tribe-absent = The { $tribe } have no stone { in-province }, so their cards may not be laid there.
why-one-tile-per-turn = Only one action tile may be used in a turn, so { $tile } must wait.
why-tile-gone = The action tile { $tile } has already been used.
why-nothing-to-exchange = Without cards in hand { $tile } is of no use.
why-double-only-after-last-slot = { $tile } may be used only after the last regular card of the turn.
why-double-needs-card = { $tile } needs a playable card in hand.
why-exchange-at-least-one = At least one card must be exchanged.
