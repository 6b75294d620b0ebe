"""Vassals and their suzerains.

Rules   realm R39.1
Owns    suzerain
Nodes   none
Leaves  relations to relations.py, tribute to income.py
"""

from __future__ import annotations

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.state import InvasionsState


def make_vassal(s: InvasionsState, nation: int, suzerain: int) -> None:
    s.suzerain[nation] = suzerain


def free_vassal(s: InvasionsState, nation: int) -> None:
    """realm R39.11"""
    s.suzerain[nation] = NONE
