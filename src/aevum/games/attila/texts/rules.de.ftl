### Attila - die Regeln, wie Spieler sie lesen (Deutsch).
### Eine Nachricht je Regel (R4-3 ist Regel R4.3), Entscheidung (D4) und Klarstellung (K12).
### Eine Zeile je Nachricht, reiner Text; wichtige Zahlen stehen als Ziffern.

## R1

R1 = Ziel des Spiels
R1-1 = Sieger ist, wer nach der Schlusswertung die höchste Punktzahl hat. Teilen sich mehrere diesen Platz, gewinnen sie gemeinsam (K18).
R1-2 = Punkte gibt es ausschließlich in Wertungen. Jedes Volk wird für sich gewertet und belohnt, wer dort beim Einfluss vorn liegt und wer ihm als Zweiter folgt.
R1-3 = Die Völker gehören niemandem. Jeder darf Karten aller 6 Völker ausspielen und deren Steine setzen; die eigene Farbe bindet an keines von ihnen.

## R2

R2 = Zugfolge
R2-1 = Wer gerade am Zug ist, heißt aktiver Spieler. Ist der Zug vorbei, wird der nächste Platz im Uhrzeigersinn aktiv, und so geht es fort, bis das Spiel endet. Wer anfängt, regelt K1.
R2-2 = Auf seinen Zug kann niemand verzichten. Der aktive Spieler muss jeden Kartenzug nutzen, soweit Hand und Spielplan es zulassen; ohne spielbare Karte wirft er stattdessen eine ab (K8), mit leerer Hand entfällt der Kartenzug (K9).

## R3

R3 = Ablauf eines Zuges
R3-1 = Ein Kartenzug umfasst 4 Schritte in fester Folge: (1) eine Karte ausspielen und einen Stein setzen; (2) Einfluss nehmen oder stattdessen einen zweiten Stein setzen; (3) wo eine Provinz nun 5 Steine enthält, die Auseinandersetzung austragen und die Provinz anschließend befrieden; (4) wurde dadurch ein Jahrhundert-Feld leer, eine Wertung abhalten. Je Zug gibt es 1 Kartenzug, im Spiel zu zweit 2 (R12.2).
R3-2 = Alle 4 Schritte eines Kartenzugs werden bis zum Schluss ausgeführt, ehe ein weiterer Kartenzug desselben Zuges beginnt. Das gilt für das Aktions-Plättchen „Doppelzug“ ebenso wie für die beiden Karten im Spiel zu zweit (K21).
R3-3 = Nach dem letzten Kartenzug zieht der aktive Spieler auf 6 Karten nach, und sein Zug ist vorüber (R9.1).
R3-4 = Zu den in R10.2 genannten Zeitpunkten darf der aktive Spieler ein Aktions-Plättchen ausgeben, im ganzen Zug jedoch höchstens 1.

## R4

