### Rising Cultures - die Regeln, wie Spieler sie lesen (Deutsch).
### Eine Nachricht je Regel (R4-3 ist Regel R4.3), Entscheidung (D4), Klarstellung (K12), Provinz (P7) und Sonderregel eines Volkes (N2).
### Eine Zeile je Nachricht, reiner Text; wichtige Zahlen stehen als Ziffern.

## R1

R1 = Ablauf der Partie
R1-1 = Jeder der 2 Spieler führt sein eigenes Volk (Aufbau: K1 bis K3). Die Partie dauert genau 7 Runden mit je 3 Phasen: I Einkommen (R2), II Handkarten spielen (R3 bis R9), III Provinz, Marker und Münzlimit (R10 bis R12).
R1-2 = Startspieler einer Runde ist, wer bei ihrem Beginn den Fortschrittsmarker (kurz: den Marker) hat; er ist die ganze Runde hindurch zuerst an der Reihe.
R1-3 = Es gewinnt, wer nach Runde 7 mehr Siegpunkte (SP) hat (R13).

## R2

R2 = Phase I: Einkommen
R2-1 = Zu Beginn jeder Runde, auch in Runde 1, nimmt sich jeder aus dem Vorrat das ganze Einkommen, das seine Karten und sein Tableau freigeschaltet haben. Das geschieht von selbst; zu entscheiden gibt es nichts.
R2-2 = Münzen auf den Ressourcenanzeigen von Karten und Tableau sind kein Einkommen; jede davon wird nur einmal ausgezahlt (R6.3).

## R3

R3 = Phase II: Ziehen und Tauschen
R3-1 = Beide Spieler ziehen gleichzeitig die obersten 4 Karten ihres Decks.
R3-2 = Danach darf jeder bis zu 2-mal tauschen: 1 Münze in den Vorrat zahlen, 1 Karte vom eigenen Deck ziehen und 1 Handkarte unter das Deck legen, und sei es die soeben gezogene. Provinzen und Fähigkeiten können kostenlose Tausche hinzufügen, die genauso ablaufen (K29).
R3-3 = Getauscht wird nacheinander: zahlen, ziehen, zurücklegen und erst dann über den nächsten Tausch entscheiden (K5).
R3-4 = Einen anderen Zeitpunkt zum Tauschen gibt es nicht: Ist die erste Karte der Runde gespielt, ist es damit vorbei.
R3-5 = Der Gegner erfährt, wie oft getauscht wurde, nicht aber, welche Karten gezogen, behalten oder zurückgelegt wurden.

## R4

R4 = Phase II: Karten spielen
R4-1 = Vom Startspieler an sind die Spieler abwechselnd am Zug, bis jeder 3 Züge hatte. Im Zug muss der Spieler genau 1 Handkarte offen ausspielen und sofort entscheiden, wie er sie nutzt; passen kann er nicht.
R4-2 = Eine Karte lässt sich auf 4 Arten nutzen: (1) Münzen (R5), (2) Militär (R6.1), (3) Ressource (R6.3), (4) Bauen, das heißt ein Gebäude errichten oder eine Person einsetzen (R7). Die erste Art ist immer möglich.
R4-3 = Am Ende von Phase II kommt die 4. Karte verdeckt oben auf das eigene Deck; sie wird also in der nächsten Runde wieder gezogen.
R4-4 = Von einer Karte zählt allein der Teil für die gewählte Nutzung: Im Militärbereich zum Beispiel liefert sie weder Fähigkeit noch Ressourcen.

## R5

R5 = Nutzung 1: Münzen
R5-1 = Die Karte kommt offen auf den eigenen Ablagestapel, und der Spieler nimmt 2 Münzen aus dem Vorrat.
R5-2 = Den eigenen Ablagestapel darf man jederzeit durchsehen, und der Gegner darf es auch (K30).

## R6

