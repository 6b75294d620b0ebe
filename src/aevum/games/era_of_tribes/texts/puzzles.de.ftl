### Era of Tribes - Rätsel (Deutsch). Je drei Texte: Titel, Frage, und warum die Antwort stimmt.
### Ada sitzt auf Platz 0, dann Ben und Cleo; was gemeint ist, ist auf dem Tisch markiert.

puzzle-label-thalers = Adas Taler
puzzle-label-morale = Adas Moral
puzzle-label-influence = Adas Einflusspunkte
puzzle-label-leaders = Adas Anführer
puzzle-label-free-vassals = Adas freie Vasallen
puzzle-label-armies = Adas Armeen
puzzle-label-food = Adas Nahrung
puzzle-label-hunger = Adas Hungermarker
puzzle-label-colonies = Adas Kolonien
puzzle-label-growth = Wachstum
puzzle-label-trade-value = Handelswert
puzzle-label-morale-change = Änderung der Moral
puzzle-label-price-trade = Taler für Handel
puzzle-label-price-mechanics = Taler für Mechanik
puzzle-label-half-price = Taler für Handel
puzzle-label-attackers = Angreifer übrig
puzzle-label-defenders = Verteidiger
puzzle-label-own-card = Einflusspunkte für die Karte
puzzle-label-score-influence = Einflusspunkte
puzzle-label-score-personal = Persönliche Karte
puzzle-label-score-open = Offene Karten
puzzle-label-score-morale = Moral
puzzle-label-score-villages = Dörfer
puzzle-label-score-hunger = Hunger
puzzle-label-score = Zusammen

puzzle-w3-title = Städte und Hunger
puzzle-w3-question = Ada hat 2 Städte und 1 Hungermarker auf dem Teller. Um wie viel ändert sich ihre Moral, wenn die nächste Runde beginnt?
puzzle-w3-answer = Jede Stadt kostet 1 Moral, jeder Hungermarker auf dem Teller 1: −2 und −1, also −3. In der Bronzezeit kostet die Epoche selbst nichts.

puzzle-w5-title = Drei Völker, je drei Städte
puzzle-w5-question = Ada führt die Römer, Ben die Ägypter, Cleo die Griechen. Jeder hat 3 Städte und keinen Hunger. Um wie viel ändert sich die Moral von jedem, wenn die Runde beginnt?
puzzle-w5-answer = Drei Städte kosten 3. Die Ägypter verlieren für ihre Städte 1 weniger, die Griechen 1 mehr.

puzzle-w6-title = Wer ist zuerst dran?
puzzle-w6-question = Ada hat 5 Einflusspunkte, Ben und Cleo je 3; Cleos Marker liegt hinter dem von Ben. Welchen Platz hat jeder in der Zugfolge?
puzzle-w6-answer = Wer am wenigsten hat, kommt zuerst, bei Gleichstand der Marker, der weiter hinten liegt: Cleo, Ben, Ada.

puzzle-w8-title = Ein Markttag
puzzle-w8-question = Ada hat Handel II und einen Handelsposten. Sie wählt Handel mit 2 Anführern und 3 Luxusgütern. Wie viele Taler hat sie danach?
puzzle-w8-answer = 1 je Anführer und je Gut, 3 für Handel II und 1 für den Posten: 2 + 3 + 3 + 1 = 9, und 5 hatte sie.

puzzle-w9-title = Händler aus dem Norden
puzzle-w9-question = Dasselbe, aber Ada führt die Germanen. Wie viele Taler hat sie danach?
puzzle-w9-answer = Ein Anführer der Germanen verdient im Handel 2: 4 + 3 + 3 + 1 = 11, und 5 hatte sie.

puzzle-w10-title = Was Steuern kosten
puzzle-w10-question = Ada hat 3 Städte, 5 Taler und Moral 1. Sie erhebt mit 2 Anführern Steuern. Was hat sie danach?
puzzle-w10-answer = Der Stadtwert ist 3, und zwar je Anführer: 6 Taler. Die Moral sinkt um 3 für die Städte und um 3 je Anführer: 1 − 9 = −8.

