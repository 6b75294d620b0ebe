### The board of Rising Cultures (English).

## What there is

cultures-wood = Wood
cultures-brick = Brick
cultures-stone = Stone
cultures-gold = Gold
cultures-coins = Coins
cultures-sword = Swords
cultures-horse = Horses
cultures-shield = Shields
cultures-symbol-any = Symbols of any kind
cultures-or = { " or " }
cultures-limit = coin limit at the end of the round
cultures-points = { $points } VP
cultures-round = Round { $round } of { $rounds }
cultures-marker = Marker
cultures-progress = Progress
cultures-military = Military
cultures-deck = Deck
cultures-discard = Discard pile
cultures-discard-empty = No card has been discarded.
cultures-won = Provinces won
cultures-covered = covered, no longer counts
cultures-covered-count = { $count ->
    [one] 1 ruler covered
   *[other] { $count } rulers covered
}
cultures-nation-rome = Rome
cultures-nation-persia = Persia
cultures-nation-abbasids = Abbasids
cultures-nation-egypt = Egypt
cultures-not-laid = The table is being laid: provinces, nations and the marker are drawn.
cultures-unit = { $kind ->
    [wood] { $number } wood
    [brick] { $number } brick
    [stone] { $number } stone
    [gold] { $number } gold
   *[coin] { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }
}

## Boards

cultures-mat = { $player }: { $nation }
cultures-text-actions = What you may do
cultures-whole = Whole board
cultures-totals-of = What { $player } has
cultures-side-display = Buildings and persons
cultures-side-display-empty = Nothing built yet
cultures-side-progress = Progress column: stage { $reached } of { $stages }
cultures-side-military = Military column: { $cards } of { $bars } bars
cultures-side-resource = Resource column: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
cultures-side-resource-empty = No resource card
cultures-lowest = Lowest resource card: the next to ascend.
cultures-stage = Stage { $stage }, { $state ->
    [reached] reached:
    [would] would be reached:
   *[open] not reached:
}
cultures-stage-name = Stage { $stage }
cultures-bar-name = Red bar { $bar }
cultures-stage-empty = No effect is printed there.
cultures-bar-print = Printed { $symbol }, { $state ->
    [on] counts.
   *[off] counts as soon as a card lies here.
}
cultures-price-next = Given up when a province is won
cultures-nile-title = Nile
cultures-nile = Nile: flood level { $flood }, coins due: { $coins }
cultures-nile-space = { $player }'s space, { $state ->
    [flooded] flooded
   *[dry] not flooded yet
}
cultures-wisdom-title = House of Wisdom
cultures-wisdom = House of Wisdom { $filled }/{ $places }
cultures-piles = { $player }: { $deck } in the deck, { $discard } discarded. Look at the piles
cultures-piles-title = { $player }'s piles
cultures-known = { $where ->
    [top] You know these on top of it:
   *[bottom] You know these under it:
}
cultures-hand-of = Cards in hand
cultures-activate = Use
cultures-activated = used

## Races

cultures-province-race = The province of this round
cultures-next-provinces = The next provinces, my strength against theirs
cultures-province-contest = Contest
cultures-province-brings = Brings
cultures-province-plain = nothing but its points
cultures-province-end = At the end
cultures-sign = Province sign { $sign }
cultures-leads = { $who ->
    [you] You would win now.
    [nobody] Nobody has a symbol for it.
   *[other] { $player } would win now.
}
cultures-ties = { $by ->
    [ability] { $who ->
        [you] You win
       *[other] { $player } wins
    } ties, even without the marker.
   *[marker] { $tied ->
        [yes] A tie: the marker decides, and
       *[no] In a tie the marker decides:
    } { $who ->
        [you] you hold it.
       *[other] { $player } holds it.
    }
}
cultures-gives-up = The winner gives up “{ $card }”.
cultures-gives-up-you = If you take it, you give up your lowest military card: “{ $card }”.
cultures-gives-up-none = It costs you no military card.
cultures-marker-race = Race for the marker
cultures-progress-of = { $player }: { $reached } progress cards
cultures-marker-goes = { $way ->
    [stays] More progress: the marker stays with { $who ->
        [you] you
       *[other] { $player }
    }.
    [kept] Equal progress, yet the marker stays with { $who ->
        [you] you
       *[other] { $player }
    }.
    [changes] Equal progress: the marker changes to { $who ->
        [you] you
       *[other] { $player }
    } at the end of the round.
   *[moves] The marker goes to { $who ->
        [you] you
       *[other] { $player }
    } at the end of the round.
}

## Hand and uses

