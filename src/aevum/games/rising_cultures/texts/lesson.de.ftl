### Rising Cultures - die geführte erste Partie (Deutsch). Was an jedem Schritt zu lesen ist, und was zu
### sagen ist, wenn etwas anderes gewählt wurde. Du bist Ada und führst Rom; Ben führt Persien.

lesson-aim = Willkommen. Du führst Rom, Ben führt Persien. In 7 Runden wachsen beide Völker; wer dann mehr Siegpunkte (SP) hat, gewinnt. Es gibt sie für Gebäude und Personen, für dein Tableau, für Provinzen und für den Marker. Die markierten Provinzen gehören zu dieser Partie, eine für jede Runde.
lesson-letters = Sieh dir Gallien an, die erste. Die roten Schilde sagen, was zählt, wenn um sie gestritten wird: Schwerter und Pferde. Die Zahl ist ihr Wert am Ende, die Zeile unter dem Namen sagt, was sie bringt: hier 1 Holz. Ihr Buchstabe ist A; andere haben B oder C. Manche Stufen und Karten belohnen jede Provinz eines Buchstabens oder einen Satz aus allen dreien, Sammeln kann sich also lohnen.
lesson-costs = Du hast deine ersten vier Karten gezogen. Die Zeichen links auf einer Karte sind ihre Kosten: 2 Holz für den Markt; 2 Ziegel, 3 Stein und 2 Gold für Augustus. Die Zahl rechts ist ihr Wert am Ende. Der Fuß einer Karte zeigt ihre Enden: links, auf Holz, was sie als Ressource gibt, rechts, auf Rot, ihre Symbole als Militär.
lesson-bars = Das ist dein Tableau, noch leer. Rechts sind sechs rote Balken: Dort liegt das Militär, von oben an, und ein Symbol oder eine Aktion auf einem Balken zählt, sobald eine Karte darauf liegt. Links sind die grünen Balken: Jede Karte im Fortschritt schaltet für immer eine Stufe frei. Nun finden die vier Karten ihren Platz.
lesson-upper = Zwei der vier Karten werden deine ersten Ressourcen. Mit ihnen baust du, und niemand nimmt sie dir; die untere steigt als Erste auf einen grünen Balken. Das Forum Romanum gibt 1 Holz und 1 Stein: Wähle es für den oberen Platz.
lesson-upper-wrong = Auch das ginge, aber Holz und Stein zusammen helfen bei mehr Karten. Wähle zuerst das Forum Romanum.
lesson-lower = Hadrian gibt 2 Stein, so viel wie keine andere deiner Karten: Wähle ihn für den unteren Platz.
lesson-lower-wrong = Augustus ist fürs Erste zu teuer, und der Markt ist billig genug, um ihn bald zu bauen. Wähle Hadrian.
lesson-under = Die dritte Karte kommt unter dein Deck und ist lange nicht zu sehen: Wähle Augustus, der 7 Ressourcen kostet. Der Markt bleibt dann oben liegen und kommt in Runde 1 auf deine Hand zurück.
lesson-under-wrong = Der Markt kostet nur 2 Holz, behalte ihn also für die erste Runde. Wähle Augustus.
lesson-later = Beide haben gewählt, und die Karten wurden gleichzeitig aufgedeckt. Drei Runden später: Dies ist Runde 4. Drei Provinzen sind vergeben, die markierten kommen noch.
lesson-tableau = Sieh dir dein Tableau an. Darüber liegen deine Gebäude und Personen mit ihren Fähigkeiten. Rechts, auf roten Balken, liegt das Militär; darunter die Ressourcen, die du beim Bauen zeigst; links, auf grünen Balken, dein Fortschritt: 2 Karten, du bist also auf Stufe 2. Ben hat 3 und darum den Marker.
lesson-swap = Beide haben 4 Karten gezogen, von denen 3 gespielt werden. Vorher darfst du bis zu zweimal tauschen, für je 1 Münze. Das Pantheon ist für dich viel zu teuer: Tausche eine Karte.
lesson-swap-wrong = Noch nicht: 1 Münze für eine bessere Karte ist gut angelegt. Tausche eine Karte.
lesson-return = Du hast das Legionslager gezogen. Nun kommt eine der fünf Karten unter dein Deck: das Pantheon.
lesson-return-wrong = Diese Karte brauchst du gleich noch. Leg das Pantheon unter das Deck.
lesson-resource = Ben hat begonnen und sein Militär verstärkt. Jede Karte hat 4 Nutzungen: für Münzen abwerfen, als Militär legen, als Ressource legen oder bauen. Du hast keinen Ziegel. Die Thermen zeigen in ihrer Ressourcenanzeige einen Ziegel und eine Münze: Nutze sie als Ressource.
lesson-resource-wrong = Auch das ginge, aber zuerst brauchst du Ziegel. Nutze die Thermen als Ressource.
lesson-build = Die Münze gab es sofort und nur einmal; der Ziegel bleibt. Das Legionslager kostet 3 Holz und 1 Ziegel. Ressourcen werden gezeigt, nicht ausgegeben, und jede fehlende lässt sich durch 2 Münzen ersetzen. Ein Holz fehlt dir: Bau das Legionslager für 2 Münzen.
lesson-build-wrong = Bau das Legionslager: Es bringt 2 SP und ein Schwert für den Wettstreit.
lesson-ascend = Nach jedem Bau darfst du aufsteigen: Deine unterste Ressourcenkarte kommt verdeckt auf den nächsten grünen Balken. Ihr Ziegel ist dann verloren, darum kann es besser sein zu verzichten. Jetzt lohnt es sich: Mit Stufe 3 holst du Ben ein. Steig auf.
lesson-ascend-wrong = Du könntest verzichten und den Ziegel behalten. Aber du willst den Marker, also steig auf.
lesson-military = In dieser Runde geht es um Germanien: Schwerter und Pferde zählen, 4 zu 4. Bei Gleichstand gewinnt, wer den Marker hat, und das ist Ben. Der Circus Maximus zeigt ein Pferd: Leg ihn als Militär.
lesson-military-wrong = Noch ein Pferd oder Schwert brauchst du jetzt. Leg den Circus Maximus als Militär.
lesson-contest = Alle Karten sind gespielt, und die vierte liegt wieder auf deinem Deck. 5 zu 4 für dich, also wirst du zuerst gefragt: Willst du Germanien? Es bringt sofort 3 Münzen und am Ende 2 SP. Der Preis ist deine unterste Militärkarte. Nimm teil.
lesson-contest-wrong = Verzichtest du, kann Ben sie nehmen. Die Karte, die du abgibst, hat ihren Dienst getan: Nimm teil.
lesson-round-end = Germanien gehört dir, und der Circus Maximus war der Preis. Dann der Marker: 3 zu 3, und bei Gleichstand wechselt er den Besitzer. Jetzt hast du ihn und beginnst. Zuletzt das Münzlimit: Niemand behält mehr als 7, darum hast du 2 abgegeben. Runde 5 hat mit deinem Einkommen begonnen: 1 Münze von der Brauerei und 1, die dein Tableau dem Besitzer des Markers bringt.
lesson-ruler = Deine vierte Karte der letzten Runde ist wieder auf deiner Hand. Mark Aurel kostet 2 Holz und 2 Stein, und die hast du. Er ist ein Herrscher: Ein zweiter würde ihn überdecken, und ein überdeckter Herrscher ist nichts wert. Setz ihn ein.
lesson-ruler-wrong = Für Mark Aurel hast du alles, was du brauchst, und er bringt 2 Münzen. Setz ihn ein.
lesson-golden = Du bist wieder aufgestiegen: Stufe 4 schaltet das Goldene Zeitalter frei. Für 6 Münzen darfst du dein Tableau einmal umdrehen. Die goldene Seite ist 3 SP wert, gibt dir 1 Ressource nach Wahl und hat 7 Stufen statt 5. Je früher du es umdrehst, bei desto mehr Bauten hilft dir die Ressource, und die Stufen 6 und 7 gibt es nur dort: Nutze Stufe 4.
lesson-golden-wrong = Du hast 11 Münzen, und was über 7 ist, wäre am Ende der Runde verloren. Nutze Stufe 4.
lesson-coins = Die letzte der vier Nutzungen: Wirf eine Karte für 2 Münzen ab. Deine Stufe 1 gibt noch eine dazu. Nutze Vitruv für Münzen.
lesson-coins-wrong = Diesmal brauchst du wieder Münzen. Wirf Vitruv für Münzen ab.
lesson-end = So geht es weiter bis Runde 7. Dann wird alles zusammengezählt: Gebäude und Personen, die nicht überdeckt sind, das Tableau, die Provinzen und 3 SP für den Marker. Wäre jetzt Schluss, hättest du 13 + 5 + 2 + 3 = 23 und Ben 6 + 0 + 1 + 0 = 7. Bei Gleichstand entscheidet der Marker. Drei Fragen, und du bist bereit.
