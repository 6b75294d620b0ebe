"""Cities, sites and walls.

Rules   realm R6, R29
Owns    level, walls, looted, razed, shaken, cleared
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


def loot_sign(s: InvasionsState, province: int) -> None:
    """realm E41, war R24.3: a face-down marker on a city or site."""
    s.looted[province] = 1


def clear_sign(s: InvasionsState, province: int) -> None:
    """realm R29.1"""
    s.looted[province] = 0


def close_area(s: InvasionsState, area: int) -> None:
    """realm R29.1: its sites are cleared once in a turn."""
    s.cleared[area] = 1


def fortify_city(s: InvasionsState, province: int) -> None:
    """realm R6.7"""
    s.walls[province] = 1


def raze(s: InvasionsState, province: int) -> None:
    """realm R6.7, R32.5: not to be built again in this turn."""
    s.walls[province] = 0
    s.razed[province] = 1


def lose_walls(s: InvasionsState, province: int) -> None:
    """By an earthquake, or when an empire collapses."""
    s.walls[province] = 0


def weaken(s: InvasionsState, province: int) -> None:
    """theodosian_walls: they count one less in this turn."""
    s.shaken[province] = 1


def begin_year(s: InvasionsState) -> None:
    """What holds for one turn is forgotten."""
    s.razed = [0] * len(s.razed)
    s.shaken = [0] * len(s.shaken)
    s.cleared = [0] * len(s.cleared)
