"""Escape: the way of a stack that flees.

Rules   war R11.7, R18.2, R18.6, R18.7, R18.10, E120, DP7
Owns    none
Nodes   flee (decision)
Leaves  who may flee, and the roll, to flight.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.march import (
    FL_END_V,
    FL_GO_V,
    FL_LEAVE_LEADER_V,
    FL_LEAVE_V,
    FLEE,
)
from aevum.games.invasions.kinds import HORDE, NONE, STRAIT
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import (
    Forces,
    can_shelter,
    is_blocked,
    is_closed,
    is_kept_from,
    lets_pass,
)
from aevum.games.invasions.rules.board.leaders import leaders_in, move_leader, nation_of
from aevum.games.invasions.rules.board.stacking import counted_at, counts_with, limit_with, room_at
from aevum.games.invasions.rules.board.units import (
    counter_id,
    counters_of,
    kind_in,
    move_horde,
    move_unit,
    open_slots,
    unit_of,
)
from aevum.games.invasions.rules.march.calls import (
    band_called,
    release_horde,
    release_leader,
    release_unit,
    units_called,
)
from aevum.games.invasions.rules.march.marching import Band
from aevum.games.invasions.rules.march.overrun import OVERRUNNERS, TRAMPLING, can_trample, trample
from aevum.games.invasions.state import InvasionsState

FLEEING: Final = FLEE.variable("call")
AT: Final = FLEE.variable("at")
STEPS: Final = FLEE.variable("steps")
LAST: Final = FLEE.variable("last")


# -- ways -----------------------------------------------------------------------------------------


class Shelters:
    """Where a band that flees may pass and stay; each province is looked at once."""

    def __init__(self, s: InvasionsState, forces: Forces, band: Band) -> None:
        self.s = s
        self.forces = forces
        self.band = band
        self.costs: dict[int, int] = {}
        self.free: dict[int, int] = {}
        self.room: dict[int, int] = {}
        """Places for units that are dropped, and for units that end there with their leaders."""

    def cost(self, at: int, to: int) -> int:
        """war R18.6, R11.7: steps over that border for all of the band; NONE = it is closed."""
        s, nation = self.s, self.band.nations[0]
        strait = s.box.provinces[at].border(to) == STRAIT
        if strait and is_blocked(s, at, to, nation):
            return NONE
        if to not in self.costs:
            self.costs[to] = self._cost_of(to)
        return NONE if strait and self.costs[to] == TRAMPLING else self.costs[to]

    def _cost_of(self, to: int) -> int:
        s, band = self.s, self.band
        if any(is_closed(s, to, each) for each in band.nations):
            return NONE
        if any(is_kept_from(s, unit, to) for unit in band.units):
            return NONE
        if lets_pass(s, self.forces, to, band.nations[0]):
            return 1
        return TRAMPLING if can_trample(s, band.nations[0], band.units, to) else NONE

    def beyond(self, path: list[int], spent: int, enough: int) -> int:
        """How many units find a place on a way that begins so, if more than `enough` do not matter.

        NONE = there is no place.
        """
        s, here = self.s, path[-1]
        most = s.box.numbers.reaction_steps
        if spent > most:
            return NONE
        if here not in self.free:
            self.free[here] = free_places(s, self.forces, self.band, here)
            self.room[here] = free_places(s, self.forces, self.band, here, self.band.leaders)
        best, here_too = self.room[here], max(0, self.free[here])
        for to in s.box.provinces[here].near:
            if best >= enough or spent >= most:
                break
            if to not in path:
                beyond = self.after(path, spent, to, enough - here_too)
                best = max(best, NONE if beyond == NONE else beyond + here_too)
        return best

    def after(self, path: list[int], spent: int, to: int, enough: int) -> int:
        """How many find a place if the next step goes there; all overrun, or nobody."""
        cost = self.cost(path[-1], to)
        if cost == NONE:
            return NONE
        all_of_them = len(self.band.units)
        if cost == TRAMPLING:
            enough = max(enough, all_of_them)
        found = self.beyond([*path, to], spent + cost, enough)
        return NONE if cost == TRAMPLING and found < all_of_them else found


def free_places(
    s: InvasionsState, forces: Forces, band: Band, at: int, staying: Sequence[int] = ()
) -> int:
    """war R9.1, R9.2, E16: places for units of a band if these of its leaders stay with them.

    NONE = no shelter.
    """
    nation = band.nations[0]
    if not can_shelter(s, forces, at, nation):
        return NONE
    leaders = [
        leader
        for leader in leaders_in(s, at)
        if leader not in band.leaders and counts_with(s, nation, nation_of(s, leader))
    ]
    others = [unit for unit in counted_at(s, at, nation) if unit not in band.units]
    return max(0, limit_with(s, at, nation, [*leaders, *staying]) - len(others))


def path_of(s: InvasionsState, call: int, at: int, steps: int) -> list[int]:
    """war DP7: no province twice."""
    path = [s.call_place[call], s.call_step[call], at]
    return path[: steps + 1] if steps < 2 else path


class Escape:
    """A stack on its way: where it is, and what is still possible."""

    def __init__(self, s: InvasionsState, call: int, at: int, steps: int) -> None:
        self.s = s
        self.call = call
        self.at = at
        self.steps = steps
        self.band = band_called(s, call)
        self.forces = Forces(s)
        self.path = path_of(s, call, at, steps)

    def ways(self, shelters: Shelters) -> list[int]:
        """Next provinces for a band; the first step has been declared."""
        s = self.s
        if self.steps == 0:
            return [s.call_step[self.call]]
        near = s.box.provinces[self.at].near
        return [to for to in near if to not in self.path and shelters.cost(self.at, to) != NONE]

    def exits(self, band: Band) -> list[int]:
        """Steps after which all of a band find a place."""
        if band.is_nobody():
            return []
        shelters, due = Shelters(self.s, self.forces, band), len(band.units)
        return [
            to
            for to in self.ways(shelters)
            if shelters.after(self.path, self.steps, to, due) >= due
        ]

    def may_end(self) -> bool:
        """war R18.7: a friendly province or an empty rural one, with room for all."""
        if self.steps == 0 or self.band.is_nobody():
            return False
        nation = self.band.nations[0]
        if not can_shelter(self.s, self.forces, self.at, nation):
            return False
        return room_at(self.s, nation, self.at) >= 0

    def is_stranded(self, last: int) -> bool:
        """Nobody can go on or be left behind; the flight ends where it is."""
        leaving = self.leaving_units(last) or self.leaving_hordes() or self.leaving_leaders()
        return not (leaving or self.exits(self.band))

    def due(self) -> int:
        """How many units must stay here before the others find a way."""
        if self.may_end():
            return 0
        shelters = Shelters(self.s, self.forces, self.band)
        units = len(self.band.units)
        ways = self.ways(shelters)
        most = max((shelters.after(self.path, self.steps, to, units) for to in ways), default=0)
        return max(0, units - most)

    def may_drop(self) -> bool:
        return self.steps == 0 or free_places(self.s, self.forces, self.band, self.at) > 0

    def leaving_units(self, last: int) -> list[int]:
        """war R18.2: who stays at the start or is dropped on the way; somebody goes on."""
        if len(self.band.units) + len(self.band.hordes) < 2 or not self.may_drop():
            return []
        due = self.due()
        if due == 0 and len(self.band.units) == OVERRUNNERS and not self._can_part():
            return []
        return open_slots(self.s, self.band.units, last, due)

    def _can_part(self) -> bool:
        """Can they go on who are too few to overrun anybody?"""
        rest = Band(self.s, self.band.units[1:], self.band.leaders, self.band.hordes)
        return self.may_end() or bool(self.exits(rest))

    def leaving_leaders(self) -> list[int]:
        """war DP7: not if the others could no longer end."""
        found: list[int] = []
        for leader in self.band.leaders:
            others = [each for each in self.band.leaders if each != leader]
            rest = Band(self.s, self.band.units, others, self.band.hordes)
            if (self.steps and self.may_end()) or self.exits(rest):
                found.append(leader)
        return found

    def leaving_hordes(self) -> list[int]:
        if not self.band.units:
            return []
        nation = self.band.nations[0]
        place = self.steps == 0 or can_shelter(self.s, self.forces, self.at, nation)
        return self.band.hordes if place else []


# -- the choice -----------------------------------------------------------------------------------


class Flee(Decision[InvasionsState]):
    """war DP7: who stays, where the others go."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.call_nation[s.var(FLEEING)])

    def now(self, s: InvasionsState) -> Escape:
        return Escape(s, s.var(FLEEING), s.var(AT), s.var(STEPS))

    def legal(self, s: InvasionsState) -> list[str]:
        now = self.now(s)
        leaving = counters_of(s, now.leaving_units(s.var(LAST)))
        leaving += [2 * kind_in(s, nation, HORDE) for nation in now.leaving_hordes()]
        found = [f"fl_leave {counter_id(s, counter)}" for counter in sorted(leaving)]
        found += [f"fl_leave_leader {s.box.leaders[leader].id}" for leader in now.leaving_leaders()]
        found += [f"fl_go {s.box.provinces[to].id}" for to in sorted(now.exits(now.band))]
        return found if found and not now.may_end() else [*found, "fl_end"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        now = self.now(s)
        if verb == FL_LEAVE_V:
            hordes = [2 * kind_in(s, nation, HORDE) for nation in now.leaving_hordes()]
            found = arg in hordes or unit_of(s, now.leaving_units(s.var(LAST)), arg) != NONE
        elif verb == FL_LEAVE_LEADER_V:
            found = arg in now.leaving_leaders()
        elif verb == FL_GO_V:
            found = arg in now.exits(now.band)
        elif verb == FL_END_V:
            found = now.may_end() or now.is_stranded(s.var(LAST))
        else:
            return Why("W18.6", "asked-way")
        return None if found else Why("W18.7", "no-place-left")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == FL_LEAVE_V:
            self._leave(s, arg)
        elif verb == FL_LEAVE_LEADER_V:
            release_leader(s, arg)
        elif verb == FL_GO_V:
            self._step(s, arg)
        if verb == FL_END_V:
            s.pop()
            settle_control(s)

    def _step(self, s: InvasionsState, to: int) -> None:
        now = self.now(s)
        cost = Shelters(s, now.forces, now.band).cost(now.at, to)
        go(s, now.call, to)
        s.set_var(AT, to)
        s.set_var(STEPS, now.steps + cost)
        s.set_var(LAST, 0)
        if cost == TRAMPLING:
            trample(s, now.band.nations[0], to)

    def _leave(self, s: InvasionsState, counter: int) -> None:
        unit = unit_of(s, units_called(s, s.var(FLEEING)), counter)
        if unit == NONE:
            release_horde(s, s.box.kinds[counter // 2].nation)
        else:
            release_unit(s, unit)
            s.set_var(LAST, counter)


def go(s: InvasionsState, call: int, to: int) -> None:
    band = band_called(s, call)
    for unit in band.units:
        move_unit(s, unit, to)
    for leader in band.leaders:
        move_leader(s, leader, to)
    for nation in band.hordes:
        move_horde(s, nation, to)
