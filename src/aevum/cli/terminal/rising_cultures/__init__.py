"""Rising Cultures in the terminal."""
