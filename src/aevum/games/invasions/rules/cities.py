"""Cities, sites and walls.

Rules   realm R6.1
Owns    level, walls
Nodes   none
Leaves  who owns a city to control.py
"""

from __future__ import annotations

from aevum.games.invasions.state import InvasionsState


def lay_out_cities(s: InvasionsState) -> None:
    """realm 1.3: levels and walls as printed."""
    s.level = [province.level for province in s.box.provinces]
    s.walls = [int(province.walls) for province in s.box.provinces]


def build_city(s: InvasionsState, province: int, level: int) -> None:
    s.level[province] = level


def is_fortified(s: InvasionsState, province: int) -> bool:
    """war R22.1: walls, or a capital."""
    return bool(s.walls[province]) or province in s.capital


def fortify_city(s: InvasionsState, province: int) -> None:
    s.walls[province] = 1
