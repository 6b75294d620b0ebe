### Attila in der Halle (Deutsch).

first-visit-attila = Sechs Völker stehen an der Grenze Roms. Führe sie gegen sanfte Gegner; jeder Schritt wird erklärt, während du ihn machst.
first-visit-name-barbaricum = Barbaricum
first-visit-name-internum = Mare Internum
first-visit-name-pontus = Pontus

hall-asked-attila = { $node ->
    [card] Eine Karte wählen
    [place] Den Stein setzen
    [influence] Einfluss oder zweiter Stein?
    [second] Den zweiten Stein setzen
    [window] Ein Aktions-Plättchen?
    [boost] Ein Volk für „2 Einfluss“ wählen
    [commit] Auseinandersetzung: Karten legen oder passen
    [discard] Eine Karte abwerfen
    [pick] Karten zum Tausch wählen
   *[other] Du entscheidest
}
