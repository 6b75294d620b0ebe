"""Claims: who holds a province by what stands in it, and who may claim an area.

Rules   realm R23, R24.1 to R24.4, R24.6, R24.7, R24.8.1, E4, E7, E8, E95, E96, E127, E128
Owns    none
Nodes   none
Leaves  what follows from a claim to control.py, who is bound to whom to relations.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.board import Area
from aevum.games.invasions.kinds import BARBARIAN, EMPIRE, KINGDOM, MODIFIERS, NONE
from aevum.games.invasions.rules.board.relations import (
    are_bound,
    are_friends,
    is_common_ground,
    is_hostile,
)
from aevum.games.invasions.rules.board.units import army_of
from aevum.games.invasions.rules.bonds.foedus import federates_of, federators_of, foedus_at
from aevum.games.invasions.sight import NOBODY, put
from aevum.games.invasions.state import InvasionsState

OUTPOST: Final = MODIFIERS.index("bosporan_outpost")
BARBARIAN_HOLD: Final = 2
CIVILIZED_HOLD: Final = 3
"""Units that hold a barbarian province (realm R23.3, R23.4)."""
Army = dict[int, int]
"""Units by nation."""


class Ground:
    """Who stands where, counted once for a whole test of the board.

    A group on the move, its horde included, counts where it joined (realm E128).
    """

    def __init__(self, s: InvasionsState) -> None:
        self.s = s
        self.units = s.box.sight.counted(s).at
        self._armies: dict[int, Army] = {}
        self.hordes: list[list[int]] = [NOBODY] * len(self.units)
        self.seats = [NONE] * len(self.units)
        for nation in range(len(s.horde)):
            if s.horde[nation] != NONE:
                home = s.horde_home[nation]
                put(self.hordes, s.horde[nation] if home == NONE else home, nation)
            seat = s.capital[nation] if s.capital[nation] != NONE else s.kept_seat[nation]
            if seat != NONE:  # realm R23.9, E67
                self.seats[seat] = nation

    def army(self, province: int) -> Army:
        if province not in self._armies:
            self._armies[province] = army_of(self.s, self.units[province])
        return self._armies[province]

    def standing(self, province: int) -> list[int]:
        """Nations with a unit, a horde or their capital in a province."""
        found = [*self.army(province), *self.hordes[province]]
        return found if self.seats[province] == NONE else [*found, self.seats[province]]


# -- provinces ------------------------------------------------------------------------------------


def has_enough(s: InvasionsState, province: int, nation: int, army: Army) -> bool:
    """realm R23.2 to R23.4"""
    units = army[nation]
    if s.box.provinces[province].civilized:
        return units >= 1
    if s.status[nation] == BARBARIAN:
        return units >= BARBARIAN_HOLD or s.horde[nation] == province
    units += sum(army.get(federate, 0) for federate in federates_of(s, nation))
    return units >= CIVILIZED_HOLD


def owns_what_is_built(s: InvasionsState, province: int, nation: int) -> bool:
    return not s.built(province) or s.city_owner[province] == nation


def all_bound(s: InvasionsState, nation: int, others: list[int], province: int) -> bool:
    return all(are_bound(s, nation, other, province) for other in others)


def is_outpost(s: InvasionsState, province: int) -> bool:
    """bosporan_outpost: a limes on barbarian ground beside a built city holds both."""
    nation = s.limes[province]
    return (
        nation != NONE
        and s.box.nations[nation].has[OUTPOST]
        and s.built(province)
        and not s.box.provinces[province].civilized
    )


def is_contested(s: InvasionsState, province: int, nation: int, here: list[int]) -> bool:
    """Does anybody hostile to the nation stand there?"""
    return any(is_hostile(s, nation, other, province) for other in here)


def holder(s: InvasionsState, ground: Ground, province: int, lord: int) -> int:
    """realm R24.8.1, E4: who holds a province by what stands in it; `lord` controls the area."""
    army, seat = ground.army(province), ground.seats[province]
    here = list(army)
    if is_besieged(s, province, seat, here):
        return s.controller[province]  # realm E128
    if (
        seat != NONE
        and owns_what_is_built(s, province, seat)
        and all_bound(s, seat, here, province)
    ):
        return seat  # realm R23.9, E7
    if is_outpost(s, province) and not is_contested(s, province, s.limes[province], here):
        return s.limes[province]
    if not here:
        return NONE
    foedus = foedus_at(s, province)
    if foedus != NONE and s.federates[foedus] in army:
        return s.federators[foedus]  # realm R23.8
    able = [
        nation
        for nation in here
        if has_enough(s, province, nation, army)
        and owns_what_is_built(s, province, nation)
        and all_bound(s, nation, here, province)
    ]
    before = s.controller[province]
    stays = before != NONE and (before in able or before == lord)
    if stays and all_bound(s, before, here, province):
        return before  # realm E95
    return lord if lord in able else first_of_friends(s, able, army)


def first_of_friends(s: InvasionsState, able: list[int], army: Army) -> int:
    """realm R24.8.1: the federator before its federate; of partners who has more units there."""
    lords = [nation for nation in able if not set(able) & set(federators_of(s, nation))]
    ranks = [(-army[n], s.box.nations[n].initiative, n) for n in lords]
    return min(ranks)[2] if ranks else NONE


def is_besieged(s: InvasionsState, province: int, seat: int, here: list[int]) -> bool:
    """realm E128: a stack hostile to the owner stands before a built city or a capital."""
    owner = s.city_owner[province] if s.built(province) else seat
    if owner == NONE or s.controller[province] == NONE:
        return False
    return is_contested(s, province, owner, here)


def is_free_for(s: InvasionsState, ground: Ground, province: int, nation: int) -> bool:
    """realm R24.8.3: unoccupied, as seen by who claims the area."""
    return all(are_friends(s, nation, other) for other in ground.standing(province))


# -- areas ----------------------------------------------------------------------------------------


def counts_for(s: InvasionsState, nation: int, holder: int) -> bool:
    """realm E96: area claims count what vassals hold."""
    return holder != NONE and (holder == nation or s.suzerain[holder] == nation)


def can_claim(
    s: InvasionsState, ground: Ground, area: Area, team: list[int], held: dict[int, int]
) -> bool:
    """realm R24.2 to R24.4, E8, E127: partners by the highest; an outpost gives no claim."""
    mine = [p for p in area.provinces if any(counts_for(s, n, held[p]) for n in team)]
    tier = max(s.status[nation] for nation in team)
    if tier == EMPIRE:
        cities = [p for p in area.provinces if s.built(p)]
        own = [p for p in mine if s.built(p) and (ground.units[p] or not is_outpost(s, p))]
        return 2 * len(own) > len(cities)
    majority = 2 * len(mine) > len(area.provinces)
    if tier == KINGDOM:
        return majority
    hordes = [horde for p in area.provinces for horde in ground.hordes[p]]
    alone = all(any(counts_for(s, n, horde) for n in team) for horde in hordes)
    return (bool(hordes) and alone) or (area.civilized and majority)


def partners_in(
    s: InvasionsState, ground: Ground, area: Area, nation: int, held: dict[int, int]
) -> list[int]:
    """realm R24.6, E127: a nation and those who may claim an area with it and hold some of it."""
    found = [nation] if s.ally[nation] == NONE else [nation, s.ally[nation]]
    if is_common_ground(s, nation, nation, area.index):
        others = range(len(s.being))
        found += [n for n in others if n != nation and is_common_ground(s, nation, n, area.index)]
    hordes = [horde for p in area.provinces for horde in ground.hordes[p]]
    return [n for n in found if n in hordes or n in held.values()]


def joint_claim(
    s: InvasionsState, ground: Ground, area: Area, nation: int, held: dict[int, int]
) -> bool:
    """realm E127: only where none of them could alone."""
    team = partners_in(s, ground, area, nation, held)
    if len(team) < 2 or any(can_claim(s, ground, area, [n], held) for n in team):
        return False
    return can_claim(s, ground, area, team, held)


def claim_rank(s: InvasionsState, area: Area, nation: int, held: dict[int, int]) -> list[int]:
    """realm R24.1, E127: the higher tier, own ground before vassals', more of it, initiative."""
    own = sum(held[p] == nation for p in area.provinces)
    stands = own > 0 or any(s.horde[nation] == p for p in area.provinces)
    return [s.status[nation], int(stands), own, -s.box.nations[nation].initiative]


