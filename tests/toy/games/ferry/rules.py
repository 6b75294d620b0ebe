"""The rules of Ferry.

Rules   R1, R2, R3
Owns    cards, next, steers, hold, points, pile
Nodes   game (procedure), crossing (procedure), deal (chance), load (decision), current (chance)
Leaves  nothing
"""

from __future__ import annotations

from typing import Final

from aevum.games.ferry.components import (
    BOATS,
    CARDS,
    COPIES,
    CROSSED,
    CROSSING,
    CURRENT,
    DEAL,
    DRAW_V,
    DREW,
    ENDED,
    FACES,
    FLOW_V,
    GAME,
    LOAD,
    LOAD_V,
    LOADED,
    VOCABULARY,
)
from aevum.games.ferry.state import FerryState

from aevum.core.flow import Chance, Decision, Node, Procedure
from aevum.core.why import Why

KINDS: Final = len(CARDS)
BOAT: Final = DEAL.variable("boat")
LEFT: Final = DEAL.variable("cards")
LOADING: Final = LOAD.variable("boat")
CROSSING_BOAT: Final = CURRENT.variable("boat")
LOADED_CARD: Final = CURRENT.variable("card")


def begin(s: FerryState, cards: int) -> None:
    """R1: the seats steer the boats in turn."""
    s.cards = cards
    s.pile.pool = [COPIES] * KINDS
    for boat in range(len(BOATS)):
        s.steers[boat] = boat % s.players
    s.push(GAME)


def deal_cards(s: FerryState) -> None:
    for boat in reversed(range(len(BOATS))):
        s.push(DEAL, boat, s.cards)


def cross(s: FerryState) -> None:
    """R2: boat after boat, until all cards are gone."""
    if any(s.hold):
        s.repeat()
        s.push(CROSSING)


def end(s: FerryState) -> None:
    s.tell(ENDED)


def load_next_boat(s: FerryState) -> None:
    s.push(LOAD, s.next)


def pass_on(s: FerryState) -> None:
    s.next = (s.next + 1) % len(BOATS)


class Deal(Chance[FerryState]):
    """R1: a card for a boat; only who steers it learns which."""

    def outcomes(self, s: FerryState) -> list[tuple[str, int]]:
        chances = s.pile.chances()
        words = VOCABULARY.words[DRAW_V]
        return [(words[card], chances[card]) for card in range(KINDS) if chances[card]]

    def why_not(self, s: FerryState, verb: int, arg: int) -> Why | None:
        if verb == DRAW_V and s.pile.chances()[arg]:
            return None
        return Why("R1", "not-in-pile")

    def act(self, s: FerryState, verb: int, arg: int) -> None:
        boat, left = s.var(BOAT), s.var(LEFT) - 1
        s.pile.draw(arg)
        s.hold[boat * KINDS + arg] += 1
        s.tell(DREW, s.steers[boat], boat, arg)
        if left:
            s.set_var(LEFT, left)
        else:
            s.pop()

    def secret_of(self, s: FerryState, verb: int) -> int:
        return s.steers[s.var(BOAT)]


class Load(Decision[FerryState]):
    """R2: one card of the boat's hold."""

    def actor(self, s: FerryState) -> int:
        return s.steers[s.var(LOADING)]

    def legal(self, s: FerryState) -> list[str]:
        words = VOCABULARY.words[LOAD_V]
        return [words[card] for card in range(KINDS) if can_load(s, card)]

    def why_not(self, s: FerryState, verb: int, arg: int) -> Why | None:
        if verb != LOAD_V:
            return Why("R2", "asked-load")
        return None if can_load(s, arg) else Why("R2", "not-in-hold", {"card": CARDS[arg]})

    def act(self, s: FerryState, verb: int, arg: int) -> None:
        boat = s.var(LOADING)
        s.hold[boat * KINDS + arg] -= 1
        s.reveal(LOADED, s.steers[boat], boat, arg)
        s.pop()
        s.push(CURRENT, boat, arg)


def can_load(s: FerryState, card: int) -> bool:
    return s.hold[s.var(LOADING) * KINDS + card] > 0


class Current(Chance[FerryState]):
    """R3: a strong current (5, 6) doubles what the card is worth, a 1 sinks it."""

    def outcomes(self, s: FerryState) -> list[tuple[str, int]]:
        return [(word, 1) for word in VOCABULARY.words[FLOW_V]]

    def why_not(self, s: FerryState, verb: int, arg: int) -> Why | None:
        return None if verb == FLOW_V else Why("R3", "asked-flow")

    def act(self, s: FerryState, verb: int, arg: int) -> None:
        face = arg + 1
        boat, worth = s.var(CROSSING_BOAT), s.var(LOADED_CARD) + 1
        worth = 0 if face == 1 else worth * 2 if face >= FACES - 1 else worth
        s.points[boat] += worth
        s.tell(CROSSED, boat, face, worth)
        s.pop()


FLOW: list[Node[FerryState]] = [
    Procedure(GAME, [deal_cards, cross, end]),
    Procedure(CROSSING, [load_next_boat, pass_on]),
    Deal(DEAL),
    Load(LOAD),
    Current(CURRENT),
]