cultures-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
cultures-hand-empty = No cards in hand.
cultures-hand-spectator = You are watching; hands are hidden.
cultures-stays = goes back on the deck
cultures-card-spoken = { $card }, { $kind ->
    [building] building
    [ruler] ruler
   *[person] person
}, costs { $cost }, { $points } VP. { $text ->
    [none] No ability.
   *[other] { $text }.
} Military: { $symbols }. As a resource: { $strip }.
cultures-card-tap = { $state ->
    [play] Tap for its four uses.
    [start0] Tap: upper resource card.
    [start1] Tap: lower resource card.
    [start2] Tap: goes under the deck.
    [return] Tap: goes under the deck.
   *[look] Tap to look at it.
}
cultures-pick = { $state ->
    [start0] As upper resource
    [start1] As lower resource
   *[return] Under the deck
}
cultures-actions = Actions you may use now
cultures-uses = Uses of { $card }
cultures-uses-back = Back to the hand
cultures-use-coins = Coins
cultures-use-military = Military
cultures-use-resource = Resource
cultures-use-build = Build
cultures-use-not = not possible – why?
cultures-use-lacks = short of { $units }
cultures-use-plain = brings nothing at once
cultures-change = { $kind ->
    [coins] { $by } { $number ->
        [one] coin
       *[other] coins
    } ({ $from } → { $to })
    [wood] { $by } wood
    [brick] { $by } brick
    [stone] { $by } stone
    [gold] { $by } gold
    [any] { $by } of choice
    [sword] { $by } { $number ->
        [one] sword
       *[other] swords
    }
    [horse] { $by } { $number ->
        [one] horse
       *[other] horses
    }
    [shield] { $by } { $number ->
        [one] shield
       *[other] shields
    }
    [progress] stage { $to }
   *[points] { $by } VP
}
cultures-desk-tap = Tap a card to see its four uses, or drag it to a side of your board.
cultures-desk-actions = Your card is played. You may still use actions.
cultures-desk-wait = { $player } is playing.
cultures-desk-round = { $cards ->
    [4] You play three of these four cards this round; the fourth goes back on the deck.
    [1] Your last card goes back on the deck: you will draw it again.
    [0] You have played your cards of this round.
   *[other] Of these { $cards } cards you play all but one this round; the last one goes back on the deck.
}
cultures-choose = { $node ->
    [peek] Which card stays on top of your deck?
    [ruler] Which ruler is covered?
    [option] Which effect?
   *[target] Which card of your discard pile?
}
cultures-cover-none = Cover nobody: a place is free
cultures-ascend-costs = The card “{ $card }” leaves your resources: { $units ->
    [none] nothing is lost
   *[other] you lose { $units }
}.

## Start and swaps

cultures-start = Your first four cards
cultures-start-upper = Upper resource
cultures-start-upper-why = stays longest
cultures-start-lower = Lower resource
cultures-start-lower-why = first to ascend
cultures-start-under = Under the deck
cultures-start-under-why = comes back very late
cultures-start-top = On top of the deck
cultures-start-top-why = the one that is left
cultures-swaps = Swaps
cultures-swaps-made = { $made } of { $most } paid
cultures-swaps-why = Pay 1 coin, draw 1 card, put 1 card under the deck; at most twice a round. { $deck ->
    [one] 1 card is left in the deck.
   *[other] { $deck } cards are left in the deck.
}
cultures-return-why = Choose the card that goes under the deck; it may be the one just drawn. The deck then has { $deck } cards and this one.
cultures-swap-free-short = free

## Prompt

cultures-prompt-round = Round { $round } of { $rounds }{ $card ->
    [0] .
   *[other] , card { $card } of 3.
}
cultures-prompt-start-0 = { $seat }, which card is your upper resource card? What its lower left corner shows is yours to build with; the upper card stays longest.
cultures-prompt-start-1 = { $seat }, which card is your lower resource card? It is the first to ascend.
cultures-prompt-start-2 = { $seat }, which card goes under your deck? The last one goes on top of it.
cultures-prompt-swap = { $seat }, do you swap a card? { $swaps } of 2 paid swaps are made this round.
cultures-prompt-return-one = { $seat }, which card goes under your deck? The new one is marked.
cultures-prompt-return-some = { $seat }, { $number } of { $of }: which card goes under your deck? The new one is marked.
cultures-prompt-act = { $seat }, tap the card you play.
cultures-prompt-act-actions = { $seat }, tap the card you play. Your unlocked actions may come before or after it.
cultures-prompt-act-card = { $seat }, how do you use “{ $card }”?
cultures-prompt-act-played = { $seat }, your card is played. Use another action, or end your turn.
cultures-prompt-ascend = { $seat }, do you ascend to stage { $stage }? { $benefit ->
    [none] No effect is printed there.
   *[other] It brings: { $benefit }.
} Your lowest resource card, “{ $lowest }”, goes up.
cultures-prompt-claim = { $seat }, do you take the province { $province }?
cultures-choice-swap_paid = Swap for 1 coin
cultures-choice-swap_free = Swap for free
cultures-choice-swap_done = Keep these cards
cultures-choice-ascend = Yes, ascend
cultures-choice-no_ascend = No
cultures-choice-contest = Take the province
cultures-choice-price = gives up “{ $card }”
cultures-choice-rival = rival: { $changes }
cultures-choice-abstain = Decline
cultures-choice-maghreb_discard = Card of the discard pile
cultures-choice-maghreb_military = Lowest military card
cultures-choice-end_turn = End turn
cultures-phase-income = Income and draw
cultures-phase-swap = Swaps
cultures-phase-turns = Three cards each
cultures-phase-province = Province
cultures-phase-marker = Marker and coin limit

## Pages, totals, end

cultures-pages = Pages of the board
cultures-page-hand = Hand
cultures-page-race = Race
cultures-page-mine = My board
cultures-page-theirs = Rival
cultures-totals = Victory points as they would stand now
cultures-totals-head = If it ended now
cultures-sums = Other totals
cultures-sum-open = Where the number comes from
cultures-sum-none = Nothing yet
cultures-line-sum = Total
cultures-final = The score pad
cultures-final-won = { $count ->
    [one] { $player } has won
   *[other] A draw: { $player }
}
cultures-final-line = Line
cultures-final-carried = First game
cultures-final-all = Show all
cultures-final-look = Look at the boards

## Options of a new table

cultures-options = Nations
cultures-options-nation = Nation ({ $seat })
cultures-options-lot = By lot
cultures-options-first = First marker
cultures-options-match = A match: two games with swapped nations
cultures-options-advice = For a first game, Rome against Persia. Egypt and the Abbasids are more complex.

## Rules by their sort

ui-rule-P = Province { $number }
ui-rule-N = Nation rule { $number }
