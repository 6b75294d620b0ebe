### Rising Cultures - labels of actions, names of what they speak about, and titles (English).
### $card, $province, $nation, $source and $option are names, $use_id and $nation_id are ids;
### $start names a seat, $card_kind is person or building.

action-pick = Choose “{ $card }”
action-play = { $use_id ->
    [coins] Discard “{ $card }” for coins
    [military] Use “{ $card }” for military
    [resource] Use “{ $card }” as a resource
   *[build] { $card_kind ->
        [person] Place “{ $card }”
       *[building] Build “{ $card }”
    }
}
action-swap_paid = Swap a card for 1 coin
action-swap_free = Swap a card for free
action-swap_done = Swap no more
action-ascend = Ascend with the lowest resource card
action-no_ascend = Do not ascend
action-contest = Take part and win the province
action-abstain = Decline the province
action-maghreb_discard = Move up a card from the discard pile
action-maghreb_military = Move up the lowest military card
action-activate = Use the action: { $source }
action-end_turn = End the turn
action-target = Choose “{ $card }”
action-option = { $option }
action-draw = Draw “{ $card }”
action-lay = Lay out the province { $province }
action-nation = { $nation_id ->
    [abbasids] The lot falls on the { $nation }
   *[other] The lot falls on { $nation }
}
action-marker = { $start } receives the marker

## Names

start-0 = The first seat
start-1 = The second seat
nation-rome = Rome
nation-persia = Persia
nation-abbasids = Abbasids
nation-egypt = Egypt
use-coins = coins
use-military = military
use-resource = resource
use-build = build
source-bar1 = red bar 1
source-bar2 = red bar 2
source-bar3 = red bar 3
source-bar4 = red bar 4
source-bar5 = red bar 5
source-bar6 = red bar 6
source-stage1 = stage 1
source-stage2 = stage 2
source-stage3 = stage 3
source-stage4 = stage 4
source-stage5 = stage 5
source-stage6 = stage 6
source-stage7 = stage 7
source-tableau1 = first print of the tableau
source-tableau2 = second print of the tableau
source-tableau3 = third print of the tableau
source-tableau4 = fourth print of the tableau
option-none = Cover no ruler
option-for-coins = Discard the card for coins
option-for-military = Use the card for military
option-for-resource = Use the card as a resource
option-for-build = Build or place the card
option-again-1 = Repeat stage 1
option-again-2 = Repeat stage 2
option-again-3 = Repeat stage 3
option-again-4 = Repeat stage 4
option-again-5 = Repeat stage 5
option-again-6 = Repeat stage 6
option-again-7 = Repeat stage 7
symbol-sword = sword
symbol-horse = horse
symbol-shield = shield
resource-wood = wood
resource-brick = brick
resource-stone = stone
resource-gold = gold
category-cards = buildings and persons
category-tableau = tableau
category-provinces = provinces
category-marker = marker
recovered-deck_top = on top of the deck
recovered-deck_bottom = under the deck
recovered-resource = into the resource column
recovered-military = into the military column
recovered-hand = into the hand

## Titles

title-game = Rising Cultures
title-side-grey = Grey side
title-side-golden = Golden side
title-grey-rome = Rome on Seven Hills
title-grey-persia = Realm of the Achaemenids
title-grey-abbasids = Caliphate of Baghdad
title-grey-egypt = Two Lands on the Nile
title-golden-rome = Golden Age: The Roman Peace
title-golden-persia = Golden Age: The Great King's Peace
title-golden-abbasids = Golden Age: The Time of the Scholars
title-golden-egypt = Golden Age: The Great Pharaohs
title-sign-A = Sign A
title-sign-B = Sign B
title-sign-C = Sign C
title-trigger-rounds = the seventh round was over
title-trigger-match = both games of the match were over
title-phase-lots = Drawing lots
title-phase-draw = Drawing
title-phase-start = First cards
title-phase-swap = Swap
title-phase-return = Under the deck
title-phase-act = Turn
title-phase-ascend = Ascent
title-phase-target = Discard pile
title-phase-option = Choice
title-phase-peek = Top of the deck
title-phase-ruler = New ruler
title-phase-claim = Contest
title-phase-tribute = Benefit of the province
