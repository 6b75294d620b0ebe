### Invasions - Schlachten, Rückzüge, Belagerungen und Beute (Deutsch).
### $seat wer gefragt ist; $nation, $attacker, $defender, $party, $province, $to, $unit, $leader und
### $face sind Namen, $side_id ist attacker oder defender, Zahlen sind $white, $black, $hits, $pips,
### $bonus, $lost, $killed, $units, $gold, $level, $die, $total und $left.

## Aktionen

action-white = Weißer Würfel: { $white_id ->
    [blank] leer
    [w] ein weißes Schwert
    [r] ein rotes Schwert
   *[wr] ein weißes und ein rotes Schwert
}
action-black = Schwarzer Würfel: { $black_id ->
    [blank] leer
    [w] ein weißes Schwert
    [r] ein rotes Schwert
    [wr] ein weißes und ein rotes Schwert
   *[ww] zwei weiße Schwerter
}
action-2d6 = Zwei Würfel: { $pips }
action-bt_command = { $leader } führt
action-bt_ambush = Hinterhalt legen
action-bt_no_ambush = Kein Hinterhalt
action-bt_add_black = Neuwurf aufgeben: ein schwarzer Würfel mehr
action-bt_del_black = Neuwurf aufgeben: der Gegner verliert einen schwarzen Würfel
action-bt_reroll = Neu würfeln: { $face_id ->
    [own-white-blank] eigener weißer Würfel, leer
    [own-white-w] eigener weißer Würfel, weißes Schwert
    [own-white-r] eigener weißer Würfel, rotes Schwert
    [own-white-wr] eigener weißer Würfel, beide Schwerter
    [own-black-blank] eigener schwarzer Würfel, leer
    [own-black-w] eigener schwarzer Würfel, weißes Schwert
    [own-black-r] eigener schwarzer Würfel, rotes Schwert
    [own-black-wr] eigener schwarzer Würfel, beide Schwerter
    [own-black-ww] eigener schwarzer Würfel, zwei weiße Schwerter
    [enemy-white-blank] weißer Würfel des Gegners, leer
    [enemy-white-w] weißer Würfel des Gegners, weißes Schwert
    [enemy-white-r] weißer Würfel des Gegners, rotes Schwert
    [enemy-white-wr] weißer Würfel des Gegners, beide Schwerter
    [enemy-black-blank] schwarzer Würfel des Gegners, leer
    [enemy-black-w] schwarzer Würfel des Gegners, weißes Schwert
    [enemy-black-r] schwarzer Würfel des Gegners, rotes Schwert
    [enemy-black-wr] schwarzer Würfel des Gegners, beide Schwerter
   *[enemy-black-ww] schwarzer Würfel des Gegners, zwei weiße Schwerter
}
action-bt_pass = Dabei bleibt es
action-bt_hit = Den Treffer nehmen mit: { $unit }
action-bt_hit_limes = Der Limes nimmt den Treffer
action-bt_recover = Zurückholen: { $unit }
action-bt_repair = { $unit } reparieren
action-bt_no_repair = Nichts reparieren
action-bt_out = Die Schlacht abwarten lassen: { $unit }
action-bx_plus = Neuwurf aufgeben: 2 mehr für uns
action-bx_minus = Neuwurf aufgeben: 2 weniger für den Gegner
action-bx_reroll_own = Unsere Würfel neu werfen
action-bx_reroll_enemy = Die Würfel des Gegners neu werfen
action-bx_withdraw = Abziehen
action-bx_fight_on = Weiterkämpfen
action-rt_take = { $unit } mitnehmen
action-rt_take_leader = { $leader } mitnehmen
action-rt_take_horde = Die Horde mitnehmen
action-rt_all = Alle zusammen
action-rt_go = Rückzug nach { $province }
action-cb_pick = In { $province } kämpfen
action-cb_foe = Zuerst gegen die { $nation }
action-cb_done = Keine weitere Belagerung
action-sg_none = Nicht belagern
action-sg_siege = Belagern
action-sg_assault = Sturmangriff: 1 mehr, für 2 Treffer
action-sg_reroll = Neu würfeln
action-sg_accept = Dabei bleibt es
action-sg_hold = Die Belagerung fortsetzen mit: { $unit }
action-sg_lift = Die Belagerung aufgeben
action-sg_loot = Plündern
action-sg_no_loot = Die Stadt verschonen
action-sg_raze = Die Mauern schleifen
action-sg_no_raze = Die Mauern stehen lassen
action-pick_owner = Sie fällt an die { $nation }

