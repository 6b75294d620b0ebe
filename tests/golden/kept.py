"""Tables that golden games and examples were written with, and that have been tuned since.

A game goes on with the tables it began with; so do these. What was tuned is laid over our tables as
an owner's folder would be, and the checksum says that it is still the same pack.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from aevum.games.era_of_tribes.game import EraOfTribes, load_game

TABLES = Path(__file__).parent / "tables"
FIRST_ERA = "1bf0ea2067f235ba"
"""Era of Tribes before its balance was measured."""


@cache
def first_era() -> EraOfTribes:
    """Era of Tribes with its first tables."""
    game = load_game(TABLES)
    assert game.data_checksum == FIRST_ERA
    return game
