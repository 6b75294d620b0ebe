### Rising Cultures - the rules as players read them (English).
### One message per rule (R4-3 is rule R4.3), decision (D4), ruling (K12), province (P7) and special rule of a nation (N2).
### One line per message, plain text; numbers that matter are written as digits.

## R1

R1 = Course of the game
R1-1 = Each of the 2 players leads a nation of their own (set-up: K1 to K3). The game lasts exactly 7 rounds of 3 phases each: I income (R2), II playing hand cards (R3 to R9), III province, marker and coin limit (R10 to R12).
R1-2 = The starting player of a round is whoever holds the progress marker (in short: the marker) when it begins; that player goes first throughout the round.
R1-3 = Whoever has more victory points (VP) after round 7 wins (R13).

## R2

R2 = Phase I: income
R2-1 = At the start of every round, including round 1, each player takes from the supply all the income that their cards and tableau have unlocked. This happens by itself; there is nothing to decide.
R2-2 = Coins shown on the resource strips of cards and tableau are not income; each of them is paid only once (R6.3).

## R3

R3 = Phase II: drawing and swapping
R3-1 = Both players draw the top 4 cards of their own deck at the same time.
R3-2 = Then each player may swap up to 2 times: pay 1 coin to the supply, draw 1 card from the own deck and put 1 card from the hand under the deck, perhaps the very one just drawn. Provinces and abilities can add free swaps, which work the same way but cost nothing (K29).
R3-3 = Swaps follow one another: pay, draw, put back, and only then decide on the next one (K5).
R3-4 = There is no other moment for swapping: once the first card of the round has been played, it is over.
R3-5 = The opponent learns how many swaps were made, but not which cards were drawn, kept or put back.

## R4

R4 = Phase II: playing cards
R4-1 = Beginning with the starting player, the players take turns until each has had 3. In a turn the player has to play exactly 1 hand card face up and decide at once how to use it; passing is not possible.
R4-2 = A card has 4 uses: (1) coins (R5), (2) military (R6.1), (3) resource (R6.3), (4) build, which means to erect a building or to install a person (R7). The first of them is always possible.
R4-3 = At the end of phase II the 4th card goes face down on top of the own deck; it is therefore drawn again in the next round.
R4-4 = Of a card nothing counts but the part for the use chosen: in the military column, for instance, it provides neither ability nor resources.

## R5

R5 = Use 1: coins
R5-1 = The card goes face up onto the own discard pile, and the player takes 2 coins from the supply.
R5-2 = You may look through your own discard pile at any time, and so may your opponent (K30).

## R6

R6 = Uses 2 and 3: military and resource
R6-1 = Military: the card is laid on the topmost free red bar to the right of the tableau, red symbol inwards. Its red symbols (1 or 2 of sword, horse and shield) count for the player as long as the card lies there.
R6-2 = If a symbol is printed on the tableau at this bar, it counts as well, but only while a card lies on the bar.
R6-3 = Resource: the card is laid below the tableau as the new lowest card, so that its strip continues the column. A coin shown on the strip is taken from the supply once, right now; wood, brick, stone and gold are available for as long as the card lies there.
R6-4 = A player's resources are the total of what the tableau, the resource column, the lasting benefits of won provinces and the abilities in play provide. Coins are not a resource.

## R7

R7 = Use 4: build
R7-1 = The card is laid into the display above the tableau. From now on the player may use the ability printed at its bottom; where an ability differs from these rules, the ability takes precedence.
R7-2 = The player must have the resources that the card costs. They are merely shown, not spent, and no card is given up for them.
R7-3 = For each missing unit the player may pay 2 coins to the supply instead, for as many units as needed. Without the resources or the coins the card cannot be built.
R7-4 = There is no limit to the number of buildings and persons, and it does not matter how they are arranged.
R7-5 = Normally only 1 person can be in the ruling position. Whoever has a ruler and installs a new one has to cover the old with the new, unless a card or the tableau allows a further ruler (N6).
R7-6 = In the final scoring a covered ruler is worth nothing. The exception is points given for covered cards, as in the progress columns of Persia and Rome.
R7-7 = The ability of a covered ruler is out of use (K18).

## R8

R8 = Ascent
R8-1 = After each build the player may ascend by 1 stage: the lowest card of the own resource column, that is the one laid last, is turned face down and put on the topmost free green bar to the left of the tableau, gear inwards.
R8-2 = Each build allows no more than 1 ascent, and nobody has to ascend. Without a card in the resource column it is impossible, for resources printed on the tableau cannot be removed.
R8-3 = The resources of the card are lost; a coin already received for it is kept.
R8-4 = The stage reached unlocks what the tableau shows there: actions, rewards or VP.
R8-5 = Cards in the progress column are face down, count for nothing but 1 card each and stay there. Their number is the stage of the nation.

