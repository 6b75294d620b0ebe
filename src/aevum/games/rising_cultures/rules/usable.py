"""Which effects can do anything now, and what they may choose from.

Rules   R9, K21
Owns    none
Nodes   none
Leaves  carrying them out to effects.py
"""

from __future__ import annotations

from aevum.core.why import Why
from aevum.games.rising_cultures.box import Source
from aevum.games.rising_cultures.components import BARS
from aevum.games.rising_cultures.effects import (
    ARCHIVE,
    ASCEND,
    BUILD_FROM_DISCARD,
    COINS_PER,
    DRAW_CARDS,
    EXTRA_PLAY,
    FLIP_GOLDEN,
    FLOOD,
    FROM_DECK,
    FROM_DISCARD,
    FROM_MILITARY,
    FROM_RESOURCE,
    NILE_ADD,
    NILE_TAKE,
    PAY,
    PEEK_CARDS,
    RECOVER,
    REPEAT_STAGE,
    TO_MILITARY,
    Effect,
)
from aevum.games.rising_cultures.rules.ascent import has_free_stage
from aevum.games.rising_cultures.rules.assets import count, holds, nile_due
from aevum.games.rising_cultures.rules.build import build_price
from aevum.games.rising_cultures.state import CulturesState


def why_not_effect(s: CulturesState, seat: int, effect: Effect) -> Why | None:
    """An action that would change nothing cannot be used."""
    if not holds(s, seat, effect):
        return Why("R9.1", "condition")
    price = whole_cost(effect)
    if price > s.coins[seat]:
        about = {"price": str(price), "coins": str(s.coins[seat])}
        return Why("R9.1", "cannot-pay-action", about)
    verb = effect.verb
    if verb == PAY and effect.nested is not None:
        return why_not_effect(s, seat, effect.nested)
    if verb in (DRAW_CARDS, PEEK_CARDS, EXTRA_PLAY):
        return Why("K6", "deck-empty") if s.deck[seat].is_empty() else None
    if verb == FLIP_GOLDEN:
        return Why("K43", "already-golden") if s.golden[seat] else None
    if verb in (ASCEND, ARCHIVE):
        return why_not_move(s, seat, effect)
    return None if has_something(s, seat, effect) else Why("R9.1", "nothing-to-do")


def whole_cost(effect: Effect) -> int:
    """What an effect and those inside it cost together."""
    return effect.cost + (whole_cost(effect.nested) if effect.nested is not None else 0)


def why_not_move(s: CulturesState, seat: int, effect: Effect) -> Why | None:
    """There must be a card to take and a free place to put it."""
    if effect.verb == ASCEND and not has_free_stage(s, seat):
        return Why("K16", "no-free-stage")
    if effect.verb == ARCHIVE and len(s.archive[seat]) >= s.nation_of(seat).archive_spaces:
        return Why("N5", "archive-full")
    return None if has_card_at(s, seat, effect.place) else Why("R9.1", "nothing-to-do")


def has_card_at(s: CulturesState, seat: int, place: int) -> bool:
    if place == FROM_RESOURCE:
        return len(s.resource[seat]) > 0
    if place == FROM_DISCARD:
        return len(s.discard[seat]) > 0
    if place == FROM_MILITARY:
        return len(s.military[seat]) > 0
    assert place == FROM_DECK
    return not s.deck[seat].is_empty()


def has_something(s: CulturesState, seat: int, effect: Effect) -> bool:
    verb = effect.verb
    if verb == COINS_PER:
        return count(s, seat, effect.counter) > 0
    if verb == NILE_TAKE:
        return nile_due(s, seat) > 0
    if verb == NILE_ADD:
        return s.flood[seat] > 0
    if verb == FLOOD:
        return s.flood[seat] < len(s.nation_of(seat).nile)
    if verb == RECOVER:
        return len(recoverable(s, seat, effect)) > 0
    if verb == BUILD_FROM_DISCARD:
        return len(buildable_discards(s, seat, effect)) > 0
    if verb == REPEAT_STAGE:
        return len(repeatable_stages(s, seat, effect)) > 0
    return True


def recoverable(s: CulturesState, seat: int, effect: Effect) -> list[int]:
    """Cards of the own discard pile that may come back."""
    if effect.place == TO_MILITARY and len(s.military[seat]) >= BARS:
        return []
    return sorted(s.discard[seat])


def buildable_discards(s: CulturesState, seat: int, effect: Effect) -> list[int]:
    coins = s.coins[seat]
    found = [card for card in s.discard[seat] if build_price(s, seat, card, effect.n) <= coins]
    return sorted(found)


def repeatable_stages(s: CulturesState, seat: int, effect: Effect) -> list[int]:
    """Reached stages up to a number whose one-time effect could do something once more."""
    found: list[int] = []
    stages: list[Source] = s.side_of(seat).stages
    for stage in range(min(len(s.progress[seat]), effect.most)):
        for each in stages[stage].play:
            if each.verb != REPEAT_STAGE and why_not_effect(s, seat, each) is None:
                found.append(stage)
                break
    return found