R6 = Nutzung 2 und 3: Militär und Ressource
R6-1 = Militär: Die Karte wird rechts vom Tableau an den obersten freien roten Balken gelegt, das rote Symbol nach innen. Ihre roten Symbole (1 oder 2 aus Schwert, Pferd und Schild) zählen für den Spieler, solange die Karte dort liegt.
R6-2 = Ist auf dem Tableau an diesem Balken ein Symbol aufgedruckt, zählt es ebenfalls, aber nur, solange dort eine Karte liegt.
R6-3 = Ressource: Die Karte wird unterhalb des Tableaus als neue unterste Karte angelegt, sodass ihre Ressourcenanzeige die Reihe fortsetzt. Eine Münze auf der Anzeige gibt es einmalig jetzt aus dem Vorrat; Holz, Ziegel, Stein und Gold stehen bereit, solange die Karte dort liegt.
R6-4 = Die Ressourcen eines Spielers sind die Summe dessen, was Tableau, Ressourcenbereich, Dauernutzen gewonnener Provinzen und Fähigkeiten im Spiel hergeben. Münzen sind keine Ressource.

## R7

R7 = Nutzung 4: Bauen
R7-1 = Die Karte kommt in die Auslage oberhalb des Tableaus. Ihre unten aufgedruckte Fähigkeit steht dem Spieler von nun an zur Verfügung; weicht eine Fähigkeit von diesen Regeln ab, hat sie Vorrang.
R7-2 = Der Spieler muss über die Ressourcen verfügen, die die Karte kostet. Sie werden nur vorgewiesen, nicht ausgegeben, und keine Karte wird dafür abgegeben.
R7-3 = Für jede fehlende Einheit darf der Spieler stattdessen 2 Münzen in den Vorrat zahlen, für so viele Einheiten wie nötig. Ohne die Ressourcen oder die Münzen kann die Karte nicht gebaut werden.
R7-4 = Gebäude und Personen sind in beliebiger Zahl erlaubt, und ihre Anordnung ist ohne Bedeutung.
R7-5 = Im Normalfall kann nur 1 Person die herrschende Position haben. Wer einen Herrscher hat und einen neuen einsetzt, muss den alten mit dem neuen überdecken, es sei denn, eine Karte oder das Tableau erlaubt einen weiteren Herrscher (N6).
R7-6 = In der Schlusswertung ist ein überdeckter Herrscher nichts mehr wert. Ausgenommen sind Punkte, die es für überdeckte Karten gibt, so in den Fortschrittsbereichen von Persien und Rom.
R7-7 = Die Fähigkeit eines überdeckten Herrschers ist außer Kraft (K18).

## R8

R8 = Aufstieg
R8-1 = Nach jedem Bau darf der Spieler um 1 Stufe aufsteigen: Die unterste Karte des eigenen Ressourcenbereichs, also die zuletzt gelegte, wird auf die Rückseite gedreht und links vom Tableau an den obersten freien grünen Balken gelegt, das Zahnrad nach innen.
R8-2 = Jeder Bau erlaubt höchstens 1 Aufstieg, und niemand muss aufsteigen. Ohne Karte im Ressourcenbereich ist es unmöglich, denn auf das Tableau gedruckte Ressourcen lassen sich nicht entfernen.
R8-3 = Die Ressourcen der Karte gehen verloren; eine dafür schon erhaltene Münze bleibt beim Spieler.
R8-4 = Die erreichte Stufe schaltet frei, was das Tableau dort zeigt: Aktionen, Belohnungen oder SP.
R8-5 = Karten im Fortschrittsbereich liegen verdeckt, zählen nur als je 1 Karte und bleiben dort. Ihre Anzahl ist die Stufe des Volkes.

## R9

R9 = Freigeschaltete Aktionen
R9-1 = Aktionen, die durch Gebäude, Personen, rote Balken, Stufen oder das Tableau freigeschaltet sind, darf ihr Besitzer in seinen Zügen in Phase II nutzen, vor oder nach dem Ausspielen der Karte. Pflicht sind sie nie (K21).

## R10

