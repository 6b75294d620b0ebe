"""What a card asks of a nation or a place before it acts, and what it counts.

Rules   realm R5.7, R33.1, E110
Owns    none
Nodes   none
Leaves  the choice among those that answer to selectors.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import (
    ARIAN,
    BARBARIAN,
    KINGDOM,
    MODIFIERS,
    NONE,
    PAGAN,
)
from aevum.games.invasions.rules.board.units import national_units, units_in
from aevum.games.invasions.rules.cards.effects import HEAD, REGISTRY, Speech
from aevum.games.invasions.rules.turn.timeline import invades
from aevum.games.invasions.state import InvasionsState

CHALDEA: Final = MODIFIERS.index("chaldea_granary")
MATURE: Final = 5
OLD: Final = 9
"""Where the age bands of a civilised nation begin (realm 1.6)."""
TEN: Final = 10


# -- what a nation has ----------------------------------------------------------------------------


def is_granary(s: InvasionsState, province: int, nation: int) -> bool:
    """realm R5.7; `chaldea_granary`: the home of the nation counts for it."""
    printed = s.box.nations[nation]
    home = printed.has[CHALDEA] and printed.home_province == province
    return s.box.provinces[province].granary or home


def granaries(s: InvasionsState, nation: int) -> list[int]:
    """aid Common-2: granary provinces a nation controls, but none in revolt."""
    return [p for p in s.lands_of(nation) if is_granary(s, p, nation) and not s.revolt[p]]


def areas_of(s: InvasionsState, nation: int) -> list[int]:
    """Areas in which a nation controls a province."""
    return sorted({s.box.provinces[p].area for p in s.lands_of(nation)} - {NONE})


def heretical_areas(s: InvasionsState, nation: int) -> list[int]:
    return [area for area in areas_of(s, nation) if s.heresy[area]]


def foreign_faith_areas(s: InvasionsState, nation: int) -> list[int]:
    faith = s.faith[nation]
    return [area for area in areas_of(s, nation) if s.box.areas[area].religion != faith]


def dissenting_areas(s: InvasionsState, nation: int) -> list[int]:
    """area_dissent: those in heresy, else those of another faith."""
    return heretical_areas(s, nation) or foreign_faith_areas(s, nation)


# -- predicates -----------------------------------------------------------------------------------


def civilised(s: InvasionsState, speech: Speech, nation: int) -> bool:
    return s.status[nation] != BARBARIAN


def kingdom(s: InvasionsState, speech: Speech, nation: int) -> bool:
    return s.status[nation] == KINGDOM


def mature(s: InvasionsState, speech: Speech, nation: int) -> bool:
    return MATURE <= s.age[nation] < OLD


def old(s: InvasionsState, speech: Speech, nation: int) -> bool:
    return s.age[nation] >= OLD


def in_decline(s: InvasionsState, speech: Speech, nation: int) -> bool:
    return s.decline[nation] > 0


def no_granary(s: InvasionsState, speech: Speech, nation: int) -> bool:
    return not granaries(s, nation)


def granary_elsewhere(s: InvasionsState, speech: Speech, nation: int) -> bool:
    area = speech.named(s, "area")
    return any(s.box.provinces[p].area != area for p in granaries(s, nation))


def no_target(s: InvasionsState, speech: Speech, nation: int) -> bool:
    return NONE in s.named[speech.base + HEAD :]


def unbound(s: InvasionsState, speech: Speech, nation: int) -> bool:
    free = s.patron[nation] == NONE and s.suzerain[nation] == NONE
    return free and nation not in s.federates


def bound(s: InvasionsState, speech: Speech, nation: int) -> bool:
    return s.suzerain[nation] != NONE or nation in s.federates


def not_invading(s: InvasionsState, speech: Speech, nation: int) -> bool:
    return not invades(s, nation)


def another(s: InvasionsState, speech: Speech, nation: int) -> bool:
    return nation not in s.named[speech.base + HEAD :]


def horde_area(s: InvasionsState, nation: int) -> int:
    horde = s.horde[nation]
    return NONE if horde == NONE else s.box.provinces[horde].area


def hordes_close(s: InvasionsState, speech: Speech, nation: int) -> bool:
    """In the same area, or in areas that share a border."""
    first, second = horde_area(s, s.named[speech.base + HEAD]), horde_area(s, nation)
    if NONE in (first, second):
        return False
    return first == second or second in s.box.areas[first].near


def horde_near(s: InvasionsState, speech: Speech, nation: int) -> bool:
    """The horde of the nation named first stands in or next to a province of this one."""
    horde = s.horde[s.named[speech.base + HEAD]]
    if horde == NONE:
        return False
    return any(s.controller[p] == nation for p in (horde, *s.box.provinces[horde].near))


def horde_in_barbarian_area(s: InvasionsState, speech: Speech, nation: int) -> bool:
    return s.horde[nation] != NONE and not s.box.provinces[s.horde[nation]].civilized


def pagan_or_arian(s: InvasionsState, speech: Speech, nation: int) -> bool:
    return s.faith[nation] in (PAGAN, ARIAN)


def civilised_area(s: InvasionsState, speech: Speech, province: int) -> bool:
    return s.box.provinces[province].civilized


def has_site(s: InvasionsState, speech: Speech, province: int) -> bool:
    return s.level[province] == 0


def no_units(s: InvasionsState, speech: Speech, province: int) -> bool:
    return not units_in(s, province)


def civilised_controller(s: InvasionsState, speech: Speech, province: int) -> bool:
    lord = s.controller[province]
    return lord != NONE and s.status[lord] != BARBARIAN


REGISTRY.predicates |= {
    "civilised": civilised,
    "kingdom": kingdom,
    "mature": mature,
    "old": old,
    "in_decline": in_decline,
    "no_granary": no_granary,
    "granary_elsewhere": granary_elsewhere,
    "no_target": no_target,
    "unbound": unbound,
    "bound": bound,
    "not_invading": not_invading,
    "another": another,
    "hordes_close": hordes_close,
    "horde_near": horde_near,
    "horde_in_barbarian_area": horde_in_barbarian_area,
    "pagan_or_arian": pagan_or_arian,
    "civilised_area": civilised_area,
    "has_site": has_site,
    "no_units": no_units,
    "civilised_controller": civilised_controller,
}


# -- counters -------------------------------------------------------------------------------------


def count_cities(s: InvasionsState, nation: int) -> int:
    """Neither looted nor in revolt."""
    lands = s.lands_of(nation)
    return sum(s.built(p) and not s.looted[p] and not s.revolt[p] for p in lands)


def count_decline(s: InvasionsState, nation: int) -> int:
    return s.decline[nation]


def count_heretical(s: InvasionsState, nation: int) -> int:
    return len(heretical_areas(s, nation))


def count_foreign_faith(s: InvasionsState, nation: int) -> int:
    return len(foreign_faith_areas(s, nation))


def count_tens(s: InvasionsState, nation: int) -> int:
    """Land units on the map, divided by ten, rounded up."""
    return -(-len(national_units(s, nation)) // TEN)


REGISTRY.counters |= {
    "city": count_cities,
    "decline_level": count_decline,
    "heretical_area": count_heretical,
    "foreign_faith_area": count_foreign_faith,
    "ten_units": count_tens,
}
