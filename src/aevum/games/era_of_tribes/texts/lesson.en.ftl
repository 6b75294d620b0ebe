### Era of Tribes - the guided first game (English). What to read at each step, and what to say when
### something else was chosen. You are Ada and lead the Romans; Ben leads the Iberians.

lesson-aim = Welcome. You lead the Romans, Ben the Iberians, on a small part of the map. The marked provinces are your homes, each with a vassal. You want influence points: from progress, cities, epochs, battles and cards. When somebody meets an end condition the round is finished, and whoever has the most points then wins.
lesson-ways = These two influence cards lie open. Merchants counts luxury goods, Nobility land provinces. They are scored when somebody is the first in a new epoch, and those still open at the end are scored then. You also have a secret card, Scholars, which counts your progresses at the end.
lesson-expand = In a round everybody takes one action after the other, until all have passed. Each action field can be used once a round and takes leaders; you have 2. To get more land you need more vassals: choose Expansion.
lesson-expand-wrong = That is possible too, but land comes first. Choose Expansion.
lesson-leaders = Growth is your food less your hunger, plus your morale: 3 now. Each leader on Expansion adds 2. Place 1 leader and keep the other for another action.
lesson-leaders-wrong = Then there would be none for a second action. Place 1 leader.
lesson-grow = Growth is 5. A province may get as many new vassals as pieces stand there: one in each of your homes. Place one in Latium.
lesson-grow-wrong = Place a new vassal in Latium first.
lesson-grow-more = And one in Campania.
lesson-grow-more-wrong = There is still room in Campania, and land is worth more than morale now. Place a vassal there.
lesson-move = There was no room for more. Of unused growth every 3 points give 1 morale, so morale is 1 now. Vassals move 1 point at the start. Etruria has wine, a luxury good: move a vassal from Latium to Etruria.
lesson-move-wrong = Etruria is what you want: wine grows there. Move a vassal from Latium.
lesson-move-more = Apulia has cloth, another luxury good. Move a vassal from Campania there; one stays at home.
lesson-move-more-wrong = Apulia with its cloth is the better place. Move a vassal from Campania.
lesson-settle = A province is yours as long as a piece of yours is the only one there. Who leaves a province gives it up, so let the other two stay. End the movement.
lesson-settle-wrong = If the last vassal goes, the province is lost. End the movement.
lesson-trade = Etruria and Apulia are yours, with wine and cloth. Ben has bought the first level of Trade for 4 thalers, and as the first he got an influence point. You have a leader left. Choose Trade: it gives a thaler for each leader and each luxury good that you place.
lesson-trade-wrong = You need thalers for progress. Choose Trade.
lesson-goods = Each luxury good can be placed once a round. Place the wine.
lesson-goods-wrong = Place the wine; you get a thaler for it.
lesson-later = Let some rounds pass. You have three luxury goods, 3 progresses and 5 more provinces. Everybody is still in the Neolithic, and that costs 1 morale each round. For the Bronze Age two of these three are needed: 3 luxury goods, 1 city, 4 progresses. You have the goods, and one progress is missing.
lesson-progress = So choose Progress. Each leader that you place buys a level.
lesson-progress-wrong = One progress is missing for the Bronze Age. Choose Progress.
lesson-field = The wheel shows your price for each field. Ben was the first in Trade and has paid 4; you are a follower there and pay 3. Other fields would still make you a pioneer with an influence point, but then two thalers less are left. Buy Trade.
lesson-field-wrong = That would do as well. But save your thalers this time: buy Trade.
lesson-revolution = Two of three: now a revolution is possible. It takes a leader and ends your round, so it is best done last. Choose Revolution.
lesson-revolution-wrong = Everything is ready, and Ben is not far behind. Choose Revolution.
lesson-score = You are the first in the Bronze Age: 2 influence points, a third leader, and the barbarians grow stronger. And you choose which open card is scored. Of luxury goods you have more than Ben: score Merchants.
lesson-score-wrong = You lead in both, but with Merchants the lead is clear, and Nobility may bring more later. Score Merchants.
lesson-end = 3 influence points for the most luxury goods, 1 for Ben; Merchants leaves the game and a new card is open. So it goes on: cities, fleets, battles and alliances come with the next levels, and every rule is told where you need it. Three questions, and you are ready.
