### Invasions - die Runde, der Status der Nationen, Königreiche und Imperien (Deutsch).
### $seat wer gefragt ist; $nation, $province und $religion sind Namen, $pip, $turn und $points Zahlen;
### $answer_id ist eine Kennung.

## Aktionen

action-d10 = Eine { $pip } würfeln
action-found_kingdom = { $answer_id ->
    [yes] Ein Königreich gründen
   *[no] Bleiben, was man ist
}
action-found_city = In { $province } bauen
action-set_capital = Die Hauptstadt: { $province }
action-set_religion = Religion: { $religion }

## Fragen

prompt-found-kingdom = { $seat }, gründet { $nation } ein Königreich?
prompt-forced-kingdom = Muss { $nation } ein Königreich werden?
prompt-empire-roll = Wird { $nation } ein Imperium?
prompt-found-city = { $seat }, wo baut das neue Königreich von { $nation }?
prompt-set-capital = { $seat }, wo liegt die Hauptstadt von { $nation }?
prompt-set-religion = { $seat }, welche Religion wählt { $nation }?

## Was geschah

event-turn = Runde { $turn } beginnt.
event-kingdom = { $nation } gründet ein Königreich.
event-empire = { $nation } gründet ein Imperium.
event-activated = { $nation } ist am Zug.
event-scored = { $nation } bekommt { $points } SP.
event-ended = Das Spiel ist aus.

## Etwas anderes ist gefragt

why-asked-kingdom = Gefragt ist, ob ein Königreich gegründet wird.
why-asked-city = Gefragt ist, wo das neue Königreich baut: auf einem leeren Stadtsymbol, sonst wächst eine Stadt.
why-asked-capital = Gefragt ist, welche Stadt die Hauptstadt wird.
why-asked-religion = Gefragt ist, welche Religion das neue Königreich wählt.