R4 = Karte und Stein
R4-1 = Der aktive Spieler wählt eine Karte aus seiner Hand (D2). Infrage kommen nur Völker, für deren neuen Stein wenigstens eine Provinz erlaubt ist (R4.3 bis R4.6, K8).
R4-2 = Danach nimmt er 1 Stein dieses Volkes aus dessen Vorrat und stellt ihn in eine erlaubte Provinz seiner Wahl (D3).
R4-3 = Solange ein Volk nirgends auf dem Spielplan steht, muss sein Stein über eine der 6 oberen Provinzen ins Spiel kommen; sie liegen entlang der rötlichen Linie. Dasselbe gilt für ein Volk, das vom Spielplan verdrängt wurde (K32).
R4-4 = Für ein Volk, das schon auf dem Spielplan steht, gibt es 3 Arten von Zielen: (a) jede der 6 oberen Provinzen, (b) jede Provinz, in der es einen Stein hat, (c) jede Nachbarprovinz einer solchen Provinz.
R4-5 = Auch aus befriedeten Provinzen breitet sich ein Volk aus: Steht dort einer seiner Steine, sind ihm die Nachbarprovinzen nach R4.4 (c) ebenso zugänglich wie von jeder anderen Provinz aus (K34).
R4-6 = Befriedete Provinzen nehmen keine Steine mehr auf, und nirgends ist je ein 6. Stein erlaubt. Von der Grenze von 5 Steinen gibt es keine Ausnahme, weder durch den „Doppelzug“ noch für den zweiten Stein.
R4-7 = Ein Pfeil über das Meer macht die Provinzen an seinen beiden Enden zu Nachbarn, und zwar in beide Richtungen.
R4-8 = Steht der Stein, wird die Karte offen auf den Ablagestapel gelegt, den jeder durchsehen darf (K4).
R4-9 = Kurz gefasst: Ein Volk darf einen Stein in jede obere Provinz setzen, in jede Provinz, in der es schon steht, und in jede Nachbarprovinz davon; auch befriedete Provinzen zählen als Ausgangspunkt. Das Ziel selbst darf nicht befriedet sein und vorher nicht mehr als 4 Steine enthalten. Ist der Vorrat des Volkes leer, kann keiner seiner Steine gesetzt werden.

## R5

R5 = Einfluss oder zweiter Stein
R5-1 = Der eben gesetzte Stein bringt unverzüglich Einfluss: Der Zählstein des aktiven Spielers steigt auf der Einflussleiste dieses Volkes um so viele Felder, wie das laufende Jahrhundert gewährt.
R5-2 = Ein Schritt beträgt 1 Feld im 4. Jahrhundert, 2 im 5., 3 im 6. und 4 im 7. Jahrhundert. Es läuft jeweils das früheste Jahrhundert, auf dessen Feld noch ein Befriedungs-Plättchen liegt; sind alle verbraucht, dauert das 7. bis zum Schluss (K29).
R5-3 = Maßgeblich ist das Jahrhundert in dem Augenblick, in dem man Einfluss nimmt, also vor jeder Auseinandersetzung desselben Kartenzugs. Ein Stein, der ein Jahrhundert zu Ende bringt, zählt daher noch mit dessen Schrittweite (K13).
R5-4 = Ein Zählstein, der noch nicht auf der Einflussleiste liegt, steht bei 0 und kommt von unten hinzu: Schrittweite 1 führt ihn auf das niedrigste Feld mit der Nummer 1, Schrittweite 2, 3 oder 4 unmittelbar auf Feld 2, 3 oder 4 (K12).
R5-5 = Statt diesen Einfluss zu nehmen, darf der aktive Spieler ihn ausschlagen (D4). Dafür steht ihm nach R4.2 bis R4.6 noch 1 Stein desselben Volkes zu, ohne dass er eine weitere Karte ausspielt (D5); setzen muss er ihn nicht (K23).
R5-6 = Für den zweiten Stein zählt der erste bereits mit: Der zweite darf in dieselbe Provinz, sofern dort dann nicht mehr als 5 Steine stehen, oder in eine Nachbarprovinz davon.
R5-7 = Wer auf Einfluss verzichtet, lässt seinen Zählstein liegen: Weder der erste noch der zweite Stein bringt einen Schritt.
R5-8 = Auf einem Feld dürfen beliebig viele Zählsteine liegen. Ihre Besitzer haben dann gleich viel Einfluss.
R5-9 = Bei Feld 22 ist die Einflussleiste zu Ende, überzählige Schritte gehen verloren. Kommt ein Zählstein auf 22 an, führt das zum Spielende (R11.1).

## R6

