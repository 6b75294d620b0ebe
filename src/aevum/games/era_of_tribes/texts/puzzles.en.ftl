### Era of Tribes - puzzles (English). Three messages each: title, question, and why the answer is
### right. Ada sits at seat 0, then Ben and Cleo; what is meant is marked on the table.

puzzle-label-thalers = Ada’s thalers
puzzle-label-morale = Ada’s morale
puzzle-label-influence = Ada’s influence points
puzzle-label-leaders = Ada’s leaders
puzzle-label-free-vassals = Ada’s free vassals
puzzle-label-armies = Ada’s armies
puzzle-label-food = Ada’s food
puzzle-label-hunger = Ada’s hunger tokens
puzzle-label-colonies = Ada’s colonies
puzzle-label-growth = Growth
puzzle-label-trade-value = Trade value
puzzle-label-morale-change = Change of morale
puzzle-label-price-trade = Thalers for Trade
puzzle-label-price-mechanics = Thalers for Mechanics
puzzle-label-half-price = Thalers for Trade
puzzle-label-attackers = Attackers left
puzzle-label-defenders = Defenders
puzzle-label-own-card = Influence points for the card
puzzle-label-score-influence = Influence points
puzzle-label-score-personal = Personal card
puzzle-label-score-open = Open cards
puzzle-label-score-morale = Morale
puzzle-label-score-villages = Villages
puzzle-label-score-hunger = Hunger
puzzle-label-score = All together

puzzle-w3-title = Cities and hunger
puzzle-w3-question = Ada has 2 cities and 1 hunger token on her plate. By how much does her morale change when the next round begins?
puzzle-w3-answer = Each city costs 1 morale and each hunger token on the plate 1: −2 and −1, so −3. In the Bronze Age the epoch itself costs nothing.

puzzle-w5-title = Three peoples, three cities each
puzzle-w5-question = Ada leads the Romans, Ben the Egyptians, Cleo the Greeks. Each has 3 cities and no hunger. By how much does the morale of each change when the round begins?
puzzle-w5-answer = Three cities cost 3. The Egyptians lose 1 less for their cities, the Greeks 1 more.

puzzle-w6-title = Who goes first?
puzzle-w6-question = Ada has 5 influence points, Ben and Cleo 3 each; Cleo’s marker lies behind Ben’s. Which place does everybody get in the turn order?
puzzle-w6-answer = The fewest points come first, and among equals the marker that lies further back: Cleo, Ben, Ada.

puzzle-w8-title = A day at the market
puzzle-w8-question = Ada has Trade II and a trade post. She chooses Trade with 2 leaders and 3 luxury goods. How many thalers does she have then?
puzzle-w8-answer = 1 for each leader and each good, 3 for Trade II and 1 for the post: 2 + 3 + 3 + 1 = 9, and she had 5.

puzzle-w9-title = Traders from the north
puzzle-w9-question = The same, but Ada leads the Germanics. How many thalers does she have then?
puzzle-w9-answer = A leader of the Germanics earns 2 on Trade: 4 + 3 + 3 + 1 = 11, and she had 5.

puzzle-w10-title = What taxes cost
puzzle-w10-question = Ada has 3 cities, 5 thalers and morale 1. She raises taxes with 2 leaders. What does she have then?
puzzle-w10-answer = The city value is 3, for each leader: 6 thalers. Morale falls by 3 for the cities and by 3 for each leader: 1 − 9 = −8.

puzzle-w12-title = Games for the people
puzzle-w12-question = Ada’s morale is −2, she has Culture III. She holds Bread & Games with 1 leader and 2 luxury goods. What is her morale then?
puzzle-w12-answer = 1 for the leader, 2 for the goods, 3 for the token of Culture III: +6, so 4.

puzzle-w13-title = Nobody was here before
puzzle-w13-question = Nobody has reached Trade I yet. Ada has 5 thalers and 1 influence point and buys it. What does she have then?
puzzle-w13-answer = A pioneer pays 4 thalers for level 1 and gains 1 influence point. Whoever follows pays 3 and gains none.

puzzle-w14-title = A follower on level three
puzzle-w14-question = Ben was the first on Trade III. Ada is on Trade II, has 3 cities, and the side branch Mechanics II is missing. What does Trade III cost her?
puzzle-w14-answer = A follower pays 12 on level 3, the missing branch adds 5, each city takes 1 off: 12 + 5 − 3 = 14.

puzzle-w16-title = Almost free
puzzle-w16-question = Ben has reached Trade I. Ada has 5 cities. What does Trade I cost her?
puzzle-w16-answer = 3 for a follower less 5 for the cities would be below nought, but a progress costs at least 1 thaler.

puzzle-w17-title = Roman engineers
puzzle-w17-question = Ada leads the Romans, who pay half the base price for Mechanics. She is on Mechanics I, has 1 city, and the side branch Trade I is missing. What does Mechanics II cost her?
puzzle-w17-answer = Half the base price of level 2 is 4, the missing branch adds 2, the city takes 1 off: 5.

