### Attila - what is drawn on the page (English).

## Map

attila-map = Map of the Roman provinces
attila-map-oceanus = Oceanus
attila-map-internum =
    Mare
    Internum
attila-map-pontus =
    Pontus
    Euxinus
attila-map-barbaricum = BARBARICUM
attila-map-hibernia = Hibernia
attila-map-corsica = Corsica
attila-map-sardinia = Sardinia
attila-map-oriens = Oriens
attila-edge = { $count } legal
attila-edge-left = { $count ->
    [one] One legal province to the west
   *[other] { $count } legal provinces to the west
}
attila-edge-right = { $count ->
    [one] One legal province to the east
   *[other] { $count } legal provinces to the east
}
attila-edge-top = { $count ->
    [one] One legal province to the north
   *[other] { $count } legal provinces to the north
}
attila-edge-bottom = { $count ->
    [one] One legal province to the south
   *[other] { $count } legal provinces to the south
}
attila-province-spoken = { $province }: { $stones }. { $state }
attila-stones-of = { $tribe } { $count }
attila-no-stones = no stones
attila-state-legal = Legal: a stone may be placed here.
attila-state-second = Legal: a second stone may go here instead of influence.
attila-state-risk = Legal, conflict: the stone would be the fifth.
attila-state-chosen = Chosen: your stone stands here.
attila-state-conflict = A conflict is being fought here.
attila-state-shut = Pacified.
attila-state-plain = Not a target now.
attila-legend-legal = Legal
attila-legend-chosen = Chosen
attila-legend-risk = Legal, conflict
attila-legend-plain = Not legal
attila-legend-shut = Pacified
attila-legend-last = Last move
attila-inspect-shut = Pacified: no further stones, those here stay to the end.
attila-inspect-free = { $count ->
    [0] Full: the next stone brings a conflict.
    [one] Room for one more stone before a conflict.
   *[other] Room for { $count } more stones.
}
attila-inspect-upper = Upper province: every tribe may enter here.
attila-inspect-land = By land
attila-inspect-sea = By sea

## Influence

attila-tracks = Influence
attila-tracks-open = Influence and points in large
attila-tracks-ends = 22 ends
attila-tracks-foot = Stones · provinces · supply
attila-counter = { $player } on { $field }
attila-counter-would = you would land on { $field }
attila-stones = Stones on the board
attila-provinces = Provinces
attila-supply = Supply

## If scored now

attila-matrix = If scored now
attila-matrix-brief = Points now
attila-matrix-caption = Points each tribe would pay now, per player
attila-matrix-sum = Total
attila-matrix-then = Then:
attila-matrix-first = first
attila-matrix-second = second
attila-matrix-tie = tie
attila-sum-sole = { $player } alone has influence on the { $tribe }: { $stones } stones + { $provinces } provinces = { $points } ({ $rule }).
attila-sum-first = { $player } leads the { $tribe }: one point per stone = { $points } ({ $rule }).
attila-sum-second = { $player } is second with the { $tribe }: one point per province = { $points } ({ $rule }).
attila-sum-tied-first = { $players } players lead the { $tribe }: ({ $stones } + { $provinces }) ÷ { $players }, rounded up = { $points } for { $player }; no second place ({ $rule }).
attila-sum-tied-second = { $players } players share second place with the { $tribe }: { $provinces } provinces ÷ { $players }, rounded up = { $points } for { $player } ({ $rule }).
attila-sum-absent = { $player } has no counter on the { $tribe }: no points ({ $rule }).
attila-sum-gap = { $player } is more than two fields behind with the { $tribe }: no points for second place ({ $rule }).
attila-sum-no-second = First place with the { $tribe } is shared, so nobody is second: no points for { $player } ({ $rule }).
attila-sum-lower = { $player } is third or lower with the { $tribe }: no points ({ $rule }).

## Hand and tiles

attila-hand-title = Your cards and action tiles
attila-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
attila-hand-empty = No cards in hand.
attila-hand-spectator = You are watching; hands are hidden.
attila-piles = { $pile } cards in the draw pile, { $cards } in your hand.
attila-card = { $tribe }{ $state ->
    [play] : play this card
    [exchange] : give this card away
    [discard] : discard this card
    [commit] : lay this card
    [picked] : chosen
    [played] : played, its stone is not settled yet
    [not] : not possible now, tap for the reason
   *[idle] { "" }
}
attila-card-new = new
attila-card-of-turn = Card { $number } of { $total }.
attila-tiles = Your action tiles
attila-tile = { $tile }: { $state ->
    [gone] used
    [now] use it now
   *[later] not now, tap for the reason
}
attila-tiles-moment = { $moment ->
    [over] The game is over.
    [none] All action tiles are used.
    [wait] Action tiles: in your own turn, one a turn.
    [chosen] Chosen: a second tap takes it back.
    [used] One tile a turn: used.
    [now] Action tiles: one may be used now.
   *[later] Action tiles: after this step, one a turn.
}

## Century

attila-century = Century
attila-century-step = + { $step } influence a stone
attila-century-left = { $count ->
    [0] no tile left
    [one] 1 tile to scoring
   *[other] { $count } tiles to scoring
}
attila-century-short = { $century }th
attila-century-spoken = { $century }th century: influence step { $step }, { $left } of { $room } tiles left

## Choices and phases

