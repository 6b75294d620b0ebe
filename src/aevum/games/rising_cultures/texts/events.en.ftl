### Rising Cultures - what happened, in sentences (English).
### One message per kind of event. $seat, $card, $province, $nation, $source, $symbol, $resource,
### $category and $recovered are names, with _id their ids, $card_kind is person or building; what the reader may not know is the word
### "none".

event-laid-province = The province { $province } is laid out.
event-nation = { $nation_id ->
    [abbasids] { $seat } leads the { $nation }.
   *[other] { $seat } leads { $nation }.
}
event-first-marker = { $seat } holds the marker at the start.
event-drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws “{ $card }”.
}
event-picked = { $seat } has chosen the first cards.
event-round = Round { $round } begins; { $seat } goes first.
event-income = { $coins ->
    [0] The supply is empty: { $seat } receives no income.
    [one] { $seat } receives 1 coin as income.
   *[other] { $seat } receives { $coins } coins as income.
}
event-swapped = { $coins ->
    [0] { $seat } swaps a card for free.
    [one] { $seat } pays 1 coin and swaps a card.
   *[other] { $seat } pays { $coins } coins and swaps a card.
}
event-returned = { $card ->
    [none] { $seat } puts a hand card under the deck.
   *[other] { $seat } puts “{ $card }” under the deck.
}
event-used-coins = { $coins ->
    [0] { $seat } discards “{ $card }”, but the supply is empty.
    [one] { $seat } discards “{ $card }” and takes 1 coin.
   *[other] { $seat } discards “{ $card }” and takes { $coins } coins.
}
event-used-military = { $seat } lays “{ $card }” on red bar { $bar }.
event-used-resource = { $coins ->
    [0] { $seat } lays “{ $card }” into the resource column.
    [one] { $seat } lays “{ $card }” into the resource column and takes 1 coin.
   *[other] { $seat } lays “{ $card }” into the resource column and takes { $coins } coins.
}
event-built = { $coins ->
    [0] { $card_kind ->
        [person] { $seat } places “{ $card }” with the resources at hand.
       *[building] { $seat } builds “{ $card }” with the resources at hand.
    }
    [one] { $card_kind ->
        [person] { $seat } pays 1 coin and places “{ $card }”.
       *[building] { $seat } pays 1 coin and builds “{ $card }”.
    }
   *[other] { $card_kind ->
        [person] { $seat } pays { $coins } coins and places “{ $card }”.
       *[building] { $seat } pays { $coins } coins and builds “{ $card }”.
    }
}
event-covered = { $seat } covers the ruler “{ $card }”.
event-ascended = { $seat } reaches stage { $stage } with “{ $card }”.
event-activated = { $seat } uses an action: { $source }.
event-gained = { $coins ->
    [0] The supply is empty: { $seat } receives no coins.
    [one] { $seat } receives 1 coin.
   *[other] { $seat } receives { $coins } coins.
}
event-paid = { $coins ->
    [one] { $seat } pays 1 coin.
   *[other] { $seat } pays { $coins } coins.
}
event-flipped = { $coins ->
    [0] { $seat } turns the tableau to its golden side: a golden age begins.
    [one] { $seat } pays 1 coin and turns the tableau to its golden side: a golden age begins.
   *[other] { $seat } pays { $coins } coins and turns the tableau to its golden side: a golden age begins.
}
event-bought-symbol = { $coins ->
    [0] { $seat } has
    [one] { $seat } pays 1 coin and has
   *[other] { $seat } pays { $coins } coins and has
} { $symbol_id ->
    [sword] { $number ->
        [one] 1 more sword
       *[other] { $number } more swords
    }
    [horse] { $number ->
        [one] 1 more horse
       *[other] { $number } more horses
    }
   *[shield] { $number ->
        [one] 1 more shield
       *[other] { $number } more shields
    }
} until the end of the round.
event-borrowed = { $seat } has { $number } more { $resource } until the end of the turn.
event-shown = { $seat } turns up “{ $card }” from the deck.
event-peeked = { $cards ->
    [one] { $seat } looks at the top card of the deck.
   *[other] { $seat } looks at the top { $cards } cards of the deck.
}
event-recovered = { $seat } brings “{ $card }” from the discard pile { $recovered }.
event-archived = { $cards ->
    [one] { $seat } archives “{ $card }”: 1 card is in the House of Wisdom.
   *[other] { $seat } archives “{ $card }”: { $cards } cards are in the House of Wisdom.
}
event-repeated = { $seat } uses the one-time effect of stage { $stage } once more.
event-flooded = { $seat } raises the flood level of the Nile to { $level }.
event-nile-filled = { $coins ->
    [one] On the Nile 1 coin becomes due to { $seat }.
   *[other] On the Nile { $coins } coins become due to { $seat }.
}
event-nile-taken = { $coins ->
    [one] { $seat } takes 1 coin from the Nile.
   *[other] { $seat } takes { $coins } coins from the Nile.
}
event-kept = { $seat } puts the last hand card face down back on the deck.
event-contested = { $own ->
    [0] Nobody has a symbol that counts for the province { $province }.
   *[other] { $seat } can win the province { $province }, with a strength of { $own } to { $other }.
}
event-abstained = { $seat } declines the province { $province }.
event-won = { $seat } wins the province { $province }.
event-boxed = Nobody takes the province { $province }; it goes into the box.
event-price = { $seat } discards “{ $card }” from the military column as the price.
event-marker = The marker goes to { $seat }, with { $own } to { $other } cards in the progress columns.
event-limited = { $coins ->
    [one] { $seat } is above the coin limit and returns 1 coin.
   *[other] { $seat } is above the coin limit and returns { $coins } coins.
}
event-scored = { $seat } scores { $points } VP ({ $category }).
event-game-ended = { $game ->
    [1] { $seat } ends the game with { $points } VP.
   *[other] { $seat } ends the second game with { $points } VP.
}
event-ended = The game is over.
