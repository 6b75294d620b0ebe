"""Invasions at the terminal."""
