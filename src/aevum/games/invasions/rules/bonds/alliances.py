"""Alliances of two nations: made, shared, ended.

Rules   realm R36; war R32
Owns    ally, ally_until
Nodes   parting (procedure), parting-test (chance), alliance-answer (decision),
        alliance-test (chance)
Leaves  what allies are to each other to relations.py, their joint slot to clock.py,
        what they share to control.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import D2_ROLLED
from aevum.games.invasions.components.bonds import (
    ALLIANCE_ANSWER,
    ALLIANCE_REFUSED,
    ALLIANCE_TEST,
    ALLIED,
    ANSWER_ALLIANCE_V,
    PARTED,
    PARTING,
    PARTING_TEST,
)
from aevum.games.invasions.components.registers import YES
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.departure import ANYWHERE, retreat
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.dice import D2
from aevum.games.invasions.rules.board.relations import are_friends
from aevum.games.invasions.rules.board.units import units_at, units_of
from aevum.games.invasions.state import InvasionsState

UNTIL_ACTIVATION: Final = 1
UNTIL_TURN: Final = 2
LEAVING: Final = PARTING.variable("nation")
LEFT: Final = PARTING.variable("ally")
ONE: Final = PARTING_TEST.variable("nation")
OTHER: Final = PARTING_TEST.variable("ally")
SHARED: Final = PARTING_TEST.variable("province")
OFFERING: Final = ALLIANCE_ANSWER.variable("nation")
ANSWERING: Final = ALLIANCE_ANSWER.variable("target")
TESTING: Final = ALLIANCE_TEST.variable("nation")
TESTED: Final = ALLIANCE_TEST.variable("target")


def is_unbound(s: InvasionsState, nation: int) -> bool:
    """Neither federate nor client nor vassal."""
    free = s.patron[nation] == NONE and s.suzerain[nation] == NONE
    return free and nation not in s.federates


def may_ally(s: InvasionsState, nation: int) -> bool:
    """realm R36.2, E116: no federate, client or vassal, and nobody's ally."""
    return is_unbound(s, nation) and s.ally[nation] == NONE


def ally(s: InvasionsState, a: int, b: int, until: int) -> None:
    """realm R36.1"""
    s.ally[a], s.ally[b] = b, a
    s.ally_until[a] = s.ally_until[b] = until
    s.tell(ALLIED, a, b)
    settle_control(s)


def propose_alliance(s: InvasionsState, nation: int, target: int) -> None:
    """realm R41.1, E110: another person decides; between nations of one person the die does."""
    if s.seat_of(nation) == s.seat_of(target):
        s.push(ALLIANCE_TEST, nation, target)
    else:
        s.push(ALLIANCE_ANSWER, nation, target)


class AllianceAnswer(Decision[InvasionsState]):
    """realm DP16"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ANSWERING))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["answer_alliance no", "answer_alliance yes"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == ANSWER_ALLIANCE_V else Why("R41.1", "asked-alliance")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, target = s.var(OFFERING), s.var(ANSWERING)
        s.pop()
        if arg == YES:
            ally(s, nation, target, UNTIL_ACTIVATION)
        else:
            s.tell(ALLIANCE_REFUSED, nation, target)


class AllianceTest(D2):
    """realm R41.1: nations of one player."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        nation, target = s.var(TESTING), s.var(TESTED)
        s.pop()
        s.tell(D2_ROLLED, nation, int(passed))
        if passed:
            ally(s, nation, target, UNTIL_ACTIVATION)


# -- the end --------------------------------------------------------------------------------------


def end_alliance(s: InvasionsState, nation: int) -> None:
    """realm R36.4, R36.6: at once; shared stacks separate."""
    other = s.ally[nation]
    if other != NONE:
        drop_alliance(s, nation)
        s.push(PARTING, nation, other)


def drop_alliance(s: InvasionsState, nation: int) -> None:
    """realm R31.3: a partner leaves the game, and with it all its units."""
    other = s.ally[nation]
    if other != NONE:
        s.ally[nation] = s.ally[other] = NONE
        s.ally_until[nation] = s.ally_until[other] = 0
        s.tell(PARTED, nation, other)


def end_joint_activation(s: InvasionsState, nations: list[int]) -> None:
    """realm R36.4, R41.1: an alliance of a card ends after the joint activation."""
    for nation in nations:
        if s.ally_until[nation] == UNTIL_ACTIVATION:
            end_alliance(s, nation)


def expire_alliances(s: InvasionsState) -> None:
    """realm R36.4: after phase 4; a card whose partners never acted together ends too."""
    for nation in range(len(s.ally)):
        if s.ally[nation] > nation:
            end_alliance(s, nation)


def shared_province(s: InvasionsState, a: int, b: int) -> int:
    """The first province with units of both, or NONE."""
    own = {s.unit_at[unit] for unit in units_of(s, a)}
    return min(own & {s.unit_at[unit] for unit in units_of(s, b)}, default=NONE)


def separate_stacks(s: InvasionsState) -> None:
    """realm R36.6: the side with fewer units retreats; equal numbers: a test."""
    a, b = s.var(LEAVING), s.var(LEFT)
    province = NONE if are_friends(s, a, b) else shared_province(s, a, b)
    if province == NONE:
        settle_control(s)
        return
    s.repeat()
    own, other = len(units_at(s, province, a)), len(units_at(s, province, b))
    if own == other:
        s.push(PARTING_TEST, a, b, province)
    else:
        retreat(s, a if own < other else b, province, ANYWHERE)


def younger(s: InvasionsState, a: int, b: int) -> int:
    """realm R36.6: by age; of the same age the one that acts later."""
    ranks = [(s.age[n], -s.box.nations[n].initiative, n) for n in (a, b)]
    return min(ranks)[2]


class PartingTest(D2):
    """realm R36.6: passed = the younger nation retreats, failed = the older one."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        a, b, province = s.var(ONE), s.var(OTHER), s.var(SHARED)
        s.pop()
        young = younger(s, a, b)
        s.tell(D2_ROLLED, young, int(passed))
        retreat(s, young if passed else a + b - young, province, ANYWHERE)
