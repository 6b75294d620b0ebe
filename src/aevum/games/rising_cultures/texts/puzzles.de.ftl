### Rising Cultures - Rätsel (Deutsch). Je drei Nachrichten: Titel, Frage und warum die Antwort
### stimmt. Ada sitzt zuerst, Ben danach; was gemeint ist, ist auf dem Tisch markiert.

puzzle-label-sword = Schwerter
puzzle-label-horse = Pferde
puzzle-label-shield = Schilde
puzzle-label-wood = Holz
puzzle-label-brick = Ziegel
puzzle-label-stone = Stein
puzzle-label-gold = Gold
puzzle-label-coins = Adas Münzen
puzzle-label-paid = Bezahlte Münzen
puzzle-label-stage = Adas Stufe
puzzle-label-cards = SP für Gebäude und Personen
puzzle-label-tableau = SP für das Tableau
puzzle-label-provinces = SP für Provinzen
puzzle-label-marker = SP für den Marker
puzzle-label-total = Alles zusammen
puzzle-label-hand = Karten auf Adas Hand
puzzle-label-deck = Karten in Adas Deck
puzzle-label-under = Karten, die Ada darunter gelegt hat
puzzle-label-discard = Karten auf Adas Ablagestapel
puzzle-label-covered = Überdeckte Herrscher

puzzle-x1-title = Zwei Symbole für eine Karte
puzzle-x1-question = Ada führt Rom und spielt den Markt als Militär aus. Er kommt auf den ersten roten Balken. Wie viele Symbole jeder Gruppe hat sie dann?
puzzle-x1-answer = Der Markt zeigt ein Pferd, und Roms Tableau gibt stets 1 Pferd dazu: 2. Auf dem Balken ist ein Schwert aufgedruckt, das mitzählt, solange dort eine Karte liegt: 1 Schwert.

puzzle-x2-title = Was der Preis mitnimmt
puzzle-x2-question = Der Markt ist Adas einzige Militärkarte. Sie gewinnt damit Gallien. Wie viele Symbole jeder Gruppe hat sie danach?
puzzle-x2-answer = Der Preis ist die unterste Militärkarte. Mit dem Markt gehen sein Pferd und das Schwert des Balkens, auf dem er lag. Nur das Pferd des Tableaus bleibt.

puzzle-x3-title = Eine Münze im Streifen
puzzle-x3-question = Ada hat 1 Holz, 1 Ziegel und 2 Münzen. Sie legt den Markt in ihren Ressourcenbereich. Was hat sie dann?
puzzle-x3-answer = Die Ressourcenanzeige des Marktes zeigt Gold und eine Münze. Das Gold gilt, solange die Karte liegt; die Münze gibt es sofort. Also 1 Holz, 1 Ziegel, 1 Gold und 3 Münzen.

puzzle-x3-later-title = Noch einmal dieselbe Münze?
puzzle-x3-later-question = Der Markt liegt in Adas Ressourcenbereich. Bringt er ihr zu Beginn der nächsten Runde wieder eine Münze?
puzzle-x3-later-answer = Eine Münze in der Ressourcenanzeige ist kein Einkommen: Es gab sie einmal, als die Karte gelegt wurde, und nie wieder.

puzzle-x4-title = Ein Stein fehlt
puzzle-x4-question = Die Brauerei kostet 2 Holz, 2 Ziegel und 1 Stein. Ada hat 3 Münzen und baut sie. Wie viele Münzen bezahlt sie, und welche Ressourcen hat sie danach?
puzzle-x4-answer = Nur der Stein fehlt, und was fehlt, kostet je 2 Münzen. Vorhandenes wird gezeigt, nicht ausgegeben: 2 Holz und 2 Ziegel bleiben, und Stein hat sie noch immer keinen.

puzzle-x5-title = Eine Münze fehlt
puzzle-x5-question = Die Brauerei kostet 2 Holz, 2 Ziegel und 1 Stein. Ada hat keinen Stein und nur 1 Münze. Darf sie sie bauen?
puzzle-x5-answer = Der fehlende Stein kostet 2 Münzen, und sie hat 1. Wer nicht bezahlen kann, kann nicht bauen; Münzen, Militär und Ressource stehen der Karte weiter offen.

