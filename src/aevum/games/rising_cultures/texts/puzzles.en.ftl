### Rising Cultures - puzzles (English). Three messages each: title, question, and why the answer is
### right. Ada sits at seat 0, Ben at seat 1; what is meant is marked on the table.

puzzle-label-sword = Swords
puzzle-label-horse = Horses
puzzle-label-shield = Shields
puzzle-label-wood = Wood
puzzle-label-brick = Brick
puzzle-label-stone = Stone
puzzle-label-gold = Gold
puzzle-label-coins = Ada’s coins
puzzle-label-paid = Coins paid
puzzle-label-stage = Ada’s stage
puzzle-label-cards = VP for buildings and persons
puzzle-label-tableau = VP for the tableau
puzzle-label-provinces = VP for provinces
puzzle-label-marker = VP for the marker
puzzle-label-total = All together
puzzle-label-hand = Cards in Ada’s hand
puzzle-label-deck = Cards in Ada’s deck
puzzle-label-under = Cards that Ada has put under it
puzzle-label-discard = Cards on Ada’s discard pile
puzzle-label-covered = Covered rulers

puzzle-x1-title = Two symbols for one card
puzzle-x1-question = Ada leads Rome and plays the Market as military. It lands on the first red bar. How many symbols of each group does she have then?
puzzle-x1-answer = The Market shows a horse, and Rome’s tableau always adds 1 horse: 2. The bar has a printed sword, which counts as well while a card lies there: 1 sword.

puzzle-x2-title = What the price takes along
puzzle-x2-question = The Market is Ada’s only military card. She wins Gaul with it. How many symbols of each group does she have afterwards?
puzzle-x2-answer = The price is the lowest military card, so the Market goes, and with it both its horse and the sword printed on the bar it lay on. Only the horse of the tableau stays.

puzzle-x3-title = A strip with a coin
puzzle-x3-question = Ada has 1 wood, 1 brick and 2 coins. She lays the Market into her resource column. What does she have then?
puzzle-x3-answer = The Market’s strip shows gold and a coin. The gold is there for as long as the card lies there; the coin is taken at once. So 1 wood, 1 brick, 1 gold and 3 coins.

puzzle-x3-later-title = The same coin again?
puzzle-x3-later-question = The Market lies in Ada’s resource column. Does it bring her another coin when the next round begins?
puzzle-x3-later-answer = A coin on a resource strip is no income: it was paid once, when the card was laid, and never again.

puzzle-x4-title = One stone short
puzzle-x4-question = The Brewery costs 2 wood, 2 brick and 1 stone. Ada has 3 coins and builds it. How many coins does she pay, and which resources does she have afterwards?
puzzle-x4-answer = Only the stone is missing, and a missing unit costs 2 coins. What she has is shown, not spent: 2 wood and 2 brick stay, and she has still no stone.

puzzle-x5-title = One coin short
puzzle-x5-question = The Brewery costs 2 wood, 2 brick and 1 stone. Ada has no stone and only 1 coin. May she build it?
puzzle-x5-answer = The missing stone costs 2 coins, and she has 1. Whoever cannot pay cannot build; coins, military and resource are still open to the card.

puzzle-x6-title = What goes up
puzzle-x6-question = Ada has just built the Brewery. The lowest card of her resource column is the Market, and she ascends. Which stage does she reach, and what is left of wood, brick and gold?
puzzle-x6-answer = The lowest card, the Market, goes face down to the first green bar: stage 1. Its gold is lost; the cards above it stay, so 2 wood and 2 brick are left.

puzzle-x7-title = The price of Gaul
puzzle-x7-question = Gaul asks for swords and horses. Ada is the stronger one and takes part. Which of her military cards does she give up?
puzzle-x7-answer = The price is always the last card laid, the lowest one of the column. Gaul gives nothing at once, but 1 wood from now on.

puzzle-x8-title = One stage ahead
puzzle-x8-question = Ben holds the marker. Ada has 3 cards in her progress column, Ben 2. Does Ada hold the marker after this round?
puzzle-x8-answer = More cards in the progress column bring the marker: 3 to 2, so it goes to Ada.

