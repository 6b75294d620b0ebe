### Rätsel (quiz-) und die geführte erste Partie (guide-) (Deutsch).
### $count und $total sind Zahlen, $names eine Liste von Provinzen oder Völkern, $label das, wonach gefragt ist.

## Rätsel

quiz-loading = Der Spielplan wird aufgebaut …
quiz-to-learn = Zurück zu „Lernen“
quiz-title = Rätsel { $number } von { $total }
quiz-all = Alle Rätsel
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
guide-ready-text = { $game ->
    [rising_cultures] Du hast eine Runde mit allen vier Nutzungen einer Karte gespielt, eine Provinz gewonnen, den Marker geholt und ein Goldenes Zeitalter begonnen.
   *[other] Du hast einen Zug gespielt, eine Auseinandersetzung bestanden, eine Wertung gesehen und ein Plättchen verwendet.
} Der Rest kommt beim Spielen: Der Spielplan zeigt, was erlaubt ist, und jede Regel ist einen Tipp entfernt.
guide-play = Spiel deine erste Partie
guide-puzzles = Rätsel lösen
guide-puzzles-sub = die Beispiele der Spielregel
guide-rules = Regeln lesen
guide-again = Von vorn beginnen

## Titel der Schritte: Attila

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

## Titel der Schritte: Rising Cultures

guide-rising_cultures-aim = Worum es geht
guide-rising_cultures-tableau = Dein Tableau
guide-rising_cultures-swap = Ein Tausch
guide-rising_cultures-return = Unter das Deck
guide-rising_cultures-resource = Eine Ressource
guide-rising_cultures-build = Ein Bauwerk
guide-rising_cultures-ascend = Der Aufstieg
guide-rising_cultures-military = Militär
guide-rising_cultures-contest = Die Provinz
guide-rising_cultures-round-end = Das Ende einer Runde
guide-rising_cultures-ruler = Ein Herrscher
guide-rising_cultures-golden = Das Goldene Zeitalter
guide-rising_cultures-coins = Münzen
guide-rising_cultures-end = Wie eine Partie endet