## Fragen

prompt-command = { $seat }, wer führt in { $province }?
prompt-ambush = { $seat }, legst du einen Hinterhalt?
prompt-trade = { $seat }, gibst du einen Neuwurf für einen schwarzen Würfel auf?
prompt-reroll = { $seat }, lässt du einen Würfel neu würfeln?
prompt-lose = { $seat }, ein Treffer: Was verlieren die { $party } in { $province }?
prompt-bonus-trade = { $seat }, gibst du einen Neuwurf für 2 Punkte auf?
prompt-throw-again = { $seat }, lässt du Würfel neu werfen?
prompt-withdraw = { $seat }, ziehst du aus der Schlacht ab?
prompt-recover = { $seat }, welche Einheit kommt zurück? (noch { $left })
prompt-mend = { $seat }, welche Einheit reparieren die { $nation }?

prompt-retreat-group = { $seat }, die { $nation } verlassen { $province }: Wer geht wohin?
prompt-sit-out = { $seat }, zu viele Einheiten für { $province }: Welche wartet die Schlacht ab?
prompt-pick = { $seat }, wo kämpfst du als Nächstes?
prompt-foe = { $seat }, wen greifst du in { $province } zuerst an?
prompt-keep-siege = { $seat }, setzt eine Einheit die Belagerung in { $province } fort?
prompt-siege-choice = { $seat }, belagerst du die Stadt von { $province }?
prompt-siege-again = { $seat }, die Stadt hält stand: Würfelst du neu?
prompt-loot = { $seat }, plünderst du die Stadt von { $province }?
prompt-raze = { $seat }, schleifst du die Mauern in { $province }?
prompt-treasure = { $seat }, nehmen die { $nation } den Königsschatz?
prompt-ship-hit = { $seat }, ein Treffer zur See: Welche Flotte nimmt ihn?
prompt-ship-recover = { $seat }, welche Flotte kommt zurück? (noch { $left })
prompt-pick-owner = { $seat }, wem gehört { $province } jetzt?

## Was geschah

event-battle = Schlacht in { $province }: { $attacker } gegen { $defender }.
event-commands = { $leader } führt den { $side_id ->
    [attacker] Angreifer
   *[defender] Verteidiger
}.
event-ambush-laid = { $passed_id ->
    [yes] Der { $side_id ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } schlägt aus dem Hinterhalt zu.
   *[no] Der Hinterhalt misslingt.
}
event-archery-dice = Fernkampf des { $side_id ->
    [attacker] Angreifers
   *[defender] Verteidigers
}: { $white } weiß, { $black } schwarz.
event-melee-dice = Nahkampf des { $side_id ->
    [attacker] Angreifers
   *[defender] Verteidigers
}: { $white } weiß, { $black } schwarz.
event-threw = Der { $side_id ->
    [attacker] Angreifer
   *[defender] Verteidiger
} würfelt { $pips } (dazu { $bonus }).
event-hits = Treffer des { $side_id ->
    [attacker] Angreifers
   *[defender] Verteidigers
}: { $hits }.
event-unit-damaged = Die { $nation } werden in { $province } getroffen: { $unit } ist beschädigt.
event-unit-fell = Die { $nation } verlieren { $unit } in { $province }.
event-limes-fell = Der Limes der { $nation } in { $province } ist zerstört.
event-leader-fell = { $leader } ({ $nation }) ist gefallen.
event-assassinated = { $leader } ({ $nation }) wird nach seinem Sieg ermordet.
event-unit-recovered = Die { $nation } erhalten { $unit } in { $province } zurück.
event-unit-mended = Die { $nation } reparieren { $unit } in { $province }.
event-retreated = Die { $nation } ziehen sich aus { $province } nach { $to } zurück ({ $units ->
    [0] ohne Einheiten
    [one] 1 Einheit
   *[other] { $units } Einheiten
}).
event-victory = Der { $side_id ->
    [attacker] Angreifer
   *[defender] Verteidiger
} siegt: { $reason_id ->
    [annihilation] der Gegner ist vernichtet
    [fewer_lost] weniger Einheiten verloren ({ $lost } zu { $killed })
    [city_or_horde] Stadt oder Horde gehalten
    [leader] der bessere Anführer
    [withdrawal] der Gegner zieht ab
   *[defender] das Feld behauptet
}.
event-siege = Die { $nation } belagern die Stadt von { $province }.
event-siege-roll = Die { $nation } würfeln für die Belagerung von { $province }: { $die }, zusammen { $total }.
event-city-holds = Die Stadt von { $province } hält stand gegen die { $nation }.
event-city-fell = Die { $nation } nehmen die Stadt von { $province } ein.
event-terror = { $passed_id ->
    [yes] Die Stadt von { $province } ergibt sich { $leader } aus Furcht.
   *[no] Die Stadt von { $province } fürchtet { $leader } nicht.
}
event-sea-battle = Seeschlacht, { $sea }: { $attacker } gegen { $defender }.
event-fleet-fell = Eine Flotte ({ $nation }) wird versenkt: { $sea }.
event-sea-victory = { $side_id ->
    [attacker] Der Angreifer siegt zur See: { $sea }.
    [defender] Der Verteidiger siegt zur See: { $sea }.
   *[none] Niemand siegt zur See: { $sea }.
}
event-looted = Die { $nation } plündern die Stadt von { $province }: { $gold } Gold und Plünderungsmarker ({ $level }).
event-razed = Die { $nation } schleifen die Mauern in { $province }.
event-capital-fell = Die Hauptstadt der { $nation } in { $province } ist an die { $by } gefallen.

