### Attila - the rules as players read them (English).
### One message per rule (R4-3 is rule R4.3), decision (D4) and ruling (K12).
### One line per message, plain text; numbers that matter are written as digits.

## R1

R1 = Aim of the game
R1-1 = Victory goes to the highest score after the final scoring. If several players share it, they win together (K18).
R1-2 = Scorings are the only source of points. Every tribe is scored on its own and rewards whoever leads in influence on it and whoever comes second.
R1-3 = The tribes belong to nobody. Everyone may play cards of all 6 tribes and set their stones; the colour you play ties you to none of them.

## R2

R2 = Turn order
R2-1 = Whoever is taking their turn is called the active player. When the turn is over, the next seat clockwise becomes active, and so on until the game ends. K1 says who begins.
R2-2 = A turn cannot be declined. The active player has to make use of each card slot as far as hand and board permit; without a playable card one card is thrown away instead (K8), and with an empty hand the slot lapses (K9).

## R3

R3 = Course of a turn
R3-1 = A card slot consists of 4 steps in fixed order: (1) play a card and set a stone; (2) take influence, or give it up for a second stone; (3) where a province now contains 5 stones, fight the conflict there and then pacify the province; (4) if this cleared a century space, hold a scoring. There is 1 card slot per turn, or 2 in a game for two (R12.2).
R3-2 = All 4 steps of a card slot are carried through to the end before another card slot of the same turn begins. This holds for the “Double Move” tile as well as for the two cards in a game for two (K21).
R3-3 = Once the last card slot is done, the active player draws back up to 6 cards, and the turn is over (R9.1).
R3-4 = At the moments named in R10.2 the active player may spend an action tile, but no more than 1 in the whole turn.

## R4

R4 = Card and stone
R4-1 = The active player picks one card from their hand (D2). Only a tribe that has at least one permitted province for a new stone may be picked (R4.3 to R4.6, K8).
R4-2 = The player then takes 1 stone of this tribe out of its supply and sets it in a permitted province of their choice (D3).
R4-3 = While a tribe has no stone anywhere on the board, its stone has to enter through one of the 6 upper provinces, which lie along the reddish line. The same goes for a tribe that has been driven off the board (K32).
R4-4 = A tribe already on the board has 3 kinds of targets: (a) each of the 6 upper provinces, (b) each province in which it has a stone, (c) each neighbour of such a province.
R4-5 = A tribe also spreads out of pacified provinces: where one of its stones stands in one, the neighbouring provinces are open to it under R4.4 (c), just as from anywhere else (K34).
R4-6 = A pacified province takes no more stones, and no province ever takes a 6th stone. The limit of 5 knows no exception, neither for “Double Move” nor for the second stone.
R4-7 = An arrow across the sea makes the provinces at its two ends neighbours, in both directions.
R4-8 = When the stone is in place, the card is put face up on the discard pile, which everyone may look through (K4).
R4-9 = In short: a tribe may set a stone in any upper province, in any province where it already stands, and in any neighbour of such a province, pacified starting points included. The target must not be pacified and must contain no more than 4 stones beforehand. If the tribe's supply is empty, none of its stones can be set.

## R5

R5 = Influence or second stone
R5-1 = The stone just set earns influence immediately: the active player's counter climbs this tribe's track by as many fields as the current century grants.
R5-2 = A step is worth 1 field in the 4th century, 2 in the 5th, 3 in the 6th and 4 in the 7th. The current century is the earliest one with a tile left on its space; when all the tiles are gone, the 7th lasts to the end (K29).
R5-3 = What counts is the century at the moment of taking influence, before any conflict of the same card slot. A stone that brings a century to its close therefore still earns the step of that century (K13).
R5-4 = A counter still off the track stands at 0 and comes in from below: a step of 1 takes it to the bottom field, number 1; a step of 2, 3 or 4 takes it straight to field 2, 3 or 4 (K12).
R5-5 = Rather than gain this influence, the active player may forgo it (D4). That allows 1 more stone of the same tribe to be set under R4.2 to R4.6 without playing another card (D5); setting it is not compulsory (K23).
R5-6 = For the second stone the first one already counts: the second may join it in the same province, as long as there are then no more than 5 stones, or go to a neighbour of that province.
R5-7 = Someone who forgoes influence leaves their counter where it is: neither the first stone nor the second earns a step.
R5-8 = Any number of counters can share a field. Their owners then have equal influence.
R5-9 = The track ends at field 22, and steps beyond it are lost. A counter arriving on 22 brings the game to its end (R11.1).

## R6