puzzle-x6-title = Was hinaufgeht
puzzle-x6-question = Ada hat soeben die Brauerei gebaut. Die unterste Karte ihres Ressourcenbereichs ist der Markt, und sie steigt auf. Welche Stufe erreicht sie, und was bleibt ihr an Holz, Ziegel und Gold?
puzzle-x6-answer = Die unterste Karte, der Markt, kommt verdeckt auf den ersten grünen Balken: Stufe 1. Sein Gold ist verloren; die Karten darüber bleiben, also 2 Holz und 2 Ziegel.

puzzle-x7-title = Der Preis für Gallien
puzzle-x7-question = Gallien fragt nach Schwertern und Pferden. Ada ist stärker und nimmt teil. Welche ihrer Militärkarten gibt sie ab?
puzzle-x7-answer = Der Preis ist immer die zuletzt gelegte, also die unterste Karte des Militärbereichs. Gallien bringt sofort nichts, von nun an aber 1 Holz.

puzzle-x8-title = Eine Stufe voraus
puzzle-x8-question = Ben hat den Marker. Ada hat 3 Karten im Fortschrittsbereich, Ben 2. Hat Ada nach dieser Runde den Marker?
puzzle-x8-answer = Mehr Karten im Fortschrittsbereich bringen den Marker: 3 zu 2, also bekommt ihn Ada.

puzzle-x9-title = Gleichauf
puzzle-x9-question = Ada hat den Marker. Beide haben 3 Karten im Fortschrittsbereich. Hat Ada den Marker auch nach dieser Runde?
puzzle-x9-answer = Bei gleicher Zahl wechselt der Marker den Besitzer, wer ihn auch hat. Ben bekommt ihn.

puzzle-x10-title = Zu viele Münzen
puzzle-x10-question = Rom und Ägypten: Ada und Ben haben je 9 Münzen, und die Provinz will niemand. Wie viele Münzen haben beide nach der Runde?
puzzle-x10-answer = Das Münzlimit ist 7, für Ägypten 5. Ada gibt 2 Münzen ab, Ben 4.

puzzle-x11-title = Der Wertungsblock
puzzle-x11-question = Die Partie ist zu Ende. Ada führt Persien, hat ihr Tableau auf die goldene Seite gedreht und besitzt den Marker. Was schreibt sie in jede Zeile des Wertungsblocks?
puzzle-x11-answer = Karten: 0 + 4 + 7 + 3 + 6 + 3 + 4 + 5 = 32. Tableau: goldene Seite 3, Stufe 6 gibt 2, Stufe 7 gibt 1, zusammen 6. Provinzen: 1 + 3 + 3 + 4 = 11. Marker: 3. Das macht 52.

puzzle-x12-title = Zweimal tauschen
puzzle-x12-question = Ada hat ihre 4 Karten gezogen und besitzt 2 Münzen. Sie tauscht zweimal. Was hat sie dann?
puzzle-x12-answer = Jeder Tausch kostet 1 Münze und zieht eine Karte, und eine Karte kommt unter das Deck: Münzen sind keine mehr da, die Hand hat wieder 4 Karten, das Deck hat 12 Karten wie vorher, und 2 seiner Karten liegen ganz unten.

puzzle-x13-title = Eine Karte für Münzen
puzzle-x13-question = Ada hat 1 Münze und 1 Karte auf dem Ablagestapel. Sie spielt die Insula für Münzen aus. Was hat sie dann?
puzzle-x13-answer = Die Karte kommt auf den Ablagestapel, der nun 2 Karten hat, und bringt 2 Münzen: 3.

puzzle-x14-title = Niemand will sie
puzzle-x14-question = Beide könnten Gallien nehmen, und beide verzichten. Wie viele Militärkarten haben beide danach?
puzzle-x14-answer = Die Provinz kommt in die Schachtel, und niemand bezahlt etwas: Ada behält ihre 1 Karte, Ben seine 2.

