"""Invasions: forty-seven nations and the end of the Roman Empire.

kinds.py has the closed lists of the tables, schema.py their columns, pack.py reads them into the
box (box.py: board, realms, cards, scenarios); effects.py is the language of cards and calamities.
fields.py declares the state, `components/` nodes, words and events by chapter; `flow/` is the
sequence of play and says how the chapters in `rules/` fit together. `laws/` are asked of the
tables, `invariants/` of every position.
"""
