"""What nations are: their being, their status, their capital.

Rules   realm R7.1, R7.2, R13
Owns    being, status, appeared, founded, capital, fell, kept_seat
Nodes   none
Leaves  age and decline to ageing.py, ground to control.py
"""

from __future__ import annotations

from aevum.games.invasions.components.registers import (
    ACTIVE,
    GONE,
    INACTIVE,
    RAIDER,
    TO_COME,
)
from aevum.games.invasions.kinds import BARBARIAN, EMPIRE, NONE
from aevum.games.invasions.rules.board.units import stands_on_board
from aevum.games.invasions.rules.turn.timeline import is_expected, is_successor
from aevum.games.invasions.state import InvasionsState


def lay_out_nations(s: InvasionsState) -> None:
    """realm 1.3: as printed; the rows of the scenario change it."""
    s.status = [nation.status for nation in s.box.nations]


def set_status(s: InvasionsState, nation: int, status: int) -> None:
    s.status[nation] = status


def found(s: InvasionsState, nation: int, status: int) -> None:
    """realm R17.4, R18.4"""
    s.status[nation] = status
    s.founded[nation] = s.turn


def place_capital(s: InvasionsState, nation: int, province: int) -> None:
    """realm R7.1"""
    s.capital[nation] = province
    s.kept_seat[nation] = NONE


def remove_capital(s: InvasionsState, nation: int) -> None:
    """realm R19.2.5: it is founded anew."""
    s.capital[nation] = NONE


def lose_capital(s: InvasionsState, nation: int) -> None:
    """realm R7.3 (a), (e)"""
    s.capital[nation] = NONE
    s.fell[nation] = s.turn


def keep_seat(s: InvasionsState, nation: int, province: int) -> None:
    """realm E67: who submits keeps the city, until its capital is placed again."""
    s.kept_seat[nation] = province


def leave_game(s: InvasionsState, nation: int) -> None:
    """realm R31.2, E108"""
    s.being[nation] = GONE
    s.capital[nation] = NONE
    s.kept_seat[nation] = NONE


def awaken_nations(s: InvasionsState) -> None:
    """realm 1.3, R12.4: once all pieces stand."""
    s.being = [first_being(s, nation.index) for nation in s.box.nations]
    s.appeared = [int(s.on_board(nation)) for nation in range(len(s.being))]


def awaken(s: InvasionsState, nation: int) -> None:
    """realm R19.13: it stands on the board from now on."""
    s.being[nation] = INACTIVE if s.box.nations[nation].inactive else ACTIVE
    s.appeared[nation] = 1


def settle_nation(s: InvasionsState, nation: int) -> None:
    """realm R22.11: raiders that stay are inactive."""
    s.being[nation] = INACTIVE
    s.appeared[nation] = 1


def is_settled(s: InvasionsState, nation: int) -> bool:
    """realm E94"""
    return s.being[nation] == INACTIVE and s.box.nations[nation].raider


def unsettle_nation(s: InvasionsState, nation: int) -> None:
    """realm E94: without a unit on the board settled raiders are raiders again."""
    s.being[nation] = RAIDER


def first_being(s: InvasionsState, nation: int) -> int:
    printed = s.box.nations[nation]
    if not s.takes_part(nation):
        return GONE
    if s.capital[nation] >= 0 or stands_on_board(s, nation):
        return INACTIVE if printed.inactive else ACTIVE
    if printed.raider:
        return RAIDER
    return TO_COME if is_expected(s, nation) or is_successor(s, nation) else GONE


def is_empire(s: InvasionsState, nation: int) -> bool:
    return s.status[nation] == EMPIRE


def is_civilized(s: InvasionsState, nation: int) -> bool:
    """realm R13: a kingdom or an empire."""
    return s.status[nation] != BARBARIAN


def active_nations(s: InvasionsState) -> list[int]:
    return [nation for nation in range(len(s.being)) if s.being[nation] == ACTIVE]
