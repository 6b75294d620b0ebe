### Warum ein Bot so gewählt hat: je ein Satz (Deutsch).
### $move und $other sind Aktionen in einfachen Worten; ein Spiel hat sie in seinem eigenen Zimmer.

bot-only-move = Es gibt nichts anderes zu wählen: { $move }.
bot-random = Aus { $count } Möglichkeiten gelost: { $move }.
bot-greedy = { $move } verspricht { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als das Nächstbeste ({ $other }).
bot-search-short = Gewinnt in { NUMBER($share, maximumFractionDigits: 0) } % der durchgerechneten Partien ({ $worlds }).
bot-search-alone = { $move } gewinnt in { NUMBER($share, maximumFractionDigits: 0) } % der durchgerechneten Partien ({ $worlds }); etwas anderes schien keinen Versuch wert.
bot-search = { $move } gewinnt in { NUMBER($share, maximumFractionDigits: 0) } % der durchgerechneten Partien ({ $worlds }), das Nächstbeste ({ $other }) in { NUMBER($other_share, maximumFractionDigits: 0) } %.
bot-planner = { $move } gewinnt { NUMBER($share, maximumFractionDigits: 0) } % der durchgespielten Runden ({ $worlds }), das Nächstbeste ({ $other }) { NUMBER($other_share, maximumFractionDigits: 0) } %.
bot-planner-goes-on = { $move } gehört zum Plan dieses Zuges.
bot-planner-glance = { $move } verspricht { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als alles andere.
bot-seat = Spieler { $number }