puzzle-x9-title = Level
puzzle-x9-question = Ada holds the marker. Both have 3 cards in their progress columns. Does Ada hold the marker after this round as well?
puzzle-x9-answer = On equal numbers the marker changes its owner, whoever has it. Ben gets it.

puzzle-x10-title = Too many coins
puzzle-x10-question = Rome and Egypt: Ada and Ben have 9 coins each, and nobody wants the province. How many coins does each of them have after the round?
puzzle-x10-answer = The coin limit is 7; Egypt’s is 5. Ada returns 2 coins, Ben 4.

puzzle-x11-title = The score pad
puzzle-x11-question = The game is over. Ada leads Persia, has turned her tableau to the golden side and holds the marker. What does she write on each line of the score pad?
puzzle-x11-answer = Cards: 0 + 4 + 7 + 3 + 6 + 3 + 4 + 5 = 32. Tableau: golden side 3, stage 6 gives 2, stage 7 gives 1: 6. Provinces: 1 + 3 + 3 + 4 = 11. Marker: 3. Together 52.

puzzle-x12-title = Two swaps
puzzle-x12-question = Ada has drawn her 4 cards and owns 2 coins. She swaps twice. What does she have then?
puzzle-x12-answer = Each swap costs 1 coin and draws a card, and a card goes back under the deck: no coins are left, the hand has 4 cards again, the deck has 12 cards as before, and 2 of its cards lie at the bottom.

puzzle-x13-title = A card for coins
puzzle-x13-question = Ada has 1 coin and 1 card on her discard pile. She plays the Insula for coins. What does she have then?
puzzle-x13-answer = The card goes onto the discard pile, now 2 cards, and brings 2 coins: 3.

puzzle-x14-title = Nobody wants it
puzzle-x14-question = Both could take Gaul, and both decline. How many military cards does each player have afterwards?
puzzle-x14-answer = The province goes into the box, and nobody pays anything: Ada keeps her 1 card, Ben his 2.

puzzle-x15-title = Three to three
puzzle-x15-question = Both have strength 3 for Gaul. Ada holds the marker and takes part. How many provinces does each player have afterwards?
puzzle-x15-answer = On equal strength whoever holds the marker wins: Ada takes Gaul.

puzzle-x16-title = No, thank you
puzzle-x16-question = Both have strength 3 for Gaul. Ada holds the marker but declines; Ben takes part. How many provinces does each player have afterwards?
puzzle-x16-answer = The marker helps only those who take part. Ben is alone now and wins.

puzzle-x17-title = The new ruler
puzzle-x17-question = Ada has Caesar (4 VP) and the Brewery (3 VP) in her display and has reached stage 2. She builds Hadrian (5 VP). What would she score for cards and tableau then, and how many rulers are covered?
puzzle-x17-answer = Only one may rule, so Hadrian covers Caesar, who is worth nothing any more: 3 + 5 = 8. But Rome’s stage 2 gives 2 VP for each covered ruler, and there is 1.

puzzle-x18-title = The match
puzzle-x18-question = The second game of a match is over. The first one ended 48 to 52; in the second Ada scores 50 with Persia and Ben 45 with Rome. How many points does each player have in the match?
puzzle-x18-answer = Both games are added up: 48 + 50 = 98 for Ada, 52 + 45 = 97 for Ben. The higher sum wins, so it is Ada’s match.

puzzle-p1-title = What counts for Gaul
puzzle-p1-question = Gaul asks for swords and horses. Ada has 2 swords, 1 horse and many shields, Ben has swords only. Which strength does each player have?
puzzle-p1-answer = The groups shown are added up, and shields do not count here: Ada 2 + 1 = 3. Not every group is needed: Ben’s 4 swords are enough to win, and Gaul brings him 1 wood from now on.

puzzle-p7c-title = A shortcut in the Maghreb
puzzle-p7c-question = Both have 2 cards in their progress columns, and Ada holds the marker. Ben wins the Maghreb and lets his lowest military card ascend. Does Ada hold the marker after this round?
puzzle-p7c-answer = The province comes before the marker. Ben has 3 to 2 cards by then and takes the marker in the same round.

