"""The sides of a battle: who fights, who waits, who commands.

Rules   war R3.4, R9.7, R17.15, R19.2, R19.3, R19.35, R36.1, R36.4; E34, E53, E66, E73, E95
Owns    battle_side, fighters, bystanders, commander, battle_size, no_cavalry, no_heavy,
        second_shot, ambusher, victor, victory
Nodes   none
Leaves  losses to hits.py, dice to combat_dice.py, the course of the battle to battle.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.components.board import OWN
from aevum.games.invasions.kinds import EMPIRE, NONE, RIDGE, RIVER, STRAIT
from aevum.games.invasions.options import SIDE_CHANGING
from aevum.games.invasions.rules.battle.pools import (
    NO_CROSSING,
    OVER_RIDGE,
    OVER_RIVER,
    OVER_STRAIT,
    Field,
    Fighter,
    Force,
    has_advantage,
)
from aevum.games.invasions.rules.board.cities import is_fortified
from aevum.games.invasions.rules.board.leaders import leaders_at
from aevum.games.invasions.rules.board.relations import (
    are_friends,
    both_have,
    is_hostile,
    team,
)
from aevum.games.invasions.rules.board.units import (
    TURNCOATS,
    hordes_at,
    is_amphibious,
    origin_of,
    release,
    units_in,
)
from aevum.games.invasions.rules.cards.lasting import FROZEN_RIVERS, is_lasting
from aevum.games.invasions.rules.march.marching import border_crossed
from aevum.games.invasions.rules.turn.founding import is_civilized
from aevum.games.invasions.rules.turn.timeline import UNITED_EMPIRE
from aevum.games.invasions.state import InvasionsState

LATE: Final = 10_000
"""Stands behind every initiative (war R27.2)."""


def clear_field(s: InvasionsState) -> None:
    """Nobody fights."""
    s.battle_side = [NONE] * len(s.battle_side)
    s.fighters = []
    s.bystanders = []
    s.commander = [NONE, NONE]
    s.battle_size = [0, 0]
    s.no_cavalry = [0, 0]
    s.no_heavy = [0, 0]
    s.second_shot = NONE
    s.ambusher = NONE
    s.victor = NONE
    s.victory = 0


def choose_commander(s: InvasionsState, side: int, leader: int) -> None:
    s.commander[side] = leader


def lie_in_ambush(s: InvasionsState, side: int) -> None:
    s.ambusher = side


def join_battle(s: InvasionsState, unit: int) -> None:
    """reserves: it fights from now on."""
    s.fighters.append(unit)


def call_second_shot(s: InvasionsState, side: int) -> None:
    """extra_archery"""
    s.second_shot = side


def declare_victor(s: InvasionsState, side: int, reason: int) -> None:
    s.victor = side
    s.victory = reason


def deny_cavalry(s: InvasionsState, side: int) -> None:
    """cancel_advantage"""
    s.no_cavalry[side] = 1


def deny_heavy(s: InvasionsState, side: int) -> None:
    """cancel_advantage"""
    s.no_heavy[side] = 1


def wait_out(s: InvasionsState, unit: int) -> None:
    """war R17.15: it does not fight, and shares the fate of its stack."""
    s.fighters.remove(unit)
    s.bystanders.append(unit)


# -- sides ----------------------------------------------------------------------------------------


def initiative(s: InvasionsState, nation: int) -> tuple[int, str]:
    """war R27.2, 3.6: nations without a number last, by id."""
    printed = s.box.nations[nation]
    return (LATE if printed.initiative == NONE else printed.initiative, printed.id)


def by_initiative(s: InvasionsState, nations: set[int]) -> list[int]:
    if len(nations) < 2:
        return list(nations)
    return [ranked[1] for ranked in sorted([(initiative(s, n), n) for n in nations])]


def nations_here(s: InvasionsState, province: int) -> list[int]:
    """Those with a unit or a horde in a province, by initiative."""
    found = {s.unit_command[unit] for unit in units_in(s, province)}
    return by_initiative(s, found | set(hordes_at(s, province)))


def with_units(s: InvasionsState, province: int) -> list[int]:
    """Those who command a unit in a province, by initiative."""
    return by_initiative(s, {s.unit_command[unit] for unit in units_in(s, province)})


def foes_at(s: InvasionsState, nation: int, province: int) -> list[int]:
    """war R19.2: with units or a horde there, and hostile to one who acts with a nation's units."""
    partners = team(s, nation)
    others = [each for each in nations_here(s, province) if each not in partners]
    if not others:
        return []
    ours = [each for each in with_units(s, province) if each in partners]
    return [other for other in others if any(is_hostile(s, own, other, province) for own in ours)]


