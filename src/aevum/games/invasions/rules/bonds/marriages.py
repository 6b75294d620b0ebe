"""Marriages: points for who leaves the giver of the bride in peace.

Rules   realm R41.4
Owns    weddings
Nodes   none
Leaves  the bride's mercenary to mercenaries.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.invasions.rules.bonds.pacts import pairs
from aevum.games.invasions.rules.turn.scoring import gain_points
from aevum.games.invasions.state import InvasionsState

PEACE: Final = 2
"""realm R41.4: points for peace."""


def wed(s: InvasionsState, groom: int, bride: int) -> None:
    """`groom` scores if it does not attack `bride`, who paid the dowry."""
    s.weddings += [groom, bride]


def note_attacks(s: InvasionsState, attackers: Sequence[int], victims: Sequence[int]) -> None:
    """realm E124: a battle, overrun, passage in force, siege, assault or raid is begun."""
    left = [p for p in pairs(s.weddings) if p[0] not in attackers or p[1] not in victims]
    s.weddings = [nation for pair in left for nation in pair]


def reward_peace(s: InvasionsState, groom: int) -> None:
    """realm R10.5: at the end of its activation."""
    for pair in pairs(s.weddings):
        if pair[0] == groom:
            gain_points(s, groom, PEACE)
    left = [pair for pair in pairs(s.weddings) if pair[0] != groom]
    s.weddings = [nation for pair in left for nation in pair]


def end_weddings(s: InvasionsState) -> None:
    """realm E124: who never acts again scores nothing."""
    s.weddings = []