R10 = Phase III, Schritt 1: Provinz
R10-1 = Dieser Schritt beginnt, wenn beide Spieler 3 Karten gespielt und die 4. zurückgelegt haben.
R10-2 = Umkämpft ist die ganz links liegende Provinz der Reihe, also die mit der niedrigsten Nummer.
R10-3 = Die Stärke eines Spielers ist die Anzahl seiner Symbole aus allen auf der Provinz gezeigten Symbolgruppen zusammen: im Militärbereich, in der Auslage und, soweit aktiv, auf dem Tableau. Man braucht nicht jede gezeigte Gruppe.
R10-4 = Ein Spieler darf auf die Teilnahme am Wettstreit verzichten.
R10-5 = Von den Teilnehmern gewinnt der stärkere; bei gleicher Stärke gewinnt, wer in diesem Augenblick den Marker hat, bevor Schritt 2 ihn neu vergibt.
R10-6 = Wer allein teilnimmt, gewinnt, sofern er mindestens 1 Symbol der gezeigten Gruppen hat (K10).
R10-7 = Verzichten beide oder hat niemand ein verlangtes Symbol, kommt die Provinz in die Schachtel, und niemand zahlt etwas.
R10-8 = Der Sieger nimmt die Provinz, erhält dann ihren Einmalnutzen und zahlt zum Schluss den Preis: Die unterste Karte des eigenen Militärbereichs, also die zuletzt gelegte, kommt offen auf den eigenen Ablagestapel.
R10-9 = Maghreb (P7) und Skythien (P10) ändern den Preis. Der Verlierer zahlt nichts.
R10-10 = Ein Dauernutzen steht von nun an bereit, wann immer er gebraucht wird.

## R11

R11 = Phase III, Schritt 2: Marker
R11-1 = Wer mehr Karten im Fortschrittsbereich hat, erhält oder behält den Marker.
R11-2 = Bei gleicher Anzahl, auch bei 0 zu 0, geht der Marker von seinem Besitzer an den anderen Spieler.

## R12

R12 = Phase III, Schritt 3: Münzlimit
R12-1 = Wer mehr als 7 Münzen hat (Ägypten: mehr als 5), muss die überzähligen in den Vorrat zurückgeben.
R12-2 = Das Limit gilt nur in diesem Augenblick; während der Runde gibt es keines.

## R13

R13 = Spielende und Schlusswertung
R13-1 = Die Partie endet nach Runde 7 mit deren 3 Schritten von Phase III. Die letzte Handkarte, die auf dem Deck liegt, kommt in die Schachtel.
R13-2 = SP kommen aus 4 Quellen: (1) nicht überdeckte Gebäude und Personen in der Auslage, (2) das Tableau mit goldener Seite, Stufen und sonstigem Aufdruck, (3) die gewonnenen Provinzen, (4) der Marker, der seinem Besitzer 3 SP bringt. Jede Provinz trägt eines der Provinzzeichen A, B und C, für die Karten und Tableaus SP geben können.
R13-3 = Karten im Militär-, Ressourcen- oder Fortschrittsbereich, auf der Hand, im Deck oder im Ablagestapel bringen selbst keine SP.
R13-4 = Die höhere Summe gewinnt; bei Gleichstand gewinnt der Besitzer des Markers. Es gibt immer genau 1 Sieger.

## R14

R14 = Option: Doppelpartie
R14-1 = Es werden zwei Partien gespielt. Nach Partie 1 werden beide Ergebnisse notiert und die Völker getauscht; Partie 2 verwendet dieselben 7 Provinzen. Es gewinnt die höhere Summe aus beiden Partien (K35, K36).

## R15

R15 = Offene und verdeckte Informationen
R15-1 = Für beide offen: die Reihe der Provinzen, Münzen, Marker, Auslagen, alle Bereiche um die Tableaus, gewonnene Provinzen, Ablagestapel, die Kartenzahl jedes Decks und jeder Hand sowie die Zusammensetzung aller Decks.
R15-2 = Vor dem Gegner verborgen: die Hand, die Reihenfolge des Decks, die oben auf dem Deck aufbewahrte Karte und die unter das Deck gelegten Karten.
R15-3 = Jeder kennt die Lage der Karten, die er selbst unter oder auf sein Deck gelegt hat. Die übrige Reihenfolge kennt niemand.

## D

