### Invasions im Terminal (Deutsch).

inv-turn = Runde { $turn }
inv-deck = Ereignisstapel { $cards }, abgelegt { $discard }
inv-power = { $points } SP · { $events } Ereignisse
inv-hand = Deine Ereignisse: { $cards }
inv-group = In der Gruppe: { $cards }
inv-battle = Schlacht in { $place } – { $attacker } gegen { $defender }
inv-odds = Angreifer siegt mit { $win } %, Verteidiger mit { $lose } %
inv-ahead = Schlacht dort: Angreifer siegt mit { $win } %, Verteidiger mit { $lose } %; der Angreifer verliert im Mittel { $lost } Einheiten
inv-weary = { $n ->
    [one] eine Einheit hat keinen Schritt mehr und bleibt zurück
   *[other] { $n } Einheiten haben keinen Schritt mehr und bleiben zurück
}
inv-arrival = kommt mit { $comes } % rechtzeitig; dann siegt der Angreifer mit { $win } %, der Verteidiger mit { $lose } %
inv-interception = { $nation } aus { $place } fangen mit { $chance } % ab
inv-flight = { $nation } entkommen mit { $chance } %
inv-siege = fällt mit { $falls } %, für { $lost } Einheiten
inv-last-turn = die letzte Runde ist gespielt; im kurzen Szenario zählen Punkte über dem, was jede Macht erwarten darf
inv-legend = Auf dem Plan: { $city } Stadt mit Stufe, { $walls } befestigte Stadt, { $revolt } Revolte (ein- oder zweifach), { $raid } Überfall, { $leader } Anführer, { $horde } Horde, { $limes } Limes, † Ketzerei in der Region. Hinter der Provinz stehen die Buchstaben einer Nation und die Zahl ihrer Einheiten; hinter einer Macht ihre Nationen mit Gold (g), Alter und Niedergang (↓).
example-choice = mv_go thracia, Thracia
example-why = mv_go thracia
example-place = thracia
example-sum = Punkte bis jetzt
order-interception = Abfangen
order-flight = Fliehen
order-events = Ereignisse spielen und beantworten
order-diplomacy = Diplomatiekarten spielen und ein Foedus anbieten
order-bribes = Belagerer bestechen
