"""Leaders on the board.

Rules   realm R3.1
Owns    leader_at
Nodes   none
Leaves  stacks to units.py
"""

from __future__ import annotations

from aevum.games.invasions.state import InvasionsState


def place_leader(s: InvasionsState, leader: int, province: int) -> None:
    s.leader_at[leader] = province
