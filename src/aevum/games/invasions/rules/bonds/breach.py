"""Foedera that are broken, and those that lapse.

Rules   realm R38.11 to R38.13, E65, E105, E142; war R34.6, E81
Owns    none
Nodes   foedus-questions (procedure), foedus-break (decision), foedus-test (chance),
        breach (procedure), stance (decision)
Leaves  the lists of foedera to foedus.py, battles of those who stay to battle.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import D2_ROLLED, FEDERATE
from aevum.games.invasions.components.bonds import (
    BREACH,
    BREAK_FOEDUS_V,
    FOEDUS_BREAK,
    FOEDUS_BROKEN,
    FOEDUS_LAPSED,
    FOEDUS_QUESTIONS,
    FOEDUS_TEST,
    STANCE,
    STANCES,
    STAY,
    STAY_OR_RETREAT_V,
)
from aevum.games.invasions.components.registers import YES
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.battle import open_battle
from aevum.games.invasions.rules.battle.departure import ANYWHERE, retreat
from aevum.games.invasions.rules.board.control import pass_province, settle_control
from aevum.games.invasions.rules.board.dice import D2
from aevum.games.invasions.rules.board.mercenaries import go_home, lent_by
from aevum.games.invasions.rules.board.relations import are_bound, is_hostile, team
from aevum.games.invasions.rules.board.units import destroy_limes, units_at
from aevum.games.invasions.rules.bonds.foedus import (
    drop_foedus,
    federates_of,
    foedera_of,
    foedus_at,
    note_test,
)
from aevum.games.invasions.state import InvasionsState

ASKED: Final = FOEDUS_QUESTIONS.variable("federate")
AFTER: Final = FOEDUS_QUESTIONS.variable("after")
FREELY: Final = FOEDUS_QUESTIONS.variable("freely")
QUESTIONED: Final = FOEDUS_BREAK.variable("foedus")
NO_TEST: Final = FOEDUS_BREAK.variable("freely")
TESTED: Final = FOEDUS_TEST.variable("foedus")
FORMER_LORD: Final = BREACH.variable("nation")
BREAKER: Final = BREACH.variable("federate")
LOST_FIRST: Final = BREACH.variable("first")
LOST_SECOND: Final = BREACH.variable("second")
STANDING: Final = STANCE.variable("nation")
STOOD: Final = STANCE.variable("province")


# -- questions ------------------------------------------------------------------------------------


def ask_acting_federates(s: InvasionsState) -> None:
    """realm R10.1 (3), R38.11"""
    for nation in s.acting:
        if nation in s.federates:
            s.push(FOEDUS_QUESTIONS, nation, NONE, 0)


def ask_federates(s: InvasionsState, lord: int) -> None:
    """realm R38.12: each federate of a nation may break its foedera without a test."""
    for federate in sorted(set(federates_of(s, lord)), reverse=True):
        s.push(FOEDUS_QUESTIONS, federate, NONE, 1)


def ask_next_foedus(s: InvasionsState) -> None:
    """One foedus after the other, in the order of their first provinces."""
    federate, after, freely = s.var(ASKED), s.var(AFTER), s.var(FREELY)
    firsts = sorted(s.foedus_first[i] for i in foedera_of(s, federate))
    for first in firsts:
        if first > after:
            s.set_var(AFTER, first)
            s.repeat()
            if freely or is_new(s, first) or not s.tested[federate]:
                s.push(FOEDUS_BREAK, first, freely)
            return


def is_new(s: InvasionsState, first: int) -> bool:
    """realm R38.11: it came into force in this turn."""
    return s.foedus_since[foedus_at(s, first)] == s.turn


class FoedusBreak(Decision[InvasionsState]):
    """realm DP22, DP29"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.federates[foedus_at(s, s.var(QUESTIONED))])

    def legal(self, s: InvasionsState) -> list[str]:
        place = s.box.provinces[s.var(QUESTIONED)].id
        return [f"break_foedus {place} no", f"break_foedus {place} yes"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == BREAK_FOEDUS_V and arg // 2 == s.var(QUESTIONED):
            return None
        return Why("R38.11", "asked-breach")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        first, freely = s.var(QUESTIONED), s.var(NO_TEST)
        s.pop()
        if arg % 2 != YES:
            return
        if freely or is_new(s, first):
            break_foedus(s, foedus_at(s, first))
        else:
            note_test(s, s.federates[foedus_at(s, first)])
            s.push(FOEDUS_TEST, first)


class FoedusTest(D2):
    """realm R38.11"""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        foedus = foedus_at(s, s.var(TESTED))
        s.pop()
        s.tell(D2_ROLLED, s.federates[foedus], int(passed))
        if passed:
            break_foedus(s, foedus)


# -- the breach -----------------------------------------------------------------------------------


def break_foedus(s: InvasionsState, foedus: int) -> None:
    """realm R38.13"""
    lord, federate = s.federators[foedus], s.federates[foedus]
    s.push(BREACH, lord, federate, s.foedus_first[foedus], s.foedus_second[foedus])
    drop_foedus(s, foedus)
    s.tell(FOEDUS_BROKEN, lord, federate)


def call_back(s: InvasionsState) -> None:
    """realm R38.13: its mercenary returns to the horde, stacking ignored."""
    dismiss_surplus(s, s.var(BREAKER))


def dismiss_surplus(s: InvasionsState, federate: int) -> None:
    """realm R38.10: one mercenary for each foedus that is left."""
    units = lent_by(s, federate, FEDERATE)
    for unit in units[: len(units) - len(foedera_of(s, federate))]:
        go_home(s, unit)


def take_provinces(s: InvasionsState) -> None:
    """realm R38.13"""
    for province in (s.var(LOST_FIRST), s.var(LOST_SECOND)):
        keep_province(s, s.var(BREAKER), province)


def keep_province(s: InvasionsState, federate: int, province: int) -> None:
    """realm R38.13, E142: the former federate has it with its city; a limes falls."""
    if units_at(s, province, federate):
        pass_province(s, province, federate)
        limes = s.limes[province]
        if limes != NONE and not are_bound(s, limes, federate):
            destroy_limes(s, province)


def dissolve_foedus(s: InvasionsState, foedus: int) -> None:
    """realm R31.2: federator or federate leaves the game, and nobody is asked."""
    federate = s.federates[foedus]
    places = (s.foedus_first[foedus], s.foedus_second[foedus])
    s.tell(FOEDUS_BROKEN, s.federators[foedus], federate)
    drop_foedus(s, foedus)
    dismiss_surplus(s, federate)
    for province in places:
        keep_province(s, federate, province)


def ask_former_lord(s: InvasionsState) -> None:
    """realm R38.13: units of the federator stay and fight, or retreat."""
    federate, lord = s.var(BREAKER), s.var(FORMER_LORD)
    for province in (s.var(LOST_SECOND), s.var(LOST_FIRST)):
        for nation in team(s, lord):
            beside = units_at(s, province, nation) and units_at(s, province, federate)
            if beside and not are_bound(s, nation, federate):
                s.push(STANCE, nation, federate, province)


def fight_at_once(s: InvasionsState) -> None:
    """war E81: who stayed is attacked now, unless the former federate acts and will fight later."""
    federate, lord = s.var(BREAKER), s.var(FORMER_LORD)
    if federate in s.acting:
        return
    for province in (s.var(LOST_FIRST), s.var(LOST_SECOND)):
        for nation in team(s, lord):
            beside = units_at(s, province, nation) and units_at(s, province, federate)
            if beside and is_hostile(s, federate, nation, province):
                s.repeat()
                open_battle(s, federate, nation, province)
                return


def settle_breach(s: InvasionsState) -> None:
    settle_control(s)


class Stance(Decision[InvasionsState]):
    """realm DP30"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(STANDING))

    def legal(self, s: InvasionsState) -> list[str]:
        place = s.box.provinces[s.var(STOOD)].id
        return [f"stay_or_retreat {place} {stance}" for stance in STANCES]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == STAY_OR_RETREAT_V and arg // len(STANCES) == s.var(STOOD):
            return None
        return Why("R38.13", "asked-stance")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province = s.var(STANDING), s.var(STOOD)
        s.pop()
        if arg % len(STANCES) != STAY:
            retreat(s, nation, province, ANYWHERE)


# -- the end of a turn ----------------------------------------------------------------------------


def is_held(s: InvasionsState, foedus: int, province: int) -> bool:
    """Does the federate still hold it for the federator?"""
    federate = s.federates[foedus]
    stands = bool(units_at(s, province, federate)) or s.horde[federate] == province
    return stands and s.controller[province] == s.federators[foedus]


def let_foedera_lapse(s: InvasionsState) -> None:
    """realm E65: with both provinces lost it ends; the mercenary returns."""
    for foedus in reversed(range(len(s.federates))):
        lord, federate = s.federators[foedus], s.federates[foedus]
        provinces = (s.foedus_first[foedus], s.foedus_second[foedus])
        if not any(is_held(s, foedus, province) for province in provinces):
            drop_foedus(s, foedus)
            s.tell(FOEDUS_LAPSED, lord, federate)
            dismiss_surplus(s, federate)
            settle_control(s)
