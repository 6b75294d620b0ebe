### Die Seiten rund um die Tische: Leiste, Start, neuer Tisch, Konto, Zuschauen, Lernen, Statistik, Dank (Deutsch).

## Allgemein

ui-close = Schließen
ui-rule-K = Klarstellung { $number }
ui-rule-D = Entscheidung { $number }
ui-rule-E = Klarstellung { $number }
ui-rule-WE = Klarstellung W{ $number }
ui-rule-C = Zufall { $number }
ui-rule-SU = Aufbau { $number }
ui-cancel = Abbrechen
page-skip = Zum Inhalt springen
page-load-failed = Diese Seite ließ sich nicht laden.
page-reload = Neu laden
page-not-found = Diese Seite gibt es nicht
page-home = Zur Startseite

## Leiste

nav-home = Aevum, Startseite
nav-pages = Seiten
nav-play = Spielen
nav-watch = Zuschauen
nav-learn = Lernen
nav-statistics = Statistik
nav-credits = Dank und Lizenzen
settings-switch-language = Switch to English
settings-theme-now = { $theme ->
    [light] Farben: hell
    [dark] Farben: dunkel
    [contrast] Farben: hoher Kontrast
   *[system] Farben: wie auf diesem Gerät
}

## Spiele

game-players = { $fewest ->
    [2] { $most ->
        [2] 2 Personen
       *[other] 2–{ $most } Personen
    }
   *[other] { $fewest }–{ $most } Personen
}

## Start

home-title = Vier Spiele über die Völker der Antike
home-code = Code oder Link eines Tisches
home-code-wrong = Das ist weder Code noch Link eines Tisches.
home-join = Beitreten
home-play-bots = Gegen Bots spielen
home-play-bots-game = { $game }: gegen Bots spielen
home-invite = Mit Freunden
home-invite-game = { $game }: mit Freunden
home-early = Frühe Fassung.
home-coming = Demnächst

## Tische

lobby-yours = Deine Tische
lobby-waiting = { $waiting ->
    [one] 1 wartet auf dich
   *[other] { $waiting } warten auf dich
}
lobby-yours-empty = Noch kein Tisch. „Gegen Bots spielen“ eröffnet sofort einen.
lobby-loading = Deine Tische werden gesucht …
lobby-open-tables = Offene Tische
lobby-take-a-seat = nimm Platz
lobby-sit = Platz nehmen
lobby-open = Öffnen
lobby-damaged = Diese Partie ist beschädigt. „aevum admin repair { $id }“ auf dem Server würde { $kept } ihrer Einträge behalten und { $lost } entfernen.
lobby-more = Mehr zeigen
lobby-your-turn = Du bist dran
lobby-watch = Zuschauen
lobby-own-table = Dein eigener Tisch
lobby-own-table-sub = Spiel, Plätze, Bots und Tempo wählen
lobby-new-table = Neuer Tisch
lobby-finished = { $since ->
    [now] Gerade beendet
   *[other] Beendet { $since }
}
lobby-free-seats = { $free ->
    [one] 1 Platz ist frei
   *[other] { $free } Plätze sind frei
}
lobby-waiting-for = { $since ->
    [now] { $name } ist dran
   *[other] { $name } ist dran, letzter Zug { $since }
}
lobby-node = Du entscheidest

## Einladung

invite-title = Einladen
invite-intro = Wer diesen Link öffnet, bekommt einen freien Platz. Ganz ohne Konto.
invite-how-many = Wie viele Freunde lädst du ein?
invite-more = Bots, Tempo und mehr …
invite-link = Link
invite-copy = Kopieren
invite-copied = Der Link ist kopiert.
invite-share = Teilen
invite-qr = QR-Code des Links
invite-local = Diese Adresse gilt nur auf diesem Gerät. Um andere Geräte einzuladen, öffne die Seite unter der Adresse, die der Server in deinem Netz hat.
invite-to-table = Zum Tisch

## Beitreten

join-title = Du bist eingeladen
join-table = { $game } { $title ->
    [none] { "" }
   *[other] · { $title }
}
join-seats = Am Tisch
join-open-seat = freier Platz
join-bot = Bot
join-name = Dein Name
join-sit = Platz nehmen
join-full = Alle Plätze sind besetzt. Du kannst zuschauen.
join-watch = Zuschauen
join-unknown = Unter diesem Link gibt es keinen Tisch.

## Neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-name = Name des Tisches (freiwillig)
new-name-example = Sonntagsrunde
new-seats = Personen
new-seat = Platz { $number }
new-seat-kind = { $kind ->
    [me] Ich
    [friend] Freund, per Link
    [bot] Bot
   *[device] Am selben Gerät
}
new-seat-letter = { $kind ->
    [bot] Bot
   *[other] +
}
new-bot-level = Stärke des Bots auf Platz { $number }
new-device-name = Name der Person auf Platz { $number }
new-friend-note = bekommt den Link
new-pace = Tempo
new-pace-kind = { $kind ->
    [live] Mit Uhr
    [days] Tage je Zug
   *[none] Ohne Uhr
}
new-pace-bank = Zeitguthaben
new-pace-step = Je Zug
new-pace-live-bank = { $count } min
new-pace-live-step = + { $count } s
new-pace-days-bank = { $count ->
    [0] keines
    [one] 1 Tag
   *[other] { $count } Tage
}
new-pace-days-step = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
new-pace-note = { $kind ->
    [live] Alle sind da. Das Guthaben läuft bei den eigenen Entscheidungen ab; jeder Zug schreibt Zeit gut. Ist es leer, spielt ein Bot für dich, bis du wiederkommst.
    [days] Zieh, wann es dir passt. Wer länger braucht, zehrt vom Guthaben.
   *[none] Nimm dir alle Zeit. Du kannst gehen und wiederkommen.
}
new-options = Optionen des Spiels
new-options-open = wie das Spiel es vorsieht
new-more = Außerdem
new-delay = Zuschauer sehen den Tisch
new-delay-seconds = { $seconds ->
    [0] sofort
    [30] 30 Sekunden später
    [60] eine Minute später
    [300] fünf Minuten später
   *[other] { $seconds } Sekunden später
}
new-hints = Tipps sind erlaubt
new-listed = In der Liste der offenen Tische zeigen
new-listed-needs = braucht einen Platz für einen Freund
new-create = Tisch eröffnen
new-create-link = dann bekommst du den Link

## Konto

account-title = Dein Name
account-open = Dein Name: { $name }
account-newcomer = Gast
account-bot = Bot { $number }
account-guest = Du spielst als Gast. Dieser Browser merkt sich dich.
account-kept = Du bist als { $name } angemeldet.
account-name = Name
account-passphrase = Passphrase
account-passphrase-help = Mindestens 8 Zeichen; am besten ein kurzer Satz.
account-rename = Name
account-claim = Behalten
account-signin = Anmelden
account-rename-intro = So sehen dich die anderen am Tisch.
account-claim-intro = Eine Passphrase sichert deinen Namen und deine Tische; so findest du sie auf jedem Gerät wieder.
account-signin-intro = Auf diesem Gerät unter einem Namen weiterspielen, den du behalten hast.
account-rename-do = Speichern
account-claim-do = Namen behalten
account-signin-do = Anmelden
account-signout = Abmelden
account-renamed = Du heißt jetzt { $name }.
account-claimed = { $name } gehört dir. Auf anderen Geräten meldest du dich mit deiner Passphrase an.
account-signed-in = Willkommen zurück, { $name }.
account-signed-out = Du bist abgemeldet und spielst als { $name }.

account-notices = Nachrichten
notices-intro = Wir sagen dir Bescheid, wenn du dran bist und gerade nicht hier.
notices-none = Dieser Server verschickt keine Nachrichten.
notices-kind = { $kind ->
    [mail] E-Mail
    [webhook] Webhook
   *[other] { $kind }
}
notices-how = Wie
notices-target = { $kind ->
    [mail] E-Mail-Adresse
   *[other] Adresse
}
notices-add = Hinzufügen
notices-remove = { $target } entfernen
notices-test = Probe senden
notices-arrived = Die Probe ist angekommen.
notices-failed = Die Probe kam nicht an: { $problem }
notices-code = Code aus der E-Mail
notices-confirm = Bestätigen
notices-confirmed = Die Adresse ist bestätigt.

