"""Picking several cards of one hand, one word at a time; used by exchange and conflict.

Rules   none of their own
Owns    picks
Nodes   none
Leaves  what becomes of the cards to the chapter that asked for them

Picked cards stay in the hand until the player is done, so that nobody can count them before.
"""

from __future__ import annotations

from aevum.games.attila.components import TRIBES
from aevum.games.attila.state import AttilaState


def last_pick(s: AttilaState) -> int:
    """The highest tribe picked so far; picks never go back, so that each set has one order."""
    picks = s.picks
    for tribe in range(TRIBES - 1, 0, -1):
        if picks[tribe]:
            return tribe
    return 0


def take_picks(s: AttilaState, seat: int) -> int:
    """Take the picked cards out of the hand; returns how many there are."""
    count = 0
    for tribe in range(TRIBES):
        picked = s.picks[tribe]
        if picked:
            s.hand[seat * TRIBES + tribe] -= picked
            count += picked
    s.picks = [0] * TRIBES
    return count
