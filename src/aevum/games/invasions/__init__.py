"""Invasions, which is still to come: its tables and its box.

kinds.py has the closed lists of the tables, schema.py their columns, pack.py reads them into the
box (box.py: board, realms, cards, scenarios); effects.py is the language of cards and calamities.
"""