account-sessions = Geräte
sessions-intro = Hier bist du angemeldet. Ein Gerät, das ein halbes Jahr nicht benutzt wird, wird von selbst abgemeldet.
sessions-browser = { $known ->
    [Edg] Edge
    [OPR] Opera
    [Firefox] Firefox
    [Chrome] Chrome
    [Safari] Safari
   *[other] { $browser }
}
sessions-here = dieses Gerät
sessions-seen = { $since ->
    [now] jetzt in Gebrauch
   *[other] zuletzt { $since }
}
sessions-end = { $browser } abmelden
sessions-end-others = Alle anderen abmelden
sessions-old = Bisherige Passphrase
sessions-new = Neue Passphrase
sessions-change = Passphrase ändern
sessions-passphrase-changed = Die Passphrase ist geändert; alle anderen Geräte sind abgemeldet.

## Zuschauen

watch-title = Zuschauen
watch-sub = Tische, an denen zugeschaut werden darf. Du siehst, was alle am Tisch sehen dürfen.
watch-empty = Gerade spielt niemand öffentlich.

## Lernen

learn-title = Lernen
learn-sub = Lass dich durch ein erstes Spiel führen, löse die Beispiele der Anleitung oder lies die Regeln.
learn-guided = Erstes Spiel, geführt
learn-guided-sub = { $game }: ein kurzes Spiel gegen einen sanften Bot, in dem jeder Schritt erklärt wird.
learn-guided-do = Beginnen
learn-puzzles = Rätsel
learn-puzzles-sub = Stellungen aus der Anleitung, mit geprüften Lösungen.
learn-puzzles-empty = Noch gibt es keine Rätsel.
learn-puzzle-rule = Regel { $rule }
learn-rules = Regeln von { $game }
learn-rules-loading = Die Regeln werden geholt …

## Statistik

statistics-title = Statistik
statistics-sub = Beendete Partien auf diesem Server.
statistics-empty = Noch ist keine Partie zu Ende gegangen.
statistics-csv = Als Tabelle laden (CSV)
statistics-by = Unterscheiden
statistics-by-bot = Nach Stärke
statistics-by-seat = Nach Platz
statistics-by-both = Nach beidem
statistics-ends = Wie Partien endeten
statistics-person = Menschen
statistics-interval = Die Spanne in Klammern enthält den wahren Anteil in 95 von 100 Fällen.
statistics-taken-back = { $count ->
    [one] Eine Partie zählt nicht, weil darin einvernehmlich etwas zurückgenommen wurde.
   *[other] { $count } Partien zählen nicht, weil darin einvernehmlich etwas zurückgenommen wurde.
}
statistics-column = { $column ->
    [game] Spiel
    [players] Personen
    [seat] Platz
    [bot] Gespielt von
    [games] Partien
    [wins] Siege
    [share] Anteil der Siege
    [mean_points] Punkte je Partie
    [cause] Weil
   *[other] { $column }
}

## Dank

credits-title = Dank und Lizenzen
credits-aevum = Aevum ist freie Software unter der MIT-Lizenz. Die Spiele gehören ihren Autoren und Verlagen; Pläne, Karten und Texte sind hier neu gezeichnet und geschrieben.
credits-icons = Zeichen
credits-icons-text = Von game-icons.net, unter Creative Commons Namensnennung 3.0. Umgefärbt und skaliert.
credits-icons-by = von { $author }
credits-emblems = Embleme der Mosaike
credits-emblems-text = Gezeichnet von Delapouite, Lorc, Cathelineau, Skoll und anderen Urhebern von game-icons.net, die dort einzeln genannt sind; von uns in Stein gelegt:
credits-fonts = Schriften
credits-fonts-text = Beide unter der SIL Open Font Licence 1.1.
credits-maps = Karten
credits-maps-text = Küsten und Flüsse aus Natural Earth, gemeinfrei; die antiken Grenzen sind von uns gezeichnet.
credits-software = Software in diesen Seiten

## Probleme