attila-no-way-back = no way back
attila-choice-influence = Influence +{ $step }
attila-choice-climb = { $tribe } { $from } → { $to }
attila-choice-forgo = Second stone
attila-choice-forgo-sub = or choose a province
attila-choice-skip = No second stone
attila-choice-skip-sub = forgo both
attila-choice-tile-double = one more card
attila-choice-tile-exchange = swap hand cards
attila-choice-tile-influence2 = two steps up
attila-prompt-aimed = { $seat }, { $count ->
    [0] for { $province } you hold no card: none of yours may place a stone there now. Choose another province, or a card.
    [one] choose a card for { $province }: the lit one may place a stone there.
   *[other] choose a card for { $province }: the lit ones may place a stone there.
}
attila-prompt-stuck = { $seat }, none of your cards can be played. Use an action tile, or discard a card.
attila-choice-no-tile = { $moment ->
    [discard] Discard a card
    [turn-start] Play a card
    [before-conflict] To the conflict
    [after-pacification] Go on
   *[after-slot] { $last ->
        [yes] End turn
       *[no] Next card
    }
}
attila-choice-no-tile-sub = { $last ->
    [yes] no tile, draw cards
   *[no] no tile
}
attila-choice-exchange = { $count ->
    [one] Draw 1 new card
   *[other] Draw { $count } new cards
}
attila-phase-card = Card and stone
attila-phase-influence = Influence or stone
attila-phase-conflict = Conflict
attila-phase-scoring = Scoring
attila-phase-draw = Draw

## Conflict

attila-conflict = Conflict { $province_id ->
    [creta] on { $province }
   *[other] in { $province }
}
attila-conflict-intro = Lay any number of cards of the { $tribes } face down, or pass. Then all cards are shown and the weakest tribe leaves.
attila-conflict-map = See the map
attila-conflict-back = Back to the conflict
attila-conflict-turn = { $player } decides in the conflict.
attila-conflict-tribe = Tribe
attila-conflict-parts = Stones, my cards, hidden cards
attila-conflict-known = Known
attila-conflict-then = As known
attila-conflict-spoken = { $stones ->
    [one] one stone
   *[other] { $stones } stones
}, { $cards ->
    [0] none of my cards
    [one] one of my cards
   *[other] { $cards } of my cards
}
attila-conflict-plus = + 0 to { $count } hidden
attila-conflict-stays = stays
attila-conflict-leaves = would leave
attila-conflict-hidden = { $count ->
    [0] No hidden cards yet. Ties for weakest all leave (R6.7).
    [one] One hidden card can lift any tribe here by one. Ties for weakest all leave (R6.7).
   *[other] { $count } hidden cards can lift any tribe here by up to { $count }. Ties for weakest all leave (R6.7).
}
attila-conflict-barred = { $tribes }: no stone { $province_id ->
    [creta] on { $province }
   *[other] in { $province }
} (R6.3).
attila-conflict-choose = Choose cards
attila-conflict-lay = { $tribe ->
    [none] Lay { $count } cards
   *[other] { $count ->
        [one] Lay 1 card of the { $tribe }
       *[other] Lay { $count } cards of the { $tribe }
    }
}
attila-conflict-reveals = reveals all cards, no way back
attila-conflict-final = face down, no way back
attila-conflict-pass = Pass
attila-conflict-pass-reveals = reveals the cards
attila-conflict-pass-final = also final
attila-order-pass = Standing order: pass for me when no card of mine may be laid
attila-order-title = Order of decision
attila-order-fifth = set the fifth stone
attila-order-you = you
attila-order-last = you are last
attila-order-state = { $state ->
    [laid] { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
    [passed] passed
    [deciding] deciding
   *[waiting] waiting
}
attila-go-on = Go on
attila-reveal = { $province } is decided
attila-reveal-intro = { $count ->
    [one] The weakest tribe, with strength { $weakest }, leaves the province.
   *[other] The weakest tribes, with strength { $weakest }, leave the province together.
}
attila-reveal-stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
attila-reveal-left = leaves
attila-reveal-stayed = stays
attila-reveal-pacified = { $count ->
    [0] { $province } is empty and pacified with a tile of the { $century }th century.
   *[other] { $province } is pacified with a tile of the { $century }th century.
}
attila-reveal-untiled = { $province } is pacified; no tile was left.

## Scoring and end

attila-scoring = End of the { $century }th century
attila-scoring-final = Final scoring
attila-scoring-intro = First: one point per stone. Second: one per province. Tap a number to see its sum.
attila-scoring-tribe = { $stones } in { $provinces }
attila-scoring-score = Score
attila-scoring-all = Show all
attila-final = { $count ->
    [one] { $players } wins
   *[other] { $players } win together
}
attila-final-cause = The game ended because { $cause }.
attila-final-player = Player
attila-final-century = { $century }th
attila-final-last = final
attila-final-points = Points
attila-final-seed = Check the draws
attila-final-seed-why = The fingerprint was published before the first card was drawn; the seed that belongs to it is now open.
attila-final-hash = Fingerprint
attila-final-key = Seed
attila-final-board = See the board
attila-figures = Influence and points
attila-figures-rules = First: one point per stone. Second: one per province. Tied first: both sums shared, no second. Tied second: provinces shared. Every share is rounded up (R8.6 to R8.11).

## The board in words

attila-text-actions = You may
attila-text-provinces = Provinces
attila-text-links = By land: { $land ->
    [none] nothing
   *[other] { $land }
}. By sea: { $sea ->
    [none] nothing
   *[other] { $sea }
}.
attila-text-empty = { $count ->
    [one] One empty province
   *[other] { $count } empty provinces
}
