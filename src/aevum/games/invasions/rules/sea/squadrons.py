"""Squadrons: naval stacks, their zone steps and transports, and where fleets may be.

Rules   war R26, R27.5, E47, E87, E126
Owns    squadron, fleet_steps, fleet_trips, fleet_marks, crew, voyage
Nodes   none
Leaves  the fleets themselves to units.py, their moves to naval.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import FLEET_RANGE
from aevum.games.invasions.rules.board.leaders import nation_of
from aevum.games.invasions.rules.board.relations import HOSTILE, are_friends, relation_at_sea
from aevum.games.invasions.rules.board.units import fleet_nation, fleets_at, fleets_of, remove_fleet
from aevum.games.invasions.state import InvasionsState

ZONE_STEPS: Final = 4
TRIPS: Final = 2
STACK: Final = 2
"""war R26.4: fleets of a naval stack, and naval stacks of a nation in a zone."""
TRIED: Final = 1
REFUSED: Final = 2
SAILING: Final = 4
TARGETED_AGAIN: Final = 8
RANGE: Final = 2


# -- an activation --------------------------------------------------------------------------------


def ready_fleets(s: InvasionsState) -> None:
    """war R26.2: zone steps, transports and interceptions are counted per activation."""
    count = len(s.fleet_at)
    s.squadron = [0] * count
    s.fleet_steps = [0] * count
    s.fleet_trips = [0] * count
    s.fleet_marks = [0] * count
    s.crew = []
    s.voyage = []
    for nation in range(len(s.being)):
        for sea in {s.fleet_at[fleet] for fleet in fleets_of(s, nation)}:
            reform(s, nation, sea)


def lay_up_fleets(s: InvasionsState) -> None:
    """war E87: a fleet that is still out of range is removed."""
    for nation in s.acting:
        for fleet in fleets_of(s, nation):
            if not in_range(s, nation, s.fleet_at[fleet]):
                remove_fleet(s, fleet)
    forget_voyages(s)


def forget_voyages(s: InvasionsState) -> None:
    s.squadron = []
    s.fleet_steps = []
    s.fleet_trips = []
    s.fleet_marks = []
    s.crew = []
    s.voyage = []


def reform(s: InvasionsState, nation: int, sea: int) -> None:
    """war R26.4, E126: the second stack exists only from the third fleet on."""
    known = len(s.squadron)
    here = [f for f in fleets_at(s, sea) if f < known and fleet_nation(s, f) == nation]
    here.sort(key=lambda fleet: (s.squadron[fleet], fleet))
    if len(here) <= STACK:
        for fleet in here:
            s.squadron[fleet] = 0
    elif sum(s.squadron[fleet] == 0 for fleet in here) != STACK:
        for place, fleet in enumerate(here):
            s.squadron[fleet] = place // STACK


def squadron_at(s: InvasionsState, sea: int, nation: int, number: int) -> list[int]:
    """The fleets of a naval stack."""
    known = len(s.squadron)
    here = [f for f in fleets_at(s, sea) if f < known and fleet_nation(s, f) == nation]
    return [fleet for fleet in here if s.squadron[fleet] == number]


def squadrons_in(s: InvasionsState, sea: int, nation: int) -> list[list[int]]:
    stacks = (squadron_at(s, sea, nation, number) for number in range(STACK))
    return [stack for stack in stacks if stack]


# -- marks ----------------------------------------------------------------------------------------


def mark_fleets(s: InvasionsState, fleets: Sequence[int], mark: int) -> None:
    for fleet in fleets:
        s.fleet_marks[fleet] |= mark


def clear_mark(s: InvasionsState, mark: int) -> None:
    s.fleet_marks = [each & ~mark for each in s.fleet_marks]


def lower_sails(s: InvasionsState, fleets: Sequence[int]) -> None:
    for fleet in fleets:
        s.fleet_marks[fleet] &= ~SAILING


def detach(s: InvasionsState, fleets: Sequence[int]) -> None:
    """war E126: fleets that arrive come after those that are there."""
    for fleet in fleets:
        s.squadron[fleet] = STACK


def has_fleet_mark(s: InvasionsState, fleets: Sequence[int], mark: int) -> bool:
    """war E126: a stack has the worst of its fleets."""
    return any(s.fleet_marks[fleet] & mark for fleet in fleets)


def sailing(s: InvasionsState) -> list[int]:
    """The naval stack that acts now."""
    marks = s.fleet_marks
    return [f for f in range(len(marks)) if marks[f] & SAILING and s.fleet_at[f] != NONE]


def use_steps(s: InvasionsState, fleets: Sequence[int], steps: int) -> None:
    for fleet in fleets:
        s.fleet_steps[fleet] = min(ZONE_STEPS, s.fleet_steps[fleet] + steps)


def count_trip(s: InvasionsState, fleets: Sequence[int]) -> None:
    """war R29.4"""
    for fleet in fleets:
        s.fleet_trips[fleet] += 1


def zone_steps_left(s: InvasionsState, fleets: Sequence[int]) -> int:
    if any(fleet >= len(s.fleet_steps) for fleet in fleets):
        return 0  # launched in mid-activation
    return min((ZONE_STEPS - s.fleet_steps[fleet] for fleet in fleets), default=0)


# -- voyages and crews ----------------------------------------------------------------------------


def plot(s: InvasionsState, sea: int) -> None:
    """A transport crosses this zone."""
    s.voyage.append(sea)


def set_out(s: InvasionsState, fleets: Sequence[int]) -> None:
    """war E124: longships are one naval stack under sail."""
    more = len(s.fleet_at) - len(s.fleet_marks)
    s.squadron += [0] * more
    s.fleet_steps += [ZONE_STEPS] * more
    s.fleet_trips += [TRIPS] * more
    s.fleet_marks += [0] * more
    mark_fleets(s, fleets, SAILING)


def end_voyage(s: InvasionsState) -> None:
    s.voyage = []
    clear_mark(s, SAILING)


def muster_crew(s: InvasionsState, leader: int) -> None:
    s.crew.append(leader)


def dismiss_crew(s: InvasionsState, leader: int) -> None:
    s.crew.remove(leader)


def clear_crew(s: InvasionsState) -> None:
    s.crew = []


def aboard_of(s: InvasionsState, nation: int, sea: int) -> list[int]:
    """Leaders of a nation with its fleets in a zone."""
    aboard = s.aboard
    return [e for e in range(len(aboard)) if aboard[e] == sea and nation_of(s, e) == nation]


# -- where fleets may be --------------------------------------------------------------------------


def distances_home(s: InvasionsState, nation: int) -> list[int]:
    """war E47: the zone of a port is 1, or 0; ports are built cities that it controls."""
    far = len(s.box.seas) + 1
    found = [far] * len(s.box.seas)
    own = [p for p in s.box.board.harbours if s.controller[p] == nation and s.built(p)]
    edge = [s.box.provinces[p].port for p in own]
    distance = int(not s.switched(FLEET_RANGE))
    while edge:
        after: list[int] = []
        for zone in edge:
            if found[zone] == far:
                found[zone] = distance
                after += s.box.seas[zone].near
        edge = after
        distance += 1
    return found


def distance_home(s: InvasionsState, nation: int, sea: int) -> int:
    return distances_home(s, nation)[sea]


def in_range(s: InvasionsState, nation: int, sea: int) -> bool:
    """war R26.3"""
    return distance_home(s, nation, sea) <= RANGE


def enemies_at(s: InvasionsState, sea: int, nation: int) -> list[int]:
    """Nations with fleets there that are hostile to a nation (war E49)."""
    found = sorted({fleet_nation(s, fleet) for fleet in fleets_at(s, sea)})
    return [other for other in found if relation_at_sea(s, nation, other) == HOSTILE]


def friends_at(s: InvasionsState, sea: int, nation: int) -> list[int]:
    found = sorted({fleet_nation(s, fleet) for fleet in fleets_at(s, sea)})
    return [other for other in found if are_friends(s, nation, other)]
