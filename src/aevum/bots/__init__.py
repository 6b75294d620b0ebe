"""Bots: they receive what their seat may see, never the true state."""
