### Die Halle der Spiele: Banner, wartende Tische, erster Besuch, Archiv (Deutsch).

## Banner

home-games = Spiele
home-learn = Lernen
home-learn-game = { $game }: lernen
home-bots = Zahl und Stärke der Bots
home-bots-game = { $game }: Zahl und Stärke der Bots
bots-how-many = Wie viele Bots?
bots-level = Wie stark?
game-time = Eine Partie dauert
game-depth = { $depth ->
    [1] leicht
    [2] mittel
    [3] tief
   *[other] gewaltig
}

## Wartende Tische

home-your-turn = Du bist dran, { $name }
home-your-turn-guest = Du bist dran
home-waiting = { $waiting ->
    [one] ein Tisch wartet auf dich
    [2] zwei Tische warten auf dich
   *[other] { $waiting } Tische warten auf dich
}
home-more-waiting = + { $more } weitere
home-table-spoken = { $game }, { $name }. Du bist dran: { $line }. { $time }
home-invite-again = Einladen
lobby-against = gegen { $names }
lobby-no-clock = ohne Uhr
lobby-clock-days = { $hours ->
    [0] { $days } T
   *[other] { $days } T { $hours } Std
}
lobby-clock-hours = { $hours } Std { $minutes } Min
lobby-clock-minutes = { $minutes } Min

## Tische zum Zuschauen und Lektion

home-live = Gerade gespielt
home-live-flag = live
home-bots-play = Bots setzen sich und spielen; du schaust zu.
home-lesson = Lektion: { $game }
home-lesson-begun = Weiter, wo du aufgehört hast
home-lesson-new = Eine geführte Partie, Schritt für Schritt
home-lesson-go = Weiter
home-lesson-start = Beginnen
home-lesson-go-game = Lektion: { $game }
watch-bots = Bots spielen lassen
watch-bots-sub = Eine Partie unter Bots beginnt sofort; du und andere könnt zuschauen.

## Erster Besuch

first-sign-in = Anmelden
first-play = Deine erste Partie spielen
first-note = { $game } · etwa 12 Minuten · ganz ohne Konto
first-look = Oder sieh dich erst um
first-join = Zu einem Tisch

## Archiv und Löschen

lobby-private = Was-wäre-wenn und eingelesene Partien
lobby-archive = Archiv
lobby-archive-table = { $archived ->
    [yes] { $table }: zurück in die Liste
   *[no] { $table }: ins Archiv
}
lobby-delete-table = { $table }: löschen
lobby-delete-title = Diesen Tisch löschen?
lobby-delete-note = Partie und Verlauf sind dann für alle endgültig fort.
lobby-delete = Löschen

## Einladung

invite-bots = Bots auf den übrigen Plätzen
invite-do = Link holen
invite-code = Code:
invite-fill = Mit Bots auffüllen und beginnen

## Eine Aufzeichnung, die auf die Seite gezogen wird

drop-here = Aufzeichnung hier ablegen
drop-reading = Die Partie wird nachgespielt …
drop-no-record = Diese Datei ist keine Aufzeichnung einer Partie.
