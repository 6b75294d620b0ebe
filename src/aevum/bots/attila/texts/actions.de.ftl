### Die Aktionen von Attila in einfachen Worten (Deutsch); $tribe und $province sind Namen, $tile_id ist die Kennung eines Plättchens.

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
