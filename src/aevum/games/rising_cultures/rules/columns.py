"""Columns below and beside the tableau, and the discard pile.

Rules   R6.1, K13
Owns    military, resource, discard
Nodes   none
Leaves  the progress column to ascent.py, the display to build.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.games.rising_cultures.components import BARS
from aevum.games.rising_cultures.effects import Effect
from aevum.games.rising_cultures.state import CulturesState


def has_free_bar(s: CulturesState, seat: int) -> bool:
    """K15: six red bars, six cards."""
    return len(s.military[seat]) < BARS


def put_military(s: CulturesState, seat: int, card: int) -> None:
    """R6.1: on the topmost free red bar."""
    s.military[seat].append(card)
    s.refresh(seat)


def take_lowest_military(s: CulturesState, seat: int) -> int:
    """K13: military cards leave only from the bottom."""
    card = s.military[seat].pop()
    s.refresh(seat)
    return card


def put_resource(s: CulturesState, seat: int, card: int) -> None:
    s.resource[seat].append(card)


def take_lowest_resource(s: CulturesState, seat: int) -> int:
    return s.resource[seat].pop()


def put_discard(s: CulturesState, seat: int, card: int) -> None:
    s.discard[seat].append(card)


def take_discard(s: CulturesState, seat: int, card: int) -> None:
    s.discard[seat].remove(card)


# -- is there a card to take? ---------------------------------------------------------------------


def has_resource_card(s: CulturesState, seat: int) -> bool:
    return len(s.resource[seat]) > 0


def has_discard(s: CulturesState, seat: int) -> bool:
    return len(s.discard[seat]) > 0


def has_military_card(s: CulturesState, seat: int) -> bool:
    return len(s.military[seat]) > 0


def has_deck_card(s: CulturesState, seat: int) -> bool:
    return not s.deck[seat].is_empty()


HAS_CARD: Final[tuple[Callable[[CulturesState, int], bool], ...]] = (
    has_resource_card,
    has_discard,
    has_military_card,
    has_deck_card,
)
"""In the order of SOURCES."""


def has_card_at(s: CulturesState, seat: int, effect: Effect) -> bool:
    """A card where the effect takes one from."""
    return HAS_CARD[effect.place](s, seat)
