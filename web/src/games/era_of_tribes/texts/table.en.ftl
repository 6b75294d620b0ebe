### The table of Era of Tribes: map, tracks, actions and plan (English).

era-map = Map of the section

era-phase-morale = Morale
era-phase-order = Turn order
era-phase-actions = Actions
era-phase-auto = Auto-expansion
era-phase-cleanup = Clean-up
