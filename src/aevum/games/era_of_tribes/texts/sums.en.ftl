### Era of Tribes - sums that open into their terms (English).

sum-points = Points as they stand
sum-growth = Growth without leaders
sum-morale_next = Morale in the next phase 1
sum-trade = Trade value
source-open = open cards
source-influence = influence points
source-morale = morale
source-hunger = hunger
source-food = food
source-cities = cities
source-trade = level of Trade
source-posts = trade posts
