"""Age and decline.

Rules   realm R9.4, R9.5
Owns    age, decline
Nodes   none
Leaves  status to founding.py
"""

from __future__ import annotations

from aevum.games.invasions.rules.founding import active_nations, is_civilized
from aevum.games.invasions.state import InvasionsState


def set_age(s: InvasionsState, nation: int, age: int) -> None:
    s.age[nation] = age


def set_decline(s: InvasionsState, nation: int, decline: int) -> None:
    s.decline[nation] = decline


def activation_order(s: InvasionsState) -> list[int]:
    """realm R9.4: barbarians, kingdoms, empires; the oldest first, ties by initiative."""
    return ordered(s, active_nations(s), -1)


def youngest_first(s: InvasionsState) -> list[int]:
    """realm R9.5: the order of the Diplomacy draw."""
    return ordered(s, [n for n in active_nations(s) if is_civilized(s, n)], 1)


def ordered(s: InvasionsState, nations: list[int], direction: int) -> list[int]:
    keys = [
        (s.status[n], direction * s.age[n], s.box.nations[n].initiative, s.box.nations[n].id, n)
        for n in nations
    ]
    return [key[4] for key in sorted(keys)]
