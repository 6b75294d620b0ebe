"""A house with one small game in it: the proof that a game is found and needs nothing else.

AEVUM_GAMES_PATH=tests/toy puts Ferry on the shelf. It has no page, no artist, no judge and no study
of its own, and is played, shown, measured and simulated all the same.
"""
