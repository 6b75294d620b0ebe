"""The triumph processions.

Rules   R18
Owns    procession
Nodes   none
Leaves  who has won to aftermath.py, the meeting as end of the game to ending.py
"""

from __future__ import annotations

from aevum.games.era_of_tribes.components import PROCESSION
from aevum.games.era_of_tribes.rules.metrics import triumph_start
from aevum.games.era_of_tribes.rules.tracks import add_influence, add_morale
from aevum.games.era_of_tribes.state import EraState


def lay_out_processions(s: EraState) -> None:
    """SU14"""
    s.procession = [triumph_start(s)] * s.players


def move_forward(s: EraState, seat: int) -> None:
    """R18.2, R18.3: towards space 1, and not beyond it (E20)."""
    if s.procession[seat] == 1:
        return
    s.procession[seat] -= 1
    s.tell(PROCESSION, seat, s.procession[seat])
    space = s.box.triumph[s.procession[seat]]
    add_influence(s, seat, space.influence)
    add_morale(s, seat, space.morale)


def move_back(s: EraState, seat: int) -> None:
    """R18.4: whoever leaves a coloured space gives back what it gave."""
    if s.procession[seat] == s.box.numbers.triumph_last:
        return
    space = s.box.triumph[s.procession[seat]]
    s.procession[seat] += 1
    s.tell(PROCESSION, seat, s.procession[seat])
    add_influence(s, seat, -space.influence)
    add_morale(s, seat, -space.morale)


def is_met(s: EraState, seat: int) -> bool:
    """R18.6"""
    return s.influence[seat] >= s.procession[seat]
