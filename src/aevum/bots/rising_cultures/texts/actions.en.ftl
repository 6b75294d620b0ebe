### The actions of Rising Cultures in plain words (English); $card and $source are names.

rising_cultures-pick = Choosing { $card }
rising_cultures-play = { $use_id ->
    [coins] { $card } for coins
    [military] { $card } as military
    [resource] { $card } as a resource
   *[build] { $card_kind ->
        [person] Placing { $card }
       *[building] Building { $card }
    }
}
rising_cultures-swap-paid = Paying for a swap
rising_cultures-swap-free = A free swap
rising_cultures-swap-done = No further swap
rising_cultures-ascend = The ascent
rising_cultures-no-ascend = Keeping the resources
rising_cultures-contest = Taking the province
rising_cultures-abstain = Leaving the province
rising_cultures-maghreb-discard = A card of the discard pile for progress
rising_cultures-maghreb-military = The lowest military card for progress
rising_cultures-activate = { $source_id ->
    [bar1] The action of red bar 1
    [bar2] The action of red bar 2
    [bar3] The action of red bar 3
    [bar4] The action of red bar 4
    [bar5] The action of red bar 5
    [bar6] The action of red bar 6
    [stage1] The action of stage 1
    [stage2] The action of stage 2
    [stage3] The action of stage 3
    [stage4] The action of stage 4
    [stage5] The action of stage 5
    [stage6] The action of stage 6
    [stage7] The action of stage 7
    [tableau1] The action of the tableau
    [tableau2] The action of the tableau
    [tableau3] The action of the tableau
    [tableau4] The action of the tableau
   *[other] The action of { $source }
}
rising_cultures-end-turn = Ending the turn
rising_cultures-target = Choosing { $card }
rising_cultures-option = { $option_id ->
    [for-coins] The card for coins
    [for-military] The card as military
    [for-resource] The card as a resource
    [for-build] Building the card
    [again-1] Stage 1 once more
    [again-2] Stage 2 once more
    [again-3] Stage 3 once more
    [again-4] Stage 4 once more
    [again-5] Stage 5 once more
    [again-6] Stage 6 once more
    [again-7] Stage 7 once more
   *[none] Covering nobody
}
