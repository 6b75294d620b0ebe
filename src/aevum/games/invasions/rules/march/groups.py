"""The open group: who joins it, who is dropped, where it steps.

Rules   war R4.5, R10.5, R10.7, R10.11, R10.13, R14.4, 3.1, 3.4, E113, E118
Owns    none
Nodes   step (decision)
Leaves  where it may go to ways.py, arrivals to entry.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.march import (
    ENTRY,
    MARCH,
    MOVE,
    MV_ADD_ALL_V,
    MV_ADD_HORDE_V,
    MV_ADD_LEADER_V,
    MV_ADD_V,
    MV_DROP_HORDE_V,
    MV_DROP_LEADER_V,
    MV_DROP_V,
    MV_GO_V,
    MV_REST_V,
    STEP,
)
from aevum.games.invasions.components.sea import EMBARK, MV_SEA_V
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.control import leave_city, settle_control
from aevum.games.invasions.rules.board.ground import Forces
from aevum.games.invasions.rules.board.units import (
    counter_of,
    unit_words,
)
from aevum.games.invasions.rules.cards.verbs_march import open_march_events
from aevum.games.invasions.rules.march.marching import (
    Band,
    go_there,
    horde_steps_left,
    join_horde,
    join_leader,
    join_unit,
    leaders_free_at,
    leave_horde,
    leave_leader,
    leave_unit,
    note_way,
    open_band,
    pay_steps,
    spend_all,
    stepping,
    steps_left,
    units_free_at,
)
from aevum.games.invasions.rules.march.ways import NORMAL, costs_all, exits, has_exit, why_not_step
from aevum.games.invasions.rules.sea.squadrons import plot
from aevum.games.invasions.rules.sea.transport import sea_ways
from aevum.games.invasions.rules.turn.timeline import invades
from aevum.games.invasions.state import InvasionsState

MOVER: Final = MOVE.variable("nation")
MARCH_AT: Final = MARCH.variable("province")
MARCH_STEPPED: Final = MARCH.variable("stepped")
AT: Final = STEP.variable("province")
LAST: Final = STEP.variable("last")
PHASE: Final = STEP.variable("phase")
STEP_MODE: Final = STEP.variable("mode")

OPENED: Final = 0
"""Phases of a step: nobody has stepped yet; a step was made; units join; units are dropped."""
STEPPED: Final = 1
JOINING: Final = 2
DROPPING: Final = 3
FIRST_JOINING: Final = 4

UNITS: Final = 1_000
"""In the order of a choice leaders come before units, and hordes after them (war 3.1)."""


def can_leave(s: InvasionsState, forces: Forces, band: Band, at: int, mode: int) -> bool:
    """A step by land, or a way over the sea."""
    if has_exit(s, forces, band, at, mode):
        return True
    return bool(sea_ways(s, forces, band, at, mode))


def joining_units(
    s: InvasionsState, forces: Forces, going: Band, at: int, last: int, mode: int
) -> list[int]:
    """war 3.1: units that may join, the best of each spelling, so that all can make a step."""
    best = freshest(s, going, at, last)
    return [
        best[counter]
        for counter in sorted(best)
        if can_leave(s, forces, with_unit(s, going, best[counter]), at, mode)
    ]


def freshest(s: InvasionsState, going: Band, at: int, last: int) -> dict[int, int]:
    """By spelling: the unit there that can go farthest with the group."""
    best: dict[int, int] = {}
    for unit in units_free_at(s, at):
        counter = counter_of(s, unit)
        left = steps_left(s, unit, going.leaders)
        if left > 0 and UNITS + counter >= last:
            rival = best.get(counter, NONE)
            if rival == NONE or left > steps_left(s, rival, going.leaders):
                best[counter] = unit
    return best


def with_unit(s: InvasionsState, band: Band, unit: int) -> Band:
    return Band(s, [*band.units, unit], band.leaders, band.hordes)


def joining_leaders(
    s: InvasionsState, forces: Forces, going: Band, at: int, last: int, mode: int
) -> list[int]:
    return [
        leader
        for leader in sorted(leaders_free_at(s, at))
        if leader + 1 > last
        and can_leave(
            s, forces, Band(s, going.units, [*going.leaders, leader], going.hordes), at, mode
        )
    ]


def joining_hordes(s: InvasionsState, forces: Forces, going: Band, at: int, mode: int) -> list[int]:
    """war R4.5, R4.6: a horde marches along in an invasion only."""
    return [
        nation
        for nation in s.acting
        if mode == NORMAL
        and s.horde[nation] == at
        and s.horde_home[nation] == NONE
        and invades(s, nation)
        and horde_steps_left(s, nation) > 0
        and can_leave(
            s, forces, Band(s, going.units, going.leaders, [*going.hordes, nation]), at, mode
        )
    ]


def everybody(s: InvasionsState, forces: Forces, going: Band, at: int, mode: int) -> Band:
    """All who can join here and step on together."""
    leaders = [*going.leaders, *leaders_free_at(s, at)]
    units = [unit for unit in units_free_at(s, at) if steps_left(s, unit, leaders) > 0]
    hordes = [*going.hordes, *joining_hordes(s, forces, Band(s, [], [], []), at, mode)]
    return Band(s, [*going.units, *units], leaders, hordes)


def must_go_on(s: InvasionsState, forces: Forces, band: Band, at: int) -> bool:
    """war E61, E118: nothing rests or is dropped beside neutrals."""
    return bool(forces.neutrals(s, at, band.nations))


class Step(Decision[InvasionsState]):
    """war DP4: a group is open."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var_of(MOVE, MOVER))

    def legal(self, s: InvasionsState) -> list[str]:
        at, mode, phase = s.var(AT), s.var(STEP_MODE), s.var(PHASE)
        forces, band = Forces(s), open_band(s)
        going = stepping(s, band, 1)
        found: list[str] = []
        if phase != DROPPING:
            found += self._joining(s, forces, going)
        if phase in (STEPPED, DROPPING) and not must_go_on(s, forces, band, at):
            found += self._dropping(s, forces, band)
        ways = [] if going.is_nobody() else sorted(exits(s, forces, going, at, mode))
        found += [f"mv_go {s.box.provinces[to].id}" for to in ways]
        if self._may_rest(s, forces, band):
            found.append("mv_rest")
        return found + [f"mv_sea {s.box.seas[sea].id}" for sea in self._seas(s, forces, going)]

    def _seas(self, s: InvasionsState, forces: Forces, going: Band) -> list[int]:
        if going.is_nobody():
            return []
        return sorted(sea_ways(s, forces, going, s.var(AT), s.var(STEP_MODE)))

    def _joining(self, s: InvasionsState, forces: Forces, going: Band) -> list[str]:
        at, last, mode = s.var(AT), s.var(LAST), s.var(STEP_MODE)
        found = unit_words(s, "mv_add", joining_units(s, forces, going, at, last, mode))
        if last < UNITS:
            leaders = joining_leaders(s, forces, going, at, last, mode)
            found += [f"mv_add_leader {s.box.leaders[each].id}" for each in leaders]
        if joining_hordes(s, forces, going, at, mode):
            found.append("mv_add_horde")
        if self._may_add_all(s, forces, going):
            found.append("mv_add_all")
        return found

    def _may_add_all(self, s: InvasionsState, forces: Forces, going: Band) -> bool:
        at, mode = s.var(AT), s.var(STEP_MODE)
        band = everybody(s, forces, going, at, mode)
        more = len(band.units) + len(band.leaders) + len(band.hordes)
        more -= len(going.units) + len(going.leaders) + len(going.hordes)
        return more > 1 and can_leave(s, forces, band, at, mode)

    def _dropping(self, s: InvasionsState, forces: Forces, band: Band) -> list[str]:
        """war R10.11: somebody goes on; a horde is not left alone among enemies (E116)."""
        at, last = s.var(AT), s.var(LAST)
        if len(band.units) + len(band.leaders) + len(band.hordes) < 2:
            return []
        units = [u for u in band.units if UNITS + counter_of(s, u) >= last]
        found = unit_words(s, "mv_drop", units)
        if last < UNITS:
            leaders = self._droppable(s, band)
            found += [f"mv_drop_leader {s.box.leaders[each].id}" for each in leaders]
        if band.hordes and not forces.foes(s, at, band.nations):
            found.append("mv_drop_horde")
        return found

    def _droppable(self, s: InvasionsState, band: Band) -> list[int]:
        """war R21.5: units never march without the campaigner."""
        last = s.var(LAST)
        return [each for each in band.leaders if each + 1 > last and each != s.campaigner]

    def _may_rest(self, s: InvasionsState, forces: Forces, band: Band) -> bool:
        if s.var(PHASE) in (OPENED, FIRST_JOINING):
            return False
        return not must_go_on(s, forces, band, s.var(AT))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        at, mode = s.var(AT), s.var(STEP_MODE)
        forces, band = Forces(s), open_band(s)
        if verb == MV_GO_V:
            going = stepping(s, band, 1)
            if going.is_nobody():
                return Why("W10.7", "nobody-can-step")
            return why_not_step(s, forces, going, at, arg, mode)
        if verb == MV_SEA_V:
            going = stepping(s, band, 1)
            ready = arg in self._seas(s, forces, going)
            return None if ready else Why("W29.1", "no-carrier-there")
        if verb == MV_REST_V:
            return None if self._may_rest(s, forces, band) else Why("W10.13", "must-go-on")
        if verb in STEP_VERBS:
            return None if self._offers(s, verb, arg) else Why("W10.11", "cannot-join-or-leave")
        return Why("W10.1", "asked-step")

    def _offers(self, s: InvasionsState, verb: int, arg: int) -> bool:
        at, last, mode, phase = s.var(AT), s.var(LAST), s.var(STEP_MODE), s.var(PHASE)
        forces, band = Forces(s), open_band(s)
        going = stepping(s, band, 1)
        if verb in JOINING_VERBS:
            if phase == DROPPING:
                return False
            if verb == MV_ADD_V:
                units = joining_units(s, forces, going, at, last, mode)
                return any(counter_of(s, unit) == arg for unit in units)
            if verb == MV_ADD_LEADER_V:
                leaders = joining_leaders(s, forces, going, at, last, mode)
                return last < UNITS and arg in leaders
            if verb == MV_ADD_HORDE_V:
                return bool(joining_hordes(s, forces, going, at, mode))
            return self._may_add_all(s, forces, going)
        if phase not in (STEPPED, DROPPING) or must_go_on(s, forces, band, at):
            return False
        if len(band.units) + len(band.leaders) + len(band.hordes) < 2:
            return False
        if verb == MV_DROP_V:
            return UNITS + arg >= last and any(counter_of(s, u) == arg for u in band.units)
        if verb == MV_DROP_LEADER_V:
            return last < UNITS and arg in self._droppable(s, band)
        return bool(band.hordes) and not forces.foes(s, at, band.nations)

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == MV_GO_V:
            step_to(s, arg)
        elif verb == MV_SEA_V:
            put_to_sea(s, arg)
        elif verb == MV_REST_V:
            s.pop()
            s.set_var(MARCH_AT, NONE)
        elif verb in JOINING_VERBS:
            first = s.var(PHASE) in (OPENED, FIRST_JOINING)
            let_join(s, verb, arg)
            s.set_var(PHASE, FIRST_JOINING if first else JOINING)
        else:
            drop(s, verb, arg)
            s.set_var(PHASE, DROPPING)


