### Rising Cultures: what the coach calls a decision, after what is true of it (English).

cultures-coach-wins = { $province } taken
cultures-coach-rival-asked = { $province } left to the rival
cultures-coach-nobody-wins = { $province } left to nobody
cultures-coach-over-limit = More coins than may be kept
cultures-coach-loses-marker = The marker given away
cultures-coach-gets-marker = The marker fetched
cultures-coach-stage = Stage { $stage }
cultures-coach-gets-ahead = Ahead for { $province }
cultures-coach-tie-rival = A tie for { $province }
cultures-coach-keeps-resource = An ascent declined
cultures-coach-goes-under = “{ $card }” under the deck