puzzle-x15-title = Drei zu drei
puzzle-x15-question = Beide haben für Gallien Stärke 3. Ada hat den Marker und nimmt teil. Wie viele Provinzen haben beide danach?
puzzle-x15-answer = Bei gleicher Stärke gewinnt, wer den Marker hat: Ada nimmt Gallien.

puzzle-x16-title = Nein, danke
puzzle-x16-question = Beide haben für Gallien Stärke 3. Ada hat den Marker, verzichtet aber; Ben nimmt teil. Wie viele Provinzen haben beide danach?
puzzle-x16-answer = Der Marker hilft nur denen, die teilnehmen. Ben ist nun allein und gewinnt.

puzzle-x17-title = Der neue Herrscher
puzzle-x17-question = Ada hat Caesar (4 SP) und die Brauerei (3 SP) in ihrer Auslage und Stufe 2 erreicht. Sie setzt Hadrian ein (5 SP). Was bekäme sie dann für Karten und Tableau, und wie viele Herrscher sind überdeckt?
puzzle-x17-answer = Nur einer kann herrschen, also überdeckt Hadrian den Caesar, der nichts mehr wert ist: 3 + 5 = 8. Roms Stufe 2 gibt aber 2 SP für jeden überdeckten Herrscher, und davon gibt es 1.

puzzle-x18-title = Die Doppelpartie
puzzle-x18-question = Die zweite Partie einer Doppelpartie ist zu Ende. Die erste endete 48 zu 52; in der zweiten erreicht Ada mit Persien 50 und Ben mit Rom 45. Wie viele Punkte haben beide in der Doppelpartie?
puzzle-x18-answer = Beide Partien werden zusammengezählt: 48 + 50 = 98 für Ada, 52 + 45 = 97 für Ben. Die höhere Summe gewinnt, also Ada.

puzzle-p1-title = Was für Gallien zählt
puzzle-p1-question = Gallien fragt nach Schwertern und Pferden. Ada hat 2 Schwerter, 1 Pferd und viele Schilde, Ben nur Schwerter. Welche Stärke haben beide?
puzzle-p1-answer = Die gezeigten Gruppen werden zusammengezählt, Schilde zählen hier nicht: Ada 2 + 1 = 3. Nicht jede Gruppe ist nötig: Bens 4 Schwerter genügen zum Gewinn, und Gallien bringt ihm von nun an 1 Holz.

puzzle-p7c-title = Abkürzung im Maghreb
puzzle-p7c-question = Beide haben 2 Karten im Fortschrittsbereich, und Ada hat den Marker. Ben gewinnt den Maghreb und lässt seine unterste Militärkarte aufsteigen. Hat Ada nach dieser Runde den Marker?
puzzle-p7c-answer = Die Provinz kommt vor dem Marker an die Reihe. Ben hat dann 3 zu 2 Karten und nimmt den Marker noch in derselben Runde.

puzzle-p12-title = Paare für Andalusien
puzzle-p12-question = Die Partie ist zu Ende. Adas einzige Provinz ist Andalusien; sie hat 5 Karten im Fortschrittsbereich und 3 im Militärbereich. Was ist die Provinz wert?
puzzle-p12-answer = Sie gibt 1 SP für jedes Paar aus einer Fortschritts- und einer Militärkarte. Es gibt 3 vollständige Paare.

puzzle-p14-title = Der Schatz von Libyen
puzzle-p14-question = Die Partie ist zu Ende. Adas einzige Provinz ist Libyen, und vor ihr liegen 7 Münzen. Was ist die Provinz wert?
puzzle-p14-answer = 1 SP für jede Münze, die nach dem letzten Münzlimit übrig ist: 7.

puzzle-p14-nile-title = Der Schatz des Nils
puzzle-p14-nile-question = Die Partie ist zu Ende. Ada führt Ägypten; ihre einzige Provinz ist Libyen. Sie hat 5 Münzen, und 3 weitere stehen ihr auf dem Nil zu. Was ist die Provinz wert?
puzzle-p14-nile-answer = Zustehende Münzen auf dem Nil zählen nicht für das Münzlimit, für Libyen aber schon: 5 + 3 = 8.

