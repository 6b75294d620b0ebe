### Der Trainer: wo eine beendete Partie entschieden wurde (Deutsch).
### $chance, $better und $percent sind geschrieben wie 73 %, $points wie +3.

coach-name = Trainer
coach-title = Wo die Partie entschieden wurde
coach-result = Ergebnis
coach-seats = Wessen Partie
coach-lost = { $points ->
    [0] Gleichauf mit { $rival } und doch nicht Erster, { $player }.
    [one] Ein Punkt fehlte, { $player }.
   *[other] { $points } Punkte fehlten, { $player }.
}
coach-won = { $points ->
    [0] Du teilst dir den Sieg, { $player }.
    [one] Mit 1 Punkt Vorsprung gewonnen, { $player }.
   *[other] Mit { $points } Punkten Vorsprung gewonnen, { $player }.
}
coach-lost-how = { $count ->
    [0] Am besten standest du bei { $chance }; an deinen eigenen Zügen lag es nicht.
    [one] Am besten standest du bei { $chance }; eine eigene Entscheidung ließ die anderen wieder heran.
   *[other] Am besten standest du bei { $chance }; { $count } eigene Entscheidungen ließen die anderen wieder heran.
}
coach-won-how = Am tiefsten standest du bei { $chance }.
coach-curve = Deine Gewinnchance
coach-curve-spoken = Deine Gewinnchance ging von { $from } auf { $to }; daneben steht die von { $rival }.
coach-busy = Jede Stellung wird abgewogen, und die Züge, auf die es ankam, werden Hunderte Male weitergespielt. Das dauert etwa eine Minute.
coach-failed = Diese Partie ließ sich nicht durchsehen. Versuche es später noch einmal.
coach-running = Der Trainer blickt zurück, wenn die Partie vorbei ist.
coach-nothing = Nichts, was du getan hast, kostete mehr als 3 %.
coach-show = { $title }, { $cost }
coach-chance = { $percent } %
coach-chance-least = < 1 %
coach-chance-most = > 99 %
coach-chance-of = Gewinnchance
coach-cost = { $percent } %
coach-points = { $points } SP
coach-points-rival = { $rival } { $points } SP
coach-both-points = du : bester Gegner, SP
coach-turn = Dein Zug { $turn } von { $turns }
coach-you = Du
coach-master = Meister
coach-master-move = der Zug eines Meisters
coach-your-move = dein Zug
coach-against = Dein Zug: { $facts }
coach-for = Der des Meisters: { $facts }
coach-praise = Gut gesehen, { $player }.
coach-sure = ± { $half } %, aus { $games } weitergespielten Partien nach jedem der beiden Züge.
coach-why = Warum?
coach-why-title = Warum „{ $move }“?
coach-why-long = Auf dem Plan sehen beide Züge gleich aus; was auf sie folgte, war es nicht.
coach-weighed = Was ein Meister bei deinem Zug { $turn } abwägt
coach-as-good = ebenso gut: unter 5 % Abstand
coach-weighed-how = { $games } weitergespielte Partien nach jedem Zug, höchstens ± { $half } %; was näher als 5 % beieinander liegt, gilt als gleich.
coach-further = Weiter gefragt
coach-why-not = Warum nicht „{ $move }“?
coach-after = Nach „{ $move }“
coach-no-facts = Auf dem Plan fällt nichts auf.
coach-film = Im Film zeigen
coach-open = Öffnen
coach-next = Weiter: { $number } von { $count }
coach-on = Weiter
coach-of = { $number } von { $count }
coach-fork = Was wäre wenn, ab Zug { $turn }
coach-back = Zurück zum Trainer
coach-spoken = Entscheidung { $number }, Zug { $turn }. Du: { $played }, Chance { $chance }. Meister: { $advised }, { $better }.
coach-trust = Ist darauf Verlass?
coach-trust-said = Wo { $expected } stand, gewannen { $won }.
coach-trust-games = { $games } beendete Partien; jede Karte auf { $ways } Wegen weitergespielt.
coach-trust-none = Noch nicht genug Partien, um es zu sagen.
coach-ways = Jede Karte wurde auf { $ways } Wegen weitergespielt.
