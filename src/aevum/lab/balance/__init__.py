"""Balance reports: many games between equal bots, what they tell, and a page about it.

A room of a game's name (`lab/balance/<game>/study.py`) says what is counted in that game and what
it should come to; a game without one is measured by the plain study.
"""
