### Era of Tribes - the rules as players read them (English).
### One message per step of the set-up (SU4), rule (R4-3 is rule R4.3), decision (D4), chance (C4)
### and ruling (E12). One line per message, plain text; numbers that matter are written as digits.

## Set-up

SU = Set-up
SU1 = Agree on the length, normal or long, and on a section of the map; the player order is drawn by lot (E86).
SU2 = All influence markers start on space 1, that of the first player rearmost; everybody begins with 1 influence point (E1).
SU3 = Only the chosen section is in play. Fields outside it do not exist in this game.
SU4 = Every field in play holds its printed food or fish and its good.
SU5 = The barbarians begin on stage 1.
SU6 = Everybody is dealt 2 influence cards and keeps 1 of them in secret. When all have chosen, the rejected ones are shuffled back into the deck (E87).
SU7 = In player order everybody chooses a people that is still free and whose whole home is in play (E2).
SU8 = 2 influence cards are laid open on the crown spaces.
SU9 = Everybody takes 5 thalers.
SU10 = 2 leaders stand ready, 1 waits for the Bronze Age and, in the long game, 1 more for Antiquity.
SU11 = The 8 cities stand on the slots of the player board, with 3 vassals each.
SU12 = 12 vassals are free; 1 of them goes to each home province.
SU13 = Everybody takes what lies in the home provinces: food onto the plate, military goods into the Regular Army, luxury goods ready beside the board. Iberians add 1 food, Slavs 2.
SU14 = Epoch: Neolithic. Morale: 0 (E14). All six progress fields: level 0. The triumph procession stands on the start space for this number of players.
SU15 = In player order everybody takes one progress to level 1 for free, with its effect, but without the influence of a pioneer (E3).
SU16 = A village lies face down on every barbarian site in play and on every home in play of a people that nobody leads. The rest of the 40 tiles leaves the game (E4); which tile lies where is decided when it is won (E88).
SU17 = The supply holds grey leaders, 1 fewer than twice the players, and the legions if Romans play.
SU18 = Gauls decide about each wine and Carthaginians about each ivory whether it serves as a luxury or a military good in round 1 (E5).
SU19 = Round 1 begins.

## R0

R0 = Terms
R0-1 = A field is a land province or a sea field. Two fields are adjacent where the map draws a border between them; the insets hang on by a line.
R0-2 = A dot tells the terrain of a province: yellow is grain, light green hills, dark green forest, black mountain. Sea fields have a blue dot.
R0-3 = You control a province in which a vassal or a city of yours stands; attacking and passing through do not count. Control changes only at the end of movement, at the end of a battle, by a purchase, when pieces are taken back and by a free fleet (E89).
R0-4 = A sea field belongs to whoever entered it while it was empty or won it in battle, as long as a fleet of theirs is there. Other fleets may lie beside it without control.
R0-5 = Whoever controls a field holds its food, fish and goods. When control is lost, they go to the new controller or back to the field.
R0-6 = A vassal is always in one of these places: a city slot, the free vassals, a province, the sea as a fleet, the Regular Army as an army, a foreign city as a trade post, or out of the game.
R0-7 = A leader waits for an epoch, is ready, lies on an action or stands on the ring. Grey leaders may also lie in the supply or in the box.
R0-8 = The number of your progresses is the sum of your six levels, 0 to 24.
R0-9 = Luxury goods strengthen actions. Military goods stay in the Regular Army: a horse helps one vassal to move, an ore fights in one battle (E77).
R0-10 = Two players are neighbours if fields with pieces of theirs are adjacent or the same, on land or at sea; allies always are (E27).
R0-11 = Thalers, treaties, food and hunger never fall below 0. What you cannot pay you cannot choose; only missing food turns into hunger (R22).
R0-12 = Fractions are rounded down (E9).
R0-13 = Influence never falls below 0 (E15), and morale stays on its track (E14).
R0-14 = Your city value is the number of your cities on the map (E72).

## R1

R1 = Round
R1-1 = A round has 5 phases: morale, turn order, actions, auto-expansion, clean-up.
R1-2 = If an end condition was met during the round, the game ends after clean-up (R25); otherwise another round follows.

## R2

R2 = Phase 1: morale
R2-1 = All players lose the sum of R2.2, R2.3 and R2.4 at the same time.
R2-2 = Your cities cost 1 morale each. Egyptians lose 1 less and Greeks 1 more, once they have a city.
R2-3 = In the Neolithic you lose 1 morale.
R2-4 = Each hunger token on the plate costs 1 morale; those beside the board cost nothing here.

## R3

R3 = Phase 2: turn order
R3-1 = Whoever has the fewest influence points is first, and so on upwards. Among equals the marker that lies farther back comes first.
R3-2 = A marker that comes to a taken space is laid rearmost on it (E1, E90).
R3-3 = Whoever has a leader on the ring then takes any place in the order; the others keep theirs among each other.
R3-4 = This leader comes back ready after its owner's first action of the round, or after passing. Until then nobody can bribe (E11).

## R4

