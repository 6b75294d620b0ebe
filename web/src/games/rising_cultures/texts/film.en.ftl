### The film of Rising Cultures: chapters, tracks, rounds (English).

cultures-film-won = { $seat } wins { $province }
cultures-film-boxed = Nobody takes { $province }
cultures-film-flipped = The tableau of { $seat } turns golden
cultures-film-game-ended = The points are counted
cultures-film-provinces = Provinces won
cultures-film-stages = Stages reached
cultures-film-built = Cards built
cultures-film-ages = Round
cultures-film-age = Round { $age }
cultures-film-age-brief = { $age }
