"""Invasions, which is still to come: only its place on the shelf."""
