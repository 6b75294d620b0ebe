"""Ground: what a province is to a nation, and which ground is closed to it.

Rules   war R6.5 to R6.7, R6.10, R10.16, R15.5, R16, R31, E72, E86, E88, E118; realm R5.6, R25.7,
        R25.8
Owns    none
Nodes   none
Leaves  who is what to whom to relations.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.invasions.board import Province
from aevum.games.invasions.kinds import GUARDS, LOCALS, MODIFIERS, NONE, SATRAPES, STRAIT
from aevum.games.invasions.rules.board.relations import (
    FRIENDLY,
    HOSTILE,
    NEUTRAL,
    are_friends,
    both_have,
    is_friendly,
    is_hostile,
    relation,
    relation_at_sea,
)
from aevum.games.invasions.rules.board.units import fleet_nation, fleets_at, hordes_at, units_in
from aevum.games.invasions.rules.turn.timeline import UNITED_EMPIRE
from aevum.games.invasions.state import InvasionsState

GUARDS_AT_HOME: Final = MODIFIERS.index("guards_at_home")
SATRAPES_AT_HOME: Final = MODIFIERS.index("satrapes_at_home")
EX_LIMITES: Final = MODIFIERS.index("ex_limites")
SCYTHIAN_LICENCE: Final = MODIFIERS.index("ostrogoths_in_scythia")


class Forces:
    """Who stands where; a group on the move stands nowhere (war E113)."""

    def __init__(self, s: InvasionsState) -> None:
        seen = s.box.sight.stacks(s)
        self.units = seen.units
        self.hordes = seen.hordes
        self.here = seen.nations
        """Nations with units or a horde in a province: they occupy it (war R6.5)."""

    def nations(self, s: InvasionsState, province: int) -> list[int]:
        """The occupants of a province."""
        return self.here[province].copy()

    def foes(self, s: InvasionsState, province: int, nations: Sequence[int]) -> list[int]:
        """Those there who are hostile to any of these nations."""
        return [
            other
            for other in self.here[province]
            if any(is_hostile(s, nation, other, province) for nation in nations)
        ]

    def neutrals(self, s: InvasionsState, province: int, nations: Sequence[int]) -> list[int]:
        """Those there who are neutral to any of these nations (war R10.13)."""
        return [
            other
            for other in self.here[province]
            if any(relation(s, nation, other, province) == NEUTRAL for nation in nations)
        ]


# -- what a province is ---------------------------------------------------------------------------


def ground_of(s: InvasionsState, forces: Forces, province: int, nation: int) -> int:
    """war R6.5, R6.6: friendly, neutral or hostile, while a group is on the move."""
    return ground_among(s, forces.here[province], province, nation)


def ground_among(s: InvasionsState, here: list[int], province: int, nation: int) -> int:
    """war R6.5, R6.6, R6.10, E80: friendly, neutral or hostile with these occupants."""
    stances = [relation(s, nation, other, province) for other in here]
    lord = s.controller[province]
    if HOSTILE in stances or s.revolt[province]:
        return HOSTILE
    if lord != NONE and any(is_hostile(s, lord, other, province) for other in here):
        return HOSTILE  # an unresolved battle or siege
    stance = HOSTILE if lord == NONE else relation(s, nation, lord, province)
    if stance == FRIENDLY:
        return FRIENDLY
    alone = bool(here) and not has_foreign_city(s, province, nation)
    if alone and NEUTRAL not in stances:
        return FRIENDLY
    if stance == NEUTRAL or (alone and FRIENDLY not in stances):
        return NEUTRAL
    return HOSTILE


def relation_to_ground(s: InvasionsState, nation: int, province: int) -> int:
    """war R6.5, R6.6: with all who stand there."""
    return ground_among(s, occupants(s, province), province, nation)


def is_friendly_ground(s: InvasionsState, nation: int, province: int) -> bool:
    return relation_to_ground(s, nation, province) == FRIENDLY


def is_hostile_ground(s: InvasionsState, nation: int, province: int) -> bool:
    return relation_to_ground(s, nation, province) == HOSTILE


def occupants(s: InvasionsState, province: int) -> list[int]:
    """Nations with units or their horde in a province, by number."""
    found = {s.unit_command[unit] for unit in units_in(s, province)}
    return sorted(found | set(hordes_at(s, province)))


def has_strangers(s: InvasionsState, nation: int, province: int) -> bool:
    """realm E141: a unit or horde of a nation that is not friendly."""
    return any(not are_friends(s, nation, other) for other in occupants(s, province))


def is_empty_for(s: InvasionsState, nation: int, province: int) -> bool:
    """war R6.7: no units, no horde and no limes of a nation that is not friendly."""
    return is_empty_among(s, occupants(s, province), province, nation)


def has_foreign_city(s: InvasionsState, province: int, nation: int) -> bool:
    """war R6.5: a built city or seat that is hostile or nobody's is an unresolved siege."""
    seat = seat_at(s, province)
    if seat != NONE and is_hostile(s, nation, seat, province):
        return True
    if not s.built(province):
        return False
    owner = s.city_owner[province]
    return owner == NONE or is_hostile(s, nation, owner, province)


def seat_at(s: InvasionsState, province: int) -> int:
    """The nation whose capital or seat is in a province, or NONE."""
    return s.capital.index(province) if province in s.capital else NONE