def rivals_in(s: InvasionsState, ground: Ground, area: Area, held: dict[int, int]) -> list[int]:
    """Those who hold something in an area, and their suzerains."""
    found = {nation for nation in held.values() if nation != NONE}
    found |= {horde for p in area.provinces for horde in ground.hordes[p]}
    found |= {s.suzerain[nation] for nation in found if s.suzerain[nation] != NONE}
    return sorted(found)


def keeps_claim(
    s: InvasionsState, ground: Ground, area: Area, lord: int, held: dict[int, int]
) -> bool:
    """realm R24.8.2: what it held through the area counts as its own; who is gone has no claim."""
    if not s.on_board(lord):
        return False
    kept = dict(held)
    for p in area.provinces:
        if kept[p] == NONE and s.controller[p] == lord and is_free_for(s, ground, p, lord):
            kept[p] = lord
    team = [lord]
    if s.joint[area.index]:
        team = partners_in(s, ground, area, lord, kept) or team
    return can_claim(s, ground, area, team, kept)


def is_at_rest(s: InvasionsState, ground: Ground, area: Area) -> bool:
    """Its lord alone stands in it and holds all of it: nothing can change there (realm R24.8)."""
    lord = s.lord[area.index]
    if lord == NONE or s.joint[area.index] or s.suzerain[lord] != NONE or not s.on_board(lord):
        return False
    alone, cities = (NONE, lord), 0
    for p in area.provinces:
        if s.controller[p] != lord or s.limes[p] not in alone or ground.seats[p] not in alone:
            return False
        if s.limes[p] != NONE and not area.civilized:
            return False  # perhaps an outpost
        if s.built(p):
            cities += 1
            if s.city_owner[p] != lord:
                return False
        for unit in ground.units[p]:
            if s.unit_command[unit] != lord:
                return False
        for nation in ground.hordes[p]:
            if nation != lord:
                return False
        if s.federators and foedus_at(s, p) != NONE:
            return False
    if s.status[lord] == EMPIRE:
        return cities > 0
    return s.status[lord] == KINGDOM or area.civilized
