### Attila: wie der Trainer eine Entscheidung nennt, nach dem, was von ihr gilt (Deutsch).

attila-coach-last-tile = Das letzte aller Plättchen
attila-coach-scoring-next = Eine Wertung, und wann sie kommt
attila-coach-conflict = Der fünfte Stein in { $province }
attila-coach-stake = Karten für die { $tribe }
attila-coach-no-stake = Karten in einer Auseinandersetzung
attila-coach-full = Der vierte Stein in { $province }
attila-coach-costs = Ein Schritt, der Punkte kostete
attila-coach-gives = Ein Geschenk an { $seat }
attila-coach-threat = Eine Führung für eine Karte
attila-coach-behind = Zurück bei den { $tribe }
attila-coach-second = Zweiter bei den { $tribe }
