"""An Expansion from its first step to its last.

Rules   R5.1, R5.2, R5.16, R23.1
Owns    none
Nodes   expansion (procedure)
Leaves  every step to its own chapter
"""

from __future__ import annotations

from typing import Final

from aevum.games.era_of_tribes.components import EXPANSION, LEGION_RAISED
from aevum.games.era_of_tribes.rules.parley import begin_parleys
from aevum.games.era_of_tribes.rules.pieces import raise_legion
from aevum.games.era_of_tribes.state import EraState

SEAT: Final = EXPANSION.variable("seat")


def begin_expansion(s: EraState) -> None:
    """R5.2: legions first, also in an auto-expansion."""
    begin_parleys(s)
    seat = s.var(SEAT)
    raised = raise_legion(s, seat)
    if raised:
        s.tell(LEGION_RAISED, seat, raised)