def defending_side(s: InvasionsState, attacker: int, defender: int, province: int) -> list[int]:
    """war R19.3: the foe and whoever is a friend of all who defend with it."""
    found = [defender]
    for other in foes_at(s, attacker, province):
        if other not in found and all(are_friends(s, other, each) for each in found):
            found.append(other)
    return found


def call_sides(s: InvasionsState, attacker: int, defender: int, province: int) -> None:
    """war R19.3, R36.4"""
    clear_field(s)
    for nation in defending_side(s, attacker, defender, province):
        s.battle_side[nation] = DEFENDER
    partners = team(s, attacker)
    for nation in nations_here(s, province):
        if nation in partners and is_hostile(s, nation, defender, province):
            s.battle_side[nation] = ATTACKER
    limes = s.limes[province]
    if limes != NONE and s.battle_side[limes] == NONE and are_friends(s, limes, defender):
        s.battle_side[limes] = DEFENDER
    change_sides(s, province)
    here = [u for u in units_in(s, province) if s.battle_side[s.unit_command[u]] != NONE]
    s.bystanders = [u for u in here if u in s.refugees and has_comrades(s, u, here)]
    s.fighters = [u for u in here if u not in s.bystanders]


def has_comrades(s: InvasionsState, unit: int, here: Sequence[int]) -> bool:
    """war R19.44: who retreated here leaves the battle to a stack of its side, if there is one."""
    side = s.battle_side[s.unit_command[unit]]
    return any(s.battle_side[s.unit_command[u]] == side and u not in s.refugees for u in here)


def call_besiegers(s: InvasionsState, nation: int, province: int) -> None:
    """war R23.1: all who act with a nation there."""
    clear_field(s)
    partners = team(s, nation)
    for each in with_units(s, province):
        if each in partners:
            s.battle_side[each] = ATTACKER
    s.fighters = [u for u in units_in(s, province) if s.battle_side[s.unit_command[u]] != NONE]


def call_fleets(s: InvasionsState, attacker: int, defender: int) -> None:
    """war R27.6: one naval stack on each side."""
    clear_field(s)
    s.battle_side[attacker] = ATTACKER
    s.battle_side[defender] = DEFENDER


def change_sides(s: InvasionsState, province: int) -> None:
    """war R36.4, E85: hired units never fight their own nation."""
    for unit in units_in(s, province):
        own = s.battle_side[origin_of(s, unit)]
        hired = s.battle_side[s.unit_command[unit]]
        if NONE not in (own, hired) and own != hired and is_turncoat(s, unit):
            release(s, unit)


def is_turncoat(s: InvasionsState, unit: int) -> bool:
    """war R36.4, E36; `side_changing`: every mercenary is one."""
    contract = s.unit_contract[unit]
    return contract in TURNCOATS or (s.switched(SIDE_CHANGING) and contract != OWN)


def count_sizes(s: InvasionsState, province: int) -> None:
    """war R19.35, E31, E53"""
    s.battle_size = [len(living(s, province, side)) for side in (ATTACKER, DEFENDER)]
    s.battle_size[DEFENDER] += has_limes(s, province)


def other(side: int) -> int:
    return DEFENDER if side == ATTACKER else ATTACKER


def nations_on(s: InvasionsState, side: int) -> list[int]:
    """The nations of a side, by initiative."""
    return by_initiative(s, {n for n in range(len(s.battle_side)) if s.battle_side[n] == side})


def are_one_nation(s: InvasionsState, a: int, b: int) -> bool:
    """war E95: the united Roman Empire is one nation."""
    return a == b or (bool(s.in_force[UNITED_EMPIRE]) and both_have(s, a, b, UNITED_EMPIRE))


def parties(s: InvasionsState, side: int) -> list[int]:
    """war E95: those who decide for themselves, each by its first nation."""
    found: list[int] = []
    for nation in nations_on(s, side):
        if not any(are_one_nation(s, nation, each) for each in found):
            found.append(nation)
    return found


# -- who fights -----------------------------------------------------------------------------------


def side_of(s: InvasionsState, unit: int) -> int:
    return s.battle_side[s.unit_command[unit]]


