"""The balance of Rising Cultures: games between equal bots, B1 to B17, and the report."""
