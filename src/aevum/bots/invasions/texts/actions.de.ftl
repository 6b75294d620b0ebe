### Was einen Feldherrn bewegt (Deutsch). $goal ist eine Provinz; beide Sprachen nennen sie lateinisch.

invasions-march = { $move }: Der Marsch nach { $goal } ist { $points } Punkte wert, mit { $chance } % Aussicht gegen alle, die dort stehen.
