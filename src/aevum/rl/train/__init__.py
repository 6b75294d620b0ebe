"""A network teaches itself a game: proximal policy optimisation on the game's twin.

It plays against itself, and in every fourth game against its own earlier selves and a player that
plays at random; so it does not forget how to beat them, and their games are the measure of its
progress. One network for all numbers of players; a game's twin says what it sees and how it thinks
(`rl/twin/<game>/table.py`). docs/networks.md tells how the networks of the house were trained.
"""
