### Era of Tribes - was Völker, Fortschritte, Epochen, Plättchen, Karten und Aktionen tun (Deutsch).
### The numbers come from the tables: $n is the number of a component, $usual-… what holds for
### everybody else, a number of numbers.csv has its own name ($deter-morale). $field and $good
### are names, $metric says what is counted, $prices and $limits lists made before; $sign is less or more.

## Powers of the peoples, one message for each modifier

power-games-leader = Ein Anführer bei Brot & Spiele hebt die Moral um { $n } statt um { $usual-n }.
power-fish-food = Ein Fisch sättigt wie { $n } Nahrung, nicht wie { $usual-n }.
power-free-fleets = Ein Fortschritt in Seefahrt bringt { $n } statt { $usual-n } kostenlose Flotten. Vasallen ungebauter Städte dürfen darin für je { $slot_morale } statt { $usual-slot_morale } Moral segeln, auch solange es freie Vasallen gibt.
power-free-armies = Ein Fortschritt in Mechanik schickt { $n } statt { $usual-n } Vasallen in die Reguläre Armee: zuerst aus ungebauten Städten, ganz ohne Moralverlust.
power-military-luxury = { $good } darf als Militärgut beiseitegelegt werden und kämpft dann wie Erz.
power-half-price = Der Grundpreis eines Fortschritts in { $field } beträgt { $prices } Taler.
power-progress-discount = Jeder Fortschritt ist { $n } Taler billiger.
power-city-food = Eine Stadt kostet { $n } statt { $usual-n } Nahrung; ebenso viel kommt zurück, wenn sie verloren geht.
power-city-malus = Städte kosten insgesamt { $n } Moral { $sign ->
    [less] weniger
   *[more] mehr
}, am Rundenbeginn und bei Steuern.
power-trade-leader = Ein Anführer beim Handel verdient { $n } statt { $usual-n } Taler.
power-bonus-fleet = Zur ersten Flotte, die in der Aktion Expansion gekauft wird, { $n ->
    [one] kommt eine weitere
   *[other] kommen { $n } weitere
} hinzu, kostenlos und im selben Meer. Ein Vasall einer ungebauten Stadt darf darin für { $slot_morale } statt { $usual-slot_morale } Moral segeln.
power-start-food = Zu Beginn { $n ->
    [one] liegt 1
   *[other] liegen { $n }
} Nahrung mehr auf dem Teller.
power-fleet-moves = Flotten ziehen { $n } Punkte weiter.
power-free-colony = { $n ->
    [one] Die erste neue Kolonie einer Runde kostet
   *[other] Die ersten { $n } neuen Kolonien einer Runde kosten
} keine Moral.
power-fleet-loss = Eine im Kampf verlorene Flotte hebt die Moral um { $n }.
power-plunder = Einmal je Runde darf jede Flotte eine benachbarte Provinz eines anderen Spielers plündern.
power-legion = Jede Expansion, auch die automatische, beginnt mit { $n ->
    [one] einer Legion
   *[other] { $n } Legionen
} aus dem Vorrat.
power-leader-price = Ein grauer Anführer kostet { $thalers } Taler und { $vassals } Vasallen statt { $usual-thalers } und { $usual-vassals }.

## Progress levels: what they give once, and what is in force

gain-food = Nimm { $n } Nahrung.
gain-morale = Moral +{ $n }.
gain-influence = { $n ->
    [one] 1 Einflusspunkt.
   *[other] { $n } Einflusspunkte.
}
gain-fleet = Setze deine kostenlose Flotte ein.
gain-army = Nimm deine kostenlose Armee.
value-room = { $n ->
    [one] Beim Aufräumen bleibt 1 Figur je Landprovinz.
   *[other] Beim Aufräumen bleiben { $n } Figuren je Landprovinz.
}
value-bread = Brot-&-Spiele-Marker +{ $n }.
value-fleet-moves = { $n ->
    [0] Keine Flotten.
   *[other] Flotten ziehen { $n } Punkte.
}
value-fleet-price = Eine Flotte kostet { $n } Taler.
value-trade = Handelswert { $n }.
value-posts = Handelsposten in fremden Städten sind möglich.
value-vassal-moves = { $n ->
    [one] Vasallen ziehen 1 Punkt.
   *[other] Vasallen ziehen { $n } Punkte.
}
value-army-price = { $n ->
    [0] Keine Armeen.
   *[other] Eine Armee kostet { $n } Taler.
}
value-city-limit = { $n ->
    [0] Keine Städte.
   *[other] Bis zu { $n } Städte.
}

## Epochs

