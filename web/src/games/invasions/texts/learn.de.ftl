### Invasions: Titel der geführten Aktivierung und die Seiten ihres Bretts.

inv-learn-map = Karte

guide-invasions-done = Du hast die Donau überschritten, eine Besatzung überrannt, eine Schlacht gewonnen und eine Stadt genommen.
guide-invasions-aim = An der Donau
guide-invasions-order = Wer wann handelt
guide-invasions-open = Eine Gruppe wählen
guide-invasions-all = Wer mitgeht
guide-invasions-cross = Über den Fluss
guide-invasions-overrun = Sechs gegen einen
guide-invasions-on = Weiter
guide-invasions-fight = Abgefangen
guide-invasions-reroll = Die Würfel fallen
guide-invasions-answer = Der Würfel der anderen
guide-invasions-losses = Verluste
guide-invasions-second = Der zweite Teil
guide-invasions-march = Zur Stadt
guide-invasions-siege = Die Belagerung
guide-invasions-loot = Plünderung
guide-invasions-end = Was daraus wurde
