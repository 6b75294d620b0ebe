### Was einen Feldherrn bewegt (Deutsch). $goal ist eine Provinz; beide Sprachen nennen sie lateinisch.

invasions-march = { $move }: Der Marsch nach { $goal } ist { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte wert, mit { NUMBER($chance, maximumFractionDigits: 0) } % Aussicht gegen alle, die dort stehen.
