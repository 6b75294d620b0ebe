### Invasions in Worten: die Textansicht (Deutsch).
### $nation, $unit, $leader, $place, $step, $one und $other sind Namen; $count, $damaged, $combat, $age,
### $gold und $level Zahlen; $kind, $lord = none und $colour Kennungen.

inv-text-actions = Was du tun kannst
inv-text-position = Die Lage
inv-text-turn = Runde { $turn }, { $left ->
    [0] die letzte.
   *[other] die letzte ist { $last }.
}
inv-text-acting = Am Zug: { $nation }.
inv-text-step = Jetzt: { $step }.
inv-text-player = Spieler
inv-text-powers = Macht
inv-text-points = Siegpunkte
inv-text-events = Ereignisse auf der Hand
inv-text-nations = Nationen

inv-text-nations-in-order = Nationen in der Reihenfolge der Aktivierung
inv-text-inactive = inaktiv
inv-text-age = Alter { $age }{ $decline ->
    [0] { "" }
    [1] , im Niedergang
   *[other] , im doppelten Niedergang
}
inv-text-gold = { $gold } Gold
inv-text-bankrupt = bankrott
inv-text-invades = fällt in dieser Runde ein
inv-text-strength = { $units ->
    [0] keine Einheiten
    [one] 1 Einheit
   *[other] { $units } Einheiten in { $places ->
        [one] 1 Provinz
       *[other] { $places } Provinzen
    }
}
inv-text-scored = jetzt { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} wert
inv-text-capital = Hauptstadt: { $place }
inv-text-horde = Horde
inv-text-horde-at = Horde: { $place }
inv-text-leader = { $leader } (Kampf { $combat }{ $confined ->
    [0] { "" }
   *[other] , inaktiv
})
inv-text-leader-at = { $leader }: { $place }
inv-text-troop = { $count } × { $unit }{ $damaged ->
    [0] { "" }
   *[other] { " " }({ $damaged } beschädigt)
}

inv-text-bonds = Bündnisse, Verträge, Feinde
inv-text-no-bonds = Niemand ist gebunden, niemand ist zum Feind erklärt.
inv-text-bond-ally = { $one } und { $other } sind verbündet.
inv-text-bond-client = { $one }: Klient der { $other }.
inv-text-bond-vassal = { $one }: Vasall der { $other }.
inv-text-bond-foedus = { $one }: Föderat der { $other } in { $first } und { $second }.
inv-text-bond-pact = { $one } und { $other } haben einen Vertrag.
inv-text-bond-foes = { $one } und { $other } sind erklärte Feinde.

inv-text-cards = Deine Karten
inv-text-no-cards = Du hast keine Karten.
inv-card-now = (jetzt spielbar)
inv-card-of = { $card } ({ $nation })

inv-text-land = Regionen und Provinzen
inv-text-area = { $area } ({ $lord ->
    [none] ohne Herrn
   *[other] Kontrolle: { $lord }
}{ $heresy ->
    [0] { "" }
    [1] , Ketzerei −
   *[other] , Ketzerei +
})
inv-text-income = Einkommen { $gold }
inv-text-held = Kontrolle: { $nation }
inv-text-free = ohne Herrn
inv-text-city = { $level ->
    [0] Stadtplatz { $name }
   *[other] { $name }, Stadt der Stufe { $level }{ $walls ->
        [0] { "" }
       *[other] , befestigt
    }
}
inv-text-looted = geplündert
inv-text-limes = Limes ({ $nation })
inv-text-revolt = Revolte { $level ->
    [1] −
   *[other] +
}
inv-text-raid = Überfall { $level ->
    [1] −
   *[other] +
}
inv-text-beside = Daneben: { $places }
inv-text-border = { $place }{ $kind ->
    [river] { " " }(Fluss)
    [ridge] { " " }(Gebirgskamm)
    [strait] { " " }(Meerenge)
   *[plain] { "" }
}
inv-text-seas = Flotten auf See
inv-text-fleets = { $nation }: { $fleets ->
    [one] 1 Flotte
   *[other] { $fleets } Flotten
}

inv-fight-title = { $kind ->
    [siege] Belagerung: { $place }
    [sea-battle] Seeschlacht: { $place }
   *[battle] Schlacht: { $place }
}
inv-text-nobody = niemand mehr
inv-text-fallen = Gefallen: { $units }
inv-text-dice = Gewürfelt: { $dice }
inv-text-die = { $colour ->
    [white] weiß
   *[black] schwarz
} { $face }
inv-text-thrown = Zwei Würfel: { $pips }, dazu { $bonus }
inv-text-rerolls = { $count ->
    [one] Noch 1 Neuwurf
   *[other] Noch { $count } Neuwürfe
}
inv-text-hits = { $count ->
    [one] Noch 1 Treffer zu verteilen
   *[other] Noch { $count } Treffer zu verteilen
}