R6 = Auseinandersetzung
R6-1 = Eine Provinz bietet 4 Steinen Platz. Der 5. Stein löst dort eine Auseinandersetzung aus, die in Schritt 3 desselben Kartenzugs ausgetragen wird; trifft es zwei Provinzen, folgen sie einander in der Reihenfolge, in der gesetzt wurde (K17).
R6-2 = Der aktive Spieler macht den Anfang, die anderen folgen im Uhrzeigersinn, und jeder hat genau 1 Gelegenheit: beliebig viele Handkarten verdeckt zu legen oder zu passen (D9). Nachlegen ist nicht möglich.
R6-3 = Unterstützen darf man nur Völker, die in der umkämpften Provinz einen Stein haben, diese aber mit beliebig vielen Karten und in jeder Mischung. Eine Karte eines dort nicht vertretenen Volkes ist verboten, auch als Bluff (K16).
R6-4 = Welche Karten daliegen, bleibt geheim. Wie viele es sind oder dass jemand gepasst hat, sehen alle, sobald der Betreffende fertig ist; wer später an der Reihe ist, darf sich danach richten (K16).
R6-5 = Hat sich auch der letzte Spieler entschieden, werden alle Karten gleichzeitig umgedreht.
R6-6 = Die Stärke eines Volkes ist die Zahl seiner Steine in der Provinz plus die Zahl der für dieses Volk gelegten Karten, gleichgültig von wem sie stammen.
R6-7 = Das schwächste Volk wird vertrieben: Alle Steine, die es in der Provinz hat, kehren in seinen Vorrat zurück. Sind mehrere Völker gleich schwach, trifft es sie sämtlich, und die Provinz kann leer zurückbleiben (K36).
R6-8 = Gehören alle 5 Steine einem einzigen Volk, wird es vertrieben, was auch immer gelegt wird, und die Provinz bleibt leer zurück. Karten dürfen trotzdem gelegt werden, etwa um überflüssige Karten dieses Volkes abzustoßen.
R6-9 = Danach wandert alles Gelegte auf den Ablagestapel. Niemand bekommt eine Karte zurück, auch nicht, wer ein verbliebenes Volk unterstützt hat.
R6-10 = Eine Auseinandersetzung berechtigt niemanden zum Nachziehen. Damit muss jeder bis zum Ende eines eigenen Zuges warten (R9.1).

## R7

R7 = Befriedung
R7-1 = Ist die Auseinandersetzung entschieden, erhält die Provinz 1 Befriedungs-Plättchen, auf dem die übrigen Steine stehen. Auch eine leer gewordene Provinz bekommt eines; ist keines mehr da, gilt K28.
R7-2 = Das Befriedungs-Plättchen stammt stets vom frühesten Jahrhundert, das noch welche hat: am Anfang vom 4., danach vom 5. und vom 6., ganz zuletzt vom 7. Jahrhundert.
R7-3 = Eine befriedete Provinz ist für neue Steine geschlossen. Die Steine darin bleiben bis zum Schluss stehen, zählen bei jeder Wertung mit und lassen ihr Volk in Nachbarprovinzen weiterziehen (R4.5).
R7-4 = In einer befriedeten Provinz sind Steine sicher: Da keiner hinzukommt, entsteht dort keine Auseinandersetzung mehr, und nichts wird entfernt.

## R8

