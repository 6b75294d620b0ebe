### Invasions - die Zeittafel: Teilung und Einigung, neue Nationen, Verstärkungen, Überfälle, Karawanen (Deutsch).
### $seat wer gefragt ist; $nation, $other, $host, $holder, $newcomer, $province, $from, $to, $start,
### $target, $area, $sea, $unit, $leader und $modifier sind Namen, $gold, $number und $total Zahlen;
### $answer_id, $troop_id, $outcome_id und $modifier_id sind Kennungen.

## Aktionen

action-draw_unit = { $unit } ziehen
action-draw_nation = Die { $nation } sind als Nächste an der Reihe
action-use_power = { $answer_id ->
    [yes] { $modifier }: ja
   *[no] { $modifier }: nein
}
action-expel_move = Zuerst abziehen lassen: { $unit }
action-expel_to = Nach { $province } gehen
action-refuge = Zuflucht in { $province } suchen (Gastgeber: { $host })
action-reinf_type = { $troop_id ->
    [infantry] Noch eine Infanterie
    [archer] Ein Bogenschütze
    [cavalry] Eine Kavallerie
   *[horse_archer] Ein berittener Bogenschütze
}
action-reinf_unit = { $unit } nehmen
action-name_leader = { $leader } versetzen
action-leader_to = Nach { $province }
action-end_leaders = Die Anführer lassen, wo sie sind
action-vanish_remove = Die { $holder } verlieren { $unit }
action-place_fleet = Die Flotten aufstellen: { $sea }
action-move_limes = Den Limes von { $from } nach { $to } verlegen
action-mc_recall = { $unit } zurückrufen
action-rd_pass = Nicht überfallen
action-rd_origin = Von { $province } aufbrechen
action-rd_from = Ein Plünderer aus { $province }
action-rd_unit = { $unit } schicken
action-rd_direct = Eine Nachbarprovinz überfallen
action-rd_via = Durch { $province } ziehen
action-rd_via_sea = Über das Meer: { $sea }
action-rd_target = { $province } überfallen
action-rd_loss = { $unit } verlieren
action-loot_caravan = { $answer_id ->
    [yes] Die Karawane plündern
   *[no] Die Karawane ziehen lassen
}

## Fragen

prompt-reunion = { $seat }, werden die beiden Hälften des Imperiums wieder eins?
prompt-surrender-choice = { $seat }, geben die { $nation } { $area } auf?
prompt-homeward-unit = { $seat }, welche Einheit verlässt { $province } als Nächste?
prompt-homeward-to = { $seat }, wohin geht sie?
prompt-expel-unit = { $seat }, nach { $province } kommt eine neue Nation: Welche Einheit der { $nation } zieht als Nächste ab?
prompt-expel-to = { $seat }, wohin geht sie von { $province }?
prompt-refuge = { $seat }, die { $nation } sind umstellt: Bei wem suchen sie Zuflucht? Sie unterwerfen sich ihrem Gastgeber.
prompt-empire-seat = { $seat }, wo liegt die Hauptstadt des neuen Imperiums?
prompt-heir-to = { $seat }, zu welchem Stapel kommt { $leader }?
prompt-reinforcement-type = { $seat }, von welchem Typ ist die nächste Einheit der { $nation }?
prompt-reinforcement-unit = { $seat }, welche Einheit bekommen die { $nation }?
prompt-leader-to = { $seat }, wo erscheint { $leader }?
prompt-leader-moves = { $seat }, versetzt du gewöhnliche Anführer der { $nation }?
prompt-frontier = { $seat }, wandern die Limites der { $nation } mit der Grenze?
prompt-exchanging = { $seat }, verleihen die { $nation } eine Einheit an die { $other }, oder rufen sie eine zurück?
prompt-fleet-zone = { $seat }, wo erscheinen die Flotten der { $nation }?
prompt-vanish-remove = { $seat }, die { $nation } sind verschwunden: Welche ihrer Einheiten verlieren die { $holder }?
prompt-raid-from = { $seat }, wo steht der nächste Plünderer der { $nation }?
prompt-raid-unit = { $seat }, welche Einheit in { $province } nimmt am Überfall teil?
prompt-raid-origin = { $seat }, von wo geht der Überfall der { $nation } aus?
prompt-raid-route = { $seat }, welchen Weg nimmt der Überfall der { $nation } ab { $start }?
prompt-raid-target = { $seat }, welche Provinz überfallen die { $nation }?
prompt-raid-loss = { $seat }, der Überfall ist gescheitert: welcher Plünderer geht für immer verloren?
prompt-loot-caravan = { $seat }, plünderst du die Karawane in { $province }?
prompt-free-alliance = { $seat }, verbünden sich die { $nation } und die { $other } für diese Runde?

