### Era of Tribes - die geführte erste Partie (Deutsch). Was bei jedem Schritt zu lesen ist, und was
### gesagt wird, wenn etwas anderes gewählt wurde. Du bist Ada und führst die Römer; Ben die Iberer.

lesson-aim = Willkommen. Du führst die Römer, Ben die Iberer, auf einem kleinen Teil der Karte. Die markierten Provinzen sind deine Heimat, je mit einem Vasallen. Du willst Einflusspunkte: durch Fortschritt, Städte, Epochen, Schlachten und Karten. Erfüllt jemand eine Endbedingung, wird die Runde zu Ende gespielt; wer dann die meisten Punkte hat, gewinnt.
lesson-ways = Diese beiden Einflusskarten liegen offen. Kaufleute zählt Luxusgüter, Adel Landprovinzen. Gewertet wird, wenn jemand als Erster eine neue Epoche erreicht, und am Ende, was dann noch offen liegt. Außerdem hast du eine geheime Karte, Gelehrte, die am Ende deine Fortschritte zählt.
lesson-expand = In einer Runde führen alle reihum eine Aktion aus, bis jeder gepasst hat. Jedes Aktionsfeld kann einmal je Runde genutzt werden und braucht Anführer; du hast 2. Für mehr Land brauchst du mehr Vasallen: Wähle Expansion.
lesson-expand-wrong = Auch das ginge, aber zuerst kommt das Land. Wähle Expansion.
lesson-leaders = Wachstum ist Nahrung minus Hunger plus Moral: jetzt 3. Jeder Anführer auf Expansion bringt 2 dazu. Setze 1 Anführer und behalte den anderen für eine weitere Aktion.
lesson-leaders-wrong = Dann bliebe keiner für eine zweite Aktion. Setze 1 Anführer.
lesson-grow = Das Wachstum ist 5. Eine Provinz bekommt höchstens so viele neue Vasallen, wie dort Figuren stehen: je einen in deinen Heimatprovinzen. Setze einen nach Latium.
lesson-grow-wrong = Setze zuerst einen neuen Vasallen nach Latium.
lesson-grow-more = Und einen nach Kampanien.
lesson-grow-more-wrong = In Kampanien ist noch Platz, und Land ist jetzt mehr wert als Moral. Setze dort einen Vasallen.
lesson-move = Für mehr war kein Platz. Von ungenutztem Wachstum bringen je 3 Punkte 1 Moral, deine Moral ist also jetzt 1. Vasallen ziehen am Anfang 1 Punkt weit. In Etrurien gibt es Wein, ein Luxusgut: Ziehe einen Vasallen von Latium nach Etrurien.
lesson-move-wrong = Nach Etrurien willst du: Dort wächst Wein. Ziehe einen Vasallen aus Latium.
lesson-move-more = In Apulien gibt es Stoff, ein anderes Luxusgut. Ziehe einen Vasallen von Kampanien dorthin; einer bleibt daheim.
lesson-move-more-wrong = Apulien mit seinem Stoff ist besser. Ziehe einen Vasallen aus Kampanien.
lesson-settle = Eine Provinz gehört dir, solange nur du dort Figuren hast. Wer sie verlässt, gibt sie auf; lass also die beiden anderen stehen. Beende die Bewegung.
lesson-settle-wrong = Geht der letzte Vasall, ist die Provinz verloren. Beende die Bewegung.
lesson-trade = Etrurien und Apulien gehören dir, mit Wein und Stoff. Ben hat für 4 Taler die erste Stufe im Handel gekauft und als Erster einen Einflusspunkt bekommen. Ein Anführer ist dir geblieben. Wähle Handel: Er bringt einen Taler je Anführer und je Luxusgut, das du einsetzt.
lesson-trade-wrong = Für Fortschritte brauchst du Taler. Wähle Handel.
lesson-goods = Jedes Luxusgut kann einmal je Runde eingesetzt werden. Setze den Wein ein.
lesson-goods-wrong = Setze den Wein ein; er bringt dir einen Taler.
lesson-later = Einige Runden später. Du hast drei Luxusgüter, 3 Fortschritte und 5 weitere Provinzen. Alle sind noch in der Jungsteinzeit, und das kostet jede Runde 1 Moral. Für die Bronzezeit braucht es zwei von drei Dingen: 3 Luxusgüter, 1 Stadt, 4 Fortschritte. Die Güter hast du, ein Fortschritt fehlt.
lesson-progress = Also wähle Fortschritt. Jeder Anführer, den du setzt, kauft eine Stufe.
lesson-progress-wrong = Für die Bronzezeit fehlt ein Fortschritt. Wähle Fortschritt.
lesson-field = Das Rad zeigt deinen Preis für jedes Feld. Im Handel war Ben der Erste und hat 4 gezahlt; du folgst nach und zahlst 3. In anderen Feldern wärst du noch Pionier mit einem Einflusspunkt, hättest dann aber weniger Taler übrig. Kaufe Handel.
lesson-field-wrong = Auch das ginge. Aber spare diesmal: Kaufe Handel.
lesson-revolution = Zwei von drei: Jetzt ist eine Revolution möglich. Sie braucht einen Anführer und beendet deine Runde, darum macht man sie am besten zuletzt. Wähle Revolution.
lesson-revolution-wrong = Alles ist bereit, und Ben ist nicht weit zurück. Wähle Revolution.
lesson-score = Du bist als Erste in der Bronzezeit: 2 Einflusspunkte, ein dritter Anführer, und die Barbaren werden stärker. Und du wählst, welche offene Karte gewertet wird. Luxusgüter hast du mehr als Ben: Werte Kaufleute.
lesson-score-wrong = Du führst bei beiden, aber bei den Kaufleuten ist es sicher, und der Adel bringt später vielleicht mehr. Werte Kaufleute.
lesson-end = 3 Einflusspunkte für die meisten Luxusgüter, 1 für Ben; die Kaufleute verlassen das Spiel, eine neue Karte liegt offen. So geht es weiter: Städte, Flotten, Schlachten und Bündnisse kommen mit den nächsten Stufen, und jede Regel steht dort, wo du sie brauchst. Drei Fragen noch, dann bist du bereit.
