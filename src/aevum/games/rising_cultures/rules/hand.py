"""Drawing, swapping, and the fourth card that goes back.

Rules   R3, R4.3
Owns    paid_swaps, free_swaps
Nodes   swaps (procedure), draw (chance), swap (decision), return (decision), peek (decision)
Leaves  where the cards lie to deck.py, what is done with a hand card to uses.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.core.effects import Need
from aevum.core.flow import CHANCE, Chance, Decision
from aevum.core.why import Why
from aevum.games.rising_cultures.components import (
    DRAW,
    DRAW_V,
    DREW,
    HAND,
    KEPT,
    PAID_SWAPS,
    PEEK,
    PEEKED,
    PICK_V,
    RETURN,
    RETURNED,
    SEATS,
    SHOWN,
    SWAP,
    SWAP_DONE_V,
    SWAP_FREE_V,
    SWAP_PAID_V,
    SWAPPED,
    SWAPS,
    TARGET_V,
    TO_HAND,
    TO_PEEK,
)
from aevum.games.rising_cultures.effects import Effect
from aevum.games.rising_cultures.registry import EFFECTS, N
from aevum.games.rising_cultures.rules.ascent import advance_culture
from aevum.games.rising_cultures.rules.assets import modifier, number
from aevum.games.rising_cultures.rules.deck import (
    forget,
    into_hand,
    into_view,
    keep_last,
    keep_peeked,
    leave_deck,
    put_under,
    show,
)
from aevum.games.rising_cultures.rules.treasury import pay
from aevum.games.rising_cultures.state import CulturesState

DRAWER: Final = DRAW.variable("seat")
PLACE: Final = DRAW.variable("place")
CARDS: Final = DRAW.variable("cards")
SWAPPER: Final = SWAPS.variable("seat")
DONE: Final = SWAPS.variable("done")
SEAT: Final = SWAP.variable("seat")
"""Where the seat lies in the frames of swap, return, start and peek alike."""

FREE_SWAP: Final = EFFECTS.modifier("free_swap", "static", number, N, rules="R3.2 K29")


def draw_cards(s: CulturesState, seat: int, cards: int, place: int = TO_HAND) -> None:
    """K7: no more than there are; the discard pile is never reshuffled."""
    there = min(cards, s.deck[seat].size())
    if there:
        s.push(DRAW, seat, place, there)


def draw_hands(s: CulturesState) -> None:
    """R3.1; the first player's cards come first (K4)."""
    draw_cards(s, 1 - s.marker, HAND)
    draw_cards(s, s.marker, HAND)


def keep_fourth_card(s: CulturesState) -> None:
    """R4.3"""
    for seat in (s.marker, 1 - s.marker):
        if keep_last(s, seat):
            s.tell(KEPT, seat)


class Draw(Chance[CulturesState]):
    """The top card of a deck, and perhaps some more."""

    def outcomes(self, s: CulturesState) -> list[tuple[str, int]]:
        words = s.box.words[DRAW_V]
        seat = s.var(DRAWER)
        nation = s.nation_of(seat)
        chances = s.deck[seat].chances()
        cards = range(nation.first, nation.first + len(nation.cards))
        return [(words[card], 1) for card in cards if chances[card]]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        if verb != DRAW_V:
            return Why("R3.1", "asked-draw")
        if s.deck[s.var(DRAWER)].chances()[arg]:
            return None
        return Why("R3.1", "not-on-deck", {"card": s.box.cards[arg].id})

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var(DRAWER)
        place = s.var(PLACE)
        left = s.var(CARDS) - 1
        leave_deck(s, seat, arg)
        if left:
            s.set_var(CARDS, left)
        else:
            s.pop()
        ARRIVALS[place](s, seat, arg)

    def secret_of(self, s: CulturesState, verb: int) -> int:
        """R15.2; only a card that is played or laid away at once is open to all."""
        is_hidden = s.var(PLACE) in (TO_HAND, TO_PEEK)
        return s.var(DRAWER) if is_hidden else CHANCE


def draw_to_hand(s: CulturesState, seat: int, card: int) -> None:
    s.tell(DREW, seat, card)
    into_hand(s, seat, card)


def draw_to_show(s: CulturesState, seat: int, card: int) -> None:
    forget(s, seat, card)
    s.reveal(SHOWN, seat, card)
    show(s, card)


def draw_to_peek(s: CulturesState, seat: int, card: int) -> None:
    s.tell(DREW, seat, card)
    into_view(s, seat, card)


def draw_to_progress(s: CulturesState, seat: int, card: int) -> None:
    forget(s, seat, card)
    s.reveal(SHOWN, seat, card)
    advance_culture(s, seat, card)


ARRIVALS: Final[tuple[Callable[[CulturesState, int, int], None], ...]] = (
    draw_to_hand,
    draw_to_show,
    draw_to_peek,
    draw_to_progress,
)
"""What becomes of a drawn card, by the place it goes to."""


# -- swaps ----------------------------------------------------------------------------------------


