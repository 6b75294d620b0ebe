"""Leaders and the action fields they stand on.

Rules   R0.7, R3.4, R4.3, R4.6, R20.8, R24.1
Owns    leaders, ready, grey, grey_supply, grey_box, acted, ring, ring_round
Nodes   none
Leaves  what an action does to its chapter
"""

from __future__ import annotations

from typing import Final

from aevum.games.era_of_tribes.components import GREY_LEADER, NOBODY, RING_LEFT, RING_TAKEN
from aevum.games.era_of_tribes.kinds import ACTIONS
from aevum.games.era_of_tribes.state import EraState

FIELDS: Final = len(ACTIONS)


def lay_out_leaders(s: EraState) -> None:
    """SU10, SU17: two ready leaders each, the others wait on their epoch spaces."""
    numbers = s.box.numbers
    s.leaders = [numbers.ready_leaders] * s.players
    s.ready = s.leaders.copy()
    s.grey_supply = s.box.players[s.players - 1].grey_leaders
    s.grey_box = numbers.grey_leaders_box


def place_leaders(s: EraState, seat: int, number: int) -> None:
    """R4.6: placed leaders are spent until clean-up."""
    assert s.ready[seat] >= number
    s.ready[seat] -= number


def use_field(s: EraState, seat: int, action: int) -> None:
    s.acted[seat * FIELDS + action] = 1


def has_used(s: EraState, seat: int, action: int) -> bool:
    """R4.3"""
    return s.acted[seat * FIELDS + action] == 1


def take_ring(s: EraState, seat: int) -> None:
    """R8.5: the leader of a bribe stands there."""
    s.ring = seat
    s.ring_round = s.round
    s.tell(RING_TAKEN, seat)


def leave_ring(s: EraState, seat: int) -> None:
    """R3.4, E11, E105: ready again after the owner's first action of the next round."""
    if s.ring == seat and s.ring_round < s.round:
        s.ring = NOBODY
        s.ready[seat] += 1
        s.tell(RING_LEFT, seat)


def grow_own_leaders(s: EraState, seat: int, number: int) -> None:
    """R11.10: usable from the next round on."""
    s.leaders[seat] += number


def hire_grey_leader(s: EraState, seat: int) -> None:
    """R8.3, R20.8, E98: from the supply, else from the box; ready at once."""
    if s.grey_supply:
        s.grey_supply -= 1
    else:
        s.grey_box -= 1
    s.grey[seat] += 1
    s.leaders[seat] += 1
    s.ready[seat] += 1
    s.tell(GREY_LEADER, seat)


def has_grey_leader(s: EraState) -> bool:
    return s.grey_supply + s.grey_box > 0


def ready_all_leaders(s: EraState) -> None:
    """R24.1: all but a leader on the ring; all action fields are free again."""
    s.ready = s.leaders.copy()
    if s.ring != NOBODY:
        s.ready[s.ring] -= 1
    s.acted = [0] * len(s.acted)
