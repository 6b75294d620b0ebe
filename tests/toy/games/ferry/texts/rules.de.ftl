R1 = Vier Boote werden reihum von den Plätzen gesteuert; jedes bekommt seine Karten, die nur sein Platz sieht.
R2 = Ein Boot nach dem anderen lädt eine seiner Karten, bis alle fort sind.
R3 = Eine Karte bringt 1 bis 3 Punkte: verdoppelt bei Strömung 5 oder 6, nichts bei einer 1.