D1 = Beim Aufbau, jeder für sich: welche der 4 gezogenen Karten die erste (obere) Ressourcenkarte wird, welche die zweite (untere) und welche unter das Deck kommt; die übrige kommt obenauf. Der Gegner sieht die beiden Ressourcenkarten, sobald beide gewählt haben, die anderen nie.
D2 = Zu Beginn von Phase II, der Startspieler zuerst: ob er für 1 Münze tauscht, einen kostenlosen Tausch nutzt oder aufhört.
D3 = Nach dem Ziehen bei einem Tausch: welche der 5 Handkarten unter das Deck kommt.
D4 = Im eigenen Zug: welche Handkarte gespielt wird und auf welche ihrer 4 Arten, soweit erlaubt, sie genutzt wird.
D5 = Im eigenen Zug, vor oder nach dem Ausspielen der Karte: welche nutzbare Aktion ausgeführt wird oder, sobald die Karte gespielt ist, dass der Zug endet.
D6 = Nach einem Bau: ob der Spieler aufsteigt, sofern es eine Ressourcenkarte und einen freien grünen Balken gibt.
D7 = Wenn ein Effekt eine Wahl verlangt: welche der genannten Möglichkeiten sein Besitzer wählt.
D8 = Bei der umkämpften Provinz: ob der Spieler teilnimmt oder verzichtet. Gefragt wird zuerst, wer gewinnen würde, der andere nur, wenn jener verzichtet (K9).
D9 = Nach dem Gewinn von Maghreb: ob eine Karte des eigenen Ablagestapels oder die unterste Militärkarte in den Fortschrittsbereich kommt. Was möglich ist, muss ausgeführt werden.
D10 = Wenn bei Maghreb der Ablagestapel gewählt wurde: welche seiner Karten in den Fortschrittsbereich kommt.
D11 = Wenn ein Volk, das mehrere Herrscher haben darf und mehr als 1 nicht überdeckten hat, einen neuen einsetzt: welchen von ihnen der neue überdeckt, oder keinen, solange ein Platz frei ist.

## K

