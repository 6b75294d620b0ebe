"""Sums a player wants to see at a glance: the century, the tribes, the points if scored now."""

from __future__ import annotations

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
        tribe_points(stones[tribe], provinces[tribe], influence_on(s, tribe))
        for tribe in range(TRIBES)
    ]
    return {
        "century": s.board.axes["century"][century(s)],
        "step": influence_step(s),
        "stones": stones,
        "provinces": provinces,
        "points": [[points for points, _ in row] for row in paid],
        "places": [[PLACES[place] if place >= 0 else None for _, place in row] for row in paid],
        "sums": [sum(row[seat][0] for row in paid) for seat in range(s.players)],
    }


def standing_of(s: AttilaState) -> list[int]:
    """The score with what the tribes would pay now; after the final scoring the score alone."""
    standing = s.score.copy()
    if s.stack:
        for row in points_if_scored_now(s):
            for seat, points in enumerate(row):
                standing[seat] += points
    return standing
