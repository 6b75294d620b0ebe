### Era of Tribes - the question at each decision (English).
### $seat who is asked; $action, $good, $sea, $rival, $from, $host, $province, $by, $owner
### and $offer_id what it is about; $left how many are still to come.

prompt-keep-card = { $seat }, which of your two influence cards do you keep? It stays secret; the other one goes back.
prompt-choose-people = { $seat }, which people do you lead?
prompt-free-progress = { $seat }, in which field do you start with a progress? It costs nothing.
prompt-free-fleet = { $seat }, where does the free fleet go? ({ $left } still to place)
prompt-free-army = { $seat }, no vassal is free: do you take one from an unbuilt city as free army?
prompt-allot = { $seat }, how many tokens of { $good } do you set aside for war this round?
prompt-position = { $seat }, your leader stands on the ring: which place in the turn order do you take?
prompt-choose-action = { $seat }, which action do you choose? You may use villages first, or pass for the rest of the round.
prompt-leaders = { $seat }, how many leaders do you place on { $action }?
prompt-luxuries = { $seat }, which luxury goods do you add to { $action }?
prompt-shrink = { $seat }, your people shrinks: which pieces do you take back? ({ $left } still to go)
prompt-grow = { $seat }, where do new vassals appear? Growth left: { $left }.
prompt-convert = { $seat }, do you turn new vassals into fleets, armies or trade posts?
prompt-host = { $seat }, in which city does the trader from { $from } settle?
prompt-toll = { $seat }, how do you pay for the trade post?
prompt-move = { $seat }, move vassals and fleets. Nothing is final before a die falls or somebody else is asked.
prompt-aboard = { $seat }, the vassal is at sea: where does it sail or go ashore?
prompt-parley = { $seat }, fleets of two players meet: { $sea }. Do you fight { $rival }?
prompt-challenge = { $seat }, do you challenge somebody with whom you share a sea?
prompt-expulsion = { $seat }, { $owner } attacks you. Which trade posts of theirs do you expel?
prompt-found = { $seat }, where do you found cities?
prompt-next-battle = { $seat }, which battle is fought next?
prompt-commit = { $seat }, what do you send into the battle?
prompt-lend = { $seat }, how many armies do you lend? You are paid for each.
prompt-reinforce = { $seat }, the dice are about to fall: do you send anything else?
prompt-casualty = { $seat }, you were hit: what do you lose?
prompt-take-city = { $seat }, do you put a city of your own there?
prompt-village-won = { $seat }, you have won a village: do you use it now or keep it face down?
prompt-half-progress = { $seat }, in which field do you advance at half price?
prompt-diplomacy = { $seat }, which diplomacy action does your next leader carry out?
prompt-bonus = { $seat }, do you add a bonus action?
prompt-consent = { $seat }, { $offer_id ->
    [buy] { $by } would like to buy a province of yours: { $province }. Do you sell it?
    [ally] { $by } offers you an alliance. Do you agree?
   *[part] { $by } would like to end the alliance. Do you agree?
}
prompt-progress = { $seat }, in which field does your next leader advance?
prompt-score-card = { $seat }, you are the first in this epoch: which open influence card is scored now?
prompt-waiting = { $seat } is deciding.