R4 = Phase 3: actions
R4-1 = In turn order everybody takes one action or passes, again and again, until all have passed.
R4-2 = Whoever has passed is out for the rest of the phase; so is whoever makes a revolution.
R4-3 = Each of your 7 action fields can be used once a round.
R4-4 = An action needs at least 1 ready leader (E7). All leaders and luxury goods for it are placed when it is chosen; only for Diplomacy and Progress leaders are placed one by one (E91).
R4-5 = Expansion, Trade, Taxes, Progress and Bread & Games take any number of leaders, Diplomacy up to 3, Revolution exactly 1. Luxury goods strengthen Expansion, Trade and Bread & Games. The village Progress at half price takes 1 leader and no action field (E46).
R4-6 = Leaders and luxury goods that were placed are spent until clean-up.
R4-7 = A good taken from a field can be used in the same round (E8). A good that changes hands stays ready or spent as it was (E92).
R4-8 = In your turn, before the action or before passing, you may use as many green villages and grey leaders of villages as you like, without a leader (E46).
R4-9 = Without a ready leader you must pass, after using villages if you like.
R4-10 = An action must change something. Expansion and Trade always do; Taxes need a city, Diplomacy and Progress something you can carry out and pay, Bread & Games morale below the top, Revolution its requirements (E12).

## R5

R5 = Expansion
R5-1 = An Expansion has 4 steps: growth, conversions and movement, founding cities, battles.
R5-2 = Romans first take 1 legion from the supply, if there is one, in an auto-expansion too.
R5-3 = Growth is the food minus the hunger on the plate, plus 1 for each luxury good and 2 for each leader placed here, plus your morale, which may be negative.
R5-4 = If growth is negative, take back that many vassals, fleets or trade posts, in any mix; cities and armies stay (E31). A field left empty is given up at once (E93).
R5-5 = If it is positive, put up to that many free vassals into provinces with pieces of yours: 1 new one for each piece that stood there before (E30).
R5-6 = Every 3 points of growth that you leave unused give 1 morale.
R5-7 = When no vassal is free and growth and room are left, you may take vassals from the last unbuilt city, at 2 morale each (E29).
R5-8 = Growth is computed once; later changes of morale do not change it (E30).
R5-9 = Vassals placed in this step are new until conversions end, and only new ones can be converted.
R5-10 = Conversions come before movement. Nothing is converted twice.
R5-11 = Fleet: from Seafaring I on, a new vassal puts to sea beside its province for the price of your level. Whoever gets another fleet with it places it at once, in the same field (E65).
R5-12 = Army: from Mechanics I on, a new vassal joins the Regular Army for the price of your level.
R5-13 = Trade post: from Trade II on, a new vassal settles in a neighbour's city without a trade post (E33). Pay the neighbour 1 thaler or 1 treaty; gain 2 morale, and your trade value rises by 1.
R5-14 = You may have any number of trade posts, one in each city. They stay when the city changes hands, but never stand in a city of your own (E34).
R5-15 = Whoever is attacked may expel trade posts of the attacker from the own cities: their owner loses 2 morale each and the trade value 1 (E35).
R5-16 = Then come movement (R13), its end with attacks and control (R13.20), colonies (R14), new cities (R15) and battles (R16).

## R6

R6 = Trade
R6-1 = You earn 1 thaler for each leader and luxury good placed, and your trade value.
R6-2 = The trade value is 0, 1, 3, 6 or 11 by your level of Trade, plus 1 for each trade post, plus 2 while your epoch is Antiquity in the long game.
R6-3 = Germanics earn 2 thalers for each leader, not 1.

## R7

R7 = Taxes
R7-1 = You earn your city value for each leader placed.
R7-2 = Morale falls by the city value and by 3 for each leader. Egyptians lose 1 less, Greeks 1 more (E73).
R7-3 = Taxes need a city, and the whole loss must fit on the morale track (E14).

## R8

R8 = Diplomacy
R8-1 = With each of 1 to 3 leaders you carry out a diplomacy action, take 1 treaty and may add a bonus action; then you may place the next one (E91).
R8-2 = Each of the three diplomacy actions is possible once per player and round (E10).
R8-3 = Hire a grey leader: pay 3 thalers and remove 3 free vassals for good, Slavs 2 and 2. The leader comes from the supply and is ready at once.
R8-4 = Deter: until the end of the round each opponent who attacks you loses 5 morale, once (E37).
R8-5 = Bribe: pay a fifth of your influence points in thalers to everybody who has fewer (E9), gain 1 influence point and put this leader on the ring (R3.3). Only one player can do so in a round.
R8-6 = A bonus action needs the consent of the other player, or 3 treaties, which force it (E40).
R8-7 = Buying a province: from a neighbour, but no home of the seller's people. It costs 5 thalers, and 5 for a city, each food and each good in it; by force 3, and 3 for each. The seller gets the thalers.
R8-8 = The seller's vassals there become free, the buyer puts 1 vassal there, and food and goods go along. A city is treated as in R17.9, without influence and morale (E39).
R8-9 = Alliance: form one with a neighbour, or end one (R19).
R8-10 = The treaty of a leader can serve the bonus action of the same leader (E10).
R8-11 = A refused offer costs nothing. The same leader may try something else, but not by consent with somebody who has already refused (E94).

## R9

