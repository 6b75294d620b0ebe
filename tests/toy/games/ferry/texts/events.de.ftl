event-drew = { $card_id ->
    [none] Eine Karte geht an { $boat }.
   *[other] { $seat } bekommt { $card } für { $boat }.
}
event-loaded = { $seat } lädt { $card } auf { $boat }.
event-crossed = Die Strömung ist { $face }: { $boat } bringt { $points }.
event-ended = Alle Boote sind drüben.