puzzle-w19-title = A village that knows how
puzzle-w19-question = Ada uses the village “Progress at half price” for Trade III. The side branch Mechanics II is missing, and she has 4 cities. What does she pay?
puzzle-w19-answer = 8 is half the base price, the missing branch adds 5. Cities give no discount with this village: 13.

puzzle-w20-title = How much does the people grow?
puzzle-w20-question = Ada has 4 food, no hunger and morale −2. She chooses Expansion with 1 leader and 2 luxury goods. How high is the growth?
puzzle-w20-answer = 4 food, 2 for the leader, 2 for the goods, −2 morale: 6.

puzzle-w22-title = Growth left over
puzzle-w22-question = Ada’s growth is 7 and her morale 1. She places 3 vassals and ends the step. What is her morale then?
puzzle-w22-answer = 4 are left, and every 3 unused give 1 morale: 2.

puzzle-w23-title = Vassals from unbuilt cities
puzzle-w23-question = Ada has no free vassal. Her morale is 0. She takes a vassal from an unbuilt city and places it in Etruria, then takes another one. What are her morale and her free vassals then?
puzzle-w23-answer = Each vassal from an unbuilt city costs 2 morale: −4. The second one lies among the free ones.

puzzle-w25-title = Three armies
puzzle-w25-question = Ada has Mechanics II and 6 thalers. Three new vassals in Latium become armies. What does she have then?
puzzle-w25-answer = With Mechanics II an army costs 2 thalers: 6 in all. The armies stand in her Regular Army.

puzzle-w26-title = A house in a foreign city
puzzle-w26-question = Ada has Trade II, 5 thalers and morale 1. A new vassal from Raetia becomes a trade post in Ben’s city Provincia, for a thaler. What does she have then?
puzzle-w26-answer = The thaler goes to Ben. A trade post gives 2 morale and 1 trade value: Trade II has 3, so 4.

puzzle-w27-title = The first city
puzzle-w27-question = Ada has 6 food, 2 free vassals and 1 influence point. In Latium stand 3 vassals, and she founds her first city there. What does she have then?
puzzle-w27-answer = The 3 vassals of the province and the 3 of the city’s slot become free: 8. The city takes 2 food and gives 1 influence point.

puzzle-w28-title = A city without food
puzzle-w28-question = Ada has only 1 food and founds a city in Latium. How much food and how many hunger tokens does she have then?
puzzle-w28-answer = A city takes 2 food. What is missing becomes a hunger token: no food, 1 hunger.

puzzle-w30-title = A bribe
puzzle-w30-question = Ada has 13 influence points and 6 thalers; Ben and Cleo have fewer points and 5 thalers each. Ada bribes. How many thalers has everybody then?
puzzle-w30-answer = 13 divided by 5, rounded down, is 2: that much for everybody with fewer points. Ada also gains an influence point and may choose her place in the next turn order.

puzzle-w31-title = A grey leader
puzzle-w31-question = Ada has 3 thalers, 4 free vassals and 3 leaders. She recruits a grey leader. What does she have then?
puzzle-w31-answer = It costs 3 thalers, and 3 free vassals leave the game. The leader is ready at once, and a treaty comes with the action.

puzzle-w32-title = A province for sale
puzzle-w32-question = Ada offers to buy Etruria from Ben: there is a city, wine, and no food. Ben agrees. She had 40 thalers. How many are left?
puzzle-w32-answer = 5 thalers for the province, 5 for the city, 5 for the good: 15, so 25 are left.

puzzle-w33-title = Friends no more
puzzle-w33-question = Ada and Ben are allies with 7 influence points each. Ada attacks Ben in Raetia. How many influence points has each when the attack is established?
puzzle-w33-answer = An attack on an ally ends the alliance: both lose the influence point it gave. Ada loses 3 morale, Ben 2.

puzzle-w34-title = Who holds which marker?
puzzle-w34-question = Ada attacks with 4 units, morale 1 and Mechanics II; Ben defends with 3 units, morale 1 and Mechanics I. Which markers does the attacker hold?
puzzle-w34-answer = The sword is hers always. More units bring the fist, more Mechanics the catapult. On land a tie goes to the defender: the mask is Ben’s, like the shield.

puzzle-w35-title = A tie at sea
puzzle-w35-question = Two fleets meet two fleets; morale, Mechanics and Seafaring are equal. Ada challenges Ben. Which markers does she hold?
puzzle-w35-answer = At sea a tie goes to the attacker: fist, mask and catapult, and the sword anyway.

puzzle-w36-title = Two dice, two hits
puzzle-w36-question = 4 units attack 3. The attacker holds sword, fist and catapult. The dice show fist and mask. How many units has each side then?
puzzle-w36-answer = Each die hits whoever does not hold what it shows: the fist hits the defender, the mask the attacker, at the same time. 3 and 2 are left.