R9 = Progress
R9-1 = Each leader buys one progress: one marker goes up by one level. Several are bought one after the other, in the same field too, each at its new price.
R9-2 = The pioneer, who is the first on this level of the field, pays a base price of 4 / 8 / 16 / 32 thalers for level 1 / 2 / 3 / 4.
R9-3 = Followers pay 3 / 6 / 12 / 24 thalers.
R9-4 = Each missing side branch adds 0 / 2 / 5 / 10 thalers on level 1 / 2 / 3 / 4. Levels 2 and 3 have one side branch, level 4 has two.
R9-5 = Each city of yours takes 1 thaler off.
R9-6 = A progress costs at least 1 thaler.
R9-7 = The pioneer also gains 1 influence point.
R9-8 = Egyptians in Architecture, Gauls in Culture, Iberians in Seafaring and Romans in Mechanics have a base price of 2 / 4 / 8 / 16 thalers, as pioneers too (E41).
R9-9 = Greeks pay 2 thalers less for every progress.
R9-10 = The effect of the level follows at once (R12).

## R10

R10 = Bread & Games
R10-1 = Morale rises by 1 for each leader and luxury good placed, and by the value of your token: 0, 1 or 3.
R10-2 = Britons gain 2 morale for each leader, not 1.

## R11

R11 = Revolution and epochs
R11-1 = You may make a revolution when you meet 2 of the 3 requirements of the next epoch, for the High Middle Ages all 3.
R11-2 = Your epoch goes up by one, and your round is over: whatever is unused lapses, without another action or an auto-expansion.
R11-3 = Until clean-up you are in revolution, which weakens your defence (R16.8).
R11-4 = What counts are your luxury goods of any kind, spent or not (E63), your cities on the map and your progresses at this moment.
R11-5 = Food of the Iron Age and trade of Antiquity last only while you are in the epoch; morale is gained once and kept (E16).
R11-6 = Entering an epoch gives 1 influence point, the first player there gets 2 instead.
R11-7 = The first player in an epoch also moves the barbarians one stage on and chooses an open influence card, which is scored now.
R11-8 = A card gives 3 influence points to the first and 1 to every second; a shared first place gives 2 each and nothing for the second. Then it leaves the game and a new one is opened (E23).
R11-9 = Order: leader, epoch, influence, barbarians, card, new card, end of the old epoch's effect, effect of the new one (E17).
R11-10 = A leader gained by an epoch is ready from the next round on.

## R12

R12 = The six fields of progress
R12-1 = Agriculture gives 2, 1, 2 and 3 food on levels 1 to 4. From level 2 on, 2 pieces per province survive clean-up.
R12-2 = Culture gives 1, 2, 2 and 4 influence points on levels 1 to 4, and 2 morale with the first. Its Bread & Games token is worth 1 from level 2 and 3 from level 3 on.
R12-3 = Seafaring: fleets move 2, 4, 6 or 10 points and cost 2, 3, 4 or 6 thalers on levels 1 to 4. Each level brings a free fleet.
R12-4 = Trade: the trade value is 1, 3, 6 or 11 on levels 1 to 4. Trade posts are possible from level 2 on.
R12-5 = Mechanics: vassals move 1, 2, 2 or 3 points and armies cost 1, 2, 3 or 4 thalers on levels 1 to 4; without it vassals move 1 point. Each level brings a free army (E67).
R12-6 = Architecture allows 2, 4, 6 or 8 cities on levels 1 to 4, and none without it.
R12-7 = A free fleet is a free vassal that puts to sea beside your land, where the field is empty or yours; its fish is taken at once. Without such a field or vassal it is lost (E42).
R12-8 = A free army is a free vassal that joins the Regular Army.
R12-9 = If no vassal is free, one of an unbuilt city may be used for 2 morale; Carthaginian fleets cost 1 instead, at any time, Germanic armies 0 (E42).
R12-10 = The value of a level takes the place of the lower one; they are not added.

## R13

R13 = Movement
R13-1 = A vassal moves as far as your Mechanics allows, a fleet as far as your Seafaring; new ones too (E85). Points are not saved.
R13-2 = Once a round each ready horse gives 2 more points to a vassal that has not moved yet (E95).
R13-3 = A border on land costs a vassal 1 point.
R13-4 = A border at sea costs a fleet 1 point, or as many as the footprints on it say.
R13-5 = A vassal may pass through your own, empty and allied provinces. Entering a province of another player or of barbarians is an attack and ends its movement.
R13-6 = Allied provinces may be crossed without asking. Whoever stops there attacks, and the alliance breaks (R19.6).
R13-7 = Settling: a vassal that stops in an empty province takes control of it, with food and goods.
R13-8 = Attacking: any number of vassals from anywhere may enter a province of a player or of barbarians. The battle comes after all movement.
R13-9 = Gathering: 3 vassals in a province without a city can found one.
R13-10 = Crossing: a chain of seas with fleets of yours is a bridge from coast to coast. It costs the vassal 1 point, and one fleet in every sea of it 1 point (E44).
R13-11 = Sailing: a fleet that stops in an empty sea takes control of it, with its fish.
R13-12 = Long voyage: a border with footprints costs that many points.
R13-13 = Sea battle: when fleets enter a sea of another player, first the mover and then the controller is asked; whoever wants to fight attacks. Without a battle the controller keeps the field (E45).
R13-14 = Landing: fleets may go ashore in a province of a player or of barbarians for 1 point each and fight there. If nobody comes over land the defender gets 1 militia. After a victory the fleets are vassals (E43).
R13-15 = A fleet may land in an empty province for 1 point: it becomes a vassal there. It cannot land in a province of yours (E43).
R13-16 = When your last piece leaves a field, its food and goods go back. If food is missing on the plate, you take hunger (R22).
R13-17 = At the end of movement all gains are booked before all losses (E32).
R13-18 = Surplus vassals defend their province until clean-up. Fleets may stay in any number.
R13-19 = While pieces move, control and tokens stay as they were. An attacker stays where it has entered (E89).
R13-20 = When movement ends: 1. challenges at sea (E45); 2. attacks are fixed; 3. for each player attacked the alliance breaks, deterrence acts and trade posts are expelled (E75); 4. control and tokens; 5. colonies (R14.4).

