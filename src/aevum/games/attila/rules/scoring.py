"""Scoring: whoever has most influence on a tribe is paid for its stones and provinces.

Rules   R1.2, R8, R11.3, R12.3, R12.4, R12.5
Owns    score, score_tenth
Nodes   none
Leaves  the moment of a scoring to conflict.py and flow.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.attila.components import (
    ENDED,
    FIRST,
    POINTS,
    SCORING_BEGAN,
    SECOND_PLACE,
    SOLE,
    STONES_PER_TRIBE,
    TIED_FIRST,
    TIED_SECOND,
    TRIBE_SCORED,
    TRIBES,
)
from aevum.games.attila.rules.pacification import DUE
from aevum.games.attila.state import AttilaState

WIDEST_GAP: Final = 2
"""R12.3: with two players the second is paid up to this difference of fields."""


def share(points: int, players: int) -> int:
    """R8.11: rounded up, per player."""
    return -(-points // players)


def tribe_points(stones: int, provinces: int, influence: list[int]) -> list[tuple[int, int]]:
    """R8.5-R8.12 for one tribe: (points, place) per seat, place -1 = not ranked."""
    paid = [(0, -1)] * len(influence)
    first = second = leaders = followers = 0
    for field in influence:
        if field > first:
            second, followers = first, leaders
            first, leaders = field, 1
        elif field == first:
            leaders += 1
        elif field > second:
            second, followers = field, 1
        elif field == second:
            followers += 1
    if not first:
        return paid
    if not second:  # off the track is no place
        followers = 0
    for seat, field in enumerate(influence):
        if field == first:
            if leaders > 1:
                paid[seat] = (share(stones + provinces, leaders), TIED_FIRST)
            elif not followers:
                paid[seat] = (stones + provinces, SOLE)
            else:
                paid[seat] = (stones, FIRST)
        elif field and field == second and leaders == 1:
            if followers > 1:
                paid[seat] = (share(provinces, followers), TIED_SECOND)
            elif len(influence) > 2 or first - second <= WIDEST_GAP:
                paid[seat] = (provinces, SECOND_PLACE)
    return paid


def stones_on_board(s: AttilaState, tribe: int) -> int:
    return STONES_PER_TRIBE - s.supply[tribe]


def provinces_held(s: AttilaState, tribe: int) -> int:
    return s.board.size - s.stones[tribe::TRIBES].count(0)


def influence_on(s: AttilaState, tribe: int) -> list[int]:
    return [s.influence[seat * TRIBES + tribe] for seat in range(s.players)]


def score_all_tribes(s: AttilaState, century: int) -> None:
    """R8.3: Franks first, Vandals last; R8.13: only the score counters move."""
    s.tell(SCORING_BEGAN, century)
    for tribe in range(TRIBES):
        stones = stones_on_board(s, tribe)
        provinces = provinces_held(s, tribe)
        s.tell(TRIBE_SCORED, tribe, stones, provinces)
        paid = tribe_points(stones, provinces, influence_on(s, tribe))
        for seat, (points, place) in enumerate(paid):
            if place >= 0:
                s.score[seat] += points
                s.tell(POINTS, seat, tribe, points, place)


def scored_now(s: AttilaState) -> list[list[tuple[int, int]]]:
    """Per tribe and seat: what a scoring at this moment would pay, and for which place."""
    return [
        tribe_points(stones_on_board(s, tribe), provinces_held(s, tribe), influence_on(s, tribe))
        for tribe in range(TRIBES)
    ]


def points_if_scored_now(s: AttilaState) -> list[list[int]]:
    """Per tribe and seat: the points alone."""
    return [[points for points, _ in paid] for paid in scored_now(s)]


def score_emptied_century(s: AttilaState) -> None:
    """Step 4 (R8.1, R8.2): only when a tile emptied its century space."""
    due = s.var(DUE)
    if due:
        score_all_tribes(s, due - 1)


def agree_on_tenth(s: AttilaState, at_once: int) -> None:
    """K10: is the tenth tile scored like the others, before the final scoring?"""
    s.score_tenth = at_once


def final_scoring(s: AttilaState) -> None:
    """R11.3: exactly one, however many triggers fell (K11)."""
    score_all_tribes(s, -1)
    s.tell(ENDED)
