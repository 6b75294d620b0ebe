### Attila im Terminal (Deutsch).

attila-turn = Zug { $turn }
attila-influence-step = Einfluss +{ $step }
attila-hand = Deine Hand
attila-hand-empty = Deine Hand ist leer.
attila-chosen = { $cards ->
    [one] eine gewählt
   *[other] { $cards } gewählt
}
attila-scored-now = Wertung jetzt
attila-sum = Summe
attila-supply = Vorrat
attila-cards = Karten
attila-legend-board = Auf dem Spielplan: ▫ Platz für einen Stein, ⚔ voll (ein fünfter Stein bringt eine Auseinandersetzung), ░ befriedet, ═ die Linie. Was sich berührt, ist benachbart; ↕ ┆ ╌ führen über See.
attila-legend-table = In den Tabellen: S Steine, V Provinzen; je Spieler das Feld auf der Einflussleiste, dann ● erster oder ○ zweiter Platz (◉ ◎ geteilt) und die Punkte bei einer Wertung jetzt. Buchstaben neben einem Spieler: noch nicht verwendete Aktions-Plättchen.
attila-conflict = Auseinandersetzung { in-province }: { $strengths }.
attila-stones = { $tribe } { $stones }
attila-laid = Bisher gelegt: { $laid }.
attila-laid-nothing = Noch hat niemand entschieden.
attila-laid-cards = { $cards ->
    [0] { $seat } passt
    [one] { $seat } eine Karte
   *[other] { $seat } { $cards } Karten
}
attila-usable = Du kannst legen: { $cards }.
attila-usable-none = Keine deiner Karten passt; du kannst nur passen.
attila-arithmetic = Stärken: { $terms }.
attila-province = { $province }: { $stones }.{ $land ->
    [none] { "" }
   *[other] { " " }Nachbarn: { $land }.
}{ $sea ->
    [none] { "" }
   *[other] { " " }Über See: { $sea }.
}
attila-no-stones = keine Steine
attila-note-conflict = fünfter Stein: Auseinandersetzung
attila-note-end = beendet die Partie
example-choice = place dacia, pl dac, dakien
example-why = place kreta
example-place = dakien
order-pass_without_card = In einer Auseinandersetzung passen, wenn keine meiner Karten gelegt werden darf
order-influence = Den Einfluss nehmen statt eines zweiten Steins
order-tiles = Aktions-Plättchen nutzen