## R14

R14 = Colonies
R14-1 = Adjacent provinces with vassals or cities of yours are connected; fleets do not connect.
R14-2 = A colony is a connected group of your provinces without a home of yours.
R14-3 = A new colony costs 2 morale, which do not come back when it is connected later.
R14-4 = Colonies are counted after movement, battles, purchases and the taking back of pieces. Each one more than at the last count costs 2 morale (E36).
R14-5 = Norsemen have 1 new colony a round without the loss.

## R15

R15 = Founding cities
R15-1 = A city needs 3 of your vassals in a province without a city, room by your Architecture, and a city on your board.
R15-2 = The 3 vassals become free, and so do those of the city's slot.
R15-3 = Give up 2 food, Egyptians 1; what is missing becomes hunger.
R15-4 = You gain 1 influence point.
R15-5 = A city frees vassals, gives 1 militia when attacked, raises the city value by 1 and makes progress cheaper by 1 thaler. It costs 1 morale in every phase 1.
R15-6 = A province holds one city. You may found several in one Expansion; attackers do not count for it.
R15-7 = When a city leaves the map, its owner gets back the 2 food, Egyptians 1, and the city returns to its slot, without vassals (E60).

## R16

R16 = Battles
R16-1 = The active player chooses the order of battles. Each is finished before the next begins.
R16-2 = There are land battles, landings (R13.14) and sea battles. A landing is a land battle with 1 militia more for the defender.
R16-3 = In a sea battle only the fleets of the field fight; nobody is reinforced (E112).
R16-4 = The defender fights with all vassals and the city of the province, 1 unit each.
R16-5 = The defender may add armies and legions, ready ore, wine or ivory set aside for war, face-down villages as mercenaries, and armies of allies (R19.4).
R16-6 = The defender gets militia: 1 in mountains, 1 against a landing, 1 for a city, 1 or 2 for a historic battlefield, all together.
R16-7 = Grey militia must be sent before the first army or legion.
R16-8 = A defender in revolution fights without the city and its militia, or without one vassal if there is no city. This piece stays on the map (E54).
R16-9 = Barbarians fight with the village, 1 unit, and the militia of their stage; mountains, landings and battlefields help them, too (E49). Their village falls last.
R16-10 = The attacker fights with all pieces that entered and may add the same as the defender, but decides second.
R16-11 = Markers are given out once: sword to the attacker, shield to the defender, fist to more units, mask to higher morale, catapult to higher Mechanics, at sea to higher Mechanics and Seafaring together.
R16-12 = In a tie the defender gets the marker on land, the attacker at sea.
R16-13 = Barbarians have morale 0 and the Mechanics of their stage.
R16-14 = The attacker rolls the red die, the defender the green one. For each symbol the side with that marker scores 1 hit, both at the same time.
R16-15 = Each hit takes an enemy unit: first militia, mercenaries and goods, then vassals, fleets, armies and legions, the city last (E51).
R16-16 = Before every roll the attacker and then the defender may send mercenaries and ask allies. The markers stay. Who has no unit left cannot send any (E96).
R16-17 = It goes on until a side has no unit left; if neither has one, it is a draw. Nobody retreats (E58).

## R17

R17 = End of a battle
R17-1 = Order: triumph (R18), historic battlefield, clearing, result, colonies (R14.4).
R17-2 = On land a battle of 5 to 9 units makes a historic battlefield of value 1, one of 10 or more of value 2. Every unit that fought counts (E53).
R17-3 = Militia goes, goods are spent, mercenaries are used up. Lost vassals, fleets and armies become free, lost legions return to the supply. Armies that survive go back to the Regular Army, vassals stay (E52).
R17-4 = Sea battle: fleets that survive stay and control the field, with its fish. After a draw it is empty, unless a third player is there (E57).
R17-5 = Victory over barbarians: you control the province, take its tokens, look at the village and use it at once or keep it face down (R20, E113).
R17-6 = Draw with barbarians: the village leaves the game, and the province is empty.
R17-7 = Draw between players on land: the province is empty, and its tokens go back. A destroyed city returns without influence and morale (E97); a piece held back by a revolution stays.
R17-8 = Conquering a province: you take it with its tokens and lose 1 morale.
R17-9 = Conquering a city: it returns to its owner's board, with 2 food, Egyptians 1. You may put a city of your own there for 2 food, Egyptians 1, if Architecture allows. You lose 3 morale and gain 1 influence point, the former owner loses 1.
R17-10 = A successful defence keeps the province, and all attackers are lost. Barbarians keep their village and have all their militia again.
R17-11 = The piece that a revolution held back stays after a victory or draw of the defender and is lost after a defeat.

## R18

