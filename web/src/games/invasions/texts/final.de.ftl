### Das Ende einer Partie Invasions (Deutsch).

inv-final-title = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen
}
inv-final-cause = Die letzte Runde ist gespielt. { $par ->
    [yes] Es zählen die Siegpunkte über dem, was jede Macht in diesem Szenario erwarten darf.
   *[no] Es zählen die Siegpunkte.
}
inv-final-back = Zur Karte
inv-final-player = Spieler
inv-final-points = Siegpunkte
inv-final-par = Erwartet
inv-final-total = Ergebnis
inv-final-nations = Woher sie kommen
inv-final-story = Was geschah
