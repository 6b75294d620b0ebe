### Rätsel (quiz-) und die geführte erste Partie (guide-) (Deutsch).
### $count und $total sind Zahlen, $names eine Liste von Provinzen oder Völkern, $label das, wonach gefragt ist.

## Rätsel

quiz-loading = Der Spielplan wird aufgebaut …
quiz-to-learn = Zurück zu „Lernen“
quiz-title = Rätsel { $number } von { $total }
quiz-all = Alle Rätsel
quiz-moves = Finde den besten Zug
quiz-rules = Fragen zu den Regeln
quiz-solved = { $count } von { $total } gelöst
quiz-done = gelöst
quiz-map = Karte
quiz-answer = Deine Antwort
quiz-yes = Ja
quiz-no = Nein
quiz-less = { $label }: eins weniger
quiz-more = { $label }: eins mehr
quiz-tap = { $count ->
    [0] Tippe die Provinzen auf der Karte an.
    [one] 1 Provinz gewählt. Ein zweiter Tipp nimmt sie zurück.
   *[other] { $count } Provinzen gewählt. Ein zweiter Tipp nimmt eine zurück.
}
quiz-list = Lieber aus einer Liste wählen
quiz-toggled = { $on ->
    [yes] { $name } gewählt, insgesamt { $count }.
   *[no] { $name } zurückgenommen, insgesamt { $count }.
}
quiz-state = Wählen oder zurücknehmen.
quiz-check = Prüfen
quiz-again = Noch einmal
quiz-next = Nächstes Rätsel
quiz-right = Das ist richtig.
quiz-wrong = Nicht ganz.
quiz-missed = { $count ->
    [one] Eine Antwort fehlte: { $names }.
   *[other] { $count } fehlten: { $names }.
}
quiz-too-many = { $count ->
    [one] Eine gehört nicht dazu: { $names }.
   *[other] { $count } gehören nicht dazu: { $names }.
}
quiz-sign = { $sign ->
    [right] richtig
    [wrong] nicht richtig
   *[missed] fehlte
}
quiz-all-solved = Alle { $total } Rätsel sind gelöst. Du kennst die Regeln besser als die meisten.

## Geführte erste Partie

guide-step = Schritt { $number } von { $total }
guide-question = Frage { $number } von { $total }
guide-finish = Das Ende der Lektion
guide-back = Zurück
guide-next = Weiter
guide-show-me = Mach es für mich
guide-not-legal = Das geht hier nicht. Was gewählt werden darf, leuchtet.
guide-choices = Was du tun kannst
guide-meanwhile = Was geschah
guide-strength = { $hidden ->
    [0] Stärke
    [one] Stärke; 1 Karte liegt verdeckt
   *[other] Stärke; { $hidden } Karten liegen verdeckt
}
guide-strength-parts = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}{ $cards ->
    [0] { "" }
    [one] , deine Karte
   *[other] , deine { $cards } Karten
}
guide-strength-range = { $least } bis { $most }
guide-reveal = Aufdecken ansehen
guide-scoring = Wertung ansehen
guide-ready = Du bist bereit
guide-ready-text = Der Rest kommt beim Spielen: Der Spielplan zeigt, was erlaubt ist, und jede Regel ist einen Tipp entfernt.
guide-play = Spiel deine erste Partie
guide-puzzles = Rätsel lösen
guide-puzzles-sub = beste Züge und die Beispiele der Spielregel
guide-rules = Regeln lesen
guide-again = Von vorn beginnen
