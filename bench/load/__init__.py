"""The server under load: many live games, each with one connected client that plays all seats."""
