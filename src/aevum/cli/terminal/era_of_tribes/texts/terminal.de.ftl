### Era of Tribes am Terminal (Deutsch).

era-round = Runde { $round }
era-stage = Barbaren: Stufe { $stage }
era-end = Das Spiel endet bei { $influence } EP
era-open = Offene Karten: { $cards }
era-board = EP { $influence } · MO { $morale } ({ $next }) · { $thalers } T · { $treaties } Vtr · Nahr { $food } · Wachs { $growth } · Anf { $ready }/{ $leaders } · frei { $pool } · Arm { $armies }
era-realm = { $provinces } Prov, { $cities } Sta
era-own-card = Deine Karte: { $card }
era-own-tiles = Deine Dörfer: { $tiles }
era-barbarians = Barbaren
era-battle = { $attacker } gegen { $defender }
era-odds = Angreifer gewinnt { $win } %, Verteidiger { $lose } %, Unentschieden { $draw } %
era-change-points = Punkte { $by }
era-change-growth = Wachstum { $by }
era-change-trade = Handelswert { $by }
era-legend = Auf der Karte: { $village } Dorf, { $city } Stadt, { $fleet } Meer, { $field } historisches Schlachtfeld; eine Zahl hinter dem Namen ist Nahrung oder Fisch, zwei Buchstaben das Gut. Tafeln: EP Einfluss, MO Moral (und ihre Änderung in der nächsten Phase 1), T Taler, Vtr Verträge, Anf Anführer bereit von allen.
era-cap = die letzte Runde ist gespielt
example-choice = handel
example-why = act taxes
example-place = etrurien
example-sum = wachstum
order-sea_battles = Kämpfen, wenn Flotten sich treffen
order-sales = Provinzen verkaufen
order-alliances = Bündnisse schließen oder lösen
order-loans = Verbündeten Armeen leihen
order-reinforcements = Vor einem Wurf Söldner und Verbündete schicken
order-expulsions = Handelsposten eines Angreifers ausweisen
