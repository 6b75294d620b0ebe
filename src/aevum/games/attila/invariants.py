"""What holds in every position of Attila, so that no stranger's position can break a table.

Only what a single position shows; what follows from its story is checked by playing it again.
"""

from __future__ import annotations

from aevum.games.attila.components import (
    CARDS_PER_TRIBE,
    HAND,
    STONES_PER_TRIBE,
    TILES,
    TOP,
    TRIBES,
)
from aevum.games.attila.state import NO_TILE_LEFT, AttilaState

LONGEST = 1_000
"""Turns that no game of Attila has: it is over when its stones or tiles are."""


def broken(s: AttilaState) -> str:
    """The first invariant that does not hold, in a few words; '' if all do."""
    if not all_between(s.stones, 0, STONES_PER_TRIBE) or not all_between(s.supply, 0, 20):
        return "I1, a number of stones is impossible"
    for tribe in range(TRIBES):
        if sum(s.stones[tribe::TRIBES]) + s.supply[tribe] != STONES_PER_TRIBE:
            return "I1, stones are lost or made"
    return broken_cards(s) or broken_counters(s) or broken_turn(s)


def broken_cards(s: AttilaState) -> str:
    pile = s.pile
    if not all_between(pile.top + pile.bottom, 0, TRIBES - 1):
        return "I2, a card is of no tribe"
    for counts in (s.hand, s.laid, s.discard, s.aside, s.picks, pile.pool):
        if not all_between(counts, 0, CARDS_PER_TRIBE):
            return "I2, a number of cards is impossible"
    for tribe in range(TRIBES):
        count = pile.pool[tribe] + s.discard[tribe] + s.aside[tribe] + int(s.card == tribe)
        count += pile.top.count(tribe) + pile.bottom.count(tribe)
        count += sum(s.hand[tribe::TRIBES]) + sum(s.laid[tribe::TRIBES])
        if count != CARDS_PER_TRIBE:
            return "I2, cards are lost or made"
    for seat in range(s.players):
        if s.hand_size(seat) > HAND:
            return "I3, a hand is too large"
    return ""


def broken_counters(s: AttilaState) -> str:
    if not all_between(s.pacified, 0, NO_TILE_LEFT):
        return "I6, a province is neither open nor closed"
    for left, of in zip(s.tiles, TILES, strict=True):
        if not 0 <= left <= of:
            return "I7, pacification tiles are lost or made"
    if not all_between(s.influence, 0, TOP):
        return "I9, a counter is off its track"
    if not all_between(s.unused, 0, 1) or not all_between(s.triggers, 0, 1):
        return "I11, a tile or a trigger is neither there nor not"
    return "" if all_between(s.score, 0, 100 * STONES_PER_TRIBE) else "I13, a score is impossible"


def broken_turn(s: AttilaState) -> str:
    if not -1 <= s.active < s.players or (s.active < 0 and s.turn):
        return "the turn is no seat's"
    if not -1 <= s.card < TRIBES or not -1 <= s.tribe < TRIBES:
        return "the card being played is of no tribe"
    if not all_between([s.tile_used, s.forgone, s.score_tenth], 0, 1):
        return "a tile or an influence is neither used nor not"
    if not all_between(s.pending, 0, s.board.size - 1) or len(set(s.pending)) < len(s.pending):
        return "the conflicts to come are in no province"
    return "" if 0 <= s.turn <= LONGEST and 0 <= s.slots_left <= HAND else "there is no such turn"


def all_between(numbers: list[int], low: int, high: int) -> bool:
    for number in numbers:
        if not low <= number <= high:
            return False
    return True
