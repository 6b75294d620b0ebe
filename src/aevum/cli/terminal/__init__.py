"""Playing and looking at a game in the terminal."""
