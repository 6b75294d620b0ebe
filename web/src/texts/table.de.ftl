### Der Tisch: Frage, Spalte, Rückschau, Hinweise, Blätter (Deutsch).
### $seat und $seats sind Namen von Spielern, $place ein Ort, $rule die Nummer einer Regel.

## Leisten

table-to-home = Zur Startseite
table-home = Startseite
table-tools = Werkzeuge des Tisches
table-phases = Schritte des Zuges
table-phase-done = erledigt
table-phase-of = Schritt { $step } von { $steps }
table-invite = Einladen
table-replay = Film
table-language-to = In English
table-theme = Hell oder dunkel
table-settings = Einstellungen
table-help = So spielt man hier
table-menu = Menü
table-column = Spieler, Verlauf und Regeln
table-board = Spielplan
table-your-turn = Du bist dran
table-open-seat = Platz { $number }
table-loading = Der Tisch wird gedeckt …
table-again = Noch einmal versuchen
table-closed-not-found = Diesen Tisch gibt es nicht.
table-closed-forbidden = Dieser Tisch ist privat.
table-closed-offline = Der Server ist nicht erreichbar.
table-closed-server = Dieser Tisch lässt sich gerade nicht zeigen.

## Frage

table-prompt = Was gerade gefragt ist
table-choose = { $seat }, wähle eine der erlaubten Aktionen.
table-waiting = { $kind ->
    [open] Das Spiel beginnt, wenn alle Plätze besetzt sind; einer ist noch frei.
    [away] { $seat } ist nicht da, ein Bot entscheidet so lange.
    [bot] { $seat } denkt nach{ $phase ->
        [none] .
       *[other] { ": " }{ $phase }.
    }
   *[person] { $seat } entscheidet{ $phase ->
        [none] .
       *[other] { ": " }{ $phase }.
    }
}
table-delayed = { $seconds ->
    [one] Du siehst den Tisch eine Sekunde später.
   *[other] Du siehst den Tisch { $seconds } Sekunden später.
}
table-waiting-since = Seit { $time }.
table-days-hours = { $days } T { $hours } Std
table-hours-minutes = { $hours } Std { $minutes } Min
table-over = { $count ->
    [one] { $winners } gewinnt mit { $points } Punkten.
   *[other] { $winners } gewinnen gemeinsam mit { $points } Punkten.
}
table-over-cause = Grund für das Ende: { $cause }.
table-over-taken-back = Es wurde einvernehmlich etwas zurückgenommen, darum zählt diese Partie nicht in der Statistik.
table-list = { $most } und { $last }
table-did = { $seat }: { $action }.
table-secret-choice = { $seat } wählt verdeckt.
table-no-way-back = kein Zurück
table-ends-turn = beendet deinen Zug
table-skip = Vorspulen
table-sit-down = Den freien Platz nehmen
table-analysis = Analyse
table-rematch = Revanche
table-rematch-join = Zur Revanche

## Zurücknehmen

table-draft = Gewählt, noch nicht ausgeführt
table-draft-strike = Zurücknehmen: { $word }
table-undo-bar = Zurücknehmen
table-undo = Rückgängig
table-redo = Wiederholen
table-restart = Zug von vorn beginnen
table-end-turn = Zug beenden
table-hint = Was täte ein guter Spieler?
table-hint-busy = Ein guter Spieler denkt nach …
table-hint-do = Diesen Zug machen
table-takeback = Um Rücknahme bitten
table-takeback-about = Seither hat der Zufall entschieden, etwas Verdecktes wurde gezeigt oder jemand anders war an der Reihe. Deshalb müssen alle anderen zustimmen. Was nach dem gewählten Zug geschah, wird dann rückgängig gemacht; der Zufall kann anders ausfallen.
table-takeback-asked = { $seat } möchte das zurücknehmen: { $moves }{ $more ->
    [0] { "" }
    [one] { " " }Und 1 weiteren Zug.
   *[other] { " " }Und { $more } weitere Züge.
}
table-takeback-takes = { $count ->
    [0] { "" }
    [one] 1 späterer Zug geht mit.
   *[other] { $count } spätere Züge gehen mit.
}
table-takeback-waits = Die Rücknahme wartet auf { $seats }.
table-agree = Zustimmen
table-refuse = Ablehnen

## Hinweise

table-offline = Die Verbindung ist unterbrochen. Wir versuchen es weiter; nichts ist verloren.
table-rule-open = Regel { $rule } aufschlagen
table-problem-stale = Das Spiel war schon weiter; so steht es jetzt.
table-problem-not-your-turn = Jetzt entscheidet jemand anders.
table-problem-no-undo = Hier gibt es nichts zurückzunehmen.
table-problem-offline = Der Server ist nicht erreichbar. Dein Zug wurde nicht gesendet.
table-problem-forbidden = Dieser Platz gehört dir nicht.
table-problem-csrf = Der Server hat diese Seite nicht wiedererkannt. Dein Zug wurde nicht ausgeführt; versuche es noch einmal.
table-problem-too-many = Das ging zu schnell. Warte einen Moment.
table-problem-server = Der Server hat ein Problem. Versuche es gleich noch einmal.

