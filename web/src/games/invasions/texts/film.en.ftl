### The film of Invasions: chapters, tracks, turns (English).

inv-film-turn = Turn { $turn } begins
inv-film-kingdom = A kingdom: { $nation }
inv-film-empire = An empire: { $nation }
inv-film-collapsed = The collapse: { $nation }
inv-film-empire-parted = The empire parts
inv-film-empire-reunited = The empire is one again
inv-film-capital-fell = A capital falls: { $province }
inv-film-submitted = Submission: { $nation }
inv-film-scored = Points: { $nation } { $points }
inv-film-ended = The points are counted
inv-film-battle = Battle in { $province }
inv-film-city-fell = A city falls: { $province }
inv-film-battles = Battles
inv-film-cities = Cities taken
inv-film-arrivals = Arrivals
inv-film-ages = Turn
inv-film-age = Turn { $age }
inv-film-age-brief = { $age }
