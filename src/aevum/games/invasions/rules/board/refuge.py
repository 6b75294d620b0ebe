"""Leaders without units: who survives, and where he goes.

Rules   war R3.6, R19.32, E65, E75, 3.6; R11.5, R19.31
Owns    none
Nodes   leader-test (chance), leader-refuge (decision)
Leaves  where leaders are to leaders.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import LEADER_FELL
from aevum.games.invasions.components.board import (
    D2_V,
    LEADER_FOUND,
    LEADER_REFUGE,
    LEADER_TEST,
    PLACE_LEADER_V,
)
from aevum.games.invasions.rules.board.dice import D2_WORDS
from aevum.games.invasions.rules.board.ground import Forces, ground_of, is_closed
from aevum.games.invasions.rules.board.leaders import (
    eliminate_leader,
    leaders_in,
    nation_of,
    place_leader,
    send_away,
)
from aevum.games.invasions.rules.board.relations import FRIENDLY, is_friendly, is_hostile
from aevum.games.invasions.rules.board.units import units_in
from aevum.games.invasions.rules.turn.fates import mourn
from aevum.games.invasions.state import InvasionsState

TESTED: Final = LEADER_TEST.variable("leader")
TESTED_AT: Final = LEADER_TEST.variable("province")
LOST: Final = LEADER_REFUGE.variable("leader")
LEFT: Final = LEADER_REFUGE.variable("province")


def test_leader(s: InvasionsState, leader: int, province: int) -> None:
    """war R19.31, R11.5: a D2 test; who passes it finds a refuge."""
    s.push(LEADER_TEST, leader, province)


def find_refuge(s: InvasionsState, leader: int, province: int) -> None:
    """war R19.32, 3.6: the nearest friendly province; if there are several the owner chooses."""
    places = nearest_friendly(s, nation_of(s, leader), province)
    if not places:
        send_away(s, leader)  # he waits on the turn track
    elif len(places) == 1:
        settle_leader(s, leader, places[0])
    else:
        s.push(LEADER_REFUGE, leader, province)


def settle_leader(s: InvasionsState, leader: int, province: int) -> None:
    place_leader(s, leader, province)
    s.tell(LEADER_FOUND, leader, province)


def nearest_friendly(s: InvasionsState, nation: int, start: int) -> list[int]:
    """war 3.6: fewest steps by land borders and straits over any provinces; else by sea."""
    forces = Forces(s)
    seen, edge = {start}, [start]
    while edge:
        edge = sorted({q for p in edge for q in s.box.provinces[p].near if q not in seen})
        seen.update(edge)
        found = [p for p in edge if is_home(s, forces, p, nation)]
        if found:
            return found
    far = [p for p in range(len(s.controller)) if p not in seen and is_home(s, forces, p, nation)]
    return far[:1]


def is_home(s: InvasionsState, forces: Forces, province: int, nation: int) -> bool:
    if is_closed(s, province, nation):
        return False
    return ground_of(s, forces, province, nation) == FRIENDLY


def strays_at(s: InvasionsState, province: int) -> list[int]:
    """war R3.6: leaders without units of their side where units hostile to them stand."""
    leaders = leaders_in(s, province)
    if not leaders:
        return []
    commands = {s.unit_command[unit] for unit in units_in(s, province)}
    found: list[int] = []
    for leader in leaders:
        nation = nation_of(s, leader)
        escorted = any(is_friendly(s, nation, other, province) for other in commands)
        if not escorted and any(is_hostile(s, nation, other, province) for other in commands):
            found.append(leader)
    return found


class LeaderTest(Chance[InvasionsState]):
    """war R1.2, R19.31: even = he survives."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return D2_WORDS

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == D2_V else Why("W19.31", "asked-die")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        leader, province = s.var(TESTED), s.var(TESTED_AT)
        s.pop()
        if arg % 2:
            find_refuge(s, leader, province)
        else:
            s.tell(LEADER_FELL, leader, nation_of(s, leader))
            eliminate_leader(s, leader)
            mourn(s, leader)


class LeaderRefuge(Decision[InvasionsState]):
    """realm DP8"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(nation_of(s, s.var(LOST)))

    def places(self, s: InvasionsState) -> list[int]:
        return nearest_friendly(s, nation_of(s, s.var(LOST)), s.var(LEFT))

    def legal(self, s: InvasionsState) -> list[str]:
        leader = s.box.leaders[s.var(LOST)].id
        return [f"place_leader {leader} {s.box.provinces[p].id}" for p in self.places(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        leader, province = divmod(arg, len(s.box.provinces))
        if verb == PLACE_LEADER_V and leader == s.var(LOST) and province in self.places(s):
            return None
        return Why("W19.32", "asked-refuge")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        s.pop()
        settle_leader(s, *divmod(arg, len(s.box.provinces)))
