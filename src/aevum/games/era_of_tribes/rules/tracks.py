"""The tracks and the purse: influence points, morale, thalers, treaties.

Rules   R0.11, R0.13, R3.2
Owns    influence, lies, bookings, morale, thalers, treaties
Nodes   none
Leaves  why something is gained or lost to the chapters that ask
"""

from __future__ import annotations

from aevum.games.era_of_tribes.components import INFLUENCE, MORALE, THALERS, TREATIES
from aevum.games.era_of_tribes.state import EraState


def begin_tracks(s: EraState) -> None:
    """SU2, SU9, SU14: the first player's marker lies rearmost (E1)."""
    numbers = s.box.numbers
    s.bookings = s.players
    for place, seat in enumerate(s.order):
        s.influence[seat] = numbers.start_influence
        s.lies[seat] = s.players - place
        s.morale[seat] = s.box.morale_start
        s.thalers[seat] = numbers.thalers


def add_influence(s: EraState, seat: int, points: int) -> None:
    """R0.13: never below nought; R3.2, E90: whoever moves lies rearmost on the new space."""
    new = max(0, s.influence[seat] + points)
    change = new - s.influence[seat]
    if not change:
        return
    s.influence[seat] = new
    s.bookings += 1
    s.lies[seat] = s.bookings
    s.tell(INFLUENCE, seat, change, new)


def add_morale(s: EraState, seat: int, points: int) -> None:
    """E14: what goes beyond the ends of the track is lost."""
    new = min(max(s.morale[seat] + points, s.box.morale_low), s.box.morale_high)
    change = new - s.morale[seat]
    if change:
        s.morale[seat] = new
        s.tell(MORALE, seat, change, new)


def can_lose_morale(s: EraState, seat: int, points: int) -> bool:
    """E14: a loss of one's own will must fit on the track."""
    return s.morale[seat] - points >= s.box.morale_low


def add_thalers(s: EraState, seat: int, thalers: int) -> None:
    """R0.11: who pays has looked first whether it can be paid."""
    assert s.thalers[seat] + thalers >= 0
    s.thalers[seat] += thalers
    if thalers:
        s.tell(THALERS, seat, thalers, s.thalers[seat])


def pay_to(s: EraState, seat: int, other: int, thalers: int) -> None:
    add_thalers(s, seat, -thalers)
    add_thalers(s, other, thalers)


def add_treaties(s: EraState, seat: int, treaties: int) -> None:
    assert s.treaties[seat] + treaties >= 0
    s.treaties[seat] += treaties
    s.tell(TREATIES, seat, treaties, s.treaties[seat])


def steps_of_order(s: EraState) -> list[int]:
    """R3.1: fewest influence points first; among equals the marker that lies further back."""
    return sorted(range(s.players), key=lambda seat: (s.influence[seat], -s.lies[seat]))
