### Rising Cultures - what speaks for a move, beside a hint (English). $card, $province and $resource are
### names, $seat is the rival; $own and $other are strengths for a province or cards of progress.

hint-becomes-resource = “{ $card }” becomes a resource.
hint-goes-under = “{ $card }” goes under the deck.
hint-stays-on-top = “{ $card }” stays on the deck and comes back in the first round.
hint-too-dear = You are { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} short of building it.
hint-can-build = You can pay for { $cards ->
    [one] one of your cards
   *[other] { $cards } of your cards
} as it is.
hint-cannot-build = { $cards ->
    [one] One of your cards is
   *[other] { $cards } of your cards are
} too expensive for you now.
hint-wins = You win { $province }, { $own } to { $other }.
hint-price = The price is “{ $card }”.
hint-rival-asked = Your rival may take { $province } then.
hint-nobody-wins = Nobody gets { $province } then.
hint-keeps-military = “{ $card }” stays in your military column.
hint-gets-ahead = As it stands, that wins { $province }, { $own } to { $other }.
hint-stays-ahead = You stay ahead for { $province }, { $own } to { $other }.
hint-tie-mine = { $own } to { $other } for { $province }: a tie, and it is yours.
hint-tie-rival = { $own } to { $other } for { $province }: a tie, but your rival wins it.
hint-behind = For { $province } it is { $own } to { $other } then.
hint-prepares = It counts for { $province } later: { $own } to { $other }.
hint-stage = You reach stage { $stage }.
hint-keeps-marker = You keep the marker, { $own } to { $other } cards of progress.
hint-gets-marker = The marker comes to you, { $own } to { $other } cards of progress.
hint-loses-marker = The marker goes to your rival, { $own } to { $other } cards of progress.
hint-points = It brings { $points } VP.
hint-loses-points = It costs { $points } VP.
hint-rival-points = { $seat } gains { $points } VP.
hint-rival-loses = { $seat } loses { $points } VP.
hint-coins = You gain { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
hint-pays = It costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
hint-over-limit = { $coins ->
    [one] 1 coin lies
   *[other] { $coins } coins lie
} above your limit: spend { $coins ->
    [one] it
   *[other] them
} in this round.
hint-resource = Resources: +{ $number } { $resource }.
hint-loses-resource = Resources: −{ $number } { $resource }.
hint-keeps-resource = “{ $card }” stays a resource.
hint-opens-build = With that you can pay for “{ $card }”.
