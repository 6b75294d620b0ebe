"""What the bots know about Rising Cultures."""
