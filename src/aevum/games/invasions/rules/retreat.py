"""Retreat: the loser leaves the province, group by group.

Rules   war R4.9, R11.7, R12.6, R19.39 to R19.47, R30.10; E38, E39, E97, E98, E109, E116, E120
Owns    retreat_units, retreat_leaders, retreat_horde, refugees
Nodes   retreat (procedure), retreat-group (decision)
Leaves  what ground is to ground.py, lone leaders to refuge.py

A group names where it ends; the way there is the shortest that is allowed, and overruns cost a step
more. Groups that would split on the way are groups of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components import (
    ATTACKER,
    RETREAT,
    RETREAT_GROUP,
    RETREATED,
    RT_ALL_V,
    RT_GO_V,
    RT_TAKE_HORDE_V,
    RT_TAKE_LEADER_V,
    RT_TAKE_V,
    UNIT_FELL,
)
from aevum.games.invasions.kinds import BARBARIAN, NONE, STRAIT
from aevum.games.invasions.rules.aftermath import subdue
from aevum.games.invasions.rules.cities import is_fortified
from aevum.games.invasions.rules.control import settle_control
from aevum.games.invasions.rules.ground import (
    Forces,
    can_shelter,
    is_barred,
    is_blocked,
    is_closed,
    lets_pass,
)
from aevum.games.invasions.rules.leaders import leaders_in, move_leader, nation_of
from aevum.games.invasions.rules.lineup import are_one_nation
from aevum.games.invasions.rules.marching import (
    STOPPED,
    came_by_sea,
    came_from,
    mark_units,
)
from aevum.games.invasions.rules.refuge import find_refuge, nearest_friendly
from aevum.games.invasions.rules.relations import is_hostile
from aevum.games.invasions.rules.stacking import counted_at, limit_with
from aevum.games.invasions.rules.units import (
    counter_of,
    counters_of,
    move_horde,
    move_unit,
    remove_unit,
    unit_of,
    unit_words,
    units_in,
)
from aevum.games.invasions.rules.ways import is_held
from aevum.games.invasions.state import InvasionsState

AS_ATTACKER: Final = 0
"""war R19.42: towards where it came from."""
AS_DEFENDER: Final = 1
"""war R19.43: not where the attackers came from."""
ANYWHERE: Final = 2
"""war E97, E116: in any direction that is otherwise legal."""
LEAVING: Final = 3
"""war E122: in any direction; who finds no way stays."""

OVERRUN: Final = 6
"""war R11.1: units that overrun a single one."""

LOSER: Final = RETREAT.variable("nation")
FIELD: Final = RETREAT.variable("province")
AS: Final = RETREAT.variable("as")
NATION: Final = RETREAT_GROUP.variable("nation")
PROVINCE: Final = RETREAT_GROUP.variable("province")
ROLE: Final = RETREAT_GROUP.variable("as")


def retreat(s: InvasionsState, nation: int, province: int, role: int) -> None:
    """All units that a nation commands in a province leave it."""
    s.push(RETREAT, nation, province, role)


def clear_group(s: InvasionsState) -> None:
    s.retreat_units = []
    s.retreat_leaders = []
    s.retreat_horde = NONE


def forget_refugees(s: InvasionsState) -> None:
    s.refugees = []


class Column:
    """A group that looks for a way."""

    def __init__(
        self, s: InvasionsState, nation: int, units: Sequence[int], leaders: Sequence[int]
    ) -> None:
        self.nation = nation
        self.units = list(units)
        self.leaders = list(leaders)
        self.barbarian = all(s.status[s.unit_command[u]] == BARBARIAN for u in units) and (
            s.status[nation] == BARBARIAN
        )


# -- who is to leave ------------------------------------------------------------------------------


def units_to_leave(s: InvasionsState, nation: int, province: int) -> list[int]:
    here = units_in(s, province)
    return [u for u in here if are_one_nation(s, s.unit_command[u], nation)]


def leaders_to_leave(s: InvasionsState, nation: int, province: int) -> list[int]:
    here = leaders_in(s, province)
    return [each for each in here if are_one_nation(s, nation_of(s, each), nation)]


def has_horde_here(s: InvasionsState, nation: int, province: int) -> bool:
    return s.horde[nation] == province


# -- the way --------------------------------------------------------------------------------------


def is_one(s: InvasionsState, unit: int, nation: int) -> bool:
    return are_one_nation(s, s.unit_command[unit], nation)


def attackers_at(s: InvasionsState, province: int) -> list[int]:
    """Units of those who act there, those that fell in the battle included."""
    units = {*units_in(s, province), *s.fighters}
    return [u for u in sorted(units) if is_attacking(s, s.unit_command[u])]


def is_attacking(s: InvasionsState, nation: int) -> bool:
    return nation in s.acting or s.battle_side[nation] == ATTACKER


def first_steps(s: InvasionsState, column: Column, province: int, role: int) -> Sequence[int]:
    """war R19.42, E39, E97: where the first step may go; who landed goes back over land only."""
    place = s.box.provinces[province]
    if role != AS_ATTACKER or not any(came_from(s, u) != NONE for u in column.units):
        return place.near
    units = attackers_at(s, province)
    by_land = {came_from(s, u) for u in units if not came_by_sea(s, u)}
    by_sea = {came_from(s, u) for u in units if came_by_sea(s, u)}
    return [p for p in place.near if p in by_land or (p in by_sea and p in place.land)]


def banned(s: InvasionsState, province: int, role: int) -> set[int]:
    """war R19.43, E38: for every step of a defender."""
    if role != AS_DEFENDER:
        return set()
    return {came_from(s, u) for u in attackers_at(s, province)}


def can_overrun(s: InvasionsState, column: Column, province: int) -> bool:
    """war R11.1, R11.3, R19.40: six or more against a single unit."""
    if len(column.units) < OVERRUN or is_fortified(s, province) or s.limes[province] != NONE:
        return False
    foes = [
        u
        for u in units_in(s, province)
        if is_hostile(s, column.nation, s.unit_command[u], province)
    ]
    return len(foes) == 1 and province not in s.horde


def cost_of(s: InvasionsState, forces: Forces, column: Column, at: int, to: int, role: int) -> int:
    """Steps from one province into the next; NONE = it cannot go there."""
    nation = column.nation
    if is_closed(s, to, nation) or any(is_barred(s, u, to) for u in column.units):
        return NONE
    strait = s.box.provinces[at].border(to) == STRAIT
    if strait and is_blocked(s, at, to, nation):
        return NONE
    if lets_pass(s, forces, to, nation):
        return 1
    if column.barbarian and not s.box.provinces[to].civilized:
        return 1  # war R19.45
    foes = forces.foes(s, to, [nation])
    if role == AS_ATTACKER and is_held(s, forces, to, foes):
        return 1  # war R12.6
    return 2 if can_overrun(s, column, to) and not strait else NONE


class Ways:
    """Where a group can come within three steps, and how."""

    def __init__(
        self, s: InvasionsState, forces: Forces, column: Column, province: int, role: int
    ) -> None:
        self.behind = {province: NONE}
        """The province before each one on the way."""
        self.spent = {province: 0}
        """Steps used up to each of them."""
        ban = banned(s, province, role)
        edge = [province]
        while edge:
            at = edge.pop(0)
            first = at == province
            near = first_steps(s, column, province, role) if first else s.box.provinces[at].near
            for to in near:
                cost = NONE if to in ban else cost_of(s, forces, column, at, to, role)
                if cost != NONE and self._is_better(s, to, self.spent[at] + cost):
                    self.spent[to] = self.spent[at] + cost
                    self.behind[to] = at
                    edge.append(to)

    def _is_better(self, s: InvasionsState, province: int, steps: int) -> bool:
        if steps > s.box.numbers.reaction_steps:
            return False
        return province not in self.spent or steps < self.spent[province]

    def overruns(self, province: int) -> list[int]:
        """war R11.2, R11.7: provinces on the way there that cost a step more."""
        found = []
        while self.behind[province] != NONE:
            before = self.behind[province]
            if self.spent[province] - self.spent[before] > 1:
                found.append(province)
            province = before
        return found


def has_room(s: InvasionsState, column: Column, province: int) -> bool:
    """war R19.41, R9.5: the leaders of the group raise the limit."""
    leaders = [
        each
        for each in leaders_in(s, province)
        if are_one_nation(s, nation_of(s, each), column.nation)
    ]
    limit = limit_with(s, province, column.nation, [*leaders, *column.leaders])
    return len(counted_at(s, province, column.nation)) + len(column.units) <= limit


def joins_battle(s: InvasionsState, forces: Forces, column: Column, province: int) -> bool:
    """war R19.44: a battle is pending there in which a friendly stack takes part."""
    ours = [u for u in forces.units[province] if is_one(s, u, column.nation)]
    return bool(ours) and bool(forces.foes(s, province, [column.nation]))


def can_end(
    s: InvasionsState,
    nation: int,
    province: int,
    role: int,
    units: Sequence[int],
    leaders: Sequence[int],
) -> list[int]:
    """war R19.41: the provinces in which this group may end."""
    forces, column = Forces(s), Column(s, nation, units, leaders)
    return sorted(
        p
        for p in Ways(s, forces, column, province, role).behind
        if p != province
        and has_room(s, column, p)
        and (can_shelter(s, forces, p, nation) or joins_battle(s, forces, column, p))
    )


# -- group after group ----------------------------------------------------------------------------


def send_groups(s: InvasionsState) -> None:
    """war R19.41, R19.47, E98: until the province is clear; who finds no way is eliminated."""
    nation, province, role = s.var(LOSER), s.var(FIELD), s.var(AS)
    clear_group(s)
    if can_send(s, nation, province, role):
        s.repeat()
        s.push(RETREAT_GROUP, nation, province, role)
        return
    for unit in units_to_leave(s, nation, province):
        if role != LEAVING:
            s.tell(UNIT_FELL, s.unit_kind[unit], s.unit_command[unit], province)
            remove_unit(s, unit)
    if not units_to_leave(s, nation, province):
        if role == AS_DEFENDER and s.victor == ATTACKER and s.horde[nation] == province:
            subdue(s, nation)  # war E98
        leave_alone(s, nation, province)
    settle_control(s)


def can_send(s: InvasionsState, nation: int, province: int, role: int) -> bool:
    """Has anybody there a way? A horde that is left alone goes like a group (war E116)."""
    units = units_to_leave(s, nation, province)
    if not units:
        alone = has_horde_here(s, nation, province)
        return alone and bool(can_end(s, nation, province, role, [], []))
    if any(can_end(s, nation, province, role, [unit], []) for unit in units):
        return True
    leaders = leaders_to_leave(s, nation, province)
    return bool(can_end(s, nation, province, role, units, leaders))


def leave_alone(s: InvasionsState, nation: int, province: int) -> None:
    """war R3.6, E98: leaders and the horde that nobody takes along."""
    if has_horde_here(s, nation, province) and nation not in s.subdued:
        places = nearest_friendly(s, nation, province)
        if places:
            move_horde(s, nation, places[0])
    for leader in leaders_to_leave(s, nation, province):
        find_refuge(s, leader, province)


class RetreatGroup(Decision[InvasionsState]):
    """war DP18"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(NATION))

    def legal(self, s: InvasionsState) -> list[str]:
        words = unit_words(s, "rt_take", self.takeable(s))
        words += [f"rt_take_leader {s.box.leaders[each].id}" for each in self.followers(s)]
        if self.may_take_horde(s):
            words.append("rt_take_horde")
        if self.may_take_all(s):
            words.append("rt_all")
        return words + [f"rt_go {s.box.provinces[p].id}" for p in self.places(s)]

    def places(self, s: InvasionsState) -> list[int]:
        """Where the group may go as it is."""
        nation, province, role = s.var(NATION), s.var(PROVINCE), s.var(ROLE)
        alone = not units_to_leave(s, nation, province)
        if not (s.retreat_units or alone) or self.must_take_horde(s):
            return []
        return can_end(s, nation, province, role, s.retreat_units, s.retreat_leaders)

    def takeable(self, s: InvasionsState) -> list[int]:
        """war 3.1: in order, and only while all of the group can end somewhere."""
        if s.retreat_leaders or s.retreat_horde != NONE:
            return []
        nation, province, role = s.var(NATION), s.var(PROVINCE), s.var(ROLE)
        least = counter_of(s, s.retreat_units[-1]) if s.retreat_units else 0
        rest = [u for u in units_to_leave(s, nation, province) if u not in s.retreat_units]
        found = []
        for counter in counters_of(s, rest):
            unit = unit_of(s, rest, counter)
            group = [*s.retreat_units, unit]
            if counter >= least and can_end(s, nation, province, role, group, []):
                found.append(unit)
        return found

    def followers(self, s: InvasionsState) -> list[int]:
        """Leaders who may join the group, in order."""
        if not s.retreat_units or s.retreat_horde != NONE:
            return []
        least = s.retreat_leaders[-1] if s.retreat_leaders else NONE
        here = leaders_to_leave(s, s.var(NATION), s.var(PROVINCE))
        return [each for each in sorted(here) if each > least]

    def may_take_horde(self, s: InvasionsState) -> bool:
        here = has_horde_here(s, s.var(NATION), s.var(PROVINCE))
        return bool(s.retreat_units) and here and s.retreat_horde == NONE

    def must_take_horde(self, s: InvasionsState) -> bool:
        """war R4.9: the last group of a nation takes its horde."""
        units = units_to_leave(s, s.var(NATION), s.var(PROVINCE))
        return self.may_take_horde(s) and len(units) == len(s.retreat_units)

    def may_take_all(self, s: InvasionsState) -> bool:
        nation, province, role = s.var(NATION), s.var(PROVINCE), s.var(ROLE)
        if s.retreat_units:
            return False
        units = units_to_leave(s, nation, province)
        leaders = leaders_to_leave(s, nation, province)
        if not units:
            return False
        alone = len(units) == 1 and not leaders and not has_horde_here(s, nation, province)
        return not alone and bool(can_end(s, nation, province, role, units, leaders))

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
        if verb != RT_GO_V:
            return Why("W19.39", "asked-retreat")
        if self.must_take_horde(s):
            return Why("W4.9", "horde-goes-along")
        about = {"province": s.box.provinces[arg].id}
        return None if arg in self.places(s) else Why("W19.41", "no-refuge", about)

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province = s.var(NATION), s.var(PROVINCE)
        if verb == RT_TAKE_V:
            s.retreat_units.append(unit_of(s, self.takeable(s), arg))
        elif verb == RT_TAKE_LEADER_V:
            s.retreat_leaders.append(arg)
        elif verb == RT_TAKE_HORDE_V:
            s.retreat_horde = nation
        elif verb == RT_ALL_V:
            s.retreat_units = units_to_leave(s, nation, province)
            s.retreat_leaders = leaders_to_leave(s, nation, province)
            s.retreat_horde = nation if has_horde_here(s, nation, province) else NONE
        else:
            role = s.var(ROLE)
            s.pop()
            go(s, nation, province, role, arg)


def go(s: InvasionsState, nation: int, province: int, role: int, to: int) -> None:
    """The group arrives; single enemies on its way are overrun (war R19.40)."""
    column = Column(s, nation, s.retreat_units, s.retreat_leaders)
    for at in Ways(s, Forces(s), column, province, role).overruns(to):
        overrun(s, column, at)
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


def overrun(s: InvasionsState, column: Column, province: int) -> None:
    """war R11.1, R11.8"""
    for unit in units_in(s, province):
        if is_hostile(s, column.nation, s.unit_command[unit], province):
            s.tell(UNIT_FELL, s.unit_kind[unit], s.unit_command[unit], province)
            remove_unit(s, unit)