R6 = Conflict
R6-1 = A province offers space for 4 stones. The 5th stone triggers a conflict there, which is fought in step 3 of the same card slot; if two provinces are affected, they follow in the order in which the stones were set (K17).
R6-2 = The active player opens, the others follow clockwise, and everybody has exactly 1 opportunity: to lay any number of hand cards face down, or to pass (D9). Nothing can be added afterwards.
R6-3 = Cards may support only tribes with a stone in the contested province, as many cards as you wish and in any combination of these tribes. A card of an absent tribe is forbidden, even as a bluff (K16).
R6-4 = Which cards lie there remains secret. How many there are, or that someone has passed, is seen by all as soon as that player has finished; those who come later may act on it (K16).
R6-5 = After the last player's decision all the cards are turned up at the same time.
R6-6 = The strength of a tribe is the number of its stones in the province plus the number of cards laid for it, no matter by whom.
R6-7 = The weakest tribe is driven out: all the stones it has in the province return to its supply. If several tribes are equally weak, every one of them is driven out, and the province may be left empty (K36).
R6-8 = If all 5 stones are of one tribe, they are driven out no matter what is laid, and the province is left empty. Cards are laid even so, for example to shed unwanted cards of this tribe.
R6-9 = Afterwards everything that was laid goes onto the discard pile. Nobody gets a card back, not even the supporters of a surviving tribe.
R6-10 = A conflict gives nobody the right to draw. Every player waits for the end of a turn of their own (R9.1).

## R7

R7 = Pacification
R7-1 = When the conflict is settled, 1 pacification tile is placed in the province, and the remaining stones stand on top. A province left empty receives a tile as well; should none be left, K28 applies.
R7-2 = The tile always comes from the earliest century that has any left: to begin with the 4th, after that the 5th and the 6th, at the very end the 7th.
R7-3 = A pacified province is closed to new stones. The stones already in it remain to the very end, count whenever there is a scoring and let their tribe move on into neighbouring provinces (R4.5).
R7-4 = Stones in a pacified province are safe: as none can be added, no further conflict arises there, and nothing is taken away.

## R8

R8 = Scoring
R8-1 = As soon as the last tile of a century has come onto the board, all 6 tribes are scored; this happens with the 1st, 3rd and 6th tile. The 10th tile brings the end of the game instead, and its scoring is the final one after the turn (R11.3, K10).
R8-2 = As long as a tile remains on the century space after a pacification, there is no scoring.
R8-3 = The tribes have their turn one by one: Franks, Huns, Goths, Saxons, Teutons and last the Vandals.
R8-4 = Two numbers matter for a tribe: S is the number of its stones on the entire board, V the number of provinces in which it has a stone. Pacified provinces are part of both.
R8-5 = Only those whose counter has reached at least field 1 of the tribe's track compete. With influence 0 nobody comes second, and a tribe without any influence brings no points (K19).
R8-6 = (a) Whoever is alone in first place for influence receives S points.
R8-7 = (b) Whoever is alone in second place receives V points.
R8-8 = (c) If 2 or more players are level in first place, S + V is divided by their number, and every one of them receives the result, rounded up. There are then no points for second place on this tribe.
R8-9 = (d) If first place is held by 1 player alone and 2 or more are level in second place, the first receives S points. V is divided by the number of those in second place, and every one of them receives the result, rounded up.
R8-10 = (e) Someone who alone has influence on a tribe receives both amounts, S + V points.
R8-11 = Fractions are rounded up for each player separately. A tribe can thus bring more than S + V points in total.
R8-12 = From third place down there is nothing.
R8-13 = A scoring leaves stones and influence as they are. Only the counters on the scoring track advance, by the points won; everybody may see all scores at any time.

## R9

R9 = End of a turn
R9-1 = At the end of the turn the active player fills their hand up to 6 cards from the draw pile. No other player draws, and there is no other moment for drawing apart from an exchange (R10.4).
R9-2 = Before any card is drawn, every conflict, pacification and scoring of this turn has to be finished.
R9-3 = Should the draw pile run out, the discard pile is shuffled to form a new one and drawing continues (K3).

## R10

R10 = Action tiles
R10-1 = Everybody starts with 3 different action tiles: “Double Move”, “Exchange” and “2 Influence”. Only the active player may use one, no more than 1 per turn and never under compulsion. A tile that has been used is out of the game.
R10-2 = There are 4 moments for it (K14): at the start of the turn, ahead of the first card; after step 2 of a card slot that leads to a conflict; after a pacification that leads to a scoring or to another conflict, once only and before the scoring if it leads to both; and whenever a card slot is completed or has lapsed (K9). “Exchange” and “2 Influence” are available at all of them, “Double Move” solely after the last regular card slot.
R10-3 = “Double Move” grants 1 additional card slot in the same turn, with everything that follows from a card: stone, influence or second stone, any conflict and any scoring. What came before it is completed first, and the hand is filled up only when the additional slot is over.
R10-4 = “Exchange” lets the player give up as many hand cards as they like, at least 1, and draw an equal number from the draw pile (D7, K5).
R10-5 = “2 Influence” lifts the player's counter by 2 fields on one tribe or by 1 field on each of 2 tribes (D8). The tribes may be chosen freely; neither the century nor their presence on the board matters. Entering the track works as in R5.4, and field 22 is the limit as in R5.9.

