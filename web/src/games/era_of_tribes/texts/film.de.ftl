### Der Film von Era of Tribes: Kapitel, Spuren, Runden (Deutsch).

era-film-epoch = { $seat } erreicht die Epoche { $epoch }
era-film-battle-ended = Schlacht: { $place }
era-film-card-scored = „{ $card }“ wird gewertet
era-film-end-met = { $seat } erfüllt eine Endbedingung
era-film-ended = Die Punkte werden gezählt
era-film-provinces = Provinzen
era-film-cities = Städte
era-film-progresses = Fortschritte
era-film-ages = Runde
era-film-age = Runde { $age }
era-film-age-brief = { $age }
