### Era of Tribes - Summen, die sich in ihre Teile öffnen (Deutsch).

sum-points = Punkte nach jetzigem Stand
sum-growth = Wachstum ohne Anführer
sum-morale_next = Moral in der nächsten Phase 1
sum-trade = Handelswert
source-open = offene Karten
source-influence = Einflusspunkte
source-morale = Moral
source-hunger = Hunger
source-food = Nahrung
source-cities = Städte
source-trade = Stufe im Handel
source-posts = Handelsposten
