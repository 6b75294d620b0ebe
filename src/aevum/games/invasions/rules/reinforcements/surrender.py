"""An empire gives up an area; its units go elsewhere, its limites serve who comes after it.

Rules   realm R19.13: britannia_given_up, E138
Owns    none
Nodes   surrender-choice (decision), surrender (procedure)
Leaves  units on their way to homeward.py, the successor to arrivals.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import USE_POWER_V
from aevum.games.invasions.components.registers import ACTIVE, YES
from aevum.games.invasions.components.reinforcements import (
    AREA_GIVEN_UP,
    SURRENDER,
    SURRENDER_CHOICE,
)
from aevum.games.invasions.kinds import MODIFIERS, NONE
from aevum.games.invasions.rules.board.control import give_up_area, settle_control
from aevum.games.invasions.rules.board.units import serve_limes
from aevum.games.invasions.rules.reinforcements.arrivals import having
from aevum.games.invasions.rules.reinforcements.homeward import leave_area
from aevum.games.invasions.rules.turn.timeline import call_successor
from aevum.games.invasions.state import InvasionsState

NATION: Final = SURRENDER.variable("nation")
AREA: Final = SURRENDER.variable("area")
ASKED: Final = SURRENDER_CHOICE.variable("nation")
ABOUT: Final = SURRENDER_CHOICE.variable("area")
POWER: Final = MODIFIERS.index("britannia_given_up")
HEIRS: Final = MODIFIERS.index("successor_britain")


def give_up(s: InvasionsState, nation: int, area: int) -> None:
    """In decline it must, otherwise it may."""
    if s.being[nation] != ACTIVE:
        return
    if s.decline[nation]:
        s.push(SURRENDER, nation, area)
    else:
        s.push(SURRENDER_CHOICE, nation, area)


class SurrenderChoice(Decision[InvasionsState]):
    """realm DP41"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ASKED))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"use_power {MODIFIERS[POWER]} no", f"use_power {MODIFIERS[POWER]} yes"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == USE_POWER_V and arg // 2 == POWER
        return None if fits else Why("R19.13", "asked-surrender")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, area = s.var(ASKED), s.var(ABOUT)
        s.pop()
        if arg % 2 == YES:
            s.push(SURRENDER, nation, area)


def withdraw_garrisons(s: InvasionsState) -> None:
    """Units and leaders go to provinces it controls beyond the sea."""
    s.tell(AREA_GIVEN_UP, s.var(NATION), s.var(AREA))
    leave_area(s, s.var(NATION), s.var(AREA), far=True)


def leave_limites(s: InvasionsState) -> None:
    """They stay and serve the successor."""
    heirs = having(s, HEIRS)
    for province in s.box.areas[s.var(AREA)].provinces:
        if s.limes[province] == s.var(NATION):
            serve_limes(s, province, heirs)


def drop_area(s: InvasionsState) -> None:
    give_up_area(s, s.var(NATION), s.var(AREA))
    settle_control(s)
    heirs = having(s, HEIRS)
    if heirs != NONE:
        call_successor(s, heirs)