def is_rural(s: InvasionsState, province: int) -> bool:
    """war 0.1: neither a built city nor a capital."""
    return not s.built(province) and seat_at(s, province) == NONE


def is_empty(s: InvasionsState, forces: Forces, province: int, nation: int) -> bool:
    """war R6.7, while a group is on the move."""
    return is_empty_among(s, forces.here[province], province, nation)


def is_empty_among(s: InvasionsState, here: list[int], province: int, nation: int) -> bool:
    """war R6.7: no units, horde or limes of a nation that is not friendly."""
    limes = s.limes[province]
    if limes != NONE and not is_friendly(s, nation, limes, province):
        return False
    return all(is_friendly(s, nation, other, province) for other in here)


def lets_pass(s: InvasionsState, forces: Forces, province: int, nation: int) -> bool:
    """war R17.4, R18.6, R19.39, E71; realm E9: empty, even with a city, neutral or friendly."""
    if is_empty(s, forces, province, nation):
        return True
    return ground_of(s, forces, province, nation) != HOSTILE


def can_shelter(s: InvasionsState, forces: Forces, province: int, nation: int) -> bool:
    """war R18.7, R19.41, E118: friendly, or empty and rural; never beside neutrals."""
    if forces.neutrals(s, province, (nation,)):
        return False
    if ground_of(s, forces, province, nation) == FRIENDLY:
        return True
    return is_rural(s, province) and is_empty(s, forces, province, nation)


# -- closed ground --------------------------------------------------------------------------------


def is_closed(s: InvasionsState, province: int, nation: int) -> bool:
    """war R16.1 to R16.3, realm R12.4: ground that a nation may not enter."""
    return not s.may_be_entered(province) or is_closed_to(s, nation, province)


def is_closed_to(s: InvasionsState, nation: int, province: int) -> bool:
    """realm R5.6, E11, war R16.1 to R16.3: ground that only some may enter."""
    place = s.box.provinces[province]
    if not place.restricted:
        return False
    if place.closed and not may_open(s, place.closed, nation):
        return True
    if place.area == NONE:
        return False
    area = s.box.areas[place.area]
    if area.closed:
        return not may_open(s, area.closed, nation)
    return area.nomads_only and not rides_free(s, nation, place)


def may_open(s: InvasionsState, modifier: str, nation: int) -> bool:
    return s.box.nations[nation].has[MODIFIERS.index(modifier)]


def rides_free(s: InvasionsState, nation: int, place: Province) -> bool:
    """war R16.1, E88: nomads, a licence of the turn, or a capital in that area."""
    licence = s.in_force[SCYTHIAN_LICENCE] and s.box.nations[nation].has[SCYTHIAN_LICENCE]
    capital = s.capital[nation]
    at_home = capital != NONE and s.box.provinces[capital].area == place.area
    return s.is_nomad(nation) or bool(licence) or at_home


def satrapies(s: InvasionsState) -> tuple[int, ...]:
    """war R2.8: the areas of the board among those in which satrapes may stand."""
    return s.box.modifiers[SATRAPES_AT_HOME].about.areas


def is_barred(s: InvasionsState, unit: int, province: int) -> bool:
    """war R16.4, R16.5, R2.8: ground that a unit may not enter; it goes where its command may."""
    return is_closed(s, province, s.unit_command[unit]) or is_kept_from(s, unit, province)


def is_kept_from(s: InvasionsState, unit: int, province: int) -> bool:
    """war R16.4, R16.5, R2.8: ground that is closed to this unit alone."""
    kind = s.box.kinds[s.unit_kind[unit]]
    nation, area = s.box.nations[kind.nation], s.box.provinces[province].area
    if not kind.tied and not nation.has[EX_LIMITES]:
        return False
    if kind.id == LOCALS or nation.has[EX_LIMITES]:
        return area != s.box.provinces[s.unit_at[unit]].area
    if kind.id == SATRAPES and nation.has[SATRAPES_AT_HOME]:
        return area not in satrapies(s)
    if kind.id in GUARDS and nation.has[GUARDS_AT_HOME] and area != NONE:
        lord = s.lord[area]
        united = lord not in (NONE, kind.nation) and s.in_force[UNITED_EMPIRE]
        return bool(united) and both_have(s, lord, kind.nation, UNITED_EMPIRE)
    return False


def is_leashed(s: InvasionsState, province: int, nation: int) -> bool:
    """war R10.16, E86: a vassal of nomads leaves neither the area of the horde nor those beside."""
    suzerain = s.suzerain[nation]
    if suzerain == NONE or not s.is_nomad(suzerain) or s.horde[suzerain] == NONE:
        return False
    home, area = s.box.provinces[s.horde[suzerain]].area, s.box.provinces[province].area
    if home == NONE or area == NONE:
        return home != area
    return area != home and area not in s.box.areas[home].near


# -- straits --------------------------------------------------------------------------------------


def is_strait(s: InvasionsState, a: int, b: int) -> bool:
    return s.box.provinces[a].border(b) == STRAIT


def is_blocked(s: InvasionsState, a: int, b: int, nation: int) -> bool:
    """war R15.5, R31.1: a hostile fleet in the sea zone of the strait."""
    place = s.box.provinces[a]
    sea = place.strait_seas[place.near.index(b)]
    if sea == NONE:
        return False
    return any(
        relation_at_sea(s, nation, fleet_nation(s, fleet)) == HOSTILE for fleet in fleets_at(s, sea)
    )
