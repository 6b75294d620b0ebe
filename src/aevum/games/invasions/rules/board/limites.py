"""Limites that become units in turn 8, and those an empire leaves behind.

Rules   realm R32.6, E138; war R5.10; aid Romans-P, Byzantines-R
Owns    none
Nodes   none
Leaves  the pieces to units.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import MODIFIERS, NONE
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.units import flip_limes, remove_limes, serve_limes
from aevum.games.invasions.rules.turn.founding import awaken
from aevum.games.invasions.rules.turn.timeline import begins_now
from aevum.games.invasions.state import InvasionsState

LOCALS: Final = MODIFIERS.index("limites_become_locals")
THEMATA: Final = MODIFIERS.index("limites_become_themata")
EX_LIMITES: Final = MODIFIERS.index("ex_limites")
LOCAL: Final = "local_infantry"
THEMA: Final = "themata"


def peoples_of(s: InvasionsState, area: int) -> list[int]:
    """ex_limites: whose former limites stand in an area; areas that share a name are one land."""
    land = land_of(s, area)
    return [
        nation.index
        for nation in s.box.nations
        if nation.has[EX_LIMITES] and land_of(s, home_area(s, nation.index)) == land
    ]


def land_of(s: InvasionsState, area: int) -> str:
    return s.box.areas[area].id.partition("_")[0]


def home_area(s: InvasionsState, nation: int) -> int:
    printed = s.box.nations[nation]
    if printed.home_area != NONE:
        return printed.home_area
    return s.box.provinces[printed.home_province].area


def back_of(s: InvasionsState, province: int) -> int:
    """The unit on the back of a limes, or NONE."""
    owner = s.limes[province]
    if s.box.nations[owner].has[THEMATA]:
        return s.box.kind_of(owner, THEMA)
    for people in peoples_of(s, s.box.provinces[province].area):
        if s.box.kind_of(people, LOCAL) != NONE:
            return s.box.kind_of(people, LOCAL)
    lender = next(each.index for each in s.box.nations if each.has[LOCALS])
    return s.box.kind_of(lender, LOCAL)


def flip_limites(s: InvasionsState) -> None:
    """realm R32.6: at the start of Purchases, before the first nation buys."""
    if not begins_now(s, LOCALS) and not begins_now(s, THEMATA):
        return
    for province in range(len(s.limes)):
        owner = s.limes[province]
        if owner == NONE:
            continue
        if s.box.nations[owner].has[EX_LIMITES] and not s.on_board(owner):
            if s.box.nations[owner].card:
                remove_limes(s, province)  # realm E138
                continue
            awaken(s, owner)
        flip_limes(s, province, back_of(s, province))
    settle_control(s)


def leave_limites(s: InvasionsState, fallen: int) -> None:
    """aid Romans-P: they stay for the peoples of their areas, until turn 8; others vanish."""
    for province in range(len(s.limes)):
        if s.limes[province] != fallen:
            continue
        peoples = peoples_of(s, s.box.provinces[province].area)
        if peoples and s.box.nations[fallen].has[LOCALS]:
            serve_limes(s, province, max(peoples, key=lambda each: s.box.nations[each].card))
        else:
            remove_limes(s, province)
