### Attila - was geschehen ist, in Sätzen (Deutsch).
### Eine Nachricht je Art von Ereignis. $seat, $tribe, $province und $tile sind Namen; was der Leser
### nicht wissen darf oder was es nicht gibt, ist das Wort "none". $province_id ist die Id der Provinz.

in-province = { $province_id ->
    [creta] auf { $province }
    [sicilia] auf { $province }
    [cyrenaica] in der { $province }
   *[other] in { $province }
}

event-drew = { $tribe ->
    [none] { $seat } zieht eine Karte.
   *[other] { $seat } zieht eine Karte der { $tribe }.
}
event-reshuffled = { $cards ->
    [one] Der Nachziehstapel ist leer; die einzige abgelegte Karte wird zum neuen.
   *[other] Der Nachziehstapel ist leer; { $cards } abgelegte Karten werden neu gemischt.
}
event-turn = Zug { $number }: { $seat } ist an der Reihe.
event-played = { $seat } spielt eine Karte der { $tribe } aus.
event-placed = { $seat } setzt { in-province } einen Stein der { $tribe }.
event-influence = { $from ->
    [22] { $seat } steht bei den { $tribe } schon auf dem obersten Feld.
   *[other] { $seat } steigt bei den { $tribe } von { $from } auf { $to }.
}
event-forwent = { $seat } verzichtet auf den Einfluss bei den { $tribe }.
event-skipped-second = { $seat } lässt den zweiten Stein der { $tribe } im Vorrat.
event-discarded = { $seat } hat keine spielbare Karte und wirft eine der { $tribe } ab.
event-slot-lost = { $seat } hat keine Karte mehr; der Kartenzug entfällt.
event-tile-used = { $seat } verwendet das Aktions-Plättchen { $tile }.
event-exchanged = { $cards ->
    [one] { $seat } tauscht eine Karte.
   *[other] { $seat } tauscht { $cards } Karten.
}
event-conflict = Fünf Steine { in-province }: Es kommt zur Auseinandersetzung.
event-laid = { $cards ->
    [one] { $seat } legt eine Karte verdeckt.
   *[other] { $seat } legt { $cards } Karten verdeckt.
}
event-passed = { $seat } passt.
event-revealed = { $cards ->
    [one] { $seat } deckt eine Karte der { $tribe } auf.
   *[other] { $seat } deckt { $cards } Karten der { $tribe } auf.
}
event-strength = { $stones ->
    [one] Die { $tribe } kämpfen mit einem Stein
   *[other] Die { $tribe } kämpfen mit { $stones } Steinen
}{ $cards ->
    [0] , ohne Karte.
    [one] { " " }und einer Karte.
   *[other] { " " }und { $cards } Karten.
}
event-removed = { $stones ->
    [one] Die { $tribe } sind am schwächsten und verlieren ihren Stein { in-province }.
   *[other] Die { $tribe } sind am schwächsten und verlieren ihre { $stones } Steine { in-province }.
}
event-pacified = { $century ->
    [none] { $province } wird ohne Plättchen befriedet, weil keines mehr da ist.
   *[other] { $province } wird mit einem Plättchen des { $century }. Jahrhunderts befriedet.
}
event-scoring = { $century ->
    [none] Die Schlusswertung beginnt.
   *[other] Das { $century }. Jahrhundert ist zu Ende: Alle sechs Völker werden gewertet.
}
event-tribe-scored = { $tribe }: { $stones ->
    [one] ein Stein
   *[other] { $stones } Steine
} in { $provinces ->
    [one] einer Provinz.
   *[other] { $provinces } Provinzen.
}
event-points = { $seat } { $place ->
    [sole] hat allein Einfluss
    [first] liegt auf dem ersten Platz
    [second] liegt auf dem zweiten Platz
    [tied-first] teilt sich den ersten Platz
   *[tied-second] teilt sich den zweiten Platz
} bei den { $tribe }: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
event-triggered = { $trigger ->
    [T1] Das zehnte Befriedungs-Plättchen liegt: { $seat } spielt den Zug zu Ende, dann ist Schluss.
    [T2] Der Vorrat eines Volkes ist leer: Mit dem Zug von { $seat } endet die Partie.
    [T3] Ein Zählstein steht auf Feld 22: { $seat } spielt den Zug zu Ende, dann ist Schluss.
   *[K35] Kein Volk kann mehr gesetzt werden: Die Partie endet vor dem Zug von { $seat }.
}
event-ended = Die Partie ist zu Ende.
