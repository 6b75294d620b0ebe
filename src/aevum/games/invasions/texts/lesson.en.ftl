### Invasions - the guided first activation (English). What is to be read at each step, and what is
### said when something else was chosen. You are Cleo and lead the Goths; Ada the Romans, Ben the Huns.

lesson-aim = Welcome to the Danube in the year 376. You lead the Goths: Visigoths and Ostrogoths. Ada holds the Roman East, Ben the Huns and Alans. This scenario is one turn long. At its end every nation scores its objectives: for the Visigoths the area of Moesia is worth 5, Graecia 4, Dacia 1, and each looted city 1 point for each of its levels. Your strongest units stand marked in Valachia.
lesson-order = Nations act one after the other: barbarians, then kingdoms, then empires, the oldest first. Alans and Ostrogoths are done. Now it is the turn of the Visigoths; after you come the Huns and at last the Romans. You have two Movement parts, because the Visigoths are invading: an invader moves and fights twice.
lesson-open = In Valachia Fritigernus waits with four heavy cavalry, archers, noble cavalry of the Ostrogoths and the horde. The badge says 6 of 7 units: 4 in open country, 2 more by the leader, 1 more for an invader. Tap Valachia to set out with this group.
lesson-open-wrong = The infantry of Dacia can wait. Set out from Valachia.
lesson-all = Who goes along? Units without a leader have one pace less, and where the horde goes your people go. Take them all.
lesson-all-wrong = Alone they would be too weak for what comes. Take them all.
lesson-cross = The provinces in reach are lit, with the paces they cost. In Moesia Inferior, over the river, stands a single Roman infantry. Whoever enters may be intercepted: from Thracia at 70 %, from Moesia Superior at 80 %, and Valens, far away in Cappadocia, at 30 %. March to Moesia Inferior.
lesson-cross-wrong = There you would find neither Romans nor points. March to Moesia Inferior.
lesson-overrun = Ada tried two stacks. Valens rolled 7, with 1 for himself, 2 for the empire and 5 off for the way over the Bosphorus: 5. Thracia rolled 3 and 2 for the empire: 5. Both needed 6. So one infantry is alone against your six, and six units may overrun a single one without a battle, for one pace more.
lesson-overrun-wrong = That would cost you the rest of the move. Six against one: overrun it.
lesson-on = The way is free, and you still have paces. Go on to Dardania, in the mountains.
lesson-on-wrong = Dardania has no walls and no Romans. Go there.
lesson-fight = This time Ada's Caesar comes from Moesia Superior: 9, 1 for the leader and 2 for the empire make 12. He brings a legion and an elite cavalry. Who is intercepted must fight or force a passage. You have six units, the odds are with you: fight.
lesson-fight-wrong = You need not leave anybody behind here. Fight.
lesson-reroll = First the archers: yours hit the legion, which turns to its damaged side. Then the melee: one die for each unit, and your cavalry advantage turned one of yours black. White swords hit, red ones only in open country, so in these mountains that makes 2 hits for you and 2 for Ada. Three hits would destroy her stack. Fritigernus may re-roll two dice, on either side: re-roll a blank white die of yours.
lesson-reroll-wrong = Change the die that gains most: one of your own blanks.
lesson-answer = A sword: 3 hits, and the enemy is destroyed. One re-roll is left. Use it against Ada: re-roll one of her white dice with a sword.
lesson-answer-wrong = You have hits enough. Take one of Ada's swords away.
lesson-losses = A blank: 3 hits to 1. Each side chooses its own losses, but the first unit that falls must be of your own nation, not lent by others. The archers have done their work: take the hit with them.
lesson-losses-wrong = Heavy cavalry decides battles. Take the hit with the archers.
lesson-second = Victory by destruction. Caesar fell in a D2 test, and after the battle each side got some units back: you the archers, Ada her cavalry, which retreated to Thracia. That was your first part. The second begins with all paces renewed: set out from Dardania.
lesson-second-wrong = The rest may stay. Set out from Dardania.
lesson-march = This time Fritigernus takes three heavy cavalry along; the horde, the archers and the others keep Dardania. In Macedonia lies Thessalonika, a city of level 2 without walls. March there.
lesson-march-wrong = Cities bring gold and points. March to Macedonia.
lesson-siege = Nobody came. An open city may give up in terror before a barbarian leader, by a D2 test, but this one resists. So in the Combat part you besiege it: 7 is needed, less 1 because a Roman fleet supplies it. Fritigernus may roll three times in all: 66 %. An assault would help, but cost two hits. Besiege it.
lesson-siege-wrong = You have come for this city. Besiege it without an assault.
lesson-loot = 8 less 1 is 7: Thessalonika is yours. Loot it: 2 gold, a pillage marker for each level, and for the Visigoths a point for each level.
lesson-loot-wrong = You will hardly keep the city. Loot it.
lesson-end = 2 gold and markers of 2 and 1: your treasury holds 9. You have 2 points for the loot and will score Dacia. Dardania is yours, but Ada still holds Moesia. Now the others act, and in their turn it is you who may intercept. Battles, sieges and sums always show their terms, and every rule opens where you need it. Three questions, then you are ready.
