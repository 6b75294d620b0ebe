"""Units that must leave a province because a bond has changed.

Rules   realm R36.6, R38.4, R38.13, R39.7, R41.3; war R19.39, R19.41, R19.45, E98, E122
Owns    none
Nodes   withdrawal (procedure), withdrawing (decision), withdraw-to (decision)
Leaves  retreats after a battle to the chapter of battles

Units go one by one or all together to a place within three steps; how they get there does not
matter, for nobody reacts.
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components import (
    RT_ALL_V,
    RT_END_V,
    RT_GO_V,
    RT_TAKE_V,
    WITHDRAW_TO,
    WITHDRAWAL,
    WITHDRAWING,
)
from aevum.games.invasions.kinds import BARBARIAN, NONE
from aevum.games.invasions.rules.control import settle_control
from aevum.games.invasions.rules.ground import (
    has_strangers,
    is_blocked,
    is_closed_to,
    is_rural,
    occupants,
)
from aevum.games.invasions.rules.leaders import leaders_at, place_leader, remove_leader
from aevum.games.invasions.rules.relations import (
    HOSTILE,
    are_friends,
    relation,
)
from aevum.games.invasions.rules.stacking import room_at
from aevum.games.invasions.rules.units import (
    move_horde,
    move_unit,
    remove_unit,
    unit_of,
    unit_words,
    units_at,
)
from aevum.games.invasions.state import InvasionsState

MUST: Final = 0
"""All leave; who finds no place is eliminated (war E98)."""
SURPLUS: Final = 1
"""What is above the limit leaves, more may (realm R38.4.3)."""
CEDED: Final = 2
"""All leave, above the limit of other places if need be (realm R41.3)."""
MAY_STAY: Final = 3
"""All leave who can (war E122)."""

STEPS: Final = 3
ALL: Final = NONE
LEAVER: Final = WITHDRAWAL.variable("nation")
LEFT: Final = WITHDRAWAL.variable("province")
REASON: Final = WITHDRAWAL.variable("reason")
NATION: Final = WITHDRAWING.variable("nation")
PROVINCE: Final = WITHDRAWING.variable("province")
WHY: Final = WITHDRAWING.variable("reason")
GOING: Final = WITHDRAW_TO.variable("nation")
GOING_FROM: Final = WITHDRAW_TO.variable("province")
GROUP: Final = WITHDRAW_TO.variable("unit")
GROUND: Final = WITHDRAW_TO.variable("reason")


def withdraw(s: InvasionsState, nation: int, province: int, reason: int = MUST) -> None:
    """The units that a nation commands in a province leave it."""
    s.push(WITHDRAWAL, nation, province, reason)


# -- ground ---------------------------------------------------------------------------------------


def may_pass(s: InvasionsState, nation: int, province: int) -> bool:
    """war R19.39, R19.45: empty, neutral or friendly ground; barbarians pass their own kind."""
    if not s.is_open(province) or is_closed_to(s, nation, province):
        return False
    wild = not s.box.provinces[province].civilized
    if wild and s.status[nation] == BARBARIAN:
        return True
    limes = s.limes[province]
    if limes != NONE and relation(s, nation, limes, province) == HOSTILE:
        return False
    others = occupants(s, province)
    return all(relation(s, nation, other, province) != HOSTILE for other in others)


def is_refuge(s: InvasionsState, nation: int, province: int) -> bool:
    """war R19.41: friendly, or empty and rural."""
    if has_strangers(s, nation, province):
        return False
    holder = s.controller[province]
    if holder != NONE and are_friends(s, nation, holder):
        return True
    limes = s.limes[province]
    return is_rural(s, province) and (limes == NONE or are_friends(s, nation, limes))


def refuges(s: InvasionsState, nation: int, province: int, units: int, crowd: bool) -> list[int]:
    """war R19.39: within three steps; `crowd` = stacking does not matter."""
    reached, edge, found = {province}, [province], []
    for _ in range(STEPS):
        near = [
            (here, there)
            for here in edge
            for there in s.box.provinces[here].near
            if there not in reached
        ]
        edge = []
        for here, there in near:
            if there in reached or is_blocked(s, here, there, nation):
                continue
            if may_pass(s, nation, there):
                reached.add(there)
                edge.append(there)
        for there in edge:
            room = crowd or room_at(s, nation, there) >= units
            if room and is_refuge(s, nation, there):
                found.append(there)
    return sorted(found)


def places_for(s: InvasionsState, nation: int, province: int, units: int, reason: int) -> list[int]:
    """Where so many of its units may go."""
    found = refuges(s, nation, province, units, False)
    if reason == SURPLUS:
        found += [
            p for p in s.vacated if p != province and p not in found and fits(s, p, nation, units)
        ]
    if not found and reason == CEDED:
        found = refuges(s, nation, province, units, True)
    return sorted(found)


def fits(s: InvasionsState, province: int, nation: int, units: int) -> bool:
    """realm R38.4.3: a province that the federate has just left."""
    return room_at(s, nation, province) >= units and not has_strangers(s, nation, province)


# -- the procedure --------------------------------------------------------------------------------


def withdraw_next(s: InvasionsState) -> None:
    """One group after the other; then horde and leaders follow."""
    nation, province, reason = s.var(LEAVER), s.var(LEFT), s.var(REASON)
    units = units_at(s, province, nation)
    if units:
        if places_for(s, nation, province, 1, reason):
            s.repeat()
            s.push(WITHDRAWING, nation, province, reason)
            return
        if reason == MUST or reason == CEDED:
            for unit in units:
                remove_unit(s, unit)
    if reason != SURPLUS and not units_at(s, province, nation):
        follow(s, nation, province)
    settle_control(s)


def is_over_limit(s: InvasionsState, nation: int, province: int) -> bool:
    return room_at(s, nation, province) < 0


def follow(s: InvasionsState, nation: int, province: int) -> None:
    """war E98: a horde or leader left behind goes to the nearest friendly place."""
    leaders = leaders_at(s, province, nation)
    if not leaders and s.horde[nation] != province:
        return
    place = nearest_friendly(s, nation, province)
    if s.horde[nation] == province and place != NONE:
        move_horde(s, nation, place)
    for leader in leaders:
        if place == NONE:
            remove_leader(s, leader)
        else:
            place_leader(s, leader, place)


def nearest_friendly(s: InvasionsState, nation: int, province: int) -> int:
    """war 3.6: fewest steps over any provinces; of several the first."""
    reached, edge = {province}, [province]
    while edge:
        edge = sorted({n for p in edge for n in s.box.provinces[p].near if n not in reached})
        reached |= set(edge)
        for there in edge:
            ground = s.is_open(there) and not is_closed_to(s, nation, there)
            holder = s.controller[there]
            friendly = holder != NONE and are_friends(s, nation, holder)
            own = bool(units_at(s, there, nation))
            if ground and (friendly or own) and not has_strangers(s, nation, there):
                return there
    return NONE


class Withdrawing(Decision[InvasionsState]):
    """war DP33 to DP36, realm DP28, DP30, DP39"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(NATION))

    def legal(self, s: InvasionsState) -> list[str]:
        nation, province, reason = s.var(NATION), s.var(PROVINCE), s.var(WHY)
        units = units_at(s, province, nation)
        words = unit_words(s, "rt_take", units)
        if len(units) > 1 and places_for(s, nation, province, len(units), reason):
            words.append("rt_all")
        if reason == SURPLUS and not is_over_limit(s, nation, province):
            words.append("rt_end")
        return words

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        nation, province, reason = s.var(NATION), s.var(PROVINCE), s.var(WHY)
        units = units_at(s, province, nation)
        if verb == RT_TAKE_V:
            return None if unit_of(s, units, arg) != NONE else Why("R19.41", "no-such-unit")
        if verb == RT_ALL_V:
            room = len(units) > 1 and places_for(s, nation, province, len(units), reason)
            return None if room else Why("R19.41", "no-room-for-all")
        if verb == RT_END_V and reason == SURPLUS:
            over = is_over_limit(s, nation, province)
            return Why("R38.4", "above-limit") if over else None
        return Why("R19.39", "asked-withdrawal")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province, reason = s.var(NATION), s.var(PROVINCE), s.var(WHY)
        s.pop()
        if verb == RT_END_V:
            s.pop()
            settle_control(s)
            return
        unit = unit_of(s, units_at(s, province, nation), arg) if verb == RT_TAKE_V else ALL
        s.push(WITHDRAW_TO, nation, province, unit, reason)


class WithdrawTo(Decision[InvasionsState]):
    """war DP18"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(GOING))

    def places(self, s: InvasionsState) -> list[int]:
        nation, province, unit = s.var(GOING), s.var(GOING_FROM), s.var(GROUP)
        count = len(units_at(s, province, nation)) if unit == ALL else 1
        return places_for(s, nation, province, count, s.var(GROUND))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"rt_go {s.box.provinces[p].id}" for p in self.places(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == RT_GO_V and arg in self.places(s):
            return None
        return Why("R19.41", "asked-withdraw-to")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province, unit = s.var(GOING), s.var(GOING_FROM), s.var(GROUP)
        s.pop()
        group = units_at(s, province, nation) if unit == ALL else [unit]
        for each in group:
            move_unit(s, each, arg)
        if s.var(REASON) != SURPLUS and not units_at(s, province, nation):
            take_along(s, nation, province, arg)


def take_along(s: InvasionsState, nation: int, province: int, place: int) -> None:
    """war R4.9: horde and leaders go with the last group."""
    if s.horde[nation] == province:
        move_horde(s, nation, place)
    for leader in leaders_at(s, province, nation):
        place_leader(s, leader, place)
