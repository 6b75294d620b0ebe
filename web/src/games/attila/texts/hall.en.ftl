### Attila in the hall (English).

first-visit-attila = Six tribes stand at the frontier of Rome. Lead them against gentle rivals; every step is explained as you take it.
first-visit-name-barbaricum = Barbaricum
first-visit-name-internum = Mare Internum
first-visit-name-pontus = Pontus

hall-asked-attila = { $node ->
    [card] Choose a card
    [place] Place the stone
    [influence] Influence or second stone?
    [second] Place the second stone
    [window] An action tile?
    [boost] Choose a tribe for 2 Influence
    [commit] Conflict: lay cards or pass
    [discard] Discard a card
    [pick] Choose the cards to exchange
   *[other] It is your decision
}
