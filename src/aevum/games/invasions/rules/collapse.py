"""The collapse of an empire.

Rules   realm R31, E54; aid Romans-J, Romans-L
Owns    none
Nodes   collapse-roll (chance), collapse (procedure)
Leaves  bonds to alliances.py, clients.py, foedus.py and vassals.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components import COLLAPSE, COLLAPSE_ROLL, COLLAPSED
from aevum.games.invasions.kinds import MODIFIERS, NONE
from aevum.games.invasions.rules.cities import lose_walls
from aevum.games.invasions.rules.control import settle_control
from aevum.games.invasions.rules.dice import D10
from aevum.games.invasions.rules.foedus import foedus_at
from aevum.games.invasions.rules.founding import leave_game
from aevum.games.invasions.rules.leaders import leaders_in_play, remove_leader
from aevum.games.invasions.rules.relations import HOSTILE, relation
from aevum.games.invasions.rules.treasury import fill_treasury
from aevum.games.invasions.rules.units import (
    fleets_of,
    move_unit,
    national_units,
    origin_of,
    place_units,
    release,
    remove_fleet,
    remove_limes,
    remove_unit,
    take_horde,
    units_in,
    units_of,
)
from aevum.games.invasions.state import InvasionsState

ROLLING: Final = COLLAPSE_ROLL.variable("nation")
FALLEN: Final = COLLAPSE.variable("nation")
WALLS_FALL: Final = MODIFIERS.index("walls_fall_on_collapse")
FIRST_AGE: Final = 9
CAPITAL_LOST: Final = 2
"""realm R31.1"""


def collapse_bonus(s: InvasionsState, nation: int) -> int:
    """realm R31.1"""
    bonus = max(0, s.age[nation] - FIRST_AGE) + s.decline[nation] + s.strokes[nation]
    if s.fell[nation] and s.fell[nation] == s.turn - 1:
        bonus += CAPITAL_LOST
    return bonus - other_areas(s, nation)


def other_areas(s: InvasionsState, nation: int) -> int:
    """Areas it controls, but that of its capital."""
    capital = s.capital[nation]
    home = NONE if capital == NONE else s.box.provinces[capital].area
    return sum(s.lord[area] == nation and area != home for area in range(len(s.lord)))


def roll_for_collapse(s: InvasionsState, nation: int) -> None:
    s.push(COLLAPSE_ROLL, nation)


class CollapseRoll(D10):
    """realm R31.1"""

    def rolled(self, s: InvasionsState, die: int) -> None:
        nation = s.var(ROLLING)
        s.pop()
        if die + collapse_bonus(s, nation) >= s.box.numbers.collapse_roll:
            s.tell(COLLAPSED, nation)
            s.push(COLLAPSE, nation)


def remove_pieces(s: InvasionsState) -> None:
    """realm R31.2: units, leaders, capital and treasury leave the game."""
    nation = s.var(FALLEN)
    send_mercenaries_home(s, nation)
    for unit in national_units(s, nation):
        free_auxiliary(s, unit)
        remove_unit(s, unit)
    for fleet in fleets_of(s, nation):
        remove_fleet(s, fleet)
    for leader in leaders_in_play(s, nation):
        remove_leader(s, leader)
    fill_treasury(s, nation, 0)
    if s.horde[nation] != NONE:
        take_horde(s, nation)


def home_of(s: InvasionsState, nation: int) -> int:
    """realm E54, E123: horde or capital, or NONE."""
    return s.horde[nation] if s.horde[nation] != NONE else s.capital[nation]


def send_mercenaries_home(s: InvasionsState, nation: int) -> None:
    """realm E54: to horde or capital, ignoring stacking; who has none goes to the supply."""
    for unit in units_of(s, nation):
        people = origin_of(s, unit)
        if people != nation:
            release(s, unit)
            if home_of(s, people) == NONE:
                remove_unit(s, unit)
            else:
                move_unit(s, unit, home_of(s, people))


def free_auxiliary(s: InvasionsState, unit: int) -> None:
    """aid Romans-L: an infantry of its people in its place, as far as there is one."""
    people = s.box.kinds[s.unit_kind[unit]].auxiliary_of
    if people == NONE or not s.on_board(people):
        return
    kind = plain_infantry(s, people)
    if kind == NONE:
        return
    place = s.unit_at[unit]
    others = [u for u in units_in(s, place) if s.unit_command[u] != s.unit_command[unit]]
    if any(relation(s, people, s.unit_command[u], place) == HOSTILE for u in others):
        place = home_of(s, people)
    if place != NONE:
        place_units(s, kind, 1, place, people)


def plain_infantry(s: InvasionsState, nation: int) -> int:
    """realm E113: an infantry of the supply with the fewest attributes, or NONE."""
    of = s.box.kinds
    foot = [
        kind
        for kind in s.box.kinds_of[nation]
        if of[kind].field
        and not of[kind].cavalry
        and not of[kind].archer
        and of[kind].auxiliary_of == NONE
        and s.supply[kind]
        and of[kind].from_turn <= s.turn
    ]
    return min(foot, key=lambda kind: attributes_of(s, kind), default=NONE)


def attributes_of(s: InvasionsState, kind: int) -> int:
    of = s.box.kinds[kind]
    return sum((of.elite > 0, of.heavy, of.amphibious, of.mountaineer, of.francisca))


def raze_walls(s: InvasionsState) -> None:
    """walls_fall_on_collapse: of all its cities, but in foedus provinces."""
    nation = s.var(FALLEN)
    if not s.box.nations[nation].has[WALLS_FALL]:
        return
    for p in s.lands_of(nation):
        if s.walls[p] and foedus_at(s, p) == NONE:
            lose_walls(s, p)


def leave_ruins(s: InvasionsState) -> None:
    """realm R31.3 (4), (5): its limites vanish with it; the ground is whose units stand on it."""
    nation = s.var(FALLEN)
    for p in range(len(s.limes)):
        if s.limes[p] == nation:
            remove_limes(s, p)
    leave_game(s, nation)
    settle_control(s)