R8 = Wertung
R8-1 = Sobald von einem Jahrhundert das letzte Befriedungs-Plättchen ins Spiel gekommen ist, werden alle 6 Völker gewertet; das geschieht beim 1., 3. und 6. Befriedungs-Plättchen. Das 10. leitet stattdessen das Spielende ein, seine Wertung ist die Schlusswertung nach dem Zug (R11.3, K10).
R8-2 = Solange nach einer Befriedung noch ein Befriedungs-Plättchen auf dem Jahrhundert-Feld übrig ist, gibt es keine Wertung.
R8-3 = Die Völker kommen nacheinander dran: Franken, Hunnen, Goten, Sachsen, Teutonen, am Schluss die Vandalen.
R8-4 = Für ein Volk sind zwei Zahlen wichtig: S ist die Zahl seiner Steine auf dem ganzen Spielplan, V die Zahl der Provinzen, in denen es einen Stein hat. Befriedete Provinzen gehören bei beiden dazu.
R8-5 = Im Wettbewerb steht nur, wessen Zählstein mindestens Feld 1 der Einflussleiste des Volkes erreicht hat. Mit Einfluss 0 wird niemand Zweiter, und ein Volk, auf das niemand Einfluss hat, bringt keine Punkte (K19).
R8-6 = (a) Wer beim Einfluss allein auf dem ersten Platz liegt, bekommt S Punkte.
R8-7 = (b) Wer allein auf dem zweiten Platz liegt, bekommt V Punkte.
R8-8 = (c) Liegen 2 oder mehr Spieler gleichauf an der Spitze, wird S + V durch ihre Anzahl geteilt, und jeder von ihnen bekommt das aufgerundete Ergebnis. Für den zweiten Platz gibt es bei diesem Volk dann nichts.
R8-9 = (d) Liegt 1 Spieler allein vorn und sind dahinter 2 oder mehr gleichauf, bekommt der Erste S Punkte. V wird durch die Anzahl der Zweiten geteilt, und jeder von ihnen bekommt das aufgerundete Ergebnis.
R8-10 = (e) Wer als Einziger Einfluss auf ein Volk hat, bekommt beide Beträge, also S + V Punkte.
R8-11 = Brüche werden für jeden Spieler einzeln aufgerundet. Ein Volk kann daher insgesamt mehr als S + V Punkte einbringen.
R8-12 = Ab dem dritten Platz gibt es nichts.
R8-13 = Steine und Einfluss bleiben bei einer Wertung, wie sie sind. Nur auf der Wertungsleiste ziehen die Zählsteine um die gewonnenen Punkte weiter; alle Punktestände sind jederzeit für jeden sichtbar.

## R9

R9 = Ende des Zuges
R9-1 = Am Ende des Zuges füllt der aktive Spieler seine Hand vom Nachziehstapel auf 6 Karten auf. Kein anderer zieht nach, und abgesehen vom Tausch (R10.4) wird auch zu keinem anderen Zeitpunkt gezogen.
R9-2 = Bevor Karten gezogen werden, muss jede Auseinandersetzung, Befriedung und Wertung dieses Zuges abgeschlossen sein.
R9-3 = Geht der Nachziehstapel zur Neige, wird der Ablagestapel zu einem neuen gemischt und weitergezogen (K3).

## R10

R10 = Aktions-Plättchen
R10-1 = Jeder beginnt mit 3 verschiedenen Aktions-Plättchen: „Doppelzug“, „Tausch“ und „2 Einfluss“. Nur der aktive Spieler darf eines verwenden, höchstens 1 pro Zug und nie unter Zwang. Was verwendet wurde, scheidet aus dem Spiel aus.
R10-2 = Dafür gibt es 4 Zeitpunkte (K14): zu Beginn des Zuges, noch vor der ersten Karte; nach Schritt 2 eines Kartenzugs, der zu einer Auseinandersetzung führt; nach einer Befriedung, die zu einer Wertung oder einer weiteren Auseinandersetzung führt, bei beidem nur einmal und vor der Wertung; und sobald ein Kartenzug abgeschlossen oder entfallen ist (K9). „Tausch“ und „2 Einfluss“ stehen zu allen diesen Zeitpunkten bereit, „Doppelzug“ allein nach dem letzten regulären Kartenzug.
R10-3 = „Doppelzug“ gewährt im selben Zug 1 zusätzlichen Kartenzug mit allem, was aus einer Karte folgt: Stein, Einfluss oder zweiter Stein, etwaige Auseinandersetzung und Wertung. Das Vorangegangene wird zuerst abgeschlossen, und die Hand wird erst nach dem zusätzlichen Kartenzug aufgefüllt.
R10-4 = Mit „Tausch“ gibt der Spieler so viele Handkarten ab, wie er möchte, mindestens aber 1, und zieht ebenso viele vom Nachziehstapel (D7, K5).
R10-5 = „2 Einfluss“ hebt den eigenen Zählstein bei einem Volk um 2 Felder oder bei 2 Völkern um je 1 Feld (D8). Die Völker sind frei wählbar; weder das Jahrhundert noch ihre Anwesenheit auf dem Spielplan spielt eine Rolle. Für den Einstieg gilt R5.4, für die Grenze bei Feld 22 gilt R5.9.