STEP_VERBS: Final = (
    MV_ADD_V,
    MV_ADD_LEADER_V,
    MV_ADD_HORDE_V,
    MV_ADD_ALL_V,
    MV_DROP_V,
    MV_DROP_LEADER_V,
    MV_DROP_HORDE_V,
)
JOINING_VERBS: Final = STEP_VERBS[:4]


def let_join(s: InvasionsState, verb: int, arg: int) -> None:
    at, last, mode = s.var(AT), s.var(LAST), s.var(STEP_MODE)
    forces, going = Forces(s), stepping(s, open_band(s), 1)
    if verb == MV_ADD_V:
        join_unit(s, freshest(s, going, at, last)[arg])
        s.set_var(LAST, UNITS + arg)
    elif verb == MV_ADD_LEADER_V:
        join_leader(s, arg)
        s.set_var(LAST, arg + 1)
    elif verb == MV_ADD_HORDE_V:
        join_horde(s, joining_hordes(s, forces, going, at, mode)[0])
    else:
        band = everybody(s, forces, going, at, mode)
        for unit in band.units:
            if unit not in going.units:
                join_unit(s, unit)
        for leader in band.leaders:
            if leader not in going.leaders:
                join_leader(s, leader)
        for nation in band.hordes:
            if nation not in going.hordes:
                join_horde(s, nation)


