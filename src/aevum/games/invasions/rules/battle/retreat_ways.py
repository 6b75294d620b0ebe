"""The ways of a retreat: where a group may go, and what it overruns.

Rules   war R11.7, R12.6, R19.39 to R19.45, R30.10; E38, E39, E97
Owns    none
Nodes   none
Leaves  who goes to retreat.py, what ground is to ground.py
"""

from __future__ import annotations

from collections.abc import Sequence

from aevum.games.invasions.components.battle import ATTACKER
from aevum.games.invasions.kinds import BARBARIAN, NONE
from aevum.games.invasions.rules.battle.departure import (
    AFTER_BATTLE,
    AS_ATTACKER,
    AS_DEFENDER,
    CEDED,
    SURPLUS,
)
from aevum.games.invasions.rules.battle.lineup import are_one_nation
from aevum.games.invasions.rules.board.ground import (
    Forces,
    can_shelter,
    has_strangers,
    is_barred,
    is_blocked,
    is_closed,
    is_strait,
    lets_pass,
)
from aevum.games.invasions.rules.board.leaders import leaders_in, nation_of
from aevum.games.invasions.rules.board.stacking import counted_at, limit_with
from aevum.games.invasions.rules.board.units import units_in
from aevum.games.invasions.rules.march.marching import came_by_sea, came_from
from aevum.games.invasions.rules.march.overrun import TRAMPLING, can_trample
from aevum.games.invasions.rules.march.ways import is_held
from aevum.games.invasions.state import InvasionsState


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


def cost_of(s: InvasionsState, forces: Forces, column: Column, to: int, role: int) -> int:
    """Steps into a province by land; NONE = it cannot go there."""
    nation = column.nation
    if is_closed(s, to, nation) or any(is_barred(s, u, to) for u in column.units):
        return NONE
    if lets_pass(s, forces, to, nation):
        return 1
    if column.barbarian and not s.box.provinces[to].civilized:
        return 1  # war R19.45
    foes = forces.foes(s, to, [nation])
    if role == AS_ATTACKER and is_held(s, forces, to, foes):
        return 1  # war R12.6
    return TRAMPLING if can_trample(s, nation, column.units, to) else NONE  # war R19.40


def cost_over_strait(s: InvasionsState, at: int, to: int, nation: int, cost: int) -> int:
    """war R15.5, R19.40: nobody is overrun over a strait, and a hostile fleet closes it."""
    return NONE if cost == TRAMPLING or is_blocked(s, at, to, nation) else cost


class Ways:
    """Where a group can come within three steps, and how."""

    def __init__(
        self, s: InvasionsState, forces: Forces, column: Column, province: int, role: int
    ) -> None:
        self.behind = {province: NONE}
        """The province before each one on the way."""
        self.spent = {province: 0}
        """Steps used up to each of them."""
        self.s = s
        self.forces = forces
        self.column = column
        self.role = role
        self.costs = dict.fromkeys(banned(s, province, role), NONE)
        """Steps into each province that was looked at."""
        self.edge = [province]
        """From where the group has not looked any further."""

    def explored(self) -> Ways:
        while self.edge:
            self.explore()
        return self

    def explore(self) -> list[int]:
        """The next province on the edge: where the group gets from there."""
        s, at, found = self.s, self.edge.pop(0), list[int]()
        near: Sequence[int] = s.box.provinces[at].near
        if self.behind[at] == NONE:
            near = first_steps(s, self.column, at, self.role)
        for to in near:
            cost = self._cost(at, to)
            if cost != NONE and self._is_better(s, to, self.spent[at] + cost):
                self.spent[to] = self.spent[at] + cost
                self.behind[to] = at
                found.append(to)
        self.edge += found
        return found

    def _cost(self, at: int, to: int) -> int:
        s = self.s
        if to not in self.costs:
            self.costs[to] = cost_of(s, self.forces, self.column, to, self.role)
        cost = self.costs[to]
        if cost == NONE or not is_strait(s, at, to):
            return cost
        return cost_over_strait(s, at, to, self.column.nation, cost)

    def _is_better(self, s: InvasionsState, province: int, steps: int) -> bool:
        if steps > s.box.numbers.reaction_steps:
            return False
        return province not in self.spent or steps < self.spent[province]

    def overruns(self, province: int) -> list[int]:
        """war R11.2, R11.7: provinces on the way there that cost a step more."""
        found = []
        while self.behind.get(province, NONE) != NONE:
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


def is_shelter(s: InvasionsState, forces: Forces, column: Column, province: int, role: int) -> bool:
    """war R19.41, R19.44: ground on which the group may end."""
    if can_shelter(s, forces, province, column.nation):
        return True
    return role in AFTER_BATTLE and joins_battle(s, forces, column, province)


def vacated_places(s: InvasionsState, column: Column, province: int, role: int) -> list[int]:
    """realm R38.4.3: places that the federate has just left."""
    return [
        p
        for p in s.vacated
        if role == SURPLUS
        and p != province
        and has_room(s, column, p)
        and not has_strangers(s, column.nation, p)
    ]


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
    reach = [p for p in Ways(s, forces, column, province, role).explored().behind if p != province]
    found = [p for p in reach if is_shelter(s, forces, column, p, role)]
    roomy = {p for p in found if has_room(s, column, p)}
    roomy.update(vacated_places(s, column, province, role))
    return sorted(roomy) if roomy or role != CEDED else sorted(found)


def has_end(
    s: InvasionsState,
    nation: int,
    province: int,
    role: int,
    units: Sequence[int],
    leaders: Sequence[int],
) -> bool:
    """Is there such a province?"""
    forces, column = Forces(s), Column(s, nation, units, leaders)
    ways = Ways(s, forces, column, province, role)
    while ways.edge:
        for p in ways.explore():
            if is_shelter(s, forces, column, p, role) and (role == CEDED or has_room(s, column, p)):
                return True
    return bool(vacated_places(s, column, province, role))
