### Era of Tribes - die Regeln, wie Spieler sie lesen (Deutsch).
### One message per step of the set-up (SU4), rule (R4-3 is rule R4.3), decision (D4), chance (C4)
### and ruling (E12). One line per message, plain text; numbers that matter are written as digits.

## Set-up

SU = Aufbau
SU1 = Einigt euch auf die Länge, normal oder lang, und auf einen Ausschnitt der Karte; die Reihenfolge der Spieler wird ausgelost (E86).
SU2 = Alle Einflussmarker beginnen auf Feld 1, der des Startspielers ganz hinten; alle haben also 1 Einflusspunkt (E1).
SU3 = Nur der gewählte Ausschnitt ist im Spiel. Felder außerhalb gibt es in diesem Spiel nicht.
SU4 = Auf jedem Feld im Spiel liegen seine Nahrung oder sein Fisch und sein Gut.
SU5 = Die Barbaren beginnen auf Stufe 1.
SU6 = Alle erhalten 2 Einflusskarten und behalten 1 davon geheim. Haben alle gewählt, werden die abgelehnten zurück in den Stapel gemischt (E87).
SU7 = In Spielerreihenfolge wählen alle ein Volk, das noch frei ist und dessen ganze Heimat im Spiel ist (E2).
SU8 = 2 Einflusskarten werden offen auf die Kronenfelder gelegt.
SU9 = Alle nehmen 5 Taler.
SU10 = 2 Anführer stehen bereit, 1 wartet auf die Bronzezeit und im langen Spiel noch 1 auf die Antike.
SU11 = Die 8 Städte stehen auf den Plätzen des Spielertableaus, mit je 3 Vasallen.
SU12 = 12 Vasallen sind frei; je 1 davon kommt in jede Heimatprovinz.
SU13 = Alle nehmen, was in der Heimat liegt: Nahrung auf den Teller, Militärgüter in die Reguläre Armee, Luxusgüter bereit neben das Tableau. Iberer nehmen 1 Nahrung dazu, Slawen 2.
SU14 = Epoche: Jungsteinzeit. Moral: 0 (E14). Alle sechs Fortschrittsfelder: Stufe 0. Der Triumphzug steht auf dem Startfeld für diese Spielerzahl.
SU15 = In Spielerreihenfolge machen alle einen kostenlosen Fortschritt auf Stufe 1, mit seiner Wirkung, aber ohne den Einfluss eines Pioniers (E3).
SU16 = Auf jedem Barbarenfeld im Spiel und auf jeder Heimat eines Volkes, das niemand führt, liegt ein verdecktes Barbarendorf. Der Rest der 40 Plättchen verlässt das Spiel (E4); welches wo liegt, entscheidet sich beim Gewinn (E88).
SU17 = Im Vorrat liegen graue Anführer, 1 weniger als doppelt so viele wie Spieler, und die Legionen, wenn Römer mitspielen.
SU18 = Gallier entscheiden für jeden Wein und Karthager für jedes Elfenbein, ob es in Runde 1 als Luxus- oder als Militärgut dient (E5).
SU19 = Runde 1 beginnt.

## R0

R0 = Begriffe
R0-1 = Ein Feld ist eine Landprovinz oder ein Meeresfeld. Zwei Felder sind benachbart, wo die Karte eine Grenze zeigt; die Nebenkarten hängen an einer Linie.
R0-2 = Ein Punkt zeigt die Landschaft einer Provinz: Gelb ist Getreide, Hellgrün Hügel, Dunkelgrün Wald, Schwarz Gebirge. Meeresfelder haben einen blauen Punkt.
R0-3 = Du beherrschst eine Provinz, in der ein Vasall oder eine Stadt von dir steht; Angreifen und Durchziehen zählen nicht. Die Herrschaft wechselt nur am Ende der Bewegung, am Ende eines Kampfes, durch Kauf, durch das Zurücknehmen von Figuren und durch eine kostenlose Flotte (E89).
R0-4 = Ein Meeresfeld gehört dem, der es leer betreten oder im Kampf gewonnen hat, solange eine eigene Flotte dort liegt. Andere Flotten dürfen ohne Herrschaft daneben liegen.
R0-5 = Wer ein Feld beherrscht, hält seine Nahrung, seinen Fisch und seine Güter. Mit der Herrschaft gehen sie an den neuen Herrscher oder zurück auf das Feld.
R0-6 = Ein Vasall ist immer an einem dieser Orte: auf einem Stadtplatz, bei den freien Vasallen, in einer Provinz, als Flotte auf See, als Armee in der Regulären Armee, als Handelsposten in einer fremden Stadt oder aus dem Spiel.
R0-7 = Ein Anführer wartet auf eine Epoche, ist bereit, liegt auf einer Aktion oder steht auf dem Ring. Graue Anführer können auch im Vorrat oder in der Schachtel liegen.
R0-8 = Die Zahl deiner Fortschritte ist die Summe deiner sechs Stufen, 0 bis 24.
R0-9 = Luxusgüter verstärken Aktionen. Militärgüter bleiben in der Regulären Armee: Ein Pferd hilft einem Vasallen beim Ziehen, ein Erz kämpft in einem Kampf mit (E77).
R0-10 = Zwei Spieler sind Nachbarn, wenn Felder mit ihren Figuren benachbart oder gleich sind, zu Land oder zur See; Verbündete sind es immer (E27).
R0-11 = Taler, Verträge, Nahrung und Hunger fallen nie unter 0. Was du nicht bezahlen kannst, kannst du nicht wählen; nur fehlende Nahrung wird zu Hunger (R22).
R0-12 = Brüche werden abgerundet (E9).
R0-13 = Einfluss fällt nie unter 0 (E15), und die Moral bleibt auf ihrer Leiste (E14).
R0-14 = Dein Stadtwert ist die Zahl deiner Städte auf der Karte (E72).

## R1

R1 = Runde
R1-1 = Eine Runde hat 5 Phasen: Moral, Reihenfolge, Aktionen, Auto-Expansion, Aufräumen.
R1-2 = Wurde in der Runde eine Endbedingung erfüllt, endet das Spiel nach dem Aufräumen (R25); sonst folgt die nächste Runde.

## R2

R2 = Phase 1: Moral
R2-1 = Alle Spieler verlieren zugleich die Summe aus R2.2, R2.3 und R2.4.
R2-2 = Deine Städte kosten je 1 Moral. Ägypter verlieren 1 weniger und Griechen 1 mehr, sobald sie eine Stadt haben.
R2-3 = In der Jungsteinzeit verlierst du 1 Moral.
R2-4 = Jeder Hungermarker auf dem Teller kostet 1 Moral; die neben dem Tableau kosten hier nichts.

## R3

R3 = Phase 2: Reihenfolge
R3-1 = Wer die wenigsten Einflusspunkte hat, ist zuerst dran, dann aufsteigend. Bei Gleichstand geht der weiter hinten liegende Marker vor.
R3-2 = Ein Marker, der auf ein besetztes Feld kommt, wird dort ganz nach hinten gelegt (E1, E90).
R3-3 = Wer einen Anführer auf dem Ring hat, nimmt danach einen beliebigen Platz ein; die anderen behalten ihre Folge untereinander.
R3-4 = Dieser Anführer kommt bereit zurück, sobald sein Besitzer in der Runde die erste Aktion gemacht oder gepasst hat. Bis dahin kann niemand bestechen (E11).

## R4

