### Era of Tribes - why an action is not possible now (English).
### One message per reason; $province, $sea, $village, $card, $good, $unit, $people, $activity, $field
### and $seat are names, $price and $number numbers.

why-game-over = The game is over.
why-unknown-word = "{ $action }" is no action of this game.
why-not-your-turn = { $seat } has to decide now.

## Something else is asked

why-asked-aboard = A vassal is at sea: it must sail on or go ashore first.
why-asked-action = First choose an action, or pass.
why-asked-allot = The question is how many tokens you set aside for war.
why-asked-battle = The question is which battle comes next.
why-asked-bonus = The question is whether you add a bonus action.
why-asked-challenge = The question is whom you challenge at sea, if anybody.
why-asked-city = The question is whether you put a city there.
why-asked-commit = The question is what you send into the battle.
why-asked-consent = An offer is to be answered: agree or refuse.
why-asked-convert = The question is what becomes of your new vassals.
why-asked-die = The die of the plunderers is to be rolled.
why-asked-diplomacy = The question is which diplomacy action your leader carries out.
why-asked-expel = The question is which trade posts you expel.
why-asked-found = The question is where you found cities.
why-asked-free-army = The question is whether a vassal of an unbuilt city becomes your free army.
why-asked-free-fleet = The question is where your free fleet goes.
why-asked-grow = The question is where your people grows.
why-asked-half-progress = The question is in which field you advance at half price.
why-asked-host = The question is which city takes your trader in.
why-asked-keep = The question is which influence card you keep.
why-asked-leaders = The question is how many leaders you place.
why-asked-lend = The question is how many armies you lend.
why-asked-lose = The question is what you lose.
why-asked-luxuries = The question is which luxury goods you add.
why-asked-move = Vassals and fleets are moving now.
why-asked-parley = The question is whether you fight at sea.
why-asked-people = The question is which people you lead.
why-asked-position = The question is which place in the turn order you take.
why-asked-progress = The question is in which field you advance.
why-asked-reinforce = The question is whether you send anything else before the dice fall.
why-asked-roll = The battle dice are to be rolled.
why-asked-score = The question is which open card is scored.
why-asked-shrink = Your people shrinks: first take back as many pieces as are asked for.
why-asked-start = The question is in which field you start.
why-asked-toll = The question is how you pay for the trade post.
why-asked-village = First decide about the village you have won.

## Set-up and turn

why-section-does-not-fit = This section is not meant for this number of players and this length.
why-already-in-order = This seat already has its place in the order.
why-people-not-free = This people is taken, or not all its homes are in play.
why-not-in-deck = This card is no longer in the deck.
why-not-your-card = You were not dealt “{ $card }”.
why-not-open = “{ $card }” does not lie open.
why-no-such-place = There is no such place in the turn order.
why-no-leader = None of your leaders is ready.
why-field-used = You have already chosen { $activity } in this round.
why-no-effect = { $activity } would change nothing now.
why-needs-a-leader = “{ $village }” is an action of its own and needs a ready leader.
why-not-so-many-leaders = So many of your leaders are ready: { $number }.
why-morale-too-low = Your morale is too low for this loss.
why-no-luxury = { $good } is no luxury good.
why-no-ready-good = No token of { $good } is ready.
why-pick-in-order = Several are chosen in a fixed order; this one would have come earlier.
why-not-so-many = At most { $number } are possible.

## Villages

why-no-such-village = You have no village “{ $village }” face down.
why-no-such-tile = No such tile is left.
why-another-village = You have won another village than “{ $village }”.
why-scores-at-the-end = “{ $village }” counts at the end of the game and has no other use than as mercenary.
why-no-grey-leader = No grey leader is left, so “{ $village }” has no use now.
why-no-progress-affordable = You cannot pay any progress, so “{ $village }” has no use now.
why-cannot-invent = For this you need such a village, a ready leader and the money for a progress.

## Growth and conversions

why-no-growth-left = All growth is used up.
why-no-free-vassal = None of your vassals is free.
why-no-room = { $province } has no room for another new vassal: one for each piece that stood there.
why-no-room-anywhere = There is no growth or no room left for a further vassal.
why-free-vassals-first = Vassals of unbuilt cities are taken only when none is free.
why-no-slot-vassal = Your morale is too low, or no unbuilt city holds a vassal.
why-no-piece-there = You have no piece there that could be taken back.
why-no-new-vassal = No new vassal of yours stands in { $province }.
why-no-coast = { $sea } does not lie at this coast.
why-no-fleet = You need Seafaring and the price of a fleet.
why-no-army = You need Mechanics and the price of an army.
why-no-trader = You need Trade II, a neighbour's city without a trade post, and a thaler or a treaty.
why-no-host = In { $province } there is no city of a neighbour without a trade post.
why-cannot-pay = You do not have what this costs.
why-no-post = There is no trade post of the attacker in { $province }.
why-no-berth = { $sea } is neither beside your land and empty, nor yours.
why-no-vassal = You have no vassal for it.

## Movement

why-no-border = { $province } does not border there on land.
why-no-such-vassal = No vassal of yours in { $province } has so many movement points left.
why-no-horse = No horse of yours is ready.
why-no-rested-vassal = No vassal of yours in { $province } still has all its movement points.
why-no-fleet-to-carry = No fleet of yours in { $sea } can carry a vassal.
why-no-landing = From { $sea } no other shore can be reached.
why-no-bridge = The bridge of your fleets does not lead over { $sea }.
why-no-shore = { $province } has no shore there.
why-own-shore = { $province } is yours; fleets do not land there.
why-no-lane = { $sea } does not border there.
why-no-such-fleet = No fleet of yours in { $sea } has so many movement points left.
why-too-far = This voyage costs { $price } movement points.
why-no-plunderers = Your people does not plunder.
why-has-plundered = This fleet has already plundered in this round.
why-no-plunder = { $province } cannot be plundered: only once a player and round, only other players, and no historic battlefield.
why-no-challenge = Nobody there can be challenged: { $sea }.

## Cities and battles

why-city-limit = Your Architecture does not allow another city.
why-not-yours = { $province } is not yours.
why-has-city = { $province } already has a city.
why-too-few-vassals = A city needs three of your vassals in { $province }.
why-no-battle-there = No battle is pending there.
why-none-in-reserve = You have no such reserve: { $unit }.
why-grey-militia-first = Grey militia go before: { $unit }.
why-cannot-ask = { $seat } cannot be asked for armies now.
why-cannot-fall-now = This piece does not fall now.
why-no-face = The dice have no such face.

## Diplomacy and progress

why-once-per-round = Each diplomacy action is possible once a round.
why-cannot-recruit = A grey leader costs thalers and free vassals, and one must be in the supply.
why-alone = There is nobody to deter.
why-ring-taken = The ring is taken.
why-cannot-bribe = The bribes cost { $price } thalers, more than you have.
why-must-negotiate = The first leader must carry out a diplomacy action.
why-must-progress = The first leader must make a progress.
why-too-few-treaties = You have too few treaties to force it.
why-has-refused = { $seat } has already refused an offer of this leader.
why-no-alliance-with = An alliance with { $seat } is not possible.
why-no-leader-to-exchange = One of you has no leader left to exchange: { $seat }.
why-no-neighbour = You are no neighbours.
why-no-ally = { $seat } is not your ally.
why-no-seller = { $province } belongs to no other player.
why-home-is-not-sold = { $province } is a home of its people and not for sale.
why-seller-in-revolution = During a revolution { $province } cannot be bought.
why-too-expensive = It costs { $price } thalers, more than you have.
why-top-level = { $field } is complete.
