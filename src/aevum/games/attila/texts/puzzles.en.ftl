### Attila - puzzles (English). Three messages each: title, question, and why the answer is right.
### Seats are Ada, Ben and Cleo in this order; what is meant is marked on the board.

puzzle-label-hand = Cards in each hand
puzzle-label-pile = Cards in the draw pile
puzzle-label-tiles = Pacification tiles on the century spaces
puzzle-label-supply = Stones in each tribe's supply
puzzle-label-field = Field of Ada's counter
puzzle-label-stones = Stones of the tribe on the board
puzzle-label-cards = Cards spent

puzzle-x1-title = Before the first turn
puzzle-x1-question = Four players sit down. What lies where once all hands are dealt?
puzzle-x1-answer = Everybody holds 6 of the 54 cards, so 30 stay in the pile. The century spaces hold 1, 2, 3 and 4 tiles, 10 in all, and every tribe has 20 stones.

puzzle-x2-title = The first Vandal
puzzle-x2-question = No Vandal stands on the board yet, and Ada plays a Vandal card. Which provinces may take the stone?
puzzle-x2-answer = A tribe that is not on the board comes in across the line: only the 6 upper provinces are open to it.

puzzle-x3-title = The second Vandal
puzzle-x3-question = One Vandal stands in the marked province. Ada plays another Vandal card. Which provinces may take the stone?
puzzle-x3-answer = The 6 upper provinces always, the province where the tribe stands, and all its neighbours.

puzzle-x4-title = Onto the track
puzzle-x4-question = It is the 4th century. Ada has no counter on the Vandals and takes the influence for her stone. On which field does the counter land?
puzzle-x4-answer = Beside the track counts as 0 and the 4th century gives 1 field: the counter lands on field 1, the lowest.

puzzle-x5-title = One step up
puzzle-x5-question = It is the 4th century. Ada's counter stands on field 4 of the Vandals and she takes the influence. Where does it stand then?
puzzle-x5-answer = The 4th century gives 1 field: from 4 to 5.

puzzle-x6-title = The 5th century
puzzle-x6-question = The space of the 4th century is empty. Ada's counter stands on field 7 of the Vandals and she takes the influence. Where does it stand then?
puzzle-x6-answer = The current century is the lowest one with a tile left, the 5th. It gives 2 fields: from 7 to 9.

puzzle-x7-title = The 6th century
puzzle-x7-question = The spaces of the 4th and 5th century are empty. Ada's counter stands on field 7 of the Vandals and she takes the influence. Where does it stand then?
puzzle-x7-answer = The 6th century gives 3 fields: from 7 to 10.

puzzle-x8-title = The 7th century
puzzle-x8-question = Only the 7th century still has tiles. Ada's counter stands on field 7 of the Vandals and she takes the influence. Where does it stand then?
puzzle-x8-answer = The 7th century gives 4 fields: from 7 to 11.

puzzle-x9-title = Two stones for one card
puzzle-x9-question = One Vandal stands on the board and Ada's counter is on field 2. She places her stone, forgoes the influence and places a second one. What do you count then?
puzzle-x9-answer = Both stones come for the same card, so 3 Vandals stand on the board and 1 card is spent. Who forgoes influence does not climb: the counter stays on 2.

puzzle-x10-title = Three tribes, one province
puzzle-x10-question = Vandals 2, Saxons 2 and Franks 1 stand in the marked province. Ada lays a Vandal and a Frank, Ben a Vandal and a Saxon, Cleo a Frank. Which tribes must leave?
puzzle-x10-answer = Stones and cards together: Vandals 4, Saxons 3, Franks 3. The lowest strength leaves, and as two tribes share it, both go.

puzzle-x11-title = First and second
puzzle-x11-question = The Franks have 5 stones in 3 provinces. Ada's counter is ahead of Ben's, Cleo has none. How many points does each player get for the Franks?
puzzle-x11-answer = The first is paid for stones, the second for provinces: Ada 5, Ben 3. Without a counter there is nothing for Cleo.

puzzle-x12-title = Two in front
puzzle-x12-question = The Franks have 5 stones in 3 provinces. Ada and Cleo share the lead, Ben is behind them. How many points does each player get?
puzzle-x12-answer = Those who share the lead divide stones and provinces: 5 + 3 = 8, so 4 each. Then nobody is paid as second.

puzzle-x13-title = Two behind
puzzle-x13-question = The Franks have 5 stones in 3 provinces. Ada leads alone, Ben and Cleo share second place. How many points does each player get?
puzzle-x13-answer = Ada gets 5 for the stones. Ben and Cleo divide the 3 provinces, each rounded up: 2 and 2.

puzzle-x14-title = Alone
puzzle-x14-question = The Franks have 5 stones in 3 provinces, and only Ada has a counter there. How many points does each player get?
puzzle-x14-answer = Whoever is alone on a track takes both places: 5 + 3 = 8.

puzzle-x15-title = A game for two
puzzle-x15-question = Two players. The Goths have 7 stones in 5 provinces; Ada stands on field 5, Ben on field 4. How many points does each player get?
puzzle-x15-answer = No empty field lies between them, so the second is paid as well: Ada 7, Ben 5.

puzzle-x15-gap-title = Too far behind
puzzle-x15-gap-question = Two players. The Goths have 7 stones in 5 provinces; Ada stands on field 9, Ben on field 6. How many points does each player get?
puzzle-x15-gap-answer = With two players the second is paid only if at most 1 empty field lies between the counters. Fields 7 and 8 are empty: Ada 7, Ben nothing.