puzzle-lesson-build-title = Was kostet es?
puzzle-lesson-build-question = Du hast 2 Holz, 3 Stein und 1 Gold. Das Kolosseum kostet 1 Holz, 2 Ziegel und 3 Stein. Wie viele Münzen bezahlst du für den Bau?
puzzle-lesson-build-answer = Beide Ziegel fehlen, und was fehlt, kostet je 2 Münzen: 4. Das Gold wird nicht gebraucht und kann keinen Ziegel ersetzen.

puzzle-lesson-strength-title = Wer ist stärker?
puzzle-lesson-strength-question = Germanien fragt nach Schwertern und Pferden. Welche Stärke haben beide?
puzzle-lesson-strength-answer = Du: das Pferd des Tableaus, das Pferd des Marktes, das Schwert auf dessen Balken und das Pferd des Circus Maximus, zusammen 4; die Thermen zeigen nur einen Schild. Ben: das Pferd des Kyros, das Pferd auf dessen Balken und das Schwert seiner Stufe 3, zusammen 3.

puzzle-lesson-marker-title = Wer bekommt den Marker?
puzzle-lesson-marker-question = Du hast den Marker, und beide haben 4 Karten im Fortschrittsbereich. Hast du ihn auch nach dieser Runde?
puzzle-lesson-marker-answer = Bei gleicher Zahl wechselt der Marker den Besitzer. Um ihn zu behalten, brauchst du mehr Karten als Ben.

## Finde den besten Zug. Runde 7: Ada spielt die allerletzte Karte, dann wird um die Provinz entschieden.

puzzle-best-province-title = Das letzte Schwert
puzzle-best-province-question = Runde 7, und du spielst die letzte Karte der Partie; danach geht es nur noch um Karthago, und dort zählen Schwerter. Deine vierte Karte zählt nicht mehr. Welcher Zug gewinnt?
puzzle-best-province-answer = Das Legionslager zeigt als Militär 2 Schwerter: 4 zu 3, und Karthago gehört dir, mit 4 SP, die sonst Ben bekäme. Die Insula bringt 3 SP und eine Stufe, aber Bens Marker erreichst du nicht, und er nimmt Karthago.
puzzle-best-marker-title = Einen Aufstieg wert
puzzle-best-marker-question = Runde 7, und du spielst die letzte Karte der Partie. Ben hat 3 Karten im Fortschritt und den Marker, du hast 2. Welcher Zug gewinnt?
puzzle-best-marker-answer = Bau den Circus Maximus und steig auf: 3 zu 3, und bei Gleichstand wechselt der Marker den Besitzer. Das sind 3 SP für dich und 3 weniger für Ben, und der Circus zählt außerdem. Ohne den Aufstieg bleibt der Marker bei ihm.
puzzle-best-action-title = Eine Aktion und eine Karte
puzzle-best-action-question = Runde 7, und du spielst die letzte Karte der Partie. Um Karthago steht es 3 zu 3, und Ben hat den Marker. Du hast 6 Münzen. Welcher Zug gewinnt?
puzzle-best-action-answer = Dein zweiter roter Balken verkauft ein Schwert für 2 Münzen, zusätzlich zur Karte: 4 zu 3 um Karthago. Der Rest reicht für die Insula, und mit dem Aufstieg liegst du im Fortschritt vorn, sodass der Marker zu dir kommt. Wer nur baut, verliert Karthago beim Gleichstand.
puzzle-best-ruler-title = Zwei Herrscher, ein Thron
puzzle-best-ruler-question = Runde 7, und du spielst die letzte Karte der Partie. Trajan herrscht über dein Volk, und du hast 3 Provinzen. Welcher Zug gewinnt?
puzzle-best-ruler-answer = Hadrian bringt 5 SP, überdeckt aber Trajan, der 3 wert ist und für jede Provinz 1 mehr, zusammen 6: Du verlörest einen Punkt. Die Insula bringt 3 SP und lässt Trajan, wo er ist.
