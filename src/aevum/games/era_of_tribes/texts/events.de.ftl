### Era of Tribes - was geschah, in Sätzen (Deutsch).
### One message per kind of event. Names are $seat, $rival, $ally, $host, $seller, $loser, $by, $to,
### $attacker and $defender for players, and those of places, tiles, cards and goods; what the reader
### may not know, or what does not exist, is the word "none". Barbarians are a player that is none.

event-section = Gespielt wird der Ausschnitt { $section }.
event-player-order = { $seat } hat Platz { $place } in der Reihenfolge der Spieler.
event-card-dealt = { $card ->
    [none] { $seat } erhält eine Einflusskarte.
   *[other] { $seat } erhält die Einflusskarte „{ $card }“.
}
event-card-kept = { $card ->
    [none] { $seat } behält eine Einflusskarte.
   *[other] { $seat } behält die Einflusskarte „{ $card }“.
}
event-card-opened = Die Einflusskarte „{ $card }“ liegt jetzt offen.
event-people = { $seat } führt die { $people }.
event-villages-laid = { $number ->
    [one] Ein Barbarendorf liegt auf der Karte.
   *[other] { $number } Barbarendörfer liegen auf der Karte.
}
event-round = Runde { $round } beginnt.
event-influence = { $change ->
    [1] { $seat } erhält 1 Einflusspunkt ({ $influence }).
    [-1] { $seat } verliert 1 Einflusspunkt ({ $influence }).
   *[other] Einfluss von { $seat }: jetzt { $influence } (Änderung: { $change }).
}
event-morale = Moral von { $seat }: jetzt { $morale } (Änderung: { $change }).
event-thalers = Taler von { $seat }: jetzt { $thalers } (Änderung: { $change }).
event-treaties = Verträge von { $seat }: jetzt { $treaties } (Änderung: { $change }).
event-food = Nahrung von { $seat }: jetzt { $plate } auf dem Teller (Änderung: { $change }).
event-turn-order = { $seat } hat Platz { $place } in der Zugreihenfolge.
event-acted = { $seat } wählt { $action }{ $leaders ->
    [0] { "" }.
    [one] { " " }mit 1 Anführer{ $luxuries ->
        [0] { "" }.
        [one] { " " }und 1 Luxusgut.
       *[other] { " " }und { $luxuries } Luxusgütern.
    }
   *[other] { " " }mit { $leaders } Anführern{ $luxuries ->
        [0] { "" }.
        [one] { " " }und 1 Luxusgut.
       *[other] { " " }und { $luxuries } Luxusgütern.
    }
}
event-passed = { $seat } passt.
event-ring-taken = { $seat } stellt einen Anführer auf den Ring.
event-ring-left = Der Anführer von { $seat } kommt vom Ring zurück.
event-auto-expansion = { $seat } expandiert ohne Anführer.
event-legion = { $number ->
    [one] Eine Legion stößt zur Armee von { $seat }.
   *[other] { $number } Legionen stoßen zur Armee von { $seat }.
}
event-growth = Wachstum von { $seat }: { $growth }.
event-grew = { $seat } erhält einen neuen Vasallen: { $province }.
event-slot-vassal = { $seat } nimmt einen Vasallen aus einer ungebauten Stadt.
event-dropped = { $seat } nimmt eine Figur zurück: { $place }.
event-post-gone = Der Handelsposten von { $seat } ist fort: { $province }.
event-built-fleet = { $seat } baut für { $thalers } Taler eine Flotte: { $sea }.
event-trained-army = { $seat } stellt für { $thalers } Taler eine Armee auf: { $province }.
event-post = { $seat } richtet in der Stadt von { $host } einen Handelsposten ein: { $province }.
event-free-fleet = { $source_id ->
    [slot] { $seat } setzt eine kostenlose Flotte mit einem Vasallen einer ungebauten Stadt: { $sea }.
   *[pool] { $seat } setzt eine kostenlose Flotte: { $sea }.
}
event-free-army = { $source_id ->
    [slot] { $seat } nimmt einen Vasallen einer ungebauten Stadt als kostenlose Armee.
   *[pool] { $seat } nimmt eine kostenlose Armee.
}
event-forfeited = { $seat } verzichtet auf eine kostenlose Flotte oder Armee.
event-moved = { $seat } zieht einen Vasallen: { $from } → { $to }.
event-horse = { $seat } gibt einem Vasallen ein Pferd: { $province }.
event-embarked = { $seat } schifft einen Vasallen ein: { $from } → { $sea }.
event-ashore = Ein Vasall von { $seat } geht an Land: { $from } → { $to }.
event-sailed = { $seat } segelt: { $from } → { $to }.
event-landed = Eine Flotte von { $seat } landet: { $from } → { $to }.
event-plundered = { $seat } plündert { $province } mit einer { $die }: { $thalers ->
    [0] keine Beute.
   *[other] { $thalers } Taler.
}
event-fleet-lost = { $seat } verliert eine Flotte: { $sea }.
event-parley = { $fights ->
    [0] { $seat } hält Frieden: { $sea }.
   *[other] { $seat } will kämpfen: { $sea }.
}
event-attack = { $rival ->
    [none] { $seat } greift die Barbaren an: { $place }.
   *[other] { $seat } greift { $rival } an: { $place }.
}
event-expelled = { $host } weist den Handelsposten von { $seat } aus: { $province }.
event-gained = { $seat } beherrscht jetzt: { $place }.
event-lost = { $seat } beherrscht nicht mehr: { $place }.
event-colony = { $number ->
    [one] { $seat } hat eine neue Kolonie.
   *[other] { $seat } hat { $number } neue Kolonien.
}
event-founded = { $seat } gründet eine Stadt: { $province }.
event-city-gone = Die Stadt von { $seat } ist fort: { $province }.
event-city-set = { $seat } setzt eine Stadt: { $province }.
event-battle = { $defender ->
    [none] Kampf von { $attacker } mit den Barbaren: { $place }.
   *[other] Kampf von { $attacker } mit { $defender }: { $place }.
}
event-committed = { $seat } schickt in den Kampf: { $unit }.
event-hired = { $village ->
    [none] { $seat } wirbt einen Söldner an.
   *[other] { $seat } wirbt das Barbarendorf „{ $village }“ als Söldner an.
}
event-lent = { $number ->
    [0] { $seat } leiht { $to } nichts.
    [one] { $seat } leiht { $to } 1 Armee.
   *[other] { $seat } leiht { $to } { $number } Armeen.
}
event-markers = Faust: { $fist }; Maske: { $mask }; Katapult: { $catapult }.
event-rolled = Die Würfel zeigen { $red } und { $green }.
event-fell = Verlust ({ $side }): { $unit }.
event-battle-ended = Der Kampf ist vorbei: { $place }, { $result }.
event-procession = Der Triumphzug von { $seat } steht auf Feld { $space }.
event-battlefield = Jetzt ein historisches Schlachtfeld (+{ $value }): { $province }.
event-conquered = { $loser ->
    [none] { $seat } erobert von den Barbaren: { $province }.
   *[other] { $seat } erobert von { $loser }: { $province }.
}
event-village-gone = Das Barbarendorf verlässt das Spiel: { $province }.
event-village-won = { $village ->
    [none] { $seat } gewinnt ein Barbarendorf.
   *[other] { $seat } gewinnt das Barbarendorf „{ $village }“.
}
event-village-used = { $seat } benutzt das Barbarendorf „{ $village }“.
event-village-kept = { $seat } behält ein Barbarendorf verdeckt.
event-income = { $seat } nimmt { $thalers } Taler ein ({ $action }).
event-diplomacy = Diplomatie von { $seat }: { $diplomacy }.
event-offered = { $offer_id ->
    [buy] { $seat } bietet { $to } den Kauf von { $province } an.
    [ally] { $seat } bietet { $to } eine Allianz an.
   *[part] { $seat } bietet { $to } das Ende der Allianz an.
}
event-refused = { $by } lehnt das Angebot von { $seat } ab.
event-bought = { $seat } kauft { $seller } für { $thalers } Taler eine Provinz ab: { $province }.
event-allied = { $seat } und { $ally } sind jetzt Verbündete.
event-parted = Die Allianz von { $seat } und { $ally } endet.
event-betrayed = { $seat } greift { $ally } an und bricht die Allianz.
event-deterred = { $seat } greift { $by } an und läuft in die Abschreckung.
event-advanced = { $thalers ->
    [0] { $seat } erreicht Stufe { $level } in { $field }.
   *[other] { $seat } erreicht für { $thalers } Taler Stufe { $level } in { $field }.
}
event-pioneer = { $seat } ist Pionier der Stufe { $level } in { $field }.
event-grey-leader = Ein grauer Anführer kommt zu { $seat }.
event-epoch = { $seat } steigt in die Epoche { $epoch } auf.
event-barbarians = Die Barbaren erreichen Stufe { $stage }.
event-card-scored = { $points ->
    [one] „{ $card }“ bringt { $seat } 1 Einflusspunkt.
   *[other] „{ $card }“ bringt { $seat } { $points } Einflusspunkte.
}
event-allotted = { $seat } legt für den Krieg beiseite: { $number } × { $good }.
event-cleaned = { $vassals ->
    [one] 1 Vasall von { $seat } kehrt zu den freien zurück.
   *[other] { $vassals } Vasallen von { $seat } kehren zu den freien zurück.
}
event-end-met = { $seat } erfüllt eine Endbedingung ({ $end }): { $influence } Einflusspunkte. Dies ist die letzte Runde.
event-scored = Schlusswertung von { $seat }, { $category }: { $points }.
event-ended = Das Spiel ist vorbei.
