"""The study of Era of Tribes, as the frame of the report asks for it."""

from __future__ import annotations

from functools import cache

from aevum.games.era_of_tribes.game import load_game
from aevum.lab.balance.era_of_tribes.games import Played, line_ups, play
from aevum.lab.balance.era_of_tribes.measures import measures_of
from aevum.lab.balance.era_of_tribes.plots import plots_of, sheets_of
from aevum.lab.balance.study import OwnStudy, Study


@cache
def load_study() -> Study:
    """Every section with every number of players, normal and long."""
    pairings = len(line_ups(load_game()))
    return OwnStudy(Played, pairings, play, measures_of, plots_of, sheets_of)
