### Attila - was auf der Seite gezeichnet ist (Deutsch).

## Karte

attila-map = Karte der römischen Provinzen
attila-map-oceanus = Oceanus
attila-map-internum =
    Mare
    Internum
attila-map-pontus =
    Pontus
    Euxinus
attila-map-barbaricum = BARBARICUM
attila-map-hibernia = Hibernia
attila-map-corsica = Korsika
attila-map-sardinia = Sardinien
attila-map-oriens = Oriens
attila-edge = { $count } möglich
attila-edge-left = { $count ->
    [one] Eine mögliche Provinz im Westen
   *[other] { $count } mögliche Provinzen im Westen
}
attila-edge-right = { $count ->
    [one] Eine mögliche Provinz im Osten
   *[other] { $count } mögliche Provinzen im Osten
}
attila-edge-top = { $count ->
    [one] Eine mögliche Provinz im Norden
   *[other] { $count } mögliche Provinzen im Norden
}
attila-edge-bottom = { $count ->
    [one] Eine mögliche Provinz im Süden
   *[other] { $count } mögliche Provinzen im Süden
}
attila-province-spoken = { $province }: { $stones }. { $state }
attila-stones-of = { $tribe } { $count }
attila-no-stones = keine Steine
attila-state-legal = Möglich: Hier darf ein Stein hin.
attila-state-second = Möglich: Statt Einfluss darf hier ein zweiter Stein hin.
attila-state-risk = Möglich, Auseinandersetzung: Der Stein wäre der fünfte.
attila-state-chosen = Gewählt: Hier steht dein Stein.
attila-state-conflict = Hier läuft eine Auseinandersetzung.
attila-state-shut = Befriedet.
attila-state-plain = Jetzt kein Ziel.
attila-legend-legal = Möglich
attila-legend-chosen = Gewählt
attila-legend-risk = Möglich, Kampf
attila-legend-plain = Nicht möglich
attila-legend-shut = Befriedet
attila-legend-last = Letzter Zug
attila-inspect-shut = Befriedet: Es kommen keine Steine mehr dazu, die hier stehen, bleiben bis zum Ende.
attila-inspect-free = { $count ->
    [0] Voll: Der nächste Stein führt zur Auseinandersetzung.
    [one] Platz für einen weiteren Stein ohne Auseinandersetzung.
   *[other] Platz für { $count } weitere Steine.
}
attila-inspect-upper = Obere Provinz: Hier darf jedes Volk eindringen.
attila-inspect-land = Zu Lande
attila-inspect-sea = Über See

## Einfluss

attila-tracks = Einfluss
attila-tracks-open = Einfluss und Punkte groß zeigen
attila-tracks-ends = 22 = Ende
attila-tracks-foot = Steine · Provinzen · Vorrat
attila-counter = { $player } auf { $field }
attila-counter-would = du kämst auf { $field }
attila-stones = Steine auf dem Plan
attila-provinces = Provinzen
attila-supply = Vorrat

## Würde jetzt gewertet

attila-matrix = Wertung jetzt
attila-matrix-brief = Punkte jetzt
attila-matrix-caption = Punkte, die jedes Volk jetzt brächte, je Mitspieler
attila-matrix-sum = Summe
attila-matrix-then = Dann:
attila-matrix-first = Erster
attila-matrix-second = Zweiter
attila-matrix-tie = Gleichstand
attila-sum-sole = { $player } hat als Einziger Einfluss bei den { $tribe }: { $stones } Steine + { $provinces } Provinzen = { $points } ({ $rule }).
attila-sum-first = { $player } führt bei den { $tribe }: ein Punkt je Stein = { $points } ({ $rule }).
attila-sum-second = { $player } ist Zweiter bei den { $tribe }: ein Punkt je Provinz = { $points } ({ $rule }).
attila-sum-tied-first = { $players } Mitspieler führen bei den { $tribe }: ({ $stones } + { $provinces }) ÷ { $players }, aufgerundet = { $points } für { $player }; kein zweiter Platz ({ $rule }).
attila-sum-tied-second = { $players } Mitspieler teilen Platz zwei bei den { $tribe }: { $provinces } Provinzen ÷ { $players }, aufgerundet = { $points } für { $player } ({ $rule }).
attila-sum-absent = { $player } hat keinen Zählstein bei den { $tribe }: keine Punkte ({ $rule }).
attila-sum-gap = { $player } liegt bei den { $tribe } mehr als zwei Felder zurück: keine Punkte für Platz zwei ({ $rule }).
attila-sum-no-second = Platz eins bei den { $tribe } ist geteilt, darum gibt es keinen zweiten: keine Punkte für { $player } ({ $rule }).
attila-sum-lower = { $player } ist bei den { $tribe } Dritter oder schlechter: keine Punkte ({ $rule }).

