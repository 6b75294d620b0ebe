### Der Film von Rising Cultures: Kapitel, Spuren, Runden (Deutsch).

cultures-film-won = { $seat } gewinnt { $province }
cultures-film-boxed = Niemand nimmt { $province }
cultures-film-flipped = Das Tableau von { $seat } wird golden
cultures-film-game-ended = Die Punkte werden gezählt
cultures-film-provinces = Provinzen
cultures-film-stages = Stufen
cultures-film-built = Gebautes
cultures-film-ages = Runde
cultures-film-age = Runde { $age }
cultures-film-age-brief = { $age }
