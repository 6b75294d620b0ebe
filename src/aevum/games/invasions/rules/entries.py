"""Where units came from in this Movement part.

Rules   war R19.16, R19.42, R19.43; E39, E97
Owns    entered, came_from
Nodes   none
Leaves  the moves themselves to movement.py
"""

from __future__ import annotations

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.state import InvasionsState


def forget_entries(s: InvasionsState) -> None:
    """A Movement part begins."""
    s.entered = []
    s.came_from = []


def note_entry(s: InvasionsState, unit: int, origin: int) -> None:
    """A unit has come into its province from another one, by land or over the sea."""
    if unit in s.entered:
        s.came_from[s.entered.index(unit)] = origin
    else:
        s.entered.append(unit)
        s.came_from.append(origin)


def entered_from(s: InvasionsState, unit: int) -> int:
    """The province it entered from in this part; NONE = it stood there before (war E97)."""
    for i in range(len(s.entered)):
        if s.entered[i] == unit:
            return s.came_from[i]
    return NONE
