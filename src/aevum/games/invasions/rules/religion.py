"""Religions of nations, heresies of areas.

Rules   realm R16, R28.2, R42.1
Owns    faith, heresy
Nodes   none
Leaves  the gold a heresy costs to income.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.founding import is_empire
from aevum.games.invasions.state import InvasionsState

HERESY_MINUS: Final = 1
HERESY_PLUS: Final = 2


def lay_out_faiths(s: InvasionsState) -> None:
    s.faith = [nation.religion for nation in s.box.nations]


def set_faith(s: InvasionsState, nation: int, religion: int) -> None:
    s.faith[nation] = religion


def place_heresy(s: InvasionsState, area: int, plus: int) -> None:
    s.heresy[area] = HERESY_PLUS if plus else HERESY_MINUS


def end_heresy(s: InvasionsState, area: int) -> None:
    s.heresy[area] = 0


def change_heresies(s: InvasionsState) -> None:
    """realm R16.1: Heresy - goes, Heresy + becomes Heresy -."""
    s.heresy = [HERESY_MINUS if marker == HERESY_PLUS else 0 for marker in s.heresy]


def costly_heresies(s: InvasionsState, nation: int) -> int:
    """realm R28.2: areas in heresy for which a nation pays."""
    if is_empire(s, nation):
        return sum(s.heresy[a] > 0 and s.lord[a] == nation for a in range(len(s.lord)))
    areas = {s.box.provinces[p].area for p in s.lands_of(nation)} - {NONE}
    sick = [area for area in areas if s.heresy[area]]
    return 0 if len(areas) < 2 or len(sick) == len(areas) else len(sick)
