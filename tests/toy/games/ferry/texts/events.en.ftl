event-drew = { $card_id ->
    [none] A card goes to { $boat }.
   *[other] { $seat } gets { $card } for { $boat }.
}
event-loaded = { $seat } loads { $card } onto { $boat }.
event-crossed = The current is { $face }: { $boat } brings { $points }.
event-ended = All boats are across.
