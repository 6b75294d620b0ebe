### Rising Cultures: wie der Trainer eine Entscheidung nennt, nach dem, was für sie gilt (Deutsch).

cultures-coach-wins = { $province } genommen
cultures-coach-rival-asked = { $province } dem Gegner überlassen
cultures-coach-nobody-wins = { $province } niemandem überlassen
cultures-coach-over-limit = Mehr Münzen, als bleiben dürfen
cultures-coach-loses-marker = Den Marker abgegeben
cultures-coach-gets-marker = Den Marker geholt
cultures-coach-stage = Stufe { $stage }
cultures-coach-gets-ahead = Vorn um { $province }
cultures-coach-tie-rival = Gleichstand um { $province }
cultures-coach-keeps-resource = Auf den Aufstieg verzichtet
cultures-coach-goes-under = „{ $card }“ unters Deck
