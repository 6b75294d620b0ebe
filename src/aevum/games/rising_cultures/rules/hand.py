"""Hand and deck: drawing, swapping, and the fourth card that goes back.

Rules   R3, R4.3
Owns    hand, deck, exposed, paid_swaps, free_swaps
Nodes   swaps (procedure), draw (chance), swap (decision), return (decision)
Leaves  what is done with a hand card to uses.py
"""

from __future__ import annotations

from aevum.core.flow import CHANCE, Chance, Decision
from aevum.core.why import Why
from aevum.games.rising_cultures.components import (
    DRAW,
    DRAW_V,
    DREW,
    HAND,
    KEPT,
    PAID_SWAPS,
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
    TO_HAND,
    TO_PEEK,
    TO_PROGRESS,
    TO_SHOW,
)
from aevum.games.rising_cultures.effects import FREE_SWAP
from aevum.games.rising_cultures.rules.ascent import advance_culture
from aevum.games.rising_cultures.rules.assets import pay, sum_of
from aevum.games.rising_cultures.state import CulturesState

COUNT = 16
"""A draw's frame keeps place * COUNT + cards still to come."""


def draw_cards(s: CulturesState, seat: int, cards: int, place: int = TO_HAND) -> None:
    """K7: no more than there are; the discard pile is never reshuffled."""
    there = min(cards, s.deck[seat].size())
    if there:
        s.push(DRAW, seat, place * COUNT + there)


def draw_hands(s: CulturesState) -> None:
    """R3.1; the first player's cards come first (K4)."""
    draw_cards(s, 1 - s.marker, HAND)
    draw_cards(s, s.marker, HAND)


def put_under(s: CulturesState, seat: int, card: int) -> None:
    """Nobody else saw which card it was, so nobody else knows the hand any more."""
    s.hand[seat].remove(card)
    s.deck[seat].put_below(card)
    s.exposed[seat] = [known for known in s.exposed[seat] if known not in s.hand[seat]]
    if card in s.exposed[seat]:
        s.exposed[seat].remove(card)
    s.tell(RETURNED, seat, card)


def take_from_hand(s: CulturesState, seat: int, card: int) -> None:
    """The card is played openly."""
    s.hand[seat].remove(card)
    if card in s.exposed[seat]:
        s.exposed[seat].remove(card)


def keep_fourth_card(s: CulturesState) -> None:
    """R4.3: what is left of the hand goes face down on top of the deck."""
    for seat in (s.marker, 1 - s.marker):
        if s.hand[seat]:
            s.deck[seat].put_on_top(s.hand[seat].pop())
            s.tell(KEPT, seat)


class Draw(Chance[CulturesState]):
    """The top card of a deck. Frame: a = seat, b = place * COUNT + cards still to come."""

    def outcomes(self, s: CulturesState) -> list[tuple[str, int]]:
        words = s.box.words[DRAW_V]
        deck = s.deck[s.var_a()]
        if deck.top:
            return [(words[deck.top[-1]], 1)]
        nation = s.nation_of(s.var_a())
        pool = deck.pool
        cards = range(nation.first, nation.first + len(nation.cards))
        found = [(words[card], 1) for card in cards if pool[card]]
        return found or [(words[deck.bottom[0]], 1)]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        if verb != DRAW_V:
            return Why("R3.1", "asked-draw")
        if s.deck[s.var_a()].chances()[arg]:
            return None
        return Why("R3.1", "not-on-deck", {"card": s.box.cards[arg].id})

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var_a()
        place, left = divmod(s.var_b(), COUNT)
        s.deck[seat].draw(arg)
        if left > 1:
            s.set_b(place * COUNT + left - 1)
        else:
            s.pop()
        receive(s, seat, arg, place)

    def secret_of(self, s: CulturesState, verb: int) -> int:
        """R15.2; only a card that is played or laid away at once is open to all."""
        is_hidden = s.var_b() // COUNT in (TO_HAND, TO_PEEK)
        return s.var_a() if is_hidden else CHANCE


def receive(s: CulturesState, seat: int, card: int, place: int) -> None:
    """A drawn card arrives."""
    if place in (TO_SHOW, TO_PROGRESS):
        if card in s.exposed[seat]:
            s.exposed[seat].remove(card)
        s.reveal(SHOWN, seat, card)
        if place == TO_SHOW:
            s.shown = card
        else:
            advance_culture(s, seat, card)
        return
    s.tell(DREW, seat, card)
    if place == TO_PEEK:
        s.peeked.append(card)
    else:
        s.hand[seat].append(card)
        s.hand[seat].sort()


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
    if s.free_swaps[seat] >= sum_of(s, seat, FREE_SWAP):
        return Why("K29", "no-free-swap")
    return None


def ask_for_swap(s: CulturesState) -> None:
    """One swap after the other (K5), as long as one is possible; b = 1 once the player is done."""
    seat = s.var_a()
    if s.var_b():
        return
    if why_not_paid(s, seat) is None or why_not_free(s, seat) is None:
        s.repeat()
        s.push(SWAP, seat)


class Swap(Decision[CulturesState]):
    """D2: pay for another card? Frame: a = seat."""

    def actor(self, s: CulturesState) -> int:
        return s.var_a()

    def legal(self, s: CulturesState) -> list[str]:
        words = s.box.words
        seat = s.var_a()
        found: list[str] = []
        if why_not_paid(s, seat) is None:
            found.append(words[SWAP_PAID_V][0])
        if why_not_free(s, seat) is None:
            found.append(words[SWAP_FREE_V][0])
        found.append(words[SWAP_DONE_V][0])
        return found

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        if verb == SWAP_DONE_V:
            return None
        if verb == SWAP_PAID_V:
            return why_not_paid(s, s.var_a())
        if verb == SWAP_FREE_V:
            return why_not_free(s, s.var_a())
        return Why("R3.2", "asked-swap")

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var_a()
        s.pop()
        if verb == SWAP_DONE_V:
            s.set_b(1)
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
    """A seat chooses one of its hand cards, and the other does not see which. Frame: a = seat."""

    def actor(self, s: CulturesState) -> int:
        return s.var_a()

    def legal(self, s: CulturesState) -> list[str]:
        words = s.box.words[PICK_V]
        return [words[card] for card in s.hand[s.var_a()]]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        if verb != PICK_V:
            return Why("R3.2", "asked-pick")
        if arg in s.hand[s.var_a()]:
            return None
        return Why("R3.2", "not-in-hand", {"card": s.box.cards[arg].id})

    def secret_of(self, s: CulturesState, verb: int) -> int:
        return s.var_a()


class Return(HandPick):
    """D3: which hand card goes under the deck?"""

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var_a()
        s.pop()
        put_under(s, seat, arg)
