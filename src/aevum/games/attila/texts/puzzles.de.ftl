### Attila - Rätsel (Deutsch). Je drei Nachrichten: Titel, Frage und warum die Antwort stimmt.
### Die Plätze heißen der Reihe nach Ada, Ben und Cleo; was gemeint ist, ist markiert.

puzzle-label-hand = Karten auf jeder Hand
puzzle-label-pile = Karten im Nachziehstapel
puzzle-label-tiles = Befriedungs-Plättchen auf den Jahrhundert-Feldern
puzzle-label-supply = Steine im Vorrat jedes Volkes
puzzle-label-field = Feld von Adas Zählstein
puzzle-label-stones = Steine des Volkes auf dem Spielplan
puzzle-label-cards = Verbrauchte Karten

puzzle-x1-title = Vor dem ersten Zug
puzzle-x1-question = Vier setzen sich zum Spiel. Was liegt wo, sobald alle Hände ausgeteilt sind?
puzzle-x1-answer = Jeder hält 6 der 54 Karten, also bleiben 30 im Stapel. Auf den Jahrhundert-Feldern liegen 1, 2, 3 und 4 Plättchen, zusammen 10, und jedes Volk hat 20 Steine.

puzzle-x2-title = Der erste Vandale
puzzle-x2-question = Noch steht kein Vandale auf dem Spielplan, und Ada spielt eine Karte der Vandalen aus. Welche Provinzen dürfen den Stein aufnehmen?
puzzle-x2-answer = Ein Volk, das nicht auf dem Spielplan steht, kommt über die Linie herein: Nur die 6 oberen Provinzen stehen ihm offen.

puzzle-x3-title = Der zweite Vandale
puzzle-x3-question = Ein Vandale steht in der markierten Provinz. Ada spielt noch eine Karte der Vandalen aus. Welche Provinzen dürfen den Stein aufnehmen?
puzzle-x3-answer = Die 6 oberen Provinzen immer, dazu die Provinz, in der das Volk steht, und alle ihre Nachbarn.

puzzle-x4-title = Auf die Leiste
puzzle-x4-question = Es ist das 4. Jahrhundert. Ada hat bei den Vandalen noch keinen Zählstein auf der Leiste und nimmt den Einfluss für ihren Stein. Auf welches Feld kommt der Zählstein?
puzzle-x4-answer = Neben der Leiste heißt 0, und das 4. Jahrhundert gibt 1 Feld: Der Zählstein kommt auf Feld 1, das unterste.

puzzle-x5-title = Einen Schritt hinauf
puzzle-x5-question = Es ist das 4. Jahrhundert. Adas Zählstein liegt bei den Vandalen auf Feld 4, und sie nimmt den Einfluss. Wo liegt er danach?
puzzle-x5-answer = Das 4. Jahrhundert gibt 1 Feld: von 4 auf 5.

puzzle-x6-title = Das 5. Jahrhundert
puzzle-x6-question = Das Feld des 4. Jahrhunderts ist leer. Adas Zählstein liegt bei den Vandalen auf Feld 7, und sie nimmt den Einfluss. Wo liegt er danach?
puzzle-x6-answer = Es gilt das früheste Jahrhundert, das noch ein Plättchen hat, also das 5. Es gibt 2 Felder: von 7 auf 9.

puzzle-x7-title = Das 6. Jahrhundert
puzzle-x7-question = Die Felder des 4. und 5. Jahrhunderts sind leer. Adas Zählstein liegt bei den Vandalen auf Feld 7, und sie nimmt den Einfluss. Wo liegt er danach?
puzzle-x7-answer = Das 6. Jahrhundert gibt 3 Felder: von 7 auf 10.

puzzle-x8-title = Das 7. Jahrhundert
puzzle-x8-question = Nur das 7. Jahrhundert hat noch Plättchen. Adas Zählstein liegt bei den Vandalen auf Feld 7, und sie nimmt den Einfluss. Wo liegt er danach?
puzzle-x8-answer = Das 7. Jahrhundert gibt 4 Felder: von 7 auf 11.

