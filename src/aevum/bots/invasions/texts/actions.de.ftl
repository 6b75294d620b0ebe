### Was einen Feldherrn bewegt (Deutsch). $goal ist eine Provinz; beide Sprachen nennen sie lateinisch.

invasions-march = { $move }: Der Marsch nach { $goal } ist { $points } Punkte wert, mit { $chance } % Aussicht gegen alle, die dort stehen.
invasions-voyage = { $move }: Die Fahrt nach { $goal } ist { $points } Punkte wert, mit { $chance } % Aussicht gegen alle, die dort stehen.
invasions-siege = { $move }: Die Stadt fällt mit { $chance } %; im Mittel { $lost ->
    [one] geht { $lost } Einheit
   *[other] gehen { $lost } Einheiten
} verloren.
invasions-purchase = { $move }: { $points } Punkte wert, für { $price } Gold; { $left } Gold bleiben.
invasions-comes = { $move }: Der Stapel kommt mit { $comes } % rechtzeitig, dann ist die Schlacht mit { $chance } % gewonnen.
invasions-fight = { $move }: Die Schlacht ist dann mit { $chance } % gewonnen.
invasions-foedus = { $move }: Die Horde, der Land und Frieden angeboten wird, hätte { $points } unserer Punkte in Reichweite.
