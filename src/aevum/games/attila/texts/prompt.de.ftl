### Attila - die Frage bei jeder Entscheidung (Deutsch).
### $seat wer gefragt ist, $next wer danach am Zug ist, $tribe und $province worum es geht, $step
### Felder Einfluss, $from und $to der Zählstein vorher und nachher, $cards schon gewählt, $window der
### Zeitpunkt aus R10.2.

prompt-window = { $window ->
    [turn-start] { $seat }, spiel eine Karte aus, ihr Volk setzt dann; oder nutze erst ein Plättchen.
    [before-conflict] { $seat }, gleich folgt die Auseinandersetzung { in-province }. Verwendest du vorher ein Aktions-Plättchen?
    [after-pacification] { $seat }, { $province } ist befriedet. Verwendest du ein Aktions-Plättchen, ehe es weitergeht?
   *[after-slot] { $seat }, deine Karte ist gespielt. Verwendest du ein Aktions-Plättchen? Sonst { $slots ->
        [0] ziehst du auf 6 Karten nach, und { $next } ist am Zug.
       *[other] spielst du die nächste Karte aus.
    }
}
prompt-card = { $seat }, welche Karte spielst du aus? Ihr Volk setzt dann einen Stein, wo du es bestimmst.
prompt-place = { $seat }, in welche Provinz kommt der Stein der { $tribe }? Danach nimmst du { $step } Einfluss oder setzt einen zweiten Stein.
prompt-influence = { $seat }, nimmst du { $step } Einfluss bei den { $tribe } ({ $from } → { $to }), oder verzichtest du für einen zweiten Stein?
prompt-second = { $seat }, in welche Provinz kommt der zweite Stein der { $tribe }? Du kannst ihn auch weglassen.
prompt-discard = { $seat }, keine deiner Karten ist spielbar. Welche wirfst du ab? Der Kartenzug ist damit verbraucht.
prompt-pick = { $seat }, { $cards ->
    [0] welche Karten tauschst du? Mindestens eine; dann ziehst du ebenso viele.
    [one] eine Karte ist gewählt. Wähle weitere, oder zieh die neue.
   *[other] { $cards } Karten sind gewählt. Wähle weitere, oder zieh die neuen.
}
prompt-boost = { $seat }, bei welchem Volk steigst du ein Feld? { $left ->
    [one] Das ist der zweite von zwei Schritten.
   *[other] Das ist der erste von zwei Schritten.
}
prompt-commit = { $seat }, Auseinandersetzung { in-province }: { $cards ->
    [0] Leg verdeckt Karten für Völker, die dort stehen, oder passe.
    [one] Eine Karte ist gewählt. Nimm weitere dazu, oder leg sie.
   *[other] { $cards } Karten sind gewählt. Nimm weitere dazu, oder leg sie.
} Haben alle entschieden, wird aufgedeckt.
prompt-waiting = { $seat } überlegt.
