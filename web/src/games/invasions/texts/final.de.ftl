### Das Ende einer Partie Invasions (Deutsch).

inv-final-title = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen
}
inv-final-cause = Die letzte Runde ist gespielt. { $par ->
    [yes] Es zählen die Siegpunkte über dem, was jede Macht in diesem Szenario erwarten darf.
   *[no] Es zählen die Siegpunkte.
}
inv-final-tie-scoring = { $players } liegen gleichauf. Deshalb zählt die letzte Wertung noch einmal: { $scores }.
inv-final-tie-order = { $players } liegen gleichauf, auch wenn die letzte Wertung noch einmal zählt ({ $scores }). Dann gilt die Reihenfolge Römer, Hunnen, Perser, Goten.
inv-final-back = Zur Karte
inv-final-player = Spieler
inv-final-points = Siegpunkte
inv-final-par = Erwartet
inv-final-total = Ergebnis
inv-final-nations = Woher sie kommen
inv-final-story = Was geschah
