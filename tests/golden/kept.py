"""Tables that golden games and examples were written with, and that have been tuned since.

A game goes on with the tables it began with; so do these. What was tuned is laid over our tables as
an owner's folder would be, and the checksum says that it is still the same pack.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from aevum.games.era_of_tribes.game import EraOfTribes
from aevum.games.era_of_tribes.game import load_game as load_era
from aevum.games.invasions.game import Invasions
from aevum.games.invasions.game import load_game as load_invasions
from aevum.games.rising_cultures.game import RisingCultures
from aevum.games.rising_cultures.game import load_game as load_cultures

TABLES = Path(__file__).parent / "tables"
FIRST_ERA = "1bf0ea2067f235ba"
"""Era of Tribes before its balance was measured."""
FIRST_INVASIONS = "fc06b1332c19368c"
"""Invasions before its balance was measured."""
THIRD_CULTURES = "0fdfbe446b4de468"
"""Rising Cultures after its third tuning."""


@cache
def first_era() -> EraOfTribes:
    """Era of Tribes with its first tables."""
    game = load_era(TABLES)
    assert game.data_checksum == FIRST_ERA
    return game


@cache
def first_invasions() -> Invasions:
    """Invasions with its first objectives and pars."""
    game = load_invasions(TABLES)
    assert game.data_checksum == FIRST_INVASIONS
    return game


@cache
def third_cultures() -> RisingCultures:
    """Rising Cultures with the cards and tableaus of its third tuning."""
    game = load_cultures(TABLES)
    assert game.data_checksum == THIRD_CULTURES
    return game
