### Das Terminal - was `aevum play` sagt (Deutsch).

welcome = { $game }, { $players } Spieler. Gib eine Zahl oder die Wörter einer Möglichkeit ein; Tab ergänzt, help nennt die Befehle.
welcome-you = Du bist { $seat }.
seed-promise = Der Zufall steht fest; sein Startwert hat die Prüfsumme { $hash }. Er wird am Ende der Partie gezeigt.
resumed = Die Partie geht bei Schritt { $steps } weiter.
kept = Die Partie ist aufbewahrt. Weiter geht es mit: { $command }
saved = Die Aufzeichnung steht in { $file }.
not-saved = { $file } lässt sich nicht schreiben: { $reason }.
taken-back = Zurückgenommen.
done-again = Wiederholt.
restarted = Zurück bis zur letzten gezogenen Karte oder Enthüllung.
no-undo = Es gibt nichts zurückzunehmen: Der letzte Schritt war von jemand anderem, eine Karte wurde gezogen oder etwas Verdecktes gezeigt.
no-redo = Es gibt nichts zu wiederholen.
moved-on = Die Partie wurde anderswo weitergespielt; so steht sie jetzt.
hand-over = Gib die Tastatur an { $seat } weiter und drücke dann die Eingabetaste.
press-enter = Weiter mit der Eingabetaste.
thinking = { $seat } denkt nach …
bot-reason = – { $reason }
hint-move = { $bot } würde wählen: { $action } ({ $word }).
any-prompt = { $seat }, wähle eine von { $count } Aktionen.
choices-on-board = Die Zahlen 1 bis { $last } stehen auf dem Spielplan.
choice-ambiguous = „{ $line }“ kann mehreres heißen: { $options }.
choice-not-now = „{ $line }“ ist jetzt nicht möglich; why und eine Aktion nennen den Grund.
choice-no-number = Es gibt keine Möglichkeit { $number }; es gibt 1 bis { $count }.
not-understood = „{ $line }“ ist weder eine Möglichkeit noch ein Befehl; help nennt die Befehle.
not-understood-near = „{ $line }“ ist weder eine Möglichkeit noch ein Befehl. Meinst du { $near }?
legal-now = Das ist jetzt möglich: { $action }.
why-what = Nenne eine Aktion{ $example ->
    [none] .
   *[other] , zum Beispiel: why { $example }
}
rules-what = Nenne eine Regel, zum Beispiel: rules R4.3
no-rule = Es gibt keine Regel „{ $rule }“.
no-language = Es gibt zwei Sprachen: lang de und lang en.
save-what = Nenne eine Datei, zum Beispiel: save partie.json
log-number = Wie viele Zeilen? Zum Beispiel: log 20
board-what = Auf dem Spielplan gibt es nichts namens „{ $word }“.
sum-what = { $count ->
    [0] Hier gibt es keine Summen aufzuschlüsseln: Der Spielplan zeigt sie mit ihren Gliedern.
   *[other] Nenne eine Summe: { $names }
}
orders-none = Dieses Spiel kennt keine automatischen Antworten.
orders-line = { $number } { $order }: { $answer }
orders-how = Ändern mit der Nummer und der Antwort: orders 1 nie, orders 1 fragen; wo es das gibt, auch immer.
orders-always = immer
orders-never = nie
orders-ask = fragen
log-empty = Es ist noch nichts geschehen.

help-title = Befehle
help-choices = Eine Zahl oder die Wörter einer Möglichkeit; der Anfang genügt, das Verb kann fehlen{ $choice ->
    [none] .
   *[other] { ": " }{ $choice }.
}
help-why = Warum ist eine Aktion nicht möglich? Mit ihrer Regel{ $why ->
    [none] .
   *[other] { ": " }why { $why }
}
help-undo = Den letzten eigenen Schritt zurücknehmen, bis zur letzten gezogenen Karte oder Enthüllung.
help-redo = Wiederholen, was du zurückgenommen hast.
help-restart = Alle eigenen Schritte seit der letzten gezogenen Karte oder Enthüllung zurücknehmen.
help-save = Die Aufzeichnung der Partie in eine Datei schreiben.
help-rules = Eine Regel, ein Kapitel oder eine Klarstellung zeigen, etwa rules R4.3, rules R4
help-orders = Automatische Antworten, im Voraus gegeben: orders, orders 1 nie
help-log = Was geschehen ist: log, log 30
help-board = Den Spielplan noch einmal zeichnen oder von etwas darauf erzählen{ $place ->
    [none] .
   *[other] { ": " }board { $place }
}
help-sum = { $sum ->
    [none] Dieses Spiel zeigt seine Zahlen schon mit ihren Gliedern.
   *[other] Eine Zahl in ihre Glieder zerlegen: sum { $sum }
}
help-hint = Ein Tipp: was der Bot greedy täte.
help-lang = Deutsch oder Englisch: lang de, lang en
help-help = Diese Liste.
help-quit = Aufhören; die Partie bleibt aufbewahrt.

end-title = Die Partie ist zu Ende: { $cause }.
end-winner = { $names } gewinnt mit { $points } Punkten.
end-winners = { $names } gewinnen gemeinsam mit je { $points } Punkten.
end-seed = Startwert { $seed }, Prüfsumme { $hash }.
end-verify = So lässt sich jeder Schritt und jeder Zufall beweisen: hier save DATEI, dann aevum verify DATEI.
end-place = Platz
end-player = Spieler
end-points = Punkte
you = du

no-bot = Es gibt keinen Bot namens „{ $word }“; es gibt: { $bots }. Der Name eines Menschen beginnt mit einem Großbuchstaben, und me bist du.
no-person = Jemand muss spielen: Nenne unter den Plätzen mindestens einen Menschen, zum Beispiel me,greedy,greedy.
how-many = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
seats-and-players = Du hast { $seats } Plätze genannt, aber --players sagt { $players }.
same-name = Zwei Spieler heißen { $name }; gib ihnen verschiedene Namen.
resume-alone = Eine fortgesetzte Partie behält ihre Plätze und ihren Zufall: Lass { $option } weg.
resume-other-game = Partie { $id } ist eine Partie { $game }.
no-script = { $file } lässt sich nicht lesen: { $reason }.
first-seat = --first nennt einen Platz von 1 bis { $players }, nicht { $first }.
