"""Alliances of two nations.

Rules   realm R36.1, R36.2
Owns    ally
Nodes   none
Leaves  what allies are to each other to relations.py, their joint slot to clock.py
"""

from __future__ import annotations

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.state import InvasionsState


def may_ally(s: InvasionsState, nation: int) -> bool:
    """realm R36.2: no federate, client or vassal, and nobody's ally."""
    free = s.patron[nation] == NONE and s.suzerain[nation] == NONE
    return free and s.ally[nation] == NONE and nation not in s.federates


def make_alliance(s: InvasionsState, a: int, b: int) -> None:
    s.ally[a] = b
    s.ally[b] = a


def end_alliance(s: InvasionsState, nation: int) -> None:
    s.ally[s.ally[nation]] = NONE
    s.ally[nation] = NONE
