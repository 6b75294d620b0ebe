### Seite von Invasions: Karte, Tafel, Leisten (Deutsch).

inv-map = Karte der römischen Welt
inv-page-stack = Stapel
inv-page-nations = Nationen
inv-overlays = Was die Karte zeigt
inv-overlay-control = Kontrolle
inv-overlay-income = Einkommen
inv-overlay-revolt = Revolten
inv-overlay-faith = Glaube
inv-overlay-goals = Ziele
inv-overlay-reach = Reichweite
inv-overlay-intercept = Abfangen
inv-overlay-limits = Limits
inv-overlay-bare = Leer
inv-overlay-control-long = Wer die Provinzen kontrolliert
inv-overlay-income-long = Was die Provinzen einbringen
inv-overlay-revolt-long = Revolten und Ketzereien
inv-overlay-faith-long = Religionen
inv-overlay-goals-long = Ziele der Nation, die in der Liste gewählt ist
inv-overlay-reach-long = Wohin die offene Gruppe ziehen kann
inv-overlay-intercept-long = Wer abfangen kann, und mit welcher Chance
inv-overlay-limits-long = Stapel und ihr Einheitenlimit
inv-overlay-bare-long = Die Karte ohne Figuren
inv-legend-held = gehalten
inv-legend-wanted = noch zu gewinnen
inv-legend-revolt = Revolte (enge Linien: +)
inv-legend-heresy = Ketzerei (enge Linien: +)
inv-legend-full = ein Stapel ist an seinem Einheitenlimit
inv-legend-reach = erreichbar, mit seinen Schritten
inv-legend-dice = erreichbar, Würfel können folgen
inv-legend-way = geplanter Weg
inv-legend-friendly = freundlich
inv-legend-neutral = neutral
inv-legend-hostile = feindlich
inv-legend-no-group = Wähle einen Stapel: So weit kann er ziehen.
inv-zoom-strategy = Strategie: Regionen und Nationen
inv-zoom-operations = Operation: Provinzen und Stapel
inv-zoom-tactics = Taktik: Namen, Gelände, Einkommen
inv-zoom-detail = Nahsicht: einzelne Einheiten
inv-edge = { $count } weitere
inv-spoken-stack = { $nation }: { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
inv-spoken = { $province }, { $nation ->
    [none] von niemandem kontrolliert
   *[other] kontrolliert von: { $nation }
}{ $stacks ->
    [none] {""}
   *[other]. { $stacks }
}{ $paces ->
    [0] {""}
    [one]. 1 Schritt
   *[other]. { $paces } Schritte
}

## Leisten

inv-nations = Nationen in der Reihenfolge ihrer Aktivierung
inv-order = Reihenfolge
inv-gold = Gold
inv-units = Einh.
inv-vp = SP
inv-vp-about = SP: verdient, und was eine Wertung jetzt brächte.
inv-invades = fallen ein
inv-age = Alter { $age }
inv-raiders = Plünderer
inv-minor = Inaktive und kleine ({ $count })
inv-absent = Noch nicht da ({ $count })
inv-calendar = Kalender
inv-calendar-fold = Kalender zeigen oder verbergen
inv-scoring = Runde mit Wertung
inv-come = Es kommen oder fallen ein: { $nations }
inv-turn = Runde { $turn } von { $last }
inv-slot-moves = zieht
inv-slot-done = fertig
inv-slot-next = wartet
inv-phase-status = Status
inv-phase-administration = Verwaltung
inv-phase-military = Krieg
inv-phase-scoring = Wertung

## Tafel

inv-stack-title = { $name } in { $province }
inv-stack-units = { $nation } · { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}{ $limit ->
    [0] {""}
   *[other] {" "}· { $counted } von { $limit }
}
inv-desk-empty = Tippe auf eine Provinz, um zu sehen, wer dort steht.
inv-all = Alle
inv-leader-all = Anführer + alle
inv-leave-one = Eine bleibt
inv-of = von { $count }
inv-paces = { $paces ->
    [one] 1 Schritt
   *[other] { $paces } Schritte
}
inv-fewer = Weniger: { $unit }
inv-more = Mehr: { $unit }
inv-horde = Horde
inv-unit-of = { $unit } ({ $nation })
inv-unit-marks = { $heavy ->
    [true] schwer{" "}
   *[other] {""}
}{ $elite ->
    [0] {""}
    [1] Elite{" "}
   *[other] doppelte Elite{" "}
}{ $amphibious ->
    [true] amphibisch{" "}
   *[other] {""}
}{ $mountain ->
    [true] gebirgstauglich{" "}
   *[other] {""}
}{ $damaged ->
    [true] beschädigt{" "}
   *[other] {""}
}{ $contract ->
    [own] {""}
   *[other] Söldner
}
inv-leader-marks = Kampf { $combat } · Stapel +{ $stacking } · Feldzüge { $campaign }{ $confined ->
    [true] {" "}· in dieser Runde inaktiv
   *[other] {""}
}
inv-controlled = { $nation ->
    [none] Von niemandem kontrolliert
   *[other] Kontrolliert von: { $nation }
}
inv-city = { $level ->
    [0] Stadtplatz { $city }
   *[other] Stadt { $city }, Stufe { $level }
}{ $walls ->
    [0] {""}
   *[other], Mauern −{ $walls }
}{ $nation ->
    [none] {""}
   *[other] {" "}({ $nation })
}
inv-capital = Hauptstadt: { $nation }
inv-limes = Limes: { $nation }
inv-looted = Geplündert
inv-revolt = { $level ->
    [1] Revolte −
   *[other] Revolte +
}
inv-heresy = { $level ->
    [1] Ketzerei −
   *[other] Ketzerei +
}
inv-raided = { $level ->
    [1] Überfall −
   *[other] Überfall +
}
inv-income = Einkommen { $income }
inv-no-fleet = Keine Flotte
inv-reach = Ziele in Reichweite, nach Schritten
inv-reach-one = { $province }, { $paces ->
    [one] 1 Schritt
   *[other] { $paces } Schritte
}
inv-answers = Deine Antworten
inv-still-open = Noch zu ziehen
inv-still = { $nation } in { $province }: { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}
inv-over = { $province }: { $counted } Einheiten, Limit { $limit }
inv-limits-kept = Kein Stapel ist über seinem Limit

## Marsch

inv-prompt-move-then = Tippe auf einen Stapel, dann auf sein Ziel; alles steht da, bevor du bestätigst.
inv-prompt-where = { $leader ->
    [none] { $units ->
        [one] 1 Einheit bricht aus { $from } auf: wohin?
       *[other] { $units } Einheiten brechen aus { $from } auf: wohin?
    }
   *[other] { $leader } bricht aus { $from } mit { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } auf: wohin?
}
inv-prompt-card = Die Karte ist „{ $card }“.
inv-prompt-where-then = Fähnchen zählen die Schritte; rote können Würfel bringen. Wer mitgeht, wählst du unter „Stapel“.
inv-prompt-path = { $leader ->
    [none] { $units ->
        [0] Der Stapel zieht
        [one] 1 Einheit zieht
       *[other] { $units } Einheiten ziehen
    }
   *[other] { $leader } und { $units ->
        [one] 1 Einheit ziehen
       *[other] { $units } Einheiten ziehen
    }
} von { $from } nach { $to }, { $paces ->
    [one] 1 Schritt
   *[other] { $paces } Schritte
}.
inv-prompt-path-then = { $danger ->
    [0] Tippe auf weitere Provinzen für Wegpunkte.
   *[other] Jemand fängt ab: { $danger } %. Tippe auf weitere Provinzen für Wegpunkte.
}
inv-move = Ziehen
inv-move-barrier = würfelt, kein Zurück
inv-move-asks = andere dürfen antworten
inv-drop-path = Weg verwerfen
inv-drop-group = Nicht dieser Stapel
inv-before = Bevor du klickst: dieser Weg, der Reihe nach
inv-means-river = Über einen Fluss.
inv-means-ridge = Über einen Bergkamm.
inv-means-strait = Eine Meerenge: kostet alle Schritte.
inv-means-limes = Ein Limes hält die Gruppe auf und kann sie treffen.
inv-means-enemies = Dort stehen Feinde: Halt und Schlacht.
inv-means-overrun = Eine feindliche Einheit: Sie kann überrannt werden.
inv-means-neutrals = Dort stehen Neutrale: weiterziehen, niemand rastet.
inv-means-siege = Eine befestigte Stadt: Belagerung.
inv-danger-flight = { $nation } könnten fliehen: { $chance } %
inv-danger-interception = { $nation } aus { $place } könnten abfangen: { $chance } %
inv-danger-any = Mindestens ein Stapel kommt: { $chance } %
inv-danger-later = Wer hier antworten kann, weiß man, wenn die Gruppe näher ist.
inv-ahead-win = Halten sie stand, siegst du
inv-ahead-losses = Verluste im Schnitt, vor der Erholung: du { $own }, sie { $enemy }
inv-march-weary = { $units ->
    [one] 1 Einheit hat keinen Schritt mehr und bleibt zurück.
   *[other] { $units } Einheiten haben keinen Schritt mehr und bleiben zurück.
}
