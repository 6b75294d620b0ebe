"""What the bots know about Era of Tribes."""
