### Invasions - Aktivierungen, Bewegung, Reaktionen, Feldzüge und die See (Deutsch).
### $seat wer gefragt ist; $nation, $against, $province, $at, $from, $to, $place, $sea, $unit,
### $leader, $squadron und $enemy sind Namen, $total, $units, $fleets und $left Zahlen; $passed_id
### ist 0 oder 1.

## Aktionen

action-ac_hostile = Die { $nation } zum Feind erklären
action-ac_go = Keine (weitere) Erklärung
action-ac_normal = Marschieren und kämpfen
action-ac_raid = Überfall
action-ac_migrate = Mit der Horde wandern
action-cp_leader = { $leader } zieht ins Feld
action-cp_none = Keine weiteren Feldzüge
action-cp_free = Freier Zug nach { $province }
action-cp_nofree = Kein freier Zug
action-cp_next = Noch ein Feldzug
action-cp_stop = Seine Feldzüge beenden
action-mv_from = Aus { $province } aufbrechen
action-mv_add = { $unit } mitnehmen
action-mv_add_leader = { $leader } mitnehmen
action-mv_add_horde = Die Horde mitnehmen
action-mv_add_all = Alle mitnehmen
action-mv_drop = { $unit } hier lassen
action-mv_drop_leader = { $leader } hier lassen
action-mv_drop_horde = Die Horde hier lassen
action-mv_go = Weiter nach { $province }
action-mv_sea = Einschiffen: { $sea }
action-mv_land = An Land gehen in { $province }
action-mv_rest = Die Gruppe bleibt hier
action-mv_end = Die Bewegung beenden
action-nv_from = Einen Flottenverband bilden: { $sea }
action-nv_add = Mitfahren lassen: { $unit }
action-nv_add_leader = { $leader } geht an Bord
action-nv_drop = Hier lassen: { $unit }
action-nv_go = Fahrt nach { $sea }
action-nv_rest = Der Flottenverband bleibt hier
action-nv_land_leader = Der Anführer geht in { $province } an Land
action-nv_int = Abfangen: { $squadron }
action-nv_no_int = Nicht abfangen
action-nv_fight = Seeschlacht annehmen
action-nv_refuse = Seeschlacht verweigern
action-nv_cargo_loss = Untergehen lassen: { $unit }
action-nv_cargo_loss_leader = { $leader } geht unter
action-lm_remove = { $unit } entfernen
action-rx_stand = Standhalten
action-rx_flee = Flucht, zuerst nach { $province }
action-rx_int = Abfangen aus { $province }
action-rx_leave = { $unit } zurücklassen
action-rx_leave_leader = { $leader } zurücklassen
action-rx_ok = Dieser Stapel ist vollständig
action-rx_done = Kein (weiteres) Abfangen
action-fl_leave = Nicht weiter fliehen lassen: { $unit }
action-fl_leave_leader = { $leader } flieht nicht weiter
action-fl_go = Flucht nach { $province }
action-fl_end = Hier bleiben
action-place_leader = { $leader } geht nach { $province }
action-en_overrun = Die feindliche Einheit überrennen
action-en_passage = Den Durchmarsch erzwingen
action-en_stop = Anhalten
action-en_fight = Kämpfen
action-en_hold = Den Durchmarsch sichern mit: { $unit }
action-en_hold_leader = { $leader } bleibt bei ihnen
action-en_ok = Die anderen ziehen weiter

## Fragen

