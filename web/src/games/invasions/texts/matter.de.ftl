### Fragen mit einem eigenen Blatt: Käufe, Karten, Revolten, Diplomatie, Foedera (deutsch).

## Käufe

inv-shop = Käufe
inv-shop-gold = { $gold } Gold
inv-shop-limit = { $bought } von { $limit ->
    [one] 1 nationalen Einheit
   *[other] { $limit } nationalen Einheiten
}
inv-shop-supply = { $supply } im Vorrat
inv-shop-national = nationale Einheit
inv-shop-left = es bleiben { $gold }
inv-shop-buy = Kaufen
inv-shop-mend = Reparieren
inv-shop-build = Bauen
inv-shop-repair = Reparieren: { $place }
inv-shop-repairs = { $done } von { $most } Reparaturen in dieser Runde
inv-shop-limes = Limes in { $place }
inv-shop-walls = Eine Stadt befestigen für { $price } Gold: { $cities ->
    [one] 1 Stadt offen
   *[other] { $cities } Städte offen
}
inv-shop-bar-gold = jetzt zu teuer
inv-shop-bar-supply = keine im Vorrat
inv-shop-bar-limit = für diese Runde ausgeschöpft
inv-shop-bar-place = kein Platz dafür
inv-shop-bar-invades = ihre Nation fällt ein
inv-shop-lost = { $lost ->
    [0] { $gold } Gold, Grenze { $limit }: nichts verfällt
   *[other] { $gold } Gold, Grenze { $limit }: { $lost } verfallen am Ende
}

## Die nächste Runde

inv-next = Nächste Runde, wenn sich nichts ändert
inv-next-brought = Mitgebrachtes Gold
inv-next-kept = davon im Alter { $age }
inv-next-card = Verwaltungskarte
inv-next-net = Einkommen weniger Ausgaben
inv-next-bankrupt-no = Bankrott: nein
inv-next-bankrupt-maybe = Bankrott, wenn die Karte teuer ist
inv-next-bankrupt-yes = Bankrott: ja
inv-fall = Die Schatzkammer im Lauf der Runde
inv-fall-limit = Grenze
inv-fall-before = Vorher
inv-fall-after = Danach
inv-fall-income = Einnahmen
inv-fall-expenses = Ausgaben
inv-fall-gold = Gold
inv-fall-net = Saldo
inv-fall-since = Seither

## Verwaltungskarten

inv-admin-title = Verwaltungskarte
inv-admin-age = Alter { $age }, { $band ->
    [young] jung
    [mature] reif
   *[old] alt
}
inv-admin-drawn = { $drawn ->
    [one] 1 Karte gezogen
   *[other] { $drawn } Karten gezogen
}
inv-admin-look = { $drawn ->
    [one] Du zahlst und spielst ihre Vorderseite.
   *[other] Du zahlst, siehst die Vorderseiten an und spielst eine.
}
inv-admin-take = Zahlen
inv-admin-play = Diese Karte spielen
inv-admin-young = jung
inv-admin-mature = reif
inv-admin-old = alt
inv-admin-column-gold = Gold
inv-admin-column-calamity = Katastrophe
inv-admin-column-ageing = Alter
inv-admin-column-leader_active = Anführer handeln

## Revolten

inv-unrest = Revolten bekämpfen
inv-unrest-units = Einheiten { $number }
inv-unrest-heresy = Ketzerei { $number }
inv-unrest-faith = andere Religion { $number }
inv-unrest-roll = { $rolls ->
    [one] ein D10 muss { $needed } oder mehr zeigen
   *[other] ein D10 muss { $needed } oder mehr zeigen, { $rolls } Versuche
}
inv-unrest-fight = Bekämpfen
inv-unrest-cost = Ein Erfolg beendet die Revolte, ein Fehlschlag kostet eine Einheit. Einmal in jeder Provinz.

## Überfälle und Landungen

inv-raids = Eine Provinz überfallen
inv-raids-defenders = Verteidiger { $number }
inv-raids-passed = auf dem Weg { $number }
inv-raids-fleets = Flotten { $number }
inv-raids-raided = schon überfallen { $number }
inv-raids-go = Überfallen
inv-raids-about = Große Zahl: wie wahrscheinlich irgendein Erfolg ist. Ein Misserfolg kostet endgültig einen Plünderer. Überfall − bringt { $gold } Gold und { $minus ->
    [one] 1 Siegpunkt
   *[other] { $minus } Siegpunkte
}, Überfall + { $plus } Siegpunkte und einen Plünderungsmarker.
inv-landings = An fremder Küste landen
inv-landings-foreign_shore = kein eigener Hafen an dieser Küste { $number }
inv-landings-navigation = Seefahrt { $number }
inv-landings-roll = ein D10 muss { $needed } oder mehr zeigen
inv-landings-go = Landen
inv-landings-about = Eine Landung kostet alle Schritte. Misslingt der Wurf, so bleibt die Gruppe, wo sie sich eingeschifft hat.

## Diplomatie und Ereignisse