## Spalte

table-tab-players = Spieler
table-tab-log = Verlauf
table-tab-rules = Regeln
table-tab-chat = Chat
table-tab-analysis = Analyse
table-page-hand = Hand
table-page-ladders = Leisten
table-seat-you = du
table-seat-mine = auch deiner
table-seat-bot = Bot · { $level }
table-seat-open = frei
table-seat-won = gewinnt
table-seat-away = ein Bot vertritt
table-come-back = Wieder übernehmen
table-leave = Von einem Bot vertreten lassen
table-online = am Tisch
table-offline-seat = nicht am Tisch
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-time-left = noch { $time }
table-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
table-tiles = { $tiles ->
    [none] kein Aktions-Plättchen mehr
   *[other] unbenutzte Aktions-Plättchen: { $tiles }
}
table-orders = Automatische Antworten
table-orders-about = Im Voraus gegeben, damit niemand auf dich warten muss. Sie gelten ab der nächsten Entscheidung, und der Verlauf kennzeichnet, was sie getan haben.
table-orders-none = Dieses Spiel kennt keine automatischen Antworten.
order-pass_without_card = In einer Auseinandersetzung passen, wenn keine meiner Karten gelegt werden darf
order-influence = Den Einfluss nehmen statt eines zweiten Steins
order-tiles = Aktions-Plättchen nutzen
order-sea_battles = Kämpfen, wenn Flotten sich begegnen
order-offers = Angeboten anderer zustimmen
order-reinforcements = Vor einem Wurf verstärken
order-expulsions = Handelsposten eines Angreifers ausweisen
table-order-own = { $place }: { $answer }
table-order-forget = wie überall
table-order-ask = Mich fragen
table-order-always = Immer
table-order-never = Nie
table-order-place = Nur in
table-order-everywhere = Überall
table-order-threshold = Ab dieser Zahl

## Verlauf

table-film = Seit deinem letzten Zug
table-log-whole = Der ganze Verlauf
table-log-empty = Noch ist nichts geschehen.
table-earlier = Früheres
table-log-setup = Vor dem ersten Zug
table-log-turn = Zug { $turn } · { $seat }
table-log-about = { $place }: { $count ->
    [0] noch nichts
    [one] eine Zeile
   *[other] { $count } Zeilen
}
table-automatic = automatisch
table-automatic-long = Eine automatische Antwort oder eine Vertretung hat gehandelt.
table-why = warum?
table-terms = { $count ->
    [one] eine Einzelheit
   *[other] { $count } Einzelheiten
}
table-sum = { $seat } +{ $points }
table-go-step = Schritt { $step } zeigen

## Regeln und Chat

table-rules-search = In den Regeln suchen
table-rules-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] Eine Regel
   *[other] { $count } Regeln
}
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Senden

## Rückschau

table-back-to-now = Zurück ins Jetzt
table-replay-start = Vor dem ersten Zug.
table-film-start = So stand es nach deinem letzten Zug.
table-replay-back = Zurück (←)
table-replay-on = Weiter (→)
table-replay-play = Abspielen (Leertaste)
table-replay-pause = Anhalten (Leertaste)
table-fork = Von hier weiterspielen
table-fork-title = Was wäre, wenn – ab Schritt { $step }
table-fork-back = Zurück zur Partie
table-fork-about = Eine private Kopie ab diesem Schritt, mit Bots auf den anderen Plätzen

## Nach dem Spiel

table-evaluation = Wie die Partie lief
table-evaluation-runs = Ein starker Bot sieht sich jede Stellung an …
table-evaluation-failed = Zu dieser Partie gibt es keine Analyse.
table-graph-go = Erwarteter Anteil am Sieg je Spieler; ein Klick führt zu diesem Schritt
table-swings = Die größten Umschwünge
table-swing = { $seat } { $delta } %
table-dice = Der Zufall, nachgeprüft
table-dice-about = Zu Beginn wurde ein Prüfwert des Startwerts veröffentlicht; jetzt liegt der Startwert offen. Prüfe, ob alle gezogenen Karten aus ihm folgen.
table-dice-check = Alle Ziehungen prüfen
table-dice-good = Alle { $count } Ziehungen folgen aus dem Startwert.
table-dice-bad = Die Ziehungen folgen nicht aus dem Startwert.
table-ledger = Glück
table-ledger-about = Was jeder gezogen hat, daneben das, was zu erwarten war.
table-ledger-draws = Ziehungen
table-ledger-off = Unerwartet
table-ledger-odds = Chance dafür
table-record = Aufzeichnung
table-record-about = Eine Datei mit Regelfassung, Startwert, Zügen und Ergebnis; jeder andere Server kann sie öffnen.
table-record-save = Aufzeichnung speichern

