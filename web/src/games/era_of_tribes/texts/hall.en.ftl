### Era of Tribes in the hall (English).

hall-asked-era_of_tribes = { $node ->
    [choose-action] Choose an action
    [leaders] How many leaders?
    [luxuries] Which luxury goods?
    [grow] Where do new vassals appear?
    [convert] Fleets, armies or trade posts?
    [move] Move your vassals and fleets
    [aboard] Where does the vassal go ashore?
    [parley] Peace or battle at sea?
    [expulsion] Expel trade posts?
    [commit] What goes into the battle?
    [reinforce] Reinforcement before the roll?
    [casualty] What do you lose?
    [lend] Lend armies?
    [consent] An offer to you
    [progress] Which progress?
    [score-card] Which card is scored?
    [keep-card] Which card do you keep?
    [choose-people] Which people do you lead?
   *[other] It is your decision
}