K1 = Wie wird aufgebaut? Zuerst werden 7 der 15 Provinzen zufällig gezogen und offen in aufsteigender Nummernfolge ausgelegt; die anderen 8 kommen in die Schachtel. Alle 28 Münzen bilden den Vorrat. Dann erhält jeder Spieler ein anderes Volk, beim Anlegen der Partie festgelegt oder ausgelost, mit seinem Tableau, graue Seite oben, und seinem gemischten Deck aus 24 Karten (Ägypten: 27). Weiter geht es mit K2 und K3.
K2 = Wer hat am Anfang den Marker? Das lässt sich beim Anlegen der Partie festlegen; andernfalls entscheidet das Los. Wer am frühesten aufgestanden ist, spielt keine Rolle.
K3 = Wie beginnt jedes Volk? Sein Spieler zieht 4 Karten, legt 2 davon als Ressourcenkarten unterhalb des Tableaus an und von den anderen 1 unter das Deck und 1 darauf (D1). Die Reihenfolge ist wichtig: Die erste Ressourcenkarte ist die obere, die zweite die untere, die als erste aufsteigen wird. Münzen auf diesen Ressourcenanzeigen und auf der des Tableaus gibt es sofort, dazu noch 2 Münzen.
K4 = Was gilt für Schritte, die beide gleichzeitig ausführen (Aufbau, Einkommen, Ziehen, Tauschen)? Sie werden erst für den Startspieler, dann für den anderen abgewickelt, der dabei nichts Verborgenes sieht. Beim Aufbau kommt der Besitzer des Markers zuerst.
K5 = Wird zweimal zugleich getauscht? Nein, nacheinander; über den zweiten Tausch kann man entscheiden, wenn man die Karte des ersten kennt. Die Hand hat also kurz 5 Karten, niemals 6.
K6 = Kann man bei leerem Deck tauschen? Nein, auch nicht kostenlos. Für ein Volk mit 24 Karten ist das in Runde 7 stets der Fall.
K7 = Was gilt, wenn beim Ziehen weniger als 4 Karten im Deck sind? Man zieht alle und spielt bis zu 3; waren es nicht mehr als 3, wird keine aufbewahrt. Mit leerer Hand entfällt der eigene Zug, und der Gegner spielt weiter. Ablagestapel werden nie zu einem neuen Deck gemischt.
K8 = Was gilt, wenn der Vorrat leer wird? Es gibt nur 28 Münzen: Man nimmt, was da ist, der Rest verfällt. Haben beide Einkommen, nimmt der Startspieler zuerst.
K9 = In welcher Reihenfolge sagen die Spieler, ob sie um die Provinz wetteifern? Zuerst wird gefragt, wer gewinnen würde: der Stärkere oder bei Gleichstand der Besitzer des Markers. Nimmt er teil, ist die Provinz gewonnen; sonst wird der andere gefragt.
K10 = Kann man allein auch ohne ein verlangtes Symbol gewinnen? Nein, Stärke 0 gilt als Verzicht.
K11 = Wer gewinnt bei gleicher Stärke? Der Besitzer des Markers; verzichtet er, der andere. Eine Fähigkeit, die bei Gleichstand gewinnt, geht dem Marker vor, bleibt aber ohne Wirkung, wenn beide Spieler eine haben.
K12 = Was gilt, wenn beide verzichten oder es 0 zu 0 steht? Die Provinz kommt in die Schachtel; die Runde wird nicht wiederholt.
K13 = Welche Militärkarte ist der Preis, die zuletzt gespielte oder die unterste? Die am untersten belegten roten Balken. Militärkarten werden immer nur von unten entfernt, es ist also dieselbe Karte.
K14 = Was gilt, wenn der Sieger keine Militärkarte hat, weil alle Symbole aus Auslage oder Tableau stammen? Dann entfällt der Preis.
K15 = Was gilt, wenn alle roten Balken belegt sind? Dann lässt sich keine Karte als Militär nutzen. Jedes Tableau hat 6 rote Balken.
K16 = Was gilt, wenn alle grünen Balken belegt sind? Dann gibt es keinen Aufstieg. Auch Maghreb bringt nichts in den Fortschrittsbereich, und sein Preis wird wie üblich gezahlt. Die graue Seite hat 5 grüne Balken, die goldene 7.
K17 = Darf man Münzen zahlen, obwohl man die Ressource hat? Nein, Münzen ersetzen nur, was fehlt: genau 2 je fehlender Einheit, nie mehr.
K18 = Was wird aus Fähigkeit, Symbolen und Einkommen eines überdeckten Herrschers? Alles endet sofort. Was man einmalig erhalten hat, behält man.
K19 = Dürfen eine Ressource oder ein Nachlass des alten Herrschers beim Bezahlen des neuen helfen? Ja: Erst werden die Kosten geprüft und gezahlt, dann erst wird der alte überdeckt.
K20 = Was zeigen die Karten im Fortschrittsbereich? Ihre Rückseite, mit dem Zahnrad am Balken. Nur ihre Anzahl zählt, und sie kehren nie zurück, außer ein Effekt sagt es.
K21 = Wie oft darf man eine freigeschaltete Aktion nutzen? Jede einmal pro Runde, wenn ihr Text nichts anderes sagt; Phase I macht sie wieder bereit. In einem Zug darf man beliebig viele verschiedene nutzen.
K22 = Was kommt nach einem Bau zuerst, die einmalige Fähigkeit der Karte oder der Aufstieg? Die Fähigkeit, dann die Entscheidung über den Aufstieg.
K23 = Darf die aufsteigende Karte eine sein, deren Ressource für eben diesen Bau nötig war? Ja, Ressourcen muss man nur vorweisen.
K24 = Erlaubt auch ein Bau durch einen Effekt, nicht aus der Hand, einen Aufstieg? Ja, jeder Bau erlaubt 1.
K25 = Muss der Gewinner von Maghreb eine der beiden Möglichkeiten nutzen? Ja, wenn wenigstens eine besteht; bestehen beide, wählt er. Besteht keine, wird nur der übliche Preis gezahlt.
K26 = Kann man mit der ersten Möglichkeit von Maghreb die Militärkarte nehmen, die als Preis verloren geht? Nein, der Nutzen kommt vor dem Preis. Bei dieser Möglichkeit ist der Preis noch zu zahlen.
K27 = Bringt die durch Maghreb erreichte Stufe ihre Belohnung? Ja, wie bei jedem Aufstieg, und die Karte zählt schon in derselben Runde für den Marker.
K28 = Darf man bei Skythien die Militärkarte trotzdem abwerfen? Nein, sie bleibt liegen.
K29 = Wie oft lässt sich Mauretanien nutzen? Einmal pro Runde, wenn getauscht wird, zusätzlich zu den 2 bezahlten Tauschen; dafür wird die Karte gedreht, und in jeder neuen Runde ist sie wieder bereit. Zum ersten Mal geht das in der Runde, nachdem sie gewonnen wurde.
K30 = Darf der Gegner meinen Ablagestapel ansehen? Ja, er liegt offen.
K31 = Was geschieht mit dem Marker bei 0 zu 0 nach Runde 1? Er wechselt, wie bei jedem Gleichstand.
K32 = Was geschieht mit dem Marker nach Runde 7? Er wird noch einmal vergeben, wechselt bei Gleichstand und wird dann gewertet.
K33 = Wann werden die Münzen für Libyen gezählt? Nach dem Münzlimit von Runde 7: im Normalfall höchstens 7 (Ägypten: 5, dazu die ihm zustehenden Münzen auf dem Nil).
K34 = Zählen Münzen auf dem Nil für Ägyptens Limit von 5? Nein, sie liegen nicht vor dem Spieler; sie stammen aber aus den 28.
K35 = Wer beginnt Partie 2 einer Doppelpartie mit dem Marker? Das Volk, das ihn zu Beginn von Partie 1 hatte.
K36 = Was gilt, wenn eine Doppelpartie mit Gleichstand endet? Sie ist unentschieden.
K37 = Wann wird Andalusien gezählt, wenn es in Runde 7 gewonnen wird? Nachdem der Preis dieser Runde gezahlt ist.
K38 = Was gilt, wenn man durch Gewinne über das Münzlimit kommt? Man nimmt sie in voller Höhe; das Limit wirkt erst in Schritt 3.
K39 = Was ist mit den SP einer Karte, die verschoben wurde oder verloren ging? Es zählt nur die Lage am Ende.
K40 = Darf man Einkommen oder andere Münzen ablehnen? Nein.
K41 = Darf man eine Karte als Militär nutzen, obwohl ihr Symbol gerade nichts nützt? Ja, immer.
K42 = Wie zählt die Dauerressource einer Provinz? Als 1 Einheit bei jedem Bau vom nächsten an; verbraucht wird sie nie.
K43 = Was heißt das Wenden auf die goldene Seite für meine Karten? Alle bleiben, wo sie sind, auch an den Balken. Einmalige Belohnungen, die man schon hatte, gibt es nicht noch einmal, und zurückgedreht wird das Tableau nie.
K44 = Was gilt für Personen, die keine Herrscher sind? Sie überdecken niemanden und werden nie überdeckt.
K45 = Sind die 8 beim Aufbau entfernten Provinzen geheim? Nein; sie sind aus dem Spiel, aber jeder kann sich erschließen, welche es sind.
K46 = Kann man auch die 4. Handkarte spielen? Nein. Eine zusätzliche Karte kommt nur vom Deck, durch einen Effekt, der es sagt.
K47 = Wie wird bei „1 SP je zwei“ gerundet? Ab; nur vollständige Gruppen zählen.
K48 = In welcher Reihenfolge geschehen mehrere Effekte eines Spielers, die zur gleichen Zeit eintreten? Auslage von der ältesten Karte zur neuesten, rote Balken, Stufen, Tableau, Provinzen; eine Wahl hat der Spieler nicht.

