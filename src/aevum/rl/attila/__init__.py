"""Attila for researchers: the numbers of its actions."""