## R9

R9 = Unlocked actions
R9-1 = Actions unlocked by buildings, persons, red bars, stages or the tableau may be used by their owner during the own turns of phase II, before or after playing the card. They are never compulsory (K21).

## R10

R10 = Phase III, step 1: province
R10-1 = This step begins when both players have played 3 cards and put back the 4th.
R10-2 = The contested province is the leftmost one of the row, the one with the lowest number.
R10-3 = A player's strength is the number of own symbols of all the groups shown on the province, added up: those in the military column, in the display and those active on the tableau. It is not necessary to have every group shown.
R10-4 = A player may decline to take part in the contest.
R10-5 = Of those taking part the stronger one wins; with equal strength it is whoever holds the marker at this moment, before step 2 assigns it anew.
R10-6 = Whoever takes part alone wins, provided they have at least 1 symbol of the groups shown (K10).
R10-7 = If both decline, or if nobody has a symbol that is asked for, the province goes into the box and nobody pays anything.
R10-8 = The winner takes the province, then receives its one-time benefit and finally pays the price: the lowest card of the own military column, that is the one laid last, goes face up onto the own discard pile.
R10-9 = Maghreb (P7) and Scythia (P10) change the price. The loser pays nothing.
R10-10 = Lasting benefits are available from now on whenever they are needed.

## R11

R11 = Phase III, step 2: marker
R11-1 = The player with more cards in the progress column receives the marker or keeps it.
R11-2 = With equal numbers, even at 0 to 0, the marker passes from its holder to the other player.

## R12

R12 = Phase III, step 3: coin limit
R12-1 = Whoever has more than 7 coins (Egypt: more than 5) has to return the surplus to the supply.
R12-2 = The limit applies at this moment only; during the round there is none.

## R13

R13 = End and final scoring
R13-1 = The game ends after round 7 with its 3 steps of phase III. The last hand card, which lies on the deck, goes into the box.
R13-2 = VP come from 4 sources: (1) uncovered buildings and persons in the display, (2) the tableau with golden side, stages and other print, (3) the provinces won, (4) the marker, which is worth 3 VP to its holder. Each province bears one of the signs A, B and C, for which cards and tableaus may give VP.
R13-3 = Cards in the military, resource or progress column, in the hand, the deck or the discard pile bring no VP of their own.
R13-4 = The higher total wins; if it is level, the holder of the marker wins. There is always exactly 1 winner.

## R14

R14 = Option: match over two games
R14-1 = Two games are played. After game 1 both scores are noted and the nations are exchanged; game 2 uses the same 7 provinces. The higher total of both games wins (K35, K36).

## R15

R15 = Open and hidden information
R15-1 = Open to both: the row of provinces, coins, marker, displays, all columns, provinces won, discard piles, the number of cards in each deck and hand, and which cards each deck consists of.
R15-2 = Hidden from the opponent: the hand, the order of the deck, the card kept on top of it and the cards put under it.
R15-3 = Players know where they put cards under or on top of their own deck. The rest of the order is known to nobody.

## D

D1 = In the set-up, each player separately: which of the 4 cards drawn becomes the first (upper) resource card, which the second (lower), and which goes under the deck; the remaining one goes on top. The opponent sees the two resource cards as soon as both have chosen, and never the others.
D2 = At the start of phase II, the starting player first: whether to swap for 1 coin, to use a free swap, or to stop.
D3 = After drawing for a swap: which of the 5 hand cards goes under the deck.
D4 = In the own turn: which hand card is played, and for which of its 4 uses as far as they are allowed.
D5 = In the own turn, before or after playing the card: which usable action is taken, or, once the card is played, that the turn ends.
D6 = After a build: whether the player ascends, if there is a resource card and a free green bar.
D7 = When an effect calls for a choice: which of the possibilities it names its owner picks.
D8 = For the contested province: whether the player takes part or declines. The player who would win is asked first, the other only if the first declines (K9).
D9 = After winning Maghreb: whether a card of the own discard pile or the lowest military card goes into the progress column. What is possible must be done.
D10 = After choosing the discard pile for Maghreb: which of its cards goes into the progress column.
D11 = When a ruler is installed by a nation that may have several and has more than 1 uncovered: which of them the new ruler covers, or none as long as a place is free.

