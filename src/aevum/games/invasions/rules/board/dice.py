"""Dice: the D10, and the D2 test that is made with it.

Rules   realm R1.1, R1.2, E1; war E1
Owns    none
Nodes   none
Leaves  what a roll means to the chapter that asks for it
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance
from aevum.core.why import Why
from aevum.games.invasions.components.board import D2_V, D10_V
from aevum.games.invasions.state import InvasionsState

SIDES: Final = 10
D10_WORDS: Final = [(f"d10 {die}", 1) for die in range(1, SIDES + 1)]
D2_WORDS: Final = [(f"d2 {die}", 1) for die in range(1, SIDES + 1)]


class D10(Chance[InvasionsState]):
    """realm R1.1, war E1: one roll, 1 to 10; the frame is still there when `rolled` is called."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return D10_WORDS

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == D10_V else Why("R1.1", "asked-die")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        self.rolled(s, arg + 1)

    def rolled(self, s: InvasionsState, die: int) -> None:
        raise NotImplementedError


class D2(Chance[InvasionsState]):
    """realm R1.2: an even D10 passes."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return D2_WORDS

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == D2_V else Why("R1.2", "asked-die")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        self.tested(s, (arg + 1) % 2 == 0)

    def tested(self, s: InvasionsState, passed: bool) -> None:
        raise NotImplementedError
