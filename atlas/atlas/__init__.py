"""Atlas, the map workshop: from seed points and a coastline to the shapes of a board.

It runs by hand. What it makes is committed as data; no game imports it.
"""
