### Rising Cultures - was geschehen ist, in Sätzen (Deutsch).
### Eine Nachricht je Art von Ereignis. $seat, $card, $province, $nation, $source, $symbol,
### $resource, $category und $recovered sind Namen, mit _id ihre Ids; $card_kind ist person oder building; was der Leser nicht wissen
### darf, ist das Wort "none".

event-laid-province = Die Provinz { $province } wird ausgelegt.
event-nation = { $nation_id ->
    [abbasids] { $seat } führt die { $nation }.
   *[other] { $seat } führt { $nation }.
}
event-first-marker = { $seat } hat zu Beginn den Marker.
event-drew = { $card ->
    [none] { $seat } zieht eine Karte.
   *[other] { $seat } zieht „{ $card }“.
}
event-picked = { $seat } hat die ersten Karten gewählt.
event-round = Runde { $round } beginnt; { $seat } ist zuerst an der Reihe.
event-income = { $coins ->
    [0] Der Vorrat ist leer: { $seat } erhält kein Einkommen.
    [one] { $seat } erhält 1 Münze als Einkommen.
   *[other] { $seat } erhält { $coins } Münzen als Einkommen.
}
event-swapped = { $coins ->
    [0] { $seat } tauscht kostenlos eine Karte.
    [one] { $seat } zahlt 1 Münze und tauscht eine Karte.
   *[other] { $seat } zahlt { $coins } Münzen und tauscht eine Karte.
}
event-returned = { $card ->
    [none] { $seat } legt eine Handkarte unter das Deck.
   *[other] { $seat } legt „{ $card }“ unter das Deck.
}
event-used-coins = { $coins ->
    [0] { $seat } wirft „{ $card }“ ab, doch der Vorrat ist leer.
    [one] { $seat } wirft „{ $card }“ ab und nimmt 1 Münze.
   *[other] { $seat } wirft „{ $card }“ ab und nimmt { $coins } Münzen.
}
event-used-military = { $seat } legt „{ $card }“ an den roten Balken { $bar }.
event-used-resource = { $coins ->
    [0] { $seat } legt „{ $card }“ in den Ressourcenbereich.
    [one] { $seat } legt „{ $card }“ in den Ressourcenbereich und nimmt 1 Münze.
   *[other] { $seat } legt „{ $card }“ in den Ressourcenbereich und nimmt { $coins } Münzen.
}
event-built = { $coins ->
    [0] { $card_kind ->
        [person] { $seat } setzt „{ $card }“ mit vorhandenen Ressourcen ein.
       *[building] { $seat } baut „{ $card }“ mit vorhandenen Ressourcen.
    }
    [one] { $card_kind ->
        [person] { $seat } zahlt 1 Münze und setzt „{ $card }“ ein.
       *[building] { $seat } zahlt 1 Münze und baut „{ $card }“.
    }
   *[other] { $card_kind ->
        [person] { $seat } zahlt { $coins } Münzen und setzt „{ $card }“ ein.
       *[building] { $seat } zahlt { $coins } Münzen und baut „{ $card }“.
    }
}
event-covered = { $seat } überdeckt den Herrscher „{ $card }“.
event-ascended = { $seat } erreicht mit „{ $card }“ Stufe { $stage }.
event-activated = { $seat } nutzt eine Aktion: { $source }.
event-gained = { $coins ->
    [0] Der Vorrat ist leer: { $seat } erhält keine Münzen.
    [one] { $seat } erhält 1 Münze.
   *[other] { $seat } erhält { $coins } Münzen.
}
event-paid = { $coins ->
    [one] { $seat } zahlt 1 Münze.
   *[other] { $seat } zahlt { $coins } Münzen.
}
event-flipped = { $coins ->
    [0] { $seat } wendet das Tableau auf die goldene Seite: Ein Goldenes Zeitalter beginnt.
    [one] { $seat } zahlt 1 Münze und wendet das Tableau auf die goldene Seite: Ein Goldenes Zeitalter beginnt.
   *[other] { $seat } zahlt { $coins } Münzen und wendet das Tableau auf die goldene Seite: Ein Goldenes Zeitalter beginnt.
}
event-bought-symbol = { $coins ->
    [0] { $seat } hat
    [one] { $seat } zahlt 1 Münze und hat
   *[other] { $seat } zahlt { $coins } Münzen und hat
} bis zum Ende der Runde { $symbol_id ->
    [sword] { $number ->
        [one] 1 Schwert
       *[other] { $number } Schwerter
    }
    [horse] { $number ->
        [one] 1 Pferd
       *[other] { $number } Pferde
    }
   *[shield] { $number ->
        [one] 1 Schild
       *[other] { $number } Schilde
    }
} mehr.
event-borrowed = { $seat } hat bis zum Ende des Zuges { $number } { $resource } mehr.
event-shown = { $seat } deckt „{ $card }“ vom Deck auf.
event-peeked = { $cards ->
    [one] { $seat } sieht sich die oberste Karte des Decks an.
   *[other] { $seat } sieht sich die obersten { $cards } Karten des Decks an.
}
event-recovered = { $seat } holt „{ $card }“ vom Ablagestapel { $recovered }.
event-archived = { $cards ->
    [one] { $seat } archiviert „{ $card }“: 1 Karte liegt im Haus der Weisheit.
   *[other] { $seat } archiviert „{ $card }“: { $cards } Karten liegen im Haus der Weisheit.
}
event-repeated = { $seat } nutzt den einmaligen Effekt von Stufe { $stage } noch einmal.
event-flooded = { $seat } hebt den Nilpegel auf { $level } an.
event-nile-filled = { $coins ->
    [one] Auf den Nil kommt 1 Münze, die { $seat } zusteht.
   *[other] Auf den Nil kommen { $coins } Münzen, die { $seat } zustehen.
}
event-nile-taken = { $coins ->
    [one] { $seat } nimmt 1 Münze vom Nil.
   *[other] { $seat } nimmt { $coins } Münzen vom Nil.
}
event-kept = { $seat } legt die letzte Handkarte verdeckt zurück aufs Deck.
event-contested = { $own ->
    [0] Niemand hat ein Symbol, das für die Provinz { $province } zählt.
   *[other] { $seat } kann die Provinz { $province } gewinnen, mit Stärke { $own } zu { $other }.
}
event-abstained = { $seat } verzichtet auf die Provinz { $province }.
event-won = { $seat } gewinnt die Provinz { $province }.
event-boxed = Niemand nimmt die Provinz { $province }; sie kommt in die Schachtel.
event-price = { $seat } wirft „{ $card }“ aus dem Militärbereich als Preis ab.
event-marker = Der Marker geht an { $seat }; in den Fortschrittsbereichen steht es { $own } zu { $other }.
event-limited = { $coins ->
    [one] { $seat } liegt über dem Münzlimit und gibt 1 Münze zurück.
   *[other] { $seat } liegt über dem Münzlimit und gibt { $coins } Münzen zurück.
}
event-scored = { $seat } erhält { $points } SP ({ $category }).
event-game-ended = { $game ->
    [1] { $seat } beendet die Partie mit { $points } SP.
   *[other] { $seat } beendet die zweite Partie mit { $points } SP.
}
event-ended = Die Partie ist zu Ende.
