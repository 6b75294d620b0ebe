### The guided first game of Attila (English).

guide-attila-done = You have played a turn, fought a conflict, seen a scoring and used a tile.

## Titles of the steps of the lesson

guide-attila-aim = What it is about
guide-attila-card = Play a card
guide-attila-province = Place the stone
guide-attila-influence = Take influence
guide-attila-conflict = A conflict
guide-attila-lay = Lay the card
guide-attila-scoring = A scoring
guide-attila-tile = An action tile
guide-attila-boost = The first field
guide-attila-boost-again = The second field
guide-attila-two-stones = Influence or stone?
guide-attila-second = The second stone
guide-attila-end = How a game ends