prompt-declare = { $seat }: Erklären die { $nation } jemanden zum Feind?
prompt-choose-mode = { $seat }: Was tun die { $nation } in dieser Aktivierung?
prompt-move = { $seat }: Welcher Stapel der { $nation } zieht als Nächstes?
prompt-step = { $seat }: Wer geht mit, und wohin zieht die Gruppe in { $province }?
prompt-surplus = { $seat }: Zu viele Einheiten in { $province }: Welche entfernen die { $nation }?
prompt-react = { $seat }: Wie antworten die { $nation } auf den Einmarsch in { $province }?
prompt-flee = { $seat }: Welchen Weg nehmen die Fliehenden aus { $at }?
prompt-limes-hit = { $seat }: Der Limes von { $province } trifft: Welche Einheit?
prompt-fit = { $seat }: In { $province } ist nicht für alle Abfangenden Platz: Wer bleibt zurück?
prompt-confront = { $seat }: Feinde in { $province }: Was tut die Gruppe?
prompt-hold = { $seat }: Welche Einheiten sichern den Durchmarsch durch { $province }?
prompt-leader-refuge = { $seat }: Wohin flüchtet { $leader }?
prompt-migrate-to = { $seat }: Wohin zieht die Horde der { $nation }?
prompt-migrate-rest = { $seat }: Welche Einheit der { $nation } bleibt neben { $province }, und wo?
prompt-choose-campaigner = { $seat }: Wer zieht für die { $nation } ins Feld?
prompt-free-move = { $seat }: Beginnt der Anführer mit einem freien Zug, und wer bleibt zurück?
prompt-next-campaign = { $seat }: Noch ein Feldzug? (noch { $left })
prompt-sail = { $seat }: Wohin fährt der Flottenverband?
prompt-sea-react = { $seat }: Fangen die { $nation } auf See ab ({ $sea })?
prompt-parley = { $seat }: Nehmen die { $nation } die Seeschlacht an ({ $sea })?
prompt-embark = { $seat }: Wo geht die Gruppe aus { $province } an Land?
prompt-drown = { $seat }: Zu wenige Schiffe sind übrig: Wer geht unter?

## Ereignisse

event-second-part = Die { $nation } fallen ein: Sie ziehen und kämpfen ein zweites Mal.
event-marched-in = Die { $nation } ziehen aus { $from } nach { $province } ({ $units ->
    [0] ohne Einheiten
    [one] 1 Einheit
   *[other] { $units } Einheiten
}).
event-declared = Die { $nation } erklären die { $against } zum Feind.
event-fled = Die { $nation } entkommen aus { $province } (Ergebnis { $total }).
event-flight-failed = Die { $nation } entkommen nicht aus { $province } (Ergebnis { $total }).
event-intercepted = Die { $nation } kommen aus { $from } und fangen in { $province } ab (Ergebnis { $total }).
event-interception-failed = Die { $nation } aus { $from } kommen zu spät nach { $province } (Ergebnis { $total }).
event-limes-stormed = Die { $nation } stürmen den Limes von { $province }.
event-overrun = Die { $nation } überrennen { $kind } in { $province }.
event-passage-forced = Die { $nation } erzwingen den Durchmarsch durch { $province }.
event-leader-refuge = { $leader } flüchtet nach { $province }.
event-surplus-removed = Die { $nation } entfernen { $kind } aus { $province }: zu viele Einheiten.
event-migrated = Die { $nation } wandern von { $from } nach { $province }.
event-campaign = { $leader } zieht ins Feld.
event-freely-moved = { $leader } zieht von { $from } nach { $province }.
event-sailed = Die { $nation } fahren zur See: { $sea }.
event-found-at-sea = { $passed ->
    [one] Flotten der { $nation } treffen auf den Feind ({ $sea }).
   *[other] Flotten der { $nation } verfehlen den Feind ({ $sea }).
}
event-battle-refused = Die { $nation } verweigern die Seeschlacht ({ $sea }).
event-sea-rolled = Die { $nation } wagen die Landung in { $province }: Ergebnis { $total }.
event-shipped = Die { $nation } fahren über See von { $from } nach { $province }.
event-drowned = Die { $nation } verlieren { $unit } auf See.

## Warum nicht

