"""Colonies: groups of own provinces without a home.

Rules   R14
Owns    colonies, free_colonies
Nodes   none
Leaves  when they are counted to the chapters that change control
"""

from __future__ import annotations

from collections.abc import Iterable

from aevum.games.era_of_tribes.components import NEW_COLONY, NOBODY
from aevum.games.era_of_tribes.rules.realm import vassals_at
from aevum.games.era_of_tribes.rules.tracks import add_morale
from aevum.games.era_of_tribes.state import EraState


def colonies_of(s: EraState, seat: int) -> int:
    return colonies_among(s, seat, s.lands_of(seat))


def colonies_among(s: EraState, seat: int, lands: Iterable[int]) -> int:
    """R14.1, R14.2: connected groups of own provinces that hold no own home (E36)."""
    own = s.people[seat]
    land = s.chart().land
    waiting = set(lands)
    found = 0
    while waiting:
        group = [waiting.pop()]
        is_colony = True
        for province in group:
            if s.box.provinces[province].home_of == own:
                is_colony = False
            for near in land[province]:
                if near in waiting:
                    waiting.discard(near)
                    group.append(near)
        found += is_colony
    return found


def count_colonies(s: EraState, seat: int) -> None:
    """R14.3, R14.4; what the modifier free-colony spares (R14.5)."""
    now = colonies_of(s, seat)
    more = now - s.colonies[seat]
    s.colonies[seat] = now
    if more <= 0:
        return
    free = free_among(s, seat, more)
    s.free_colonies[seat] += free
    s.tell(NEW_COLONY, seat, more)
    add_morale(s, seat, -s.box.numbers.colony_morale * (more - free))


def free_among(s: EraState, seat: int, more: int) -> int:
    """R14.5: so many of the new colonies cost nothing."""
    return min(more, s.powers(seat).free_colonies - s.free_colonies[seat])


def colonies_ahead(s: EraState, seat: int) -> tuple[int, int]:
    """New colonies if all moves ended here, and the morale that they cost (R13.17, R14.3)."""
    held = [
        p
        for p in s.chart().provinces
        if (s.owner[p] == seat and (s.city[p] or vassals_at(s, p, seat)))
        or (s.owner[p] == NOBODY and not s.village[p] and vassals_at(s, p, seat))
    ]
    more = max(0, colonies_among(s, seat, held) - s.colonies[seat])
    return more, s.box.numbers.colony_morale * (more - free_among(s, seat, more))


def forget_free_colonies(s: EraState) -> None:
    s.free_colonies = [0] * s.players
