"""Migration: a horde leaves with all units of its nation.

Rules   war R4.6, R13, E19, E20, E121, DP37
Owns    trekked
Nodes   migration (procedure), migrate-to (decision), migrate-rest (decision)
Leaves  the choice of the mode to activation.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.march import (
    MIGRATE_REST,
    MIGRATE_TO,
    MIGRATED,
    MIGRATION,
    MV_ADD_V,
    MV_GO_V,
)
from aevum.games.invasions.kinds import BARBARIAN, NONE, STRAIT
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import (
    Forces,
    ground_of,
    has_foreign_city,
    is_barred,
    is_blocked,
    is_closed,
    is_empty,
    is_leashed,
)
from aevum.games.invasions.rules.board.leaders import leaders_at, leaders_in_play, move_leader
from aevum.games.invasions.rules.board.relations import FRIENDLY, is_hostile
from aevum.games.invasions.rules.board.stacking import counted_at, limit_with, room_at
from aevum.games.invasions.rules.board.units import (
    HORDE_STEPS,
    counter_of,
    counters_of,
    move_horde,
    move_unit,
    unit_of,
    unit_words,
    units_of,
)
from aevum.games.invasions.rules.march.marching import LEADER_STEPS, base_steps
from aevum.games.invasions.rules.march.ways import may_lead_horde
from aevum.games.invasions.rules.turn.timeline import invades
from aevum.games.invasions.state import InvasionsState

NATION: Final = MIGRATION.variable("nation")
GOAL: Final = MIGRATION.variable("province")
MIGRANT: Final = MIGRATE_TO.variable("nation")
RESTING: Final = MIGRATE_REST.variable("nation")
CENTRE: Final = MIGRATE_REST.variable("province")
COUNTER: Final = MIGRATE_REST.variable("counter")


class Trek:
    """What a migration of a nation to a province would need (war R13.4, E121)."""

    def __init__(self, s: InvasionsState, nation: int) -> None:
        self.s = s
        self.nation = nation
        self.forces = Forces(s)
        self.units = units_of(s, nation)
        self.leaders = leaders_in_play(s, nation)
        self.quiet: dict[int, bool] = {}
        self.walks: dict[tuple[int, int], set[int]] = {}
        """What was found out: quiet ground, and where somebody gets from a place."""
        self.reach: dict[int, set[int]] = {}
        for unit in self.units:
            led = bool(leaders_at(s, s.unit_at[unit], nation))
            ground = self._walk(s.unit_at[unit], base_steps(s, unit) + int(led))
            self.reach[unit] = {p for p in ground if not is_barred(s, unit, p)}

    def _walk(self, start: int, steps: int) -> set[int]:
        """Places within so many steps over ground without enemies; a strait is a whole move."""
        if (start, steps) not in self.walks:
            self.walks[start, steps] = self._explore(start, steps)
        return self.walks[start, steps]

    def _explore(self, start: int, steps: int) -> set[int]:
        s, nation = self.s, self.nation
        found, edge = {start}, [start]
        for taken in range(steps):
            after: list[int] = []
            for here in edge:
                for to in s.box.provinces[here].near:
                    if to in found or not self._is_quiet(to):
                        continue
                    strait = s.box.provinces[here].border(to) == STRAIT
                    if strait and (taken or is_blocked(s, here, to, nation)):
                        continue
                    found.add(to)
                    if not strait:
                        after.append(to)
            edge = after
        return found

    def _is_quiet(self, province: int) -> bool:
        """war R13.3: no hostile units, hordes or limes, no closed ground."""
        if province not in self.quiet:
            self.quiet[province] = self._seems_quiet(province)
        return self.quiet[province]

    def _seems_quiet(self, province: int) -> bool:
        s, nation = self.s, self.nation
        if is_closed(s, province, nation) or is_leashed(s, province, nation):
            return False
        limes = s.limes[province]
        if limes != NONE and is_hostile(s, nation, limes, province):
            return False
        return not self.forces.foes(s, province, [nation])

    def may_settle(self, province: int) -> bool:
        """war R13.3: friendly, or empty and without a hostile built city."""
        s, nation = self.s, self.nation
        if self.forces.neutrals(s, province, (nation,)) or not self._is_quiet(province):
            return False
        if ground_of(s, self.forces, province, nation) == FRIENDLY:
            return True
        empty = is_empty(s, self.forces, province, nation)
        return empty and not has_foreign_city(s, province, nation)

    def goals(self) -> list[int]:
        """Destinations of the horde at which R13.4 can be met."""
        return [goal for goal in sorted(self._reach()) if self._can_end(goal)]

    def has_goal(self) -> bool:
        return any(self._can_end(goal) for goal in self._reach())

    def _reach(self) -> set[int]:
        return self._walk(self.s.horde[self.nation], HORDE_STEPS)

    def _can_end(self, goal: int) -> bool:
        s, nation = self.s, self.nation
        return (
            goal != s.horde[nation]
            and self.may_settle(goal)
            and may_lead_horde(s, nation, goal)
            and self._leaders_reach(goal)
            and self.fits(goal, self.units, self.surplus(goal), self.rooms(goal))
        )

    def _leaders_reach(self, goal: int) -> bool:
        s = self.s
        return all(
            s.leader_at[leader] == goal
            or (
                not s.confined[leader]
                and s.leader_at[leader] != NONE
                and goal in self._walk(s.leader_at[leader], LEADER_STEPS)
            )
            for leader in self.leaders
        )

    def surplus(self, goal: int) -> int:
        """Units above the stacking limit of the destination, all leaders being there."""
        s = self.s
        others = [u for u in counted_at(s, goal, self.nation) if s.unit_command[u] != self.nation]
        room = limit_with(s, goal, self.nation, self.leaders) - len(others)
        return max(0, len(self.units) - max(0, room))

    def rooms(self, goal: int) -> dict[int, int]:
        """Room in the provinces beside the destination, without the nation's own units."""
        s, nation = self.s, self.nation
        found: dict[int, int] = {}
        for p in s.box.provinces[goal].land:
            if self.may_settle(p):
                own = sum(s.unit_at[unit] == p for unit in self.units)
                found[p] = max(0, room_at(s, nation, p) + own)
        return found

    def fits(self, goal: int, units: list[int], surplus: int, rooms: dict[int, int]) -> bool:
        """Can so many units end beside the destination, and all others in it?"""
        far = [unit for unit in units if goal not in self.reach[unit]]
        if len(far) > surplus:
            return False
        left = dict(rooms)
        if seat_all(far, self.reach, left) < len(far):
            return False
        if len(far) == surplus:
            return True
        near = [unit for unit in units if goal in self.reach[unit]]
        return len(far) + seat_all(near, self.reach, left) >= surplus


