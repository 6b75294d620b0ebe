"""The laws of reach: raiders find a target, and invaders get where the timeline sends them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.games.invasions.box import Box
from aevum.games.invasions.kinds import BECOME_ACTIVE, ENTER, INVADE, LAND, NONE
from aevum.games.invasions.laws.map import complain
from aevum.games.invasions.laws.setups import rows_of

INVASION_STEPS: Final = 6
"""Two Movement parts of three steps (war R14.2)."""


def raid_targets(box: Box, nation: int) -> set[int]:
    """Provinces the raiders of a nation can reach from home at the start (realm R22.4, R22.5)."""
    limites = {row.province for row in rows_of(box.scenarios[0], "limes")}
    who = box.nations[nation]
    home = who.home_province
    starts = [home] if home != NONE else list(box.areas[who.home_area].provinces)
    found: set[int] = set()
    for start in starts:
        for passed in box.provinces[start].near:
            found.add(passed)
            if passed not in limites and not box.provinces[passed].walls:
                found |= set(box.provinces[passed].near) - {start}
        found |= overseas(box, nation, start)
    return {p for p in found if is_target(box, nation, p)}


def is_target(box: Box, nation: int, province: int) -> bool:
    """A civilized province with a site; one people has a city of its own to raid."""
    here = box.provinces[province]
    opened = box.modifier("raid_thebais")
    own = box.nations[nation].has[opened] and province in box.modifiers[opened].about.provinces
    return here.civilized and (here.level == 0 or own)


def overseas(box: Box, nation: int, start: int) -> set[int]:
    """Coasts across one sea zone, or two, for raiders who are all amphibious."""
    kinds = [box.kinds[k] for k in box.kinds_of[nation]]
    if not all(kind.amphibious for kind in kinds if kind.domain == LAND):
        return set()
    zones = set(box.provinces[start].coasts)
    if box.nations[nation].has[box.modifier("long_raid")]:
        zones |= {other for zone in zones for other in box.seas[zone].near}
    return {p for zone in zones for p in box.seas[zone].coast}


def check_raid_targets(box: Box) -> None:
    for nation in box.nations:
        if nation.raider and not raid_targets(box, nation.index):
            key = f"home of {nation.id}"
            complain(box, "nations", key, "has no raid target", "a place within two steps of one")


def check_invasions_in_reach(box: Box) -> None:
    """Who enters and invades in one turn can get there, by land or in longships."""
    ships = box.modifier("longships")
    for row in box.timeline:
        if row.event not in (ENTER, BECOME_ACTIVE):
            continue
        for other in box.timeline:
            if (other.event, other.nation, other.turn) != (INVADE, row.nation, row.turn):
                continue
            goal = {p.index for p in box.provinces if p.area == other.area}
            zones = set(box.provinces[row.province].coasts)
            zones |= {far for zone in zones for far in box.seas[zone].near}
            landing = {p for zone in zones for p in box.seas[zone].coast}
            by_sea = box.nations[row.nation].has[ships] and landing & goal
            if not by_sea and not within(box, row.province, INVASION_STEPS) & goal:
                key = f"row {other.index + 1}"
                text = f"{box.areas[other.area].id} is out of reach"
                complain(box, "timeline", key, text, f"within {INVASION_STEPS} steps of the entry")


def within(box: Box, start: int, steps: int) -> set[int]:
    found = {start}
    for _ in range(steps):
        found |= {near for each in found for near in box.provinces[each].near}
    return found


REACH_LAWS: Final[tuple[Callable[[Box], None], ...]] = (
    check_raid_targets,
    check_invasions_in_reach,
)
