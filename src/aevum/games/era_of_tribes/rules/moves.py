"""The loop of movement: one click, one step, until the mover is done.

Rules   R13
Owns    none
Nodes   move (decision)
Leaves  land to movement.py, fleets to naval.py, bridges to transport.py, the end to arrival.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    DONE_V,
    EMBARK_V,
    EXPANSION,
    HORSE_V,
    LAND_V,
    MOVE,
    MOVE_V,
    PLUNDER_V,
    SAIL_V,
)
from aevum.games.era_of_tribes.rules import movement, naval, transport
from aevum.games.era_of_tribes.state import EraState

EXPANDING: Final = EXPANSION.variable("seat")
SEAT: Final = MOVE.variable("seat")


class Kind:
    """A kind of movement: its verb, all that can be done, why something cannot, and doing it."""

    def __init__(
        self,
        verb: int,
        args: Callable[[EraState, int], list[int]],
        why_not: Callable[[EraState, int, int], Why | None],
        do: Callable[[EraState, int, int], None],
    ) -> None:
        self.verb = verb
        self.args = args
        self.why_not = why_not
        self.do = do


KINDS: Final = (
    Kind(MOVE_V, movement.march_args, movement.why_no_march, movement.march),
    Kind(HORSE_V, movement.horse_args, movement.why_no_horse, movement.ride),
    Kind(EMBARK_V, transport.embark_args, transport.why_no_embarking, transport.embark),
    Kind(SAIL_V, naval.sail_args, naval.why_no_sail, naval.sail),
    Kind(LAND_V, naval.landing_args, naval.why_no_landing, naval.disembark),
    Kind(PLUNDER_V, naval.plunder_args, naval.why_no_plunder, naval.plunder),
)
"""In the order of the vocabulary."""


def begin_movement(s: EraState) -> None:
    seat = s.var(EXPANDING)
    movement.begin_march(s, seat)
    naval.begin_voyage(s, seat)
    s.push(MOVE, seat)


class Move(Decision[EraState]):
    """D14 to D20"""

    def actor(self, s: EraState) -> int:
        return s.var(SEAT)

    def legal(self, s: EraState) -> list[str]:
        seat = s.var(SEAT)
        word = s.box.speller.word
        words = [word(DONE_V)]
        for kind in KINDS:
            verb = kind.verb
            words += [word(verb, arg) for arg in kind.args(s, seat)]
        return words

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == DONE_V:
            return None
        for kind in KINDS:
            if kind.verb == verb:
                return kind.why_not(s, s.var(SEAT), arg)
        return Why("R13", "asked-move")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        if verb == DONE_V:
            s.pop()
            return
        for kind in KINDS:
            if kind.verb == verb:
                kind.do(s, s.var(SEAT), arg)
                return
