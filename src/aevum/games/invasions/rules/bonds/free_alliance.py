"""An alliance without a card, at the start of the Military Phase.

Rules   realm R36.1, R36.4: khazar_alliance
Owns    none
Nodes   free-alliance (decision), free-alliance-test (chance)
Leaves  the alliance itself to alliances.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import USE_POWER_V
from aevum.games.invasions.components.bonds import FREE_ALLIANCE, FREE_ALLIANCE_TEST
from aevum.games.invasions.components.registers import ACTIVE, YES
from aevum.games.invasions.kinds import MODIFIERS
from aevum.games.invasions.rules.board.dice import D2
from aevum.games.invasions.rules.bonds.alliances import UNTIL_TURN, ally, may_ally
from aevum.games.invasions.rules.reinforcements.arrivals import having
from aevum.games.invasions.state import InvasionsState

ASKED: Final = FREE_ALLIANCE.variable("nation")
OTHER: Final = FREE_ALLIANCE.variable("other")
TESTED: Final = FREE_ALLIANCE_TEST.variable("nation")
FRIEND: Final = FREE_ALLIANCE_TEST.variable("other")
POWER: Final = MODIFIERS.index("khazar_alliance")
EASTERN: Final = MODIFIERS.index("limites_face_persia")


def offer_free_alliance(s: InvasionsState) -> None:
    """khazar_alliance: each turn, if both may make one."""
    if not s.in_force[POWER]:
        return
    pair = (having(s, EASTERN), having(s, POWER))
    if all(s.being[nation] == ACTIVE and may_ally(s, nation) for nation in pair):
        s.push(FREE_ALLIANCE, *pair)


class FreeAlliance(Decision[InvasionsState]):
    """realm DP41"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ASKED))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"use_power {MODIFIERS[POWER]} no", f"use_power {MODIFIERS[POWER]} yes"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == USE_POWER_V and arg // 2 == POWER
        return None if fits else Why("R36.1", "asked-free-alliance")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        pair = (s.var(ASKED), s.var(OTHER))
        s.pop()
        if arg % 2 == YES:
            s.push(FREE_ALLIANCE_TEST, *pair)


class FreeAllianceTest(D2):
    """khazar_alliance: it is made if the test passes."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        pair = (s.var(TESTED), s.var(FRIEND))
        s.pop()
        if passed:
            ally(s, *pair, UNTIL_TURN)
