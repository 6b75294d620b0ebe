"""For researchers: the games of the house as environments of other libraries, and twins on the GPU.

Nothing of this is needed to play; `pip install aevum[rl]` brings what it imports.
"""