R18 = Triumph procession
R18-1 = Processions walk on the influence track; forward is towards space 1 (E19).
R18-2 = Whoever wins a battle moves the procession 1 space forward, and so do allies who lent an army to the winner.
R18-3 = Coming forward to a black space gives 1 influence point, to a red one 3 morale.
R18-4 = The loser moves 1 space back. Leaving a black space this way costs 1 influence point, a red one 3 morale.
R18-5 = A draw moves nothing, and barbarians have no procession.
R18-6 = When your influence points reach the space of your procession, it is met, and the game ends (R25).

## R19

R19 = Alliances
R19-1 = Allies exchange 1 leader as a pledge; both gain 1 influence point and 2 morale (E38).
R19-2 = Allies are always neighbours.
R19-3 = You may cross provinces of an ally (R13.6).
R19-4 = In a battle on land an ally may lend armies, if willing. You pay the army price of the ally's Mechanics for each (E100).
R19-5 = To support somebody against a third player breaks no alliance (E56).
R19-6 = Ended by agreement or by force: both lose 1 influence point and 2 morale. Ended by an attack: both lose 1 influence point, the attacker 5 morale, the other one 2.
R19-7 = When an alliance ends, the pledged leaders go back (E38).

## R20

R20 = Barbarians and villages
R20-1 = Barbarians never move or attack. A village holds its province until it is beaten.
R20-2 = The stage of the barbarians gives the militia and the Mechanics of all villages.
R20-3 = You look at a village you have won. Green and special ones can be used at once; otherwise you keep it face down, to use it later, as a mercenary or in the final scoring.
R20-4 = There are 40 tiles: 16 red ones that score at the end, 4 red ones with a special effect and 20 green ones.
R20-5 = A village used as a mercenary loses its effect. It is 1 unit in one battle and used up afterwards.
R20-6 = Used villages lie open; used or not, they all count for the Liberators.
R20-7 = Progress at half price: 2 / 4 / 8 / 16 thalers and the surcharge for missing side branches, without the discount for cities; at once, or later as an action with 1 leader (E47).
R20-8 = Grey leader: take 1 from the supply, or from the box if it is empty, ready at once (E98).
R20-9 = Grey militia wait in the Regular Army. After the battle in which they fought they are gone (E50).

## R21

R21 = Influence cards
R21-1 = Cards are scored when somebody is the first in an epoch (R11.8) and at the end of the game (R26).
R21-2 = Who has nothing of what a card counts gets nothing (E22).

## R22

R22 = Food and hunger
R22-1 = Food on the plate is not eaten; it raises the growth of every Expansion.
R22-2 = Food comes from fields with food or fish, from Agriculture, from the Iron Age while it lasts, from some peoples at the start, and when a city of yours leaves the map.
R22-3 = Food is given up for a city, and when a field with food is lost or left.
R22-4 = For each food that you must give up and do not have, put 1 hunger token on the plate.
R22-5 = While hunger lies on the plate, each food gained lifts one token off it, which is laid beside the board (E18).
R22-6 = Hunger on the plate costs 1 growth and, in every phase 1, 1 morale. At the end each token, wherever it lies, costs 1 influence point.
R22-7 = For Britons a fish counts as 2 food, not 1.

## R23

R23 = Phase 4: auto-expansion
R23-1 = Whoever did not choose Expansion in this round and is not in revolution expands now, without leaders and luxury goods, in turn order. Everything else may be used (E28).

## R24

R24 = Phase 5: clean-up
R24-1 = All leaders but one on the ring and all goods are ready again.
R24-2 = In every province 1 piece stays, from Agriculture II on 2 pieces; the city goes first. The other vassals become free, fleets stay (E101).
R24-3 = Gauls decide about each wine and Carthaginians about each ivory whether it is a luxury or a military good in the next round.
R24-4 = Revolution and deterrence end.
R24-5 = Clean-up asks nothing else, and not even this in the last round.

## R25

R25 = End of the game
R25-1 = The game ends when somebody enters Antiquity, in the long game the High Middle Ages, controls 25 or 35 land provinces, has 15 or 22 progresses, has the influence points for this number of players, meets the own triumph procession, or conquers the last home of another player.
R25-2 = The first player who meets a condition gains 3 influence points, everybody who does so later in the same round 2; nobody gets this twice.
R25-3 = The round is played to its end; then comes the final scoring (R26).
R25-4 = Conditions are checked after every action, auto-expansion and clean-up, first for the player who acted, then in turn order (E24).
R25-5 = When homes are conquered, the points go to the conqueror of the last one (E25).

## R26

R26 = Final scoring
R26-1 = Your score is your influence points, your personal card, the open cards, your morale and your red villages, minus hunger.
R26-2 = Your personal card gives you 3 influence points if you alone have the most, 2 if you share the first place.
R26-3 = Each open card gives 3 influence points to the first and 1 to every second; a shared first place gives 2 each and nothing for the second.
R26-4 = Morale is added; if it is negative, it is subtracted.
R26-5 = Each hunger token costs 1 influence point, on the plate and beside the board.
R26-6 = Everything is counted before any of these points is added (E26).
R26-7 = Each red village that scores and was not used gives 1 to 5 influence points by its own table.
R26-8 = The highest score wins; E26 breaks ties.

## R27