def offer_swaps(s: CulturesState) -> None:
    """R3.2, K4: the first player swaps first."""
    for seat in range(SEATS):
        s.paid_swaps[seat] = 0
        s.free_swaps[seat] = 0
    s.push(SWAPS, 1 - s.marker)
    s.push(SWAPS, s.marker)


def why_not_paid(s: CulturesState, seat: int) -> Why | None:
    if s.deck[seat].is_empty():
        return Why("K6", "deck-empty")
    if s.paid_swaps[seat] >= PAID_SWAPS:
        return Why("R3.2", "swapped-twice")
    if not s.coins[seat]:
        return Why("R3.2", "no-coin")
    return None


def why_not_free(s: CulturesState, seat: int) -> Why | None:
    if s.deck[seat].is_empty():
        return Why("K6", "deck-empty")
    if s.free_swaps[seat] >= modifier(s, seat, FREE_SWAP):
        return Why("K29", "no-free-swap")
    return None


def ask_for_swap(s: CulturesState) -> None:
    """One swap after the other (K5), as long as one is possible."""
    seat = s.var(SWAPPER)
    if s.var(DONE):
        return
    if why_not_paid(s, seat) is None or why_not_free(s, seat) is None:
        s.repeat()
        s.push(SWAP, seat)


class Swap(Decision[CulturesState]):
    """D2: pay for another card?"""

    def actor(self, s: CulturesState) -> int:
        return s.var(SEAT)

    def legal(self, s: CulturesState) -> list[str]:
        words = s.box.words
        verbs = (SWAP_PAID_V, SWAP_FREE_V, SWAP_DONE_V)
        return [words[verb][0] for verb in verbs if self.why_not(s, verb, 0) is None]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        if verb == SWAP_DONE_V:
            return None
        if verb == SWAP_PAID_V:
            return why_not_paid(s, s.var(SEAT))
        if verb == SWAP_FREE_V:
            return why_not_free(s, s.var(SEAT))
        return Why("R3.2", "asked-swap")

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        s.pop()
        if verb == SWAP_DONE_V:
            s.set_var(DONE, 1)
            return
        if verb == SWAP_PAID_V:
            pay(s, seat, 1)
            s.paid_swaps[seat] += 1
            s.tell(SWAPPED, seat, 1)
        else:
            s.free_swaps[seat] += 1
            s.tell(SWAPPED, seat, 0)
        draw_and_return(s, seat)


def draw_and_return(s: CulturesState, seat: int) -> None:
    """Draw one card, then put one hand card under the deck."""
    s.push(RETURN, seat)
    draw_cards(s, seat, 1)


class HandPick(Decision[CulturesState]):
    """A seat chooses one of its hand cards, and the other does not see which."""

    def actor(self, s: CulturesState) -> int:
        return s.var(SEAT)

    def legal(self, s: CulturesState) -> list[str]:
        words = s.box.words[PICK_V]
        return [words[card] for card in s.hand[s.var(SEAT)]]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        if verb != PICK_V:
            return Why("R3.2", "asked-pick")
        if arg in s.hand[s.var(SEAT)]:
            return None
        return Why("R3.2", "not-in-hand", {"card": s.box.cards[arg].id})

    def secret_of(self, s: CulturesState, verb: int) -> int:
        return s.var(SEAT)


class Return(HandPick):
    """D3: which hand card goes under the deck?"""

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        s.pop()
        put_under(s, seat, arg)
        s.tell(RETURNED, seat, arg)


# -- effects --------------------------------------------------------------------------------------


def has_deck(s: CulturesState, seat: int, effect: Effect) -> bool:
    return not s.deck[seat].is_empty()


def deck_is_empty(s: CulturesState, seat: int, effect: Effect) -> Why:
    return Why("K6", "deck-empty")


NEEDS_DECK: Final = Need(has_deck, deck_is_empty)


def draw_some(s: CulturesState, seat: int, effect: Effect) -> None:
    for _ in range(effect.n):
        draw_and_return(s, seat)


def peek(s: CulturesState, seat: int, effect: Effect) -> None:
    s.tell(PEEKED, seat, min(effect.n, s.deck[seat].size()))
    s.push(PEEK, seat)
    draw_cards(s, seat, effect.n, TO_PEEK)


DRAW_CARDS: Final = EFFECTS.deed(
    "draw", "play action", draw_some, N, rules="R9.1 K6", needs=(NEEDS_DECK,)
)
PEEK_CARDS: Final = EFFECTS.deed("peek", "action", peek, N, rules="R9.1 D7", needs=(NEEDS_DECK,))


class Peek(Decision[CulturesState]):
    """D7: the card that stays on top."""

    def actor(self, s: CulturesState) -> int:
        return s.var(SEAT)

    def legal(self, s: CulturesState) -> list[str]:
        words = s.box.words[TARGET_V]
        return [words[card] for card in sorted(s.peeked)]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        if verb != TARGET_V:
            return Why("D7", "asked-peek")
        return None if arg in s.peeked else Why("D7", "not-peeked", {"card": s.box.cards[arg].id})

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        s.pop()
        keep_peeked(s, seat, arg)

    def secret_of(self, s: CulturesState, verb: int) -> int:
        return s.var(SEAT)