## P

P1 = Gallien (Schwert + Pferd, Zeichen A) gibt 1 Holz als Dauernutzen und keine SP.
P2 = Indus (Schwert + Schild, Zeichen B) gibt 1 Ziegel als Dauernutzen und keine SP.
P3 = Kaukasus (Schwert + Pferd + Schild, Zeichen B) gibt 1 Stein als Dauernutzen und am Ende 1 SP.
P4 = Britannien (Schwert + Schild, Zeichen A) gibt einmalig 4 Münzen und am Ende 1 SP.
P5 = Armenien (Schwert + Pferd + Schild, Zeichen B) gibt einmalig 2 Münzen und am Ende 2 SP.
P6 = Germanien (Schwert + Pferd, Zeichen A) gibt einmalig 3 Münzen und am Ende 2 SP.
P7 = Maghreb (Schwert, Zeichen C) bringt einmalig entweder 1 Karte nach Wahl aus dem eigenen Ablagestapel oder die eigene unterste Militärkarte, statt dass sie als Preis abgeworfen wird, in den Fortschrittsbereich und gibt am Ende 2 SP (K25 bis K27).
P8 = Aksum (Pferd, Zeichen C) gibt 1 Gold als Dauernutzen und am Ende 1 SP.
P9 = Mauretanien (Pferd + Schild, Zeichen C) gibt 1 kostenlosen Tausch pro Runde als Dauernutzen (K29) und am Ende 3 SP.
P10 = Skythien (Pferd + Schild, Zeichen B) kostet seinen Gewinner keine Militärkarte und gibt am Ende 3 SP.
P11 = Karthago (Schwert, Zeichen A) gibt einmalig 1 Münze und am Ende 4 SP.
P12 = Andalusien (Pferd + Schild, Zeichen C) gibt am Ende 1 SP für jedes Paar aus 1 Karte im Fortschrittsbereich und 1 Karte im Militärbereich.
P13 = Anatolien (Schwert + Pferd, Zeichen A) gibt am Ende 2 SP und 3 weitere, wenn das Tableau seine goldene Seite zeigt.
P14 = Libyen (Schild, Zeichen C) gibt am Ende 1 SP für jede Münze, die vor dem Besitzer liegt; Ägypten zählt auch die ihm zustehenden Münzen auf dem Nil (K33).
P15 = Babylonien (Schild, Zeichen B) gibt am Ende 4 SP und 2 weitere, wenn der Besitzer den Marker hat.

