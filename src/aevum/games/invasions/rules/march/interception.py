"""Interception: who may intercept, by which route, with which chance.

Rules   war R17.3 to R17.11, E3, E26 to E28, E57, E67, E92, E120
Owns    none
Nodes   interception-roll (chance), fit (decision)
Leaves  the announcement to reactions.py, the battle to entry.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import D10_V
from aevum.games.invasions.components.march import (
    FIT,
    INTERCEPTED,
    INTERCEPTION_FAILED,
    INTERCEPTION_ROLL,
    RX_LEAVE_V,
)
from aevum.games.invasions.components.registers import INACTIVE
from aevum.games.invasions.kinds import NONE, RIDGE, RIVER, STRAIT
from aevum.games.invasions.options import INACTIVE_MAY_INTERCEPT
from aevum.games.invasions.rules.board.dice import D10_WORDS
from aevum.games.invasions.rules.board.ground import (
    Forces,
    is_barred,
    is_blocked,
    is_closed,
    is_leashed,
    lets_pass,
)
from aevum.games.invasions.rules.board.leaders import (
    best_combat,
    leaders_in,
    move_leader,
    nation_of,
)
from aevum.games.invasions.rules.board.relations import is_friendly
from aevum.games.invasions.rules.board.stacking import counted_at, limit_with
from aevum.games.invasions.rules.board.units import (
    move_unit,
    open_slots,
    unit_of,
    unit_words,
    units_in,
)
from aevum.games.invasions.rules.cards.lasting import take_sway
from aevum.games.invasions.rules.march.calls import (
    force_of,
    has_hunted,
    hunt,
    leaders_called,
    release_leader,
    release_unit,
    succeed,
    units_called,
)
from aevum.games.invasions.rules.march.marching import note_way, open_band
from aevum.games.invasions.rules.march.ways import is_bosphorus
from aevum.games.invasions.rules.turn.founding import is_empire
from aevum.games.invasions.state import InvasionsState

CALL: Final = INTERCEPTION_ROLL.variable("call")
ENTERED: Final = INTERCEPTION_ROLL.variable("province")
FITTING: Final = FIT.variable("call")
THERE: Final = FIT.variable("province")
LAST: Final = FIT.variable("last")

OWN_CAPITAL: Final = 3
EMPIRE_BONUS: Final = 2
FARTHEST: Final = 1
CROSSING: Final = 2
"""war R17.5: what a route of three steps, and each ridge or strait on it, take off."""


TERMS: Final = ("leader", "empire", "capital", "route")


class Route:
    """A way from a stack to the entered province."""

    def __init__(self, names: list[str], modifier: int, crosses: bool, last: int) -> None:
        self.modifier = modifier
        self.last = last
        """The province from which the entered one is reached."""
        self.crosses = crosses
        """The last step crosses a ridge or river (war E9)."""
        self.rank = (-modifier, crosses, len(names), names)
        """war R17.7: the best total, no ridge or river at the end, the shortest, by name."""


def toll_of(s: InvasionsState, a: int, b: int) -> int:
    """war R17.5: what a border takes off the roll."""
    if s.box.provinces[a].border(b) not in (RIDGE, STRAIT):
        return 0
    return 2 * CROSSING if is_bosphorus(s, a, b) else CROSSING


class Scout:
    """Looks for the best route to an entered province, from there outwards (war E57)."""

    def __init__(self, s: InvasionsState, forces: Forces, entered: int, nation: int) -> None:
        self.s = s
        self.forces = forces
        self.entered = entered
        self.nation = nation
        self.prey = open_band(s).units
        self.passable: dict[int, bool] = {}
        """Provinces that were looked at: may the nation pass them?"""

    def has_way(self, path: list[int], start: int, units: list[int]) -> bool:
        """Can these units come from their stack over a route that ends so?"""
        return any(
            there == start
            or (self._may_pass(there, units) and self.has_way([*path, there], start, units))
            for there in self._before(path, start)
        )

    def _before(self, path: list[int], start: int) -> list[int]:
        """From where the first province of a path can be reached, if the stack is near enough."""
        s, here = self.s, path[-1]
        left = s.box.numbers.reaction_steps - len(path)
        away = s.box.board.reach[start]
        return [
            there
            for there in s.box.provinces[here].near
            if away.get(there, left + 1) <= left
            and there not in path
            and not self._is_shut(here, there)
        ]

    def _may_pass(self, province: int, units: list[int]) -> bool:
        if not self._is_open(province):
            return False
        return not any(is_barred(self.s, unit, province) for unit in units)

    def best(self, start: int, units: list[int]) -> Route | None:
        """The best route of a stack that has these units, or None."""
        found: list[Route] = []
        self._extend([self.entered], start, 0, units, found)
        return min(found, key=lambda route: route.rank) if found else None

    def _extend(
        self, path: list[int], start: int, toll: int, units: list[int], found: list[Route]
    ) -> None:
        for there in self._before(path, start):
            cost = toll + toll_of(self.s, path[-1], there)
            if there == start:
                found.append(self._route([*path, there], cost))
            elif self._may_pass(there, units):
                self._extend([*path, there], start, cost, units, found)

    def _route(self, path: list[int], toll: int) -> Route:
        s = self.s
        longest = len(path) - 1 == s.box.numbers.reaction_steps
        crosses = s.box.provinces[path[1]].border(path[0]) in (RIDGE, RIVER)
        names = [s.box.provinces[p].id for p in reversed(path)]
        return Route(names, -toll - (FARTHEST if longest else 0), crosses, path[1])

    def _is_shut(self, a: int, b: int) -> bool:
        strait = self.s.box.provinces[a].border(b) == STRAIT
        return strait and is_blocked(self.s, a, b, self.nation)

    def _is_open(self, province: int) -> bool:
        s, nation = self.s, self.nation
        if province not in self.passable:
            self.passable[province] = (
                not is_closed(s, province, nation)
                and not is_leashed(s, province, nation)
                and lets_pass(s, self.forces, province, nation)
            )
        return self.passable[province]


# -- who may --------------------------------------------------------------------------------------


def may_intercept(s: InvasionsState, forces: Forces, province: int, nation: int) -> bool:
    """war R17.1, E24, E25, E92: the controller, or the only occupant of uncontrolled ground."""
    force = force_of(s, nation)
    here = forces.nations(s, province)
    third = [n for n in here if n not in s.acting and not is_friendly(s, nation, n, province)]
    idle = s.being[nation] == INACTIVE and not s.switched(INACTIVE_MAY_INTERCEPT)
    if idle or third or is_closed(s, province, nation) or s.shielded:
        return False
    if is_leashed(s, province, nation):
        return False
    lord = s.controller[province]
    if lord == NONE:
        return any(each in here for each in force)
    shared = s.ally[lord] in force and any(each in here for each in force)
    return lord in force or shared


def hunters_at(scout: Scout, place: int) -> list[int]:
    """war R17.3, E27, E28: units of a stack that may try against the group."""
    s, force = scout.s, force_of(scout.s, scout.nation)
    return [
        unit
        for unit in units_in(s, place)
        if s.unit_command[unit] in force
        and not units_called_at(s, unit)
        and not is_barred(s, unit, scout.entered)
        and not has_hunted(s, unit, scout.prey)
    ]


def units_called_at(s: InvasionsState, unit: int) -> bool:
    return unit < len(s.unit_called) and s.unit_called[unit] > 0


def is_attacked(s: InvasionsState, forces: Forces, place: int, force: list[int]) -> bool:
    """war R17.3: active units hostile to them are in their province."""
    return any(each in s.acting for each in forces.foes(s, place, force))


def stacks_in_reach(s: InvasionsState, forces: Forces, entered: int, nation: int) -> list[int]:
    """Provinces with a stack that has a route."""
    scout = Scout(s, forces, entered, nation)
    return [place for place in stacks_near(scout) if can_come(scout, place)]


def is_in_reach(s: InvasionsState, forces: Forces, entered: int, nation: int) -> bool:
    """Is there such a stack?"""
    scout = Scout(s, forces, entered, nation)
    return any(can_come(scout, place) for place in stacks_near(scout))


def stacks_near(scout: Scout) -> list[int]:
    """Its own stacks within the steps of a reaction, if a nation may intercept there."""
    s, forces, entered, nation = scout.s, scout.forces, scout.entered, scout.nation
    if not may_intercept(s, forces, entered, nation):
        return []
    force = force_of(s, nation)
    return [
        place
        for place in s.box.board.around[entered]
        if forces.units[place]
        and any(each in forces.here[place] for each in force)
        and not is_attacked(s, forces, place, force)
    ]


def can_come(scout: Scout, place: int) -> bool:
    """Has a unit of this stack a route?"""
    return any(
        scout.has_way([scout.entered], place, [unit])
        for unit in one_of_each(scout.s, hunters_at(scout, place))
    )


def one_of_each(s: InvasionsState, units: list[int]) -> list[int]:
    """Equal units have the same routes."""
    found: dict[tuple[int, int], int] = {}
    for unit in units:
        found.setdefault((s.unit_kind[unit], s.unit_command[unit]), unit)
    return list(found.values())


def able_at(scout: Scout, place: int) -> list[int]:
    """Units of a stack that could come, each by itself."""
    s, hunters = scout.s, hunters_at(scout, place)
    able = [
        (s.unit_kind[unit], s.unit_command[unit])
        for unit in one_of_each(s, hunters)
        if scout.has_way([scout.entered], place, [unit])
    ]
    return [unit for unit in hunters if (s.unit_kind[unit], s.unit_command[unit]) in able]


# -- the roll -------------------------------------------------------------------------------------


def terms_of(s: InvasionsState, call: int, entered: int, route: Route) -> list[int]:
    """war R17.5, realm E87: what is added to the die, in the order of TERMS."""
    force = force_of(s, s.call_nation[call])
    return [
        best_combat(s, leaders_called(s, call)),
        EMPIRE_BONUS if any(is_empire(s, each) for each in force) else 0,
        OWN_CAPITAL if any(s.capital[each] == entered for each in force) else 0,
        route.modifier,
    ]


def chance_of(s: InvasionsState, call: int, entered: int, route: Route) -> int:
    return sum(terms_of(s, call, entered, route))


def route_of(s: InvasionsState, call: int, entered: int) -> Route | None:
    """war E120: None if the way has closed since the announcement."""
    units = units_called(s, call)
    scout = Scout(s, Forces(s), entered, s.call_nation[call])
    return scout.best(s.call_place[call], units) if units else None


def has_route(s: InvasionsState, call: int, entered: int) -> bool:
    """The units of an announcement share a route (war R16.4)."""
    units = units_called(s, call)
    scout = Scout(s, Forces(s), entered, s.call_nation[call])
    return bool(units) and scout.has_way([entered], s.call_place[call], units)


class InterceptionRoll(Chance[InvasionsState]):
    """war R17.5, R17.6"""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return D10_WORDS

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == D10_V else Why("W17.5", "asked-die")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        call, entered = s.var(CALL), s.var(ENTERED)
        s.pop()
        hunt(s, units_called(s, call), open_band(s).units)
        route = route_of(s, call, entered)
        if route is None or s.shielded:  # war E120: an event before the die has closed its way
            return
        total = arg + 1 + chance_of(s, call, entered, route) + take_sway(s)
        nation, place = s.call_nation[call], s.call_place[call]
        if total < s.box.numbers.interception_roll:
            s.tell(INTERCEPTION_FAILED, nation, place, entered, total)
            return
        s.tell(INTERCEPTED, nation, place, entered, total)
        note_way(s, units_called(s, call), route.last)
        succeed(s, call)
        if surplus_of(s, call, entered) > 0:
            s.push(FIT, call, entered)


def room_for(s: InvasionsState, call: int, entered: int) -> int:
    """war R17.9, R17.10: how many of a stack find room, its leaders included."""
    nation = s.call_nation[call]
    leaders = [
        leader
        for leader in leaders_in(s, entered)
        if is_friendly(s, nation, nation_of(s, leader), entered)
    ]
    limit = limit_with(s, entered, nation, [*leaders, *leaders_called(s, call)])
    return limit - len(counted_at(s, entered, nation))


def surplus_of(s: InvasionsState, call: int, entered: int) -> int:
    return len(units_called(s, call)) - room_for(s, call, entered)


class Fit(Decision[InvasionsState]):
    """war DP6: who stays because of the stacking limit."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.call_nation[s.var(FITTING)])

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "rx_leave", self.leavers(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == RX_LEAVE_V and unit_of(s, self.leavers(s), arg) != NONE:
            return None
        return Why("W17.9", "asked-fit")

    def leavers(self, s: InvasionsState) -> list[int]:
        call = s.var(FITTING)
        surplus = surplus_of(s, call, s.var(THERE))
        return open_slots(s, units_called(s, call), s.var(LAST), surplus)

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        release_unit(s, unit_of(s, self.leavers(s), arg))
        s.set_var(LAST, arg)
        if surplus_of(s, s.var(FITTING), s.var(THERE)) <= 0:
            s.pop()


def arrive(s: InvasionsState, call: int, entered: int) -> bool:
    """war R17.9: the stack is put into the entered province; says whether anybody came."""
    units, leaders = units_called(s, call), leaders_called(s, call)
    for unit in units:
        move_unit(s, unit, entered)
        release_unit(s, unit)
    for leader in leaders:
        if units:
            move_leader(s, leader, entered)
        release_leader(s, leader)
    return bool(units)
