### Rising Cultures in der Halle (Deutsch).

hall-asked-rising_cultures = { $node ->
    [start] Wähle deine Karten für den Beginn
    [swap] Tauschst du eine Karte?
    [return] Welche Karte geht zurück?
    [act] Welche Karte spielst du, und wie?
    [ascend] Entwickelst du deine Kultur weiter?
    [ruler] Welchen Herrscher überdeckst du?
    [claim] Nimmst du die Provinz?
    [tribute] Was gibst du ab?
   *[other] Du entscheidest
}
