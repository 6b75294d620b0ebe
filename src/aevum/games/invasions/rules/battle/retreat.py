"""Retreat: who must leave a province does so, group by group.

Rules   war R4.9, R11.7, R12.6, R19.39 to R19.47, R30.10; E38, E39, E97, E98, E109, E116, E120,
        E122; realm R36.6, R38.4, R38.13, R39.7, R41.3
Owns    retreat_units, retreat_leaders, retreat_horde, refugees
Nodes   retreat (procedure), retreat-group (decision)
Leaves  terms to departure.py, ways to retreat_ways.py, lone leaders to refuge.py

A group names where it ends; the way there is the shortest that is allowed, and overruns cost a step
more. Groups that would split on the way are groups of their own.
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import (
    ATTACKER,
    RETREAT,
    RETREAT_GROUP,
    RETREATED,
    RT_ALL_V,
    RT_END_V,
    RT_GO_V,
    RT_TAKE_HORDE_V,
    RT_TAKE_LEADER_V,
    RT_TAKE_V,
    UNIT_FELL,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.aftermath import subdue
from aevum.games.invasions.rules.battle.departure import AS_DEFENDER, BY_ITSELF, MAY_STAY, SURPLUS
from aevum.games.invasions.rules.battle.lineup import are_one_nation
from aevum.games.invasions.rules.battle.retreat_ways import (
    Column,
    Ways,
    can_end,
    has_end,
    joins_battle,
)
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import Forces
from aevum.games.invasions.rules.board.leaders import leaders_in, move_leader, nation_of
from aevum.games.invasions.rules.board.refuge import find_refuge, nearest_friendly
from aevum.games.invasions.rules.board.stacking import room_at
from aevum.games.invasions.rules.board.units import (
    counter_of,
    counters_of,
    move_horde,
    move_unit,
    remove_unit,
    unit_of,
    unit_words,
    units_in,
)
from aevum.games.invasions.rules.march.marching import (
    STOPPED,
    mark_units,
)
from aevum.games.invasions.rules.march.overrun import trample
from aevum.games.invasions.state import InvasionsState

LOSER: Final = RETREAT.variable("nation")
FIELD: Final = RETREAT.variable("province")
AS: Final = RETREAT.variable("as")
NATION: Final = RETREAT_GROUP.variable("nation")
PROVINCE: Final = RETREAT_GROUP.variable("province")
ROLE: Final = RETREAT_GROUP.variable("as")


def clear_group(s: InvasionsState) -> None:
    s.retreat_units = []
    s.retreat_leaders = []
    s.retreat_horde = NONE


def forget_refugees(s: InvasionsState) -> None:
    s.refugees = []


# -- who is to leave ------------------------------------------------------------------------------


def goes_with(s: InvasionsState, other: int, nation: int, role: int) -> bool:
    """war E95: after a battle the united empire is one nation."""
    return other == nation or (role not in BY_ITSELF and are_one_nation(s, other, nation))


def units_to_leave(s: InvasionsState, nation: int, province: int, role: int) -> list[int]:
    here = units_in(s, province)
    return [u for u in here if goes_with(s, s.unit_command[u], nation, role)]


def leaders_to_leave(s: InvasionsState, nation: int, province: int, role: int) -> list[int]:
    here = leaders_in(s, province)
    return [each for each in here if goes_with(s, nation_of(s, each), nation, role)]


def has_horde_here(s: InvasionsState, nation: int, province: int) -> bool:
    return s.horde[nation] == province


# -- group after group ----------------------------------------------------------------------------


def send_groups(s: InvasionsState) -> None:
    """war R19.41, R19.47, E98: until the province is clear; who finds no way is eliminated."""
    nation, province, role = s.var(LOSER), s.var(FIELD), s.var(AS)
    clear_group(s)
    if can_send(s, nation, province, role):
        s.repeat()
        s.push(RETREAT_GROUP, nation, province, role)
        return
    if role not in MAY_STAY:
        for unit in units_to_leave(s, nation, province, role):
            s.tell(UNIT_FELL, s.unit_kind[unit], s.unit_command[unit], province)
            remove_unit(s, unit)
    if role != SURPLUS and not units_to_leave(s, nation, province, role):
        if role == AS_DEFENDER and s.victor == ATTACKER and s.horde[nation] == province:
            subdue(s, nation)  # war E98
        leave_alone(s, nation, province, role)
    settle_control(s)


def can_send(s: InvasionsState, nation: int, province: int, role: int) -> bool:
    """Has anybody there a way? A horde that is left alone goes like a group (war E116)."""
    units = units_to_leave(s, nation, province, role)
    if not units:
        alone = role != SURPLUS and has_horde_here(s, nation, province)
        return alone and has_end(s, nation, province, role, [], [])
    if any(has_end(s, nation, province, role, [unit], []) for unit in units):
        return True
    leaders = leaders_to_leave(s, nation, province, role)
    return has_end(s, nation, province, role, units, leaders)


def leave_alone(s: InvasionsState, nation: int, province: int, role: int) -> None:
    """war R3.6, E98: leaders and the horde that nobody takes along."""
    if has_horde_here(s, nation, province) and nation not in s.subdued:
        places = nearest_friendly(s, nation, province)
        if places:
            move_horde(s, nation, places[0])
    for leader in leaders_to_leave(s, nation, province, role):
        find_refuge(s, leader, province)


class RetreatGroup(Decision[InvasionsState]):
    """war DP18"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(NATION))

    def legal(self, s: InvasionsState) -> list[str]:
        words = unit_words(s, "rt_take", self.takeable(s))
        words += [f"rt_go {s.box.provinces[p].id}" for p in self.places(s)]
        if self.may_take_all(s):
            words.append("rt_all")
        words += [f"rt_take_leader {s.box.leaders[each].id}" for each in self.followers(s)]
        if self.may_take_horde(s):
            words.append("rt_take_horde")
        return [*words, "rt_end"] if self.may_end(s) else words

    def places(self, s: InvasionsState) -> list[int]:
        """Where the group may go as it is."""
        nation, province, role = s.var(NATION), s.var(PROVINCE), s.var(ROLE)
        alone = not units_to_leave(s, nation, province, role)
        if not (s.retreat_units or alone) or self.must_take_horde(s):
            return []
        return can_end(s, nation, province, role, s.retreat_units, s.retreat_leaders)

    def takeable(self, s: InvasionsState) -> list[int]:
        """war 3.1: in order, and only while all of the group can end somewhere."""
        if s.retreat_leaders or s.retreat_horde != NONE:
            return []
        nation, province, role = s.var(NATION), s.var(PROVINCE), s.var(ROLE)
        least = counter_of(s, s.retreat_units[-1]) if s.retreat_units else 0
        rest = self.rest(s)
        found = []
        for counter in counters_of(s, rest):
            unit = unit_of(s, rest, counter)
            group = [*s.retreat_units, unit]
            if counter >= least and has_end(s, nation, province, role, group, []):
                found.append(unit)
        return found

    def rest(self, s: InvasionsState) -> list[int]:
        """Units that are in no group yet."""
        units = units_to_leave(s, s.var(NATION), s.var(PROVINCE), s.var(ROLE))
        return [u for u in units if u not in s.retreat_units]

    def followers(self, s: InvasionsState) -> list[int]:
        """Leaders who may join the group, in order."""
        if not s.retreat_units or s.retreat_horde != NONE:
            return []
        least = s.retreat_leaders[-1] if s.retreat_leaders else NONE
        here = leaders_to_leave(s, s.var(NATION), s.var(PROVINCE), s.var(ROLE))
        return [each for each in sorted(here) if each > least]

    def may_take_horde(self, s: InvasionsState) -> bool:
        here = has_horde_here(s, s.var(NATION), s.var(PROVINCE)) and s.var(ROLE) != SURPLUS
        return bool(s.retreat_units) and here and s.retreat_horde == NONE

    def may_end(self, s: InvasionsState) -> bool:
        """realm R38.4.3: nothing is above the limit any more."""
        if s.var(ROLE) != SURPLUS or s.retreat_units:
            return False
        return room_at(s, s.var(NATION), s.var(PROVINCE)) >= 0

    def must_take_horde(self, s: InvasionsState) -> bool:
        """war R4.9: the last group of a nation takes its horde."""
        units = units_to_leave(s, s.var(NATION), s.var(PROVINCE), s.var(ROLE))
        return self.may_take_horde(s) and len(units) == len(s.retreat_units)

    def may_take_all(self, s: InvasionsState) -> bool:
        nation, province, role = s.var(NATION), s.var(PROVINCE), s.var(ROLE)
        if s.retreat_units:
            return False
        units = units_to_leave(s, nation, province, role)
        leaders = leaders_to_leave(s, nation, province, role)
        if not units:
            return False
        alone = len(units) == 1 and not leaders and not has_horde_here(s, nation, province)
        return not alone and has_end(s, nation, province, role, units, leaders)

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == RT_TAKE_V:
            there = unit_of(s, self.takeable(s), arg) != NONE
            return None if there else Why("W19.41", "cannot-take")
        if verb == RT_TAKE_LEADER_V:
            return None if arg in self.followers(s) else Why("W19.41", "cannot-take")
        if verb == RT_TAKE_HORDE_V:
            return None if self.may_take_horde(s) else Why("W4.9", "cannot-take")
        if verb == RT_ALL_V:
            return None if self.may_take_all(s) else Why("W19.41", "no-room-for-all")
        if verb == RT_END_V and s.var(ROLE) == SURPLUS:
            return None if self.may_end(s) else Why("R38.4", "above-limit")
        if verb != RT_GO_V:
            return Why("W19.39", "asked-retreat")
        if self.must_take_horde(s):
            return Why("W4.9", "horde-goes-along")
        about = {"province": s.box.provinces[arg].id}
        return None if arg in self.places(s) else Why("W19.41", "no-refuge", about)

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province, role = s.var(NATION), s.var(PROVINCE), s.var(ROLE)
        if verb == RT_TAKE_V:
            s.retreat_units.append(unit_of(s, self.rest(s), arg))
        elif verb == RT_TAKE_LEADER_V:
            s.retreat_leaders.append(arg)
        elif verb == RT_TAKE_HORDE_V:
            s.retreat_horde = nation
        elif verb == RT_ALL_V:
            s.retreat_units = units_to_leave(s, nation, province, role)
            s.retreat_leaders = leaders_to_leave(s, nation, province, role)
            s.retreat_horde = nation if has_horde_here(s, nation, province) else NONE
        elif verb == RT_END_V:
            s.pop()
            s.pop()
            settle_control(s)
        else:
            s.pop()
            go(s, nation, province, role, arg)


def go(s: InvasionsState, nation: int, province: int, role: int, to: int) -> None:
    """The group arrives; single enemies on its way are overrun (war R19.40)."""
    column = Column(s, nation, s.retreat_units, s.retreat_leaders)
    for at in Ways(s, Forces(s), column, province, role).explored().overruns(to):
        trample(s, nation, at)
    s.tell(RETREATED, nation, province, to, len(column.units))
    if joins_battle(s, Forces(s), column, to):
        s.refugees += column.units
    for unit in column.units:
        move_unit(s, unit, to)
        if unit < len(s.marks):
            mark_units(s, [unit], STOPPED)  # war E109
    for leader in column.leaders:
        move_leader(s, leader, to)
    if s.retreat_horde != NONE or not column.units:
        move_horde(s, nation, to)
    clear_group(s)
    settle_control(s)  # war E120
