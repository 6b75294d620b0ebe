### Era of Tribes at the terminal (English).

era-round = Round { $round }
era-stage = Barbarians: stage { $stage }
era-end = The game ends at { $influence } IP
era-open = Open cards: { $cards }
era-board = IP { $influence } · MO { $morale } ({ $next }) · { $thalers } T · { $treaties } tr · food { $food } · growth { $growth } · lead { $ready }/{ $leaders } · free { $pool } · army { $armies }
era-realm = { $provinces } prov, { $cities } cit
era-own-card = Your card: { $card }
era-own-tiles = Your villages: { $tiles }
era-barbarians = Barbarians
era-battle = { $attacker } against { $defender }
era-odds = attacker wins { $win } %, defender { $lose } %, draw { $draw } %
era-change-points = points { $by }
era-change-growth = growth { $by }
era-change-trade = trade value { $by }
era-legend = On the map: { $village } village, { $city } city, { $fleet } sea, { $field } historic battlefield; a number behind a name is its food or fish, two letters its good. Boards: IP influence, MO morale (and its change in the next phase 1), T thalers, tr treaties, lead leaders ready of all.
era-cap = the last round was played
example-choice = act trade
example-why = act revolution
example-place = latium
example-sum = growth
order-sea_battles = Fight when fleets meet
order-sales = Sell provinces
order-alliances = Form or end alliances
order-loans = Lend armies to allies
order-reinforcements = Send mercenaries and allies before a roll
order-expulsions = Expel trade posts of an attacker
