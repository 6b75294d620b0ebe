### Rising Cultures - was für einen Zug spricht, neben einem Tipp (Deutsch). $card, $province und
### $resource sind Namen, $seat ist der Gegner; $own und $other sind Stärken für eine Provinz oder
### Karten des Fortschritts.

hint-becomes-resource = „{ $card }“ wird zur Ressource.
hint-goes-under = „{ $card }“ kommt unter das Deck.
hint-stays-on-top = „{ $card }“ bleibt auf dem Deck und kommt in der ersten Runde zurück.
hint-too-dear = Für den Bau fehlen dir { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
hint-can-build = { $cards ->
    [one] Eine deiner Karten kannst
   *[other] { $cards } deiner Karten kannst
} du schon so bezahlen.
hint-cannot-build = { $cards ->
    [one] Eine deiner Karten ist
   *[other] { $cards } deiner Karten sind
} dir jetzt zu teuer.
hint-wins = Du gewinnst die Provinz { $province }, { $own } zu { $other }.
hint-price = Der Preis ist „{ $card }“.
hint-rival-asked = Die Provinz { $province } könnte dann dein Gegner nehmen.
hint-nobody-wins = Die Provinz { $province } bekommt dann niemand.
hint-keeps-military = „{ $card }“ bleibt in deinem Militärbereich.
hint-gets-ahead = So wie es steht, gewinnt das { $province }, { $own } zu { $other }.
hint-stays-ahead = Du bleibst vorn um { $province }, { $own } zu { $other }.
hint-tie-mine = { $own } zu { $other } um { $province }: Gleichstand, und er gehört dir.
hint-tie-rival = { $own } zu { $other } um { $province }: Gleichstand, den aber dein Gegner gewinnt.
hint-behind = Um { $province } steht es dann { $own } zu { $other }.
hint-prepares = Es zählt später um { $province }: { $own } zu { $other }.
hint-stage = Du erreichst Stufe { $stage }.
hint-keeps-marker = Du behältst den Marker, { $own } zu { $other } Karten im Fortschritt.
hint-gets-marker = Der Marker kommt zu dir, { $own } zu { $other } Karten im Fortschritt.
hint-loses-marker = Der Marker geht an deinen Gegner, { $own } zu { $other } Karten im Fortschritt.
hint-points = Das bringt { $points } SP.
hint-loses-points = Das kostet { $points } SP.
hint-rival-points = { $seat } gewinnt { $points } SP.
hint-rival-loses = { $seat } verliert { $points } SP.
hint-coins = Du bekommst { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
hint-pays = Es kostet { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
hint-over-limit = { $coins ->
    [one] 1 Münze liegt
   *[other] { $coins } Münzen liegen
} über deinem Münzlimit: Gib sie in dieser Runde aus.
hint-resource = Ressourcen: +{ $number } { $resource }.
hint-loses-resource = Ressourcen: −{ $number } { $resource }.
hint-keeps-resource = „{ $card }“ bleibt eine Ressource.
hint-opens-build = Damit kannst du „{ $card }“ bezahlen.
