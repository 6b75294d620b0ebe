"""The final score.

Rules   R26
Owns    none
Nodes   scoring (procedure)
Leaves  what is counted to metrics.py
"""

from __future__ import annotations

from aevum.core.game import Result
from aevum.games.era_of_tribes.components import ENDED, SCORED, SCORING
from aevum.games.era_of_tribes.rules.food import all_hunger
from aevum.games.era_of_tribes.rules.metrics import (
    card_points,
    personal_points,
    provinces,
    village_points,
)
from aevum.games.era_of_tribes.state import EraState


def open_points(s: EraState) -> list[int]:
    """R26.3: all open cards together, by seat."""
    points = [0] * s.players
    for card in s.open:
        for seat, more in enumerate(card_points(s, card)):
            points[seat] += more
    return points


def kept_points(s: EraState, seat: int) -> int:
    """R26.7, E48: each unused scoring tile by itself."""
    kinds = len(s.box.villages)
    return sum(
        s.kept[seat * kinds + village] * village_points(s, seat, village)
        for village in range(kinds)
        if s.kept[seat * kinds + village]
    )


def terms(s: EraState, seat: int) -> list[int]:
    """R26.1, in the order of the categories; R26.6: read from one state."""
    return [
        s.influence[seat],
        sum(personal_points(s, seat, card) for card in s.personal[seat]),
        open_points(s)[seat],
        s.morale[seat],
        kept_points(s, seat),
        -all_hunger(s, seat),
    ]


def score_game(s: EraState) -> None:
    """Cards and tiles are turned up; nothing changes any more."""
    for seat in s.order:
        for category, points in enumerate(terms(s, seat)):
            s.reveal(SCORED, seat, category, points)
    s.tell(ENDED)


def result_of(s: EraState) -> Result:
    """R26.8, E26: more provinces, then more thalers, then a shared victory."""
    points = [sum(terms(s, seat)) for seat in range(s.players)]
    ranks = [(points[seat], provinces(s, seat), s.thalers[seat]) for seat in range(s.players)]
    best = max(ranks)
    winners = [seat for seat in range(s.players) if ranks[seat] == best]
    return Result(points, winners, cause_of(s))


def cause_of(s: EraState) -> str:
    """The end condition that was met first; a game that was cut off has none (E71)."""
    return s.box.ends[s.ending - 1].id if s.ending else "rounds"


def score_at_the_end(s: EraState) -> None:
    s.push(SCORING)
