"""Units that must leave an area go to provinces of their own.

Rules   realm E122, R13.7, R19.13
Owns    none
Nodes   homeward (procedure), homeward-unit (decision), homeward-to (decision)
Leaves  why they must go to division.py and surrender.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.reinforcements import (
    EXPEL_MOVE_V,
    EXPELLED,
    HOMEWARD,
    HOMEWARD_TO,
    HOMEWARD_UNIT,
    UNIT_REMOVED,
)
from aevum.games.invasions.kinds import MODIFIERS, NONE
from aevum.games.invasions.rules.board.ground import has_strangers
from aevum.games.invasions.rules.board.homelands import nearest
from aevum.games.invasions.rules.board.leaders import leaders_at, move_leader, send_away
from aevum.games.invasions.rules.board.places import NameProvince
from aevum.games.invasions.rules.board.stacking import room_at
from aevum.games.invasions.rules.board.units import (
    move_unit,
    remove_unit,
    unit_of,
    unit_words,
    units_at,
)
from aevum.games.invasions.state import InvasionsState

NATION: Final = HOMEWARD.variable("nation")
AREA: Final = HOMEWARD.variable("area")
FAR: Final = HOMEWARD.variable("far")
PICKER: Final = HOMEWARD_UNIT.variable("nation")
PICKED_AT: Final = HOMEWARD_UNIT.variable("province")
PICKED_FAR: Final = HOMEWARD_UNIT.variable("far")
GOER: Final = HOMEWARD_TO.variable("nation")
WHO: Final = HOMEWARD_TO.variable("who")
HOW: Final = HOMEWARD_TO.variable("how")
UNIT: Final = 0
LEADER: Final = 2
"""What goes; one more if it may go to any shelter, not only to the nearest province."""
BEYOND_THE_SEA: Final = MODIFIERS.index("britannia_given_up")
"""It names the areas of shelter of who gives up an area beyond the sea."""


def leave_area(s: InvasionsState, nation: int, area: int, far: bool) -> None:
    """All its units and leaders go; `far` = to the areas of shelter instead of the nearest."""
    s.push(HOMEWARD, nation, area, int(far))


def own_places(s: InvasionsState, nation: int, left: int, far: bool) -> list[int]:
    """realm E122: the nearest provinces it controls, outside the area that is left."""
    area = s.box.provinces[left].area
    found = [p for p in s.lands_of(nation) if s.box.provinces[p].area not in (area, NONE)]
    if far:
        shelter = s.box.modifiers[BEYOND_THE_SEA].about.areas
        return [p for p in found if s.box.provinces[p].area in shelter]
    return [p for p in found if s.lord[s.box.provinces[p].area] in (nation, NONE)]


def places_for_unit(s: InvasionsState, nation: int, left: int, far: bool) -> list[int]:
    """With room, and without strangers (realm E141)."""
    found = [
        p
        for p in own_places(s, nation, left, far)
        if room_at(s, nation, p) > 0 and not has_strangers(s, nation, p)
    ]
    return found if far or not found else nearest(s, left, found)


def places_for_leader(s: InvasionsState, nation: int, left: int, far: bool) -> list[int]:
    found = own_places(s, nation, left, far)
    return found if far or not found else nearest(s, left, found)


def send_next(s: InvasionsState) -> None:
    """realm E122: province after province, unit after unit, then the leaders."""
    nation, far = s.var(NATION), bool(s.var(FAR))
    for province in s.box.areas[s.var(AREA)].provinces:
        if units_at(s, province, nation):
            s.repeat()
            if places_for_unit(s, nation, province, far):
                s.push(HOMEWARD_UNIT, nation, province, int(far))
            else:
                remove_surplus(s, nation, province)
            return
        for leader in leaders_at(s, province, nation):
            s.repeat()
            if places_for_leader(s, nation, province, far):
                s.push(HOMEWARD_TO, nation, leader, LEADER + far, NONE)
            else:
                send_away(s, leader)
            return


def remove_surplus(s: InvasionsState, nation: int, province: int) -> None:
    """realm E122: to the supply."""
    for unit in units_at(s, province, nation):
        s.tell(UNIT_REMOVED, s.unit_kind[unit], province)
        remove_unit(s, unit)


class HomewardUnit(Decision[InvasionsState]):
    """realm DP5"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(PICKER))

    def units(self, s: InvasionsState) -> list[int]:
        return units_at(s, s.var(PICKED_AT), s.var(PICKER))

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "expel_move", self.units(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == EXPEL_MOVE_V and unit_of(s, self.units(s), arg) != NONE
        return None if fits else Why("R13.7", "asked-expel")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, far = s.var(PICKER), s.var(PICKED_FAR)
        unit = unit_of(s, self.units(s), arg)
        s.pop()
        s.push(HOMEWARD_TO, nation, unit, UNIT + far, NONE)


class HomewardTo(NameProvince):
    """realm DP5"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(GOER))

    def left(self, s: InvasionsState) -> int:
        who = s.var(WHO)
        return s.unit_at[who] if s.var(HOW) < LEADER else s.leader_at[who]

    def listed(self, s: InvasionsState) -> list[int]:
        nation, left, how = s.var(GOER), self.left(s), s.var(HOW)
        if how < LEADER:
            return places_for_unit(s, nation, left, bool(how))
        return places_for_leader(s, nation, left, how > LEADER)

    def named(self, s: InvasionsState, province: int) -> None:
        nation, left, who, how = s.var(GOER), self.left(s), s.var(WHO), s.var(HOW)
        s.pop()
        s.tell(EXPELLED, nation, left, province)
        if how < LEADER:
            move_unit(s, who, province)
        else:
            move_leader(s, who, province)
