### Rising Cultures - what cards, bars, stages, tableaus and provinces do (English).
### effect-… says what an effect does, with its parameters by the names they have in the data:
### $n, $cost, $max, $discount and $delta are numbers, $kind, $source, $to, $filter and $limit ids
### ($kind_text is a name), $window the moment. $kinds, $effect, $counted and $at_most are texts made
### before: one or more resources, another effect, what is counted, the most there is. The other
### messages lay moment and condition around an $effect, or say what is counted: each, a single one
### or several ($share).

## When

when-play = Once: { $effect }
when-income = Income: { $effect }
when-action = { $limit ->
    [game] Action (once per game): { $effect }
   *[round] Action: { $effect }
}
when-event-build = { how-often } for a build: { $effect }
when-event-ascend = { how-often } for an ascent: { $effect }
when-event-military = { how-often } for a card used for military: { $effect }
when-event-coins_use = { how-often } for a card used for coins: { $effect }
when-event-cover = { how-often } for covering a ruler: { $effect }
when-event-province_won = { $limit ->
    [game] Once per game for winning a province: { $effect }
   *[round] For winning a province: { $effect }
}
when-event-province_lost = { $limit ->
    [game] Once per game when the opponent wins a province: { $effect }
   *[round] When the opponent wins a province: { $effect }
}
when-event-round_end = { $limit ->
    [game] Once per game at the end of a round: { $effect }
   *[round] At the end of each round: { $effect }
}
how-often = { $limit ->
    [game] Once per game
   *[round] Once per round
}

## If, and how much at most

if-golden = { $effect } if the tableau shows its golden side
if-marker = { $effect } with the marker
if-at-least = { $effect } with at least { $counted }
if-behind = { $counter ->
    [progress] { $effect } with fewer cards in the progress column than the opponent
   *[provinces] { $effect } with fewer provinces than the opponent
}
at-most = { " " }(at most { $verb ->
    [coins_per] { some-coins }
    [symbol_per] { some-symbols }
   *[vp_per] { $n } VP
})

## What

effect-income = { some-coins }
effect-coins = { some-coins }
effect-coins_per = { some-coins } for { $counted }{ $at_most }
effect-resource = +{ $n } { $kind_text }
effect-resource_any = +{ $n } { $kinds } (chosen anew for every build)
effect-temp_resource = +{ $n } { $kind_text } until the end of the turn
effect-symbol = +{ some-symbols }
effect-symbol_any = { $n ->
    [one] +1 symbol that counts in every contest
   *[other] +{ $n } symbols that count in every contest
}
effect-symbol_per = { $kind ->
    [sword] One sword for { $counted }{ $at_most }
    [horse] One horse for { $counted }{ $at_most }
   *[shield] One shield for { $counted }{ $at_most }
}
effect-buy_symbol = { coin-cost } for { some-symbols } this round
effect-vp = +{ $n } VP
effect-vp_per = { $n } VP for { $counted }{ $at_most }
effect-free_swap = { $n ->
    [one] 1 free swap per round
   *[other] { $n } free swaps per round
}
effect-draw = { $n ->
    [one] draw 1 card, then put a hand card under the deck
   *[other] draw a card, then put a hand card under the deck, { $n } times in a row
}
effect-peek = look at the top { $n } cards of the deck, leave one of choice on top and put the others under the deck
effect-extra_play = turn up the top card of the deck and play it at once
effect-discount = { $filter ->
    [building] Buildings cost
    [person] Persons cost
   *[all] Buildings and persons cost
} { $kind ->
    [any] { $n ->
        [one] 1 resource less
       *[other] { $n } resources less
    }
   *[other] { $n } { $kind_text } less
}
effect-coin_rate = Missing units of { $kinds } cost only one coin each
effect-coins_use_bonus = { $n ->
    [one] +1 coin for every card used for coins
   *[other] +{ $n } coins for every card used for coins
}
effect-cover_bonus = { $effect }
effect-ruler_slot = { $n ->
    [one] Room for 1 more uncovered ruler
   *[other] Room for { $n } more uncovered rulers
}
effect-flip_golden = pay { coin-cost } and turn the tableau to its golden side
effect-ascend = put { card-from } into the progress column
effect-recover = { $to ->
    [deck_top] put a card from the discard pile on top of the deck
    [deck_bottom] put a card from the discard pile under the deck
    [resource] lay a card from the discard pile into the resource column
    [military] lay a card from the discard pile into the military column
   *[hand] take a card from the discard pile into the hand, then put a hand card under the deck
}
effect-build_from_discard = { $discount ->
    [0] build a card from the discard pile
    [one] build a card from the discard pile for 1 resource less
   *[other] build a card from the discard pile for { $discount } resources less
}
effect-keep_military = { $window ->
    [static] { $limit ->
        [game] Once per game no military card as the price for a province
       *[round] No military card as the price for provinces
    }
   *[play] no military card as the price
}
effect-win_ties = Wins tied contests, even without the marker
effect-hold_marker = Receives or keeps the marker when the progress columns are level
effect-coin_limit = Coin limit { $delta }
effect-pay = pay { coin-cost }, then { $effect }
effect-nile_add = a coin on each own flooded empty space of the Nile, { $n } at most; the opponent takes a coin for each flooded space of theirs
effect-nile_take = take up to { $n } of the coins due on the Nile
effect-flood = raise the flood level by { $n }; the opponent receives a coin for each step
effect-archive = archive { card-from }
effect-repeat_stage = repeat the one-time effect of a stage already reached (up to stage { $max })
effect-ascend_or_price = put a card from the discard pile into the progress column, or the lowest military card instead of discarding it as the price

