"""Points that people may open: per seat, what its nations have earned, would score, and its par.

Nothing here changes the state it is given.
"""

from __future__ import annotations

from collections.abc import Callable

from aevum.core.game import Term
from aevum.games.invasions.figures import still_to_score
from aevum.games.invasions.rules.turn.scoring import par_of, powers_of
from aevum.games.invasions.state import InvasionsState

PAR = "par"


def sums_of(s: InvasionsState) -> dict[str, list[list[Term]]]:
    """realm R11, R12.4: in the result par is taken away."""
    par = par_of(s)
    seats = range(s.players)
    return {
        "points": [by_nation(s, seat, lambda nation: s.earned[nation]) for seat in seats],
        "scoring": [by_nation(s, seat, lambda nation: still_to_score(s, nation)) for seat in seats],
        PAR: [named(PAR, sum(par[power] for power in powers_of(s, seat))) for seat in seats],
    }


def by_nation(s: InvasionsState, seat: int, points: Callable[[int], int]) -> list[Term]:
    found: list[Term] = []
    for nation in range(len(s.being)):
        if s.takes_part(nation) and s.seat_of(nation) == seat:
            found += named(s.box.nations[nation].id, points(nation))
    return found


def named(source: str, number: int) -> list[Term]:
    """Nothing counts for nothing."""
    return [Term(source, number, False)] if number else []
