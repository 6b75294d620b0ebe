"""Picking several cards of one hand, one word at a time; used by exchange and conflict.

Rules   none of their own
Owns    picks
Nodes   none
Leaves  what becomes of the cards to the chapter that asked for them

Picked cards stay in the hand until the player is done, so that nobody can count them before.
"""

from __future__ import annotations

from aevum.core.why import Why
from aevum.games.attila.components import TRIBES
from aevum.games.attila.rules.cards import take_from_hand
from aevum.games.attila.state import AttilaState


def last_pick(s: AttilaState) -> int:
    """The highest tribe picked so far; picks never go back, so that each set has one order."""
    picks = s.picks
    for tribe in range(TRIBES - 1, 0, -1):
        if picks[tribe]:
            return tribe
    return 0


def pickable(s: AttilaState, seat: int) -> list[int]:
    """Tribes of which another card can be picked."""
    hand = seat * TRIBES
    return [t for t in range(last_pick(s), TRIBES) if s.hand[hand + t] > s.picks[t]]


def why_not_pick(
    s: AttilaState, seat: int, tribe: int, rule: str, order: str, about: dict[str, str]
) -> Why | None:
    """The reasons behind `pickable`, one by one."""
    if s.hand[seat * TRIBES + tribe] <= s.picks[tribe]:
        return Why(rule, "card-not-in-hand", about)
    return None if tribe >= last_pick(s) else Why(order, "pick-in-order", about)


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