R27 = The ten peoples
R27-1 = Britons: 2 morale per leader on Bread & Games; a fish counts as 2 food.
R27-2 = Carthaginians: 3 free fleets with each progress in Seafaring, also with vassals of unbuilt cities for 1 morale each; ivory can fight like ore.
R27-3 = Egyptians: Architecture at half the base price; a city costs 1 food; cities cost 1 morale less in all.
R27-4 = Gauls: Culture at half the base price; wine can fight like ore.
R27-5 = Germanics: 2 thalers per leader on Trade; each progress in Mechanics sends 3 vassals to the Regular Army, first from unbuilt cities, without loss of morale.
R27-6 = Greeks: every progress is 2 thalers cheaper; with the first fleet bought in the action Expansion comes 1 more; cities cost 1 morale more in all (E65).
R27-7 = Iberians: Seafaring at half the base price; 1 more food at the start.
R27-8 = Norsemen: fleets move 2 points farther; 1 new colony a round costs nothing; a fleet lost in battle gives 2 morale; they plunder (R27.11).
R27-9 = Romans: Mechanics at half the base price; 1 legion in every Expansion; lost legions come back to the supply.
R27-10 = Slavs: 2 more food at the start; a grey leader costs 2 thalers and 2 vassals (E69).
R27-11 = Plunder: once a round a fleet may spend 1 point to plunder a province beside it, each player once a round, but no historic battlefield. With a 6 the fleet is lost, gives 2 morale and leaves a battlefield of value 1. Otherwise 1 to 2 brings 3 thalers from a city, 1 to 5 brings 1 thaler from vassals (E64).

## Decisions

D1 = Keep one of two influence cards (SU6). All choose in secret.
D2 = Choose a people (SU7).
D3 = Choose the field of the first progress (SU15).
D4 = Place a free fleet, or do without it (R12.7).
D5 = Take a vassal of an unbuilt city as free army, or do without it (R12.9).
D6 = Say how many wines or ivories are set aside for war (R24.3).
D7 = Choose a place in the turn order (R3.3).
D8 = Choose an action, use villages or pass (R4).
D10 = Place leaders, then luxury goods (R4.4).
D11 = Take back pieces for negative growth (R5.4).
D12 = Place new vassals (R5.5).
D13 = Turn new vassals into fleets, armies or trade posts (R5.10).
D14 = Move a vassal over a border (R13.3).
D15 = Give a horse to a vassal (R13.2).
D16 = Ship a vassal over a bridge of fleets (R13.10).
D17 = Sail over a border (R13.4).
D18 = Land a fleet (R13.14, R13.15).
D19 = Plunder (R27.11).
D20 = End the movement (R13.20).
D21 = Fight at sea, or keep the peace (R13.13).
D22 = Challenge somebody in a shared sea (E45).
D23 = Expel trade posts of the attacker (R5.15).
D24 = Found cities (R15).
D25 = Choose the next battle (R16.1).
D26 = The defender sends units (R16.5).
D27 = The attacker sends units (R16.10).
D28 = An ally says how many armies are lent (R19.4).
D29 = Send mercenaries or ask allies before a roll (R16.16).
D30 = Choose what falls (R16.15).
D32 = Put a city of one's own into a conquered province, or not (R17.9).
D33 = Use the village just won, or keep it face down (R20.3).
D34 = Choose the field of the progress at half price (R20.7).
D35 = Choose the diplomacy action of the next leader (R8.1).
D36 = Choose a bonus action, by consent or by force (R8.6).
D37 = Answer an offer (R8.6).
D38 = Put a city into a bought province, or not (R8.8).
D39 = Choose the progress of the next leader (R9.1).
D40 = Choose the open card that is scored (R11.7).
D41 = For a purchase without a free vassal one of an unbuilt city is taken for 2 morale; nothing is asked (E39).

## Chance

C0 = The section, if it is drawn by lot: all that fit alike.
C1 = The player order: all seats alike.
C2 = Influence cards: all cards of the deck alike.
C3 = A village won: drawn from all tiles nobody has seen (E88).
C4 = The battle dice: each of 6 faces alike. The red die shows the sword twice, the green one the shield.
C5 = The die of plunderers: 1 to 6 alike.
C6 = The peoples, if they are drawn by lot: all that are free alike.

## Rulings

