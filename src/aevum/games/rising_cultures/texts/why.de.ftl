### Rising Cultures - warum eine Aktion jetzt nicht möglich ist (Deutsch).
### Eine Nachricht je Grund; $card, $province, $nation, $source und $seat sind Namen. $price, $coins
### und $missing_… je Ressource sind Zahlen; was nicht fehlt, ist "none".

why-game-over = Die Partie ist zu Ende.
why-unknown-word = „{ $action }“ ist keine Aktion dieses Spiels.
why-not-your-turn = Jetzt muss { $seat } entscheiden.

why-asked-lots = Es wird gerade ausgelost; anderes ist jetzt nicht möglich.
why-asked-draw = Es wird gerade eine Karte gezogen; anderes ist jetzt nicht möglich.
why-asked-pick = Zuerst musst du eine deiner Handkarten wählen.
why-asked-swap = Die Frage ist, ob du eine Karte tauschst.
why-asked-act = Du bist am Zug: Spiel eine Karte, nutze eine Aktion oder beende den Zug.
why-asked-ascent = Entscheide zuerst, ob du aufsteigst.
why-asked-target = Zuerst musst du eine Karte deines Ablagestapels wählen.
why-asked-option = Zuerst musst du eine der Möglichkeiten wählen, die der Effekt bietet.
why-asked-use = Zuerst musst du wählen, wie die aufgedeckte Karte genutzt wird.
why-asked-peek = Zuerst musst du die Karte wählen, die oben auf deinem Deck bleibt.
why-asked-ruler = Zuerst musst du wählen, welcher Herrscher überdeckt wird.
why-asked-contest = Die Frage ist, ob du am Wettstreit teilnimmst oder verzichtest.
why-asked-tribute = Zuerst musst du wählen, woher die Karte für den Fortschrittsbereich kommt.

why-already-laid = Die Provinz { $province } liegt schon in der Reihe.
why-nation-taken = Dieses Volk ist schon vergeben: { $nation }.
why-not-on-deck = „{ $card }“ kann nicht die oberste Karte dieses Decks sein.
why-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
why-deck-empty = Dein Deck ist leer; es lässt sich keine Karte ziehen.
why-swapped-twice = Du hast in dieser Runde schon zwei Tausche bezahlt.
why-no-coin = Ein Tausch kostet 1 Münze, und du hast keine.
why-no-free-swap = Du hast in dieser Runde keinen kostenlosen Tausch mehr.
why-must-play = Du musst eine Karte spielen, ehe der Zug enden kann.
why-one-card = Du hast deine Karte für diesen Zug schon gespielt.
why-no-free-bar = Alle deine roten Balken sind belegt; keine Karte lässt sich als Militär nutzen.
why-no-free-stage = Alle grünen Balken deines Tableaus sind belegt; keine Karte kann in den Fortschrittsbereich.
why-cannot-pay = Für „{ $card }“ brauchst du noch{ $missing_wood ->
    [none] { "" }
   *[other] { " " }{ $missing_wood } Holz,
}{ $missing_brick ->
    [none] { "" }
   *[other] { " " }{ $missing_brick } Ziegel,
}{ $missing_stone ->
    [none] { "" }
   *[other] { " " }{ $missing_stone } Stein,
}{ $missing_gold ->
    [none] { "" }
   *[other] { " " }{ $missing_gold } Gold,
} und weder Fähigkeiten noch Münzen gleichen das aus (Münzen: { $price } nötig, { $coins } vorhanden).
why-cannot-pay-action = Du kannst diese Aktion nicht bezahlen (Münzen: { $price } nötig, { $coins } vorhanden).
why-condition = Die Bedingung dieser Aktion ist nicht erfüllt.
why-nothing-to-do = Diese Aktion würde jetzt nichts bewirken.
why-no-action = Dort ist keine Aktion freigeschaltet: { $source }.
why-already-used = Diese Aktion ist schon genutzt: { $source }.
why-already-golden = Dein Tableau zeigt schon die goldene Seite.
why-archive-full = Das Haus der Weisheit hat keinen freien Platz mehr.
why-not-in-discard = „{ $card }“ lässt sich nicht aus deinem Ablagestapel wählen.
why-not-peeked = „{ $card }“ ist keine der Karten, die du gerade ansiehst.
why-stage-not-repeatable = Wähle eine erreichte Stufe, deren einmaliger Effekt noch einmal etwas bewirken kann.
why-no-ruler = „{ $card }“ ist keiner deiner nicht überdeckten Herrscher.
why-no-free-place = Alle Plätze für nicht überdeckte Herrscher sind besetzt; einer von ihnen muss überdeckt werden.
why-discard-empty = Dein Ablagestapel ist leer.
why-military-empty = Dein Militärbereich ist leer.
