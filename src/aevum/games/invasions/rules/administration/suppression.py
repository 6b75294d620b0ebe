"""Suppressing revolts.

Rules   realm R34, E60, E118
Owns    attempted
Nodes   suppression (decision), suppress-roll (chance), suppress-again (decision),
        suppress-loss (decision), suppress-leader (chance)
Leaves  the markers to revolts.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.administration import (
    END_SUPPRESS_V,
    SUPPRESS_ACCEPT_V,
    SUPPRESS_AGAIN,
    SUPPRESS_LEADER,
    SUPPRESS_LOSS,
    SUPPRESS_LOSS_V,
    SUPPRESS_REROLL_V,
    SUPPRESS_ROLL,
    SUPPRESS_V,
    SUPPRESSION,
)
from aevum.games.invasions.components.board import UNIT_LOST
from aevum.games.invasions.kinds import NONE, SATRAPES
from aevum.games.invasions.options import aid
from aevum.games.invasions.rules.administration.revolts import end_revolt, revolts_of
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.dice import D2, D10
from aevum.games.invasions.rules.board.leaders import best_combat, eliminate_leader, leaders_at
from aevum.games.invasions.rules.board.units import (
    counters_of,
    remove_unit,
    unit_of,
    unit_words,
    units_at,
)
from aevum.games.invasions.rules.turn.fates import mourn
from aevum.games.invasions.state import InvasionsState

NATION: Final = SUPPRESSION.variable("nation")
ROLLER: Final = SUPPRESS_ROLL.variable("nation")
PLACE: Final = SUPPRESS_ROLL.variable("province")
REROLLS: Final = SUPPRESS_ROLL.variable("rerolls")
ASKED: Final = SUPPRESS_AGAIN.variable("nation")
ASKED_AT: Final = SUPPRESS_AGAIN.variable("province")
ASKED_REROLLS: Final = SUPPRESS_AGAIN.variable("rerolls")
LOSER: Final = SUPPRESS_LOSS.variable("nation")
LOST_AT: Final = SUPPRESS_LOSS.variable("province")
TESTED: Final = SUPPRESS_LEADER.variable("leader")
TIED_COUNT_TWICE: Final = aid("Persians-A")
TERMS: Final = ("units", "heresy", "faith")


def forget_attempts(s: InvasionsState) -> None:
    """realm R34.1: once in a province and turn."""
    s.attempted = [0] * len(s.attempted)


def open_revolts(s: InvasionsState, nation: int) -> list[int]:
    """realm R34.1, E60: with a unit of its own there, not yet tried."""
    return [p for p in revolts_of(s, nation) if units_at(s, p, nation) and not s.attempted[p]]


def suppress(s: InvasionsState, nation: int) -> None:
    if open_revolts(s, nation):
        s.push(SUPPRESSION, nation)


def terms_of(s: InvasionsState, nation: int, province: int) -> list[int]:
    """realm R34.2: what is added to the die, in the order of TERMS."""
    printed = s.box.provinces[province]
    area = printed.area
    faith = printed.religion if area == NONE else s.box.areas[area].religion
    heresy = (area != NONE and s.heresy[area]) or court_in_heresy(s, nation, printed.religion)
    return [
        len(units_at(s, province, nation)) + guards_at(s, nation, province),
        -1 if heresy else 0,
        -1 if s.faith[nation] != faith else 0,
    ]


def bonus_of(s: InvasionsState, nation: int, province: int) -> int:
    return sum(terms_of(s, nation, province))


def guards_at(s: InvasionsState, nation: int, province: int) -> int:
    """Option aid:Persians-A: units that are tied to their ground count twice."""
    if not s.switched(TIED_COUNT_TWICE):
        return 0
    units = units_at(s, province, nation)
    return sum(s.box.kinds[s.unit_kind[unit]].id == SATRAPES for unit in units)


def court_in_heresy(s: InvasionsState, nation: int, faith: int) -> bool:
    """realm R34.2: the capital's area is, and its religion is that of the province."""
    capital = s.capital[nation]
    area = NONE if capital == NONE else s.box.provinces[capital].area
    return area != NONE and s.heresy[area] > 0 and s.box.areas[area].religion == faith


def fail(s: InvasionsState, nation: int, province: int) -> None:
    """realm R34.3"""
    s.push(SUPPRESS_LOSS, nation, province)


class Suppression(Decision[InvasionsState]):
    """realm DP25: never obligatory."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(NATION))

    def legal(self, s: InvasionsState) -> list[str]:
        places = s.box.provinces
        words = [f"suppress {places[p].id}" for p in open_revolts(s, s.var(NATION))]
        return [*words, "end_suppress"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == END_SUPPRESS_V:
            return None
        if verb != SUPPRESS_V:
            return Why("R34.1", "asked-suppress")
        if arg in open_revolts(s, s.var(NATION)):
            return None
        return Why("R34.1", "no-suppression", {"province": s.box.provinces[arg].id})

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(NATION)
        s.pop()
        if verb == END_SUPPRESS_V:
            return
        s.attempted[arg] = 1
        suppress(s, nation)
        s.push(SUPPRESS_ROLL, nation, arg, best_combat(s, leaders_at(s, arg, nation)))


class SuppressRoll(D10):
    """realm R34.2, R34.3"""

    def rolled(self, s: InvasionsState, die: int) -> None:
        nation, province, rerolls = s.var(ROLLER), s.var(PLACE), s.var(REROLLS)
        s.pop()
        if die + bonus_of(s, nation, province) >= s.box.numbers.suppression_roll:
            end_revolt(s, province)
        elif rerolls:
            s.push(SUPPRESS_AGAIN, nation, province, rerolls)
        else:
            fail(s, nation, province)


class SuppressAgain(Decision[InvasionsState]):
    """realm DP25, E60: re-rolls one at a time."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ASKED))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["suppress_reroll", "suppress_accept"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb in (SUPPRESS_REROLL_V, SUPPRESS_ACCEPT_V):
            return None
        return Why("R34.2", "asked-reroll")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province, rerolls = s.var(ASKED), s.var(ASKED_AT), s.var(ASKED_REROLLS)
        s.pop()
        if verb == SUPPRESS_REROLL_V:
            s.push(SUPPRESS_ROLL, nation, province, rerolls - 1)
        else:
            fail(s, nation, province)


class SuppressLoss(Decision[InvasionsState]):
    """realm DP25, R34.3: one unit is eliminated; with the last one leaders may die."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(LOSER))

    def units(self, s: InvasionsState) -> list[int]:
        return units_at(s, s.var(LOST_AT), s.var(LOSER))

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "suppress_loss", self.units(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == SUPPRESS_LOSS_V and arg in counters_of(s, self.units(s)):
            return None
        return Why("R34.3", "asked-loss")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province, units = s.var(LOSER), s.var(LOST_AT), self.units(s)
        s.pop()
        unit = unit_of(s, units, arg)
        s.tell(UNIT_LOST, nation, s.unit_kind[unit], province)
        remove_unit(s, unit)
        settle_control(s)
        if len(units) == 1:
            for leader in reversed(leaders_at(s, province, nation)):
                s.push(SUPPRESS_LEADER, nation, leader)


class SuppressLeader(D2):
    """realm R34.3: he dies unless he passes."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        leader = s.var(TESTED)
        s.pop()
        if not passed:
            eliminate_leader(s, leader)
            mourn(s, leader)