R4 = Phase 3: Aktionen
R4-1 = In Zugreihenfolge machen alle eine Aktion oder passen, immer wieder, bis alle gepasst haben.
R4-2 = Wer gepasst hat, ist für den Rest der Phase draußen; ebenso, wer eine Revolution macht.
R4-3 = Jedes deiner 7 Aktionsfelder ist einmal je Runde nutzbar.
R4-4 = Eine Aktion braucht mindestens 1 bereiten Anführer (E7). Alle Anführer und Luxusgüter werden eingesetzt, wenn sie gewählt wird; nur bei Diplomatie und Fortschritt einer nach dem anderen (E91).
R4-5 = Expansion, Handel, Steuern, Fortschritt und Brot & Spiele nehmen beliebig viele Anführer, Diplomatie bis zu 3, Revolution genau 1. Luxusgüter verstärken Expansion, Handel und Brot & Spiele. Das Barbarendorf Fortschritt zum halben Preis braucht 1 Anführer und kein Aktionsfeld (E46).
R4-6 = Eingesetzte Anführer und Luxusgüter sind bis zum Aufräumen verbraucht.
R4-7 = Ein von einem Feld genommenes Gut ist noch in derselben Runde nutzbar (E8). Ein Gut, das den Besitzer wechselt, bleibt bereit oder verbraucht, wie es war (E92).
R4-8 = In deinem Zug, vor der Aktion oder dem Passen, darfst du beliebig viele grüne Barbarendörfer und graue Anführer aus Barbarendörfern benutzen, ohne Anführer (E46).
R4-9 = Ohne bereiten Anführer musst du passen, vorher darfst du noch Barbarendörfer benutzen.
R4-10 = Eine Aktion muss etwas ändern. Expansion und Handel tun das immer; Steuern brauchen eine Stadt, Diplomatie und Fortschritt etwas Ausführbares und Bezahlbares, Brot & Spiele Moral unter dem oberen Ende, Revolution ihre Bedingungen (E12).

## R5

R5 = Expansion: Wachstum und Umwandlung
R5-1 = Eine Expansion hat 4 Schritte: Wachstum, Umwandlung und Bewegung, Städte gründen, Kämpfe.
R5-2 = Römer nehmen zuerst 1 Legion aus dem Vorrat, wenn eine da ist, auch in einer Auto-Expansion.
R5-3 = Das Wachstum ist Nahrung minus Hunger auf dem Teller, plus 1 je Luxusgut und 2 je Anführer auf dieser Aktion, plus deine Moral, die auch negativ sein kann.
R5-4 = Ist das Wachstum negativ, nimm so viele Vasallen, Flotten oder Handelsposten zurück, in beliebiger Mischung; Städte und Armeen bleiben (E31). Ein geleertes Feld wird sofort aufgegeben (E93).
R5-5 = Ist es positiv, setze bis zu so viele freie Vasallen in Provinzen mit eigenen Figuren: 1 neuen je Figur, die vorher dort stand (E30).
R5-6 = Je 3 ungenutzte Punkte Wachstum geben 1 Moral.
R5-7 = Ist kein Vasall frei und sind Wachstum und Platz übrig, darfst du Vasallen aus der letzten ungebauten Stadt nehmen, für je 2 Moral (E29).
R5-8 = Das Wachstum wird einmal berechnet; spätere Änderungen der Moral ändern es nicht (E30).
R5-9 = Vasallen aus diesem Schritt sind bis zum Ende der Umwandlungen neu, und nur neue lassen sich umwandeln.
R5-10 = Umgewandelt wird vor der Bewegung. Nichts wird zweimal umgewandelt.
R5-11 = Flotte: Ab Seefahrt I sticht ein neuer Vasall neben seiner Provinz in See, zum Preis deiner Stufe. Wer eine weitere Flotte dazu erhält, setzt sie sofort auf dasselbe Feld (E65).
R5-12 = Armee: Ab Mechanik I geht ein neuer Vasall zum Preis deiner Stufe in die Reguläre Armee.
R5-13 = Handelsposten: Ab Handel II zieht ein neuer Vasall in die Stadt eines Nachbarn ohne Handelsposten (E33). Zahle dem Nachbarn 1 Taler oder 1 Vertrag; du erhältst 2 Moral, und dein Handelswert steigt um 1.
R5-14 = Du darfst beliebig viele Handelsposten haben, einen je Stadt. Sie bleiben, wenn die Stadt den Besitzer wechselt, stehen aber nie in einer eigenen Stadt (E34).
R5-15 = Wer angegriffen wird, darf Handelsposten des Angreifers aus den eigenen Städten ausweisen: Deren Besitzer verliert je 2 Moral und 1 Handelswert (E35).
R5-16 = Danach kommen Bewegung (R13), ihr Ende mit Angriffen und Herrschaft (R13.20), Kolonien (R14), neue Städte (R15) und Kämpfe (R16).

## R6

R6 = Handel
R6-1 = Du erhältst 1 Taler je eingesetztem Anführer und Luxusgut und deinen Handelswert.
R6-2 = Der Handelswert ist 0, 1, 3, 6 oder 11 nach deiner Stufe im Handel, plus 1 je Handelsposten, plus 2, solange deine Epoche im langen Spiel die Antike ist.
R6-3 = Germanen erhalten 2 statt 1 Taler je Anführer.

## R7

R7 = Steuern
R7-1 = Du erhältst je eingesetztem Anführer deinen Stadtwert in Talern.
R7-2 = Die Moral sinkt um den Stadtwert und um 3 je Anführer. Ägypter verlieren 1 weniger, Griechen 1 mehr (E73).
R7-3 = Steuern brauchen eine Stadt, und der ganze Verlust muss auf die Moralleiste passen (E14).

## R8

R8 = Diplomatie
R8-1 = Mit jedem von 1 bis 3 Anführern führst du eine Diplomatie-Aktion aus, nimmst 1 Vertrag und darfst eine Bonusaktion hinzufügen; dann darfst du den nächsten einsetzen (E91).
R8-2 = Jede der drei Diplomatie-Aktionen ist einmal je Spieler und Runde möglich (E10).
R8-3 = Grauen Anführer anwerben: Zahle 3 Taler und nimm 3 freie Vasallen für immer aus dem Spiel, Slawen 2 und 2. Der Anführer kommt aus dem Vorrat und ist sofort bereit.
R8-4 = Abschrecken: Bis zum Ende der Runde verliert jeder Gegner, der dich angreift, einmal 5 Moral (E37).
R8-5 = Bestechen: Zahle jedem mit weniger Einflusspunkten ein Fünftel deiner Einflusspunkte in Talern (E9), erhalte 1 Einflusspunkt und stelle diesen Anführer auf den Ring (R3.3). Das kann in einer Runde nur ein Spieler.
R8-6 = Eine Bonusaktion braucht die Zustimmung des anderen Spielers oder 3 Verträge, die sie erzwingen (E40).
R8-7 = Provinz kaufen: von einem Nachbarn, aber keine Heimat des Verkäufers. Sie kostet 5 Taler und je 5 für Stadt, Nahrung und Gut darin; mit Zwang 3 und je 3. Der Verkäufer erhält die Taler.
R8-8 = Die Vasallen des Verkäufers werden frei, der Käufer setzt 1 Vasallen ein, Nahrung und Güter gehen mit. Eine Stadt wird wie in R17.9 behandelt, ohne Einfluss und Moral (E39).
R8-9 = Allianz: Schließe eine mit einem Nachbarn, oder beende eine (R19).
R8-10 = Der Vertrag eines Anführers darf schon für dessen Bonusaktion dienen (E10).
R8-11 = Ein abgelehntes Angebot kostet nichts. Derselbe Anführer darf anderes versuchen, aber nicht einvernehmlich mit jemandem, der schon abgelehnt hat (E94).

## R9

R9 = Fortschritt
R9-1 = Jeder Anführer kauft einen Fortschritt: Ein Marker steigt um eine Stufe. Mehrere werden nacheinander gekauft, auch im selben Feld, jeder zu seinem neuen Preis.
R9-2 = Der Pionier, der diese Stufe des Feldes als Erster erreicht, zahlt als Grundpreis 4 / 8 / 16 / 32 Taler für Stufe 1 / 2 / 3 / 4.
R9-3 = Nachfolger zahlen 3 / 6 / 12 / 24 Taler.
R9-4 = Jeder fehlende Nebenzweig kostet auf Stufe 1 / 2 / 3 / 4 zusätzlich 0 / 2 / 5 / 10 Taler. Stufe 2 und 3 haben einen Nebenzweig, Stufe 4 zwei.
R9-5 = Jede deiner Städte senkt den Preis um 1 Taler.
R9-6 = Ein Fortschritt kostet mindestens 1 Taler.
R9-7 = Der Pionier erhält außerdem 1 Einflusspunkt.
R9-8 = Ägypter in Architektur, Gallier in Kultur, Iberer in Seefahrt und Römer in Mechanik haben den Grundpreis 2 / 4 / 8 / 16 Taler, auch als Pioniere (E41).
R9-9 = Griechen zahlen für jeden Fortschritt 2 Taler weniger.
R9-10 = Die Wirkung der Stufe folgt sofort (R12).

