### Rising Cultures im Terminal (Deutsch).

cultures-round = Runde { $round } von { $rounds }
cultures-marker = ◆ hat den Fortschrittsmarker
cultures-supply = { $coins ->
    [one] 1 Münze im Vorrat
   *[other] { $coins } Münzen im Vorrat
}
cultures-golden = golden
cultures-coins = Münzen
cultures-progress = Fortschritt
cultures-deck = Deck
cultures-points = Punkte
cultures-race = { $province } ({ $symbols }): { $strengths } → { $winner ->
    [none] noch hat niemand ein Symbol
   *[other] { $winner }
}
cultures-marker-race = Fortschrittsmarker am Rundenende: { $seat }
cultures-next = danach { $provinces }
cultures-display = gebaut
cultures-covered = überdeckt
cultures-military = Militär
cultures-resource = Ressourcen
cultures-discard = Abwurf
cultures-provinces = Provinzen
cultures-nile = Nil: Flut { $level }, { $coins } zustehend
cultures-archive = Haus der Weisheit: { $cards }
cultures-hand = Deine Hand (Kosten · SP · Militär · Ressourcen)
cultures-vp = { $vp } SP
cultures-coin = Münze
cultures-ruler = Herrscher
