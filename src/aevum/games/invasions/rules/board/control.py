"""Control of provinces and areas: a state with memory, tested anew after every change.

Rules   realm R23.11, R24.5, R24.8
Owns    controller, lord, joint, city_owner
Nodes   none
Leaves  who holds a province and who may claim an area to claims.py, who is bound to whom to
        relations.py
"""

from __future__ import annotations

from aevum.games.invasions.board import Area
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.claims import (
    Ground,
    all_bound,
    can_claim,
    claim_rank,
    holder,
    is_at_rest,
    is_free_for,
    is_outpost,
    joint_claim,
    keeps_claim,
    partners_in,
    rivals_in,
)
from aevum.games.invasions.rules.board.relations import are_bound
from aevum.games.invasions.rules.board.units import destroy_limes, lose_frontier, units_at
from aevum.games.invasions.rules.bonds.foedus import foedus_at
from aevum.games.invasions.sight import Settled
from aevum.games.invasions.state import InvasionsState


def own_city(s: InvasionsState, province: int, nation: int) -> None:
    """realm R23.11"""
    s.city_owner[province] = nation


# -- taking a province ----------------------------------------------------------------------------


def take(s: InvasionsState, province: int, nation: int) -> bool:
    """realm R24.8.3, R23.11: the city passes with its province, without a siege, or is lost.

    Says whether that changes anything.
    """
    passes = s.controller[province] != nation
    if passes:
        change_frontier(s, province, nation)
        s.controller[province] = nation
    kept = s.city_owner[province] == nation or (nation == NONE and keeps_city(s, province))
    if kept or not s.built(province):
        return passes
    own_city(s, province, nation)
    return True


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


def leave_city(s: InvasionsState, province: int) -> None:
    """war E114: and it is lost as soon as they have gone."""
    if s.controller[province] == NONE and not keeps_city(s, province):
        own_city(s, province, NONE)


def pass_province(s: InvasionsState, province: int, nation: int) -> None:
    """realm R38.13, R41.3: the province changes hands with its city, without siege or loot."""
    take(s, province, nation)


# -- settling -------------------------------------------------------------------------------------


def settle_control(s: InvasionsState) -> None:
    """realm R24.8, R24.8.4, E6: after every change, but only where something has changed."""
    sight = s.box.sight
    last, counted = sight.settled, sight.counted(s).line
    if last is None or not last.has_same_bonds(s, s.players):
        settle_areas(s, [NONE, *range(len(s.lord))])
        sight.settled = Settled(s, s.players, counted)
        return
    areas = unsettled(s, last, counted)
    if areas:
        settle_areas(s, areas)
        last.follow(s)


def unsettled(s: InvasionsState, last: Settled, counted: list[int]) -> list[int]:
    """Areas that may have changed since control was settled; NONE for provinces without one.

    Control of an area follows from bonds and from what is in the area, and from nothing else.
    """
    found = last.changed_areas(s)
    found |= {s.box.provinces[p].area for p in last.changed_provinces(s, counted)}
    pairs = last.changed_foes(s)
    return sorted(found | shared_areas(s, pairs) if pairs else found)


def settle_areas(s: InvasionsState, areas: list[int]) -> None:
    """realm R24.8.4: each until nothing changes there; it drops and gains at most once."""
    ground = Ground(s)
    for area in areas:
        while settle_part(s, ground, area):
            pass


def settle_part(s: InvasionsState, ground: Ground, area: int) -> bool:
    """An area, or the provinces that belong to none; says whether anything changes."""
    if area == NONE:
        return any(take(s, p, holder(s, ground, p, NONE)) for p in s.box.board.apart)
    return s.play().areas[area] and settle_area(s, ground, s.box.areas[area])


def settle_area(s: InvasionsState, ground: Ground, area: Area) -> bool:
    """realm R24.8.2, R24.8.3: drop a claim that fails, then look for a better one."""
    if is_at_rest(s, ground, area):
        return False
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
        if can_claim(s, ground, area, [nation], held) and lasts(s, ground, area, nation, False)
    ]
    shared = [
        (claim_rank(s, area, nation, held), nation)
        for nation in rivals
        if joint_claim(s, ground, area, nation, held) and lasts(s, ground, area, nation, True)
    ]
    if claims or shared:
        lord = max(claims + shared)[1]
        joint = lord in [nation for _, nation in shared]
    changes = [share(s, area.index, lord, joint)]
    for p in area.provinces:
        through_area = held[p] == NONE and lord != NONE and is_free_for(s, ground, p, lord)
        changes.append(take(s, p, lord if through_area else held[p]))
    return any(changes)


def lasts(s: InvasionsState, ground: Ground, area: Area, lord: int, joint: bool) -> bool:
    """realm R24.8.3: no claim by what a vassal holds only as long as the area is its own (E95).

    It would be dropped at once, the vassal would have the area back, and so on for ever.
    """
    held = {p: holder(s, ground, p, lord) for p in area.provinces}
    if joint:
        return joint_claim(s, ground, area, lord, held)
    return can_claim(s, ground, area, [lord], held)


def share(s: InvasionsState, area: int, lord: int, joint: bool) -> bool:
    """Who controls an area, and whether he does so with partners; says whether that is new."""
    before = (s.lord[area], s.joint[area])
    s.lord[area] = lord
    s.joint[area] = int(joint)
    return before != (lord, int(joint))


def shared_areas(s: InvasionsState, pairs: set[tuple[int, int]]) -> set[int]:
    """Areas in which both nations of a pair have, or hold, anything."""
    areas = {nation: areas_with(s, nation) for pair in pairs for nation in pair}
    return {area for one, other in pairs for area in areas[one] & areas[other]}


def areas_with(s: InvasionsState, nation: int) -> set[int]:
    """Areas in which a nation has, or holds, anything."""
    places = {s.horde[nation], s.horde_home[nation], s.capital[nation], s.kept_seat[nation]}
    for line in (s.controller, s.city_owner, s.limes):
        if nation in line:
            places.update([p for p in range(len(line)) if line[p] == nation])
    if nation in s.unit_command:
        units = [u for u in range(len(s.unit_command)) if s.unit_command[u] == nation]
        places.update([s.unit_at[u] for u in units])
        places.update([s.homes[u] for u in units if u < len(s.homes)])
    places.discard(NONE)
    return {s.box.provinces[place].area for place in places}


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


def is_total(s: InvasionsState, nation: int, area: int) -> bool:
    """realm R24.5, R33.5: all built cities, and no province hostile or in revolt."""
    for p in s.box.areas[area].provinces:
        who = s.controller[p]
        if s.revolt[p]:
            return False
        if who == NONE or (who != nation and (s.built(p) or not are_bound(s, nation, who))):
            return False
    return True


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
