### Die geführte erste Partie von Attila (Deutsch).

guide-attila-done = Du hast einen Zug gespielt, eine Auseinandersetzung bestanden, eine Wertung gesehen und ein Plättchen verwendet.

## Titel der Schritte der Lektion

guide-attila-aim = Worum es geht
guide-attila-card = Eine Karte ausspielen
guide-attila-province = Den Stein setzen
guide-attila-influence = Einfluss nehmen
guide-attila-conflict = Eine Auseinandersetzung
guide-attila-lay = Die Karte legen
guide-attila-scoring = Eine Wertung
guide-attila-tile = Ein Aktions-Plättchen
guide-attila-boost = Das erste Feld
guide-attila-boost-again = Das zweite Feld
guide-attila-two-stones = Einfluss oder Stein?
guide-attila-second = Der zweite Stein
guide-attila-end = Wie eine Partie endet
