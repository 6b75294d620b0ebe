"""Era of Tribes at the terminal."""
