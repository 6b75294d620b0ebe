"""Colonies: groups of own provinces without a home.

Rules   R14
Owns    colonies, free_colonies
Nodes   none
Leaves  when they are counted to the chapters that change control
"""

from __future__ import annotations

from aevum.games.era_of_tribes.components import NEW_COLONY
from aevum.games.era_of_tribes.rules.tracks import add_morale
from aevum.games.era_of_tribes.state import EraState


def colonies_of(s: EraState, seat: int) -> int:
    """R14.1, R14.2: connected groups of own provinces that hold no own home (E36)."""
    own = s.people[seat]
    land = s.chart().land
    waiting = set(s.lands_of(seat))
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
    """R14.3, R14.4; the one place where the modifier free-colony is read (R14.5)."""
    now = colonies_of(s, seat)
    more = now - s.colonies[seat]
    s.colonies[seat] = now
    if more <= 0:
        return
    free = min(more, s.powers(seat).free_colonies - s.free_colonies[seat])
    s.free_colonies[seat] += free
    s.tell(NEW_COLONY, seat, more)
    add_morale(s, seat, -s.box.numbers.colony_morale * (more - free))


def forget_free_colonies(s: EraState) -> None:
    s.free_colonies = [0] * s.players
