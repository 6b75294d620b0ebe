"""Stacking limits on land and at sea.

Rules   realm R35.1, R35.2, R35.6; war R9.1 to R9.3
Owns    none
Nodes   none
Leaves  when they are checked to the chapters of movement and of placing
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import MOUNTAIN, NONE
from aevum.games.invasions.rules.foedus import federates_of
from aevum.games.invasions.rules.leaders import best_stacking, leaders_at
from aevum.games.invasions.rules.units import fleet_nation, fleets_at, units_at
from aevum.games.invasions.state import InvasionsState

FLEETS: Final = 4
"""realm R35.6: two stacks of two in a zone."""


def company_of(s: InvasionsState, nation: int) -> list[int]:
    """realm R35.2: the nation, its ally and its federates."""
    found = [nation, *federates_of(s, nation)]
    return found if s.ally[nation] == NONE else [*found, s.ally[nation]]


def limit_at(s: InvasionsState, nation: int, province: int) -> int:
    """realm R35.1, R35.6: with the best stacking bonus of its leaders there."""
    numbers = s.box.numbers
    steep = s.box.provinces[province].terrain == MOUNTAIN
    limit = numbers.stacking_mountain if steep else numbers.stacking
    return limit + best_stacking(s, leaders_at(s, province, nation))


def room_at(s: InvasionsState, nation: int, province: int) -> int:
    """How many more units may stand there."""
    here = sum(len(units_at(s, province, each)) for each in company_of(s, nation))
    return limit_at(s, nation, province) - here


def fleet_room(s: InvasionsState, nation: int, sea: int) -> int:
    """realm R35.6"""
    return FLEETS - sum(fleet_nation(s, fleet) == nation for fleet in fleets_at(s, sea))
