### Invasions - die Runde, Status der Nationen, Punkte (Deutsch).
### $seat wer gefragt ist; $nation, $province, $religion sind Namen, $pip, $turn und $points Zahlen;
### $answer_id ist eine Kennung.

## Aktionen

action-d10 = Eine { $pip } würfeln
action-found_kingdom = { $answer_id ->
    [yes] Ein Königreich gründen
   *[no] Barbaren bleiben
}
action-found_city = Die Stadt bauen: { $province }
action-set_capital = Hauptstadt: { $province }
action-set_religion = { $religion }

## Fragen

prompt-found-kingdom = { $seat }, gründet { $nation } ein Königreich?
prompt-found-city = { $seat }, welche Stadt baut { $nation }?
prompt-set-capital = { $seat }, wo hat { $nation } die Hauptstadt?
prompt-set-religion = { $seat }, welche Religion wählt { $nation }?

## Was geschah

event-turn = Runde { $turn } beginnt.
event-kingdom = { $nation } gründet ein Königreich.
event-empire = { $nation } ist nun ein Imperium.
event-activated = { $nation } ist am Zug.
event-scored = { $points ->
    [one] { $nation } erhält 1 Punkt.
   *[other] { $nation } erhält { $points } Punkte.
}
event-ended = Das Spiel ist zu Ende.

## Warum nicht

why-asked-kingdom = Gefragt ist, ob die Nation ein Königreich gründet.
why-asked-city = Gefragt ist, wo das neue Königreich eine Stadt baut.
why-asked-capital = Die Hauptstadt muss in einer eigenen Stadt liegen, die nicht in Revolte ist.
why-asked-religion = Gefragt ist, welche Religion die Nation wählt.