puzzle-x9-title = Zwei Steine für eine Karte
puzzle-x9-question = Ein Vandale steht auf dem Spielplan, Adas Zählstein liegt auf Feld 2. Sie setzt ihren Stein, verzichtet auf den Einfluss und setzt einen zweiten. Was zählt man dann?
puzzle-x9-answer = Beide Steine kommen für dieselbe Karte: 3 Vandalen stehen auf dem Spielplan, 1 Karte ist verbraucht. Wer auf Einfluss verzichtet, steigt nicht: Der Zählstein bleibt auf 2.

puzzle-x10-title = Drei Völker, eine Provinz
puzzle-x10-question = In der markierten Provinz stehen Vandalen 2, Sachsen 2 und Franken 1. Ada legt einen Vandalen und einen Franken, Ben einen Vandalen und einen Sachsen, Cleo einen Franken. Welche Völker müssen weichen?
puzzle-x10-answer = Steine und Karten zusammen: Vandalen 4, Sachsen 3, Franken 3. Die geringste Stärke weicht, und da zwei Völker sie teilen, gehen beide.

puzzle-x11-title = Erste und Zweiter
puzzle-x11-question = Die Franken haben 5 Steine in 3 Provinzen. Adas Zählstein liegt vor dem von Ben, Cleo hat keinen. Wie viele Punkte bekommt jeder für die Franken?
puzzle-x11-answer = Wer vorn liegt, bekommt die Steine, wer folgt, die Provinzen: Ada 5, Ben 3. Ohne Zählstein geht Cleo leer aus.

puzzle-x12-title = Zwei an der Spitze
puzzle-x12-question = Die Franken haben 5 Steine in 3 Provinzen. Ada und Cleo liegen gleichauf vorn, Ben dahinter. Wie viele Punkte bekommt jeder?
puzzle-x12-answer = Wer sich die Spitze teilt, teilt Steine und Provinzen: 5 + 3 = 8, also je 4. Einen zweiten Platz gibt es dann nicht.

puzzle-x13-title = Zwei dahinter
puzzle-x13-question = Die Franken haben 5 Steine in 3 Provinzen. Ada liegt allein vorn, Ben und Cleo teilen den zweiten Platz. Wie viele Punkte bekommt jeder?
puzzle-x13-answer = Ada bekommt 5 für die Steine. Ben und Cleo teilen die 3 Provinzen, jeder wird aufgerundet: 2 und 2.

puzzle-x14-title = Allein
puzzle-x14-question = Die Franken haben 5 Steine in 3 Provinzen, und nur Ada hat dort einen Zählstein. Wie viele Punkte bekommt jeder?
puzzle-x14-answer = Wer allein auf der Leiste liegt, bekommt beides: 5 + 3 = 8.

puzzle-x15-title = Ein Spiel zu zweit
puzzle-x15-question = Zwei spielen. Die Goten haben 7 Steine in 5 Provinzen; Ada liegt auf Feld 5, Ben auf Feld 4. Wie viele Punkte bekommt jeder?
puzzle-x15-answer = Zwischen beiden ist kein leeres Feld, also bekommt auch der Zweite seine Punkte: Ada 7, Ben 5.

puzzle-x15-gap-title = Zu weit zurück
puzzle-x15-gap-question = Zwei spielen. Die Goten haben 7 Steine in 5 Provinzen; Ada liegt auf Feld 9, Ben auf Feld 6. Wie viele Punkte bekommt jeder?
puzzle-x15-gap-answer = Zu zweit geht der Zweite leer aus, wenn mehr als 1 leeres Feld zwischen den Zählsteinen ist. Die Felder 7 und 8 sind leer: Ada 7, Ben nichts.

