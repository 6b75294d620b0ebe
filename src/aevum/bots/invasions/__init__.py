"""What the bots know about Invasions."""