## R10

R10 = Brot & Spiele
R10-1 = Die Moral steigt um 1 je eingesetztem Anführer und Luxusgut und um den Wert deines Markers: 0, 1 oder 3.
R10-2 = Briten erhalten 2 statt 1 Moral je Anführer.

## R11

R11 = Revolution und Epochen
R11-1 = Du darfst eine Revolution machen, wenn du 2 der 3 Bedingungen der nächsten Epoche erfüllst, für das Hochmittelalter alle 3.
R11-2 = Deine Epoche steigt um eins, und deine Runde ist vorbei: Alles Ungenutzte verfällt, ohne weitere Aktion und ohne Auto-Expansion.
R11-3 = Bis zum Aufräumen bist du in Revolution, was deine Verteidigung schwächt (R16.8).
R11-4 = Es zählen deine Luxusgüter jeder Art, verbraucht oder nicht (E63), deine Städte auf der Karte und deine Fortschritte in diesem Augenblick.
R11-5 = Die Nahrung der Eisenzeit und der Handel der Antike gelten nur, solange du in der Epoche bist; Moral gibt es einmal, und sie bleibt (E16).
R11-6 = Wer eine Epoche betritt, erhält 1 Einflusspunkt, wer sie als Erster betritt, stattdessen 2.
R11-7 = Wer eine Epoche als Erster betritt, rückt auch die Barbaren eine Stufe vor und wählt eine offene Einflusskarte, die jetzt gewertet wird.
R11-8 = Eine Karte gibt dem Ersten 3 und jedem Zweiten 1 Einflusspunkt; ein geteilter erster Platz gibt je 2 und dem Zweiten nichts. Dann verlässt sie das Spiel, und eine neue wird aufgedeckt (E23).
R11-9 = Reihenfolge: Anführer, Epoche, Einfluss, Barbaren, Karte, neue Karte, Ende der Wirkung der alten Epoche, Wirkung der neuen (E17).
R11-10 = Ein durch die Epoche gewonnener Anführer ist ab der nächsten Runde bereit.

## R12

R12 = Die sechs Fortschrittsfelder
R12-1 = Landwirtschaft gibt auf den Stufen 1 bis 4 je 2, 1, 2 und 3 Nahrung. Ab Stufe 2 bleiben beim Aufräumen 2 Figuren je Provinz.
R12-2 = Kultur gibt auf den Stufen 1 bis 4 je 1, 2, 2 und 4 Einflusspunkte, mit der ersten auch 2 Moral. Ihr Brot-&-Spiele-Marker zählt 1 ab Stufe 2 und 3 ab Stufe 3.
R12-3 = Seefahrt: Flotten ziehen auf den Stufen 1 bis 4 je 2, 4, 6 oder 10 Punkte und kosten 2, 3, 4 oder 6 Taler. Jede Stufe bringt eine kostenlose Flotte.
R12-4 = Handel: Der Handelswert ist auf den Stufen 1 bis 4 je 1, 3, 6 oder 11. Handelsposten sind ab Stufe 2 möglich.
R12-5 = Mechanik: Vasallen ziehen auf den Stufen 1 bis 4 je 1, 2, 2 oder 3 Punkte, und Armeen kosten 1, 2, 3 oder 4 Taler; ohne sie ziehen Vasallen 1 Punkt. Jede Stufe bringt eine kostenlose Armee (E67).
R12-6 = Architektur erlaubt auf den Stufen 1 bis 4 je 2, 4, 6 oder 8 Städte, ohne sie keine.
R12-7 = Eine kostenlose Flotte ist ein freier Vasall, der neben deinem Land in See sticht, wo das Feld leer ist oder dir gehört; sein Fisch wird sofort genommen. Ohne solches Feld oder solchen Vasallen verfällt sie (E42).
R12-8 = Eine kostenlose Armee ist ein freier Vasall, der in die Reguläre Armee geht.
R12-9 = Ist kein Vasall frei, darf einer aus einer ungebauten Stadt dafür dienen, für 2 Moral; karthagische Flotten kosten stattdessen 1, jederzeit, germanische Armeen 0 (E42).
R12-10 = Der Wert einer Stufe ersetzt den der niedrigeren; sie werden nicht addiert.

## R13

R13 = Bewegung
R13-1 = Ein Vasall zieht so weit, wie deine Mechanik erlaubt, eine Flotte so weit wie deine Seefahrt; auch neue (E85). Punkte werden nicht aufgehoben.
R13-2 = Einmal je Runde gibt jedes bereite Pferd einem Vasallen, der noch nicht gezogen hat, 2 Punkte mehr (E95).
R13-3 = Eine Landgrenze kostet einen Vasallen 1 Punkt.
R13-4 = Eine Seegrenze kostet eine Flotte 1 Punkt oder so viele, wie die Fußspuren darauf sagen.
R13-5 = Ein Vasall darf durch eigene, leere und verbündete Provinzen ziehen. Eine Provinz eines anderen Spielers oder der Barbaren zu betreten ist ein Angriff und beendet seine Bewegung.
R13-6 = Verbündete Provinzen dürfen ohne Frage durchquert werden. Wer dort stehen bleibt, greift an, und die Allianz bricht (R19.6).
R13-7 = Besiedeln: Ein Vasall, der in einer leeren Provinz stehen bleibt, übernimmt sie mit Nahrung und Gütern.
R13-8 = Angreifen: Beliebig viele Vasallen von überall dürfen eine Provinz eines Spielers oder der Barbaren betreten. Gekämpft wird nach aller Bewegung.
R13-9 = Sammeln: 3 Vasallen in einer Provinz ohne Stadt können eine gründen.
R13-10 = Übersetzen: Eine Kette von Meeren mit eigenen Flotten ist eine Brücke von Küste zu Küste. Sie kostet den Vasallen 1 Punkt und in jedem Meer davon eine Flotte 1 Punkt (E44).
R13-11 = Segeln: Eine Flotte, die in einem leeren Meer stehen bleibt, übernimmt es mit seinem Fisch.
R13-12 = Lange Fahrt: Eine Grenze mit Fußspuren kostet so viele Punkte.
R13-13 = Seeschlacht: Kommen Flotten in ein Meer eines anderen Spielers, wird erst der Ziehende, dann der Herrscher gefragt; wer kämpfen will, greift an. Ohne Kampf behält der Herrscher das Feld (E45).
R13-14 = Landung: Flotten dürfen für je 1 Punkt in einer Provinz eines Spielers oder der Barbaren an Land gehen und dort kämpfen. Kommt niemand über Land, erhält der Verteidiger 1 Miliz. Nach einem Sieg sind die Flotten Vasallen (E43).
R13-15 = Eine Flotte darf für 1 Punkt in einer leeren Provinz landen: Sie wird dort zum Vasallen. In einer eigenen Provinz kann sie nicht landen (E43).
R13-16 = Verlässt deine letzte Figur ein Feld, gehen Nahrung und Güter zurück. Fehlt Nahrung auf dem Teller, nimmst du Hunger (R22).
R13-17 = Am Ende der Bewegung wird jeder Gewinn vor jedem Verlust gebucht (E32).
R13-18 = Überzählige Vasallen verteidigen ihre Provinz bis zum Aufräumen. Flotten dürfen in beliebiger Zahl bleiben.
R13-19 = Solange Figuren ziehen, bleiben Herrschaft und Marker, wie sie waren. Ein Angreifer bleibt, wo er hineingegangen ist (E89).
R13-20 = Am Ende der Bewegung: 1. Herausforderungen auf See (E45); 2. die Angriffe stehen fest; 3. für jeden Angegriffenen bricht die Allianz, wirkt die Abschreckung und werden Handelsposten ausgewiesen (E75); 4. Herrschaft und Marker; 5. Kolonien (R14.4).