problem-offline = Der Server ist nicht zu erreichen. Wir versuchen es weiter.
problem-server = Der Server hat ein Problem. Bitte versuche es gleich noch einmal.
problem-not-found = Das gibt es nicht oder nicht mehr.
problem-forbidden = Das darfst du nicht.
problem-csrf = Der Server hat diese Seite nicht wiedererkannt. Bitte versuche es noch einmal.
problem-too-large = Das ist zu groß.
problem-bad-name = Dieser Name geht nicht, oder Name und Passphrase passen nicht zusammen.
problem-bad-record = Diese Datei enthält kein Spiel, das sich hier nachspielen lässt.
problem-too-many = Das war zu viel auf einmal. Bitte warte einen Augenblick.
problem-unavailable = Der Server kommt gerade nicht an seine Spiele. Bitte versuche es gleich noch einmal.
problem-stale = Am Tisch ging es inzwischen weiter; hier ist der jetzige Stand.
problem-not-your-turn = Du bist nicht am Zug.
problem-no-undo = Es gibt nichts mehr zurückzunehmen.
problem-unknown = Etwas ist schiefgegangen. Bitte lade die Seite neu.
problem-bad-request = Das hat der Server nicht verstanden.
problem-refused = Das lehnt der Server ab.
problem-illegal = Das geht jetzt nicht.
problem-damaged = Diese Partie ist beschädigt und lässt sich nicht öffnen.
why-damaged = Diese Partie ist beschädigt. „aevum admin repair { $id }“ auf dem Server würde { $kept } ihrer Einträge behalten und { $lost } entfernen.
why-record-too-long = Partien mit bis zu { $most } Einträgen lassen sich hereinholen.
why-record-too-slow = Diese Partie nachzuspielen dauert hier zu lange.
why-too-many-tables = Du hast schon { $most } Tische; beende oder lösche erst einige davon.
why-chat-full = An diesem Tisch ist alles gesagt: { $most } Nachrichten.
why-seats-taken = Alle Plätze dieses Tisches sind besetzt; du kannst zuschauen.
why-archive-not-yours = Dieser Tisch steht nicht in deiner Liste.
why-archive-later = Ein Tisch kommt ins Archiv, wenn seine Partie vorbei ist.
why-delete-for-owner = Einen Tisch löscht, wer ihn eröffnet hat.
why-delete-others-play = An diesem Tisch spielen noch andere.
why-fill-for-owner = Einen Tisch füllt auf, wer ihn eröffnet hat.
why-invitation-only = An diesen Tisch kommt man nur mit Einladung.
why-invitation-unknown = Diese Einladung gilt nicht.
why-table-private = Dieser Tisch ist privat.
why-not-begun = Das Spiel beginnt, wenn alle Plätze besetzt sind.
why-session-ended = Diese Anmeldung ist beendet; melde dich neu an.
why-too-often = Das wurde zu oft versucht; versuch es in { $minutes } Minuten wieder.
why-code-wrong = Das ist nicht der Code, der dorthin geschickt wurde.
why-seat-not-yours = Dieser Platz gehört dir nicht.
why-no-hints = An diesem Tisch gibt es keine Tipps.
why-chat-for-players = Nur wer am Tisch sitzt, redet mit.
why-chat-length = Eine Nachricht hat 1 bis { $most } Zeichen.
why-rematch-for-players = Eine Revanche gibt es für alle, die mitgespielt haben.
why-rematch-later = Eine Revanche gibt es, wenn die Partie zu Ende ist.
why-name-length = Ein Name hat 1 bis { $most } Zeichen.
why-name-kept = Ein Konto behält seinen Namen.
why-name-taken = Der Name { $name } ist vergeben.
why-signed-in = Du bist schon angemeldet.
why-passphrase-short = Eine Passphrase hat mindestens { $least } Zeichen.
why-sign-in-wrong = Name und Passphrase passen nicht zusammen.
why-mail-needs-account = Mail gibt es nur mit Konto: Wähle erst einen Namen und eine Passphrase.
why-no-mail = Dieser Server verschickt keine Mail.
why-mail-address = Das ist keine Mailadresse.
why-hook-address = Ein Webhook ist eine Adresse, die mit http:// oder https:// beginnt.
why-hook-host = Der Rechner { $host } ist nicht zu finden.
why-hook-private = Eine Nachricht darf nicht in ein privates Netz führen.
why-too-many-notices = { $most } Nachrichtenziele sind genug; lösche erst eines.
why-test-too-soon = Eine Probe geht nur alle { $seconds } Sekunden.
why-busy = Danach fragen gerade zu viele. Bitte versuche es gleich noch einmal.
why-budget = Ein Bot darf hier höchstens { $seconds } Sekunden nachdenken oder { $walks } Partien durchrechnen.
why-not-delivered = Die Nachricht kam nicht an. Prüfe die Adresse.
