"""Age and decline.

Rules   realm R9.4, R9.5, R14.1, R15.2 to R15.5, R26.3
Owns    age, decline
Nodes   none
Leaves  status to founding.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.administration import BANKRUPTCY
from aevum.games.invasions.rules.board.treasury import pay
from aevum.games.invasions.rules.turn.founding import active_nations, is_civilized, is_empire
from aevum.games.invasions.state import InvasionsState

DOUBLE: Final = 2
BAND: Final = 4
"""Spaces of the civilized track in each band of age."""
BEYOND_DOUBLE: Final = 10
"""realm R15.3: the cost of double decline."""


def set_age(s: InvasionsState, nation: int, age: int) -> None:
    s.age[nation] = age


def set_decline(s: InvasionsState, nation: int, decline: int) -> None:
    s.decline[nation] = decline


def age_barbarian(s: InvasionsState, nation: int) -> None:
    """realm R14.1"""
    s.age[nation] = min(s.age[nation] + 1, s.box.numbers.barbarian_age)


def age_civilized(s: InvasionsState, nation: int, spaces: int) -> bool:
    """realm R15.2, E27: space by space; beyond the last one decline rises.

    True if a kingdom must try to found an empire: the marker advanced, or decline is beyond
    double (realm R15.3, R15.6)."""
    tries = False
    for _ in range(spaces):
        if s.age[nation] < s.box.numbers.civilized_age:
            s.age[nation] += 1
            tries = True
        else:
            tries = raise_decline(s, nation) or tries
    return tries


def raise_decline(s: InvasionsState, nation: int) -> bool:
    """realm R15.2, R15.3: beyond double an empire pays, but not in a bankruptcy (realm E52)."""
    if s.decline[nation] < DOUBLE:
        s.decline[nation] += 1
        return False
    if is_empire(s, nation) and not s.holds(BANKRUPTCY):
        pay(s, nation, BEYOND_DOUBLE)
    return True


def band_of(s: InvasionsState, nation: int) -> int:
    """realm R26.3: young, mature or old."""
    return (s.age[nation] - 1) // BAND


def rejuvenate(s: InvasionsState, nation: int, spaces: int) -> None:
    """realm R15.4, E28: decline falls first."""
    for _ in range(spaces):
        if s.decline[nation]:
            s.decline[nation] -= 1
        elif s.age[nation] > 1:
            s.age[nation] -= 1


def activation_order(s: InvasionsState) -> list[int]:
    """realm R9.4: barbarians, kingdoms, empires; the oldest first, ties by initiative."""
    return ordered(s, active_nations(s), -1)


def youngest_first(s: InvasionsState) -> list[int]:
    """realm R9.5: the order of the Diplomacy draw."""
    return ordered(s, [n for n in active_nations(s) if is_civilized(s, n)], 1)


def ordered(s: InvasionsState, nations: list[int], direction: int) -> list[int]:
    """realm E20: what is equal goes by initiative, then by name."""
    keys = [
        (s.status[n], direction * s.age[n], s.box.nations[n].initiative, s.box.nations[n].id, n)
        for n in nations
    ]
    return [key[4] for key in sorted(keys)]
