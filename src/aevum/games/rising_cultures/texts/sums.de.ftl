### Rising Cultures - die Summen, die sich in ihre Glieder öffnen, und woher diese kommen (Deutsch).

sum-cards = Gebäude, Personen
sum-tableau = Tableau
sum-provinces = Provinzen
sum-marker = Marker
sum-income = Einkommen je Runde
sum-limit = Münzlimit
sum-wood = Holz
sum-brick = Ziegel
sum-stone = Stein
sum-gold = Gold
sum-sword = Schwerter
sum-horse = Pferde
sum-shield = Schilde
sum-strength = Stärke für die Provinz

source-tableau = Aufdruck des Tableaus
source-marker = der Marker
source-bought = gekauft bis zum Ende der Runde
