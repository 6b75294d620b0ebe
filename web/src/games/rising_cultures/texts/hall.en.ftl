### Rising Cultures in the hall (English).

hall-asked-rising_cultures = { $node ->
    [start] Choose your cards for the start
    [swap] Do you swap a card?
    [return] Which card goes back?
    [act] Which card do you play, and how?
    [ascend] Do you advance your culture?
    [ruler] Which ruler do you cover?
    [claim] Do you take the province?
    [tribute] What do you give?
   *[other] It is your decision
}
