### Attila - labels of actions, and the titles of phases, tiles, centuries and triggers (English).
### $tribe, $province and $tile are names; $step, $from, $to, $cards, $window and $slots as in the
### prompts; $start names a seat.

action-play = Play the { $tribe }
action-place = Place the stone { in-province }
action-influence = Take { $step } influence with the { $tribe } ({ $from } → { $to })
action-forgo = Forgo the influence for a second stone
action-skip_second = Leave the second stone out
action-use_tile = Use { $tile }
action-no_tile = { $window ->
    [after-slot] { $slots ->
        [0] No tile: draw and end the turn
       *[other] No tile: on to the next card
    }
   *[other] No tile
}
action-exchange = Give away a card of the { $tribe }
action-exchange_done = { $cards ->
    [one] Draw the new card
   *[other] Draw the { $cards } new cards
}
action-boost = Climb one field with the { $tribe }
action-commit = Lay a card of the { $tribe }
action-commit_done = { $cards ->
    [0] Pass
    [one] Lay the chosen card face down
   *[other] Lay the { $cards } chosen cards face down
}
action-discard = Discard a card of the { $tribe }
action-draw = Draw a card of the { $tribe }
action-start = { $start } begins

start-0 = The first seat
start-1 = The second seat
start-2 = The third seat
start-3 = The fourth seat
start-4 = The fifth seat

tile-double = “Double Move”
tile-exchange = “Exchange”
tile-influence2 = “2 Influence”

title-game = Attila
title-tile-double = Double Move
title-tile-exchange = Exchange
title-tile-influence2 = 2 Influence
title-century-4 = 4th century
title-century-5 = 5th century
title-century-6 = 6th century
title-century-7 = 7th century
title-trigger-T1 = the tenth pacification tile was laid
title-trigger-T2 = the supply of a tribe was empty
title-trigger-T3 = a counter reached field 22
title-trigger-K35 = no tribe could be placed any more
title-phase-deal = Dealing
title-phase-start = Drawing lots
title-phase-window = Action tile
title-phase-card = Card
title-phase-place = Stone
title-phase-influence = Influence
title-phase-second = Second stone
title-phase-discard = Discard
title-phase-pick = Exchange
title-phase-boost = 2 Influence
title-phase-commit = Conflict
