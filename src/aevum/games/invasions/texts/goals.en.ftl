# What objectives ask for; a place, a city or a nation stands in $place.

goal-province = holds { $place }
goal-area = controls { $place }
goal-is_empire = is an empire
goal-clients = for each client
goal-vassals = for each vassal
goal-found_empire = founds an empire
goal-found_kingdom = founds a kingdom with its capital in { $place }
goal-loot_city = for each level of a city it loots
goal-loot = loots { $place }
goal-raid_plus = for each Raid + in { $place }
goal-depose = captures the capital of { $place }