why-asked-campaign = Gefragt ist, ob er noch einen Feldzug macht.
why-asked-campaigner = Gefragt ist, welcher Anführer ins Feld zieht.
why-asked-cargo = Gefragt ist, wer untergeht.
why-asked-confrontation = Gefragt ist, was die Gruppe vor dem Feind tut.
why-asked-fit = Gefragt ist, wer zurückbleibt.
why-asked-flight = Gefragt ist, ob die Einheiten fliehen.
why-asked-free-move = Gefragt ist der freie Zug vor dem ersten Feldzug.
why-asked-holders = Gefragt ist, wer den Durchmarsch sichert.
why-asked-hostility = Gefragt ist, wer zum Feind erklärt wird.
why-asked-interception = Gefragt ist, wer abfängt.
why-asked-interceptors = Gefragt ist, wer von diesem Stapel teilnimmt.
why-asked-landing = Die Gruppe ist an Bord: Sie muss an Land gehen.
why-asked-limes-hit = Gefragt ist, welche Einheit getroffen wird.
why-asked-migration = Gefragt ist, wohin die Horde zieht.
why-asked-mode = Gefragt ist, was die Nation tut.
why-asked-move = Gefragt ist, welcher Stapel als Nächstes zieht.
why-asked-refuge = Gefragt ist, wohin der Anführer geht.
why-asked-sail = Ein Flottenverband ist unterwegs: weiter oder bleiben.
why-asked-sea-battle = Gefragt ist, ob die Seeschlacht angenommen wird.
why-asked-sea-interception = Gefragt ist, ob auf See abgefangen wird.
why-asked-step = Eine Gruppe ist unterwegs: weiter oder bleiben.
why-asked-surplus = Gefragt ist, welche Einheit entfernt wird.
why-asked-surplus-of-migration = Gefragt ist, welche Einheit neben der Horde bleibt, und wo.
why-asked-way = Gefragt ist, welchen Weg die Fliehenden nehmen.
why-beside-neutrals = Dort stehen neutrale Einheiten, und die Gruppe käme nicht weiter.
why-campaigner-leads = Im Feldzug ziehen Einheiten mit dem Anführer oder zu ihm.
why-cannot-declare = Diese Nation kann nicht zum Feind erklärt werden.
why-cannot-force = Hier kann kein Durchmarsch erzwungen werden.
why-cannot-hold = Diese Einheiten können den Durchmarsch nicht sichern.
why-cannot-join-or-leave = Das kann hier weder mitgehen noch bleiben.
why-cannot-land-there = Die Gruppe kann dort nicht an Land gehen.
why-cannot-migrate-there = Horde und Einheiten können nicht alle dorthin.
why-cannot-overrun = Der Feind kann hier nicht überrannt werden.
why-cannot-sail = Die Flotte kann nicht dorthin fahren.
why-closed-ground = Dieses Land ist für diese Einheiten gesperrt.
why-horde-stays-in-foedus = Die Horde eines Föderaten bleibt in den Foedus-Provinzen.
why-must-go-on = Die Gruppe kann hier nicht bleiben.
why-no-campaigner = Dieser Anführer kann nicht ins Feld ziehen.
why-no-carrier-there = Keine Flotte kann die Gruppe dorthin bringen.
why-no-flight-there = Dorthin gibt es keine Flucht.
why-no-interceptor = Von dort kann kein Stapel abfangen.
why-no-place-left = Die Fliehenden fänden keinen Platz.
why-no-such-squadron = Dieser Flottenverband kann jetzt nicht auf den Feind treffen.
why-no-units = Ohne Einheiten geht niemand dorthin, wo Feinde sind.
why-nobody-can-step = Dort kann niemand einen Schritt machen.
why-not-beside = Diese Provinz grenzt nicht an.
why-not-in-that-stack = Das gehört nicht zu diesem Stapel oder muss teilnehmen.
why-not-of-one-mind = Die Nationen der Gruppe haben dort nicht dieselben Feinde.
why-own-provinces-only = Vor einem Überfall ziehen Einheiten nur zwischen Provinzen ihrer Nation.
why-strait-blocked = Eine feindliche Flotte sperrt die Meerenge.
why-strait-first = Eine Meerenge ist ein ganzer Zug: Niemand darf vorher gezogen sein.
why-too-far-from-suzerain = Vasallen von Nomaden bleiben nahe der Horde ihres Oberherrn.
why-too-many-units = In { $province } stehen zu viele Einheiten: Einige können noch wegziehen.
