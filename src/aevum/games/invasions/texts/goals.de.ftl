# Was Ziele verlangen; in $place steht ein Ort, eine Stadt oder eine Nation.

goal-province = hält { $place }
goal-area = kontrolliert { $place }
goal-is_empire = ist ein Imperium
goal-clients = für jeden Klienten
goal-vassals = für jeden Vasallen
goal-found_empire = gründet ein Imperium
goal-found_kingdom = gründet ein Königreich mit der Hauptstadt in { $place }
goal-loot_city = für jede Stufe einer Stadt, die sie plündert
goal-loot = plündert { $place }
goal-raid_plus = für jeden Überfall + in { $place }
goal-depose = erobert die Hauptstadt von { $place }
