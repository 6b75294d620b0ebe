"""The study of Invasions, as the frame of the report asks for it."""

from __future__ import annotations

from functools import cache

from aevum.games.invasions.game import load_game
from aevum.lab.balance.invasions.games import Played, line_ups, play
from aevum.lab.balance.invasions.measures import measures_of
from aevum.lab.balance.invasions.plots import plots_of, sheets_of
from aevum.lab.balance.study import OwnStudy, Study


@cache
def load_study() -> Study:
    """Every scenario, each power with a seat of its own."""
    pairings = len(line_ups(load_game()))
    return OwnStudy(Played, pairings, play, measures_of, plots_of, sheets_of)
