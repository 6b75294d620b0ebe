### Karten auf dem Tisch, die Runde und ihr Bogen (Deutsch).

cultures-side-display-next = nächstes Gebäude oder nächste Person
cultures-of = { $name } { $number } von { $most }
cultures-resources-number = Ressourcen { $number }
cultures-last-move = Letzter Zug des Gegenübers
cultures-declined = { $who ->
    [you] Du hast verzichtet: { $player } entscheidet.
   *[other] { $player } hat verzichtet: Nimmst du sie, gehört sie dir; sonst kommt sie in die Schachtel.
}
cultures-to-come = { $cards ->
    [one] 1 Karte kommt in dieser Runde noch.
   *[other] { $cards } Karten kommen in dieser Runde noch.
}
cultures-new = neu
cultures-page-table = Tisch
cultures-page-provinces = Provinzen

## Das Ende einer Runde

cultures-round-sheet = Runde { $round }: { $province }
cultures-round-won = { $who ->
    [you] Du gewinnst { $province }
   *[other] { $player } gewinnt { $province }
}
cultures-round-boxed = Niemand nimmt { $province }: Sie kommt in die Schachtel
cultures-round-declined = { $who ->
    [you] Du verzichtest.
   *[other] { $player } verzichtet.
}
cultures-round-marker-decides = Gleichstand: Der Marker entscheidet.
cultures-round-strength = Stärke
cultures-round-price = Preis: „{ $card }“ verlässt den Militärbereich.
cultures-round-free = Keine Militärkarte wird abgegeben.
cultures-round-marker = { $who ->
    [you] Der Marker kommt zu dir ({ $own } gegen { $other } Fortschrittskarten).
   *[other] Der Marker geht an { $player } ({ $own } gegen { $other } Fortschrittskarten).
}
cultures-round-marker-stays = Der Marker bleibt bei { $who ->
    [you] dir
   *[other] { $player }
}.
cultures-round-limited = { $who ->
    [you] Münzlimit: Du gibst { $coins } zurück.
   *[other] Münzlimit: { $player } gibt { $coins } zurück.
}
cultures-round-income = { $who ->
    [you] Dein Einkommen: { $coins }.
   *[other] Einkommen von { $player }: { $coins }.
}
cultures-round-go-on = Weiter zu Runde { $round }
cultures-round-last = Zum Wertungsblock
