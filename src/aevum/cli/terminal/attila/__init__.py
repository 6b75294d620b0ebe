"""Attila in the terminal."""
