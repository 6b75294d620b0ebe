"""Twins: games written once more for accelerators, proven equal to the rules of `aevum.games`."""