## K

K1 = How is the game set up? First 7 of the 15 provinces are drawn at random and laid out face up by ascending number; the other 8 go into the box. All 28 coins form the supply. Then each player receives a different nation, fixed when the game is set up or drawn by lot, with its tableau, grey side up, and its shuffled deck of 24 cards (Egypt: 27). Next come K2 and K3.
K2 = Who holds the marker at the start? It can be fixed when the game is set up; otherwise lots are drawn. Who got up earliest plays no part.
K3 = How does each nation begin? Its player draws 4 cards, lays 2 of them below the tableau as resource cards and puts 1 of the others under the deck and 1 on top (D1). The order matters: the first resource card is the upper one, the second the lower one, which will be the first to ascend. Coins shown on these strips and on that of the tableau are taken at once, and 2 more coins besides.
K4 = What about steps that both take at the same time (set-up, income, drawing, swapping)? They are carried out for the starting player first, then for the other, who sees nothing hidden of it. In the set-up the holder of the marker comes first.
K5 = Are two swaps made together? No, one by one; the second can be decided after seeing the card of the first. The hand thus has 5 cards for a moment, never 6.
K6 = Can you swap when the deck is empty? No, not even for free. For a nation with 24 cards that is always the case in round 7.
K7 = What if fewer than 4 cards are left when drawing? You draw them all and play up to 3; if there were no more than 3, none is kept. With an empty hand your turn lapses, and your opponent plays on. Discard piles are never shuffled into a new deck.
K8 = What if the supply runs out? There are only 28 coins: you take what is there, and the rest is lost. When both have income, the starting player takes first.
K9 = In which order do the players say whether they contest the province? The one who would win is asked first: the stronger one, or the holder of the marker if they are level. If that player takes part, the province is won; if not, the other is asked.
K10 = Can you win alone without any symbol that is asked for? No, strength 0 counts as declining.
K11 = Who wins with equal strength? The holder of the marker; if the holder declines, the other. An ability that wins ties goes before the marker, but is of no effect if both players have one.
K12 = What if both decline, or if it is 0 to 0? The province goes into the box; the round is not repeated.
K13 = Which military card is the price, the one played last or the lowest? The one on the lowest occupied red bar. Military cards are only ever removed from the bottom, so both are the same card.
K14 = What if the winner has no military card, since all symbols come from display or tableau? Then there is no price.
K15 = What if all red bars are occupied? Then no card can be used for military. Each tableau has 6 red bars.
K16 = What if all green bars are occupied? Then there is no ascent. Maghreb moves nothing into the progress column either, and its price is paid as usual. The grey side has 5 green bars, the golden side 7.
K17 = May you pay coins although you have the resource? No, coins only replace what is missing: exactly 2 per missing unit, never more.
K18 = What becomes of a covered ruler's ability, symbols and income? All of it stops at once. What was received once is kept.
K19 = May a resource or discount of the old ruler help to pay for the new one? Yes: the cost is checked and paid first, and only then is the old ruler covered.
K20 = What do the cards in the progress column show? Their back, with the gear at the bar. Only their number matters, and they never return unless an effect says so.
K21 = How often can an unlocked action be used? Each of them once per round, unless its text says otherwise; phase I makes it ready again. In one turn you may use as many different ones as you like.
K22 = What comes first after a build, the one-time ability of the card or the ascent? The ability, then the decision on the ascent.
K23 = May the card that ascends be one whose resource was needed for this very build? Yes, resources only have to be shown.
K24 = Does a build through an effect, not from the hand, allow an ascent? Yes, every build allows 1.
K25 = Must the winner of Maghreb use one of the two options? Yes, if at least one is possible; with both the winner chooses. If neither is possible, only the usual price is paid.
K26 = Can the first option of Maghreb take the military card that is lost as the price? No, the benefit comes before the price. With this option the price is still to be paid.
K27 = Does the stage reached through Maghreb give its reward? Yes, as with any ascent, and the card already counts for the marker in the same round.
K28 = May the military card be discarded for Scythia nevertheless? No, it stays where it is.
K29 = How often can Mauretania be used? Once per round in the swap window, in addition to the 2 paid swaps; the card is turned for it and ready again in every new round. It can first be used in the round after it was won.
K30 = May the opponent look at my discard pile? Yes, it lies open.
K31 = What happens to the marker at 0 to 0 after round 1? It changes hands, as at any tie.
K32 = What happens to the marker after round 7? It is assigned once more, changes hands at a tie, and is then scored.
K33 = When are the coins for Libya counted? After the coin limit of round 7: normally 7 at most (Egypt: 5, plus the coins due to it on the Nile).
K34 = Do coins on the Nile count towards Egypt's limit of 5? No, they do not lie in front of the player; but they do come out of the 28.
K35 = Who starts game 2 of a match with the marker? The nation that had it at the start of game 1.
K36 = What if a match ends level? It is a draw.
K37 = When is Andalusia counted if it is won in round 7? After the price of that round has been paid.
K38 = What if gains lift you above the coin limit? You take them in full; the limit acts in step 3 only.
K39 = What about the VP of a card that was moved or lost? Only where things lie at the end counts.
K40 = May you refuse income or other coins? No.
K41 = May a card be used for military although its symbol is of no use at present? Yes, always.
K42 = How does the lasting resource of a province count? As 1 unit for every build from the next one on; it is never used up.
K43 = What does turning to the golden side mean for my cards? They all stay where they are, on their bars too. One-time rewards already received are not given again, and the tableau is never turned back.
K44 = What about persons who are not rulers? They cover nobody and are never covered.
K45 = Are the 8 provinces removed in the set-up secret? No; they are out of the game, but anyone can work out which they are.
K46 = Can the 4th hand card be played as well? No. An additional card comes only from the deck, through an effect that says so.
K47 = How is “1 VP per two” rounded? Down; only complete groups count.
K48 = In which order do several effects of one player happen at the same time? Display from the oldest card to the newest, red bars, stages, tableau, provinces; the player has no choice.