## R11

R11 = End of the game
R11-1 = There are 3 triggers for the end: the 10th pacification tile lies on the board; a tribe's supply is empty; an influence counter stands on field 22. The first and the third are final the moment they occur; for the empty supply there is a single check when the turn and all its conflicts are over (K7).
R11-2 = After a trigger the active player still plays the turn to its end, with all remaining card slots, conflicts and century scorings and, if wanted, an action tile. Nobody else has another turn.
R11-3 = Now follows exactly 1 final scoring under the rules of R8, with two players also R12.3, and the game is over. Hands are no longer filled up (K10, K11).
R11-4 = If a tribe's last stone is set as the 5th stone of a province and the conflict sends stones of this tribe back to the supply, the supply is not empty: play continues.
R11-5 = The highest score wins; in case of a tie the victory is shared (K18).

## R12

R12 = Two players
R12-1 = In a game for two, everything else stays as described; only the points of this chapter differ.
R12-2 = Each turn has 2 card slots, and both are compulsory; the cards may show one tribe or two different ones. “Double Move” adds just 1 more, making 3 altogether.
R12-3 = If more than 1 empty field separates the two counters on a tribe's track, the player behind receives nothing for this tribe; those points are lost and do not pass to the player in front. Put in numbers: with both counters on the track, the second receives V points only if the fields differ by no more than 2 (K20).
R12-4 = The player in front receives S points whatever the gap. Nothing changes for equal counters (R8.8) or when only one player has influence (R8.10).
R12-5 = A tip for counting at a real table: if both players score for a tribe, it is enough to advance the leader by S − V. Here the points are always entered in full; the lead is the same.

## R13

R13 = Notes on the board
R13-1 = The fortifications in the picture are mere decoration.
R13-2 = Sardinia and Corsica are not provinces of this game; no stone can ever be set there.
R13-3 = Greece counts as 1 province: the Peloponnese and the mainland belong together.

## R14

R14 = Open and hidden information
R14-1 = Three things are secret: your hand from all the other players, the order of the draw pile from everyone, and the cards laid in a conflict until they are turned up.
R14-2 = Everything else is open: the board, the tribes' supplies, the pacification tiles, influence and scores, everybody's unused action tiles, the number of cards in each hand and in the draw pile, and the complete discard pile.
R14-3 = Drawing and exchanging reveal nothing beyond the cards received, and these only to the player who receives them.

## D

D1 = Whether the active player uses an action tile at this moment, and which one.
D2 = Which playable hand card the active player plays.
D3 = In which permitted province the stone of the card played is set.
D4 = Whether the active player takes the influence for the stone or forgoes it.
D5 = After forgoing influence: in which permitted province the second stone of the same tribe is set, or that it is left out.
D6 = Which card the active player throws away when the hand contains cards but none of them is playable.
D7 = With “Exchange”: which hand cards, at least 1, are given up for new ones.
D8 = With “2 Influence”: whether 2 fields go to one tribe or 1 field each to 2 tribes, and which tribes these are.
D9 = In a conflict, for every player once: which hand cards of the tribes present are laid face down, or that the player passes.

## K

