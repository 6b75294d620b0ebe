"""Overruns on the way: a stack that flees or retreats rides over a single enemy.

Rules   war R11.1, R11.3, R11.5 to R11.8, R18.6, R19.40
Owns    none
Nodes   none
Leaves  overruns of a group that marches to confront.py, ways to escape.py and retreat_ways.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.invasions.components.battle import UNIT_FELL
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.cities import is_fortified
from aevum.games.invasions.rules.board.leaders import leaders_in, nation_of
from aevum.games.invasions.rules.board.refuge import test_leader
from aevum.games.invasions.rules.board.relations import are_friends, is_hostile
from aevum.games.invasions.rules.board.units import (
    TURNCOATS,
    hordes_at,
    origin_of,
    remove_unit,
    units_in,
)
from aevum.games.invasions.state import InvasionsState

OVERRUNNERS: Final = 6
TRAMPLING: Final = 2
"""war R11.2: steps into a province in which somebody is overrun."""


def loyal(s: InvasionsState, units: Sequence[int], foes: Sequence[int]) -> list[int]:
    """war R11.6, R36.4: without hired units of the enemy's own people."""
    return [
        unit
        for unit in units
        if s.unit_contract[unit] not in TURNCOATS or origin_of(s, unit) not in foes
    ]


def single_foe(s: InvasionsState, nation: int, province: int) -> int:
    """The only enemy of a nation in a province, or NONE; a horde beside it counts (war E29)."""
    units = [u for u in units_in(s, province) if is_hostile(s, nation, s.unit_command[u], province)]
    hordes = [n for n in hordes_at(s, province) if is_hostile(s, nation, n, province)]
    return units[0] if len(units) == 1 and not hordes else NONE


def can_trample(s: InvasionsState, nation: int, units: Sequence[int], province: int) -> bool:
    """war R11.1, R11.3, R11.7"""
    if len(units) < OVERRUNNERS or is_fortified(s, province) or s.limes[province] != NONE:
        return False
    foe = single_foe(s, nation, province)
    return foe != NONE and len(loyal(s, units, [s.unit_command[foe]])) >= OVERRUNNERS


def trample(s: InvasionsState, nation: int, province: int) -> None:
    """war R11.1, R11.5, R11.8: eliminated without battle; leaders who are left are tested."""
    foe = single_foe(s, nation, province)
    command = s.unit_command[foe]
    s.tell(UNIT_FELL, s.unit_kind[foe], command, province)
    remove_unit(s, foe)
    for leader in leaders_in(s, province):
        if are_friends(s, nation_of(s, leader), command):
            test_leader(s, leader, province)