puzzle-p12-title = Pairs for Andalusia
puzzle-p12-question = The game is over. Ada’s only province is Andalusia; she has 5 cards in the progress column and 3 in the military column. What is the province worth?
puzzle-p12-answer = It gives 1 VP for each pair of a progress card and a military card. There are 3 complete pairs.

puzzle-p14-title = The treasure of Libya
puzzle-p14-question = The game is over. Ada’s only province is Libya, and 7 coins lie in front of her. What is the province worth?
puzzle-p14-answer = 1 VP for each coin that is left after the last coin limit: 7.

puzzle-p14-nile-title = The treasure of the Nile
puzzle-p14-nile-question = The game is over. Ada leads Egypt; her only province is Libya. She has 5 coins, and 3 more are due to her on the Nile. What is the province worth?
puzzle-p14-nile-answer = Coins due on the Nile do not count for the coin limit, but they do count for Libya: 5 + 3 = 8.

puzzle-lesson-build-title = What does it cost?
puzzle-lesson-build-question = You have 2 wood, 3 stone and 1 gold. The Colosseum costs 1 wood, 2 brick and 3 stone. How many coins do you pay to build it?
puzzle-lesson-build-answer = Both bricks are missing, and each missing unit costs 2 coins: 4. The gold is not needed and cannot stand in for a brick.

puzzle-lesson-strength-title = Who is stronger?
puzzle-lesson-strength-question = Germania asks for swords and horses. Which strength does each player have?
puzzle-lesson-strength-answer = You: the horse of the tableau, the Market’s horse, the sword printed on its bar and the horse of the Circus Maximus, 4; the Thermae show a shield only. Ben: the horse of Cyrus, the horse printed on his bar and the sword of his stage 3, 3.

puzzle-lesson-marker-title = Who gets the marker?
puzzle-lesson-marker-question = You hold the marker, and both have 4 cards in their progress columns. Do you hold it after this round as well?
puzzle-lesson-marker-answer = On equal numbers the marker changes its owner. To keep it you need more cards than Ben.

## Find the best move. Round 7: Ada plays the last card of all, then the province is decided.

puzzle-best-province-title = The last sword
puzzle-best-province-question = Round 7, and yours is the last card of the game; only Carthage follows, for which swords count. Your fourth card does not count any more. Which move wins?
puzzle-best-province-answer = The Legion Camp as military shows 2 swords: 4 to 3, and Carthage is yours with 4 VP that Ben would have had. The Insula brings 3 VP and a stage, but you cannot reach Ben's marker, and he takes Carthage.
puzzle-best-marker-title = Worth an ascent
puzzle-best-marker-question = Round 7, and yours is the last card of the game. Ben has 3 cards of progress and the marker, you have 2. Which move wins?
puzzle-best-marker-answer = Build the Circus Maximus and ascend: 3 to 3, and on equal numbers the marker changes its owner. That is 3 VP for you and 3 less for Ben, and the Circus counts besides. Without the ascent the marker stays with him.
puzzle-best-action-title = An action and a card
puzzle-best-action-question = Round 7, and yours is the last card of the game. For Carthage it stands 3 to 3, and Ben holds the marker. You have 6 coins. Which move wins?
puzzle-best-action-answer = Your second red bar sells a sword for 2 coins, besides the card: 4 to 3 for Carthage. The rest is enough for the Insula, and with the ascent you get ahead in progress, so the marker comes to you. Whoever only builds, loses Carthage on the tie.
puzzle-best-ruler-title = Two rulers, one throne
puzzle-best-ruler-question = Round 7, and yours is the last card of the game. Trajan rules your nation, and you have 3 provinces. Which move wins?
puzzle-best-ruler-answer = Hadrian brings 5 VP but covers Trajan, who is worth 3 and 1 more for each province, 6 in all: you would lose one. The Insula brings 3 VP and leaves Trajan where he is.
