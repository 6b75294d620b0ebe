### Era of Tribes - die Frage bei jeder Entscheidung (Deutsch).
### $seat who is asked; $action, $good, $sea, $rival, $from, $host, $province, $by, $owner
### and $offer_id what it is about; $left how many are still to come.

prompt-keep-card = { $seat }, welche deiner zwei Einflusskarten behältst du? Sie bleibt geheim, die andere geht zurück.
prompt-choose-people = { $seat }, welches Volk führst du?
prompt-free-progress = { $seat }, in welchem Feld beginnst du mit einem Fortschritt? Er kostet nichts.
prompt-free-fleet = { $seat }, wohin kommt die kostenlose Flotte? (noch { $left } zu setzen)
prompt-free-army = { $seat }, kein Vasall ist frei: Nimmst du einen aus einer ungebauten Stadt als kostenlose Armee?
prompt-allot = { $seat }, wie viele Marker ({ $good }) legst du in dieser Runde für den Krieg beiseite?
prompt-position = { $seat }, dein Anführer steht auf dem Ring: Welchen Platz in der Reihenfolge nimmst du?
prompt-choose-action = { $seat }, welche Aktion wählst du? Vorher darfst du Barbarendörfer benutzen; oder du passt für den Rest der Runde.
prompt-leaders = { $seat }, wie viele Anführer setzt du ein? ({ $action })
prompt-luxuries = { $seat }, welche Luxusgüter legst du dazu? ({ $action })
prompt-shrink = { $seat }, dein Volk schrumpft: Welche Figuren nimmst du zurück? (noch { $left })
prompt-grow = { $seat }, wo entstehen neue Vasallen? Wachstum übrig: { $left }.
prompt-convert = { $seat }, machst du aus neuen Vasallen Flotten, Armeen oder Handelsposten?
prompt-host = { $seat }, in welcher Stadt lässt sich der Händler aus { $from } nieder?
prompt-toll = { $seat }, womit bezahlst du den Handelsposten?
prompt-move = { $seat }, ziehe mit Vasallen und Flotten. Nichts ist endgültig, bevor ein Würfel fällt oder jemand anderes gefragt wird.
prompt-aboard = { $seat }, der Vasall ist auf See: Wohin segelt er, wo geht er an Land?
prompt-parley = { $seat }, Flotten zweier Spieler treffen sich: { $sea }. Kämpfst du gegen { $rival }?
prompt-challenge = { $seat }, forderst du jemanden heraus, mit dem du ein Meer teilst?
prompt-expulsion = { $seat }, { $owner } greift dich an. Welche fremden Handelsposten von dort weist du aus?
prompt-found = { $seat }, wo gründest du Städte?
prompt-next-battle = { $seat }, welcher Kampf wird als nächster ausgetragen?
prompt-commit = { $seat }, was schickst du in den Kampf?
prompt-lend = { $seat }, wie viele Armeen leihst du? Jede wird dir bezahlt.
prompt-reinforce = { $seat }, gleich fallen die Würfel: Schickst du noch etwas?
prompt-casualty = { $seat }, du bist getroffen: Was verlierst du?
prompt-take-city = { $seat }, setzt du eine eigene Stadt hin?
prompt-village-won = { $seat }, du hast ein Barbarendorf gewonnen: Benutzt du es sofort oder behältst du es verdeckt?
prompt-half-progress = { $seat }, in welchem Feld machst du den Fortschritt zum halben Preis?
prompt-diplomacy = { $seat }, welche Diplomatie-Aktion führt dein nächster Anführer aus?
prompt-bonus = { $seat }, fügst du eine Bonusaktion hinzu?
prompt-consent = { $seat }, { $offer_id ->
    [buy] { $by } möchte dir eine Provinz abkaufen: { $province }. Verkaufst du sie?
    [ally] { $by } bietet dir eine Allianz an. Stimmst du zu?
   *[part] { $by } möchte die Allianz beenden. Stimmst du zu?
}
prompt-progress = { $seat }, in welchem Feld macht dein nächster Anführer einen Fortschritt?
prompt-score-card = { $seat }, du bist als Erstes in dieser Epoche: Welche offene Einflusskarte wird jetzt gewertet?
prompt-waiting = { $seat } entscheidet.
