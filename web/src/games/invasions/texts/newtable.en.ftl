### A new table of Invasions (English).

inv-new-scenario = Scenario
inv-new-first = begin here
inv-new-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
inv-new-length = about { $least } to { $most } { $unit ->
    [hours] hours
   *[minutes] minutes
}
inv-new-estimate = The times are estimates for people who know the rules; no whole games have been timed. Every bot at the table makes it shorter.
inv-new-players = for { $counts } players
inv-new-seats = Who plays whom
inv-new-joined = Whoever holds two powers plays each of them when its nations are to act; their points are added, and so is what they are expected to reach.
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
inv-new-rulings = Other readings of the rules{ $count ->
    [0] {""}
   *[other] {" "}({ $count } chosen)
}
inv-new-rulings-about = Where the rule book is silent or contradicts itself we have ruled; here a table takes the other reading.
inv-new-ruling-reroll_order = Re-rolls: first all of the attacker, then all of the defender
inv-new-ruling-interception_ambush = In a battle after an interception only the defender may lay an ambush
inv-new-ruling-advanced_archery_rerolls = Advanced combat: no re-rolls in the archery round
inv-new-ruling-hostility_declared_by = Only the nation that is not active declares hostility
inv-new-ruling-leader_bonus = The stacking bonuses of several leaders add up
inv-new-ruling-campaign_free_move = A free move before every campaign, not only before a leader's first
inv-new-ruling-migration_campaigns = No campaigns after a migration
inv-new-ruling-horde_submits_when_defending = A defending horde submits only when it is hit
inv-new-ruling-siege_decline_of = In a siege the decline of the besieger counts, not that of the besieged
inv-new-ruling-alliance_slot = Allies act in the earlier of their two slots
inv-new-ruling-amphibious_ignores_sea_risk = Amphibious units ignore the risk of the sea everywhere
inv-new-ruling-red_swords_at_sea = Red swords hit at sea
inv-new-ruling-fleet_range_counts_port_zone_as = The sea zone of the port does not count for the range of a fleet
inv-new-ruling-inactive_may_intercept = Inactive nations may intercept
inv-new-ruling-zero_value_trade = Sea zones of value 0 bring no trade
inv-new-ruling-raid_counts_limes = A limes never counts against a raid
inv-new-ruling-capital_provinces_counted = Whether a kingdom submits is counted after its capital has fallen
inv-new-ruling-vassal_vp = Only the objectives of a vassal are halved, not all of its victory points
inv-new-ruling-inactive_barbarians_grow = Inactive barbarians get no reinforcements
inv-new-ruling-reinforcement_gap = A gap between two reinforcements of the timeline brings one unit
inv-new-ruling-side_changing = All mercenaries may change sides
inv-new-ruling-diplomacy_hands = Diplomacy cards are held openly
inv-new-ruling-roman_treasury_share = Only the treasury of Byzantium is cut by its age, not that of Rome
