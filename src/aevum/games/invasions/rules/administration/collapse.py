"""The collapse of an empire.

Rules   realm R31, E54, E136; aid Romans-J to Romans-L, Byzantines-F, Byzantines-G
Owns    none
Nodes   collapse-roll (chance), collapse (procedure), pass-foedera (decision)
Leaves  bonds to bonds.py, limites to limites.py, successors to arrivals.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.administration import (
    COLLAPSE,
    COLLAPSE_ROLL,
    COLLAPSED,
    PASS_FOEDERA,
)
from aevum.games.invasions.components.board import FEDERATE, USE_POWER_V
from aevum.games.invasions.components.registers import ANSWERS, YES
from aevum.games.invasions.kinds import MODIFIERS, NONE
from aevum.games.invasions.rules.board.cities import lose_walls
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.dice import D10
from aevum.games.invasions.rules.board.leaders import leaders_in_play, remove_leader
from aevum.games.invasions.rules.board.limites import EX_LIMITES, leave_limites
from aevum.games.invasions.rules.board.relations import HOSTILE, relation
from aevum.games.invasions.rules.board.treasury import fill_treasury, gain_gold, lose_gold
from aevum.games.invasions.rules.board.units import (
    fleets_of,
    lend,
    lose_unit,
    move_unit,
    national_units,
    origin_of,
    place_units,
    release,
    remove_fleet,
    remove_unit,
    take_horde,
    units_in,
    units_of,
)
from aevum.games.invasions.rules.bonds.bonds import end_bonds
from aevum.games.invasions.rules.bonds.foedus import (
    federates_of,
    foedus_at,
    pass_foedera,
)
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.founding import awaken, leave_game
from aevum.games.invasions.state import InvasionsState

ROLLING: Final = COLLAPSE_ROLL.variable("nation")
FALLEN: Final = COLLAPSE.variable("nation")
LORD: Final = PASS_FOEDERA.variable("nation")
ASKED: Final = PASS_FOEDERA.variable("federate")
PASS_ON: Final = MODIFIERS.index("foedera_pass_on")
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


# -- foedera --------------------------------------------------------------------------------------


def heir_of(s: InvasionsState, nation: int) -> int:
    """foedera_pass_on: the other half of the empire, if it is there; or NONE."""
    if not s.box.nations[nation].has[PASS_ON]:
        return NONE
    for other in s.box.nations:
        if other.has[PASS_ON] and other.index != nation and s.on_board(other.index):
            return other.index
    return NONE


def pass_foedera_on(s: InvasionsState) -> None:
    """realm R31.3 (1), E136: each federate answers once for all its foedera."""
    nation = s.var(FALLEN)
    if heir_of(s, nation) == NONE:
        return
    order = activation_order(s)
    idle = [each for each in range(len(s.being)) if each not in order]
    for federate in reversed([each for each in order + idle if each in federates_of(s, nation)]):
        s.push(PASS_FOEDERA, nation, federate)


class PassFoedera(Decision[InvasionsState]):
    """realm DP41"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ASKED))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"use_power {MODIFIERS[PASS_ON]} {answer}" for answer in ANSWERS]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == USE_POWER_V and arg // len(ANSWERS) == PASS_ON:
            return None
        return Why("R31.3", "asked-foedera")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, federate = s.var(LORD), s.var(ASKED)
        s.pop()
        if arg % len(ANSWERS) == YES:
            accept_heir(s, nation, federate, heir_of(s, nation))


def accept_heir(s: InvasionsState, nation: int, federate: int, heir: int) -> None:
    """aid Romans-K, realm E49: the first payment is due at once; the mercenary goes along."""
    foedera = range(len(s.federators))
    count = sum(s.federators[i] == nation and s.federates[i] == federate for i in foedera)
    pass_foedera(s, nation, federate, heir)
    due = count * s.box.numbers.foedus_tribute
    gain_gold(s, federate, lose_gold(s, heir, due))
    for unit in units_of(s, nation):
        if origin_of(s, unit) == federate and s.unit_contract[unit] == FEDERATE:
            lend(s, unit, heir, FEDERATE)
            move_unit(s, unit, caesar_of(s, heir))
    settle_control(s)


def caesar_of(s: InvasionsState, nation: int) -> int:
    """Where its ordinary general is; else its capital."""
    for leader in leaders_in_play(s, nation):
        if not s.box.leaders[leader].historical and s.leader_at[leader] != NONE:
            return s.leader_at[leader]
    return s.capital[nation]


def end_all_bonds(s: InvasionsState) -> None:
    """realm R31.3 (2), E54; aid Romans-K: free federates keep the provinces and their cities."""
    end_bonds(s, s.var(FALLEN))


# -- pieces ---------------------------------------------------------------------------------------


def remove_pieces(s: InvasionsState) -> None:
    """realm R31.2: units, leaders, capital and treasury leave the game."""
    nation = s.var(FALLEN)
    send_mercenaries_home(s, nation)
    for unit in national_units(s, nation):
        free_auxiliary(s, unit)
        lose_unit(s, unit)
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
        if people == nation:
            continue
        release(s, unit)
        if s.box.nations[people].has[EX_LIMITES]:
            if not s.on_board(people):
                awaken(s, people)  # aid Romans-P: it is tied to its ground
        else:
            go_home(s, unit, home_of(s, people))


def go_home(s: InvasionsState, unit: int, home: int) -> None:
    if home == NONE:
        remove_unit(s, unit)
    else:
        move_unit(s, unit, home)


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
    """realm R31.3 (4), (5): the ground is whose units stand on it, or nobody's."""
    nation = s.var(FALLEN)
    leave_limites(s, nation)
    leave_game(s, nation)
    settle_control(s)