puzzle-w12-title = Spiele für das Volk
puzzle-w12-question = Adas Moral ist −2, sie hat Kultur III. Sie veranstaltet Brot & Spiele mit 1 Anführer und 2 Luxusgütern. Wie hoch ist ihre Moral danach?
puzzle-w12-answer = 1 für den Anführer, 2 für die Güter, 3 für den Marker von Kultur III: +6, also 4.

puzzle-w13-title = Noch war niemand hier
puzzle-w13-question = Noch hat niemand Handel I erreicht. Ada hat 5 Taler und 1 Einflusspunkt und kauft die Stufe. Was hat sie danach?
puzzle-w13-answer = Ein Pionier zahlt für Stufe 1 vier Taler und bekommt 1 Einflusspunkt. Wer folgt, zahlt 3 und bekommt keinen.

puzzle-w14-title = Nachfolgerin auf Stufe drei
puzzle-w14-question = Ben war der Erste auf Handel III. Ada steht auf Handel II, hat 3 Städte, und der Seitenzweig Mechanik II fehlt. Was kostet sie Handel III?
puzzle-w14-answer = Auf Stufe 3 zahlt, wer folgt, 12; der fehlende Zweig kostet 5 mehr, jede Stadt 1 weniger: 12 + 5 − 3 = 14.

puzzle-w16-title = Fast geschenkt
puzzle-w16-question = Ben hat Handel I erreicht. Ada hat 5 Städte. Was kostet sie Handel I?
puzzle-w16-answer = 3 für eine Nachfolgerin minus 5 für die Städte wäre unter null; ein Fortschritt kostet aber mindestens 1 Taler.

puzzle-w17-title = Römische Ingenieure
puzzle-w17-question = Ada führt die Römer, die für Mechanik den halben Grundpreis zahlen. Sie steht auf Mechanik I, hat 1 Stadt, und der Seitenzweig Handel I fehlt. Was kostet sie Mechanik II?
puzzle-w17-answer = Der halbe Grundpreis von Stufe 2 ist 4, der fehlende Zweig kostet 2 mehr, die Stadt 1 weniger: 5.

puzzle-w19-title = Ein Dorf, das es kann
puzzle-w19-question = Ada nutzt das Dorf „Fortschritt zum halben Preis“ für Handel III. Der Seitenzweig Mechanik II fehlt, und sie hat 4 Städte. Was zahlt sie?
puzzle-w19-answer = 8 ist der halbe Grundpreis, der fehlende Zweig kostet 5 mehr. Städte bringen bei diesem Dorf keinen Nachlass: 13.

puzzle-w20-title = Wie stark wächst das Volk?
puzzle-w20-question = Ada hat 4 Nahrung, keinen Hunger und Moral −2. Sie wählt Expansion mit 1 Anführer und 2 Luxusgütern. Wie hoch ist das Wachstum?
puzzle-w20-answer = 4 Nahrung, 2 für den Anführer, 2 für die Güter, −2 Moral: 6.

puzzle-w22-title = Wachstum bleibt übrig
puzzle-w22-question = Adas Wachstum ist 7, ihre Moral 1. Sie setzt 3 Vasallen und beendet den Schritt. Wie hoch ist ihre Moral danach?
puzzle-w22-answer = 4 bleiben übrig, und je 3 ungenutzte bringen 1 Moral: 2.

puzzle-w23-title = Vasallen aus ungebauten Städten
puzzle-w23-question = Ada hat keinen freien Vasallen. Ihre Moral ist 0. Sie nimmt einen Vasallen aus einer ungebauten Stadt, setzt ihn nach Etrurien und nimmt noch einen. Wie hoch sind Moral und freie Vasallen?
puzzle-w23-answer = Jeder Vasall aus einer ungebauten Stadt kostet 2 Moral: −4. Der zweite liegt bei den freien.

