"""Worlds a seat cannot rule out: what the others hold is dealt anew (R15, I21).

Public are the sizes of hand and deck and every card that everybody saw going there (`exposed`).
The order of a pool is unknown to all, so nothing of the own deck has to be dealt.
"""

from __future__ import annotations

from random import Random

from aevum.games.rising_cultures.components import SEATS
from aevum.games.rising_cultures.state import CulturesState


def deal_anew(s: CulturesState, seat: int, rng: Random) -> None:
    """Redistribute the cards of every other seat that `seat` has not seen."""
    for other in range(SEATS):
        if other != seat and s.nation[other] >= 0:
            deal_seat(s, other, rng)


def deal_seat(s: CulturesState, seat: int, rng: Random) -> None:
    """Hand, picks and the known ends of the deck keep their sizes; the pool takes the rest."""
    known = s.exposed[seat]
    deck = s.deck[seat]
    piles = [s.hand[seat], s.picked[seat], deck.top, deck.bottom]
    if s.peeked and owner_of(s, s.peeked[0]) == seat:
        piles.append(s.peeked)
    hidden = [card for pile in piles for card in pile if card not in known]
    pooled = [card for card, there in enumerate(deck.pool) if there]
    hidden += pooled
    hidden.sort()  # the same dice deal the same world, whatever the truth is
    rng.shuffle(hidden)
    for pile in piles:
        for place, card in enumerate(pile):
            if card not in known:
                pile[place] = hidden.pop()
    for card in pooled:
        deck.pool[card] = 0
    for card in hidden:
        deck.pool[card] = 1
    s.hand[seat].sort()


def owner_of(s: CulturesState, card: int) -> int:
    """The seat from whose deck the card is."""
    for seat in range(SEATS):
        nation = s.nation_of(seat)
        if nation.first <= card < nation.first + len(nation.cards):
            return seat
    return -1
