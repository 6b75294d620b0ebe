"""Provinces of a nation, and which of them is near.

Rules   realm R19.3, E111, E112; war 3.6
Owns    none
Nodes   none
Leaves  who controls a province to control.py
"""

from __future__ import annotations

from collections.abc import Collection

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.relations import are_friends
from aevum.games.invasions.rules.board.units import units_in, units_of
from aevum.games.invasions.state import InvasionsState


def is_unhindered(s: InvasionsState, nation: int, province: int) -> bool:
    """No units of a nation that is not friendly stand there (realm R23.1)."""
    return all(are_friends(s, nation, s.unit_command[unit]) for unit in units_in(s, province))


def provinces_of(s: InvasionsState, nation: int) -> list[int]:
    """realm R19.3: it controls them, or its units stand there unhindered, or its horde does."""
    found = set(s.lands_of(nation))
    stands = {s.unit_at[unit] for unit in units_of(s, nation)}
    found |= {p for p in stands if is_unhindered(s, nation, p)}
    if s.horde[nation] != NONE:
        found.add(s.horde[nation])
    return sorted(found)


def seat_of_nation(s: InvasionsState, nation: int) -> int:
    """Its horde or its capital, or NONE."""
    return s.horde[nation] if s.horde[nation] != NONE else s.capital[nation]


def steps_from(s: InvasionsState, start: int) -> list[int]:
    """war 3.6: steps over land borders and straits to every province; NONE = out of reach."""
    steps = [NONE] * len(s.box.provinces)
    steps[start] = 0
    reached = [start]
    for here in reached:
        for near in s.box.provinces[here].near:
            if steps[near] == NONE:
                steps[near] = steps[here] + 1
                reached.append(near)
    return steps


def nearest(s: InvasionsState, start: int, wanted: Collection[int]) -> list[int]:
    """war 3.6: the nearest of the wanted provinces; all of them if no way leads there."""
    steps = steps_from(s, start)
    reached = [p for p in wanted if steps[p] != NONE]
    if not reached:
        return sorted(wanted)
    least = min(steps[p] for p in reached)
    return sorted(p for p in reached if steps[p] == least)
