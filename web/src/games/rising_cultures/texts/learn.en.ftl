### The guided first game of Rising Cultures (English).

guide-rising_cultures-done = You have opened a game, played a round with all four uses of a card, won a province, taken the marker and begun a golden age.

## Titles of the steps of the lesson

guide-rising_cultures-aim = What it is about
guide-rising_cultures-letters = A province
guide-rising_cultures-costs = Four cards
guide-rising_cultures-bars = Red and green bars
guide-rising_cultures-upper = The upper resource
guide-rising_cultures-lower = The lower resource
guide-rising_cultures-under = Under and on the deck
guide-rising_cultures-later = Three rounds later
guide-rising_cultures-tableau = Your tableau
guide-rising_cultures-swap = A swap
guide-rising_cultures-return = Under the deck
guide-rising_cultures-resource = A resource
guide-rising_cultures-build = A building
guide-rising_cultures-ascend = The ascent
guide-rising_cultures-military = Military
guide-rising_cultures-contest = The province
guide-rising_cultures-round-end = The end of a round
guide-rising_cultures-ruler = A ruler
guide-rising_cultures-golden = The golden age
guide-rising_cultures-coins = Coins
guide-rising_cultures-end = How a game ends