## Parts of effects

some-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
coin-cost = { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}
some-symbols = { $kind ->
    [sword] { $n ->
        [one] 1 sword
       *[other] { $n } swords
    }
    [horse] { $n ->
        [one] 1 horse
       *[other] { $n } horses
    }
   *[shield] { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
}
card-from = { $source ->
    [resource] the lowest resource card
    [military] the lowest military card
    [deck_top] the top card of the deck
   *[discard] a card from the discard pile
}
either = { $others } or { $last }
every = every { $counted }

## What is counted

counted-buildings = { $share ->
    [each] each building
    [single] 1 building
   *[several] { $count } buildings
}
counted-persons = { $share ->
    [each] each uncovered person
    [single] 1 uncovered person
   *[several] { $count } uncovered persons
}
counted-covered = { $share ->
    [each] each covered ruler
    [single] 1 covered ruler
   *[several] { $count } covered rulers
}
counted-display = { $share ->
    [each] each uncovered card in the display
    [single] 1 uncovered card in the display
   *[several] { $count } uncovered cards in the display
}
counted-progress = { $share ->
    [each] each card in the progress column
    [single] 1 card in the progress column
   *[several] { $count } cards in the progress column
}
counted-military = { $share ->
    [each] each card in the military column
    [single] 1 card in the military column
   *[several] { $count } cards in the military column
}
counted-symbols = { $share ->
    [each] each symbol
    [single] 1 symbol
   *[several] { $count } symbols
}
counted-provinces = { $share ->
    [each] each province
    [single] 1 province
   *[several] { $count } provinces
}
counted-sign_sets = { $share ->
    [each] each set of the signs A, B and C
    [single] 1 set of the signs A, B and C
   *[several] { $count } sets of the signs A, B and C
}
counted-coins = { $share ->
    [each] each coin
    [single] 1 coin
   *[several] { $count } coins
}
counted-nile_due = { $share ->
    [each] each coin due on the Nile
    [single] 1 coin due on the Nile
   *[several] { $count } coins due on the Nile
}
counted-archive = { $share ->
    [each] each archived card
    [single] 1 archived card
   *[several] { $count } archived cards
}
counted-resource_cards = { $share ->
    [each] each card in the resource column
    [single] 1 card in the resource column
   *[several] { $count } cards in the resource column
}
counted-resource_kinds = { $share ->
    [each] each kind of resource
    [single] 1 kind of resource
   *[several] { $count } kinds of resources
}
counted-discard = { $share ->
    [each] each card in the discard pile
    [single] 1 card in the discard pile
   *[several] { $count } cards in the discard pile
}
counted-pm_sets = { $share ->
    [each] each set of a progress card and a military card
    [single] 1 set of a progress card and a military card
   *[several] { $count } sets of a progress card and a military card
}
counted-symbol = { $share ->
    [each] each { $name }
    [single] 1 { $name }
   *[several] { $name_id ->
        [sword] { $count } swords
        [horse] { $count } horses
       *[shield] { $count } shields
    }
}
counted-sign = { $share ->
    [each] each province with the sign { $name }
    [single] 1 province with the sign { $name }
   *[several] { $count } provinces with the sign { $name }
}
counted-resource = { $share ->
    [each] each unit of { $name }
    [single] 1 unit of { $name }
   *[several] { $count } units of { $name }
}