def living(s: InvasionsState, province: int, side: int) -> list[int]:
    """Units of a side that fight and have not fallen."""
    return [u for u in s.fighters if s.unit_at[u] == province and side_of(s, u) == side]


def of_party(s: InvasionsState, province: int, side: int, party: int) -> list[int]:
    """Those of them that one who decides for himself commands."""
    here = living(s, province, side)
    return [u for u in here if are_one_nation(s, s.unit_command[u], party)]


def decider(s: InvasionsState, side: int) -> int:
    """war E95: who has most units in the battle, the fallen included; then by initiative."""
    best, most = NONE, -1
    for party in parties(s, side):
        units = sum(are_one_nation(s, s.unit_command[u], party) for u in s.fighters)
        if units > most:
            best, most = party, units
    return best


def leaders_on(s: InvasionsState, province: int, side: int) -> list[int]:
    """The leaders of a side; who is confined takes no part in an attack (war R3.3)."""
    return [
        leader
        for nation in nations_on(s, side)
        for leader in leaders_at(s, province, nation)
        if side == DEFENDER or not s.confined[leader]
    ]


def combat_of(s: InvasionsState, side: int) -> int:
    """war E54: nobody = 0."""
    leader = s.commander[side]
    return 0 if leader == NONE else s.box.leaders[leader].combat


def has_mountain_leader(s: InvasionsState, side: int) -> bool:
    leader = s.commander[side]
    return leader != NONE and s.box.leaders[leader].mountain


def hordes_on(s: InvasionsState, province: int, side: int) -> list[int]:
    """The nations of a side whose hordes are there."""
    return [nation for nation in nations_on(s, side) if s.horde[nation] == province]


def has_limes(s: InvasionsState, province: int) -> bool:
    """war R5.3: a limes of the defending side."""
    limes = s.limes[province]
    return limes != NONE and s.battle_side[limes] == DEFENDER


# -- the field ------------------------------------------------------------------------------------


def force_of(s: InvasionsState, province: int, side: int) -> Force:
    return Force(
        s,
        [
            Fighter(s.unit_kind[u], s.unit_command[u], s.unit_damaged[u])
            for u in living(s, province, side)
        ],
    )


def has_cavalry_advantage(s: InvasionsState, side: int, own: Force, enemy: Force) -> bool:
    """war R19.5"""
    return not s.no_cavalry[side] and has_advantage(own.cavalry, enemy.cavalry)


def has_heavy_advantage(s: InvasionsState, side: int, own: Force, enemy: Force) -> bool:
    """war R19.6"""
    return not s.no_heavy[side] and has_advantage(own.heavy, enemy.heavy)


def holds_city(s: InvasionsState, province: int) -> int:
    """war R19.29 (3), E73: a defender whose fortified city it is, or NONE."""
    if not is_fortified(s, province):
        return NONE
    owner = s.city_owner[province] if s.built(province) else s.controller[province]
    return owner if owner != NONE and s.battle_side[owner] == DEFENDER else NONE


def field_of(s: InvasionsState, province: int, intercepted: bool) -> Field:
    printed = s.box.provinces[province]
    field = Field(printed.terrain, not printed.civilized)
    if not intercepted:
        field.crossing = crossing_of(s, province, False)
    owner = holds_city(s, province)
    field.city = owner != NONE and is_civilized(s, owner)
    field.imperial_city = owner != NONE and s.status[owner] == EMPIRE
    field.limes = has_limes(s, province)
    field.horde = bool(hordes_on(s, province, DEFENDER))
    return field


def crossing_of(s: InvasionsState, province: int, on_foot: bool) -> int:
    """war R19.16, E66: what all attackers crossed; `on_foot` = amphibious makes no difference."""
    found = [crossed(s, u, province, on_foot) for u in living(s, province, ATTACKER)]
    if not found or NO_CROSSING in found:
        return NO_CROSSING
    return OVER_STRAIT if all(each == OVER_STRAIT for each in found) else min(found)


def crossed(s: InvasionsState, unit: int, province: int, on_foot: bool) -> int:
    """What a unit crossed to enter a province in this Movement part."""
    border = border_crossed(s, unit)
    if border == STRAIT:
        return OVER_STRAIT
    if border == RIDGE:
        return OVER_RIDGE
    frozen = is_lasting(s, FROZEN_RIVERS)
    if border == RIVER and not frozen and (on_foot or not is_amphibious(s, unit)):
        return OVER_RIVER
    return NO_CROSSING
