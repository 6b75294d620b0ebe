### Attila - the guided first game (English). What to read at each step, and what to say when
### something else was clicked. You are Ada; Ben and Cleo are the others.

lesson-aim = Welcome. You own no tribe: everybody plays cards of all six and places their stones. You win by influence: whoever stands highest on a tribe's track when it is scored is paid for its stones, the second for its provinces. The Goths are doing well here, and you lead their track.
lesson-card = It is your turn. Play a card; its tribe then places a stone. Take the Goths.
lesson-card-wrong = That card would do as well, but you lead with the Goths: every stone of theirs is a point for you. Play the Goths.
lesson-province = Lit provinces may take the stone: the six upper ones at the line, those where Goths stand, and their neighbours. Place it in the marked province, which is full with four stones then.
lesson-province-wrong = That would be legal too, but this time strengthen your Goths in the marked province.
lesson-influence = Now take influence: your counter with the Goths climbs by one field, as it is the 4th century. Instead you could forgo it for a second stone; that comes later.
lesson-influence-wrong = This time take the influence, so that nobody catches up with you.
lesson-conflict = Ben has placed a fifth stone: that is a conflict. Everybody may lay cards face down for tribes in the province; stones and cards together are a tribe's strength, and the weakest leaves. Goths 3, Huns 2, and Ben has laid one card. If it is a Hun, both tribes are equal and both must leave. Lay a Goth.
lesson-conflict-wrong = Without a card you would risk all your Goths there. Choose a Goth.
lesson-lay = One Goth is chosen. Cards you lay are gone, whatever happens, so one is enough: lay it.
lesson-lay-wrong = Four against at most three is safe. Lay your card now.
lesson-scoring = The Huns had to leave, and the province is pacified: its stones stay for good, no other may come. The tile was the last of the 4th century, so all tribes were scored: the Goths gave you 4 points for their stones and Ben 2 for their provinces. You have 5, Ben 4, Cleo 2.
lesson-tile = In the 5th century a stone brings two fields of influence. Cleo leads with the Franks by one field. You own three action tiles, each good for once, and may use one per turn. Use 2 Influence.
lesson-tile-wrong = The other tiles are for later. Use 2 Influence.
lesson-boost = Two fields to give away, on one track or on two. Give the first to the Franks.
lesson-boost-wrong = To pass Cleo you need both fields with the Franks.
lesson-boost-again = Now you are level with Cleo. Give the Franks the second field as well.
lesson-boost-again-wrong = Level is not ahead: the second field belongs to the Franks, too.
lesson-two-stones = You lead with the Franks and have placed one of them. More stones are now worth more to you than more influence: forgo the influence.
lesson-two-stones-wrong = You could climb, but you lead already. Forgo the influence this time.
lesson-second = For the forgone influence a second Frank comes, by the same rules; the first one counts already. Place it in the marked province.
lesson-second-wrong = Go on spreading: the marked province is next to your first stone.
lesson-end = That was a turn with all its parts. You refill your hand to six cards, and Ben is next. The game ends when the tenth tile is laid, a supply is empty at the end of a turn, or a counter reaches field 22; then comes one last scoring. Three questions, and you are ready.
