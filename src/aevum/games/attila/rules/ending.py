"""The end of the game: three triggers, one last scoring, the winner.

Rules   R1.1, R11
Owns    triggers
Nodes   none
Leaves  the arithmetic of the final scoring to scoring.py
"""

from __future__ import annotations

from aevum.core.game import Result
from aevum.games.attila.components import K35, T1, T2, T3, TRIGGERED, TRIGGERS
from aevum.games.attila.state import AttilaState


def fix(s: AttilaState, trigger: int) -> None:
    """A trigger is told once; nothing takes it back (R11.1)."""
    if not s.triggers[trigger]:
        s.triggers[trigger] = 1
        s.tell(TRIGGERED, trigger, s.active)


def lay_last_tile(s: AttilaState) -> None:
    fix(s, T1)


def reach_top(s: AttilaState, seat: int) -> None:
    fix(s, T3)


def find_no_placement(s: AttilaState) -> None:
    fix(s, K35)


def check_supplies(s: AttilaState) -> None:
    """T2 looks only at the end of the whole turn (R11.4, K7)."""
    if 0 in s.supply:
        fix(s, T2)


def is_ending(s: AttilaState) -> bool:
    return 1 in s.triggers


def result_of(s: AttilaState) -> Result:
    """R11.5; K18: whoever ties for the most points wins together."""
    best = max(s.score)
    winners = [seat for seat in range(s.players) if s.score[seat] == best]
    cause = "+".join(name for name, fixed in zip(TRIGGERS, s.triggers, strict=True) if fixed)
    return Result(s.score[:], winners, cause)
