"""Sums a player wants to see at a glance: the century, the tribes, the points if scored now."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from aevum.games.attila.components import PLACES, TRIBES
from aevum.games.attila.rules.influence import influence_step
from aevum.games.attila.rules.pacification import century
from aevum.games.attila.rules.scoring import (
    influence_on,
    points_if_scored_now,
    provinces_held,
    stones_on_board,
    tribe_points,
)
from aevum.games.attila.state import AttilaState


def figures_of(s: AttilaState) -> dict[str, Any]:
    """All from public fields: the same for every seat."""
    stones = [stones_on_board(s, tribe) for tribe in range(TRIBES)]
    provinces = [provinces_held(s, tribe) for tribe in range(TRIBES)]
    paid = [
        paid_now(stones[tribe], provinces[tribe], tuple(influence_on(s, tribe)))
        for tribe in range(TRIBES)
    ]
    return {
        "century": s.board.axes["century"][century(s)],
        "step": influence_step(s),
        "stones": stones,
        "provinces": provinces,
        "points": [points for points, _ in paid],
        "places": [places for _, places in paid],
        "sums": [sum(points[seat] for points, _ in paid) for seat in range(s.players)],
    }


@lru_cache(maxsize=10_000)
def paid_now(
    stones: int, provinces: int, influence: tuple[int, ...]
) -> tuple[list[int], list[str | None]]:
    """Points and place per seat for one tribe; tribes seldom change, and are asked for often."""
    paid = tribe_points(stones, provinces, list(influence))
    points = [points for points, _ in paid]
    return points, [PLACES[place] if place >= 0 else None for _, place in paid]


def standing_of(s: AttilaState) -> list[int]:
    """The score with what the tribes would pay now; after the final scoring the score alone."""
    standing = s.score.copy()
    if s.stack:
        for row in points_if_scored_now(s):
            for seat, points in enumerate(row):
                standing[seat] += points
    return standing
