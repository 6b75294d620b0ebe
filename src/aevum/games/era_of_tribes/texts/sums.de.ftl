### Era of Tribes - Summen, die sich in ihre Teile öffnen (Deutsch).

sum-points = Punkte nach jetzigem Stand
sum-growth = Wachstum ohne Anführer
sum-morale_next = Moral in der nächsten Phase 1
sum-trade = Handelswert
sum-tax_morale = Moral, die Steuern mit einem Anführer kosten
sum-price-agriculture = Preis von Landwirtschaft
sum-price-culture = Preis von Kultur
sum-price-seafaring = Preis von Seefahrt
sum-price-trade = Preis von Handel
sum-price-mechanics = Preis von Mechanik
sum-price-architecture = Preis von Architektur
source-open = offene Karten
source-influence = Einflusspunkte
source-morale = Moral
source-hunger = Hunger
source-food = Nahrung
source-cities = Städte
source-trade = Stufe im Handel
source-posts = Handelsposten
source-leader = Anführer
source-pioneer = Grundpreis, Pionier
source-follower = Grundpreis, Nachfolger
source-half = halber Grundpreis deines Volks
source-branches = fehlende Seitenzweige
source-discount = Nachlass deines Volks
source-least = mindestens ein Taler
