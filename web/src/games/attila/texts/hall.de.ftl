### Attila in der Halle (Deutsch).

first-visit-attila = Sechs Völker stehen an der Grenze Roms. Führe sie gegen sanfte Gegner; jeder Schritt wird erklärt, während du ihn machst.
first-visit-name-barbaricum = Barbaricum
first-visit-name-internum = Mare Internum
first-visit-name-pontus = Pontus
