"""Influence cards: dealt, kept, opened, scored.

Rules   R11.8, R21.1, R21.2
Owns    deck, open, scored, personal, rejected
Nodes   draw-card (chance), keep-card (decision), score-card (decision)
Leaves  the values to metrics.py, when a card is scored to revolution.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    CARD_DEALT,
    CARD_KEPT,
    CARD_OPENED,
    CARD_SCORED,
    CARD_V,
    DRAW_CARD,
    KEEP_CARD,
    KEEP_V,
    NOBODY,
    SCORE_CARD,
    SCORE_V,
)
from aevum.games.era_of_tribes.rules.metrics import card_points
from aevum.games.era_of_tribes.rules.tracks import add_influence
from aevum.games.era_of_tribes.state import EraState

DEALT_TO: Final = DRAW_CARD.variable("seat")
KEEPER: Final = KEEP_CARD.variable("seat")
SCORER: Final = SCORE_CARD.variable("seat")


def lay_out_cards(s: EraState) -> None:
    s.deck.pool = [1] * len(s.box.cards)


def return_rejected_cards(s: EraState) -> None:
    """SU6, E87: when all have chosen."""
    back = [0] * len(s.box.cards)
    for pile in s.rejected:
        for card in pile:
            back[card] += 1
    s.deck.shuffle_in(back)


def open_next_card(s: EraState) -> None:
    """E23: if the deck is empty the space stays empty."""
    if not s.deck.is_empty():
        s.push(DRAW_CARD, NOBODY)


class DrawCard(Chance[EraState]):
    """C2: for a seat, or onto a crown space."""

    def outcomes(self, s: EraState) -> list[tuple[str, int]]:
        chances = s.deck.chances()
        word = s.box.speller.word
        return [(word(CARD_V, card), weight) for card, weight in enumerate(chances) if weight]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == CARD_V and s.deck.chances()[arg]:
            return None
        return Why("R21.1", "not-in-deck")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(DEALT_TO)
        s.pop()
        s.deck.draw(arg)
        if seat == NOBODY:
            s.open.append(arg)
            s.tell(CARD_OPENED, arg)
        else:
            s.personal[seat].append(arg)
            s.personal[seat].sort()
            s.tell(CARD_DEALT, seat, arg)

    def secret_of(self, s: EraState, verb: int) -> int:
        return s.var(DEALT_TO)


class KeepCard(Decision[EraState]):
    """D1: one of two, in secret."""

    def actor(self, s: EraState) -> int:
        return s.var(KEEPER)

    def legal(self, s: EraState) -> list[str]:
        return [s.box.speller.word(KEEP_V, card) for card in s.personal[s.var(KEEPER)]]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb != KEEP_V:
            return Why("R21.1", "asked-keep")
        if arg in s.personal[s.var(KEEPER)]:
            return None
        return Why("R21.1", "not-your-card", {"card": s.box.cards[arg].id})

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(KEEPER)
        s.pop()
        s.rejected[seat] = [card for card in s.personal[seat] if card != arg]
        s.personal[seat] = [arg]
        s.tell(CARD_KEPT, seat, arg)

    def secret_of(self, s: EraState, verb: int) -> int:
        return s.var(KEEPER)


class ScoreCard(Decision[EraState]):
    """D40: the first in an epoch chooses one of the open cards."""

    def actor(self, s: EraState) -> int:
        return s.var(SCORER)

    def legal(self, s: EraState) -> list[str]:
        return [s.box.speller.word(SCORE_V, card) for card in sorted(s.open)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb != SCORE_V:
            return Why("R11.7", "asked-score")
        if arg in s.open:
            return None
        return Why("R11.7", "not-open", {"card": s.box.cards[arg].id})

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(SCORER)
        s.pop()
        points = card_points(s, arg)
        for other in s.from_seat(seat):
            if points[other]:
                s.tell(CARD_SCORED, other, arg, points[other])
                add_influence(s, other, points[other])
        s.open.remove(arg)
        s.scored.append(arg)
        open_next_card(s)