## R11

R11 = Spielende
R11-1 = Das Ende hat 3 mögliche Auslöser: Das 10. Befriedungs-Plättchen liegt in einer Provinz; der Vorrat eines Volkes ist leer; ein Zählstein steht auf Feld 22 einer Einflussleiste. Der erste und der dritte stehen mit ihrem Eintreten unwiderruflich fest; der leere Vorrat wird ein einziges Mal geprüft, wenn der Zug und alle seine Auseinandersetzungen vorbei sind (K7).
R11-2 = Nach einem Auslöser spielt der aktive Spieler seinen Zug noch fertig, mit allen restlichen Kartenzügen, Auseinandersetzungen und Jahrhundert-Wertungen und auf Wunsch mit einem Aktions-Plättchen. Für die anderen gibt es keinen Zug mehr.
R11-3 = Nun folgt genau 1 Schlusswertung nach den Regeln von R8, zu zweit zusätzlich nach R12.3, und die Partie ist vorbei. Die Hände werden nicht mehr aufgefüllt (K10, K11).
R11-4 = Wird der letzte Stein eines Volkes als 5. Stein einer Provinz gesetzt und schickt die Auseinandersetzung Steine dieses Volkes in den Vorrat zurück, so ist der Vorrat nicht leer: Die Partie läuft weiter.
R11-5 = Die höchste Punktzahl gewinnt; bei Gleichstand wird der Sieg geteilt (K18).

## R12

R12 = Spiel zu zweit
R12-1 = Im Spiel zu zweit bleibt sonst alles wie beschrieben; anders sind nur die Punkte dieses Kapitels.
R12-2 = Jeder Zug hat 2 Kartenzüge, und beide sind Pflicht; die Karten dürfen zum selben Volk gehören oder zu zwei verschiedenen. „Doppelzug“ bringt bloß 1 weiteren, zusammen also 3.
R12-3 = Trennt mehr als 1 leeres Feld die beiden Zählsteine auf der Einflussleiste eines Volkes, bekommt der hintere Spieler für dieses Volk nichts; die Punkte sind verloren und gehen auch nicht an den vorderen. In Zahlen: Liegen beide Zählsteine auf der Einflussleiste, bekommt der Zweite nur dann V Punkte, wenn ihre Felder um höchstens 2 auseinanderliegen (K20).
R12-4 = Der vordere Spieler bekommt S Punkte, wie groß der Abstand auch ist. Für Gleichstand (R8.8) und für alleinigen Einfluss (R8.10) ändert sich nichts.
R12-5 = Ein Tipp fürs Zählen am echten Tisch: Punkten bei einem Volk beide, genügt es, den Führenden um S − V vorzurücken. Hier werden die Punkte stets vollständig gutgeschrieben; der Vorsprung ist derselbe.

## R13

R13 = Hinweise zum Spielplan
R13-1 = Die Befestigungen im Bild sind reiner Schmuck.
R13-2 = Sardinien und Korsika sind keine Provinzen dieses Spiels; dort steht niemals ein Stein.
R13-3 = Griechenland zählt als 1 Provinz: Die Peloponnes und das Festland gehören zusammen.

## R14

R14 = Offene und verdeckte Informationen
R14-1 = Dreierlei ist geheim: die eigene Hand vor allen Mitspielern, die Reihenfolge des Nachziehstapels vor jedermann und die in einer Auseinandersetzung gelegten Karten, bis sie umgedreht werden.
R14-2 = Alles Übrige ist offen: der Spielplan, die Vorräte der Völker, die Befriedungs-Plättchen, Einfluss und Punktestände, die unverbrauchten Aktions-Plättchen aller Spieler, die Kartenzahl jeder Hand und des Nachziehstapels sowie der vollständige Ablagestapel.
R14-3 = Nachziehen und Tauschen verraten nichts außer den erhaltenen Karten, und auch diese nur dem, der sie erhält.