inv-embassy = Diplomatie
inv-embassy-foedus = Die { $nation } bieten ein Foedus an
inv-embassy-foedus-about = Zwei Provinzen für ein Barbarenvolk: Es ist freundlich, leiht eine Einheit und gewinnt { $points } Punkte je Runde; du zahlst { $gold } Gold je Runde und kannst es nicht beenden.
inv-embassy-targets = Möglich: { $nations }
inv-embassy-nobody = niemand, den sie trifft
inv-embassy-a-turn = Gold je Runde
inv-embassy-gold = von { $gold } Gold
inv-embassy-offer = Anbieten
inv-embassy-play = Spielen
inv-embassy-hold = Karten, die am Ende der Runde übrig sind, bringen je 1 Gold.
inv-event-window = Ein Ereignis spielen?
inv-event-pass = Wer passt, wird vielleicht noch einmal gefragt, wenn ein anderer eine Karte spielt.

## Abmachungen

inv-bargain = Was jede Seite bekommt
inv-foedus-place = { $province } (Einkommen { $income }{ $city ->
    [none] {""}
   *[other] , Stadt { $city }
})
inv-foedus-lord-friend = Der Föderat ist dir und deinen Verbündeten freundlich.
inv-foedus-lord-unit = Er leiht dir eine Einheit als Söldner.
inv-foedus-lord-income = { $status ->
    [empire] Beide Provinzen zählen weiter als deine, auch für Regionen und Punkte.
   *[other] Du behältst ihr Einkommen und ihre Punkte.
}
inv-foedus-lord-gold = { $gold } Gold in jeder Runde, das erste sofort.
inv-foedus-lord-end = Du kannst es nicht beenden; dein Bankrott oder der Verlust der Hauptstadt gibt den Föderaten frei.
inv-foedus-lord-withdraw = Einheiten über dem Einheitenlimit verlassen beide Provinzen.
inv-foedus-guest-land = { $place } wird Heimat seiner Einheiten.
inv-foedus-guest-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} in jeder Runde.
inv-foedus-guest-gold = { $gold } Gold in jeder Runde.
inv-foedus-guest-unit = Eine Einheit seiner Wahl dient dem Föderator.
inv-foedus-guest-horde = Horde und Einheiten ziehen dorthin und müssen beide Provinzen halten.
inv-foedus-guest-kingdom = Kein Königreich, keine Überfälle, keine Unterwerfung unter andere.
inv-foedus-guest-break = In dieser Runde frei zu brechen, später einmal je Runde mit einem D2.
inv-breach-land = Kontrolliert die Foedus-Provinzen mit ihren Städten.
inv-breach-back = Die geliehene Einheit kehrt zur Horde zurück.
inv-breach-points = Keine { $points } Punkte und keine { $gold } Gold je Runde mehr.
inv-breach-hostile = Der Föderator ist kein Freund mehr.
inv-breach-gold = Spart { $gold } Gold je Runde.
inv-breach-loss = Verliert beide Provinzen.
inv-breach-units = Einheiten dort bleiben und kämpfen oder ziehen sich sofort zurück.
inv-alliance-slot = Beide handeln gemeinsam und stehen in denselben Provinzen.
inv-alliance-share = Was sie gemeinsam nehmen, teilen sie.
inv-alliance-peace = Sie kämpfen nicht gegeneinander.
inv-alliance-ends = Es endet, wenn der Spätere von beiden gehandelt hat.
inv-treaty-land = Nimmt diese Provinz; mindestens eine Einheit zieht ein.
inv-treaty-pact = Zahlt 5 Gold; kein Angriff aufeinander, bis beide gehandelt haben.
inv-treaty-gold = Erhält 5 Gold und Frieden, bis beide gehandelt haben.
inv-treaty-leave = Verliert die Provinz; Einheiten dort ziehen sich zurück.

## Ebene 7 und das Ende einer Bewegung

inv-legend-comes = jemand kommt mit mehr als { $chance } %
inv-legend-may-come = jemand kann kommen
inv-comes = { $nation } aus { $place }
inv-comes-nobody = Hier kann jetzt niemand abfangen.
inv-pending-battles = Schlacht, wenn du endest: { $places }
inv-pending-sieges = Belagerung, wenn du endest: { $places }
inv-no-battles = Keine Schlacht ist offen
inv-no-sieges = Keine Belagerung ist offen

## Automatische Antworten

order-interception = Abfangen
order-flight = Fliehen
order-events = Ereignisse spielen und beantworten
order-diplomacy = Diplomatiekarten spielen und ein Foedus anbieten
order-bribes = Belagerer bestechen
inv-orders = Automatische Antworten dieses Stapels
inv-order-interception = Automatisch abfangen
inv-order-flight = Automatisch fliehen
inv-order-ask = Fragen
inv-order-never = Nie
inv-order-from = Ab { $chance } %
inv-order-always = Immer
inv-pass-events = In jedem Ereignisfenster für mich passen
inv-pass-diplomacy = In jedem Diplomatiefenster für mich passen
