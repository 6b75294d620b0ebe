### Warum ein Bot so gewählt hat: je ein Satz (Deutsch).
### $move und $other sind Aktionen in einfachen Worten, siehe unten.

bot-only-move = Es gibt nichts anderes zu wählen: { $move }.
bot-random = Aus { $count } Möglichkeiten gelost: { $move }.
bot-greedy = { $move } verspricht { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als das Nächstbeste ({ $other }).
bot-search = { $move } gewinnt { NUMBER($share, maximumFractionDigits: 0) } % von { $worlds } gedachten Partien, das Nächstbeste ({ $other }) { NUMBER($other_share, maximumFractionDigits: 0) } %.

## Attila; $tribe und $province sind Namen, $tile_id ist die Kennung eines Plättchens

attila-play = Karte { $tribe } spielen
attila-place = Stein nach { $province }
attila-influence = Einfluss nehmen
attila-forgo = Auf Einfluss verzichten
attila-skip-second = Keinen zweiten Stein setzen
attila-use-tile = { $tile_id ->
    [double] Doppelzug einsetzen
    [exchange] Tausch einsetzen
   *[influence2] 2 Einfluss einsetzen
}
attila-no-tile = Kein Aktions-Plättchen einsetzen
attila-exchange = Karte { $tribe } tauschen
attila-exchange-done = Keine weitere Karte tauschen
attila-boost = Bei { $tribe } aufsteigen
attila-commit = Karte { $tribe } legen
attila-commit-done = Keine weitere Karte legen
attila-discard = Karte { $tribe } abwerfen