puzzle-w25-title = Drei Armeen
puzzle-w25-question = Ada hat Mechanik II und 6 Taler. Drei neue Vasallen in Latium werden Armeen. Was hat sie danach?
puzzle-w25-answer = Mit Mechanik II kostet eine Armee 2 Taler: zusammen 6. Die Armeen stehen in ihrer Regulären Armee.

puzzle-w26-title = Ein Haus in der Fremde
puzzle-w26-question = Ada hat Handel II, 5 Taler und Moral 1. Ein neuer Vasall aus Rätien wird für einen Taler Handelsposten in Bens Stadt Provincia. Was hat sie danach?
puzzle-w26-answer = Der Taler geht an Ben. Ein Handelsposten bringt 2 Moral und 1 Handelswert: Handel II hat 3, also 4.

puzzle-w27-title = Die erste Stadt
puzzle-w27-question = Ada hat 6 Nahrung, 2 freie Vasallen und 1 Einflusspunkt. In Latium stehen 3 Vasallen, und sie gründet dort ihre erste Stadt. Was hat sie danach?
puzzle-w27-answer = Die 3 Vasallen der Provinz und die 3 des Stadtplatzes werden frei: 8. Die Stadt nimmt 2 Nahrung und bringt 1 Einflusspunkt.

puzzle-w28-title = Eine Stadt ohne Nahrung
puzzle-w28-question = Ada hat nur 1 Nahrung und gründet eine Stadt in Latium. Wie viel Nahrung und wie viele Hungermarker hat sie danach?
puzzle-w28-answer = Eine Stadt nimmt 2 Nahrung. Was fehlt, wird ein Hungermarker: keine Nahrung, 1 Hunger.

puzzle-w30-title = Bestechung
puzzle-w30-question = Ada hat 13 Einflusspunkte und 6 Taler; Ben und Cleo haben weniger Punkte und je 5 Taler. Ada besticht. Wie viele Taler hat danach jeder?
puzzle-w30-answer = 13 durch 5, abgerundet, ist 2: so viel bekommt jeder mit weniger Punkten. Ada erhält außerdem einen Einflusspunkt und wählt ihren Platz in der nächsten Zugfolge.

puzzle-w31-title = Ein grauer Anführer
puzzle-w31-question = Ada hat 3 Taler, 4 freie Vasallen und 3 Anführer. Sie wirbt einen grauen Anführer an. Was hat sie danach?
puzzle-w31-answer = Er kostet 3 Taler, und 3 freie Vasallen verlassen das Spiel. Er ist sofort bereit, und ein Vertrag kommt mit der Aktion.

puzzle-w32-title = Eine Provinz zu verkaufen
puzzle-w32-question = Ada möchte Ben Etrurien abkaufen: Dort gibt es eine Stadt, Wein und keine Nahrung. Ben ist einverstanden. Sie hatte 40 Taler. Wie viele bleiben?
puzzle-w32-answer = 5 Taler für die Provinz, 5 für die Stadt, 5 für das Gut: 15, es bleiben 25.

puzzle-w33-title = Keine Freunde mehr
puzzle-w33-question = Ada und Ben sind Verbündete mit je 7 Einflusspunkten. Ada greift Ben in Rätien an. Wie viele Einflusspunkte hat jeder, wenn der Angriff feststeht?
puzzle-w33-answer = Ein Angriff auf einen Verbündeten beendet das Bündnis: Beide verlieren den Einflusspunkt, den es gab. Ada verliert 3 Moral, Ben 2.

puzzle-w34-title = Wer hält welchen Marker?
puzzle-w34-question = Ada greift mit 4 Einheiten, Moral 1 und Mechanik II an; Ben verteidigt mit 3 Einheiten, Moral 1 und Mechanik I. Welche Marker hält die Angreiferin?
puzzle-w34-answer = Das Schwert hat sie immer. Mehr Einheiten bringen die Faust, mehr Mechanik das Katapult. An Land geht ein Gleichstand an den Verteidiger: Die Maske hat Ben, wie den Schild.