puzzle-w40-title = A city in the mountains
puzzle-w40-question = Illyria is a mountain with a historic battlefield +1 and Ben’s city with 1 vassal. Ada lands there with a fleet. Ben sends 2 armies. How many units defend?
puzzle-w40-answer = City, vassal and 2 armies are 4. Militia come for the mountain, the landing, the city and the battlefield: 4 more, so 8.

puzzle-w43-title = A city falls
puzzle-w43-question = Ada attacks Ben’s city Aedua and wins; she puts a city of her own there. Ada had 1 influence point, Ben 5. How many has each then?
puzzle-w43-answer = Conquering a city gives 1 influence point and takes one from its owner. It also costs the conqueror 3 morale.

puzzle-w45-title = Caught in a revolution
puzzle-w45-question = Ben is in revolution and has a single vassal in Aedua, no army and no village. Ada attacks with one vassal. Do dice fall?
puzzle-w45-answer = In a revolution one piece does not fight. Nobody defends, so Ada wins without dice.

puzzle-w46-title = The first revolution
puzzle-w46-question = Everybody is in the Neolithic. Ada has 3 luxury goods, 4 progresses, no city, 1 influence point and 2 leaders. She revolts and scores Townsmen, where nobody has anything. What does she have then?
puzzle-w46-answer = Two of three requirements are enough. The first in an epoch gets 2 influence points, and the Bronze Age brings a third leader.

puzzle-w51-title = The Rich are scored
puzzle-w51-question = The Rich count thalers: Ada has 12, Ben and Cleo 10 each. What does everybody get?
puzzle-w51-answer = The first gets 3, and everybody in second place 1.

puzzle-w52-title = A card of one’s own
puzzle-w52-question = Ada’s personal card is Scholars. She and Ben have 2 progresses each, and nobody has more. What does it give her at the end?
puzzle-w52-answer = A personal card pays only its owner, and only for being first: 3 alone, 2 when the first place is shared.

puzzle-w53-title = All together
puzzle-w53-question = The game is over. Ada has 20 influence points, her card Scholars with the most progresses, The Rich with the most thalers and Townsmen in second place, morale −4, the villages Treasure with 16 thalers and Many wares with 4 kinds, and 2 hunger tokens. What is her score?
puzzle-w53-answer = 20, 3 for her own card, 3 + 1 for the open ones, −4, 3 + 2 for the villages, −2 for hunger: 26.

puzzle-w56-title = Overseas
puzzle-w56-question = A vassal of Ada’s crosses the Southern Tyrrhenian Sea on her fleet and settles Sardinia, which is not connected with her homes. How many colonies has she then, and what is her morale?
puzzle-w56-answer = Sardinia is a new colony, and a new colony costs 2 morale.

puzzle-w58-title = Borrowed armies
puzzle-w58-question = Ada asks her ally Cleo for help; Cleo has Mechanics III and lends 2 armies. Ada had 7 thalers, the others 5. How many has everybody then?
puzzle-w58-answer = An army costs what the lender would pay for one: 3 thalers with Mechanics III. 6 go from Ada to Cleo.

puzzle-w66-title = One envoy after the other
puzzle-w66-question = Ada has 3 thalers and 11 influence points; Ben has fewer. She recruits a grey leader first. May she bribe with her second leader?
puzzle-w66-answer = The grey leader costs all 3 thalers, and a bribe would cost 2. She could still deter, or stop and keep her leader.

puzzle-w67-title = A horse
puzzle-w67-question = Ada has Mechanics I and a horse. She gives the horse to the vassal in Vettonia and moves it to Lusitania and Turdetania. May it go on to Carpetania?
puzzle-w67-answer = A horse adds 2 movement points to the 1 of Mechanics I: three moves. It must be given before the first one.

puzzle-w70-title = Scholars are scored
puzzle-w70-question = Everybody is in the Neolithic and has 1 influence point. Ada has 5 progresses, Ben and Cleo 3 each. Ada is the first in the Bronze Age and scores Scholars. How many influence points has everybody then?
puzzle-w70-answer = 2 for the epoch and 3 for the card, so Ada has 6; Ben and Cleo share the second place and get 1 each.

puzzle-lesson-growth-title = Growth
puzzle-lesson-growth-question = Ada has 3 food, no hunger and morale −1. She chooses Expansion with 2 leaders and her wine. How high is the growth?
puzzle-lesson-growth-answer = 3 food, 2 for each leader, 1 for the wine, −1 morale: 7.

puzzle-lesson-price-title = The first in Culture
puzzle-lesson-price-question = Nobody has reached Culture I, which itself gives 1 influence point. Ada has 5 thalers and 1 influence point and buys it. What does she have then?
puzzle-lesson-price-answer = A pioneer pays 4 thalers. She gains 1 influence point as the first, and 1 from the level.

puzzle-lesson-revolution-title = Too early?
puzzle-lesson-revolution-question = For the Bronze Age two of these are needed: 3 luxury goods, 1 city, 4 progresses. Ada has 3 luxury goods, no city and 3 progresses. May she revolt?
puzzle-lesson-revolution-answer = Only one of three is met.