## P

P1 = Gaul (sword + horse, sign A) gives 1 wood as a lasting benefit and no VP.
P2 = Indus (sword + shield, sign B) gives 1 brick as a lasting benefit and no VP.
P3 = Caucasus (sword + horse + shield, sign B) gives 1 stone as a lasting benefit and 1 VP at the end.
P4 = Britannia (sword + shield, sign A) gives 4 coins once and 1 VP at the end.
P5 = Armenia (sword + horse + shield, sign B) gives 2 coins once and 2 VP at the end.
P6 = Germania (sword + horse, sign A) gives 3 coins once and 2 VP at the end.
P7 = Maghreb (sword, sign C) once brings either 1 card of your choice from your own discard pile or, instead of its being discarded as the price, your lowest military card into the progress column, and gives 2 VP at the end (K25 to K27).
P8 = Aksum (horse, sign C) gives 1 gold as a lasting benefit and 1 VP at the end.
P9 = Mauretania (horse + shield, sign C) gives 1 free swap per round as a lasting benefit (K29) and 3 VP at the end.
P10 = Scythia (horse + shield, sign B) costs its winner no military card and gives 3 VP at the end.
P11 = Carthage (sword, sign A) gives 1 coin once and 4 VP at the end.
P12 = Andalusia (horse + shield, sign C) gives at the end 1 VP for each set of 1 card in the progress column and 1 card in the military column.
P13 = Anatolia (sword + horse, sign A) gives 2 VP at the end, and 3 more if the tableau shows its golden side.
P14 = Libya (shield, sign C) gives at the end 1 VP for each coin in front of its owner; Egypt also counts the coins due to it on the Nile (K33).
P15 = Babylonia (shield, sign B) gives 4 VP at the end, and 2 more if its owner holds the marker.

## N

N1 = Golden age (all nations): stage 4 unlocks the action that turns the tableau to its golden side, once per game and for the coins printed there. Cards stay where they are, the effects of the golden side replace those of the grey side (K43), and the golden side is worth 3 VP.
N2 = Nile (Egypt): it has 6 spaces, which belong in this order to Egypt, Egypt, the opponent, Egypt, the opponent, Egypt. The flood level, 0 at the start and 6 at most, tells how many spaces, counted from the first, are flooded. Each step by which Egypt raises the level gives the opponent 1 coin from the supply at once.
N3 = Nile, income: in every phase I, 1 coin from the supply is put on each flooded space of Egypt that is empty, and the opponent takes 1 coin from the supply for each flooded space that belongs to the opponent.
N4 = Nile, harvest: once per round, in its own turn, Egypt may take all the coins on its spaces; these are the coins due to it. As long as they lie on the Nile they do not count towards the coin limit (K34), but Libya counts them (P14).
N5 = House of Wisdom (Abbasids): it has 6 places. An effect that archives puts a card from the place it names face down into the House of Wisdom; effects count how many cards lie there, and these never return.
N6 = Leaders of Persia: Persia may have 1 additional uncovered ruler on the grey side and 2 on the golden side.
