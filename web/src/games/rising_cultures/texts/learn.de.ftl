### Die geführte erste Partie von Rising Cultures (Deutsch).

guide-rising_cultures-done = Du hast eine Partie eröffnet, eine Runde mit allen vier Nutzungen einer Karte gespielt, eine Provinz gewonnen, den Marker geholt und ein Goldenes Zeitalter begonnen.

## Titel der Schritte der Lektion

guide-rising_cultures-aim = Worum es geht
guide-rising_cultures-letters = Eine Provinz
guide-rising_cultures-costs = Vier Karten
guide-rising_cultures-bars = Rote und grüne Balken
guide-rising_cultures-upper = Die obere Ressource
guide-rising_cultures-lower = Die untere Ressource
guide-rising_cultures-under = Unter und auf dem Deck
guide-rising_cultures-later = Drei Runden später
guide-rising_cultures-tableau = Dein Tableau
guide-rising_cultures-swap = Ein Tausch
guide-rising_cultures-return = Unter das Deck
guide-rising_cultures-resource = Eine Ressource
guide-rising_cultures-build = Ein Gebäude
guide-rising_cultures-ascend = Der Aufstieg
guide-rising_cultures-military = Militär
guide-rising_cultures-contest = Die Provinz
guide-rising_cultures-round-end = Das Ende einer Runde
guide-rising_cultures-ruler = Ein Herrscher
guide-rising_cultures-golden = Das Goldene Zeitalter
guide-rising_cultures-coins = Münzen
guide-rising_cultures-end = Wie eine Partie endet
