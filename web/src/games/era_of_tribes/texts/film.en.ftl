### The film of Era of Tribes: chapters, tracks, rounds (English).

era-film-epoch = { $seat } enters the epoch { $epoch }
era-film-battle-ended = Battle: { $place }
era-film-card-scored = “{ $card }” is scored
era-film-end-met = { $seat } meets an end condition
era-film-ended = The points are counted
era-film-provinces = Provinces
era-film-cities = Cities
era-film-progresses = Progresses
era-film-ages = Round
era-film-age = Round { $age }
era-film-age-brief = { $age }
