### Invasions: titles of the guided activation, and the faces of its board.

inv-learn-map = Map

guide-invasions-done = You have crossed the Danube, overrun a garrison, won a battle and taken a city.
guide-invasions-aim = On the Danube
guide-invasions-order = Who acts when
guide-invasions-open = Choose a group
guide-invasions-all = Who goes along
guide-invasions-cross = Over the river
guide-invasions-overrun = Six against one
guide-invasions-on = Further on
guide-invasions-fight = Intercepted
guide-invasions-reroll = The dice fall
guide-invasions-answer = The other side's die
guide-invasions-losses = Losses
guide-invasions-second = The second part
guide-invasions-march = To the city
guide-invasions-siege = The siege
guide-invasions-loot = Loot
guide-invasions-end = What came of it