puzzle-w35-title = Gleichstand zur See
puzzle-w35-question = Zwei Flotten treffen auf zwei Flotten; Moral, Mechanik und Seefahrt sind gleich. Ada fordert Ben heraus. Welche Marker hält sie?
puzzle-w35-answer = Zur See geht ein Gleichstand an den Angreifer: Faust, Maske und Katapult, und das Schwert ohnehin.

puzzle-w36-title = Zwei Würfel, zwei Treffer
puzzle-w36-question = 4 Einheiten greifen 3 an. Der Angreifer hält Schwert, Faust und Katapult. Die Würfel zeigen Faust und Maske. Wie viele Einheiten hat jede Seite danach?
puzzle-w36-answer = Jeder Würfel trifft den, der das Gezeigte nicht hält: die Faust den Verteidiger, die Maske den Angreifer, gleichzeitig. 3 und 2 bleiben.

puzzle-w40-title = Eine Stadt im Gebirge
puzzle-w40-question = Illyrien ist Gebirge mit einem historischen Schlachtfeld +1 und Bens Stadt mit 1 Vasallen. Ada landet dort mit einer Flotte. Ben schickt 2 Armeen. Wie viele Einheiten verteidigen?
puzzle-w40-answer = Stadt, Vasall und 2 Armeen sind 4. Miliz kommt für Gebirge, Landung, Stadt und Schlachtfeld: 4 weitere, also 8.

puzzle-w43-title = Eine Stadt fällt
puzzle-w43-question = Ada greift Bens Stadt Aedua an und gewinnt; sie setzt dort eine eigene Stadt. Ada hatte 1 Einflusspunkt, Ben 5. Wie viele hat danach jeder?
puzzle-w43-answer = Eine eroberte Stadt bringt 1 Einflusspunkt und nimmt ihrem Besitzer einen. Die Eroberung kostet außerdem 3 Moral.

puzzle-w45-title = Mitten in der Revolution
puzzle-w45-question = Ben ist in Revolution und hat in Aedua einen einzigen Vasallen, keine Armee und kein Dorf. Ada greift mit einem Vasallen an. Fallen Würfel?
puzzle-w45-answer = In einer Revolution kämpft eine Figur nicht. Niemand verteidigt, Ada gewinnt ohne Würfel.

puzzle-w46-title = Die erste Revolution
puzzle-w46-question = Alle sind in der Jungsteinzeit. Ada hat 3 Luxusgüter, 4 Fortschritte, keine Stadt, 1 Einflusspunkt und 2 Anführer. Sie macht Revolution und wertet Städter, wo niemand etwas hat. Was hat sie danach?
puzzle-w46-answer = Zwei von drei Bedingungen genügen. Wer als Erster in eine Epoche kommt, erhält 2 Einflusspunkte, und die Bronzezeit bringt einen dritten Anführer.

puzzle-w51-title = Die Reichen werden gewertet
puzzle-w51-question = Die Reichen zählen Taler: Ada hat 12, Ben und Cleo je 10. Was bekommt jeder?
puzzle-w51-answer = Wer führt, bekommt 3, und jeder auf dem zweiten Platz 1.

puzzle-w52-title = Eine Karte für sich allein
puzzle-w52-question = Adas persönliche Karte ist Gelehrte. Sie und Ben haben je 2 Fortschritte, niemand hat mehr. Was bringt sie ihr am Ende?
puzzle-w52-answer = Eine persönliche Karte zahlt nur dem Besitzer und nur für den ersten Platz: 3 allein, 2 geteilt.

puzzle-w53-title = Alles zusammen
puzzle-w53-question = Die Partie ist zu Ende. Ada hat 20 Einflusspunkte, ihre Karte Gelehrte mit den meisten Fortschritten, Die Reichen mit den meisten Talern und bei den Städtern den zweiten Platz, Moral −4, die Dörfer Schatz mit 16 Talern und Vielerlei Waren mit 4 Sorten, und 2 Hungermarker. Wie viele Punkte hat sie?
puzzle-w53-answer = 20, 3 für die eigene Karte, 3 + 1 für die offenen, −4, 3 + 2 für die Dörfer, −2 für den Hunger: 26.

