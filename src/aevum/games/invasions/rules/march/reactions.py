"""Reactions to an entry: who is asked, and what he announces.

Rules   war R17.1, R17.2, R18.1, R18.8, E24 to E26, E58, E92, DP5
Owns    none
Nodes   react (decision)
Leaves  announcements to calls.py, their outcome to flight.py and interception.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.march import (
    REACT,
    RX_DONE_V,
    RX_FLEE_V,
    RX_INT_V,
    RX_LEAVE_LEADER_V,
    RX_LEAVE_V,
    RX_OK_V,
    RX_STAND_V,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.ground import Forces, ground_of
from aevum.games.invasions.rules.board.leaders import leaders_at
from aevum.games.invasions.rules.board.relations import HOSTILE, is_hostile
from aevum.games.invasions.rules.board.units import counter_of, unit_of, unit_words
from aevum.games.invasions.rules.march.calls import (
    announce,
    call_leader,
    call_unit,
    force_of,
    is_flight,
    leaders_called,
    release_leader,
    release_unit,
    units_called,
)
from aevum.games.invasions.rules.march.flight import call_flight, can_flee, first_steps
from aevum.games.invasions.rules.march.interception import (
    Scout,
    able_at,
    has_route,
    is_in_reach,
    stacks_in_reach,
)
from aevum.games.invasions.rules.march.marching import Band
from aevum.games.invasions.state import InvasionsState

NATION: Final = REACT.variable("nation")
PROVINCE: Final = REACT.variable("province")
PLACE: Final = REACT.variable("place")
LAST: Final = REACT.variable("last")

FLIGHT_FIRST: Final = -2
"""Instead of the place of an interceptor: first the units in the entered province answer."""
UNITS: Final = 1_000
"""Leaders come before units in the order of a choice."""
LATE: Final = 10_000


def by_initiative(s: InvasionsState, nations: list[int]) -> list[int]:
    """war R27.2, 3.6: nations without a number last, by id."""
    keys = [
        (s.box.nations[n].initiative if s.box.nations[n].initiative != NONE else LATE, n)
        for n in nations
    ]
    return [nation for _, nation in sorted(keys)]


def opponents_at(s: InvasionsState, forces: Forces, band: Band, province: int) -> list[int]:
    """war E113: who controls a hostile province, or has units or a horde there."""
    if all(ground_of(s, forces, province, nation) != HOSTILE for nation in band.nations):
        return []
    found = forces.foes(s, province, band.nations)
    lord = s.controller[province]
    hostile = lord != NONE and any(is_hostile(s, n, lord, province) for n in band.nations)
    if hostile and lord not in found:
        found.append(lord)
    return by_initiative(s, [nation for nation in found if nation not in s.acting])


def reactors_to(s: InvasionsState, forces: Forces, band: Band, province: int) -> list[int]:
    """war E92: each who has something to announce; the united empire once."""
    found: list[int] = []
    for nation in opponents_at(s, forces, band, province):
        if not any(nation in force_of(s, each) for each in found) and has_answer(
            s, forces, province, nation
        ):
            found.append(nation)
    return found


def has_answer(s: InvasionsState, forces: Forces, province: int, nation: int) -> bool:
    if can_flee(s, forces, province, nation):
        return True
    return is_in_reach(s, forces, province, nation)


def ask_reaction(s: InvasionsState, nation: int, province: int) -> None:
    forces = Forces(s)
    if can_flee(s, forces, province, nation):
        s.push(REACT, nation, province, FLIGHT_FIRST)
    elif is_in_reach(s, forces, province, nation):
        s.push(REACT, nation, province, NONE)


class React(Decision[InvasionsState]):
    """war DP5"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(NATION))

    def legal(self, s: InvasionsState) -> list[str]:
        place = s.var(PLACE)
        if place == FLIGHT_FIRST:
            steps = first_steps(s, Forces(s), s.var(PROVINCE), s.var(NATION))
            return ["rx_stand", *(f"rx_flee {s.box.provinces[to].id}" for to in sorted(steps))]
        if place == NONE:
            stacks = interceptors(s, s.var(PROVINCE), s.var(NATION))
            return [*(f"rx_int {s.box.provinces[at].id}" for at in stacks), "rx_done"]
        return self._building(s)

    def _building(self, s: InvasionsState) -> list[str]:
        call = len(s.call_nation) - 1
        found = unit_words(s, "rx_leave", leaving_units(s, call, s.var(LAST)))
        leaders = leaving_leaders(s, call, s.var(LAST))
        found += [f"rx_leave_leader {s.box.leaders[each].id}" for each in leaders]
        return [*found, "rx_ok"] if has_route(s, call, s.var(PROVINCE)) else found

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        place = s.var(PLACE)
        if place == FLIGHT_FIRST:
            return self._why_not_flee(s, verb, arg)
        if place == NONE:
            if verb == RX_INT_V:
                found = arg in interceptors(s, s.var(PROVINCE), s.var(NATION))
                return None if found else Why("W17.4", "no-interceptor")
            return None if verb == RX_DONE_V else Why("W17.2", "asked-interception")
        call, last = len(s.call_nation) - 1, s.var(LAST)
        if verb == RX_LEAVE_V:
            found = unit_of(s, leaving_units(s, call, last), arg) != NONE
        elif verb == RX_LEAVE_LEADER_V:
            found = arg in leaving_leaders(s, call, last)
        elif verb == RX_OK_V:
            found = has_route(s, call, s.var(PROVINCE))
        else:
            return Why("W17.2", "asked-interceptors")
        return None if found else Why("W17.2", "not-in-that-stack")

    def _why_not_flee(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == RX_FLEE_V:
            found = arg in first_steps(s, Forces(s), s.var(PROVINCE), s.var(NATION))
            return None if found else Why("W18.6", "no-flight-there")
        return None if verb == RX_STAND_V else Why("W18.1", "asked-flight")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province = s.var(NATION), s.var(PROVINCE)
        if verb == RX_FLEE_V:
            call_flight(s, nation, province, arg)
        if verb in (RX_STAND_V, RX_FLEE_V, RX_OK_V):
            s.set_var(PLACE, NONE)
            s.set_var(LAST, 0)
            if not has_interceptor(s, province, nation):
                s.pop()
        elif verb == RX_INT_V:
            call_stack(s, nation, province, arg)
            s.set_var(PLACE, arg)
        elif verb == RX_DONE_V:
            s.pop()
        elif verb == RX_LEAVE_V:
            call = len(s.call_nation) - 1
            release_unit(s, unit_of(s, leaving_units(s, call, s.var(LAST)), arg))
            s.set_var(LAST, UNITS + arg)
        else:
            release_leader(s, arg)
            s.set_var(LAST, arg + 1)


# -- interceptors ---------------------------------------------------------------------------------


def interceptors(s: InvasionsState, province: int, nation: int) -> list[int]:
    """war R17.2: any number of stacks with leaders, one without."""
    found = stacks_in_reach(s, Forces(s), province, nation)
    if not has_leaderless(s, nation):
        return found
    return [at for at in found if leaders_of_force(s, at, nation)]


def has_interceptor(s: InvasionsState, province: int, nation: int) -> bool:
    """Is there one left?"""
    if has_leaderless(s, nation):
        return bool(interceptors(s, province, nation))
    return is_in_reach(s, Forces(s), province, nation)


def leaders_of_force(s: InvasionsState, province: int, nation: int) -> list[int]:
    """Leaders who have announced nothing yet; confined ones may intercept (war R17.19)."""
    return [
        leader
        for each in force_of(s, nation)
        for leader in leaders_at(s, province, each)
        if not s.leader_called[leader]
    ]


def has_leaderless(s: InvasionsState, nation: int) -> bool:
    """Has it announced a stack without a leader?"""
    return any(
        s.call_nation[call] == nation and not is_flight(s, call) and not leaders_called(s, call)
        for call in range(len(s.call_nation))
    )


def call_stack(s: InvasionsState, nation: int, province: int, place: int) -> None:
    """The whole stack is announced; then it may leave units behind."""
    call = announce(s, nation, place, NONE)
    for leader in leaders_of_force(s, place, nation):
        call_leader(s, leader, call)
    for unit in able_at(Scout(s, Forces(s), province, nation), place):
        call_unit(s, unit, call)


def leaving_units(s: InvasionsState, call: int, last: int) -> list[int]:
    """One unit at least takes part."""
    units = units_called(s, call)
    if len(units) < 2:
        return []
    return [unit for unit in units if UNITS + counter_of(s, unit) >= last]


def leaving_leaders(s: InvasionsState, call: int, last: int) -> list[int]:
    """The last leader stays only where no other stack is without one."""
    leaders = leaders_called(s, call)
    if last >= UNITS or (len(leaders) == 1 and has_leaderless(s, s.call_nation[call])):
        return []
    return [leader for leader in leaders if leader + 1 > last]
