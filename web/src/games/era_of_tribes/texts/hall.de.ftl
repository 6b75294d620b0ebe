### Era of Tribes in der Halle (Deutsch).

hall-asked-era_of_tribes = { $node ->
    [choose-action] Wähle eine Aktion
    [leaders] Wie viele Anführer?
    [luxuries] Welche Luxusgüter?
    [grow] Wo entstehen neue Vasallen?
    [convert] Flotten, Armeen oder Handelsposten?
    [move] Bewege Vasallen und Flotten
    [aboard] Wo geht der Vasall an Land?
    [parley] Frieden oder Schlacht zur See?
    [expulsion] Handelsposten ausweisen?
    [commit] Was geht in die Schlacht?
    [reinforce] Verstärkung vor dem Wurf?
    [casualty] Was verlierst du?
    [lend] Armeen leihen?
    [consent] Ein Angebot an dich
    [progress] Welcher Fortschritt?
    [score-card] Welche Karte wird gewertet?
    [keep-card] Welche Karte behältst du?
    [choose-people] Welches Volk führst du?
   *[other] Du entscheidest
}
