### Summen, die sich in ihre Teile öffnen (Deutsch).

sum-points = Punkte bis jetzt
sum-scoring = Punkte, die es jetzt bei einer Wertung gäbe
sum-par = Vorgabe, die am Ende abgezogen wird
source-par = Vorgabe
