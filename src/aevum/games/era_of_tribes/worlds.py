"""Worlds a seat cannot rule out: cards and tiles it has not seen are dealt anew (3.4)."""

from __future__ import annotations

from random import Random

from aevum.games.era_of_tribes.components import KEEP_CARD
from aevum.games.era_of_tribes.state import EraState


def deal_anew(s: EraState, seat: int, rng: Random) -> None:
    deal_cards(s, seat, rng)
    deal_tiles(s, seat, rng)


def deal_cards(s: EraState, seat: int, rng: Random) -> None:
    """E87: the card a seat has rejected is nobody's, once it has rejected one."""
    others = [other for other in range(s.players) if other != seat]
    known_back = set(s.rejected[seat]) if 0 <= seat < s.players else set()
    choosing = s.holds(KEEP_CARD)
    piles = [s.personal[other] for other in others]
    if choosing:  # rejected cards are not yet back in the deck
        piles += [s.rejected[other] for other in others]
    unseen = [card for pile in piles for card in pile]
    unseen += [card for card, there in enumerate(s.deck.pool) if there and card not in known_back]
    unseen.sort()  # the same dice deal the same world, whatever the truth is
    rng.shuffle(unseen)
    for pile in piles:
        for place in range(len(pile)):
            pile[place] = unseen.pop()
        pile.sort()
    in_deck = set(unseen) | (set() if choosing else known_back)
    s.deck.pool = [int(card in in_deck) for card in range(len(s.deck.pool))]
    for other in [] if choosing else others:
        s.rejected[other] = []
    if not choosing:
        guess_rejected(s, others, rng)


def guess_rejected(s: EraState, others: list[int], rng: Random) -> None:
    """What others remember having rejected: any card that went back, or has been opened since."""
    back = [card for card, there in enumerate(s.deck.pool) if there] + s.open + s.scored
    for pile in s.rejected:
        for card in pile:
            if card in back:
                back.remove(card)
    back.sort()
    rng.shuffle(back)
    for other in others:
        if s.personal[other] and back:
            s.rejected[other] = [back.pop()]


def deal_tiles(s: EraState, seat: int, rng: Random) -> None:
    """Tiles that others keep or have hired are any that this seat has not seen."""
    kinds = len(s.box.villages)
    unseen = s.tiles.pool[:]
    hidden: list[tuple[list[int], int, int]] = []
    for table in (s.kept, s.hired):
        for other in range(s.players):
            if other == seat:
                continue
            row = table[other * kinds : (other + 1) * kinds]
            hidden.append((table, other, sum(row)))
            for kind, count in enumerate(row):
                unseen[kind] += count
                table[other * kinds + kind] = 0
    tiles = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    rng.shuffle(tiles)
    for table, other, count in hidden:
        for _ in range(count):
            table[other * kinds + tiles.pop()] += 1
    s.tiles.pool = [tiles.count(kind) for kind in range(kinds)]
