"""When effects come due: those of a built card or a reached stage, and those tied to an event.

Rules   R9
Owns    used, spent, fired, expired
Nodes   none
Leaves  carrying the effects out to effects.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.rising_cultures.box import Source
from aevum.games.rising_cultures.components import EFFECT, SEATS
from aevum.games.rising_cultures.effects import LIMIT_GAME, Effect
from aevum.games.rising_cultures.rules.assets import holds
from aevum.games.rising_cultures.state import CulturesState

MANY_WINDOWS: Final = 64
"""More than there are."""


def queue(s: CulturesState, seat: int, effects: list[Effect]) -> None:
    """Put effects on the stack so that the first one comes first."""
    for effect in reversed(effects):
        s.push(EFFECT, effect.index, seat)


def play_effects(s: CulturesState, seat: int, source: Source) -> None:
    """Effects that happen once, when a card is built, a stage reached or a province won."""
    if source.play:
        queue(s, seat, [effect for effect in source.play if holds(s, seat, effect)])


def trigger(s: CulturesState, seat: int, window: int) -> None:
    """K48: in the fixed order of the sources; each once per round unless it says otherwise."""
    due: list[Effect] = []
    for source in s.sources(seat):
        if source.events:
            due += fire(s, seat, source, window)
    if due:
        queue(s, seat, due)


def fire(s: CulturesState, seat: int, source: Source, window: int) -> list[Effect]:
    """What of this source comes due now; from now on it is marked."""
    due: list[Effect] = []
    for effect in source.events:
        is_due = effect.window == window and not has_fired(s, seat, source, effect)
        if is_due and holds(s, seat, effect):
            due.append(effect)
    for effect in due:
        mark_fired(s, seat, source, effect)
    return due


def is_ready(s: CulturesState, seat: int, source: Source, action: Effect) -> bool:
    """K21: an action can be used once per round, or once per game where it says so."""
    return source.code not in (s.spent if action.limit == LIMIT_GAME else s.used)[seat]


def mark_used(s: CulturesState, seat: int, source: Source, action: Effect) -> None:
    if action.limit == LIMIT_GAME:
        s.spent[seat].append(source.code)
    else:
        s.used[seat].append(source.code)


def has_fired(s: CulturesState, seat: int, source: Source, effect: Effect) -> bool:
    """K21: what works by itself has a mark of its own, whatever else its source can do."""
    marks = s.expired if effect.limit == LIMIT_GAME else s.fired
    return mark_of(source, effect) in marks[seat]


def mark_fired(s: CulturesState, seat: int, source: Source, effect: Effect) -> None:
    if effect.limit == LIMIT_GAME:
        s.expired[seat].append(mark_of(source, effect))
    else:
        s.fired[seat].append(mark_of(source, effect))


def mark_of(source: Source, effect: Effect) -> int:
    """The same on both sides of a tableau: turning it makes nothing ready again."""
    return source.code * MANY_WINDOWS + effect.window


def ready_again(s: CulturesState) -> None:
    """K21: a new round has begun."""
    s.used = [[] for _ in range(SEATS)]
    s.fired = [[] for _ in range(SEATS)]
