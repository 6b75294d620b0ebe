### Era of Tribes - sums that open into their terms (English).

sum-points = Points as they stand
sum-growth = Growth without leaders
sum-morale_next = Morale in the next phase 1
sum-trade = Trade value
sum-tax_morale = Morale that Taxes cost with one leader
sum-price-agriculture = Price of Agriculture
sum-price-culture = Price of Culture
sum-price-seafaring = Price of Seafaring
sum-price-trade = Price of Trade
sum-price-mechanics = Price of Mechanics
sum-price-architecture = Price of Architecture
source-open = open cards
source-influence = influence points
source-morale = morale
source-hunger = hunger
source-food = food
source-cities = cities
source-trade = level of Trade
source-posts = trade posts
source-leader = leader
source-pioneer = base price, pioneer
source-follower = base price, follower
source-half = half base price of your people
source-branches = missing side branches
source-discount = discount of your people
source-least = at least one thaler
