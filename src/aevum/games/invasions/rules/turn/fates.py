"""What the death of a leader decides: an heir comes at once, or a people stands or falls.

Rules   realm R17.3, R18.4, E30, E130; war R3.7, E127: theodosius_succession, attila_fate
Owns    none
Nodes   fate (chance), new-empire (procedure), empire-seat (decision), heir-to (decision)
Leaves  nations that vanish to elimination.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.reinforcements import LEADER_CAME, LEADER_TO_V
from aevum.games.invasions.components.turn import (
    EMPIRE_SEAT,
    FATE,
    FATE_ROLLED,
    HEIR_TO,
    NEW_EMPIRE,
    SET_CAPITAL_V,
)
from aevum.games.invasions.kinds import MODIFIERS
from aevum.games.invasions.rules.board.cities import build_city
from aevum.games.invasions.rules.board.control import own_city, settle_control
from aevum.games.invasions.rules.board.dice import D10
from aevum.games.invasions.rules.board.leaders import in_play, place_leader
from aevum.games.invasions.rules.board.units import take_horde, units_of
from aevum.games.invasions.rules.bonds.bonds import become_free
from aevum.games.invasions.rules.turn.elimination import vanish
from aevum.games.invasions.rules.turn.empires import become_empire, imperial_cities
from aevum.games.invasions.rules.turn.founding import place_capital
from aevum.games.invasions.rules.turn.kingdoms import open_lands
from aevum.games.invasions.rules.turn.timeline import mark_fate
from aevum.games.invasions.state import InvasionsState

PEOPLE: Final = FATE.variable("nation")
FOUNDER: Final = NEW_EMPIRE.variable("nation")
SEATED: Final = EMPIRE_SEAT.variable("nation")
HEIR: Final = HEIR_TO.variable("leader")
ATTILA_FATE: Final = MODIFIERS.index("attila_fate")
SUCCESSION: Final = MODIFIERS.index("theodosius_succession")
EITHER_HALF: Final = MODIFIERS.index("united_empire")
PER_AREA: Final = 2
PER_CITY: Final = 3


def mourn(s: InvasionsState, leader: int) -> None:
    """war R3.7, E127: a leader was eliminated, and the fight in which it happened is over."""
    lost = s.box.leaders[leader]
    if s.box.nations[lost.nation].has[ATTILA_FATE] and is_named(s, ATTILA_FATE, leader):
        decide_fate(s, lost.nation)
    if s.in_force[SUCCESSION] and is_named(s, SUCCESSION, leader):
        call_heir(s)


def is_named(s: InvasionsState, modifier: int, leader: int) -> bool:
    return leader in s.box.modifiers[modifier].about.leaders


# -- the fate of a people -------------------------------------------------------------------------


def decide_fate(s: InvasionsState, nation: int) -> None:
    """attila_fate: once, while the people is on the board."""
    if not s.fate_rolled and s.on_board(nation):
        mark_fate(s)
        s.push(FATE, nation)


def fate_bonus(s: InvasionsState, nation: int) -> int:
    """attila_fate: 1 for each vassal, 2 for each civilized area, 3 for an imperial city."""
    areas = sum(area.civilized and s.lord[area.index] == nation for area in s.box.areas)
    cities = any(s.controller[city] == nation for city in imperial_cities(s))
    return len(s.vassals_of(nation)) + PER_AREA * areas + PER_CITY * cities


class Fate(D10):
    """attila_fate"""

    def rolled(self, s: InvasionsState, die: int) -> None:
        nation = s.var(PEOPLE)
        s.pop()
        total = die + fate_bonus(s, nation)
        s.tell(FATE_ROLLED, nation, total)
        if total >= s.box.modifiers[ATTILA_FATE].numbers[0]:
            s.push(NEW_EMPIRE, nation)
        else:
            vanish(s, nation)


def crown(s: InvasionsState) -> None:
    """realm R18.4"""
    become_empire(s, s.var(FOUNDER))


def leave_lords(s: InvasionsState) -> None:
    """realm E130: an empire is nobody's dependant."""
    become_free(s, s.var(FOUNDER))


def seats_for_empire(s: InvasionsState, nation: int) -> list[int]:
    """realm E129: any controlled city, or a site that becomes a city."""
    return [p for p in open_lands(s, nation) if s.level[p] >= 0]


def seat_empire(s: InvasionsState) -> None:
    """Without a place the horde stays (realm R17.5)."""
    if seats_for_empire(s, s.var(FOUNDER)):
        s.push(EMPIRE_SEAT, s.var(FOUNDER))


def settle_empire(s: InvasionsState) -> None:
    settle_control(s)


class EmpireSeat(Decision[InvasionsState]):
    """realm DP3"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(SEATED))

    def legal(self, s: InvasionsState) -> list[str]:
        places = seats_for_empire(s, s.var(SEATED))
        return [f"set_capital {s.box.provinces[p].id}" for p in places]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == SET_CAPITAL_V and arg in seats_for_empire(s, s.var(SEATED))
        return None if fits else Why("R17.4", "asked-capital")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(SEATED)
        s.pop()
        build_city(s, arg, max(1, s.level[arg]))
        own_city(s, arg, nation)
        take_horde(s, nation)
        place_capital(s, nation, arg)


# -- the heir of an emperor -----------------------------------------------------------------------


def heir(s: InvasionsState) -> int:
    return s.box.axes["leader"].index(s.box.modifiers[SUCCESSION].value)


def stacks_of_halves(s: InvasionsState) -> list[int]:
    """Provinces with units of one of the halves."""
    halves = [nation.index for nation in s.box.nations if nation.has[EITHER_HALF]]
    return sorted({s.unit_at[unit] for half in halves for unit in units_of(s, half)})


def call_heir(s: InvasionsState) -> None:
    """theodosius_succession: at once, on a stack of either half."""
    leader = heir(s)
    if not in_play(s, leader) and not s.dead[leader] and stacks_of_halves(s):
        s.push(HEIR_TO, leader)


class HeirTo(Decision[InvasionsState]):
    """realm DP8"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.box.leaders[s.var(HEIR)].nation)

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"leader_to {s.box.provinces[p].id}" for p in stacks_of_halves(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == LEADER_TO_V and arg in stacks_of_halves(s)
        return None if fits else Why("R3.7", "asked-heir")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        leader = s.var(HEIR)
        s.pop()
        place_leader(s, leader, arg)
        s.tell(LEADER_CAME, leader, arg)
