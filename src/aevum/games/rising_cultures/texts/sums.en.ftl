### Rising Cultures - the sums that open into their terms, and where terms come from (English).

sum-cards = Buildings, persons
sum-tableau = Tableau
sum-provinces = Provinces
sum-marker = Marker
sum-income = Income per round
sum-limit = Coin limit
sum-wood = Wood
sum-brick = Brick
sum-stone = Stone
sum-gold = Gold
sum-sword = Swords
sum-horse = Horses
sum-shield = Shields
sum-strength = Strength for the province

source-tableau = printed on the tableau
source-marker = the marker
source-bought = bought until the end of the round