## N

N1 = Goldenes Zeitalter (alle Völker): Stufe 4 schaltet die Aktion frei, die das Tableau auf seine goldene Seite wendet, einmal pro Partie und für die dort aufgedruckten Münzen. Karten bleiben, wo sie sind, die Effekte der goldenen Seite ersetzen die der grauen (K43), und die goldene Seite ist 3 SP wert.
N2 = Nil (Ägypten): Er hat 6 Felder, die in dieser Folge Ägypten, Ägypten, dem Gegner, Ägypten, dem Gegner, Ägypten gehören. Der Nilpegel, am Anfang 0 und höchstens 6, gibt an, wie viele Felder vom ersten an überflutet sind. Jeder Schritt, um den Ägypten den Pegel anhebt, gibt dem Gegner sofort 1 Münze aus dem Vorrat.
N3 = Nil, Einkommen: In jeder Phase I kommt auf jedes überflutete leere Feld Ägyptens 1 Münze aus dem Vorrat, und der Gegner nimmt für jedes überflutete Feld, das ihm gehört, 1 Münze aus dem Vorrat.
N4 = Nil, Ernte: Einmal pro Runde darf Ägypten im eigenen Zug alle Münzen von seinen Feldern nehmen; das sind die ihm zustehenden Münzen. Solange sie auf dem Nil liegen, zählen sie nicht für das Münzlimit (K34), wohl aber für Libyen (P14).
N5 = Haus der Weisheit (Abbasiden): Es hat 6 Plätze. Ein Effekt, der archiviert, legt eine Karte von dem Ort, den er nennt, verdeckt ins Haus der Weisheit; Effekte zählen, wie viele Karten dort liegen, und diese kehren nie zurück.
N6 = Herrscher Persiens: Persien darf auf der grauen Seite 1 zusätzlichen nicht überdeckten Herrscher haben, auf der goldenen 2.