puzzle-x16-title = Der letzte Vandale
puzzle-x16-question = Im Vorrat ist noch ein Vandale. Ada setzt ihn als fünften Stein in die markierte Provinz, und in der Auseinandersetzung legt niemand eine Karte. Ist die Partie mit diesem Zug zu Ende?
puzzle-x16-answer = Der einzelne Vandale ist der Schwächste und kehrt zurück. Auf den Vorrat kommt es erst an, wenn der ganze Zug vorbei ist; dann ist wieder ein Stein darin, und die Partie läuft weiter.

puzzle-x17-title = Unter sich
puzzle-x17-question = Fünf Goten stehen in der markierten Provinz. Ada legt 1 Karte der Goten, Ben 2, Cleo 1. Welche Völker müssen weichen?
puzzle-x17-answer = Das schwächste Volk weicht, und ein einziges Volk ist immer das schwächste. Die Goten gehen, was auch gelegt wurde.

puzzle-x18-title = Aus einer geschlossenen Provinz
puzzle-x18-question = Ein Franke steht in der markierten Provinz, die befriedet ist. Ada spielt eine Karte der Franken aus. Welche Provinzen dürfen den Stein aufnehmen?
puzzle-x18-answer = Eine befriedete Provinz nimmt keinen Stein mehr auf, doch das Volk breitet sich weiter von ihr aus: Ihre Nachbarn sind offen, sie selbst nicht, und die oberen Provinzen sind es immer.

puzzle-x19-title = Über das Meer
puzzle-x19-question = Ein Sachse steht in der markierten Provinz. Ada spielt eine Karte der Sachsen aus. Welche Provinzen dürfen den Stein aufnehmen?
puzzle-x19-answer = Pfeile über das Meer verbinden Provinzen wie eine Grenze. Offen sind die markierte Provinz, die Enden ihrer Pfeile und die 6 oberen Provinzen.

puzzle-x20-title = Wohin mit dem zweiten Stein?
puzzle-x20-question = Adas Gote war der fünfte Stein der markierten Provinz. Sie verzichtet auf den Einfluss. Welche Provinzen dürfen ihren zweiten Goten aufnehmen?
puzzle-x20-answer = Einen sechsten Stein gibt es nie, also ist die markierte Provinz zu. Der erste Gote zählt schon mit: Ihre Nachbarn sind offen und die übrigen oberen Provinzen.

puzzle-x21-title = Das zweite Plättchen
puzzle-x21-question = Ein Plättchen liegt auf dem Spielplan. Ada setzt den fünften Hunnen in die markierte Provinz, und niemand legt eine Karte. Gibt es in diesem Zug eine Wertung?
puzzle-x21-answer = Das Plättchen kommt vom Feld des 5. Jahrhunderts, wo noch eines liegen bleibt. Gewertet wird nur, wenn ein Feld leer wird.

puzzle-x22-title = Am Ende der Leiste
puzzle-x22-question = Es ist das 6. Jahrhundert. Adas Zählstein liegt bei den Goten auf Feld 20, und sie nimmt den Einfluss. Wo liegt er danach?
puzzle-x22-answer = Das 6. Jahrhundert gibt 3 Felder, doch die Leiste endet bei 22; was übrig ist, verfällt.

puzzle-x22-end-title = Und dann?
puzzle-x22-end-question = Es ist das 6. Jahrhundert. Adas Zählstein liegt bei den Goten auf Feld 20, und sie nimmt den Einfluss. Ist die Partie mit diesem Zug zu Ende?
puzzle-x22-end-answer = Ein Zählstein auf Feld 22 beendet die Partie: Ada führt ihren Zug zu Ende, sonst kommt niemand mehr an die Reihe, und es folgt die Schlusswertung.

puzzle-lesson-places-title = Wohin?
puzzle-lesson-places-question = Du spielst eine Karte der Vandalen aus; ein Vandale steht in der markierten Provinz. Welche Provinzen dürfen den Stein aufnehmen?
puzzle-lesson-places-answer = Die 6 oberen Provinzen, die Provinz der Vandalen selbst und ihre Nachbarn. Die meisten Nachbarn sind selbst obere Provinzen, es kommt also nur eine hinzu.