def drop(s: InvasionsState, verb: int, arg: int) -> None:
    """war R10.11, E113: of equal units the most tired one stays; control is looked at again."""
    band = open_band(s)
    if verb == MV_DROP_V:
        equal = [unit for unit in band.units if counter_of(s, unit) == arg]
        leave_unit(s, min(equal, key=lambda unit: steps_left(s, unit, band.leaders)))
        s.set_var(LAST, UNITS + arg)
    elif verb == MV_DROP_LEADER_V:
        leave_leader(s, arg)
        s.set_var(LAST, arg + 1)
    else:
        leave_horde(s, band.hordes[0])
    settle_control(s)


def step_to(s: InvasionsState, to: int) -> None:
    """war R10.3, R10.7: who has no step left stays behind; the others arrive."""
    at = s.var(AT)
    band = open_band(s)
    going = stepping(s, band, 1)
    leave_behind(s, band, going)
    if costs_all(s, going, at, to):
        pay_steps(s, going, 1)
        spend_all(s, going)
    else:
        pay_steps(s, going, 1)
    note_way(s, going.units, at)
    go_there(s, going, to)
    leave_city(s, at)
    s.pop()
    s.set_var(MARCH_AT, to)
    first = not s.var(MARCH_STEPPED)
    s.set_var(MARCH_STEPPED, 1)
    s.push(ENTRY, to, at)
    if first and not going.is_nobody():
        open_march_events(s, going.nations[0])


def put_to_sea(s: InvasionsState, sea: int) -> None:
    """war R29.5: the group goes aboard, and ashore again in the same move."""
    at, mode, band = s.var(AT), s.var(STEP_MODE), open_band(s)
    leave_behind(s, band, stepping(s, band, 1))
    plot(s, sea)
    s.pop()
    s.set_var(MARCH_STEPPED, 1)
    s.push(EMBARK, at, mode)


def leave_behind(s: InvasionsState, band: Band, going: Band) -> None:
    """war 3.4: who has no step left is dropped."""
    for unit in band.units:
        if unit not in going.units:
            leave_unit(s, unit)
    for leader in band.leaders:
        if leader not in going.leaders:
            leave_leader(s, leader)
    for nation in band.hordes:
        if nation not in going.hordes:
            leave_horde(s, nation)
    if len(band.units) > len(going.units) or len(band.hordes) > len(going.hordes):
        settle_control(s)
