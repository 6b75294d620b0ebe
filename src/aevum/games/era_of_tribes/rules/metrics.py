"""What cards and villages count.

Rules   R0.8, R21, R26.7
Owns    none
Nodes   none
Leaves  points to cards.py and scoring.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.games.era_of_tribes.components import NOBODY
from aevum.games.era_of_tribes.kinds import FOREST, GRAIN, HILLS, LONG, LUXURIES, MOUNTAIN, NORMAL
from aevum.games.era_of_tribes.rules.goods import KINDS, luxuries
from aevum.games.era_of_tribes.rules.realm import fleets_of
from aevum.games.era_of_tribes.state import EraState


def length_of(s: EraState) -> int:
    return LONG if s.long else NORMAL


def triumph_start(s: EraState) -> int:
    return s.box.players[s.players - 1].triumph[length_of(s)]


def fleets(s: EraState, seat: int) -> int:
    return fleets_of(s, seat)


def colonies(s: EraState, seat: int) -> int:
    return s.colonies[seat]


def triumph(s: EraState, seat: int) -> int:
    """E22: steps forward; behind the start is nought."""
    return max(0, triumph_start(s) - s.procession[seat])


def fish(s: EraState, seat: int) -> int:
    """Each counts 1 for everybody."""
    return sum(s.box.seas[sea].fish for sea in s.seas_of(seat))


def villages(s: EraState, seat: int) -> int:
    """R20.6: used and unused ones."""
    kinds = len(s.box.villages)
    at = seat * kinds
    return (
        sum(s.kept[at : at + kinds]) + sum(s.hired[at : at + kinds]) + sum(s.used[at : at + kinds])
    )


def of_terrain(s: EraState, seat: int, terrain: int) -> int:
    return sum(1 for p in s.lands_of(seat) if s.box.provinces[p].terrain == terrain)


def forest(s: EraState, seat: int) -> int:
    return of_terrain(s, seat, FOREST)


def mountain(s: EraState, seat: int) -> int:
    return of_terrain(s, seat, MOUNTAIN)


def grain(s: EraState, seat: int) -> int:
    return of_terrain(s, seat, GRAIN)


def hills(s: EraState, seat: int) -> int:
    return of_terrain(s, seat, HILLS)


def provinces(s: EraState, seat: int) -> int:
    return len(s.lands_of(seat))


def battlefields(s: EraState, seat: int) -> int:
    return sum(1 for p in s.lands_of(seat) if s.battlefield[p])


def progresses(s: EraState, seat: int) -> int:
    return s.progress_count(seat)


def cities(s: EraState, seat: int) -> int:
    return s.built[seat]


def thalers(s: EraState, seat: int) -> int:
    return s.thalers[seat]


def luxury_kinds(s: EraState, seat: int) -> int:
    return sum(1 for number in s.goods[seat * KINDS : seat * KINDS + LUXURIES] if number)


def luxury_set(s: EraState, seat: int) -> int:
    return max(s.goods[seat * KINDS : seat * KINDS + LUXURIES])


def hexes(s: EraState, seat: int) -> int:
    return len({s.box.provinces[p].hex for p in s.lands_of(seat)})


def posts(s: EraState, seat: int) -> int:
    return len(s.posts_of(seat))


def leaders(s: EraState, seat: int) -> int:
    """E70"""
    return s.leaders[seat]


def treaties(s: EraState, seat: int) -> int:
    return s.treaties[seat]


METRICS: Final[tuple[Callable[[EraState, int], int], ...]] = (
    fleets, colonies, triumph, fish, villages, forest, luxuries, mountain, provinces,
    battlefields, grain, progresses, hills, cities, thalers, luxury_kinds, luxury_set, hexes,
    posts, leaders, treaties,
)  # fmt: skip
"""In the order of metrics.csv."""


def measure(s: EraState, metric: int) -> list[int]:
    """The metric of every seat."""
    return [METRICS[metric](s, seat) for seat in range(s.players)]


def card_points(s: EraState, card: int) -> list[int]:
    """R11.8, R26.3: first 3, every second 1; shared first 2 each and nothing for second."""
    numbers = s.box.numbers
    printed = s.box.cards[card]
    values = measure(s, printed.metric)
    if s.players == 1:  # E6
        return [numbers.card_first if values[0] >= printed.solo[length_of(s)] else 0]
    points = [0] * s.players
    best = max(values)
    firsts = [seat for seat in range(s.players) if values[seat] == best]
    if not best:  # R21.2
        return points
    if len(firsts) > 1:
        for seat in firsts:
            points[seat] = numbers.card_shared
        return points
    points[firsts[0]] = numbers.card_first
    second = max([value for value in values if value < best], default=0)
    for seat in range(s.players):
        if second and values[seat] == second:
            points[seat] = numbers.card_second
    return points


def personal_points(s: EraState, seat: int, card: int) -> int:
    """R26.2: only its owner scores it, and only for being first."""
    return owner_points(s, seat, card, measure(s, s.box.cards[card].metric))


def owner_points(s: EraState, seat: int, card: int, values: list[int]) -> int:
    """The same, when the values of all seats are known."""
    numbers = s.box.numbers
    if s.players == 1:  # E6
        reached = values[0] >= s.box.cards[card].solo[length_of(s)]
        return numbers.personal_alone if reached else 0
    best = max(values)
    if not best or values[seat] < best:
        return 0
    return numbers.personal_alone if values.count(best) == 1 else numbers.personal_shared


def village_points(s: EraState, seat: int, village: int) -> int:
    """R26.7"""
    tile = s.box.villages[village]
    if tile.metric == NOBODY:
        return 0
    value = METRICS[tile.metric](s, seat)
    return sum(1 for limit in tile.limits if value >= limit)