puzzle-x16-title = The last Vandal
puzzle-x16-question = The supply holds one Vandal. Ada places it as the fifth stone of the marked province, and in the conflict nobody lays a card. Is the game over with this turn?
puzzle-x16-answer = The single Vandal is the weakest and returns. A supply is looked at only when the whole turn is over; by then it holds a stone again, so the game goes on.

puzzle-x17-title = Among themselves
puzzle-x17-question = Five Goths stand in the marked province. Ada lays 1 Goth card, Ben 2, Cleo 1. Which tribes must leave?
puzzle-x17-answer = The weakest tribe leaves, and the only tribe is always the weakest. The Goths go, whatever was laid.

puzzle-x18-title = Out of a closed province
puzzle-x18-question = A Frank stands in the marked province, which is pacified. Ada plays a Frank card. Which provinces may take the stone?
puzzle-x18-answer = A pacified province takes no stone, but the tribe still spreads from it: its neighbours are open, it is not, and the upper provinces always are.

puzzle-x19-title = Across the sea
puzzle-x19-question = A Saxon stands in the marked province. Ada plays a Saxon card. Which provinces may take the stone?
puzzle-x19-answer = Arrows across the sea join provinces like a border. Open are the marked province, both ends of its arrows, and the 6 upper provinces.

puzzle-x20-title = Where the second stone may go
puzzle-x20-question = Ada's Goth was the fifth stone of the marked province. She forgoes the influence. Which provinces may take her second Goth?
puzzle-x20-answer = There is never a sixth stone, so the marked province is closed. The first Goth counts already: its neighbours are open, and the other upper provinces.

puzzle-x21-title = The second tile
puzzle-x21-question = One tile lies on the board. Ada places the fifth Hun in the marked province, and nobody lays a card. Is there a scoring in this turn?
puzzle-x21-answer = The tile comes from the 5th century, where another one stays. Only a tile that empties its space brings a scoring.

puzzle-x22-title = The top of the track
puzzle-x22-question = It is the 6th century. Ada's counter stands on field 20 of the Goths and she takes the influence. Where does it stand then?
puzzle-x22-answer = The 6th century gives 3 fields, but the track ends at 22; what is left over is lost.

puzzle-x22-end-title = And then?
puzzle-x22-end-question = It is the 6th century. Ada's counter stands on field 20 of the Goths and she takes the influence. Is the game over with this turn?
puzzle-x22-end-answer = A counter on field 22 ends the game: Ada finishes her turn, nobody else has another one, and the final scoring follows.

puzzle-lesson-places-title = Where to?
puzzle-lesson-places-question = You play a Vandal card; one Vandal stands in the marked province. Which provinces may take the stone?
puzzle-lesson-places-answer = The 6 upper provinces, the Vandals' own province, and its neighbours. Most neighbours are upper provinces themselves, so only one more is added.

puzzle-lesson-conflict-title = Who must leave?
puzzle-lesson-conflict-question = Saxons 2, Teutons 2 and Huns 1 stand in the marked province. Ben lays a Teuton card, the others pass. Which tribes must leave?
puzzle-lesson-conflict-answer = Teutons 3, Saxons 2, Huns 1: only the weakest leave, the Huns.

puzzle-lesson-points-title = What does it pay?
puzzle-lesson-points-question = Goths: 4 stones in 2 provinces, Ada leads, Ben is second. Franks: 3 stones in 2 provinces, Ada and Cleo share the lead. How many points does each player get?
puzzle-lesson-points-answer = Goths: Ada 4, Ben 2. Franks: 3 + 2 = 5 for two, rounded up 3 each. Together Ada 7, Ben 2, Cleo 3.

## Find the best move. Ada's counter with the Vandals stands on field 22: the game ends with this turn.

puzzle-best-second-title = The smaller gain
puzzle-best-second-question = Your counter with the Vandals stands on field 22, so the game ends with this turn and is scored once more. You have 30 points, Ben 36, Cleo 20, and one card is left to play. Which move wins?
puzzle-best-second-answer = With the Huns you climb to field 4 and pass Ben, who was second: you are paid for 5 provinces and he for none. 30 + 2 + 5 = 37 to 36. The Teutons would bring you 6, one more, but Ben would keep his 4 points for second place: 38 to 40.
puzzle-best-stack-title = Where the second stone goes
puzzle-best-stack-question = The game ends with this turn. You lead the Goths, 9 to 3, and Ben is second there. You have 31 points, Ben 35. Which move wins?
puzzle-best-stack-answer = The lead is safe, so stones are worth more than influence: forgo it for a second one. The first is paid for stones, the second for provinces; in a province that the Goths hold already both stones are yours alone: 31 + 2 + 6 = 39 to 35 + 3 = 38. In new provinces every stone would pay Ben as well.
puzzle-best-share-title = Half of it all
puzzle-best-share-question = The game ends with this turn. Ben leads the Franks with 9, Cleo has 7, you have 5. You have 30 points, Ben 31. Which move wins?
puzzle-best-share-answer = Four fields bring you level with Ben. Two in the lead divide stones and provinces, rounded up: (6 + 3) : 2 = 5 each. 30 + 2 + 5 = 37 to 31 + 5 = 36. Alone with the Goths you would get 1 + 1 only, and more Franks without influence pay the others.
puzzle-best-gap-title = Too far behind
puzzle-best-gap-question = Two play, and the game ends with this turn; it is your second card. You lead the Saxons, 8 to 6. You have 30 points, Ben 32. Which move wins?
puzzle-best-gap-answer = With two players the second is paid only if at most one field lies empty between both counters. From 8 you climb to 12: Ben, on 6, loses his points with the Saxons, and the new stone is worth one more to you. Nothing else takes so much from him.
