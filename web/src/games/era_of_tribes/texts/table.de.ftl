### Der Tisch von Era of Tribes: Karte, Leisten, Aktionen und Plan (Deutsch).

era-map = Karte des Ausschnitts

era-phase-morale = Moral
era-phase-order = Zugfolge
era-phase-actions = Aktionen
era-phase-auto = Auto-Expansion
era-phase-cleanup = Aufräumen
