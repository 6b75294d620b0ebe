"""What a province is to a nation: friendly, neutral or hostile, empty, closed.

Rules   realm R5.6, R25.7, R25.8; war R6.5 to R6.7, R6.10, R16.1 to R16.4
Owns    none
Nodes   none
Leaves  what two nations are to each other to relations.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import MODIFIERS, NONE
from aevum.games.invasions.rules.relations import FRIENDLY, HOSTILE, NEUTRAL, are_friends, relation
from aevum.games.invasions.rules.units import hordes_at, units_in
from aevum.games.invasions.state import InvasionsState

INTO_NOMAD_LAND: Final = MODIFIERS.index("ostrogoths_in_scythia")


def is_closed_to(s: InvasionsState, nation: int, province: int) -> bool:
    """realm R5.6, war R16.1 to R16.3: ground that only some may enter."""
    printed = s.box.nations[nation]
    here = s.box.provinces[province]
    if here.closed and not printed.has[MODIFIERS.index(here.closed)]:
        return True
    if here.area == NONE:
        return False
    area = s.box.areas[here.area]
    if area.nomads_only:
        invited = s.in_force[INTO_NOMAD_LAND] and printed.has[INTO_NOMAD_LAND]
        return not invited and not s.is_nomad(nation)
    return bool(area.closed) and not printed.has[MODIFIERS.index(area.closed)]


def occupants(s: InvasionsState, province: int) -> list[int]:
    """Nations with units or their horde in a province, by number."""
    found = {s.unit_command[unit] for unit in units_in(s, province)}
    return sorted(found | set(hordes_at(s, province)))


def has_strangers(s: InvasionsState, nation: int, province: int) -> bool:
    """realm E141: a unit or horde of a nation that is not friendly."""
    return any(not are_friends(s, nation, other) for other in occupants(s, province))


def is_empty_for(s: InvasionsState, nation: int, province: int) -> bool:
    """war R6.7: no units, no horde and no limes of a nation that is not friendly."""
    others = occupants(s, province)
    if s.limes[province] != NONE:
        others.append(s.limes[province])
    return all(relation(s, nation, other, province) == FRIENDLY for other in others)


def relation_to_ground(s: InvasionsState, nation: int, province: int) -> int:
    """war R6.5, R6.6: whoever controls it or occupies it alone; a revolt is hostile to all."""
    here = [relation(s, nation, other, province) for other in occupants(s, province)]
    if s.revolt[province] or HOSTILE in here:
        return HOSTILE
    who = s.controller[province]
    by_control = HOSTILE if who == NONE else relation(s, nation, who, province)
    besieged = s.built(province) and owner_is_hostile(s, nation, province)
    by_presence = HOSTILE if besieged or not here else max(here)
    return min(by_control, by_presence)


def owner_is_hostile(s: InvasionsState, nation: int, province: int) -> bool:
    """war R6.5: a built city of an enemy or of nobody is an unresolved siege."""
    owner = s.city_owner[province]
    return owner == NONE or relation(s, nation, owner, province) == HOSTILE


def is_friendly_ground(s: InvasionsState, nation: int, province: int) -> bool:
    return relation_to_ground(s, nation, province) == FRIENDLY


def is_neutral_ground(s: InvasionsState, nation: int, province: int) -> bool:
    return relation_to_ground(s, nation, province) == NEUTRAL


def is_hostile_ground(s: InvasionsState, nation: int, province: int) -> bool:
    return relation_to_ground(s, nation, province) == HOSTILE
