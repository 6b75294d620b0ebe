### Spielhilfen und Karten der Nationen (Deutsch).

inv-aid = Hilfe
inv-aids = Spielhilfen
inv-aid-terrain = Gelände und Bewegung
inv-aid-reactions = Abfangen und Flucht
inv-aid-battle = Schlacht
inv-aid-advanced = Erweiterte Schlacht
inv-aid-siege = Belagerung und Beute
inv-aid-sea = See
inv-aid-raids = Überfälle
inv-aid-income = Einnahmen und Ausgaben
inv-aid-prices = Preise
inv-aid-revolts = Revolten
inv-aid-unit = Einheit
inv-aid-kingdom = Königreich
inv-aid-empire = Imperium
inv-aid-repair = Reparieren
inv-aid-from = Ab Runde
inv-aid-roll = Wurf
inv-aid-units = { $units ->
    [one] 1 Einheit
    [7] 7 und mehr
   *[other] { $units } Einheiten
}
inv-card-open = Karte der { $nation }
inv-card-to-come = kommt noch
inv-card-active = aktiv
inv-card-inactive = inaktiv
inv-card-raider = Plünderer
inv-card-gone = nicht mehr im Spiel
inv-card-state = { $status }, Alter { $age }
inv-card-counts = { $gold } Gold, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}, { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
inv-card-patron = Klienten der { $nation }.
inv-card-suzerain = Vasallen der { $nation }.
inv-card-ally = Verbündete der { $nation }.
inv-card-aims = Ziele
inv-card-no-aims = In diesem Szenario ist nichts zu holen.
inv-card-turns = Runde { $turns }
inv-card-at-once = sobald es geschieht
inv-card-held = { $all ->
    [1] { $own ->
        [0] nicht gehalten
       *[other] gehalten
    }
   *[other] hält { $own } von { $all }
}
inv-card-show = Auf der Karte zeigen
inv-card-calendar = Kalender
inv-card-nothing-comes = Die Zeitleiste bringt nichts mehr.
inv-card-invade = Invasion{ $where ->
    [none] {""}
   *[other]: { $where }
}
inv-card-enter = tritt auf{ $where ->
    [none] {""}
   *[other]: { $where }
}
inv-card-become_active = wird aktiv
inv-card-raid = Überfall{ $where ->
    [none] {""}
   *[other] {" "}von { $where } aus
}
inv-card-units = { $count ->
    [one] 1 Einheit nach Wahl
   *[other] { $count } Einheiten nach Wahl
}
inv-card-powers = Fähigkeiten