## R14

R14 = Kolonien
R14-1 = Benachbarte Provinzen mit eigenen Vasallen oder Städten sind verbunden; Flotten verbinden nicht.
R14-2 = Eine Kolonie ist eine verbundene Gruppe deiner Provinzen ohne eigene Heimat.
R14-3 = Eine neue Kolonie kostet 2 Moral, die auch bei späterer Verbindung nicht zurückkommen.
R14-4 = Kolonien werden nach Bewegung, Kämpfen, Käufen und dem Zurücknehmen von Figuren gezählt. Jede mehr als beim letzten Zählen kostet 2 Moral (E36).
R14-5 = Nordmänner haben je Runde 1 neue Kolonie ohne den Verlust.

## R15

R15 = Städte gründen
R15-1 = Eine Stadt braucht 3 deiner Vasallen in einer Provinz ohne Stadt, Platz nach deiner Architektur und eine Stadt auf deinem Tableau.
R15-2 = Die 3 Vasallen werden frei und ebenso die vom Platz der Stadt.
R15-3 = Gib 2 Nahrung ab, Ägypter 1; was fehlt, wird Hunger.
R15-4 = Du erhältst 1 Einflusspunkt.
R15-5 = Eine Stadt macht Vasallen frei, gibt bei einem Angriff 1 Miliz, hebt den Stadtwert um 1 und macht Fortschritt um 1 Taler billiger. Sie kostet 1 Moral in jeder Phase 1.
R15-6 = Eine Provinz fasst eine Stadt. In einer Expansion darfst du mehrere gründen; Angreifer zählen dafür nicht.
R15-7 = Verlässt eine Stadt die Karte, erhält ihr Besitzer die 2 Nahrung zurück, Ägypter 1, und die Stadt kehrt ohne Vasallen auf ihren Platz zurück (E60).

## R16

R16 = Kämpfe
R16-1 = Der aktive Spieler wählt die Reihenfolge der Kämpfe. Jeder wird beendet, bevor der nächste beginnt.
R16-2 = Es gibt Landkämpfe, Landungen (R13.14) und Seeschlachten. Eine Landung ist ein Landkampf mit 1 Miliz mehr für den Verteidiger.
R16-3 = In einer Seeschlacht kämpfen nur die Flotten des Feldes; niemand wird verstärkt (E112).
R16-4 = Der Verteidiger kämpft mit allen Vasallen und der Stadt der Provinz, je 1 Einheit.
R16-5 = Der Verteidiger darf Armeen und Legionen, bereites Erz, für den Krieg beiseitegelegten Wein oder Elfenbein, verdeckte Barbarendörfer als Söldner und Armeen von Verbündeten einsetzen (R19.4).
R16-6 = Der Verteidiger erhält Miliz: 1 im Gebirge, 1 gegen eine Landung, 1 für eine Stadt, 1 oder 2 für ein historisches Schlachtfeld, alles zusammen.
R16-7 = Graue Milizen müssen vor der ersten Armee oder Legion eingesetzt werden.
R16-8 = Ein Verteidiger in Revolution kämpft ohne die Stadt und ihre Miliz oder, wenn es keine gibt, ohne einen Vasallen. Diese Figur bleibt auf der Karte (E54).
R16-9 = Barbaren kämpfen mit dem Dorf, 1 Einheit, und der Miliz ihrer Stufe; auch Gebirge, Landung und Schlachtfeld helfen ihnen (E49). Ihr Dorf fällt zuletzt.
R16-10 = Der Angreifer kämpft mit allen Figuren, die hineingezogen sind, und darf dasselbe einsetzen wie der Verteidiger, entscheidet aber als Zweiter.
R16-11 = Die Marker werden einmal verteilt: Schwert an den Angreifer, Schild an den Verteidiger, Faust an mehr Einheiten, Maske an höhere Moral, Katapult an höhere Mechanik, auf See an höhere Mechanik und Seefahrt zusammen.
R16-12 = Bei Gleichstand erhält an Land der Verteidiger den Marker, auf See der Angreifer.
R16-13 = Barbaren haben Moral 0 und die Mechanik ihrer Stufe.
R16-14 = Der Angreifer wirft den roten Würfel, der Verteidiger den grünen. Für jedes Symbol landet die Seite mit diesem Marker 1 Treffer, beide zugleich.
R16-15 = Jeder Treffer nimmt eine gegnerische Einheit: zuerst Miliz, Söldner und Güter, dann Vasallen, Flotten, Armeen und Legionen, die Stadt zuletzt (E51).
R16-16 = Vor jedem Wurf dürfen erst der Angreifer, dann der Verteidiger Söldner schicken und Verbündete bitten. Die Marker bleiben. Wer keine Einheit mehr hat, kann nichts mehr schicken (E96).
R16-17 = Es geht weiter, bis eine Seite keine Einheit mehr hat; hat keine mehr eine, ist es unentschieden. Niemand zieht sich zurück (E58).

## R17

R17 = Ende eines Kampfes
R17-1 = Reihenfolge: Triumph (R18), historisches Schlachtfeld, Abräumen, Ergebnis, Kolonien (R14.4).
R17-2 = An Land macht ein Kampf von 5 bis 9 Einheiten ein historisches Schlachtfeld mit Wert 1, einer von 10 oder mehr mit Wert 2. Jede Einheit, die gekämpft hat, zählt (E53).
R17-3 = Miliz geht, Güter sind verbraucht, Söldner benutzt. Verlorene Vasallen, Flotten und Armeen werden frei, verlorene Legionen kehren in den Vorrat zurück. Überlebende Armeen gehen in die Reguläre Armee zurück, Vasallen bleiben (E52).
R17-4 = Seeschlacht: Überlebende Flotten bleiben und beherrschen das Feld mit seinem Fisch. Nach einem Unentschieden ist es leer, außer wenn ein Dritter dort ist (E57).
R17-5 = Sieg über Barbaren: Du beherrschst die Provinz, nimmst ihre Marker, siehst dir das Dorf an und benutzt es sofort oder behältst es verdeckt (R20, E113).
R17-6 = Unentschieden gegen Barbaren: Das Dorf verlässt das Spiel, und die Provinz ist leer.
R17-7 = Unentschieden zwischen Spielern an Land: Die Provinz ist leer, ihre Marker gehen zurück. Eine zerstörte Stadt kehrt ohne Einfluss und Moral zurück (E97); eine wegen Revolution zurückgehaltene Figur bleibt.
R17-8 = Eroberung einer Provinz: Du übernimmst sie mit ihren Markern und verlierst 1 Moral.
R17-9 = Eroberung einer Stadt: Sie kehrt mit 2 Nahrung auf das Tableau ihres Besitzers zurück, Ägypter 1. Du darfst für 2 Nahrung, Ägypter 1, eine eigene hinsetzen, wenn die Architektur es erlaubt. Du verlierst 3 Moral und erhältst 1 Einflusspunkt, der frühere Besitzer verliert 1.
R17-10 = Eine erfolgreiche Verteidigung behält die Provinz, und alle Angreifer sind verloren. Barbaren behalten ihr Dorf und haben wieder ihre ganze Miliz.
R17-11 = Die wegen Revolution zurückgehaltene Figur bleibt nach Sieg oder Unentschieden des Verteidigers und ist nach einer Niederlage verloren.

## R18

R18 = Triumphzug
R18-1 = Triumphzüge gehen auf der Einflussleiste; vorwärts heißt auf Feld 1 zu (E19).
R18-2 = Wer einen Kampf gewinnt, rückt den Triumphzug 1 Feld vor, ebenso Verbündete, die dem Sieger eine Armee geliehen haben.
R18-3 = Vorwärts auf ein schwarzes Feld zu kommen gibt 1 Einflusspunkt, auf ein rotes 3 Moral.
R18-4 = Der Verlierer rückt 1 Feld zurück. Ein schwarzes Feld so zu verlassen kostet 1 Einflusspunkt, ein rotes 3 Moral.
R18-5 = Ein Unentschieden bewegt nichts, und Barbaren haben keinen Triumphzug.
R18-6 = Erreichen deine Einflusspunkte das Feld deines Triumphzugs, ist er erreicht, und das Spiel endet (R25).