## D

D1 = Ob der aktive Spieler jetzt ein Aktions-Plättchen verwendet, und welches.
D2 = Welche spielbare Handkarte der aktive Spieler ausspielt.
D3 = In welche erlaubte Provinz der Stein zur ausgespielten Karte kommt.
D4 = Ob der aktive Spieler den Einfluss für den Stein nimmt oder darauf verzichtet.
D5 = Nach dem Verzicht auf Einfluss: in welche erlaubte Provinz der zweite Stein desselben Volkes kommt, oder dass er wegbleibt.
D6 = Welche Karte der aktive Spieler abwirft, wenn er Karten auf der Hand hat, aber keine davon spielbar ist.
D7 = Beim „Tausch“: welche Handkarten, mindestens 1, gegen neue abgegeben werden.
D8 = Bei „2 Einfluss“: ob 2 Felder einem Volk zugutekommen oder je 1 Feld 2 Völkern, und welche Völker das sind.
D9 = In einer Auseinandersetzung, für jeden Spieler einmal: welche Handkarten der vertretenen Völker er verdeckt legt, oder dass er passt.

## K

K1 = Wer beginnt? Der Startplatz lässt sich beim Anlegen der Partie festlegen; andernfalls entscheidet das Los. Das Alter spielt keine Rolle.
K2 = Wie viele können mitspielen? Es sind 2 bis 5 Spieler; im Spiel zu zweit gelten die Änderungen aus R12.
K3 = Was gilt, wenn gezogen werden soll und der Nachziehstapel leer ist? Dann wird der vollständige Ablagestapel gemischt und zum neuen Nachziehstapel, und es wird weitergezogen. Früher wird nie gemischt.
K4 = Darf man den Ablagestapel sehen? Ja, er liegt für alle jederzeit offen.
K5 = Was geschieht mit Karten, die man beim Tausch abgibt? Sie werden zunächst beiseitegelegt; dann wird die gleiche Zahl gezogen, wobei nötigenfalls der bisherige Ablagestapel gemischt wird (K3); erst danach kommen sie offen auf den Ablagestapel. Beim Tausch selbst zieht man eine soeben abgegebene Karte also nicht zurück; wird aber beim Auffüllen der Hand am Ende desselben Zuges der Ablagestapel neu gemischt, kann sie wiederkommen.
K6 = Kann man 0 Karten tauschen? Nein, es muss mindestens 1 sein; mit leerer Hand steht der „Tausch“ deshalb nicht zur Verfügung.
K7 = Wann beendet ein leerer Vorrat das Spiel? Allein die Lage ganz am Ende des Zuges entscheidet, nach allen Kartenzügen und Auseinandersetzungen. Hat eine Auseinandersetzung bis dahin Steine zurückgebracht, läuft die Partie weiter; ist der Vorrat dann noch leer, endet sie (R11.1).
K8 = Welche Karten sind spielbar? Diejenigen, deren Stein irgendwo gesetzt werden kann. Wer Karten hat, aber keine spielbare, wirft eine beliebige ab (D6): Es gibt keinen Stein, keinen Einfluss und keine Auseinandersetzung, und der Kartenzug ist verbraucht.
K9 = Was gilt bei leerer Hand zu Beginn eines Kartenzugs? Er entfällt, ohne Stein und ohne Einfluss. Aktions-Plättchen bleiben verfügbar, und am Ende des Zuges wird die Hand wie üblich auf 6 aufgefüllt.
K10 = Führt das 10. Befriedungs-Plättchen zu zwei Wertungen? Nein, nur zu 1. Es löst das Spielende aus, der Zug wird fertig gespielt, und dann findet die Schlusswertung statt. Wer es anders liest, kann beim Anlegen der Partie vereinbaren, dass auch das 10. Plättchen wie jedes letzte eines Jahrhunderts sofort gewertet wird; die Schlusswertung folgt dann als zweite.
K11 = Was gilt, wenn in einem Zug mehrere Auslöser zusammentreffen oder ein Auslöser mit einer Jahrhundert-Wertung? Es bleibt bei 1 Schlusswertung, wie viele Auslöser es auch sind. Eine fällige Wertung des 4., 5. oder 6. Jahrhunderts findet trotzdem in Schritt 4 statt; die Schlusswertung folgt nach dem Zug.
K12 = Wo steigt ein Zählstein mit Schrittweite 2, 3 oder 4 ein? Neben der Einflussleiste heißt 0, also kommt er gleich auf Feld 2, 3 oder 4.
K13 = Welche Schrittweite gilt, wenn derselbe Kartenzug ein Jahrhundert abschließt? Die alte, denn Einfluss nimmt man vor der Befriedung. Ein weiterer Kartenzug desselben Zuges, durch „Doppelzug“ oder als zweite Karte im Spiel zu zweit, richtet sich nach dem neuen Jahrhundert.
K14 = Wann genau lassen sich Aktions-Plättchen verwenden? Nur zu den 4 Zeitpunkten aus R10.2: nicht während der Schritte 1 und 2 und nicht von der ersten in einer Auseinandersetzung gelegten Karte an, bis die Provinz befriedet ist. „Doppelzug“ setzt außerdem eine spielbare Handkarte voraus und kommt nach dem letzten regulären Kartenzug zum Einsatz.
K15 = Muss man den „Doppelzug“ vorher ankündigen? Nein, es reicht, ihn zu verwenden, wenn sein Zeitpunkt da ist (R10.2).
K16 = Was ist sichtbar, während Karten gelegt werden? Wie viele Karten jeder gelegt hat, nicht aber welche. Völker ohne Stein in der Provinz dürfen nicht gelegt werden.
K17 = Was gilt, wenn beide Steine eines Kartenzugs ihre Provinz auf 5 bringen? Es gibt zwei Auseinandersetzungen in der Reihenfolge, in der die Steine gesetzt wurden. Die erste wird samt Karten, Vertreibung, Plättchen und etwaiger Wertung ganz abgeschlossen, ehe die zweite beginnt; für diese hat jeder nur noch die Karten, die er übrig behalten hat.
K18 = Wer gewinnt bei Gleichstand? Alle mit der höchsten Punktzahl gemeinsam; ein weiteres Kriterium gibt es nicht.
K19 = Belegt ein Spieler ohne Zählstein auf der Einflussleiste einen Platz? Nein, mit Einfluss 0 zählt man nicht mit und kann auch nicht Zweiter sein. Ein Volk, auf das niemand Einfluss hat, bringt keine Punkte.
K20 = Wie zählt man im Spiel zu zweit den Abstand? Es zählen nur die leeren Felder, die zwischen beiden Zählsteinen liegen. Mehr als 1 leeres Feld bedeutet, dass sich die Feldnummern um mindestens 3 unterscheiden.
K21 = Werden im Spiel zu zweit beide Karten zugleich gespielt? Nein, ein Kartenzug folgt auf den anderen: Einfluss, Auseinandersetzungen und Wertung des ersten sind abgeschlossen, bevor der zweite beginnt.
K22 = Was gilt im Spiel zu zweit mit nur 1 Karte auf der Hand? Sie wird gespielt, und der andere Kartenzug entfällt (K9).
K23 = Darf man auf Einfluss verzichten und trotzdem keinen zweiten Stein setzen? Ja. Nützlich ist das zum Beispiel, wenn man Feld 22 nicht erreichen will.
K24 = Darf man auf Einfluss verzichten, wenn es nichts zu setzen gibt, weil der Vorrat leer ist oder keine Provinz infrage kommt? Ja, nur gibt es dann keinen zweiten Stein.
K25 = Was gilt, wenn der zweite Stein der 5. in seiner Provinz ist? Dann findet dort in Schritt 3 desselben Kartenzugs eine Auseinandersetzung statt; dass der Stein keinen Einfluss gebracht hat, ändert daran nichts.
K26 = Wird eine Auseinandersetzung des ersten Steins ausgetragen, bevor der zweite gesetzt wird? Nein, erst kommen beide Steine. Eine Provinz, die der erste Stein auf 5 gebracht hat, steht dem zweiten daher nicht offen.
K27 = Darf eine Provinz 5 Steine enthalten, während eine andere Auseinandersetzung ausgetragen oder gewertet wird? Ja, bis ihre eigene an der Reihe ist; bei einer solchen Wertung zählen alle ihre Steine mit.
K28 = Was gilt, wenn es zur Auseinandersetzung kommt und alle Befriedungs-Plättchen verbraucht sind? Sie wird wie sonst ausgetragen, und die Provinz ist danach auch ohne Plättchen befriedet; eine Wertung folgt nicht. Vorkommen kann das nur im letzten Zug, nach dem 10. Plättchen.
K29 = Wie viel Einfluss gibt es im letzten Zug nach dem 10. Befriedungs-Plättchen? Weiterhin 4 Felder: Auf das 7. Jahrhundert folgt keines mehr, es dauert also bis zum Schluss.
K30 = Was gilt für einen Zählstein, der schon auf Feld 22 liegt? Höher kommt er nicht; weitere Schritte dort verpuffen, und der Zug läuft weiter. Mehrere Zählsteine auf 22 liegen gleichauf.
K31 = Darf man „2 Einfluss“ verwenden, wenn dabei an Feld 22 ein Schritt verloren geht? Ja, doch lässt sich der verlorene Schritt nicht bei einem anderen Volk nachholen.
K32 = Wie kehrt ein Volk zurück, das alle Steine auf dem Spielplan verloren hat? Wie ein Neuling: Es muss wieder über eine obere Provinz ins Spiel kommen.
K33 = Was gilt, wenn eine obere Provinz befriedet ist oder 5 Steine enthält? Sie fällt aus; die übrigen oberen Provinzen stehen weiter offen.
K34 = Hindern befriedete oder volle Provinzen ein Volk daran, sich auszubreiten? Nein, es kommt nur darauf an, wo seine Steine stehen: Auch von einer befriedeten Provinz aus erreicht es die Nachbarn. Eine befriedete Provinz ohne Steine ist für niemanden ein Ausgangspunkt.
K35 = Was gilt, wenn zu Beginn eines Zuges überhaupt kein Volk einen Stein setzen könnte? Die Partie endet auf der Stelle mit der Schlusswertung.
K36 = Was gilt, wenn in einer Auseinandersetzung alle Völker gleich stark sind? Alle werden vertrieben, und die Provinz ist leer.
K37 = Lassen sich Karten gegen ein Volk einsetzen, und muss überhaupt jemand welche legen? Jede Karte stärkt nur ihr eigenes Volk, keine schwächt ein anderes. Passen darf man immer.
K38 = Kann die eben ausgespielte Karte auch in der Auseinandersetzung gelegt werden, die sie herbeigeführt hat? Nein, sie liegt schon auf dem Ablagestapel.
K39 = Was gilt, wenn die Wertungsleiste zu Ende ist? Punkte sind nach oben unbegrenzt; der Zählstein beginnt eine neue Runde.
K40 = Darf man den Ablagestapel durchsehen und Vorräte abzählen? Ja, beides steht jedem jederzeit frei.
K41 = Darf man im letzten Zug noch ein Aktions-Plättchen verwenden? Ja, zu seinen Zeitpunkten (R10.2) vor der Schlusswertung, sofern in diesem Zug noch keines verwendet wurde.