def seat_all(units: list[int], reach: dict[int, set[int]], rooms: dict[int, int]) -> int:
    """How many units find a place, the choosiest first; takes the places."""
    places = sorted(rooms)
    ranks = [(sum(p in reach[unit] for p in places), i) for i, unit in enumerate(units)]
    count = 0
    for choices, i in sorted(ranks):
        if choices and take_seat(places, reach[units[i]], rooms):
            count += 1
    return count


def take_seat(places: list[int], reach: set[int], rooms: dict[int, int]) -> bool:
    """The first place with room that a unit reaches, if there is one."""
    for place in places:
        if rooms[place] > 0 and place in reach:
            rooms[place] -= 1
            return True
    return False


def may_migrate(s: InvasionsState, nation: int) -> bool:
    """war R7.5, R13.1: a barbarian nation with a horde that does not invade, and a goal."""
    if s.status[nation] != BARBARIAN or s.horde[nation] == NONE or invades(s, nation):
        return False
    return Trek(s, nation).has_goal()


def choose_goal(s: InvasionsState) -> None:
    s.push(MIGRATE_TO, s.var(NATION))


class MigrateTo(Decision[InvasionsState]):
    """war DP37: the destination of the horde."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(MIGRANT))

    def legal(self, s: InvasionsState) -> list[str]:
        goals = Trek(s, s.var(MIGRANT)).goals()
        return [f"mv_go {s.box.provinces[goal].id}" for goal in goals]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb != MV_GO_V:
            return Why("W13.3", "asked-migration")
        found = arg in Trek(s, s.var(MIGRANT)).goals()
        return None if found else Why("W13.4", "cannot-migrate-there")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        s.pop()
        s.set_var(GOAL, arg)


# -- units above the limit ------------------------------------------------------------------------


def place_surplus(s: InvasionsState) -> None:
    """war R13.4: only units above the limit end beside the destination."""
    nation, goal = s.var(NATION), s.var(GOAL)
    if rest_choices(s, nation, goal, True):
        s.repeat()
        s.push(MIGRATE_REST, nation, goal, NONE)


def waiting(s: InvasionsState, nation: int) -> list[int]:
    """Units that have no place yet."""
    return [unit for unit in units_of(s, nation) if unit not in s.trekked]


def rooms_left(s: InvasionsState, trek: Trek, goal: int) -> dict[int, int]:
    """Room beside the destination, those who were placed there counted."""
    rooms = trek.rooms(goal)
    for unit in s.trekked:
        rooms[s.unit_at[unit]] -= 1
    return rooms


def rest_choices(
    s: InvasionsState, nation: int, goal: int, first: bool = False
) -> list[tuple[int, int]]:
    """Units that must end beside the destination, and places that let all others find theirs.

    `first`: one of them is enough.
    """
    trek, left = Trek(s, nation), waiting(s, nation)
    due = trek.surplus(goal) - len(s.trekked)
    found: list[tuple[int, int]] = []
    if due <= 0:
        return found
    rooms = rooms_left(s, trek, goal)
    for counter in counters_of(s, left):
        unit = unit_of(s, left, counter)
        rest = [each for each in left if each != unit]
        for place in sorted(rooms):
            if rooms[place] <= 0 or place not in trek.reach[unit]:
                continue
            if trek.fits(goal, rest, due - 1, rooms | {place: rooms[place] - 1}):
                found.append((unit, place))
                if first:
                    return found
    return found


class MigrateRest(Decision[InvasionsState]):
    """war DP37: a unit above the limit, then its place beside the destination."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(RESTING))

    def choices(self, s: InvasionsState) -> list[tuple[int, int]]:
        return rest_choices(s, s.var(RESTING), s.var(CENTRE))

    def legal(self, s: InvasionsState) -> list[str]:
        counter, choices = s.var(COUNTER), self.choices(s)
        if counter == NONE:
            return unit_words(s, "mv_add", [unit for unit, _ in choices])
        places = [p for unit, p in choices if counter_of(s, unit) == counter]
        return [f"mv_go {s.box.provinces[p].id}" for p in places]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        counter, choices = s.var(COUNTER), self.choices(s)
        if counter == NONE:
            found = verb == MV_ADD_V and any(counter_of(s, unit) == arg for unit, _ in choices)
        else:
            found = verb == MV_GO_V and any(
                counter_of(s, unit) == counter and p == arg for unit, p in choices
            )
        return None if found else Why("W13.4", "asked-surplus-of-migration")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == MV_ADD_V:
            s.set_var(COUNTER, arg)
            return
        counter, nation = s.var(COUNTER), s.var(RESTING)
        s.pop()
        unit = unit_of(s, waiting(s, nation), counter)
        move_unit(s, unit, arg)
        s.trekked.append(unit)


def arrive(s: InvasionsState) -> None:
    """war R13.4: the horde, all leaders and all other units."""
    nation, goal = s.var(NATION), s.var(GOAL)
    s.tell(MIGRATED, nation, s.horde[nation], goal)
    beside = set(s.trekked)
    for unit in units_of(s, nation):
        if unit not in beside:
            move_unit(s, unit, goal)
    for leader in leaders_in_play(s, nation):
        move_leader(s, leader, goal)
    move_horde(s, nation, goal)
    forget_trek(s)
    settle_control(s)


def forget_trek(s: InvasionsState) -> None:
    s.trekked = []
