"""Control of provinces and areas: a state with memory, tested anew after every change.

Rules   realm R23, R24
Owns    controller, lord, joint, city_owner
Nodes   none
Leaves  who is bound to whom to relations.py
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
from aevum.games.invasions.rules.board.units import armies, destroy_limes, lose_frontier, units_at
from aevum.games.invasions.rules.bonds.foedus import federates_of, federators_of, foedus_at
from aevum.games.invasions.sight import NOBODY, Settled, copied, put
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
        self.armies = armies(s, s.homes)
        self.hordes: list[list[int]] = [NOBODY] * len(self.armies)
        self.seats = [NONE] * len(self.armies)
        for nation in range(len(s.horde)):
            if s.horde[nation] != NONE:
                home = s.horde_home[nation]
                put(self.hordes, s.horde[nation] if home == NONE else home, nation)
            seat = s.capital[nation] if s.capital[nation] != NONE else s.kept_seat[nation]
            if seat != NONE:  # realm R23.9, E67
                self.seats[seat] = nation

    def standing(self, province: int) -> list[int]:
        """Nations with a unit, a horde or their capital in a province."""
        found = [*self.armies[province], *self.hordes[province]]
        return found if self.seats[province] == NONE else [*found, self.seats[province]]


def own_city(s: InvasionsState, province: int, nation: int) -> None:
    """realm R23.11"""
    s.city_owner[province] = nation


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


def holder(s: InvasionsState, ground: Ground, province: int, lord: int) -> int:
    """realm R24.8.1: who holds a province by what stands in it; `lord` controls the area."""
    army, seat = ground.armies[province], ground.seats[province]
    here = list(army)
    if is_besieged(s, province, seat, here):
        return s.controller[province]  # realm E128
    if (
        seat != NONE
        and owns_what_is_built(s, province, seat)
        and all_bound(s, seat, here, province)
    ):
        return seat  # realm R23.9
    foedus = foedus_at(s, province)
    if foedus != NONE and s.federates[foedus] in army:
        return s.federators[foedus]  # realm R23.8
    if not here:
        return s.limes[province] if is_outpost(s, province) else NONE
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
    return any(is_hostile(s, owner, other, province) for other in here)


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
    """realm R24.2 to R24.4, E127: partners by the highest of them; an outpost gives no claim."""
    mine = [p for p in area.provinces if any(counts_for(s, n, held[p]) for n in team)]
    tier = max(s.status[nation] for nation in team)
    if tier == EMPIRE:
        cities = [p for p in area.provinces if s.built(p)]
        own = [p for p in mine if s.built(p) and (ground.armies[p] or not is_outpost(s, p))]
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
        for nation in ground.armies[p]:
            if nation != lord:
                return False
        for nation in ground.hordes[p]:
            if nation != lord:
                return False
        if s.federators and foedus_at(s, p) != NONE:
            return False
    if s.status[lord] == EMPIRE:
        return cities > 0
    return s.status[lord] == KINGDOM or area.civilized


def settle_area(s: InvasionsState, ground: Ground, area: Area) -> None:
    """realm R24.8.2, R24.8.3: drop a claim that fails, then look for a better one."""
    if is_at_rest(s, ground, area):
        return
    lord = s.lord[area.index]
    held = {p: holder(s, ground, p, lord) for p in area.provinces}
    joint = bool(s.joint[area.index])
    if lord != NONE and not keeps_claim(s, ground, area, lord, held):
        lord, joint = NONE, False
        held = {p: holder(s, ground, p, NONE) for p in area.provinces}
    tier = NONE if lord == NONE else s.status[lord]
    rivals = [n for n in rivals_in(s, ground, area, held) if s.status[n] > tier]
    claims = [
        (claim_rank(s, area, nation, held), nation)
        for nation in rivals
        if can_claim(s, ground, area, [nation], held)
    ]
    shared = [
        (claim_rank(s, area, nation, held), nation)
        for nation in rivals
        if joint_claim(s, ground, area, nation, held)
    ]
    if claims or shared:
        lord = max(claims + shared)[1]
        joint = lord in [nation for _, nation in shared]
    s.lord[area.index] = lord
    s.joint[area.index] = int(joint)
    for p in area.provinces:
        through_area = lord != NONE and is_free_for(s, ground, p, lord)
        take(s, p, lord if held[p] == NONE and through_area else held[p])


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


def take(s: InvasionsState, province: int, nation: int) -> None:
    """realm R24.8.3, R23.11: the city passes with its province, without a siege, or is lost."""
    if s.controller[province] != nation:
        change_frontier(s, province, nation)
    s.controller[province] = nation
    if s.built(province) and (nation != NONE or not keeps_city(s, province)):
        own_city(s, province, nation)


def change_frontier(s: InvasionsState, province: int, nation: int) -> None:
    """realm E142, war R5.9: a limes falls with its province; one that fell may be put back."""
    limes = s.limes[province]
    if limes != NONE and nation != NONE and not are_bound(s, limes, nation):
        destroy_limes(s, province)
    if s.fallen_limes[province] not in (NONE, nation):
        lose_frontier(s, province)


def keeps_city(s: InvasionsState, province: int) -> bool:
    """war E114: a city taken with few units is the conqueror's as long as they stand there."""
    owner = s.city_owner[province]
    return owner != NONE and bool(units_at(s, province, owner))


def pass_province(s: InvasionsState, province: int, nation: int) -> None:
    """realm R38.13, R41.3: the province changes hands with its city, without siege or loot."""
    take(s, province, nation)


