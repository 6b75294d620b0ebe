### Warum ein Bot so gewählt hat: je ein Satz (Deutsch).
### $move und $other sind Aktionen in einfachen Worten; ein Spiel hat sie in seinem eigenen Zimmer.

bot-only-move = Es gibt nichts anderes zu wählen: { $move }.
bot-random = Aus { $count } Möglichkeiten gelost: { $move }.
bot-greedy = { $move } verspricht { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als das Nächstbeste ({ $other }).
bot-search-short = Gewinnt in { NUMBER($share, maximumFractionDigits: 0) } % der durchgerechneten Partien ({ $worlds }).
bot-search-alone = { $move } gewinnt in { NUMBER($share, maximumFractionDigits: 0) } % der durchgerechneten Partien ({ $worlds }); etwas anderes schien keinen Versuch wert.
bot-search = { $move } gewinnt in { NUMBER($share, maximumFractionDigits: 0) } % der durchgerechneten Partien ({ $worlds }), das Nächstbeste ({ $other }) in { NUMBER($other_share, maximumFractionDigits: 0) } %.
bot-search-instead = Diese Regeln hat das Netz nie gelernt, darum spielt die Suche: { $move } gewinnt in { NUMBER($share, maximumFractionDigits: 0) } % der durchgerechneten Partien ({ $worlds }).
bot-learned = Das Netz wählt hier in { NUMBER($chance, maximumFractionDigits: 0) } % der Fälle: { $move }. Es erwartet, { NUMBER($hope, maximumFractionDigits: 0) } % solcher Partien zu gewinnen.
bot-master-short = Gewinnt { NUMBER($share, maximumFractionDigits: 0) } % in den Augen des Netzes ({ $worlds } Verläufe).
bot-master = { $move } gewinnt in den Augen des Netzes { NUMBER($share, maximumFractionDigits: 0) } % ({ $worlds } Verläufe), das Nächstbeste ({ $other }) { NUMBER($other_share, maximumFractionDigits: 0) } %.
bot-master-alone = { $move } gewinnt in den Augen des Netzes { NUMBER($share, maximumFractionDigits: 0) } % ({ $worlds } Verläufe); etwas anderes schien keinen Versuch wert.
bot-master-sure = Für das Netz ist auf einen Blick klar: { $move }.
bot-planner = { $move } gewinnt { NUMBER($share, maximumFractionDigits: 0) } % der durchgespielten Runden ({ $worlds }), das Nächstbeste ({ $other }) { NUMBER($other_share, maximumFractionDigits: 0) } %.
bot-planner-goes-on = { $move } gehört zum Plan dieses Zuges.
bot-general-alone = { $move }: Sonst verspricht nichts etwas.
bot-planner-glance = { $move } verspricht { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als alles andere.
bot-seat = Spieler { $number }
