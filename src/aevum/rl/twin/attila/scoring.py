"""Scoring (R8, R12.3): what every seat is paid for the board and the tracks as they are."""

from __future__ import annotations

from functools import reduce

import jax.numpy as jnp

from aevum.games.attila.components import TRIBES
from aevum.games.attila.rules.scoring import WIDEST_GAP
from aevum.rl.twin.attila.state import State
from aevum.rl.twin.attila.words import (
    Word,
    bits_in,
    field_of,
    held,
    number,
    stones_in,
    total,
    where,
)


def share(points: Word, players: Word) -> Word:
    """R8.11: rounded up; a table of reciprocals, as a division costs a GPU thirty instructions."""
    reciprocal = where(players == 2, 32768, 65536)
    for count in (3, 4, 5):
        reciprocal = where(players == count, 65536 // count + 1, reciprocal)
    return (points + players - 1) * reciprocal >> 16


def tribe_points(stones: Word, provinces: Word, fields: list[Word]) -> list[Word]:
    """R8.5-R8.12 for one tribe."""
    first = reduce(jnp.maximum, fields)
    leads = [(field == first) & (field != 0) for field in fields]
    behind = [where(field == first, 0, field) for field in fields]
    second = reduce(jnp.maximum, behind)
    follows = [(field == second) & (field != 0) for field in behind]
    leaders = total([number(lead) for lead in leads])
    followers = total([number(follow) for follow in follows])
    alone = (leaders == 1) & (followers == 0)
    for_first = where(leaders > 1, share(stones + provinces, leaders), stones)
    for_first = where(alone, stones + provinces, for_first)
    for_second = where(followers > 1, share(provinces, followers), provinces)
    paid = leaders == 1
    if len(fields) == 2:
        paid = paid & (first - second <= WIDEST_GAP)
    for_second = where(paid, for_second, 0)
    return [
        where(lead, for_first, 0) + where(follow, for_second, 0)
        for lead, follow in zip(leads, follows, strict=True)
    ]


def points_now(s: State) -> list[Word]:
    """Per seat: what a scoring would pay at this moment."""
    paid = [
        tribe_points(
            stones_in(planes),
            bits_in(held(planes)),
            [field_of(tracks, tribe) for tracks in s.influence],
        )
        for tribe, planes in zip(range(TRIBES), s.stones, strict=True)
    ]
    return [total(list(of_seat)) for of_seat in zip(*paid, strict=True)]
