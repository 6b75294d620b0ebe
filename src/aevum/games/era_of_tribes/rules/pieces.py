"""A player's own pieces beside the map: Free Vassals, city slots, the Regular Army.

Rules   R0.6, R5.2, R5.7, R20.9, R27.9
Owns    slots, pool, removed, armies, legions, legion_supply, grey_militia
Nodes   none
Leaves  pieces on the map to realm.py, battles to lineup.py
"""

from __future__ import annotations

from aevum.games.era_of_tribes.components import FROM_POOL, TOOK_FROM_SLOT
from aevum.games.era_of_tribes.kinds import SLOTS
from aevum.games.era_of_tribes.rules.tracks import add_morale, can_lose_morale
from aevum.games.era_of_tribes.state import EraState


def lay_out_pieces(s: EraState, seat: int) -> None:
    """SU11, SU12"""
    for slot, printed in enumerate(s.box.slots):
        s.slots[seat * SLOTS + slot] = printed.vassals
    s.pool[seat] = s.box.numbers.free_vassals


def lay_out_legions(s: EraState) -> None:
    """SU17: only if a people in play has legions."""
    if any(s.powers(seat).legions for seat in range(s.players)):
        s.legion_supply = s.box.numbers.legions


def take_from_pool(s: EraState, seat: int) -> None:
    assert s.pool[seat] > 0
    s.pool[seat] -= 1


def to_pool(s: EraState, seat: int, vassals: int) -> None:
    s.pool[seat] += vassals


def remove_vassals(s: EraState, seat: int, vassals: int) -> None:
    """R8.3: out of the game."""
    s.pool[seat] -= vassals
    s.removed[seat] += vassals


# -- city slots -----------------------------------------------------------------------------------


def last_slot(s: EraState, seat: int) -> int:
    """R5.7: the slot that would be built last among those that hold vassals; -1 if none does."""
    for slot in range(SLOTS - 1, -1, -1):
        if s.slots[seat * SLOTS + slot]:
            return slot
    return -1


def can_use_slot(s: EraState, seat: int, morale: int) -> bool:
    return last_slot(s, seat) >= 0 and can_lose_morale(s, seat, morale)


def take_from_slot(s: EraState, seat: int, morale: int) -> None:
    """A vassal of an unbuilt city is taken; it stands nowhere until the caller places it."""
    s.slots[seat * SLOTS + last_slot(s, seat)] -= 1
    s.tell(TOOK_FROM_SLOT, seat)
    add_morale(s, seat, -morale)


def take_from(s: EraState, seat: int, source: int, morale: int) -> None:
    """From the pool for nothing, or from a slot for morale."""
    if source == FROM_POOL:
        take_from_pool(s, seat)
    else:
        take_from_slot(s, seat, morale)


def empty_slot(s: EraState, seat: int, slot: int) -> None:
    """R15.2: the vassals of a city that is built join the pool."""
    s.pool[seat] += s.slots[seat * SLOTS + slot]
    s.slots[seat * SLOTS + slot] = 0


# -- the Regular Army -----------------------------------------------------------------------------


def add_armies(s: EraState, seat: int, armies: int) -> None:
    s.armies[seat] += armies


def lose_armies(s: EraState, seat: int, armies: int) -> None:
    """R17.3"""
    s.armies[seat] -= armies
    s.pool[seat] += armies


def raise_legion(s: EraState, seat: int) -> int:
    """R5.2, the one place where the modifier legion is read: so many came from the supply."""
    raised = min(s.powers(seat).legions, s.legion_supply)
    s.legion_supply -= raised
    s.legions[seat] += raised
    return raised


def lose_legions(s: EraState, seat: int, legions: int) -> None:
    """R17.3, R27.9: they become available again."""
    s.legions[seat] -= legions
    s.legion_supply += legions


def add_grey_militia(s: EraState, seat: int, militia: int) -> None:
    s.grey_militia[seat] += militia
