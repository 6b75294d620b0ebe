"""Stacking: how many units may stand in a province, and what is above it.

Rules   war R9, R14.3, E16, E22, E117; realm R35
Owns    none
Nodes   surplus (decision)
Leaves  when it is looked at to activation.py, and what can move to ways.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import LM_REMOVE_V, SURPLUS, SURPLUS_REMOVED
from aevum.games.invasions.kinds import MOUNTAIN, NONE
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import Forces, can_shelter
from aevum.games.invasions.rules.board.leaders import leaders_in, nation_of, stacking_bonus
from aevum.games.invasions.rules.board.relations import act_as_one, is_hostile
from aevum.games.invasions.rules.board.units import (
    fleet_nation,
    fleets_at,
    remove_unit,
    unit_of,
    unit_words,
    units_at,
    units_in,
    units_of,
)
from aevum.games.invasions.rules.bonds.foedus import federates_of
from aevum.games.invasions.rules.march.marching import Band, steps_left
from aevum.games.invasions.rules.march.ways import why_not_step
from aevum.games.invasions.rules.turn.timeline import invades
from aevum.games.invasions.state import InvasionsState


def base_limit(s: InvasionsState, province: int) -> int:
    """war R9.1"""
    numbers = s.box.numbers
    mountain = s.box.provinces[province].terrain == MOUNTAIN
    return numbers.stacking_mountain if mountain else numbers.stacking


def counts_with(s: InvasionsState, nation: int, other: int) -> bool:
    """war R9.3, E117: itself, its allies and federates; a federate counts only itself."""
    if act_as_one(s, nation, other):
        return True
    return nation in s.federators and other in federates_of(s, nation)


def counted_at(s: InvasionsState, province: int, nation: int) -> list[int]:
    """war R9.3: the units that count against the limit of a nation in a province."""
    return [u for u in units_in(s, province) if counts_with(s, nation, s.unit_command[u])]


def limit_with(s: InvasionsState, province: int, nation: int, leaders: list[int]) -> int:
    """war R9.1, R9.2: with these leaders."""
    bonus = stacking_bonus(s, leaders)
    return base_limit(s, province) + bonus + int(bonus_of_invasion(s, nation))


def bonus_of_invasion(s: InvasionsState, nation: int) -> bool:
    """war R9.2, R14.3: during its whole activation."""
    return nation in s.acting and invades(s, nation)


def limit_at(s: InvasionsState, nation: int, province: int) -> int:
    """war R9.1, R9.2: with the best leader of those who are counted."""
    leaders = [
        leader for leader in leaders_in(s, province) if counts_with(s, nation, nation_of(s, leader))
    ]
    return limit_with(s, province, nation, leaders)


def room_at(s: InvasionsState, nation: int, province: int) -> int:
    """How many more units of a nation may stand there; less than 0 = too many stand there."""
    return limit_at(s, nation, province) - len(counted_at(s, province, nation))


def fleet_room(s: InvasionsState, nation: int, sea: int) -> int:
    """realm R35.6: two stacks of two in a zone."""
    return FLEETS - sum(fleet_nation(s, fleet) == nation for fleet in fleets_at(s, sea))


# -- checks ---------------------------------------------------------------------------------------

FLEETS: Final = 4
CHECKED: Final = SURPLUS.variable("nation")
FULL: Final = SURPLUS.variable("province")


def overfull(s: InvasionsState) -> list[tuple[int, int]]:
    """war E117: the acting nations, and the provinces where too many of their units stand."""
    return [
        (nation, province)
        for nation in s.acting
        for province in sorted({s.unit_at[unit] for unit in units_of(s, nation)})
        if is_crowded(s, province) and room_at(s, nation, province) < 0
    ]


def is_crowded(s: InvasionsState, province: int) -> bool:
    """More stand there, whoever they are, than the limit without any bonus."""
    return len(s.box.sight.units(s)[province]) > base_limit(s, province)


def can_be_cured(s: InvasionsState, nation: int, province: int, mode: int) -> bool:
    """war R9.7, E117: one unit can step to a place with room where nobody may react."""
    forces = Forces(s)
    places = [
        to
        for to in s.box.provinces[province].near
        if is_safe(s, forces, to, nation) and room_at(s, nation, to) > 0
    ]
    return any(
        why_not_step(s, forces, Band(s, [unit], [], []), province, to, mode) is None
        for unit in units_at(s, province, nation)
        if steps_left(s, unit) > 0
        for to in places
    )


def is_safe(s: InvasionsState, forces: Forces, province: int, nation: int) -> bool:
    """A place where a unit may stay, and nobody reacts."""
    if not can_shelter(s, forces, province, nation):
        return False
    lord = s.controller[province]
    return lord == NONE or not is_hostile(s, nation, lord, province)


def check_stacks(s: InvasionsState) -> None:
    """war R9.5, R9.7: the owner removes what is above the limit."""
    full = overfull(s)
    if full:
        s.repeat()
        s.push(SURPLUS, *full[0])


class Surplus(Decision[InvasionsState]):
    """war DP31"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(CHECKED))

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "lm_remove", units_at(s, s.var(FULL), s.var(CHECKED)))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        here = units_at(s, s.var(FULL), s.var(CHECKED))
        if verb == LM_REMOVE_V and unit_of(s, here, arg) != NONE:
            return None
        return Why("W9.7", "asked-surplus")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province = s.var(CHECKED), s.var(FULL)
        s.tell(SURPLUS_REMOVED, nation, province, arg // 2)
        remove_unit(s, unit_of(s, units_at(s, province, nation), arg))
        s.pop()
        settle_control(s)
