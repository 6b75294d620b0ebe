"""Treasuries.

Rules   realm R8.1
Owns    gold
Nodes   none
Leaves  what comes in and goes out to income.py
"""

from __future__ import annotations

from aevum.games.invasions.state import InvasionsState


def fill_treasury(s: InvasionsState, nation: int, gold: int) -> None:
    s.gold[nation] = gold