## R19

R19 = Allianzen
R19-1 = Verbündete tauschen 1 Anführer als Pfand; beide erhalten 1 Einflusspunkt und 2 Moral (E38).
R19-2 = Verbündete sind immer Nachbarn.
R19-3 = Du darfst durch Provinzen eines Verbündeten ziehen (R13.6).
R19-4 = In einem Kampf an Land darf ein Verbündeter Armeen leihen, wenn er mag. Du zahlst für jede den Armeepreis seiner Mechanik (E100).
R19-5 = Jemanden gegen einen Dritten zu unterstützen bricht keine Allianz (E56).
R19-6 = Im Guten oder mit Zwang beendet: Beide verlieren 1 Einflusspunkt und 2 Moral. Durch Angriff beendet: Beide verlieren 1 Einflusspunkt, der Angreifer 5 Moral, der andere 2.
R19-7 = Endet eine Allianz, gehen die verpfändeten Anführer zurück (E38).

## R20

R20 = Barbaren und ihre Dörfer
R20-1 = Barbaren ziehen nie und greifen nie an. Ein Dorf hält seine Provinz, bis es besiegt ist.
R20-2 = Die Stufe der Barbaren bestimmt Miliz und Mechanik aller Dörfer.
R20-3 = Ein gewonnenes Dorf siehst du dir an. Grüne und besondere lassen sich sofort benutzen; sonst behältst du es verdeckt, für später, als Söldner oder für die Schlusswertung.
R20-4 = Es gibt 40 Plättchen: 16 rote, die am Ende zählen, 4 rote mit besonderer Wirkung und 20 grüne.
R20-5 = Ein Dorf als Söldner verliert seine Wirkung. Es ist 1 Einheit in einem Kampf und danach verbraucht.
R20-6 = Benutzte Dörfer liegen offen; benutzt oder nicht, sie zählen alle für die Befreier.
R20-7 = Fortschritt zum halben Preis: 2 / 4 / 8 / 16 Taler und der Aufschlag für fehlende Nebenzweige, ohne den Nachlass für Städte; sofort oder später als Aktion mit 1 Anführer (E47).
R20-8 = Grauer Anführer: Nimm 1 aus dem Vorrat oder, wenn er leer ist, aus der Schachtel, sofort bereit (E98).
R20-9 = Graue Milizen warten in der Regulären Armee. Nach dem Kampf, in dem sie dabei waren, sind sie fort (E50).

## R21

R21 = Einflusskarten
R21-1 = Karten werden gewertet, wenn jemand eine Epoche als Erster betritt (R11.8), und am Ende des Spiels (R26).
R21-2 = Wer nichts von dem hat, was eine Karte zählt, erhält nichts (E22).

## R22

R22 = Nahrung und Hunger
R22-1 = Nahrung auf dem Teller wird nicht gegessen; sie hebt das Wachstum jeder Expansion.
R22-2 = Nahrung kommt von Feldern mit Nahrung oder Fisch, aus der Landwirtschaft, aus der Eisenzeit, solange sie dauert, von manchen Völkern zu Beginn und wenn eine deiner Städte die Karte verlässt.
R22-3 = Nahrung wird für eine Stadt abgegeben und wenn ein Feld mit Nahrung verloren oder verlassen wird.
R22-4 = Für jede Nahrung, die du abgeben musst und nicht hast, lege 1 Hungermarker auf den Teller.
R22-5 = Solange Hunger auf dem Teller liegt, hebt jede gewonnene Nahrung einen Marker herunter, der neben das Tableau kommt (E18).
R22-6 = Hunger auf dem Teller kostet 1 Wachstum und in jeder Phase 1 auch 1 Moral. Am Ende kostet jeder Marker, wo er auch liegt, 1 Einflusspunkt.
R22-7 = Für Briten zählt ein Fisch als 2 statt 1 Nahrung.

## R23

R23 = Phase 4: Auto-Expansion
R23-1 = Wer in dieser Runde keine Expansion gewählt hat und nicht in Revolution ist, expandiert jetzt, ohne Anführer und Luxusgüter, in Zugreihenfolge. Alles andere darf genutzt werden (E28).

## R24

R24 = Phase 5: Aufräumen
R24-1 = Alle Anführer außer dem auf dem Ring und alle Güter sind wieder bereit.
R24-2 = In jeder Provinz bleibt 1 Figur, ab Landwirtschaft II bleiben 2; die Stadt geht vor. Die übrigen Vasallen werden frei, Flotten bleiben (E101).
R24-3 = Gallier entscheiden für jeden Wein und Karthager für jedes Elfenbein, ob es in der nächsten Runde Luxus- oder Militärgut ist.
R24-4 = Revolution und Abschreckung enden.
R24-5 = Sonst wird beim Aufräumen nichts gefragt, in der letzten Runde nicht einmal das.

## R25

R25 = Ende des Spiels
R25-1 = Das Spiel endet, wenn jemand in die Antike aufsteigt, im langen Spiel ins Hochmittelalter, 25 oder 35 Landprovinzen beherrscht, 15 oder 22 Fortschritte hat, die Einflusspunkte für diese Spielerzahl hat, den eigenen Triumphzug erreicht oder die letzte Heimat eines anderen erobert.
R25-2 = Wer zuerst eine Bedingung erfüllt, erhält 3 Einflusspunkte, alle anderen, die es noch in derselben Runde schaffen, 2; niemand bekommt das doppelt.
R25-3 = Die Runde wird zu Ende gespielt; dann kommt die Schlusswertung (R26).
R25-4 = Die Bedingungen werden nach jeder Aktion, jeder Auto-Expansion und dem Aufräumen geprüft, zuerst beim Handelnden, dann in Zugreihenfolge (E24).
R25-5 = Wird eine Heimat erobert, gehen die Punkte an den Eroberer der letzten Provinz (E25).

## R26

R26 = Schlusswertung
R26-1 = Dein Ergebnis sind deine Einflusspunkte, deine persönliche Karte, die offenen Karten, deine Moral und deine roten Barbarendörfer, minus Hunger.
R26-2 = Deine persönliche Karte gibt dir 3 Einflusspunkte, wenn du allein am meisten hast, 2 bei geteiltem ersten Platz.
R26-3 = Jede offene Karte gibt dem Ersten 3 und jedem Zweiten 1 Einflusspunkt; ein geteilter erster Platz gibt je 2 und dem Zweiten nichts.
R26-4 = Die Moral wird dazugezählt; ist sie negativ, wird sie abgezogen.
R26-5 = Jeder Hungermarker kostet 1 Einflusspunkt, auf dem Teller und neben dem Tableau.
R26-6 = Alles wird gezählt, bevor einer dieser Punkte dazukommt (E26).
R26-7 = Jedes rote Barbarendorf, das zählt und nicht benutzt wurde, gibt nach seiner eigenen Tabelle 1 bis 5 Einflusspunkte.
R26-8 = Das höchste Ergebnis gewinnt; E26 entscheidet bei Gleichstand.

## R27