puzzle-lesson-conflict-title = Wer muss weichen?
puzzle-lesson-conflict-question = In der markierten Provinz stehen Sachsen 2, Teutonen 2 und Hunnen 1. Ben legt eine Karte der Teutonen, die anderen passen. Welche Völker müssen weichen?
puzzle-lesson-conflict-answer = Teutonen 3, Sachsen 2, Hunnen 1: Nur die Schwächsten gehen, die Hunnen.

puzzle-lesson-points-title = Was bringt es?
puzzle-lesson-points-question = Goten: 4 Steine in 2 Provinzen, Ada führt, Ben ist Zweiter. Franken: 3 Steine in 2 Provinzen, Ada und Cleo liegen gleichauf vorn. Wie viele Punkte bekommt jeder?
puzzle-lesson-points-answer = Goten: Ada 4, Ben 2. Franken: 3 + 2 = 5 für zwei, aufgerundet je 3. Zusammen Ada 7, Ben 2, Cleo 3.

## Finde den besten Zug. Adas Zähler bei den Vandalen liegt auf Feld 22: Mit diesem Zug endet die Partie.

puzzle-best-second-title = Der kleinere Gewinn
puzzle-best-second-question = Dein Zähler bei den Vandalen liegt auf Feld 22: Mit diesem Zug endet die Partie und wird ein letztes Mal gewertet. Du hast 30 Punkte, Ben 36, Cleo 20, und eine Karte ist noch zu spielen. Welcher Zug gewinnt?
puzzle-best-second-answer = Mit den Hunnen steigst du auf Feld 4 und überholst Ben, der Zweiter war: Du bekommst 5 Provinzen bezahlt, er keine. 30 + 2 + 5 = 37 zu 36. Die Teutonen brächten dir 6, also einen Punkt mehr, aber Ben behielte seine 4 Punkte für den zweiten Platz: 38 zu 40.
puzzle-best-stack-title = Wohin mit dem zweiten Stein?
puzzle-best-stack-question = Mit diesem Zug endet die Partie. Bei den Goten führst du 9 zu 3, und Ben ist dort Zweiter. Du hast 31 Punkte, Ben 35. Welcher Zug gewinnt?
puzzle-best-stack-answer = Die Führung ist sicher, also sind Steine mehr wert als Einfluss: Verzichte darauf und setz einen zweiten. Der Erste bekommt die Steine bezahlt, der Zweite die Provinzen; in einer Provinz, in der schon Goten stehen, gehören beide Steine dir allein: 31 + 2 + 6 = 39 zu 35 + 3 = 38. In neuen Provinzen bekäme Ben für jeden Stein auch einen Punkt.
puzzle-best-share-title = Die Hälfte von allem
puzzle-best-share-question = Mit diesem Zug endet die Partie. Bei den Franken führt Ben mit 9, Cleo hat 7, du hast 5. Du hast 30 Punkte, Ben 31. Welcher Zug gewinnt?
puzzle-best-share-answer = Mit vier Feldern ziehst du mit Ben gleich. Zwei, die sich die Führung teilen, teilen auch Steine und Provinzen, aufgerundet: (6 + 3) : 2 = 5 für jeden. 30 + 2 + 5 = 37 zu 31 + 5 = 36. Allein bei den Goten bekämst du nur 1 + 1, und mehr Franken ohne Einfluss bringen den anderen Punkte.
puzzle-best-gap-title = Zu weit zurück
puzzle-best-gap-question = Ihr spielt zu zweit, und mit diesem Zug endet die Partie; es ist deine zweite Karte. Bei den Sachsen führst du 8 zu 6. Du hast 30 Punkte, Ben 32. Welcher Zug gewinnt?
puzzle-best-gap-answer = Zu zweit bekommt der Zweite nur etwas, wenn zwischen beiden Zählern höchstens ein Feld leer ist. Von 8 steigst du auf 12: Ben, auf 6, verliert seine Punkte bei den Sachsen, und der neue Stein bringt dir einen mehr. Nichts anderes nimmt ihm so viel.