## Warum nicht

why-asked-dice = Zuerst sind die Kampfwürfel zu werfen.
why-asked-two-dice = Zuerst sind zwei Würfel zu werfen.
why-asked-commander = Gefragt ist, wer führt.
why-no-leader-here = { $leader } ist nicht hier.
why-asked-ambush = Gefragt ist, ob du einen Hinterhalt legst.
why-asked-trade = Gefragt ist, ob du einen Neuwurf für einen schwarzen Würfel aufgibst.
why-no-black-die = Der Gegner hat keinen schwarzen Würfel zu verlieren, oder es ist sein letzter Würfel.
why-no-such-die = Ein solcher Würfel liegt nicht auf dem Tisch.
why-asked-hit = Gefragt ist, wer den Treffer nimmt.
why-no-limes-here = Hier steht kein eigener Limes.
why-first-loss-national = Die erste verlorene Einheit muss eine der eigenen Nation sein.
why-not-in-battle = Diese Einheit ist nicht in der Schlacht.
why-asked-bonus = Gefragt ist, ob du einen Neuwurf für 2 Punkte aufgibst.
why-asked-throw-again = Gefragt ist, ob Würfel neu geworfen werden.
why-not-thrown = Diese Seite hat nicht gewürfelt.
why-asked-withdraw = Gefragt ist, ob du abziehst.
why-asked-recovery = Gefragt ist, welche Einheit zurückkommt.
why-not-fallen = Diese Einheit ist in der Schlacht nicht gefallen.
why-asked-repair = Gefragt ist, welche Einheit repariert wird.
why-not-damaged = Eine solche beschädigte Einheit ist nicht in der Schlacht.
why-asked-retreat = Gefragt ist, wer sich wohin zurückzieht.
why-cannot-take = Das kann nicht mit: nicht hier, oder die Gruppe fände keinen Platz.
why-no-room-for-all = Kein Ort nimmt alle auf.
why-horde-goes-along = Die letzte Gruppe nimmt die Horde mit.
why-no-refuge = { $province } ist für diese Gruppe keine Zuflucht.
why-asked-sit-out = Gefragt ist, welche Einheit die Schlacht abwartet.
why-asked-fight = Gefragt ist, wo du als Nächstes kämpfst.
why-battle-pending = Eine Schlacht oder Belagerung, die sein muss, steht noch aus.
why-no-fight-there = In { $province } gibt es nichts zu erkämpfen.
why-asked-foe = Gefragt ist, wen du zuerst angreifst.
why-asked-hold = Gefragt ist, ob eine Einheit die Belagerung fortsetzt.
why-asked-siege = Gefragt ist, ob du die Stadt belagerst.
why-nobody-left = Nach dem Sturmangriff wäre niemand mehr übrig.
why-asked-siege-again = Gefragt ist, ob die Belagerung neu gewürfelt wird.
why-asked-loot = Gefragt ist, ob du die Stadt plünderst.
why-asked-raze = Gefragt ist, ob die Mauern geschleift werden.
why-asked-owner = Gefragt ist, wem die Stadt jetzt gehört.
why-asked-treasure = Gefragt ist, ob der Königsschatz genommen wird.
why-asked-ship = Gefragt ist, welche Flotte den Treffer nimmt.
why-asked-ship-back = Gefragt ist, welche Flotte zurückkommt.
why-asked-d2 = Zuerst ist ein Test zu würfeln.
