"""What the bots know about Attila: how a position, and every choice in it, is judged."""
