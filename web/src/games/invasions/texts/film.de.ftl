### Der Film von Invasions: Kapitel, Spuren, Runden (Deutsch).

inv-film-turn = Runde { $turn } beginnt
inv-film-kingdom = Ein Königreich: { $nation }
inv-film-empire = Ein Imperium: { $nation }
inv-film-collapsed = Der Zusammenbruch: { $nation }
inv-film-empire-parted = Das Imperium teilt sich
inv-film-empire-reunited = Das Imperium ist wieder eins
inv-film-capital-fell = Eine Hauptstadt fällt: { $province }
inv-film-submitted = Unterwerfung: { $nation }
inv-film-scored = Punkte: { $nation } { $points }
inv-film-ended = Die Punkte werden gezählt
inv-film-battle = Schlacht in { $province }
inv-film-city-fell = Eine Stadt fällt: { $province }
inv-film-battles = Schlachten
inv-film-cities = Eroberte Städte
inv-film-arrivals = Ankünfte
inv-film-ages = Runde
inv-film-age = Runde { $age }
inv-film-age-brief = { $age }
