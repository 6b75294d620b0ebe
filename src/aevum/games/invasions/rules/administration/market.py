"""What can be bought, repaired and built, at what price and where.

Rules   realm R2.9, R32.1 to R32.5, E55, E56, E141; aid Romans-C, Romans-F
Owns    none
Nodes   none
Leaves  the buying to purchases.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import LIMES, MODIFIERS, NONE, SATRAPES
from aevum.games.invasions.rules.board.ground import SATRAPES_AT_HOME, satrapies
from aevum.games.invasions.rules.board.relations import are_friends
from aevum.games.invasions.rules.board.stacking import base_limit, counts_with, fleet_room, room_at
from aevum.games.invasions.rules.board.units import army_of, fleets_of, hordes_at, kind_in, units_of
from aevum.games.invasions.rules.bonds.foedus import foedus_at
from aevum.games.invasions.rules.turn.founding import is_empire
from aevum.games.invasions.rules.turn.timeline import invades
from aevum.games.invasions.state import InvasionsState

LIMIT: Final = MODIFIERS.index("national_recruitment_limit")
LIMITES: Final = MODIFIERS.index("limites")
LOCALS: Final = MODIFIERS.index("limites_become_locals")
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
    full = bought >= national_limit(s)
    kinds = [
        kind
        for kind in s.box.kinds_of[nation]
        if is_available(s, nation, kind) and not (full and is_national(s, nation, kind))
    ]
    if not kinds:
        return []
    places, ports = free_places(s, nation), seas_for(s, nation)
    return [
        kind
        for kind in kinds
        if (ports if s.box.kinds[kind].fleet else fitting(s, nation, kind, places))
    ]


def places_for(s: InvasionsState, nation: int, kind: int) -> list[int]:
    """realm R32.2, E55, E141: own provinces with room, not in revolt, without strangers."""
    return fitting(s, nation, kind, free_places(s, nation))


def free_places(s: InvasionsState, nation: int) -> list[int]:
    """Where any unit of the nation could be placed."""
    units, camps = s.box.sight.counted(s).at, {horde for horde in s.horde if horde != NONE}
    found: list[int] = []
    for p in s.lands_of(nation):
        army = army_of(s, units[p])
        full = s.revolt[p] or not has_room(s, nation, p, army)
        if not full and not strangers_at(s, nation, p, army, p in camps):
            found.append(p)
    return found


def has_room(s: InvasionsState, nation: int, province: int, army: dict[int, int]) -> bool:
    """Only a full province asks for the bonus of a leader."""
    here = sum(army[other] for other in army if counts_with(s, nation, other))
    return here < base_limit(s, province) or room_at(s, nation, province) > 0


def strangers_at(
    s: InvasionsState, nation: int, province: int, army: dict[int, int], camp: bool
) -> bool:
    """realm E141: somebody who is no friend, such as besiegers before the walls."""
    here = [*army, *(hordes_at(s, province) if camp else [])]
    return any(other != nation and not are_friends(s, nation, other) for other in here)


def fitting(s: InvasionsState, nation: int, kind: int, places: list[int]) -> list[int]:
    """war R16.5: a unit that is tied to its ground is placed there."""
    if s.box.kinds[kind].id != SATRAPES or not s.box.nations[nation].has[SATRAPES_AT_HOME]:
        return places
    home = satrapies(s)
    return [p for p in places if s.box.provinces[p].area in home]


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