E1 = What does “farther back” mean? At the start the first player's marker lies rearmost on space 1. A marker that comes to a taken space goes rearmost, from wherever it comes.
E2 = Who chooses a people first? Player order decides, and only peoples whose whole home is in play can be chosen.
E3 = Does the first, free progress count in full? Its effect does, with the powers of the people; the pioneer's influence does not. Whoever buys this level later is a follower.
E4 = What becomes of villages left over? They leave the game unseen.
E5 = When are wine and ivory allotted for round 1? At the end of the set-up.
E6 = How does one play alone? By the same rules. A bribe costs nothing, deterrence is impossible, and there are no alliances, purchases, trade posts or plunder. You are always the pioneer. A card gives 3 influence points if you reach its number for one player.
E7 = Can an action be taken with luxury goods alone? No, it needs a leader.
E8 = Can goods gained in this round be used at once? Yes, what comes from its field is ready.
E9 = How is rounded? Always down: with 0 to 4 influence points a bribe costs 0 thalers.
E10 = Can a diplomacy action be repeated? No, each is possible once a round. The treaty is taken right after it and can serve the bonus action.
E11 = When is the ring free again? When its owner has taken the first action of the next round, or passed.
E12 = Can leaders be placed for nothing? No, an action must change something (R4.10).
E13 = What is open? Everything but personal cards, face-down villages, which their owner knows, and the deck.
E14 = How far does morale go? From −10 to 5. What goes beyond is lost; a loss that you choose must fit.
E15 = Can influence be negative? No, 0 is the least.
E16 = Which effects of epochs last? Food and trade only while you are there; morale of 3, 5 or 6 is given once and kept; the loss of the Neolithic comes every round.
E17 = What happens first in a revolution? The order is that of R11.9; food of the old epoch goes before anything new comes, with hunger if need be.
E18 = What is hunger beside the board? Food gained lifts hunger off the plate, one for one; what is lifted lies beside the board and costs 1 influence point at the end.
E19 = Where does the procession walk? Down the influence track towards space 1. It is met when your influence points are as high as its space.
E20 = Can a procession go back behind its start? Yes, up to space 60; forward it ends on space 1.
E21 = Where do processions start in the long game? 5 spaces beyond the influence points that end it.
E22 = Does a card score for nothing? No; who has 0 gets nothing.
E23 = What becomes of a scored card? It leaves the game, and a new one is opened while the deck lasts.
E24 = When are end conditions checked? After every action, auto-expansion and clean-up, the acting player first.
E25 = Who gets the points for conquered homes? Whoever conquers a home from its people when none is left to them then. A home that is left, drawn or sold does not count.
E26 = Who wins a tie? More land provinces, then more thalers, then both. Everything is counted at one moment.
E27 = Who is a neighbour? Players whose fields are adjacent or the same, on land, coast or sea, and allies.
E28 = What is an auto-expansion? A whole Expansion with 0 leaders and 0 luxury goods, before clean-up.
E29 = Do vassals of unbuilt cities cost 2 morale each? Yes, each, only when none is free, and from the city that would be built last.
E30 = How many new vassals fit into a province? One for each piece that stood there when growth began. Growth is fixed at the start.
E31 = What if there are too few pieces to take back? All of them go, the rest is ignored; cities keep their provinces.
E32 = What is booked first? For each player gains come before losses, so that no hunger comes from book-keeping.
E33 = Which city is free for a trade post? One without any trade post.
E34 = What if the city of a trade post becomes yours, or disappears? The vassal becomes free, without loss of morale.
E35 = Who may expel whom? Whoever is attacked, the attacker's posts in the own cities, any number of them.
E36 = What if colonies split or join? They are counted each time; one more costs 2 morale, one fewer gives nothing back. Without a home in your hands all you have are colonies.
E37 = How often does deterrence act? Once per opponent and round, at the first attack.
E38 = Which leader is pledged? One each, ready or not as they are; nobody has more or fewer for it. You can have as many alliances as leaders.
E39 = What can be bought? Any province of a neighbour but homes of the seller's people, near or far, no seas, and nothing from somebody in revolution. The buyer needs a vassal; one of an unbuilt city costs 2 morale. A city goes back to the seller, and the buyer may set one for food, without influence.
E40 = What can be forced? Buying, forming and ending alliances, with 3 treaties; support in battles never.
E41 = What is halved at half price? The base price alone; surcharge, discount, the least price of 1 thaler and the pioneer's influence stay.
E42 = What if there is no vassal or coast for a free fleet or army? A vassal of an unbuilt city may serve for morale; else it is lost. You may decline a free fleet. Those of a progress go to empty or own seas only.
E43 = Where can fleets land? For 1 point in provinces of players, barbarians and nobody, where the fleet becomes a vassal and stops; an ally's shore is an attack; never in your own.
E44 = How does a bridge of fleets work? Only your own fleets carry, each sea once; the fleet with the fewest points left pays. The vassal goes ashore in another province and may move on if nobody fights there. Fleets with a battle ahead carry nobody.
E45 = When is asked about a sea battle? When a fleet comes into a field of another player, once per field and Expansion: the mover first, then the controller. Whoever says yes attacks; two noes are a truce. At the end of movement the mover may challenge others in shared seas.
E46 = When can kept villages be used? Green ones and grey leaders in your own turn, before the action or passing; Progress at half price as an action with 1 leader. What was just won can be used at once.
E47 = Which discounts hold for the village Progress at half price? That of the Greeks, and the least price of 1 thaler; no second halving, but the pioneer's influence.
E48 = Do two equal red villages both score? Yes, each in full; a used one does not.
E49 = Do mountains and landings help barbarians? Yes, and historic battlefields, too.
E50 = What becomes of grey militia? Those that fought are gone, the others stay.
E51 = In which order do units fall? Militia, grey militia, mercenaries, goods; then vassals, fleets, armies, legions and allied armies as their side chooses, an own vassal, fleet or army last; the city at the very end.
E52 = What becomes of armies that survive? They return to the Regular Army and can fight again in the same round.
E53 = Can a battlefield grow? Yes, from 1 to 2, never down. Every unit counts once.
E54 = What stays out in a revolution? The city with its militia, or one vassal if there is none; everything else may fight.
E55 = What if nobody defends? The attacker wins without dice.
E56 = Can an ally help against another ally? Yes, but nobody helps both sides of a battle.
E57 = What if three players share a sea? They fight one against one. Who beats the controller takes control; if the controller is gone, the first in turn order among those present gets field and fish.
E58 = Can one retreat? No, neither side.
E59 = What if the winner has no piece for the province? A surviving army is placed there as vassal; without one the province is empty, and the battle is won only for the processions.
E60 = What comes back with a lost city? The food it cost; its slot stays without vassals.
E61 = What if several conditions are met at once? The first by E24 gets 3 influence points, all others of the round 2, each player once.
E62 = Can barbarians go beyond stage 6? No; there is one step for each epoch entered first.
E63 = Which luxury goods count for an epoch? All you have, of any kind, those set aside for war, too.
E64 = What else about plunder? It costs 1 point, and the fleet may go on. The victim pays what is there. Allies can be plundered, barbarians cannot. With 3 to 5 against a city nothing happens.
E65 = How often do Greeks get their fleet? Once per action Expansion, right after the first fleet bought, if they like; not in an auto-expansion.
E66 = Are there eleven peoples? No, ten.
E67 = How far do vassals move with Mechanics II? 2 points.
E68 = What are the prices of the village Progress at half price? 2 / 4 / 8 / 16 thalers.
E69 = Do Slavs have both powers? Yes: 2 food at the start, and grey leaders for 2 thalers and 2 vassals.
E70 = Which leaders count for a village? All in use: own ones that no longer wait for an epoch, and grey ones.
E71 = Can a game last for ever? No; after 40 rounds, or 80 in the long game, it ends without the points for an end condition.
E72 = What is the city value when cities are lost? Always the number of your cities on the map; a lost city goes back to the slot emptied last.
E73 = What is smaller for Egyptians and larger for Greeks, loss or income? The loss of morale; the income stays.
E74 = Can a city be left? No, it controls its province alone.
E75 = When is an attack fixed? At the end of movement. Then, for each player attacked and once only, the alliance breaks, deterrence acts and posts are expelled; the losses count for the markers.
E76 = Does plunder make a battlefield? With a 6, one of value 1.
E77 = What else are military goods good for? Nothing: a horse moves vassals on land, an ore fights, and neither counts as luxury good.
E78 = What if the loser has no food to hand over? The loser takes hunger, the conqueror gets the food in full.
E79 = Is an alliance possible with two players? Yes.
E80 = Can a fleet be built into a foreign sea? Yes, it counts as entering (R13.13).
E81 = What about homes of peoples that nobody leads? They are ordinary provinces with barbarians.
E82 = What does Antiquity give in the normal game? Influence, a stage of the barbarians, a card and the end, no leader, morale or trade.
E83 = Which lost fleets give Norsemen morale? Every one lost in any battle, landings and draws included: 2 each.
E84 = What if somebody has no piece on land? In growth 1 vassal may appear in an empty home. Nobody leaves the game.
E85 = Do new vassals and fleets move at once? Yes, with all their points.
E86 = What can be agreed for a new game? 1 to 6 players, normal or long, a section meant for them, by lot, or another one with enough peoples, and peoples chosen or by lot.
E87 = When do rejected cards go back? When all have chosen; so a card you rejected is nobody's personal card.
E88 = Which tile lies where? That is decided when it is won: it is drawn from all that nobody has seen.
E89 = When does control change? Only at the moments of R0.3; while pieces move, the map keeps its owners.
E90 = What if several markers move at once? The active player's first, then in turn order; each goes rearmost.
E91 = How are leaders placed for Diplomacy and Progress? One by one; after each you may stop.
E92 = What if a good changes hands? It stays ready or spent; ready ones go first, luxury before military. Back on its field it is ready.
E93 = What else about negative growth? Pieces go one by one; an empty field is lost at once; a trade post goes without loss of morale; colonies are counted at the end.
E94 = Can one haggle about an offer? No, an offer names everything; a refusal holds for this leader.
E95 = When is a horse used? Before its vassal moves; several horses may serve one vassal in turn.
E96 = Can the last unit be replaced when it falls? No, the battle is over then.
E97 = What becomes of a city in a drawn battle? It returns to its board, without influence and morale for anybody.
E98 = Where does the grey leader of a village come from? From the supply, then from the box; if both are empty, the village has no effect.
E99 = Who attacks if the controller starts a sea battle? The controller, in every respect: alliance, deterrence and trade posts, too.
E100 = What may an ally lend? Armies alone, paid at once. Who lent 0 is not asked again in this battle.
E101 = Who stays in clean-up? The city first, then vassals.
E102 = Are mercenaries open? Not before the battle ends.
E103 = Can a province be plundered and attacked in one Expansion? Yes; a battlefield made by plunder already counts.
E104 = Can Progress at half price be used without money? No; at least one progress must be affordable.
E105 = What is a first action for the ring? Any action, a revolution too, or passing; a green village is none.
E106 = What if somebody is attacked several times? Each battle is fought with what is left: armies again, goods and mercenaries not.
E107 = Does a trade post take part in wars? No; it never fights, blocks or controls.
E108 = What may fleets do in foreign seas? Stay, carry, land and sail on; they count for the Admiralty, but the fish is the controller's.
E109 = What if the controller's last fleet leaves a shared sea? E57; the new controller takes the fish at once.
E110 = Can the last round end earlier? No, it is played in full.
E111 = Did an attacker come over land or over sea? The last step counts.
E112 = What may fleets in a field with a battle ahead do? Nothing more. Several battles there are fought in the order in which they were agreed; there are no mercenaries and no allied armies.
E113 = In which order is a result booked? Control and tokens, then a village or a city, then morale and influence, then colonies.
