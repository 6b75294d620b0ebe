"""Growth, the first step of an Expansion.

Rules   R5.3, R5.5, R5.6, R5.7, R5.8, R5.9
Owns    room, fresh
Nodes   grow (decision)
Leaves  negative growth to shrinking.py, what new vassals become to conversion.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    DONE_V,
    EXPANSION,
    FROM_SLOT_V,
    GREW,
    GROW,
    GROW_V,
    GROWTH,
    SHRINK,
)
from aevum.games.era_of_tribes.rules.pieces import (
    can_use_slot,
    take_from_pool,
    take_from_slot,
    to_pool,
)
from aevum.games.era_of_tribes.rules.realm import fleets_of, is_empty, put_vassals, vassals_at
from aevum.games.era_of_tribes.rules.tracks import add_morale
from aevum.games.era_of_tribes.state import EraState

EXPANDING: Final = EXPANSION.variable("seat")
BOOST: Final = EXPANSION.variable("boost")
SEAT: Final = GROW.variable("seat")
LEFT: Final = GROW.variable("left")


def growth_of(s: EraState, seat: int, boost: int) -> int:
    """R5.3: G; the plate holds food or hunger, never both."""
    return s.plate[seat] + boost + s.morale[seat]


def begin_growth(s: EraState) -> None:
    """R5.8: G is computed once."""
    seat = s.var(EXPANDING)
    growth = growth_of(s, seat, s.var(BOOST))
    s.tell(GROWTH, seat, growth)
    s.fresh = [0] * len(s.fresh)
    s.room = [0] * len(s.room)
    if growth < 0 and has_pieces(s, seat):
        s.push(SHRINK, seat, -growth)
    elif growth > 0:
        make_room(s, seat)
        s.push(GROW, seat, growth)


def has_pieces(s: EraState, seat: int) -> bool:
    """E31: is there anything that can be removed?"""
    return sum(s.vassals[seat :: s.players]) + fleets_of(s, seat) + len(s.posts_of(seat)) > 0


def make_room(s: EraState, seat: int) -> None:
    """R5.5, E30: one new vassal per vassal or city that stands there when the step begins."""
    lands = s.lands_of(seat)
    for province in lands:
        s.room[province] = vassals_at(s, province, seat) + s.city[province]
    if not lands:  # E84
        for home in s.people_of(seat).homes:
            s.room[home] = int(is_empty(s, home))


def convert_fresh(s: EraState, seat: int, province: int) -> None:
    """R5.10: a new vassal leaves the province to become something else."""
    s.fresh[province] -= 1
    put_vassals(s, province, seat, -1)


def end_conversions(s: EraState) -> None:
    """R5.9: nobody is new any more."""
    s.fresh = [0] * len(s.fresh)


class Grow(Decision[EraState]):
    """D12"""

    def actor(self, s: EraState) -> int:
        return s.var(SEAT)

    def legal(self, s: EraState) -> list[str]:
        word = s.box.speller.word
        seat = s.var(SEAT)
        words = [word(DONE_V)]
        if not s.var(LEFT):
            return words
        places = [p for p in s.chart().provinces if s.room[p]]
        if s.pool[seat]:
            words += [word(GROW_V, province) for province in places]
        elif places and can_use_slot(s, seat, s.box.numbers.slot_morale):
            words.append(word(FROM_SLOT_V))
        return words

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        seat = s.var(SEAT)
        if verb == DONE_V:
            return None
        if verb not in (GROW_V, FROM_SLOT_V):
            return Why("R5.5", "asked-grow")
        if not s.var(LEFT):
            return Why("R5.5", "no-growth-left")
        if verb == FROM_SLOT_V:
            return why_not_from_slot(s, seat)
        if not s.pool[seat]:
            return Why("R5.5", "no-free-vassal")
        about = {"province": s.box.provinces[arg].id}
        return None if s.room[arg] else Why("R5.5", "no-room", about)

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        if verb == GROW_V:
            place_new_vassal(s, seat, arg)
            s.set_var(LEFT, s.var(LEFT) - 1)
        elif verb == FROM_SLOT_V:
            take_from_slot(s, seat, s.box.numbers.slot_morale)
            to_pool(s, seat, 1)
        else:
            unused = s.var(LEFT)
            s.pop()
            add_morale(s, seat, unused // s.box.numbers.growth_per_morale)  # R5.6


def why_not_from_slot(s: EraState, seat: int) -> Why | None:
    """R5.7, E29"""
    if s.pool[seat]:
        return Why("R5.7", "free-vassals-first")
    if not any(s.room):
        return Why("R5.7", "no-room-anywhere")
    if not can_use_slot(s, seat, s.box.numbers.slot_morale):
        return Why("R5.7", "no-slot-vassal")
    return None


def place_new_vassal(s: EraState, seat: int, province: int) -> None:
    take_from_pool(s, seat)
    put_vassals(s, province, seat, 1)
    s.fresh[province] += 1
    s.room[province] -= 1
    if s.owner[province] != seat:  # E84: only one comes back
        s.room = [0] * len(s.room)
    s.tell(GREW, seat, province)
