### Rising Cultures im Terminal (Deutsch).

cultures-round = Runde { $round } von { $rounds }
cultures-marker = ◆ hat den Marker
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
cultures-marker-race = Marker am Rundenende: { $seat }
cultures-next = danach { $provinces }
cultures-display = gebaut
cultures-covered = überdeckt
cultures-military = Militär
cultures-resource = Ressourcen
cultures-discard = Ablage
cultures-provinces = Provinzen
cultures-nile = Nil: Pegel { $level }, zustehende Münzen: { $coins }
cultures-archive = Haus der Weisheit: { $cards }
cultures-hand = Deine Hand (Kosten · SP · Militär · Ressourcen)
cultures-vp = { $vp } SP
cultures-coin = Münze
cultures-ruler = Herrscher
cultures-choices-in-hand = Die Zahlen 1 bis { $last } stehen bei deinen Karten.
cultures-use-coins = Münzen
cultures-use-military = Militär
cultures-use-resource = Ressource
cultures-use-build = bauen
cultures-use-place = einsetzen
cultures-change-coins = { $by } { $number ->
    [one] Münze
   *[other] Münzen
}
cultures-change-points = { $by } SP
cultures-change-stage = Stufe { $stage }
example-choice = play rome_market coins, Markt Münzen
example-why = Markt bauen
example-place = Kolosseum
example-sum = Holz
