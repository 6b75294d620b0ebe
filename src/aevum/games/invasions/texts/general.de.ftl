### Invasions - die Runde, Gründungen und was jedes Spiel sagt (Deutsch).
### $seat wer gefragt ist; $nation, $province und $religion sind Namen, $answer_id eine Kennung; $pip,
### $turn und $points sind Zahlen.

title-game = Invasions

action-d10 = Eine { $pip } würfeln
action-found_kingdom = { $answer_id ->
    [yes] Ein Königreich gründen
   *[no] Barbaren bleiben
}
action-found_city = Stadt in { $province } bauen oder vergrößern
action-set_capital = Hauptstadt: { $province }
action-set_religion = Religion: { $religion }

prompt-found-kingdom = { $seat }, gründen die { $nation } ein Königreich?
prompt-found-city = { $seat }, wo bauen die { $nation } ihre Stadt?
prompt-set-capital = { $seat }, welche Stadt wird Hauptstadt der { $nation }?
prompt-set-religion = { $seat }, welche Religion nehmen die { $nation } an?

event-turn = Runde { $turn } beginnt.
event-kingdom = Die { $nation } gründen ein Königreich.
event-empire = Die { $nation } gründen ein Imperium.
event-activated = Die { $nation } sind am Zug.
event-scored = Die { $nation } werten { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
event-ended = Das Spiel ist aus.

why-game-over = Das Spiel ist aus.
why-unknown-word = „{ $action }“ ist keine Aktion dieses Spiels.
why-not-your-turn = { $seat } entscheidet jetzt.
why-asked-kingdom = Die Frage ist, ob ein Königreich gegründet wird.
why-asked-city = Die Frage ist, wo eine Stadt gebaut wird.
why-asked-capital = Die Frage ist, welche Stadt Hauptstadt wird.
why-asked-religion = Die Frage ist, welche Religion die Nation annimmt.
