### Rising Cultures - the guided first game (English). What to read at each step, and what to say when
### something else was chosen. You are Ada and lead Rome; Ben leads Persia.

lesson-aim = Welcome. You lead Rome, Ben leads Persia. In 7 rounds both nations grow; whoever has more victory points (VP) then wins. They come from buildings and persons, from your tableau, from provinces, and from the marker. The marked provinces are those of this game, one for each round.
lesson-letters = Look at Gaul, the first one. The red shields say what counts when it is contested: swords and horses. The number is what it is worth at the end, the line below its name what it brings: 1 wood here. Its letter is A; others have B or C. Some stages and cards pay for every province of one letter, or for a set of all three, so it can pay to collect.
lesson-costs = You have drawn your first four cards. The signs at the left of each card are its cost: 2 wood for the Market; 2 brick, 3 stone and 2 gold for Augustus. The number at the right is what it is worth at the end. The foot of a card shows its ends: on the left, on wood, what it gives as a resource, on the right, on red, its symbols as military.
lesson-bars = This is your tableau, still empty. On the right are six red bars: military cards lie there from the top, and a symbol or an action printed on a bar counts as soon as a card lies on it. On the left are the green bars: each card of progress lights up one more stage, for good. Now the four cards find their places.
lesson-upper = Two of the four cards become your first resources. You build from them, and nobody takes them away; the lower one will be the first to rise to a green bar. The Forum Romanum gives 1 wood and 1 stone: choose it for the upper place.
lesson-upper-wrong = That would do as well, but wood and stone together help with more cards. Choose the Forum Romanum first.
lesson-lower = Hadrian gives 2 stone, as much as no other of your cards: choose him for the lower place.
lesson-lower-wrong = Augustus is too expensive for now, and the Market is cheap enough to be built soon. Choose Hadrian.
lesson-under = The third card goes under your deck and will not be seen for long: choose Augustus, who costs 7 resources. The Market then stays on top and comes back to your hand in round 1.
lesson-under-wrong = The Market costs 2 wood only, so keep it for the first round. Choose Augustus.
lesson-later = Both have chosen, and the cards were turned up together. Let three rounds pass: this is round 4. Three provinces are taken, and the marked ones are still to come.
lesson-tableau = Look at your tableau. Above it lie the buildings and persons you have built, with their abilities. To the right, on red bars, lies the military; below are the resources, which you show when you build; to the left, on green bars, your progress: 2 cards, so you are at stage 2. Ben has 3 and therefore holds the marker.
lesson-swap = Everybody has drawn 4 cards, of which 3 are played. Before that you may swap up to twice, for 1 coin each. The Pantheon is far too expensive for you: swap a card.
lesson-swap-wrong = Not yet: 1 coin for a better card is well spent. Swap a card.
lesson-return = You have drawn the Legion Camp. Now one of the five cards goes under your deck: the Pantheon.
lesson-return-wrong = You will need that one in a moment. Put the Pantheon under the deck.
lesson-resource = Ben went first and has strengthened his military. Every card has 4 uses: discard it for coins, lay it as military, lay it as a resource, or build it. You have no brick. The Thermae show a brick and a coin on their strip: use them as a resource.
lesson-resource-wrong = That would be possible, but first you need brick. Use the Thermae as a resource.
lesson-build = The coin was yours at once, and only once; the brick stays. The Legion Camp costs 3 wood and 1 brick. Resources are shown, not spent, and each missing one is replaced by 2 coins. One wood is missing: build the Legion Camp for 2 coins.
lesson-build-wrong = Build the Legion Camp: it brings 2 VP and a sword for the contest.
lesson-ascend = After every build you may ascend: your lowest resource card goes face down to the next green bar. Its brick is lost, so it can be better to decline. Now it is worth it: with stage 3 you catch up with Ben. Ascend.
lesson-ascend-wrong = You could decline and keep the brick. But you want the marker, so ascend.
lesson-military = Germania is contested in this round: swords and horses count, 4 to 4. On a tie the holder of the marker wins, and that is Ben. The Circus Maximus shows a horse: lay it as military.
lesson-military-wrong = Another horse or sword is what you need now. Lay the Circus Maximus as military.
lesson-contest = All cards are played, and the fourth lies on your deck again. 5 to 4 for you, so you are asked first: do you want Germania? It brings 3 coins at once and 2 VP at the end. The price is your lowest military card. Take part.
lesson-contest-wrong = If you decline, Ben may take it. The card you give up has done its work: take part.
lesson-round-end = Germania is yours, and the Circus Maximus was the price. Then the marker: 3 to 3, and on a tie it changes its owner, so now you have it and go first. Last the coin limit: nobody keeps more than 7, so you returned 2. Round 5 has begun with your income: 1 coin from the Brewery, and 1 that your tableau brings while you hold the marker.
lesson-ruler = Your fourth card from the last round is in your hand again. Marcus Aurelius costs 2 wood and 2 stone, which you have. He is a ruler: a second one would cover him, and a covered ruler is worth nothing. Build him.
lesson-ruler-wrong = For Marcus Aurelius you have everything you need, and he brings 2 coins. Build him.
lesson-golden = You have ascended again: stage 4 unlocks the golden age. For 6 coins you may turn your tableau, once. The golden side is worth 3 VP, gives you 1 resource of your choice and has 7 stages instead of 5. The sooner you turn it, the more builds its resource helps you with, and stages 6 and 7 are found only there: use stage 4.
lesson-golden-wrong = You have 11 coins, and above 7 they would be lost at the end of the round. Use stage 4.
lesson-coins = The last of the four uses: discard a card for 2 coins. Your stage 1 adds one more. Use Vitruvius for coins.
lesson-coins-wrong = This time you need coins again. Discard Vitruvius for coins.
lesson-end = So it goes on until round 7. Then all is added up: buildings and persons that are not covered, the tableau, provinces, and 3 VP for the marker. If it were over now, you would have 13 + 5 + 2 + 3 = 23 and Ben 6 + 0 + 1 + 0 = 7. On a tie the marker decides. Three questions, and you are ready.
