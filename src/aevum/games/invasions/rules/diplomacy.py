"""Diplomacy cards: how many a nation draws.

Rules   realm R40.2
Owns    none
Nodes   none
Leaves  the order of the draw to ageing.py
"""

from __future__ import annotations

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.founding import is_empire
from aevum.games.invasions.state import InvasionsState


def draws_of(s: InvasionsState, nation: int) -> int:
    """realm R40.2: the best bonus among its leaders on the board, and 1 for an empire."""
    leaders = [each for each in s.box.leaders_of[nation] if s.leader_at[each] != NONE]
    bonus = max((s.box.leaders[each].diplomacy for each in leaders), default=0)
    return bonus + is_empire(s, nation)
