"""What can be bought, repaired and built, at what price and where.

Rules   realm R2.9, R32.1 to R32.5, E55, E56, E141; aid Romans-C, Romans-F
Owns    none
Nodes   none
Leaves  the buying to purchases.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import LIMES, MODIFIERS, NONE
from aevum.games.invasions.rules.foedus import foedus_at
from aevum.games.invasions.rules.founding import is_empire
from aevum.games.invasions.rules.relations import are_friends
from aevum.games.invasions.rules.stacking import fleet_room, room_at
from aevum.games.invasions.rules.timeline import invades
from aevum.games.invasions.rules.units import fleets_of, hordes_at, kind_in, units_in, units_of
from aevum.games.invasions.state import InvasionsState

LIMIT: Final = MODIFIERS.index("national_recruitment_limit")
LIMITES: Final = MODIFIERS.index("limites")
LOCALS: Final = MODIFIERS.index("limites_become_locals")
AT_HOME: Final = MODIFIERS.index("satrapes_at_home")
BOUND: Final = "satrapes"
"""The type that is tied to its ground (war R2.8)."""
REPAIRS: Final = 2
"""realm R32.3: in a turn."""


# -- units ----------------------------------------------------------------------------------------


def price_of(s: InvasionsState, nation: int, kind: int) -> int:
    """By status; NONE if it cannot be bought."""
    price = s.box.kinds[kind].price
    return NONE if price == NONE else s.box.prices[price].gold[s.status[nation]]


def is_national(s: InvasionsState, nation: int, kind: int) -> bool:
    """realm R32.4: it counts against the limit."""
    return s.box.nations[nation].has[LIMIT] and s.box.prices[s.box.kinds[kind].price].roman_limit


def national_limit(s: InvasionsState) -> int:
    """realm R32.4: from turn 8 on one more."""
    numbers = s.box.modifiers[LIMIT].numbers
    return numbers[1] if s.in_force[LIMIT] else numbers[0]


def is_available(s: InvasionsState, nation: int, kind: int) -> bool:
    """realm R2.9, R32.1; aid Romans-F: no auxiliaries of a people that invades."""
    printed = s.box.kinds[kind]
    price = price_of(s, nation, kind)
    if price == NONE or not (printed.field or printed.fleet) or not s.supply[kind]:
        return False
    early = s.turn < max(printed.from_turn, s.box.prices[printed.price].from_turn)
    people = printed.auxiliary_of
    return not early and price <= s.gold[nation] and not (people != NONE and invades(s, people))


def buyable(s: InvasionsState, nation: int, bought: int) -> list[int]:
    """The kinds a nation can buy now, of so many national units bought already."""
    found: list[int] = []
    for kind in s.box.kinds_of[nation]:
        if not is_available(s, nation, kind):
            continue
        if is_national(s, nation, kind) and bought >= national_limit(s):
            continue
        ship = s.box.kinds[kind].fleet
        if seas_for(s, nation) if ship else places_for(s, nation, kind):
            found.append(kind)
    return found


def places_for(s: InvasionsState, nation: int, kind: int) -> list[int]:
    """realm R32.2, E55, E141: own provinces with room, not in revolt, without strangers."""
    return [
        p
        for p in s.lands_of(nation)
        if not s.revolt[p]
        and may_stand(s, nation, kind, p)
        and room_at(s, nation, p) > 0
        and not strangers_at(s, nation, p)
    ]


def may_stand(s: InvasionsState, nation: int, kind: int, province: int) -> bool:
    """war R16.5: a unit that is tied to its ground is placed there."""
    tied = s.box.nations[nation].has[AT_HOME] and s.box.kinds[kind].id == BOUND
    area = s.box.provinces[province].area
    return not tied or (area != NONE and area in home_areas(s, nation))


def home_areas(s: InvasionsState, nation: int) -> list[int]:
    """The areas of the home province's religion that the nation was born in."""
    home = s.box.provinces[s.box.nations[nation].home_province].area
    faith = s.box.areas[home].religion
    return [area.index for area in s.box.areas if area.religion == faith]


def strangers_at(s: InvasionsState, nation: int, province: int) -> bool:
    """realm E141: somebody who is no friend, such as besiegers before the walls."""
    here = {s.unit_command[unit] for unit in units_in(s, province)} | set(hordes_at(s, province))
    return any(not are_friends(s, nation, other) for other in here)


def seas_for(s: InvasionsState, nation: int) -> list[int]:
    """realm E55: with an own coastal city, and room for a fleet."""
    return [
        sea.index
        for sea in s.box.seas
        if any(s.built(p) and s.controller[p] == nation and not s.revolt[p] for p in sea.ports)
        and fleet_room(s, nation, sea.index) > 0
    ]


# -- repairs --------------------------------------------------------------------------------------


def repair_price(s: InvasionsState, kind: int) -> int:
    """realm R32.3: half of its price, rounded up."""
    return s.box.prices[s.box.kinds[kind].price].repair


def may_repair(s: InvasionsState, nation: int, kind: int, repaired: int) -> bool:
    printed = s.box.kinds[kind]
    if not is_empire(s, nation) or repaired >= REPAIRS or printed.price == NONE:
        return False
    return printed.nation == nation and 0 <= repair_price(s, kind) <= s.gold[nation]


def units_to_repair(s: InvasionsState, nation: int, repaired: int) -> list[int]:
    """realm R32.3: damaged elites wherever they stand; no mercenaries."""
    return [
        unit
        for unit in units_of(s, nation)
        if s.unit_damaged[unit] and may_repair(s, nation, s.unit_kind[unit], repaired)
    ]


def fleets_to_repair(s: InvasionsState, nation: int, repaired: int) -> list[int]:
    return [
        fleet
        for fleet in fleets_of(s, nation)
        if s.fleet_damaged[fleet] and may_repair(s, nation, s.fleet_kind[fleet], repaired)
    ]


# -- walls and limites ----------------------------------------------------------------------------


def fortifiable(s: InvasionsState, nation: int) -> list[int]:
    """realm R32.5: a built city without walls, not in revolt; walls razed now wait a turn."""
    price = s.box.prices[s.box.fortify_price].gold[s.status[nation]]
    if price == NONE or price > s.gold[nation]:
        return []
    return [
        p
        for p in s.lands_of(nation)
        if s.built(p)
        and not s.walls[p]
        and not s.razed[p]
        and not s.revolt[p]
        and p not in s.capital
    ]


def limites_to_restore(s: InvasionsState, nation: int) -> list[int]:
    """realm R32.5; aid Romans-C: neither in revolt nor in a foedus province."""
    if not s.box.nations[nation].has[LIMITES] or s.turn >= s.box.modifiers[LOCALS].numbers[0]:
        return []
    if not s.supply[kind_in(s, nation, LIMES)]:
        return []
    return [
        p
        for p in s.lands_of(nation)
        if s.fallen_limes[p] == nation
        and s.frontier_lost[p]
        and s.limes[p] == NONE
        and not s.revolt[p]
        and foedus_at(s, p) == NONE
    ]