## Teilen

table-share = Tisch teilen
table-share-about = { $count ->
    [one] Ein Platz ist frei. Wer diesen Link öffnet, nimmt ihn ein.
   *[other] { $count } Plätze sind frei. Wer diesen Link öffnet, nimmt einen davon ein.
}
table-share-watch = Wer diesen Link öffnet, kann zuschauen.
table-share-link = Link
table-share-qr = QR-Code des Links
table-share-copy = Kopieren
table-share-copied = Der Link ist kopiert.
table-share-local = Diese Adresse gilt nur auf diesem Gerät. Um andere einzuladen, starte den Server mit --host 0.0.0.0 und öffne ihn über die Adresse des Geräts.

## Übergeben

table-handover = Jetzt ist { $seat } dran
table-handover-about = { $game }: Niemand sonst sollte jetzt auf den Bildschirm schauen.
table-handover-me = Ich bin { $seat }

## Telefon

table-sheet-low = Hochziehen: eine Seite zeigen
table-sheet-middle = Hochziehen: die ganze Seite zeigen
table-sheet-high = Herunterziehen: nur die Frage
table-show-text = Als Text zeigen
table-show-board = Den Spielplan zeigen

## Einstellungen und Hilfe

table-set-language = Sprache
table-set-theme = Aussehen
table-set-motion = Bewegung
table-set-speed = Züge der anderen
table-theme-system = Wie das System
table-theme-light = Hell
table-theme-dark = Dunkel
table-theme-contrast = Hoher Kontrast
table-motion-system = Wie das System
table-motion-on = An
table-motion-off = Aus
table-speed-slow = Langsam
table-speed-normal = Normal
table-speed-fast = Schnell
table-speed-instant = Sofort
table-find = Einen Ort finden
table-help-turn = Die Leiste über dem Spielplan sagt, wer entscheidet und was gefragt ist. Gold ist, was du wählen darfst, Grünspan, was du gewählt hast, bei Rot gibt es kein Zurück.
table-help-forbidden = Tippe auf etwas, das nicht möglich ist: Der Grund und seine Regel erscheinen und bleiben, bis du sie schließt.
table-help-undo = Jeder Klick lässt sich zurücknehmen, bis eine Karte gezogen oder etwas aufgedeckt wird oder jemand anders entscheidet.
table-help-log = Ortsnamen im Verlauf leuchten auf dem Spielplan auf; tippe auf einen Ort, um seine Zeilen zu sehen. „warum?“ ist die Begründung eines Bots.
table-help-back = Sieh dir jeden Schritt noch einmal an, auch während das Spiel läuft; „Was wäre, wenn?“ öffnet von dort eine private Kopie.
table-keys = Tasten
table-key-name-Space = Leertaste
table-key-name-Home = Pos1
table-key-name-End = Ende
table-key-act = die Hauptaktion ausführen
table-key-choice = zu dem, was zu wählen ist; nochmals: weiter
table-key-back = zurück, schließen, rückgängig
table-key-undo = rückgängig
table-key-redo = wiederholen
table-key-end = Zug beenden
table-key-hint = einen Tipp holen
table-key-log = Verlauf
table-key-map = Spielplan
table-key-text = Spielplan als Text
table-key-find = einen Ort finden
table-key-help = diese Seite
table-key-step = Film: Schritt für Schritt
table-key-ends = Film: Anfang und Ende
table-key-play = Film: abspielen oder anhalten
table-key-chapter = Film: ein Kapitel zurück oder weiter
table-key-speed = Film: schneller oder langsamer
table-key-moment = Film: Kommendes verbergen, Moment teilen

## Textansicht

text-choices = Was du tun darfst
text-position = Die Stellung
text-hidden = { $count ->
    [one] eine, verdeckt
   *[other] { $count }, verdeckt
}
text-empty-rows = { $count ->
    [one] und eine Zeile ohne Eintrag
   *[other] und { $count } ohne Eintrag
}
field-turn = Zug
field-active = Aktiver Spieler
field-tribe = Volk im Spiel
field-pile = Nachziehstapel
field-triggers = Eingetretene Auslöser des Endes
field-tiles = Übrige Befriedungs-Plättchen
field-score = Punkte
field-unused = Unbenutzte Aktions-Plättchen
field-influence = Einfluss
field-supply = Vorrat an Steinen
field-stones = Steine je Provinz
field-pacified = Befriedete Provinzen
field-discard = Ablagestapel
field-hand = Handkarten
field-laid = In der Auseinandersetzung gelegte Karten
field-aside = Beiseitegelegte Karten
field-picks = Gewählte Karten
field-unseen = Karten, die du nicht gesehen hast
