"""Worlds a seat cannot rule out: cards and tiles it has not seen are dealt anew (3.4)."""

from __future__ import annotations

from random import Random

from aevum.games.era_of_tribes.components import VILLAGE_WON
from aevum.games.era_of_tribes.rules.villages import SEAT as WINNER
from aevum.games.era_of_tribes.rules.villages import TILE
from aevum.games.era_of_tribes.state import EraState


def deal_anew(s: EraState, seat: int, rng: Random) -> None:
    deal_cards(s, seat, rng)
    deal_tiles(s, seat, rng)


def deal_cards(s: EraState, seat: int, rng: Random) -> None:
    """E87: the card a seat has rejected is nobody's, once all have chosen."""
    others = [other for other in range(s.players) if other != seat]
    own_back = s.rejected[seat] if 0 <= seat < s.players else []
    known_back = [card for card in own_back if s.deck.pool[card]]
    piles = [s.personal[other] for other in others]
    returned = are_returned(s)
    if not returned:
        piles += [s.rejected[other] for other in others]
    unseen = [card for pile in piles for card in pile]
    unseen += [card for card, there in enumerate(s.deck.pool) if there and card not in known_back]
    unseen.sort()  # the same dice deal the same world, whatever the truth is
    rng.shuffle(unseen)
    for pile in piles:
        for place in range(len(pile)):
            pile[place] = unseen.pop()
        pile.sort()
    in_deck = unseen + known_back
    s.deck.pool = [int(card in in_deck) for card in range(len(s.deck.pool))]
    if returned:
        guess_rejected(s, others, own_back, rng)


def are_returned(s: EraState) -> bool:
    """Are the rejected cards back in the deck?"""
    cards = sum(s.deck.pool) + len(s.open) + len(s.scored) + sum(len(p) for p in s.personal)
    return cards == len(s.box.cards)


def guess_rejected(s: EraState, others: list[int], own: list[int], rng: Random) -> None:
    """What others remember having rejected: any card that went back, or has been opened since."""
    back = [card for card, there in enumerate(s.deck.pool) if there] + s.open + s.scored
    back = sorted(card for card in back if card not in own)
    rng.shuffle(back)
    for other in others:
        if s.rejected[other]:
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
    guess_village_won(s, seat, rng)


def guess_village_won(s: EraState, seat: int, rng: Random) -> None:
    """The tile that another seat is looking at is one of those it keeps."""
    if not s.at(VILLAGE_WON) or s.var(WINNER) == seat:
        return
    kinds = len(s.box.villages)
    at = s.var(WINNER) * kinds
    kept = [kind for kind in range(kinds) for _ in range(s.kept[at + kind])]
    s.set_var(TILE, rng.choice(kept))
