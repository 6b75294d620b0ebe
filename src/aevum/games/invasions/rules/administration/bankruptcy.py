"""Bankruptcy: what it brings, in this order.

Rules   realm R30, E52, E53, E121
Owns    none
Nodes   bankruptcy (procedure), bankrupt-card (chance), disbanding (procedure),
        disband-place (decision), disband (decision)
Leaves  who is bankrupt to treasury.py, broken foedera to breach.py, the collapse to collapse.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.administration import (
    BANKRUPT_CARD,
    BANKRUPTCY,
    BANKRUPTED,
    COLLAPSE_ROLL,
    DISBAND,
    DISBAND_FLEET_V,
    DISBAND_PLACE,
    DISBAND_V,
    DISBANDING,
    DRAW_FACE_V,
)
from aevum.games.invasions.components.board import UNIT_LOST
from aevum.games.invasions.kinds import KINGDOM, NONE
from aevum.games.invasions.rules.administration.calamities import strike
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.places import NameProvince
from aevum.games.invasions.rules.board.units import (
    commanded,
    counters_of,
    fleets_of,
    remove_fleet,
    remove_unit,
    unit_of,
    unit_words,
    units_at,
    units_of,
)
from aevum.games.invasions.rules.bonds.breach import ask_federates
from aevum.games.invasions.rules.turn.ageing import band_of
from aevum.games.invasions.rules.turn.decline import change_age, sink
from aevum.games.invasions.rules.turn.founding import is_empire
from aevum.games.invasions.state import InvasionsState

NATION: Final = BANKRUPTCY.variable("nation")
DRAWER: Final = BANKRUPT_CARD.variable("nation")
LOSER: Final = DISBANDING.variable("nation")
LEFT: Final = DISBANDING.variable("left")
PLACING: Final = DISBAND_PLACE.variable("nation")
CHOOSER: Final = DISBAND.variable("nation")
WHERE: Final = DISBAND.variable("province")
SPACES: Final = 2
"""realm R30.2"""
COLLAPSE_AGE: Final = 9
"""realm R30.6"""


def grow_old(s: InvasionsState) -> None:
    """realm R30.2 (1)"""
    s.tell(BANKRUPTED, s.var(NATION))
    change_age(s, s.var(NATION), SPACES)


def fall_into_decline(s: InvasionsState) -> None:
    """realm R30.2 (2)"""
    sink(s, s.var(NATION))


def draw_calamity(s: InvasionsState) -> None:
    """realm R30.2 (3)"""
    s.push(BANKRUPT_CARD, s.var(NATION))


def let_federates_break(s: InvasionsState) -> None:
    """realm R30.5"""
    ask_federates(s, s.var(NATION))


def disband_unpaid(s: InvasionsState) -> None:
    """realm R30.3, E53: what it could not pay, at most half of its units, rounded up."""
    nation = s.var(NATION)
    if s.status[nation] == KINGDOM and s.shortfall[nation]:
        half = (commanded(s, nation) + 1) // 2
        s.push(DISBANDING, nation, min(s.shortfall[nation], half))


def risk_collapse(s: InvasionsState) -> None:
    """realm R30.6"""
    nation = s.var(NATION)
    if is_empire(s, nation) and s.age[nation] >= COLLAPSE_AGE:
        s.push(COLLAPSE_ROLL, nation)


class BankruptCard(Chance[InvasionsState]):
    """realm R30.2 (3), E121: any of the 18, seen by all; only its calamity counts."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return [(f"draw_face {card.id}", 1) for card in s.box.administration]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == DRAW_FACE_V else Why("R30.2", "asked-draw")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(DRAWER)
        s.pop()
        face = s.box.administration[arg].faces[band_of(s, nation)]
        if face.calamity != NONE:
            strike(s, nation, face.calamity)


# -- disbanding -----------------------------------------------------------------------------------


def disband_next(s: InvasionsState) -> None:
    nation = s.var(LOSER)
    if s.var(LEFT) and commanded(s, nation):
        s.set_var(LEFT, s.var(LEFT) - 1)
        s.repeat()
        s.push(DISBAND_PLACE, nation, NONE)


class DisbandPlace(NameProvince):
    """realm DP21: where the unit stands; a fleet by its sea zone."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(PLACING))

    def listed(self, s: InvasionsState) -> list[int]:
        return sorted({s.unit_at[unit] for unit in units_of(s, s.var(PLACING))})

    def named(self, s: InvasionsState, province: int) -> None:
        nation = s.var(PLACING)
        s.pop()
        s.push(DISBAND, nation, province)

    def fleets(self, s: InvasionsState, sea: int) -> list[int]:
        """Damaged ones first."""
        fleets = [fleet for fleet in fleets_of(s, s.var(PLACING)) if s.fleet_at[fleet] == sea]
        return sorted(fleets, key=lambda fleet: -s.fleet_damaged[fleet])

    def closing_words(self, s: InvasionsState) -> list[str]:
        seas = sorted({s.fleet_at[fleet] for fleet in fleets_of(s, s.var(PLACING))})
        return [f"disband_fleet {s.box.seas[sea].id}" for sea in seas]

    def why_not_closing(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == DISBAND_FLEET_V and self.fleets(s, arg):
            return None
        return Why(self.rule, self.reason)

    def close(self, s: InvasionsState, verb: int, arg: int) -> None:
        fleet = self.fleets(s, arg)[0]
        s.pop()
        remove_fleet(s, fleet)


class Disband(Decision[InvasionsState]):
    """realm DP21"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(CHOOSER))

    def units(self, s: InvasionsState) -> list[int]:
        return units_at(s, s.var(WHERE), s.var(CHOOSER))

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "disband", self.units(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == DISBAND_V and arg in counters_of(s, self.units(s)):
            return None
        return Why("R30.3", "asked-disband")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province = s.var(CHOOSER), s.var(WHERE)
        unit = unit_of(s, self.units(s), arg)
        s.pop()
        s.tell(UNIT_LOST, nation, s.unit_kind[unit], province)
        remove_unit(s, unit)
        settle_control(s)