K1 = Who begins? The starting seat can be fixed when a game is set up; otherwise lots are drawn. Age plays no part.
K2 = How many can play? From 2 to 5 players; in a game for two the changes of R12 apply.
K3 = What if a card is to be drawn and the draw pile is empty? Then the complete discard pile is shuffled and becomes the new draw pile, and drawing continues. It is never shuffled any earlier.
K4 = May the discard pile be seen? Yes, it lies open to everybody at all times.
K5 = What happens to cards given up in an exchange? They are set aside first; then the same number is drawn, with the previous discard pile shuffled if necessary (K3); only after that do they go face up onto the discard pile. The exchange itself therefore never brings back a card just given up; but if filling up the hand at the end of the same turn reshuffles the discard pile, it may come back.
K6 = Can 0 cards be exchanged? No, it must be at least 1; with an empty hand “Exchange” is therefore not available.
K7 = When does an empty supply end the game? Only the situation at the very end of the turn matters, after all card slots and conflicts. If a conflict has put stones back by then, play continues; if the supply is still empty, the game ends (R11.1).
K8 = Which cards are playable? Those whose stone can be set somewhere. Someone who holds cards but no playable one throws away a card of their choice (D6): there is no stone, no influence and no conflict, and the card slot is used up.
K9 = What if the hand is empty at a card slot? The slot lapses, with neither stone nor influence. Action tiles remain available, and at the end of the turn the hand is filled up to 6 as usual.
K10 = Does the 10th tile lead to two scorings? No, to 1 only. The tile triggers the end of the game, the turn is played out, and then the final scoring takes place. Whoever reads it otherwise may agree when the game is set up that the 10th tile, like the last one of any century, is scored at once as well; the final scoring then follows as a second one.
K11 = What if several triggers meet in one turn, or a trigger meets a century scoring? There is 1 final scoring, however many triggers there are. A scoring due for the 4th, 5th or 6th century still takes place in step 4; the final scoring follows after the turn.
K12 = Where does a counter enter with a step of 2, 3 or 4? Beside the track counts as 0, so it goes straight to field 2, 3 or 4.
K13 = Which step applies if the same card slot closes a century? The old one, because influence is taken before the pacification. A further card slot of that turn, by “Double Move” or as the second card in a game for two, uses the new century.
K14 = When exactly can action tiles be used? Only at the 4 moments of R10.2: neither during steps 1 and 2 nor from the first card laid in a conflict until the province is pacified. “Double Move” additionally requires a playable card in hand and is used after the last regular card slot.
K15 = Does “Double Move” have to be announced in advance? No, it is enough to use it when its moment comes (R10.2).
K16 = What is visible while cards are being laid? The number of cards of each player, but not their faces. Tribes without a stone in the province must not be laid.
K17 = What if both stones of one card slot bring their provinces to 5? There are two conflicts in the order in which the stones were set. The first is finished completely, with cards, removal, tile and any scoring due, before the second begins; for that one, each player has only the cards still in hand.
K18 = Who wins a tie? All players with the highest score win together; there is no tie-break.
K19 = Does a player without a counter on the track take a place? No, with influence 0 one is not ranked and cannot be second. A tribe on which nobody has influence brings no points.
K20 = How is the gap in a game for two counted? Only the empty fields between the two counters count. More than 1 empty field means that the field numbers differ by at least 3.
K21 = In a game for two, are both cards played at once? No, one card slot follows the other: influence, conflicts and scoring of the first are completed before the second begins.
K22 = In a game for two, what if there is only 1 card in hand? It is played, and the other card slot lapses (K9).
K23 = May influence be forgone without setting a second stone? Yes. It is useful, for example, to avoid reaching field 22.
K24 = May influence be forgone when there is nothing to set because the supply has run out or every province is ruled out? Yes, but then there is no second stone.
K25 = What if the second stone is the 5th in its province? Then a conflict takes place there in step 3 of the same card slot; it makes no difference that the stone earned no influence.
K26 = Is a conflict of the first stone fought before the second stone is set? No, both stones come first. A province that the first stone has brought to 5 is therefore not open to the second.
K27 = May a province contain 5 stones while another conflict is being fought or scored? Yes, until its own conflict comes up; all its stones count in such a scoring.
K28 = What if a conflict arises when all the tiles are used up? It is fought as usual, and the province is then pacified without a tile; no scoring follows. This can happen only in the last turn, after the 10th tile.
K29 = How much influence is there in the last turn after the 10th tile? Still 4 fields: no century comes after the 7th, so it goes on to the end.
K30 = What about a counter already on field 22? It can climb no further; any more steps there come to nothing, and the turn goes on. Several counters on 22 are level.
K31 = May “2 Influence” be used if a step is lost at field 22? Yes, but the lost step cannot be made on another tribe.
K32 = How does a tribe return that has lost all its stones on the board? Like a newcomer: it has to enter through an upper province again.
K33 = What if an upper province is pacified or contains 5 stones? It is not available; the other upper provinces still are.
K34 = Do pacified or full provinces stop a tribe from spreading? No, all that matters is where its stones stand: from a pacified province, too, it reaches the neighbours. A pacified province without any stones is a starting point for nobody.
K35 = What if at the start of a turn no tribe at all could set a stone? The game ends on the spot with the final scoring.
K36 = What if all tribes in a conflict are equally strong? All of them are driven out, and the province is empty.
K37 = Can cards be used against a tribe, and does anyone have to lay some? Every card only strengthens its own tribe; none weakens another. Passing is always possible.
K38 = Can the card just played also be laid in the conflict it brought about? No, by then it belongs to the discard pile.
K39 = What if the scoring track comes to an end? Scores have no upper limit; the counter starts another lap.
K40 = May one look through the discard pile and count supplies? Yes, both are open to everyone at any time.
K41 = May an action tile still be used in the last turn? Yes, at its moments (R10.2) before the final scoring, provided none has been used in this turn.
