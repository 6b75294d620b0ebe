### Die Aktionen von Rising Cultures in einfachen Worten (Deutsch); $card und $source sind Namen.

rising_cultures-pick = { $card } wählen
rising_cultures-play = { $use_id ->
    [coins] { $card } für Münzen abwerfen
    [military] { $card } als Militär anlegen
    [resource] { $card } als Ressource anlegen
   *[build] { $card_kind ->
        [person] { $card } einsetzen
       *[building] { $card } bauen
    }
}
rising_cultures-swap-paid = Einen Tausch bezahlen
rising_cultures-swap-free = Kostenlos tauschen
rising_cultures-swap-done = Nicht weiter tauschen
rising_cultures-ascend = Aufsteigen
rising_cultures-no-ascend = Die Ressourcen behalten
rising_cultures-contest = Die Provinz nehmen
rising_cultures-abstain = Auf die Provinz verzichten
rising_cultures-maghreb-discard = Eine Karte vom Ablagestapel zum Fortschritt legen
rising_cultures-maghreb-military = Die unterste Militärkarte zum Fortschritt legen
rising_cultures-activate = { $source_id ->
    [bar1] Die Aktion des 1. roten Balkens nutzen
    [bar2] Die Aktion des 2. roten Balkens nutzen
    [bar3] Die Aktion des 3. roten Balkens nutzen
    [bar4] Die Aktion des 4. roten Balkens nutzen
    [bar5] Die Aktion des 5. roten Balkens nutzen
    [bar6] Die Aktion des 6. roten Balkens nutzen
    [stage1] Die Aktion der Stufe 1 nutzen
    [stage2] Die Aktion der Stufe 2 nutzen
    [stage3] Die Aktion der Stufe 3 nutzen
    [stage4] Die Aktion der Stufe 4 nutzen
    [stage5] Die Aktion der Stufe 5 nutzen
    [stage6] Die Aktion der Stufe 6 nutzen
    [stage7] Die Aktion der Stufe 7 nutzen
    [tableau1] Die Aktion des Tableaus nutzen
    [tableau2] Die Aktion des Tableaus nutzen
    [tableau3] Die Aktion des Tableaus nutzen
    [tableau4] Die Aktion des Tableaus nutzen
   *[other] Die Aktion von „{ $source }“ nutzen
}
rising_cultures-end-turn = Den Zug beenden
rising_cultures-target = { $card } wählen
rising_cultures-option = { $option_id ->
    [for-coins] Die Karte für Münzen abwerfen
    [for-military] Die Karte als Militär anlegen
    [for-resource] Die Karte als Ressource anlegen
    [for-build] Die Karte bauen oder einsetzen
    [again-1] Stufe 1 noch einmal nutzen
    [again-2] Stufe 2 noch einmal nutzen
    [again-3] Stufe 3 noch einmal nutzen
    [again-4] Stufe 4 noch einmal nutzen
    [again-5] Stufe 5 noch einmal nutzen
    [again-6] Stufe 6 noch einmal nutzen
    [again-7] Stufe 7 noch einmal nutzen
   *[none] Niemanden überdecken
}
