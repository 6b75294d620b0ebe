"""What holds in every position of Rising Cultures, so that no stranger's can break a table.

Only what a single position shows; what follows from its story is checked by playing it again.
"""

from __future__ import annotations

from aevum.games.rising_cultures.components import COINS, NATIONS, NILE_SPACES, ROUNDS, SEATS
from aevum.games.rising_cultures.rules.trigger import MANY_WINDOWS
from aevum.games.rising_cultures.state import CulturesState

MANY = 1_000
"""More than any count of a game comes to: builds, swaps, points, borrowed things."""


def broken(s: CulturesState) -> str:
    """The first invariant that does not hold, in a few words; '' if all do."""
    coins = [s.supply, *s.coins, *s.nile]
    if not all_between(coins, 0, COINS) or sum(coins) != COINS:
        return "I1, coins are lost or made"
    return broken_course(s) or broken_flags(s) or broken_cards(s)


def broken_course(s: CulturesState) -> str:
    if not all_between([s.marker, s.first_marker], -1, SEATS - 1):
        return "I4, the marker is with no seat"
    if not 0 <= s.round <= ROUNDS or not 1 <= s.game <= 2:
        return "I5, there is no such round"
    if not all_between(s.nation, -1, len(NATIONS) - 1):
        return "a nation is none of the four"
    return "" if s.nation[0] != s.nation[1] or s.nation[0] < 0 else "a nation is played twice"


def broken_flags(s: CulturesState) -> str:
    for flags in (s.laid, s.row, s.won, s.golden, s.nile, [s.match, s.waived]):
        if not all_between(flags, 0, 1):
            return "I3, something is neither there nor not"
    if not all_between(s.flood, 0, NILE_SPACES):
        return "I19, the Nile has no such level"
    counts = [*s.carried, *s.borrowed, *s.bought, *s.builds, *s.paid_swaps, *s.free_swaps]
    return "" if all_between(counts, 0, MANY) else "a count is impossible"


def broken_cards(s: CulturesState) -> str:
    cards = len(s.box.cards)
    if not -1 <= s.shown < cards or not all_between(s.peeked, 0, cards - 1):
        return "I2, there is no such card"
    for seat in range(SEATS):
        here = cards_of(s, seat)
        own = cards_of_nation(s, seat)
        if len(set(here)) < len(here) or not set(here) <= own:
            return "I2, a card is in two places or with the wrong nation"
        if not set(s.exposed[seat]) <= own:
            return "I22, a card is known that is not there"
        if not 0 <= s.kept[seat] <= len(s.deck[seat].top):
            return "I22, the card that was kept is not on the deck"
        marks = s.fired[seat] + s.expired[seat]
        if not all_between(marks, 0, len(s.box.source_ids) * MANY_WINDOWS - 1):
            return "I19, something has worked that there is not"
    return ""


def cards_of(s: CulturesState, seat: int) -> list[int]:
    """All cards of a seat, wherever they are."""
    deck = s.deck[seat]
    found = deck.top + deck.bottom
    for card, count in enumerate(deck.pool):
        if count:  # anything but one is as wrong as a card in two places
            found += [card] if count == 1 else [card, card]
    for piles in (
        s.display, s.covered, s.military, s.resource, s.progress, s.discard, s.archive, s.hand,
        s.picked,
    ):  # fmt: skip
        found += piles[seat]
    return found


def cards_of_nation(s: CulturesState, seat: int) -> set[int]:
    if s.nation[seat] < 0:
        return set()
    nation = s.nation_of(seat)
    return set(range(nation.first, nation.first + len(nation.cards)))


def all_between(numbers: list[int], low: int, high: int) -> bool:
    for number in numbers:
        if not low <= number <= high:
            return False
    return True
