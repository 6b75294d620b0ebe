"""Attila: two to five players steer six tribes into the Roman provinces."""
