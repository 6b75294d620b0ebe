"""One running game: seats, log, undo, dice and records. Knows no game by name."""