epoch-start = Hier beginnen alle.
epoch-needs = { $needs ->
    [3] Verlangt dies alles:
   *[other] Verlangt { $needs } davon:
} { $luxuries } Luxusgüter, { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, { $progresses } Fortschritte.
epoch-leaders = { $n } eigene Anführer.
epoch-morale-once = Moral +{ $n }.
epoch-morale-round = Moral { $n } zu Beginn jeder Runde.
epoch-food = { $n } Nahrung mehr, solange sie dauert.
epoch-trade = Handelswert +{ $n }, solange sie dauert.
epoch-ends = Wer hier ankommt, beendet das Spiel.

## Village tiles

tile-score = Am Ende: 1/2/3/4/5 Einflusspunkte für { $limits } { $metric }.
tile-half-progress = Ein Fortschritt für { $prices } Taler und den Aufschlag für fehlende Nebenzweige, ohne den Nachlass für Städte. Sofort, oder später als Aktion mit einem Anführer.
tile-leader = { $n ->
    [one] Nimm einen grauen Anführer, sofort bereit.
   *[other] Nimm { $n } graue Anführer, sofort bereit.
}
tile-morale = Moral +{ $n }.
tile-influence = { $n ->
    [one] 1 Einflusspunkt.
   *[other] { $n } Einflusspunkte.
}
tile-thalers = Nimm { $n } Taler.
tile-militia = Lege { $n } graue Milizen in deine Reguläre Armee; sie kämpfen vor deinen eigenen Armeen.

## What cards and tiles count

counted-fleets = Flotten
counted-colonies = Kolonien
counted-triumph = Schritte des Triumphzugs
counted-fish = Fische
counted-villages = Barbarendörfer, benutzt oder nicht
counted-forest = Waldprovinzen
counted-luxuries = Luxusgüter
counted-mountain = Bergprovinzen
counted-provinces = Landprovinzen
counted-battlefields = Schlachtfelder der Geschichte
counted-grain = Getreideprovinzen
counted-progresses = Fortschritte
counted-hills = Hügelprovinzen
counted-cities = Städte
counted-thalers = Taler
counted-luxury-kinds = verschiedene Luxusgüter
counted-luxury-set = gleiche Luxusgüter
counted-hexes = Hex-Gebiete mit einer eigenen Landprovinz
counted-posts = Handelsposten
counted-leaders = Anführer
counted-treaties = Verträge

## Influence cards

card-most = Die meisten { $metric }.

## Actions

action-about-expansion = Lass dein Volk wachsen, mach aus Vasallen Flotten, Armeen oder Handelsposten, ziehe, gründe Städte und kämpfe. Ein Anführer gibt { $growth-leader } Wachstum, ein Luxusgut { $growth-luxury }.
action-about-trade = Ein Taler für jeden Anführer und jedes Luxusgut, dazu dein Handelswert.
action-about-taxes = Dein Stadtwert in Talern für jeden Anführer. Die Moral sinkt um den Stadtwert und um { $tax-morale } für jeden Anführer.
action-about-diplomacy = Mit jedem Anführer, höchstens { $diplomacy-leaders }: eine Diplomatie-Aktion, ein Vertrag und auf Wunsch eine Bonusaktion.
action-about-progress = Ein Fortschritt für jeden Anführer, zu seinem Preis.
action-about-games = Die Moral steigt um 1 für jeden Anführer und jedes Luxusgut und um deinen Brot-&-Spiele-Marker.
action-about-revolution = Steig in die nächste Epoche auf, sobald du ihre Bedingungen erfüllst. Danach ist deine Runde vorbei.

## Diplomacy

diplomacy-about-recruit = Zahle { $leader-thalers } Taler und gib { $leader-vassals } freie Vasallen für immer her: Ein grauer Anführer kommt zu dir, sofort bereit.
diplomacy-about-deter = Bis zum Ende der Runde verliert jeder Gegner, der dich angreift, { $deter-morale } Moral.
diplomacy-about-bribe = Zahle jedem Spieler mit weniger Einflusspunkten einen Taler für je { $bribe-divisor } deiner Einflusspunkte. Erhalte 1 Einflusspunkt und wähle deinen Platz in der nächsten Reihenfolge.
diplomacy-about-buy = Kauf einem Nachbarn eine Provinz ab, aber keine Heimat: { $buy-price } Taler und ebenso viele für eine Stadt, jede Nahrung und jedes Gut darin; mit Zwang { $buy-price-forced } statt { $buy-price }.
diplomacy-about-ally = Schließe eine Allianz mit einem Nachbarn: { $ally-influence } Einflusspunkt und { $ally-morale } Moral für beide.
diplomacy-about-part = Beende eine Allianz, im Guten oder mit Zwang: Beide verlieren { $ally-influence } Einflusspunkt und { $ally-morale } Moral.

## Ends of the game

end-about-epoch = Jemand steigt in die Epoche { $epoch } auf.
end-about-provinces = Jemand beherrscht { $n } Landprovinzen.
end-about-progresses = Jemand hat { $n } Fortschritte.
end-about-influence = Jemand hat { $n } Einflusspunkte.
end-about-triumph = Jemandes Einflusspunkte erreichen den eigenen Triumphzug.
end-about-homes = Die letzte Heimatprovinz eines Spielers wird erobert.