R27 = Die zehn Völker
R27-1 = Briten: 2 Moral je Anführer bei Brot & Spiele; ein Fisch zählt als 2 Nahrung.
R27-2 = Karthager: 3 kostenlose Flotten mit jedem Fortschritt in Seefahrt, auch mit Vasallen ungebauter Städte für je 1 Moral; Elfenbein kann wie Erz kämpfen.
R27-3 = Ägypter: Architektur zum halben Grundpreis; eine Stadt kostet 1 Nahrung; Städte kosten insgesamt 1 Moral weniger.
R27-4 = Gallier: Kultur zum halben Grundpreis; Wein kann wie Erz kämpfen.
R27-5 = Germanen: 2 Taler je Anführer beim Handel; jeder Fortschritt in Mechanik schickt 3 Vasallen in die Reguläre Armee, zuerst aus ungebauten Städten, ohne Moralverlust.
R27-6 = Griechen: Jeder Fortschritt ist 2 Taler billiger; zur ersten in der Aktion Expansion gekauften Flotte kommt noch 1 dazu; Städte kosten insgesamt 1 Moral mehr (E65).
R27-7 = Iberer: Seefahrt zum halben Grundpreis; zu Beginn 1 Nahrung mehr.
R27-8 = Nordmänner: Flotten ziehen 2 Punkte weiter; 1 neue Kolonie je Runde kostet nichts; eine im Kampf verlorene Flotte gibt 2 Moral; sie plündern (R27.11).
R27-9 = Römer: Mechanik zum halben Grundpreis; 1 Legion in jeder Expansion; verlorene Legionen kommen in den Vorrat zurück.
R27-10 = Slawen: zu Beginn 2 Nahrung mehr; ein grauer Anführer kostet 2 Taler und 2 Vasallen (E69).
R27-11 = Plünderung: Einmal je Runde darf eine Flotte für 1 Punkt eine Provinz neben sich plündern, jeden Spieler einmal je Runde, aber kein historisches Schlachtfeld. Bei einer 6 ist die Flotte verloren, gibt 2 Moral und hinterlässt ein Schlachtfeld mit Wert 1. Sonst bringt 1 bis 2 bei einer Stadt 3 Taler, 1 bis 5 bei Vasallen 1 Taler (E64).

## Decisions

D1 = Eine von zwei Einflusskarten behalten (SU6). Alle wählen geheim.
D2 = Ein Volk wählen (SU7).
D3 = Das Feld des ersten Fortschritts wählen (SU15).
D4 = Eine kostenlose Flotte setzen oder darauf verzichten (R12.7).
D5 = Einen Vasallen einer ungebauten Stadt als kostenlose Armee nehmen oder darauf verzichten (R12.9).
D6 = Festlegen, wie viel Wein oder Elfenbein für den Krieg beiseiteliegt (R24.3).
D7 = Einen Platz in der Reihenfolge wählen (R3.3).
D8 = Eine Aktion wählen, Barbarendörfer benutzen oder passen (R4).
D10 = Anführer einsetzen, dann Luxusgüter (R4.4).
D11 = Bei negativem Wachstum Figuren zurücknehmen (R5.4).
D12 = Neue Vasallen setzen (R5.5).
D13 = Neue Vasallen in Flotten, Armeen oder Handelsposten umwandeln (R5.10).
D14 = Einen Vasallen über eine Grenze ziehen (R13.3).
D15 = Einem Vasallen ein Pferd geben (R13.2).
D16 = Einen Vasallen über eine Brücke von Flotten übersetzen (R13.10).
D17 = Über eine Grenze segeln (R13.4).
D18 = Eine Flotte landen (R13.14, R13.15).
D19 = Plündern (R27.11).
D20 = Die Bewegung beenden (R13.20).
D21 = Auf See kämpfen oder Frieden halten (R13.13).
D22 = Jemanden in einem geteilten Meer herausfordern (E45).
D23 = Handelsposten des Angreifers ausweisen (R5.15).
D24 = Städte gründen (R15).
D25 = Den nächsten Kampf wählen (R16.1).
D26 = Der Verteidiger schickt Einheiten (R16.5).
D27 = Der Angreifer schickt Einheiten (R16.10).
D28 = Ein Verbündeter sagt, wie viele Armeen er leiht (R19.4).
D29 = Vor einem Wurf Söldner schicken oder Verbündete bitten (R16.16).
D30 = Wählen, was fällt (R16.15).
D32 = In eine eroberte Provinz eine eigene Stadt setzen oder nicht (R17.9).
D33 = Das eben gewonnene Barbarendorf benutzen oder verdeckt behalten (R20.3).
D34 = Das Feld des Fortschritts zum halben Preis wählen (R20.7).
D35 = Die Diplomatie-Aktion des nächsten Anführers wählen (R8.1).
D36 = Eine Bonusaktion wählen, einvernehmlich oder mit Zwang (R8.6).
D37 = Ein Angebot beantworten (R8.6).
D38 = In eine gekaufte Provinz eine Stadt setzen oder nicht (R8.8).
D39 = Den Fortschritt des nächsten Anführers wählen (R9.1).
D40 = Die offene Karte wählen, die gewertet wird (R11.7).
D41 = Für einen Kauf ohne freien Vasallen dient einer aus einer ungebauten Stadt, für 2 Moral; gefragt wird nichts (E39).

## Chance

C0 = Der Ausschnitt, wenn er ausgelost wird: alle passenden gleich wahrscheinlich.
C1 = Die Reihenfolge der Spieler: alle Plätze gleich wahrscheinlich.
C2 = Einflusskarten: alle Karten des Stapels gleich wahrscheinlich.
C3 = Ein gewonnenes Barbarendorf: gezogen aus allen Plättchen, die niemand gesehen hat (E88).
C4 = Die Kampfwürfel: jede von 6 Seiten gleich wahrscheinlich. Der rote zeigt zweimal das Schwert, der grüne zweimal das Schild.
C5 = Der Würfel der Plünderer: 1 bis 6 gleich wahrscheinlich.
C6 = Die Völker, wenn sie ausgelost werden: alle freien gleich wahrscheinlich.

## Rulings

