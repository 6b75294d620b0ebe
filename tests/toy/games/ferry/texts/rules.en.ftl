R1 = Four boats are steered in turn by the seats; each gets its cards, which only its seat sees.
R2 = Boat after boat loads one of its cards, until all are gone.
R3 = A card brings 1 to 3 points: doubled by a current of 5 or 6, nothing with a 1.
