"""Cards: hands, the draw pile and the discard pile.

Rules   R9
Owns    hand, pile, discard
Nodes   deal (chance)
Leaves  what a card is played for to placement.py, which cards are laid to conflict.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance
from aevum.core.why import Why
from aevum.games.attila.components import DEAL, DRAW_V, DREW, RESHUFFLED, TRIBES
from aevum.games.attila.state import AttilaState

SEAT: Final = DEAL.variable("seat")
CARDS: Final = DEAL.variable("cards")


def draw_cards(s: AttilaState, seat: int, count: int) -> None:
    if count:
        ensure_pile(s)
        s.push(DEAL, seat, count)


def ensure_pile(s: AttilaState) -> None:
    """K3: only when a card must be drawn from an empty pile the discard pile is shuffled."""
    if s.pile.is_empty():
        s.tell(RESHUFFLED, sum(s.discard))
        s.pile.shuffle_in(s.discard)
        for tribe in range(TRIBES):
            s.discard[tribe] = 0


def take_from_hand(s: AttilaState, seat: int, tribe: int, count: int) -> None:
    s.hand[seat * TRIBES + tribe] -= count


def put_away(s: AttilaState, tribe: int, count: int) -> None:
    """Onto the discard pile."""
    s.discard[tribe] += count


class Deal(Chance[AttilaState]):
    """Chance gives a card to a hand."""

    def outcomes(self, s: AttilaState) -> list[tuple[str, int]]:
        words = s.board.words[DRAW_V]
        chances = s.pile.chances()
        return [(words[tribe], chances[tribe]) for tribe in range(TRIBES) if chances[tribe]]

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb != DRAW_V:
            return Why("R9.1", "asked-draw")
        if s.pile.chances()[arg]:
            return None
        return Why("R9.1", "not-in-pile", {"tribe": s.board.tribe_ids[arg]})

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        s.pile.draw(arg)
        s.hand[seat * TRIBES + arg] += 1
        s.tell(DREW, seat, arg)
        left = s.var(CARDS) - 1
        if left:
            s.set_var(CARDS, left)
            ensure_pile(s)
        else:
            s.pop()

    def secret_of(self, s: AttilaState, verb: int) -> int:
        """R14.3: only who draws learns the card."""
        return s.var(SEAT)
