"""One running game: log, undo, take-back, dice, records."""
