"""Vassals: service, rebellion, freedom.

Rules   realm R39.1, R39.8 to R39.12, E133; war R35.7 to R35.9
Owns    suzerain, vassal_since
Nodes   rebellion (decision), rebellion-test (chance), rebellion-loss (decision)
Leaves  the submission to submission.py, relations to relations.py, tribute to income.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import FROM_V, VASSAL
from aevum.games.invasions.components.bonds import (
    FREED,
    REBEL_LOSS_V,
    REBEL_V,
    REBELLED,
    REBELLION,
    REBELLION_LOSS,
    REBELLION_TEST,
)
from aevum.games.invasions.components.registers import ACTIVE, YES
from aevum.games.invasions.kinds import EMPIRE, NONE
from aevum.games.invasions.options import aid
from aevum.games.invasions.rules.board.aids import about
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.dice import D2
from aevum.games.invasions.rules.board.leaders import in_play, nation_of
from aevum.games.invasions.rules.board.mercenaries import ask_for_loan, lent_by
from aevum.games.invasions.rules.board.places import province_words
from aevum.games.invasions.rules.board.units import (
    remove_unit,
    unit_of,
    unit_words,
    units_at,
    units_of,
)
from aevum.games.invasions.rules.turn.scoring import gain_points
from aevum.games.invasions.state import InvasionsState

AGAIN: Final = REBELLION_TEST.variable("more")
COWED: Final = aid("Huns-B")
REBELLION_COST: Final = 5
"""realm R39.12: points a failed rebellion costs."""
REBEL: Final = REBELLION.variable("nation")
TESTING: Final = REBELLION_TEST.variable("nation")
LOSER: Final = REBELLION_LOSS.variable("nation")
LOSER_FROM: Final = REBELLION_LOSS.variable("from")


def make_vassal(s: InvasionsState, nation: int, suzerain: int, since: int = NONE) -> None:
    """At set-up and by an entry: nothing else changes; without a turn it is this one."""
    s.suzerain[nation] = suzerain
    s.vassal_since[nation] = s.turn if since == NONE else since


def may_submit(s: InvasionsState, vassal: int, suzerain: int) -> bool:
    """realm R39.1, R39.10, E63, E133: no empire, no federate; to no vassal, federate, inactive."""
    if s.status[vassal] == EMPIRE or vassal in s.federates or vassal == suzerain:
        return False
    lord = s.being[suzerain] == ACTIVE and s.suzerain[suzerain] == NONE
    return lord and suzerain not in s.federates


# -- freedom --------------------------------------------------------------------------------------


def free_vassal(s: InvasionsState, vassal: int) -> None:
    """realm R39.11: its mercenary stays with the suzerain until it is eliminated."""
    suzerain = s.suzerain[vassal]
    if suzerain == NONE:
        return
    s.suzerain[vassal] = NONE
    s.vassal_since[vassal] = 0
    s.tell(FREED, vassal, suzerain)
    settle_control(s)


def free_vassals(s: InvasionsState, suzerain: int) -> None:
    """realm R39.11: the suzerain was subjugated or federated, lost its capital or is gone."""
    for vassal in s.vassals_of(suzerain):
        free_vassal(s, vassal)


def draft_replacements(s: InvasionsState, suzerain: int) -> None:
    """realm R19.11, R39.8: a nomad suzerain replaces lost mercenaries in his slot of 1.B."""
    if not s.is_nomad(suzerain):
        return
    for vassal in s.vassals_of(suzerain):
        served = [u for u in lent_by(s, vassal, VASSAL) if s.unit_command[u] == suzerain]
        if not served:
            ask_for_loan(s, vassal, suzerain, VASSAL)


# -- rebellion ------------------------------------------------------------------------------------


def may_rebel(s: InvasionsState, nation: int) -> bool:
    """realm R39.12: a vassal of nomads, from the turn after its submission on."""
    suzerain = s.suzerain[nation]
    return suzerain != NONE and s.is_nomad(suzerain) and s.vassal_since[nation] < s.turn


def ask_for_rebellion(s: InvasionsState) -> None:
    """realm R10.1 (4)"""
    for nation in s.acting:
        if may_rebel(s, nation):
            s.push(REBELLION, nation)


class Rebellion(Decision[InvasionsState]):
    """realm DP31"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(REBEL))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["rebel no", "rebel yes"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == REBEL_V else Why("R39.12", "asked-rebellion")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(REBEL)
        s.pop()
        if arg == YES:
            s.push(REBELLION_TEST, nation, int(is_cowed(s, nation)))


def is_cowed(s: InvasionsState, nation: int) -> bool:
    """Option aid:Huns-B: two tests while this leader of its suzerain is in play."""
    return s.switched(COWED) and any(
        in_play(s, leader) and nation_of(s, leader) == s.suzerain[nation]
        for leader in about(s, COWED).leaders
    )


class RebellionTest(D2):
    """realm R39.12: passed = free; failed = 5 points and a unit."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        nation = s.var(TESTING)
        if passed and s.var(AGAIN):
            s.set_var(AGAIN, 0)
            return
        s.pop()
        s.tell(REBELLED, nation, int(passed))
        if passed:
            free_vassal(s, nation)
            return
        gain_points(s, nation, -REBELLION_COST)
        if units_of(s, nation):
            s.push(REBELLION_LOSS, nation, NONE)


class RebellionLoss(Decision[InvasionsState]):
    """realm DP31: where it stands, then which one."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(LOSER))

    def units(self, s: InvasionsState) -> list[int]:
        province, nation = s.var(LOSER_FROM), s.var(LOSER)
        return units_of(s, nation) if province == NONE else units_at(s, province, nation)

    def legal(self, s: InvasionsState) -> list[str]:
        units = self.units(s)
        places = sorted({s.unit_at[unit] for unit in units})
        if len(places) > 1:
            return province_words(s, "from", places)
        return unit_words(s, "rebel_loss", units)

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        units = self.units(s)
        places = {s.unit_at[unit] for unit in units}
        if len(places) > 1:
            return None if verb == FROM_V and arg in places else Why("R39.12", "asked-loss-from")
        if verb == REBEL_LOSS_V and unit_of(s, units, arg) != NONE:
            return None
        return Why("R39.12", "asked-loss")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == FROM_V:
            s.set_var(LOSER_FROM, arg)
            return
        remove_unit(s, unit_of(s, self.units(s), arg))
        s.pop()
        settle_control(s)
