"""Hand and deck: where hidden cards lie, what everybody knows of them, and cards on their way.

Rules   R4.3
Owns    hand, deck, exposed, picked, peeked, shown, kept
Nodes   none
Leaves  when cards are drawn and swapped to hand.py
"""

from __future__ import annotations

from aevum.games.rising_cultures.components import SEATS
from aevum.games.rising_cultures.state import CulturesState

NO_CARD = -1


def shuffle_decks(s: CulturesState) -> None:
    """All cards of both nations, in an order nobody knows."""
    for seat in range(SEATS):
        pool = s.deck[seat].pool
        for card in s.nation_of(seat).cards:
            pool[card.index] = 1


def leave_deck(s: CulturesState, seat: int, card: int) -> None:
    """The next card turned out to be this one."""
    deck = s.deck[seat]
    deck.draw(card)
    if len(deck.top) < s.kept[seat]:  # it was the one that was kept
        s.kept[seat] = 0


def into_hand(s: CulturesState, seat: int, card: int) -> None:
    s.hand[seat].append(card)
    s.hand[seat].sort()


def into_view(s: CulturesState, seat: int, card: int) -> None:
    """Its owner looks at it before it goes back."""
    s.peeked.append(card)


def take_openly(s: CulturesState, seat: int, card: int) -> None:
    """The card leaves the hand for the table."""
    s.hand[seat].remove(card)
    forget(s, seat, card)


def forget(s: CulturesState, seat: int, card: int) -> None:
    """The card is no longer one of those whose hidden place everybody knows."""
    if card in s.exposed[seat]:
        s.exposed[seat].remove(card)


def put_under(s: CulturesState, seat: int, card: int) -> None:
    """Nobody else saw which card it was, so nobody else knows the hand any more."""
    s.hand[seat].remove(card)
    s.deck[seat].put_below(card)
    s.exposed[seat] = [known for known in s.exposed[seat] if known not in s.hand[seat]]
    forget(s, seat, card)


def keep_last(s: CulturesState, seat: int) -> bool:
    """R4.3: what is left of the hand goes face down on top of the deck."""
    if not s.hand[seat]:
        s.kept[seat] = 0
        return False
    s.deck[seat].put_on_top(s.hand[seat].pop())
    s.kept[seat] = len(s.deck[seat].top)
    return True


def box_kept(s: CulturesState, seat: int) -> None:
    """R13.1: the card kept on the deck goes to the box, unless it was drawn meanwhile.

    K7: with a short deck none was kept. What came back openly may lie there, too, and stays.
    """
    if s.kept[seat]:
        forget(s, seat, s.deck[seat].top.pop(s.kept[seat] - 1))
        s.kept[seat] = 0


# -- cards that come back openly ------------------------------------------------------------------


def return_on_top(s: CulturesState, seat: int, card: int) -> None:
    s.exposed[seat].append(card)
    s.deck[seat].put_on_top(card)


def return_below(s: CulturesState, seat: int, card: int) -> None:
    s.exposed[seat].append(card)
    s.deck[seat].put_below(card)


def return_to_hand(s: CulturesState, seat: int, card: int) -> None:
    s.exposed[seat].append(card)
    into_hand(s, seat, card)


# -- starting cards -------------------------------------------------------------------------------


def pick(s: CulturesState, seat: int, card: int) -> int:
    """Choose a starting card; how many are chosen now."""
    s.hand[seat].remove(card)
    s.picked[seat].append(card)
    return len(s.picked[seat])


def lay_picked(s: CulturesState, seat: int) -> list[int]:
    """Step 5: the third goes under the deck, the last of the hand on top; the resource cards."""
    upper, lower, under = s.picked[seat]
    s.picked[seat] = []
    s.deck[seat].put_below(under)
    keep_last(s, seat)
    return [upper, lower]


# -- cards looked at, cards on their way ----------------------------------------------------------


def keep_peeked(s: CulturesState, seat: int, kept: int) -> None:
    """One card stays on top, the others go under in the order seen; nobody else knows which."""
    s.deck[seat].put_on_top(kept)
    for card in s.peeked:
        if card != kept:
            s.deck[seat].put_below(card)
    s.peeked = []
    s.exposed[seat] = [card for card in s.exposed[seat] if card in s.hand[seat]]


def show(s: CulturesState, card: int) -> None:
    """Everybody sees a card that is on its way."""
    s.shown = card


def take_shown(s: CulturesState) -> int:
    """It arrives."""
    card = s.shown
    s.shown = NO_CARD
    return card
