### Der Film von Attila: Kapitel, Spuren, Jahrhunderte (Deutsch).

attila-film-conflict = Auseinandersetzung um { $province }
attila-film-scoring = { $century ->
    [none] Die Schlusswertung
   *[other] Wertung des { $century }. Jahrhunderts
}
attila-film-conflicts = Auseinandersetzungen
attila-film-pacified = Befriedet
attila-film-tiles = Plättchen
attila-film-ages = Jahrhundert
attila-film-age = { $age }. Jahrhundert
attila-film-age-brief = { $age }. Jh.
