"""Bonds of nations: alliances, clients, foedera, vassals, and the cards that make them."""
