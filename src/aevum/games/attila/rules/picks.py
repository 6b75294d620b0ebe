"""Picking several cards of one hand, one word at a time; used by exchange and conflict.

Rules   none of their own
Owns    picks
Nodes   none
Leaves  what becomes of the cards to the chapter that asked for them

Picked cards stay in the hand until the player is done, so that nobody can count them before.
"""

from __future__ import annotations

from aevum.core.picks import lowest_open, open_picks, why_not_next
from aevum.core.why import Why
from aevum.games.attila.components import TRIBES
from aevum.games.attila.rules.cards import take_from_hand
from aevum.games.attila.state import AttilaState


def pickable(s: AttilaState, seat: int) -> list[int]:
    """Tribes of which another card can be picked."""
    return open_picks(s.picks, s.hand[seat * TRIBES : (seat + 1) * TRIBES])


def may_pick(s: AttilaState, seat: int, tribe: int) -> bool:
    return s.hand[seat * TRIBES + tribe] > s.picks[tribe] and tribe >= lowest_open(s.picks)


def why_not_pick(
    s: AttilaState, seat: int, tribe: int, rule: str, order: str, about: dict[str, str]
) -> Why | None:
    """The reasons behind `may_pick`, one by one."""
    if s.hand[seat * TRIBES + tribe] <= s.picks[tribe]:
        return Why(rule, "card-not-in-hand", about)
    return why_not_next(lowest_open(s.picks), tribe, order, about)


def pick(s: AttilaState, tribe: int) -> None:
    s.picks[tribe] += 1


def take_picks(s: AttilaState, seat: int) -> int:
    """Take the picked cards out of the hand; returns how many there are."""
    count = 0
    for tribe in range(TRIBES):
        picked = s.picks[tribe]
        if picked:
            take_from_hand(s, seat, tribe, picked)
            count += picked
    s.picks = [0] * TRIBES
    return count
