"""Where a raid can go: targets, and the spaces between.

Rules   realm R22.4, R22.5, E38, E39; war R8.5 to R8.7
Owns    none
Nodes   none
Leaves  the raid itself to raids.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.invasions.kinds import MODIFIERS, NONE
from aevum.games.invasions.rules.board.ground import is_closed_to, is_hostile_ground
from aevum.games.invasions.state import InvasionsState

LONG_RAID: Final = MODIFIERS.index("long_raid")
AS_A_SITE: Final = MODIFIERS.index("raid_thebais")
"""A modifier that opens one built city to the raids of a nation."""


def opened_city(s: InvasionsState, nation: int) -> int:
    """The province whose city counts as a site for this nation, or NONE."""
    if not s.box.nations[nation].has[AS_A_SITE]:
        return NONE
    return s.box.modifiers[AS_A_SITE].about.provinces[0]


def is_target(s: InvasionsState, nation: int, province: int) -> bool:
    """realm R22.4, E38: a hostile province of a civilized area with a site that is not looted."""
    if not s.box.provinces[province].civilized or s.looted[province]:
        return False
    if not s.may_be_entered(province):
        return False
    if s.level[province] != 0 and province != opened_city(s, nation):
        return False
    return is_hostile_ground(s, nation, province)


def lets_pass(s: InvasionsState, nation: int, province: int) -> bool:
    """realm R22.5: no limes, no fortified city, no closed ground."""
    if s.limes[province] != NONE or s.is_fortified(province):
        return False
    return s.may_be_entered(province) and not is_closed_to(s, nation, province)


def targets_near(s: InvasionsState, nation: int, start: int) -> list[int]:
    """Next to the start."""
    return [p for p in s.box.provinces[start].near if is_target(s, nation, p)]


def targets_behind(s: InvasionsState, nation: int, start: int, via: int) -> list[int]:
    """realm R22.5: a deep raid goes one province further."""
    near = s.box.provinces[start].near
    found = targets_near(s, nation, via)
    return [p for p in found if p != start and p not in near]


def ways_by_land(s: InvasionsState, nation: int, start: int) -> list[int]:
    """Provinces through which a deep raid finds a target."""
    return [
        via
        for via in s.box.provinces[start].near
        if lets_pass(s, nation, via) and targets_behind(s, nation, start, via)
    ]


def targets_over(s: InvasionsState, nation: int, start: int, seas: Sequence[int]) -> list[int]:
    """realm E39: on the coast of the last zone."""
    near = s.box.provinces[start].near
    coast = s.box.seas[seas[-1]].coast
    return [p for p in coast if p != start and p not in near and is_target(s, nation, p)]


def ways_by_sea(s: InvasionsState, nation: int, start: int, seas: Sequence[int]) -> list[int]:
    """The next sea zone: one, or two with `long_raid`; only where a target lies at the end."""
    if not seas:
        zones: Sequence[int] = s.box.provinces[start].coasts
    elif len(seas) == 1 and s.box.nations[nation].has[LONG_RAID]:
        zones = s.box.seas[seas[0]].near
    else:
        return []
    return [zone for zone in zones if leads_on(s, nation, start, [*seas, zone])]


def leads_on(s: InvasionsState, nation: int, start: int, seas: list[int]) -> bool:
    if targets_over(s, nation, start, seas):
        return True
    return bool(ways_by_sea(s, nation, start, seas))


def has_target(s: InvasionsState, nation: int, start: int, amphibious: bool) -> bool:
    """Is there anything to raid from here?"""
    if targets_near(s, nation, start) or ways_by_land(s, nation, start):
        return True
    return amphibious and bool(ways_by_sea(s, nation, start, []))