def settle_control(s: InvasionsState) -> None:
    """realm R24.8, R24.8.4: until nothing changes; an area drops and gains at most once."""
    sight = s.box.sight
    last = sight.settled
    if last is not None and not last.has_same_bonds(s, s.players):
        last = None
    areas = unsettled(s, last)
    if not areas:
        return
    ground = Ground(s)
    before: list[list[int]] = []
    others: list[list[int]] = []
    while before != [s.controller, s.lord]:
        before = copied([s.controller, s.lord])
        others = copied([s.joint, s.city_owner, s.limes])
        settle_once(s, ground, areas)
    done = others == [s.joint, s.city_owner, s.limes]
    sight.settled = Settled(s, s.players, last) if done else None


def unsettled(s: InvasionsState, last: Settled | None) -> list[int]:
    """Areas that may have changed since control was settled; NONE for provinces without one.

    Control of an area follows from bonds and from what is in the area, and from nothing else.
    """
    if last is None:
        return [NONE, *range(len(s.lord))]
    found = last.changed_areas(s)
    found |= {s.box.provinces[province].area for province in last.changed_provinces(s)}
    pairs = last.changed_foes(s)
    return sorted(found | shared_areas(s, pairs) if pairs else found)


def shared_areas(s: InvasionsState, pairs: set[tuple[int, int]]) -> set[int]:
    """Areas in which both nations of a pair have, or hold, anything."""
    areas: dict[int, set[int]] = {nation: set() for pair in pairs for nation in pair}
    provinces = s.box.provinces
    for line in (s.controller, s.city_owner, s.limes):
        for p in range(len(line)):
            if line[p] in areas:
                areas[line[p]].add(provinces[p].area)
    for line in (s.unit_at, s.homes):
        for unit in range(len(line)):
            if line[unit] != NONE and s.unit_command[unit] in areas:
                areas[s.unit_command[unit]].add(provinces[line[unit]].area)
    for nation, found in areas.items():
        for line in (s.horde, s.horde_home, s.capital, s.kept_seat):
            if line[nation] != NONE:
                found.add(provinces[line[nation]].area)
    return {area for one, other in pairs for area in areas[one] & areas[other]}


def settle_once(s: InvasionsState, ground: Ground, areas: list[int]) -> None:
    for area in areas:
        if area == NONE:
            for p in s.box.board.apart:
                take(s, p, holder(s, ground, p, NONE))
        elif s.play().areas[area]:
            settle_area(s, ground, s.box.areas[area])


def is_total(s: InvasionsState, nation: int, area: int) -> bool:
    """realm R24.5, R33.5: all built cities, and no province hostile or in revolt."""
    for p in s.box.areas[area].provinces:
        who = s.controller[p]
        if s.revolt[p]:
            return False
        if who == NONE or (who != nation and (s.built(p) or not are_bound(s, nation, who))):
            return False
    return True


# -- areas that are given -------------------------------------------------------------------------


def hand_over(s: InvasionsState, area: int, nation: int) -> None:
    """realm R19.13: the area, and what no unit, horde or capital of another nation holds."""
    ground = Ground(s)
    s.lord[area] = nation
    for p in s.box.areas[area].provinces:
        if all(other == nation for other in ground.standing(p)):
            take(s, p, nation)


def give_up_area(s: InvasionsState, nation: int, area: int) -> None:
    """britannia_given_up: nothing there is held through the area any more."""
    if s.lord[area] == nation:
        s.lord[area] = NONE
    for p in s.box.areas[area].provinces:
        if s.controller[p] == nation:
            take(s, p, NONE)


# -- who shares -----------------------------------------------------------------------------------


def holders_of(s: InvasionsState, province: int) -> list[int]:
    """realm R36.5: its controller, and an ally whose units stand beside it."""
    who = s.controller[province]
    if who == NONE:
        return []
    ally, area = s.ally[who], s.box.provinces[province].area
    lords = lords_of(s, area) if area != NONE else []
    if len(lords) > 1 and who in lords and (ally in lords or province not in s.unit_at):
        return lords  # realm E140, E127
    beside = ally != NONE and bool(units_at(s, province, ally))
    return [who, ally] if beside else [who]


def lords_of(s: InvasionsState, area: int) -> list[int]:
    """realm R24.6, E127: all who share an area."""
    lord = s.lord[area]
    if lord == NONE or not s.joint[area]:
        return [] if lord == NONE else [lord]
    held = {p: s.controller[p] for p in s.box.areas[area].provinces}
    return partners_in(s, Ground(s), s.box.areas[area], lord, held)


# -- set-up ---------------------------------------------------------------------------------------


def give_area(s: InvasionsState, nation: int, area: int) -> None:
    s.lord[area] = nation


def settle_first_control(s: InvasionsState) -> None:
    """realm 1.3, E102: owners of cities, and what an area's controller held so far."""
    ground = Ground(s)
    for province in range(len(s.controller)):
        if s.built(province) and s.city_owner[province] == NONE:
            own_city(s, province, first_owner(s, ground, province))
    for area in s.box.areas:
        lord = s.lord[area.index]
        for p in area.provinces:
            if lord != NONE and all_bound(s, lord, ground.standing(p), p):
                s.controller[p] = lord
    settle_control(s)


def first_owner(s: InvasionsState, ground: Ground, province: int) -> int:
    """realm E102"""
    here, foedus = set(ground.standing(province)), foedus_at(s, province)
    if foedus != NONE:
        return s.federators[foedus]
    area = s.box.provinces[province].area
    lord = NONE if area == NONE else s.lord[area]
    if lord in here or not here:
        return s.limes[province] if not here and is_outpost(s, province) else lord
    return here.pop() if len(here) == 1 else NONE