## Was geschah

event-empire-parted = Das Imperium ist geteilt; die Hauptstadt der { $nation } liegt jetzt in { $province }.
event-empire-reunited = Die { $nation } schließen sich der anderen Hälfte an: Das Imperium ist wieder eins.
event-area-given-up = Die { $nation } geben { $area } auf.
event-entered = Die { $nation } erscheinen in { $province }.
event-expelled = Die { $nation } müssen { $from } verlassen und gehen nach { $to }.
event-unit-removed = { $unit } findet keinen Platz und verlässt { $province }.
event-took-refuge = Die { $nation } suchen Zuflucht in { $province }; Gastgeber sind die { $host }.
event-fate = Das Schicksal der { $nation } ist entschieden: { $total }.
event-left-game = Die { $nation } gibt es nicht mehr.
event-reinforced = Die { $nation } bekommen { $unit } in { $province }.
event-repaired = Die { $nation } reparieren { $unit }.
event-leader-came = { $leader } ist in { $province }.
event-leader-left = { $leader } verlässt das Spielbrett.
event-limes-moved = Der Limes von { $from } wandert nach { $to }.
event-fleet-came = Die { $nation } stellen { $number } Flotten auf: { $sea }.
event-recalled = Die { $nation } rufen { $unit } zurück.
event-vanished = Die { $nation } sind verschwunden: Die { $holder } verlieren { $unit }.
event-raid = { $outcome_id ->
    [failure] Der Überfall der { $nation } auf { $province } scheitert.
    [raid_minus] Die { $nation } überfallen { $province } mit wenig Erfolg.
    [raid_plus] Die { $nation } überfallen { $province } mit großem Erfolg.
   *[settle] Die { $nation } überfallen { $province } und bleiben dort.
}
event-raider-lost = Die { $nation } verlieren { $unit } für immer.
event-raiders-settled = Die { $nation } lassen sich in { $province } nieder.
event-caravan-came = Die { $nation } erhalten durch die Karawane von { $province } { $gold } Gold.
event-islam = { $answer_id ->
    [yes] Der Islam wird gegründet ({ $total }): diese Runde ist die letzte.
   *[no] Der Islam wird nicht gegründet ({ $total }).
}

## Etwas anderes ist gefragt

why-asked-draw-unit = Eine Einheit ist zu ziehen.
why-asked-lot = Das Los entscheidet, welches kleine Königreich an der Reihe ist.
why-asked-raider = Gefragt ist, welche Einheit am Überfall teilnimmt.
why-asked-origin = Gefragt ist, von wo der Überfall ausgeht.
why-asked-raid-route = Gefragt ist der Weg des Überfalls; er führt durch keinen Limes und keine befestigte Stadt, übers Meer nur mit amphibischen Einheiten.
why-asked-raid-target = Gefragt ist das Ziel: eine feindliche Provinz mit einem leeren Stadtplatz, der nicht geplündert ist.
why-asked-raid-loss = Gefragt ist, welcher der Plünderer verloren geht.
why-asked-caravan = Gefragt ist, ob du die Karawane plünderst.
why-asked-expel = Gefragt ist, welche Einheit abzieht.
why-asked-expel-to = Sie muss in eine leere oder befreundete Nachbarprovinz mit Platz, möglichst in Richtung ihres eigenen Sitzes.
why-asked-shelter = Gefragt ist, wo die Nation Zuflucht sucht: beim stärksten ihrer Nachbarn.
why-asked-troop = Gefragt ist, welcher Typ von Einheit kommt; nur Typen im Vorrat.
why-asked-reinforcement = Gefragt ist, welche Einheit aus dem Vorrat kommt.
why-asked-leaders = Gefragt ist, welcher gewöhnliche Anführer versetzt wird; jeder nur einmal.
why-asked-leader-to = Ein Anführer erscheint in einer Provinz seiner Nation.
why-asked-frontier = Gefragt ist, ob ein Limes in eine andere Grenzprovinz wandert.
why-asked-exchange = Gefragt ist, ob eine Einheit verliehen oder zurückgerufen wird.
why-asked-fleet-zone = Die Flotten erscheinen in der Seezone einer eigenen Küstenstadt.
why-asked-vanish = Gefragt ist, welche Einheit des verschwundenen Volkes verloren geht.
why-asked-surrender = Gefragt ist, ob die Region aufgegeben wird.
why-asked-reunion = Gefragt ist, ob das Imperium wieder eins wird.
why-asked-heir = Der Erbe kommt zu einem Stapel einer der beiden Hälften.
why-asked-free-alliance = Gefragt ist, ob sich die beiden verbünden.
