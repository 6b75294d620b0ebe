"""Movement of stacks.

Rules   war R7.5
Owns    none
Nodes   move (decision)
Leaves  whose turn it is to clock.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components import MOVE, MV_END_V
from aevum.games.invasions.state import InvasionsState

NATION: Final = MOVE.variable("nation")
MV_END: Final = "mv_end"


class Move(Decision[InvasionsState]):
    """war R7.5: passing is the normal mode without a move."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(NATION))

    def legal(self, s: InvasionsState) -> list[str]:
        return [MV_END]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == MV_END_V else Why("R7.5", "asked-move")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        s.pop()