E1 = Was heißt „weiter hinten“? Zu Beginn liegt der Marker des Startspielers auf Feld 1 ganz hinten. Ein Marker, der auf ein besetztes Feld kommt, geht ganz nach hinten, woher er auch kommt.
E2 = Wer wählt zuerst ein Volk? Die Spielerreihenfolge entscheidet, und nur Völker mit ganzer Heimat im Spiel sind wählbar.
E3 = Zählt der erste, kostenlose Fortschritt ganz? Seine Wirkung ja, mit den Kräften des Volkes; der Einfluss des Pioniers nein. Wer diese Stufe später kauft, ist Nachfolger.
E4 = Was wird aus übrigen Barbarendörfern? Sie verlassen ungesehen das Spiel.
E5 = Wann werden Wein und Elfenbein für Runde 1 zugeteilt? Am Ende des Aufbaus.
E6 = Wie spielt man allein? Nach denselben Regeln. Bestechen kostet nichts, Abschrecken ist unmöglich, Allianzen, Käufe, Handelsposten und Plünderung gibt es nicht. Du bist immer Pionier. Eine Karte gibt 3 Einflusspunkte, wenn du ihre Zahl für einen Spieler erreichst.
E7 = Geht eine Aktion nur mit Luxusgütern? Nein, sie braucht einen Anführer.
E8 = Sind in dieser Runde gewonnene Güter sofort nutzbar? Ja, was von seinem Feld kommt, ist bereit.
E9 = Wie wird gerundet? Immer ab: Mit 0 bis 4 Einflusspunkten kostet Bestechen 0 Taler.
E10 = Lässt sich eine Diplomatie-Aktion wiederholen? Nein, jede geht einmal je Runde. Der Vertrag kommt gleich danach und darf schon der Bonusaktion dienen.
E11 = Wann ist der Ring wieder frei? Wenn sein Besitzer in der nächsten Runde die erste Aktion gemacht oder gepasst hat.
E12 = Kann man Anführer für nichts einsetzen? Nein, eine Aktion muss etwas ändern (R4.10).
E13 = Was ist offen? Alles außer persönlichen Karten, verdeckten Barbarendörfern, die ihr Besitzer kennt, und dem Stapel.
E14 = Wie weit geht die Moral? Von −10 bis 5. Was darüber hinausgeht, verfällt; ein selbst gewählter Verlust muss passen.
E15 = Kann Einfluss negativ sein? Nein, 0 ist das Mindeste.
E16 = Welche Wirkungen von Epochen dauern? Nahrung und Handel nur, solange du dort bist; Moral von 3, 5 oder 6 gibt es einmal, und sie bleibt; der Verlust der Jungsteinzeit kommt jede Runde.
E17 = Was kommt in einer Revolution zuerst? Es gilt die Folge von R11.9; Nahrung der alten Epoche geht, bevor Neues kommt, notfalls mit Hunger.
E18 = Was ist Hunger neben dem Tableau? Gewonnene Nahrung hebt Hunger vom Teller, eins zu eins; er liegt dann neben dem Tableau und kostet am Ende 1 Einflusspunkt.
E19 = Wo geht der Triumphzug? Die Einflussleiste hinab, auf Feld 1 zu. Er ist erreicht, wenn deine Einflusspunkte so hoch sind wie sein Feld.
E20 = Kann ein Triumphzug hinter seinen Start zurück? Ja, bis Feld 60; vorwärts endet er auf Feld 1.
E21 = Wo starten Triumphzüge im langen Spiel? 5 Felder jenseits der Einflusspunkte, die es beenden.
E22 = Zählt eine Karte für nichts? Nein; wer 0 hat, erhält nichts.
E23 = Was wird aus einer gewerteten Karte? Sie verlässt das Spiel, und eine neue wird aufgedeckt, solange der Stapel reicht.
E24 = Wann werden Endbedingungen geprüft? Nach jeder Aktion, jeder Auto-Expansion und dem Aufräumen, zuerst beim Handelnden.
E25 = Wer erhält die Punkte für eine eroberte Heimat? Wer sie ihrem Volk abnimmt, wenn diesem dann keine mehr bleibt. Verlassen, unentschieden verloren oder verkauft zählt nicht.
E26 = Wer gewinnt bei Gleichstand? Mehr Landprovinzen, dann mehr Taler, dann beide. Alles wird in einem Augenblick gezählt.
E27 = Wer ist Nachbar? Spieler, deren Felder benachbart oder gleich sind, an Land, Küste oder See, und Verbündete.
E28 = Was ist eine Auto-Expansion? Eine ganze Expansion mit 0 Anführern und 0 Luxusgütern, vor dem Aufräumen.
E29 = Kosten Vasallen ungebauter Städte je 2 Moral? Ja, jeder, nur wenn keiner frei ist, und aus der Stadt, die als letzte gebaut würde.
E30 = Wie viele neue Vasallen passen in eine Provinz? Einer je Figur, die zu Beginn des Wachstums dort stand. Das Wachstum steht von Anfang an fest.
E31 = Und wenn zu wenige Figuren zum Zurücknehmen da sind? Alle gehen, der Rest entfällt; Städte halten ihre Provinzen.
E32 = Was wird zuerst gebucht? Bei jedem Spieler Gewinne vor Verlusten, damit kein Hunger aus der Buchführung entsteht.
E33 = Welche Stadt ist frei für einen Handelsposten? Eine ohne jeden Handelsposten.
E34 = Und wenn die Stadt eines Handelspostens deine wird oder verschwindet? Der Vasall wird frei, ohne Moralverlust.
E35 = Wer darf wen ausweisen? Wer angegriffen wird, die Posten des Angreifers in den eigenen Städten, beliebig viele.
E36 = Und wenn Kolonien sich teilen oder verbinden? Gezählt wird jedes Mal; eine mehr kostet 2 Moral, eine weniger gibt nichts zurück. Ohne eigene Heimat hast du nur Kolonien.
E37 = Wie oft wirkt die Abschreckung? Einmal je Gegner und Runde, beim ersten Angriff.
E38 = Welcher Anführer wird verpfändet? Je einer, bereit oder nicht, wie er ist; niemand hat dadurch mehr oder weniger. Du kannst so viele Allianzen haben wie Anführer.
E39 = Was kann man kaufen? Jede Provinz eines Nachbarn außer der Heimat seines Volkes, nah oder fern, keine Meere und nichts von jemandem in Revolution. Der Käufer braucht einen Vasallen; einer aus einer ungebauten Stadt kostet 2 Moral. Eine Stadt geht an den Verkäufer zurück, und der Käufer darf für Nahrung eine setzen, ohne Einfluss.
E40 = Was lässt sich erzwingen? Kaufen, Allianzen schließen und beenden, mit 3 Verträgen; Hilfe im Kampf nie.
E41 = Was wird beim halben Preis halbiert? Nur der Grundpreis; Aufschlag, Nachlass, der Mindestpreis von 1 Taler und der Einfluss des Pioniers bleiben.
E42 = Und wenn für eine kostenlose Flotte oder Armee Vasall oder Küste fehlt? Ein Vasall einer ungebauten Stadt darf gegen Moral dienen; sonst verfällt sie. Auf eine Flotte darfst du verzichten. Die eines Fortschritts kommen nur auf leere oder eigene Meere.
E43 = Wo können Flotten landen? Für 1 Punkt in Provinzen von Spielern, Barbaren und niemandem, wo die Flotte zum Vasallen wird und stehen bleibt; beim Verbündeten ist es ein Angriff; nie bei dir selbst.
E44 = Wie geht eine Brücke aus Flotten? Nur eigene Flotten tragen, jedes Meer einmal; die Flotte mit den wenigsten Punkten zahlt. Der Vasall geht in einer anderen Provinz an Land und darf weiterziehen, wenn dort nicht gekämpft wird. Flotten vor einem Kampf tragen niemanden.
E45 = Wann wird nach einer Seeschlacht gefragt? Wenn eine Flotte in ein Feld eines anderen kommt, einmal je Feld und Expansion: erst der Ziehende, dann der Herrscher. Wer Ja sagt, greift an; zweimal Nein ist Waffenruhe. Am Ende der Bewegung darf der Ziehende andere in geteilten Meeren herausfordern.
E46 = Wann lassen sich behaltene Barbarendörfer benutzen? Grüne und graue Anführer im eigenen Zug, vor der Aktion oder dem Passen; Fortschritt zum halben Preis als Aktion mit 1 Anführer. Eben Gewonnenes sofort.
E47 = Welche Nachlässe gelten für das Barbarendorf Fortschritt zum halben Preis? Der der Griechen und der Mindestpreis von 1 Taler; keine zweite Halbierung, aber der Einfluss des Pioniers.
E48 = Zählen zwei gleiche rote Barbarendörfer beide? Ja, jedes ganz; ein benutztes nicht.
E49 = Helfen Gebirge und Landung den Barbaren? Ja, und historische Schlachtfelder auch.
E50 = Was wird aus grauen Milizen? Wer gekämpft hat, ist fort, die anderen bleiben.
E51 = In welcher Folge fallen Einheiten? Miliz, graue Miliz, Söldner, Güter; dann Vasallen, Flotten, Armeen, Legionen und verbündete Armeen nach Wahl ihrer Seite, ein eigener Vasall, eine eigene Flotte oder Armee zuletzt; die Stadt ganz am Ende.
E52 = Was wird aus überlebenden Armeen? Sie kehren in die Reguläre Armee zurück und können in derselben Runde wieder kämpfen.
E53 = Kann ein Schlachtfeld wachsen? Ja, von 1 auf 2, nie zurück. Jede Einheit zählt einmal.
E54 = Was bleibt in einer Revolution draußen? Die Stadt mit ihrer Miliz oder, wenn es keine gibt, ein Vasall; alles andere darf kämpfen.
E55 = Und wenn niemand verteidigt? Der Angreifer gewinnt ohne Würfel.
E56 = Darf ein Verbündeter gegen einen anderen helfen? Ja, aber niemand hilft beiden Seiten eines Kampfes.
E57 = Und wenn drei Spieler ein Meer teilen? Gekämpft wird eins gegen eins. Wer den Herrscher schlägt, übernimmt; ist der Herrscher fort, erhält der in der Reihenfolge Erste der Anwesenden Feld und Fisch.
E58 = Kann man sich zurückziehen? Nein, keine Seite.
E59 = Und wenn der Sieger keine Figur für die Provinz hat? Eine überlebende Armee wird dort Vasall; ohne eine ist die Provinz leer, und der Kampf zählt nur für die Triumphzüge.
E60 = Was kommt mit einer verlorenen Stadt zurück? Die Nahrung, die sie gekostet hat; ihr Platz bleibt ohne Vasallen.
E61 = Und wenn mehrere Bedingungen zugleich erfüllt sind? Der Erste nach E24 erhält 3 Einflusspunkte, alle anderen der Runde 2, jeder einmal.
E62 = Gehen Barbaren über Stufe 6 hinaus? Nein; je zuerst betretener Epoche gibt es einen Schritt.
E63 = Welche Luxusgüter zählen für eine Epoche? Alle, die du hast, jeder Art, auch die für den Krieg beiseitegelegten.
E64 = Was noch zur Plünderung? Sie kostet 1 Punkt, und die Flotte darf weiter. Das Opfer zahlt, was da ist. Verbündete sind plünderbar, Barbaren nicht. Mit 3 bis 5 gegen eine Stadt geschieht nichts.
E65 = Wie oft erhalten Griechen ihre Flotte? Einmal je Aktion Expansion, gleich nach der ersten gekauften Flotte, wenn sie mögen; nicht in der Auto-Expansion.
E66 = Gibt es elf Völker? Nein, zehn.
E67 = Wie weit ziehen Vasallen mit Mechanik II? 2 Punkte.
E68 = Wie lauten die Preise des Barbarendorfs Fortschritt zum halben Preis? 2 / 4 / 8 / 16 Taler.
E69 = Haben die Slawen beide Kräfte? Ja: 2 Nahrung zu Beginn und graue Anführer für 2 Taler und 2 Vasallen.
E70 = Welche Anführer zählen für ein Barbarendorf? Alle im Dienst: eigene, die nicht mehr auf eine Epoche warten, und graue.
E71 = Kann ein Spiel ewig dauern? Nein; nach 40 Runden oder 80 im langen Spiel endet es, ohne Punkte für eine Endbedingung.
E72 = Was ist der Stadtwert nach verlorenen Städten? Immer die Zahl deiner Städte auf der Karte; eine verlorene geht auf den zuletzt geleerten Platz.
E73 = Was ist bei Ägyptern kleiner und bei Griechen größer, Verlust oder Einnahme? Der Moralverlust; die Einnahme bleibt.
E74 = Kann man eine Stadt verlassen? Nein, sie beherrscht ihre Provinz allein.
E75 = Wann steht ein Angriff fest? Am Ende der Bewegung. Dann bricht für jeden Angegriffenen, nur einmal, die Allianz, wirkt die Abschreckung und werden Posten ausgewiesen; die Verluste zählen für die Marker.
E76 = Macht Plünderung ein Schlachtfeld? Bei einer 6 eines mit Wert 1.
E77 = Wozu sind Militärgüter sonst gut? Zu nichts: Ein Pferd zieht Vasallen an Land, ein Erz kämpft, und keines zählt als Luxusgut.
E78 = Und wenn der Verlierer keine Nahrung hat? Er nimmt Hunger, der Eroberer erhält die Nahrung ganz.
E79 = Ist eine Allianz zu zweit möglich? Ja.
E80 = Kann man eine Flotte in ein fremdes Meer bauen? Ja, es zählt als Betreten (R13.13).
E81 = Und die Heimat von Völkern, die niemand führt? Das sind gewöhnliche Provinzen mit Barbaren.
E82 = Was gibt die Antike im normalen Spiel? Einfluss, eine Stufe der Barbaren, eine Karte und das Ende, keinen Anführer, keine Moral, keinen Handel.
E83 = Welche verlorenen Flotten geben Nordmännern Moral? Jede in irgendeinem Kampf verlorene, auch bei Landung und Unentschieden: je 2.
E84 = Und wenn jemand keine Figur an Land hat? Beim Wachstum darf 1 Vasall in einer leeren Heimat erscheinen. Niemand scheidet aus.
E85 = Ziehen neue Vasallen und Flotten sofort? Ja, mit allen Punkten.
E86 = Was lässt sich für ein neues Spiel vereinbaren? 1 bis 6 Spieler, normal oder lang, ein dafür gedachter Ausschnitt, nach Los, oder ein anderer mit genug Völkern, und Völker nach Wahl oder Los.
E87 = Wann gehen abgelehnte Karten zurück? Wenn alle gewählt haben; deine abgelehnte ist also niemandes persönliche Karte.
E88 = Welches Plättchen liegt wo? Das entscheidet sich beim Gewinn: Gezogen wird aus allen, die niemand gesehen hat.
E89 = Wann wechselt die Herrschaft? Nur in den Augenblicken von R0.3; während der Bewegung behält die Karte ihre Besitzer.
E90 = Und wenn mehrere Marker zugleich ziehen? Zuerst der des aktiven Spielers, dann in Reihenfolge; jeder geht ganz nach hinten.
E91 = Wie werden Anführer bei Diplomatie und Fortschritt eingesetzt? Einzeln; nach jedem darfst du aufhören.
E92 = Und wenn ein Gut den Besitzer wechselt? Es bleibt bereit oder verbraucht; bereite gehen zuerst, Luxus vor Militär. Zurück auf seinem Feld ist es bereit.
E93 = Was noch zum negativen Wachstum? Figuren gehen einzeln; ein leeres Feld ist sofort verloren; ein Handelsposten geht ohne Moralverlust; Kolonien werden am Ende gezählt.
E94 = Kann man über ein Angebot feilschen? Nein, ein Angebot nennt alles; eine Ablehnung gilt für diesen Anführer.
E95 = Wann dient ein Pferd? Bevor sein Vasall zieht; mehrere Pferde dürfen nacheinander einem Vasallen dienen.
E96 = Lässt sich die letzte Einheit beim Fallen ersetzen? Nein, dann ist der Kampf vorbei.
E97 = Was wird aus einer Stadt bei Unentschieden? Sie kehrt auf ihr Tableau zurück, ohne Einfluss und Moral für irgendwen.
E98 = Woher kommt der graue Anführer eines Barbarendorfs? Aus dem Vorrat, dann aus der Schachtel; sind beide leer, wirkt es nicht.
E99 = Wer greift an, wenn der Herrscher die Seeschlacht beginnt? Der Herrscher, in jeder Hinsicht: auch für Allianz, Abschreckung und Handelsposten.
E100 = Was darf ein Verbündeter leihen? Nur Armeen, sofort bezahlt. Wer 0 geliehen hat, wird in diesem Kampf nicht wieder gefragt.
E101 = Wer bleibt beim Aufräumen? Zuerst die Stadt, dann Vasallen.
E102 = Sind Söldner offen? Erst nach dem Kampf.
E103 = Kann eine Provinz in einer Expansion geplündert und angegriffen werden? Ja; ein durch Plünderung entstandenes Schlachtfeld zählt schon.
E104 = Geht Fortschritt zum halben Preis ohne Geld? Nein; mindestens ein Fortschritt muss bezahlbar sein.
E105 = Was ist eine erste Aktion für den Ring? Jede Aktion, auch eine Revolution, oder Passen; ein grünes Barbarendorf nicht.
E106 = Und wenn jemand mehrmals angegriffen wird? Jeder Kampf mit dem, was übrig ist: Armeen wieder, Güter und Söldner nicht.
E107 = Nimmt ein Handelsposten an Kriegen teil? Nein; er kämpft, sperrt und beherrscht nie.
E108 = Was dürfen Flotten in fremden Meeren? Bleiben, tragen, landen und weitersegeln; sie zählen für die Admiralität, aber der Fisch gehört dem Herrscher.
E109 = Und wenn die letzte Flotte des Herrschers ein geteiltes Meer verlässt? E57; der neue Herrscher nimmt den Fisch sofort.
E110 = Kann die letzte Runde früher enden? Nein, sie wird ganz gespielt.
E111 = Kam ein Angreifer über Land oder über See? Der letzte Schritt zählt.
E112 = Was dürfen Flotten in einem Feld vor einem Kampf? Nichts mehr. Mehrere Kämpfe dort werden in der Folge ihrer Verabredung ausgetragen; Söldner und verbündete Armeen gibt es nicht.
E113 = In welcher Folge wird ein Ergebnis gebucht? Herrschaft und Marker, dann Barbarendorf oder Stadt, dann Moral und Einfluss, dann Kolonien.
