### The film of Attila: chapters, tracks, centuries (English).

attila-film-conflict = Conflict over { $province }
attila-film-scoring = { $century ->
    [none] The final scoring
   *[other] The { $century }th century is scored
}
attila-film-conflicts = Conflicts
attila-film-pacified = Pacified
attila-film-tiles = Action tiles
attila-film-ages = Century
attila-film-age = { $age }th century
attila-film-age-brief = { $age }th
