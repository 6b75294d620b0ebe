### Tafeln von Era of Tribes: Fortschritt, Karten, Summen, Schlachten, Angebote, das Ende (Deutsch).

era-you = du
era-thalers = { $number } T
era-back-to-map = Zurück zur Karte

## Summen

era-sum-seats = Wessen Summe
era-sum-total = Summe
era-sum-nothing = Noch zählt nichts.
era-sum-others = Andere Summen
era-sum-growth-more = Jeder Anführer auf Expansion bringt 2 dazu, jedes Luxusgut 1.
era-sum-growth-unused = { $morale ->
    [0] Ungenutztes Wachstum bringt 1 Moral je 3; { $growth } brächten nichts.
   *[other] Ungenutztes Wachstum bringt 1 Moral je 3: { $growth } brächten { $morale }.
}

## Das Rad

era-progress = Fortschritt
era-wheel = Rad des Fortschritts
era-wheel-first = +1 EP
era-wheel-ends = { $number } = Ende
era-wheel-spoke = { $field }, Stufe { $level }. { $state ->
    [top] Es gibt keine weitere Stufe.
    [dear] Die nächste Stufe kostet { $price } Taler, das ist zu teuer.
    [chosen] Die nächste Stufe kostet { $price } Taler und ist gewählt.
   *[affordable] Die nächste Stufe kostet { $price } Taler.
} { $missing ->
    [0] { "" }
    [one] Ein Seitenzweig fehlt.
   *[other] { $missing } Seitenzweige fehlen.
} { $first ->
    [true] Du wärst zuerst da: 1 Einflusspunkt.
   *[false] { "" }
}
era-legend-affordable = bezahlbar
era-legend-dear = zu teuer
era-legend-first = zuerst da: +1 EP
era-legend-missing = Zweig fehlt
era-choose-field = Wähle ein Feld des Rads: Hier steht, was es dich jetzt kostet und was es bringt.
era-chosen-top = Du hast die letzte Stufe dieses Felds erreicht.
era-chosen-branch = Seitenzweig { $field } { $level }
era-chosen-pay = Du zahlst
era-chosen-gain = Du bekommst
era-chosen-first = Zuerst hier: +1 Einflusspunkt ({ $from } → { $to })
era-chosen-count = Fortschritte { $from } → { $to }
era-chosen-missing = Fehlender Seitenzweig: { $fields }
era-buy = { $free ->
    [true] Mit { $field } beginnen
   *[false] { $field } { $level } kaufen
}
era-buy-sub = { $price } T{ $first ->
    [true] , +1 EP
   *[false] { "" }
}

## Epochen

era-epochs = Epochen
era-epoch-ends = Ende
era-need-luxuries = von { $needed } Luxusgütern
era-need-cities = von { $needed ->
    [one] 1 Stadt
   *[other] { $needed } Städten
}
era-need-progresses = von { $needed } Fortschritten
era-need-met = erfüllt
era-epoch-verdict = { $possible ->
    [true] { $met } von 3: Eine Revolution ist möglich ({ $epoch }).
   *[false] { $met } von 3; nötig sind { $needs } ({ $epoch }).
}
era-epoch-reward = { $first ->
    [true] Wer zuerst kommt, erhält 2 Einflusspunkte und wertet eine offene Karte.
   *[false] Du erhältst 1 Einflusspunkt.
}

## Einflusskarten

era-cards = Einflusskarten
era-cards-now = wenn jetzt gewertet
era-open-cards = Offene Karten
era-card-only-you = Nur du siehst sie.
era-card-rank = { $seat }: { $value }{ $pays ->
    [0] { "" }
   *[other] , bekäme { $pays }
}
