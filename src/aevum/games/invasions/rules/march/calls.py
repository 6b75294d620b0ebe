"""Announcements: which stacks flee or intercept, and who has tried against whom.

Rules   war R17.2, R17.8, R18.12, E26 to E28, E59, E92, E120
Owns    reactors, call_nation, call_place, call_step, unit_called, leader_called, horde_called,
        hunters, prey
Nodes   none
Leaves  what is announced to reactions.py, what follows to flight.py and interception.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.relations import both_have
from aevum.games.invasions.rules.march.marching import Band
from aevum.games.invasions.rules.turn.timeline import UNITED_EMPIRE
from aevum.games.invasions.state import InvasionsState

COMING: Final = -2
"""Instead of the first step: an interception that has succeeded."""


def force_of(s: InvasionsState, nation: int) -> list[int]:
    """war E59, E92: a nation, or both halves of the united empire."""
    if not (s.in_force[UNITED_EMPIRE] and s.box.nations[nation].has[UNITED_EMPIRE]):
        return [nation]
    return [n for n in range(len(s.being)) if both_have(s, n, nation, UNITED_EMPIRE)]


def forget_tries(s: InvasionsState) -> None:
    """war E28: a stack is the same until the Movement part ends."""
    s.hunters = []
    s.prey = []


def hunt(s: InvasionsState, hunters: Sequence[int], prey: Sequence[int]) -> None:
    """war R17.8: these units have tried against those."""
    for hunter in hunters:
        for unit in prey:
            s.hunters.append(hunter)
            s.prey.append(unit)


def has_hunted(s: InvasionsState, hunter: int, prey: Sequence[int]) -> bool:
    """war E28: any unit of the earlier group makes it the same stack."""
    for i in range(len(s.hunters)):
        if s.hunters[i] == hunter and s.prey[i] in prey:
            return True
    return False


# -- announcements --------------------------------------------------------------------------------


def await_reactions(s: InvasionsState, nations: Sequence[int]) -> None:
    """Nobody has announced anything; these are asked in turn."""
    s.reactors = list(nations)
    s.call_nation = []
    s.call_place = []
    s.call_step = []
    s.unit_called = [0] * len(s.unit_at)
    s.leader_called = [0] * len(s.leader_called)
    s.horde_called = [0] * len(s.horde_called)


def end_reactions(s: InvasionsState) -> None:
    await_reactions(s, ())
    s.unit_called = []


def take_reactor(s: InvasionsState) -> int:
    return s.reactors.pop(0) if s.reactors else NONE


def announce(s: InvasionsState, nation: int, place: int, step: int) -> int:
    """A new announcement; `step` is the first step of a flight, NONE for an interception."""
    s.call_nation.append(nation)
    s.call_place.append(place)
    s.call_step.append(step)
    return len(s.call_nation) - 1


def call_unit(s: InvasionsState, unit: int, call: int) -> None:
    s.unit_called += [0] * (unit + 1 - len(s.unit_called))  # an event may have placed it just now
    s.unit_called[unit] = call + 1


def call_leader(s: InvasionsState, leader: int, call: int) -> None:
    s.leader_called[leader] = call + 1


def call_horde(s: InvasionsState, nation: int, call: int) -> None:
    s.horde_called[nation] = call + 1


def release_unit(s: InvasionsState, unit: int) -> None:
    s.unit_called[unit] = 0


def release_leader(s: InvasionsState, leader: int) -> None:
    s.leader_called[leader] = 0


def release_horde(s: InvasionsState, nation: int) -> None:
    s.horde_called[nation] = 0


def units_called(s: InvasionsState, call: int) -> list[int]:
    called = s.unit_called
    return [u for u in range(len(called)) if called[u] == call + 1 and s.unit_at[u] != NONE]


def leaders_called(s: InvasionsState, call: int) -> list[int]:
    called = s.leader_called
    return [leader for leader in range(len(called)) if called[leader] == call + 1]


def hordes_called(s: InvasionsState, call: int) -> list[int]:
    called = s.horde_called
    return [nation for nation in range(len(called)) if called[nation] == call + 1]


def band_called(s: InvasionsState, call: int) -> Band:
    return Band(s, units_called(s, call), leaders_called(s, call), hordes_called(s, call))


def is_flight(s: InvasionsState, call: int) -> bool:
    return s.call_step[call] >= 0


def succeed(s: InvasionsState, call: int) -> None:
    """The interceptors of an announcement come."""
    s.call_step[call] = COMING


def is_coming(s: InvasionsState, call: int) -> bool:
    return s.call_step[call] == COMING
