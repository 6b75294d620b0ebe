### Attila - was für einen Zug spricht, neben einem Tipp (Deutsch). $tribe und $province sind Namen,
### $seat spielt auch mit, $more können dasselbe; $own und $other sind Felder einer Leiste: deines und das beste der anderen.

hint-off-track = Auf der Leiste der { $tribe } liegst du noch nicht.
hint-alone = Auf der Leiste der { $tribe } liegst nur du.
hint-leads = Du führst bei den { $tribe }, { $own } zu { $other }.
hint-takes-lead = Du übernimmst bei den { $tribe } die Führung, { $own } zu { $other }.
hint-level = Bei den { $tribe } teilst du die Führung, { $own } zu { $other }.
hint-second = Du bist Zweiter bei den { $tribe }, { $own } zu { $other }.
hint-behind = Bei den { $tribe } liegst du noch zurück, { $own } zu { $other }.
hint-worth = Das ist dir jetzt +{ $points } wert.
hint-costs = Es kostet dich jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-gives = { $seat } gewinnt dabei auch { $points }.
hint-takes = { $seat } verliert { $points }.
hint-threat = { $more ->
    [0] { $seat } kann
    [one] { $seat } und noch jemand können
   *[other] { $seat } und { $more } andere können
} mit einer Karte die Führung übernehmen.
hint-threat-level = { $more ->
    [0] { $seat } kann
    [one] { $seat } und noch jemand können
   *[other] { $seat } und { $more } andere können
} mit einer Karte gleichziehen.
hint-safe = Mit einer Karte holt dich niemand ein.
hint-full = { $province } ist dann voll: Der nächste Stein dort führt zur Auseinandersetzung.
hint-conflict = Der fünfte Stein führt zur Auseinandersetzung: { $province }.
hint-scoring-next = Er nimmt das letzte Plättchen des Jahrhunderts: Eine Wertung folgt.
hint-last-tile = Er nimmt das allerletzte Plättchen: Mit diesem Zug endet die Partie.
hint-stake = Müssen die { $tribe } weichen, verlierst du jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-no-stake = Kein Volk dort bringt dir Punkte: Behalte deine Karten.
hint-strength = Die { $tribe } haben Stärke { $strength }{ $hidden ->
    [0] .
    [one] ; 1 Karte liegt verdeckt.
   *[other] ; { $hidden } Karten liegen verdeckt.
}
hint-weakest = Das schwächste der anderen Völker, die { $tribe }, zeigt { $strength }.
hint-keeps-tiles = Du behältst { $tiles ->
    [one] ein Aktions-Plättchen
   *[other] { $tiles } Aktions-Plättchen
} für einen besseren Moment.
hint-new-cards = Du bekommst { $cards ->
    [one] eine neue Karte
   *[other] { $cards } neue Karten
}.
