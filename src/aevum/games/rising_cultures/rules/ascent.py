"""The ascent: a card goes into the progress column, and its stage unlocks what is printed there.

Rules   R8
Owns    progress
Nodes   ascent (procedure), ascend (decision)
Leaves  what a stage brings to effects.py, the marker to rounds.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.rising_cultures.components import (
    ASCEND,
    ASCEND_V,
    ASCENDED,
    ASCENT,
    NO_ASCEND_V,
)
from aevum.games.rising_cultures.effects import ON_ASCEND
from aevum.games.rising_cultures.rules.columns import take_lowest_military, take_lowest_resource
from aevum.games.rising_cultures.rules.trigger import play_effects, trigger
from aevum.games.rising_cultures.state import CulturesState

BUILDER: Final = ASCENT.variable("seat")
SEAT: Final = ASCEND.variable("seat")
ANSWERS: Final = (ASCEND_V, NO_ASCEND_V)


def has_free_stage(s: CulturesState, seat: int) -> bool:
    """K16: a free green bar on the side that lies face up."""
    return len(s.progress[seat]) < len(s.side_of(seat).stages)


def can_ascend(s: CulturesState, seat: int) -> bool:
    """R8.2: it takes a resource card; what is printed on the tableau cannot go."""
    return len(s.resource[seat]) > 0 and has_free_stage(s, seat)


def offer_ascent(s: CulturesState) -> None:
    """R8.1: after every build, asked only if it is possible."""
    seat = s.var(BUILDER)
    if can_ascend(s, seat):
        s.push(ASCEND, seat)


def advance_culture(s: CulturesState, seat: int, card: int) -> None:
    """Put a card, wherever it came from, on the topmost free green bar (R8.4, K27)."""
    s.progress[seat].append(card)
    stage = len(s.progress[seat])
    s.refresh(seat)
    s.tell(ASCENDED, seat, card, stage)
    trigger(s, seat, ON_ASCEND)
    play_effects(s, seat, s.side_of(seat).stages[stage - 1])


def ascend_lowest_resource(s: CulturesState, seat: int) -> None:
    """R8.3: the resources of the card are lost; a coin received for it stays."""
    advance_culture(s, seat, take_lowest_resource(s, seat))


def ascend_lowest_military(s: CulturesState, seat: int) -> None:
    advance_culture(s, seat, take_lowest_military(s, seat))


class Ascend(Decision[CulturesState]):
    """D6: does the lowest resource card go up?"""

    def actor(self, s: CulturesState) -> int:
        return s.var(SEAT)

    def legal(self, s: CulturesState) -> list[str]:
        return [s.box.words[verb][0] for verb in ANSWERS]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        return None if verb in ANSWERS else Why("R8.1", "asked-ascent")

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        s.pop()
        if verb == ASCEND_V:
            ascend_lowest_resource(s, seat)