## Hand und Plättchen

attila-hand-title = Deine Karten und Aktions-Plättchen
attila-hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
attila-hand-empty = Keine Karten auf der Hand.
attila-hand-spectator = Du schaust zu; die Hände sind verdeckt.
attila-piles = { $pile } Karten im Nachziehstapel, { $cards } auf deiner Hand.
attila-card = { $tribe }{ $state ->
    [play] : diese Karte ausspielen
    [exchange] : diese Karte abgeben
    [discard] : diese Karte abwerfen
    [commit] : diese Karte legen
    [picked] : gewählt
    [played] : ausgespielt, ihr Stein ist noch nicht entschieden
    [not] : jetzt nicht möglich, antippen für den Grund
   *[idle] { "" }
}
attila-card-new = neu
attila-card-of-turn = Karte { $number } von { $total }.
attila-tiles = Deine Aktions-Plättchen
attila-tile = { $tile }: { $state ->
    [gone] verbraucht
    [now] jetzt verwenden
   *[later] jetzt nicht, antippen für den Grund
}
attila-tiles-moment = { $moment ->
    [over] Das Spiel ist zu Ende.
    [none] Alle Plättchen sind verbraucht.
    [wait] Plättchen: im eigenen Zug, eines je Zug.
    [chosen] Gewählt: Ein zweites Tippen nimmt es zurück.
    [used] Eines je Zug: schon verwendet.
    [now] Jetzt darfst du eines verwenden.
   *[later] Plättchen: nach diesem Schritt, eines je Zug.
}

## Jahrhundert

attila-century = Jahrhundert
attila-century-step = + { $step } Einfluss je Stein
attila-century-left = { $count ->
    [0] kein Plättchen mehr
    [one] noch 1 bis zur Wertung
   *[other] noch { $count } bis zur Wertung
}
attila-century-short = { $century }.
attila-century-spoken = { $century }. Jahrhundert: Einflussschritt { $step }, noch { $left } von { $room } Plättchen

## Wahl und Schritte

attila-no-way-back = kein Zurück
attila-choice-influence = Einfluss +{ $step }
attila-choice-climb = { $tribe } { $from } → { $to }
attila-choice-forgo = Zweiter Stein
attila-choice-forgo-sub = oder Provinz wählen
attila-choice-skip = Kein zweiter Stein
attila-choice-skip-sub = auf beides verzichten
attila-choice-tile-double = eine Karte mehr
attila-choice-tile-exchange = Handkarten tauschen
attila-choice-tile-influence2 = zwei Schritte hinauf
attila-prompt-aimed = { $seat }, { $count ->
    [0] für { $province } hast du keine Karte: Keine von deinen darf dort jetzt einen Stein setzen. Wähle eine andere Provinz oder eine Karte.
    [one] wähle eine Karte für { $province }: Die leuchtende darf dort einen Stein setzen.
   *[other] wähle eine Karte für { $province }: Die leuchtenden dürfen dort einen Stein setzen.
}
attila-prompt-stuck = { $seat }, keine deiner Karten ist spielbar. Nutze ein Aktions-Plättchen, oder wirf eine Karte ab.
attila-choice-no-tile = { $moment ->
    [discard] Karte abwerfen
    [turn-start] Karte ausspielen
    [before-conflict] Zur Auseinandersetzung
    [after-pacification] Weiter
   *[after-slot] { $last ->
        [yes] Zug beenden
       *[no] Nächste Karte
    }
}
attila-choice-no-tile-sub = { $last ->
    [yes] kein Plättchen, nachziehen
   *[no] kein Plättchen
}
attila-choice-exchange = { $count ->
    [one] 1 neue Karte ziehen
   *[other] { $count } neue Karten ziehen
}
attila-phase-card = Karte und Stein
attila-phase-influence = Einfluss oder Stein
attila-phase-conflict = Auseinandersetzung
attila-phase-scoring = Wertung
attila-phase-draw = Nachziehen

## Auseinandersetzung

