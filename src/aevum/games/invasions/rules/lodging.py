"""Where units may be put down: room within the limit, and no strangers.

Rules   realm R35.5, E141; war R9.5
Owns    none
Nodes   none
Leaves  who is friendly to relations.py
"""

from __future__ import annotations

from aevum.games.invasions.kinds import MOUNTAIN, NONE
from aevum.games.invasions.rules.foedus import federates_of
from aevum.games.invasions.rules.leaders import best_stacking, leaders_at
from aevum.games.invasions.rules.relations import are_friends, team
from aevum.games.invasions.rules.units import hordes_at, units_at, units_in
from aevum.games.invasions.state import InvasionsState


def counted_with(s: InvasionsState, nation: int) -> list[int]:
    """realm R35.2, war E117: a nation, those who act with it, and the federates of these."""
    found = team(s, nation)
    return found + [each for one in found for each in federates_of(s, one) if each not in found]


def stacking_limit(s: InvasionsState, province: int, nation: int) -> int:
    """realm R35.1, R35.6: the best bonus of a leader of those who are counted."""
    numbers = s.box.numbers
    mountain = s.box.provinces[province].terrain == MOUNTAIN
    base = numbers.stacking_mountain if mountain else numbers.stacking
    nations = counted_with(s, nation)
    leaders = [leader for each in nations for leader in leaders_at(s, province, each)]
    invades = s.invading[nation] and nation in s.acting
    return base + best_stacking(s, leaders) + int(bool(invades))


def stack_size(s: InvasionsState, province: int, nation: int) -> int:
    return sum(len(units_at(s, province, each)) for each in counted_with(s, nation))


def room_in(s: InvasionsState, province: int, nation: int) -> int:
    """How many more units of a nation may stand there."""
    return stacking_limit(s, province, nation) - stack_size(s, province, nation)


def is_clear_of_strangers(s: InvasionsState, province: int, nation: int) -> bool:
    """realm E141: no unit or horde of a nation that is not friendly."""
    here = {s.unit_command[unit] for unit in units_in(s, province)} | set(hordes_at(s, province))
    return all(are_friends(s, nation, other) for other in here)


def may_be_placed(s: InvasionsState, province: int, nation: int) -> bool:
    """realm E141: for a unit of a nation that is put down in a province."""
    if province == NONE or not s.is_open(province):
        return False
    return room_in(s, province, nation) > 0 and is_clear_of_strangers(s, province, nation)
