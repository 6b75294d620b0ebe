### Invasions - Ereigniskarten, Zeitfenster und was Wirkungen fragen (Deutsch).
### $seat wer gefragt ist; $power, $nation, $province, $area, $unit, $kind, $leader, $card, $event
### und $target sind Namen, $option, $pip, $gold und $level Zahlen.

## Aktionen

action-d2 = Test: { $pip }
action-draw_event = Das öffentliche Ereignis „{ $event }“ ziehen
action-draw_secret = Das geheime Ereignis „{ $event }“ ziehen
action-draw_marker = Den Plünderungsmarker { $pillage } ziehen
action-draw_secret_marker = Den geheimen Plünderungsmarker { $pillage } ziehen
action-lot_area = Das Los fällt auf { $area }
action-ev_play = „{ $card }“ spielen
action-ev_pass = Kein Ereignis spielen
action-ev_option = Möglichkeit { $option }
action-ev_target = { $target }
action-ev_unit = { $unit } nehmen
action-ev_place = { $province }
action-ev_done = Fertig
action-lose_unit = { $unit } verlieren

## Fragen

prompt-event-window = { $seat }, spielst du jetzt ein Ereignis?
prompt-event-option = { $seat }, welche Möglichkeit von „{ $card }“ nimmst du?
prompt-event-target = { $seat }, was nennt die Karte?
prompt-answer-event = { $seat }, antwortest du auf das eben gespielte Ereignis?
prompt-lose-place = { $seat }, in welcher Provinz verlieren die { $nation } eine Einheit?
prompt-lose-unit = { $seat }, welche Einheit verlieren die { $nation } in { $province }?
prompt-free-unit = { $seat }, welche Einheit nehmen die { $nation } aus dem Vorrat?
prompt-free-place = { $seat }, wo stellen die { $nation } die neue Einheit auf?
prompt-defector = { $seat }, welcher Söldner oder welche Hilfstruppe soll die Seite wechseln?
prompt-reserve-from = { $seat }, aus welcher Provinz kommen Reserven?
prompt-reserve = { $seat }, welche Einheit aus { $province } greift in die Schlacht ein?
prompt-advantage = { $seat }, welche Überlegenheit entfällt: 1 Kavallerie, 2 Schwergerüstete?
prompt-event-reroll = { $seat }, welcher Würfel wird neu geworfen? (eigen = Angreifer, feindlich = Verteidiger)
prompt-storm-hit = { $seat }, welche Flotte der { $nation } trifft der Sturm?
prompt-remove-revolt = { $seat }, welcher Revoltemarker der { $nation } kommt weg?
prompt-city-pick = { $seat }, welche Stadt oder welcher Stadtplatz der { $nation }?

## Was geschah

event-event-drawn = { $card ->
    [none] { $power }: ein geheimes Ereignis gezogen.
   *[other] { $power }: das geheime Ereignis „{ $card }“ gezogen.
}
event-public-event = { $power }: öffentliches Ereignis „{ $card }“.
event-event-played = { $power }: „{ $card }“ gespielt.
event-event-cancelled = { $power }: Das Ereignis ist aufgehoben.
event-no-event = „{ $card }“ bleibt ohne Wirkung.
event-marker = { $nation }: Plünderungsmarker mit { $gold } Gold gezogen.
event-marker-kept = { $pillage ->
    [none] { $power }: ein geheimer Plünderungsmarker wird behalten.
   *[other] { $power }: der geheime Plünderungsmarker { $pillage } wird behalten.
}
event-unit-lost = { $nation }: Einheit in { $province } verloren: { $kind }.
event-unit-joined = { $nation }: neue Einheit in { $province }: { $kind }.
event-city-grew = { $nation }: Die Stadt in { $province } hat jetzt Stufe { $level }.
event-city-walled = { $nation }: Die Stadt in { $province } wird befestigt.
event-leader-confined = { $leader } ist diese Runde inaktiv.
event-leader-died = { $leader } ist tot.

## Warum nicht

why-asked-die = Zuerst muss gewürfelt werden.
why-asked-area-lot = Zuerst wird eine Region ausgelost.
why-not-in-deck = Diese Karte ist nicht im Ereignisstapel.
why-not-in-cup = Dieser Marker ist nicht im Becher.
why-asked-event = Die Frage ist, ob du ein Ereignis spielst.
why-asked-answer = Die Frage ist, ob du auf das Ereignis antwortest.
why-not-in-hand = „{ $event_card }“ hast du nicht auf der Hand.
why-not-now = „{ $event_card }“ kann in diesem Augenblick nicht gespielt werden oder hätte keine Wirkung.
why-asked-option = Die Frage ist, welche Möglichkeit der Karte du nimmst.
why-asked-target = Die Frage ist, was die Karte nennt.
why-no-target = Das kann die Karte nicht nennen.
why-no-effect-there = Dort hätte die Karte keine Wirkung.
why-asked-lose-place = Die Frage ist, wo eine Einheit verloren geht.
why-asked-lose-unit = Die Frage ist, welche Einheit verloren geht.
why-asked-free-unit = Die Frage ist, welche Einheit aus dem Vorrat genommen wird.
why-asked-free-place = Die Einheit muss in einer kontrollierten Provinz stehen, innerhalb des Einheitenlimits und ohne Fremde.
why-asked-defector = Die Frage ist, welcher Söldner oder welche Hilfstruppe die Seite wechseln soll.
why-asked-reserve-from = Die Frage ist, woher die Reserven kommen.
why-asked-reserve = Die Frage ist, welche Einheit in die Schlacht eingreift.
why-asked-advantage = Die Frage ist, welche Überlegenheit entfällt.
why-asked-event-reroll = Die Frage ist, welcher Würfel neu geworfen wird.
why-asked-remove-revolt = Die Frage ist, welcher Revoltemarker wegkommt.
why-asked-city-pick = Die Frage ist, welche Stadt oder welchen Stadtplatz die Karte meint.

## Names

card-of-marker = { $event } (Marker)
unit-whole = { $unit } ({ $nation })
unit-damaged = { $unit }, beschädigt ({ $nation })