attila-conflict = Auseinander­setzung { $province_id ->
    [creta] auf { $province }
    [sicilia] auf { $province }
    [cyrenaica] in der { $province }
   *[other] in { $province }
}
attila-conflict-intro = Lege beliebig viele Karten der { $tribes } verdeckt, oder passe. Dann werden alle Karten aufgedeckt, und das schwächste Volk weicht.
attila-conflict-map = Zur Karte
attila-conflict-back = Zurück zur Auseinandersetzung
attila-conflict-turn = { $player } entscheidet in der Auseinandersetzung.
attila-conflict-tribe = Volk
attila-conflict-parts = Steine und Karten
attila-conflict-known = Bekannt
attila-conflict-then = Demnach
attila-conflict-spoken = { $stones ->
    [one] ein Stein
   *[other] { $stones } Steine
}, { $cards ->
    [0] keine Karte von mir
    [one] eine Karte von mir
   *[other] { $cards } Karten von mir
}
attila-conflict-plus = + 0 bis { $count } verdeckt
attila-conflict-stays = bleibt
attila-conflict-leaves = müsste weichen
attila-conflict-hidden = { $count ->
    [0] Noch liegt keine verdeckte Karte. Bei Gleichstand weichen alle Schwächsten (R6.7).
    [one] Eine verdeckte Karte kann jedes Volk hier um eins heben. Bei Gleichstand weichen alle Schwächsten (R6.7).
   *[other] { $count } verdeckte Karten können jedes Volk hier um bis zu { $count } heben. Bei Gleichstand weichen alle Schwächsten (R6.7).
}
attila-conflict-barred = { $tribes }: kein Stein { $province_id ->
    [creta] auf { $province }
    [sicilia] auf { $province }
    [cyrenaica] in der { $province }
   *[other] in { $province }
} (R6.3).
attila-conflict-choose = Karten wählen
attila-conflict-lay = { $tribe ->
    [none] { $count } Karten legen
   *[other] { $count ->
        [one] 1 Karte der { $tribe } legen
       *[other] { $count } Karten der { $tribe } legen
    }
}
attila-conflict-reveals = deckt alle Karten auf, kein Zurück
attila-conflict-final = verdeckt, kein Zurück
attila-conflict-pass = Passen
attila-conflict-pass-reveals = deckt die Karten auf
attila-conflict-pass-final = auch endgültig
attila-order-pass = Automatisch für mich passen, wenn keine meiner Karten gelegt werden darf
attila-order-title = Reihenfolge
attila-order-fifth = setzte den fünften Stein
attila-order-you = du
attila-order-last = du bist zuletzt dran
attila-order-state = { $state ->
    [laid] { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
    [passed] gepasst
    [deciding] überlegt
   *[waiting] wartet
}
attila-go-on = Weiter
attila-reveal = { $province } ist entschieden
attila-reveal-intro = { $count ->
    [one] Das schwächste Volk, mit Stärke { $weakest }, verlässt die Provinz.
   *[other] Die schwächsten Völker, mit Stärke { $weakest }, verlassen die Provinz gemeinsam.
}
attila-reveal-stones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
attila-reveal-left = weicht
attila-reveal-stayed = bleibt
attila-reveal-pacified = { $count ->
    [0] { $province } ist leer und wird mit einem Plättchen des { $century }. Jahrhunderts befriedet.
   *[other] { $province } wird mit einem Plättchen des { $century }. Jahrhunderts befriedet.
}
attila-reveal-untiled = { $province } ist befriedet; ein Plättchen war nicht mehr da.

## Wertung und Ende

attila-scoring = Ende des { $century }. Jahrhunderts
attila-scoring-final = Schlusswertung
attila-scoring-intro = Erster: ein Punkt je Stein. Zweiter: einer je Provinz. Tippe eine Zahl an, um ihre Rechnung zu sehen.
attila-scoring-tribe = { $stones } in { $provinces }
attila-scoring-score = Stand
attila-scoring-all = Alles zeigen
attila-final = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen gemeinsam
}
attila-final-cause = Das Spiel ist zu Ende, denn { $cause }.
attila-final-player = Mitspieler
attila-final-century = { $century }. Jh.
attila-final-last = Schluss
attila-final-points = Punkte
attila-final-seed = Die Ziehungen prüfen
attila-final-seed-why = Der Fingerabdruck stand fest, ehe die erste Karte gezogen wurde; der Startwert dazu liegt nun offen.
attila-final-hash = Fingerabdruck
attila-final-key = Startwert
attila-final-board = Zum Spielplan
attila-figures = Einfluss und Punkte
attila-figures-rules = Erster: ein Punkt je Stein. Zweiter: einer je Provinz. Gleichstand vorn: beides geteilt, kein Zweiter. Gleichstand auf Platz zwei: Provinzen geteilt. Jeder Anteil wird aufgerundet (R8.6 bis R8.11).

## Der Spielplan in Worten

attila-text-actions = Du kannst
attila-text-provinces = Provinzen
attila-text-links = Zu Lande: { $land ->
    [none] nichts
   *[other] { $land }
}. Über See: { $sea ->
    [none] nichts
   *[other] { $sea }
}.
attila-text-empty = { $count ->
    [one] Eine leere Provinz
   *[other] { $count } leere Provinzen
}