puzzle-w56-title = Nach Übersee
puzzle-w56-question = Ein Vasall von Ada fährt mit ihrer Flotte über das Südliche Tyrrhenische Meer und besiedelt Sardinien, das nicht mit ihrer Heimat verbunden ist. Wie viele Kolonien hat sie dann, und wie hoch ist ihre Moral?
puzzle-w56-answer = Sardinien ist eine neue Kolonie, und eine neue Kolonie kostet 2 Moral.

puzzle-w58-title = Geliehene Armeen
puzzle-w58-question = Ada bittet ihre Verbündete Cleo um Hilfe; Cleo hat Mechanik III und leiht 2 Armeen. Ada hatte 7 Taler, die anderen je 5. Wie viele hat danach jeder?
puzzle-w58-answer = Eine Armee kostet, was die Verleiherin selbst zahlen würde: 3 Taler bei Mechanik III. 6 gehen von Ada an Cleo.

puzzle-w66-title = Ein Gesandter nach dem anderen
puzzle-w66-question = Ada hat 3 Taler und 11 Einflusspunkte; Ben hat weniger. Zuerst wirbt sie einen grauen Anführer an. Darf sie mit dem zweiten Anführer bestechen?
puzzle-w66-answer = Der graue Anführer kostet alle 3 Taler, eine Bestechung würde 2 kosten. Sie könnte noch abschrecken oder aufhören und den Anführer behalten.

puzzle-w67-title = Ein Pferd
puzzle-w67-question = Ada hat Mechanik I und ein Pferd. Sie gibt es dem Vasallen in Vettonien und zieht ihn nach Lusitanien und Turdetanien. Darf er weiter nach Karpetanien?
puzzle-w67-answer = Ein Pferd bringt 2 Bewegungspunkte zu dem einen von Mechanik I: drei Züge. Es muss vor dem ersten gegeben werden.

puzzle-w70-title = Gelehrte werden gewertet
puzzle-w70-question = Alle sind in der Jungsteinzeit und haben 1 Einflusspunkt. Ada hat 5 Fortschritte, Ben und Cleo je 3. Ada kommt als Erste in die Bronzezeit und wertet Gelehrte. Wie viele Einflusspunkte hat danach jeder?
puzzle-w70-answer = 2 für die Epoche und 3 für die Karte, Ada hat also 6; Ben und Cleo sind beide Zweite und bekommen je 1.

puzzle-lesson-growth-title = Wachstum
puzzle-lesson-growth-question = Ada hat 3 Nahrung, keinen Hunger und Moral −1. Sie wählt Expansion mit 2 Anführern und ihrem Wein. Wie hoch ist das Wachstum?
puzzle-lesson-growth-answer = 3 Nahrung, je 2 für die Anführer, 1 für den Wein, −1 Moral: 7.

puzzle-lesson-price-title = Die Erste in der Kultur
puzzle-lesson-price-question = Noch hat niemand Kultur I erreicht; die Stufe selbst bringt 1 Einflusspunkt. Ada hat 5 Taler und 1 Einflusspunkt und kauft sie. Was hat sie danach?
puzzle-lesson-price-answer = Ein Pionier zahlt 4 Taler. Sie bekommt 1 Einflusspunkt als Erste und 1 durch die Stufe.

puzzle-lesson-revolution-title = Zu früh?
puzzle-lesson-revolution-question = Für die Bronzezeit braucht es zwei davon: 3 Luxusgüter, 1 Stadt, 4 Fortschritte. Ada hat 3 Luxusgüter, keine Stadt und 3 Fortschritte. Darf sie Revolution machen?
puzzle-lesson-revolution-answer = Nur eine von drei Bedingungen ist erfüllt.
