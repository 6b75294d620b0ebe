### A new table of Invasions (English).

inv-new-scenario = Scenario
inv-new-first = begin here
inv-new-length = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $least } to { $most } minutes
inv-new-players = for { $counts } players
inv-new-seats = Who plays whom:
inv-new-about-danube_376 = The Goths cross the Danube, the Huns behind them: one round of war, no cards.
inv-new-about-adrianople = Three turns in the East with everything but the West.
inv-new-about-attila = Turns 4 to 6: the Huns at their height.
inv-new-about-justinian = Turns 7 to 9: the West is gone, the East comes back.
inv-new-about-scenario_350 = All twelve turns, all nations, the whole board.
inv-new-combat = Combat
inv-new-basic = Basic combat
inv-new-basic-about = Dice with swords; every hit is seen at once.
inv-new-advanced = Advanced combat
inv-new-advanced-about = Two dice and a table; terrain and kinds of troops count for more.
