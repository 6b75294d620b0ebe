"""Counters: land units, fleets, hordes, limites and the supply.

Rules   war 1.2 to 1.7, R2, R4.1 to R4.4, R4.7, R5.1; realm R2, R4
Owns    unit_kind, unit_command, unit_contract, unit_damaged, unit_at, fleet_kind, fleet_damaged,
        fleet_at, horde, limes, fallen_limes, frontier_lost,
        supply, lost
Nodes   none
Leaves  leaders to leaders.py

A unit is its place in the lines. It keeps that place when it is eliminated, so that it can be
recovered; ranks.py drops the eliminated ones, at a moment when nobody remembers a place. In
words a unit is its kind, and `+damaged` if its back is up: equal units have one spelling.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.invasions.components.board import CARD, EXCHANGE, MARRIAGE, OWN
from aevum.games.invasions.components.registers import DAMAGED
from aevum.games.invasions.kinds import BARBARIAN, HORDE, LIMES, MODIFIERS, NONE
from aevum.games.invasions.state import InvasionsState

LIMITES_BECOME_LOCALS: Final = MODIFIERS.index("limites_become_locals")
HORDE_STEPS: Final = 3
"""war E18"""
TURNCOATS: Final = (CARD, MARRIAGE, EXCHANGE)
"""war R36.4, E36: contracts that do not bind against the own nation."""


def lay_out_supply(s: InvasionsState) -> None:
    """realm 1.3: all counters; backs are no counters of their own."""
    s.supply = [0 if kind.is_back else kind.count for kind in s.box.kinds]


def kind_in(s: InvasionsState, nation: int, domain: int) -> int:
    """The kind of a nation in a domain in which it has but one, or NONE."""
    for kind in s.box.kinds_of[nation]:
        if s.box.kinds[kind].domain == domain:
            return kind
    return NONE


# -- land units -----------------------------------------------------------------------------------


def place_units(
    s: InvasionsState, kind: int, count: int, province: int, command: int, contract: int = OWN
) -> None:
    """Out of the supply."""
    s.supply[kind] -= count
    for _ in range(count):
        s.unit_kind.append(kind)
        s.unit_command.append(command)
        s.unit_contract.append(contract)
        s.unit_damaged.append(0)
        s.unit_at.append(province)


def move_unit(s: InvasionsState, unit: int, province: int) -> None:
    s.unit_at[unit] = province


def remove_unit(s: InvasionsState, unit: int) -> None:
    """realm R2.12, E15: eliminated, it goes back to the supply of its nation."""
    s.supply[s.unit_kind[unit]] += 1
    s.unit_at[unit] = NONE


def lose_unit(s: InvasionsState, unit: int) -> None:
    """realm R2.12: permanently lost."""
    s.lost[s.unit_kind[unit]] += 1
    s.unit_at[unit] = NONE


def lose_from_supply(s: InvasionsState, kind: int) -> None:
    """realm R22.7: a raider off the board is permanently lost."""
    s.supply[kind] -= 1
    s.lost[kind] += 1


def recover_unit(s: InvasionsState, unit: int, province: int) -> None:
    """war R19.34, E110: an eliminated unit is back under the same command, an elite damaged."""
    s.supply[s.unit_kind[unit]] -= 1
    s.unit_at[unit] = province
    s.unit_damaged[unit] = 0
    s.unit_damaged[unit] = int(elite_of(s, unit) > 0)


def damage(s: InvasionsState, unit: int) -> None:
    s.unit_damaged[unit] = 1


def repair(s: InvasionsState, unit: int) -> None:
    s.unit_damaged[unit] = 0


def hit(s: InvasionsState, unit: int) -> bool:
    """war R2.3, R19.24: a hit flips an undamaged elite; says whether the unit is eliminated."""
    if elite_of(s, unit):
        damage(s, unit)
        return False
    remove_unit(s, unit)
    return True


def lend(s: InvasionsState, unit: int, command: int, contract: int) -> None:
    """realm R2.11"""
    s.unit_command[unit] = command
    s.unit_contract[unit] = contract


def release(s: InvasionsState, unit: int) -> None:
    """war E85: the contract ends, the unit is its own nation's again."""
    lend(s, unit, origin_of(s, unit), OWN)


def drop_eliminated(s: InvasionsState) -> None:
    """Those who are left close up; only ranks.py calls this, where nobody remembers a place."""
    if NONE in s.unit_at:
        left = [i for i in range(len(s.unit_at)) if s.unit_at[i] != NONE]
        s.unit_kind = [s.unit_kind[i] for i in left]
        s.unit_command = [s.unit_command[i] for i in left]
        s.unit_contract = [s.unit_contract[i] for i in left]
        s.unit_damaged = [s.unit_damaged[i] for i in left]
        s.unit_at = [s.unit_at[i] for i in left]
    if NONE in s.fleet_at:
        left = [i for i in range(len(s.fleet_at)) if s.fleet_at[i] != NONE]
        s.fleet_kind = [s.fleet_kind[i] for i in left]
        s.fleet_damaged = [s.fleet_damaged[i] for i in left]
        s.fleet_at = [s.fleet_at[i] for i in left]


# -- what a unit is -------------------------------------------------------------------------------


def origin_of(s: InvasionsState, unit: int) -> int:
    """The nation whose counter it is."""
    return s.box.kinds[s.unit_kind[unit]].nation


def is_mercenary(s: InvasionsState, unit: int) -> bool:
    return s.unit_command[unit] != origin_of(s, unit)


def is_auxiliary(s: InvasionsState, unit: int) -> bool:
    return s.box.kinds[s.unit_kind[unit]].auxiliary_of != NONE


def elite_of(s: InvasionsState, unit: int) -> int:
    """war 1.3, E37: diamonds that count now: 2 for a guard, none damaged or of barbarians."""
    kind = s.box.kinds[s.unit_kind[unit]]
    if s.unit_damaged[unit] or s.status[kind.nation] == BARBARIAN:
        return 0
    return kind.elite


def hits_to_kill(s: InvasionsState, unit: int) -> int:
    """war R2.3, R2.4"""
    return 2 if elite_of(s, unit) else 1


def is_cavalry(s: InvasionsState, unit: int) -> bool:
    return s.box.kinds[s.unit_kind[unit]].cavalry and not s.unit_damaged[unit]


def is_amphibious(s: InvasionsState, unit: int) -> bool:
    """The back repeats the symbol, as it does for the next two."""
    return s.box.kinds[s.unit_kind[unit]].amphibious


def is_nomad_unit(s: InvasionsState, unit: int) -> bool:
    """war R36.2, R36.3"""
    return not is_auxiliary(s, unit) and s.is_nomad(origin_of(s, unit))


# -- where units are ------------------------------------------------------------------------------


def units_in(s: InvasionsState, province: int) -> list[int]:
    """All land units in a province."""
    return s.box.sight.units(s)[province].copy()


def units_at(s: InvasionsState, province: int, command: int) -> list[int]:
    """The land units that a nation commands in a province."""
    commands = s.unit_command
    return [u for u in s.box.sight.units(s)[province] if commands[u] == command]


def units_of(s: InvasionsState, command: int) -> list[int]:
    """All land units that a nation commands on the board."""
    at, commands = s.unit_at, s.unit_command
    return [u for u in range(len(at)) if commands[u] == command and at[u] != NONE]


def national_units(s: InvasionsState, nation: int) -> list[int]:
    """All land units on the board whose counters are a nation's, lent ones included."""
    at = s.unit_at
    return [u for u in range(len(at)) if at[u] != NONE and origin_of(s, u) == nation]


def army_of(s: InvasionsState, units: Sequence[int]) -> dict[int, int]:
    """realm E5: by nation, how many of these land units it commands."""
    found: dict[int, int] = {}
    for unit in units:
        nation = s.unit_command[unit]
        found[nation] = found.get(nation, 0) + 1
    return found


def commanded(s: InvasionsState, nation: int) -> int:
    """Land units and fleets a nation must pay for (realm R28.1)."""
    return len(units_of(s, nation)) + len(fleets_of(s, nation))


def stands_on_board(s: InvasionsState, nation: int) -> bool:
    """Has it a land unit or a horde?"""
    return s.horde[nation] != NONE or bool(national_units(s, nation))


def counters_on_board(s: InvasionsState) -> list[int]:
    """By kind: land units and fleets."""
    found = [0] * len(s.supply)
    for unit in range(len(s.unit_at)):
        found[s.unit_kind[unit]] += s.unit_at[unit] != NONE
    for fleet in range(len(s.fleet_at)):
        found[s.fleet_kind[fleet]] += s.fleet_at[fleet] != NONE and not is_longship(s, fleet)
    return found


# -- units in words -------------------------------------------------------------------------------


def counter_of(s: InvasionsState, unit: int) -> int:
    """The unit as the argument of a word (axis `counter`): its kind, damaged or not."""
    return s.unit_kind[unit] * 2 + s.unit_damaged[unit]


def counters_of(s: InvasionsState, units: Sequence[int]) -> list[int]:
    """war 3.6: each spelling once, in the order of the words."""
    return sorted({counter_of(s, unit) for unit in units})


def unit_of(s: InvasionsState, units: Sequence[int], counter: int) -> int:
    """The first of these units that a word names, or NONE."""
    for unit in units:
        if counter_of(s, unit) == counter:
            return unit
    return NONE


def counter_id(s: InvasionsState, counter: int) -> str:
    """As it is written in a word."""
    kind = s.box.kinds[counter // 2]
    name = f"{s.box.nations[kind.nation].id}-{kind.id}"
    return f"{name}+{DAMAGED}" if counter % 2 else name


def unit_words(s: InvasionsState, verb: str, units: Sequence[int]) -> list[str]:
    """The legal words of a verb that names one of these units."""
    return [f"{verb} {counter_id(s, counter)}" for counter in counters_of(s, units)]


def open_slots(s: InvasionsState, units: Sequence[int], last: int, due: int) -> list[int]:
    """war 3.1: sets are named in canonical order, and only so that `due` of them still follow."""
    keys = [(counter_of(s, u), u) for u in units if counter_of(s, u) >= last]
    behind = [unit for _, unit in sorted(keys)]
    if not 0 < due <= len(behind):
        return behind
    highest = counter_of(s, behind[len(behind) - due])
    return [unit for unit in behind if counter_of(s, unit) <= highest]


# -- fleets ---------------------------------------------------------------------------------------


def place_fleets(s: InvasionsState, kind: int, count: int, sea: int) -> None:
    s.supply[kind] -= count
    for _ in range(count):
        s.fleet_kind.append(kind)
        s.fleet_damaged.append(0)
        s.fleet_at.append(sea)


def launch_longships(s: InvasionsState, kind: int, count: int, sea: int) -> list[int]:
    """war E124: travellers count as fleets while they cross a zone; they are no counters."""
    first = len(s.fleet_at)
    for _ in range(count):
        s.fleet_kind.append(kind)
        s.fleet_damaged.append(0)
        s.fleet_at.append(sea)
    return list(range(first, first + count))


def is_longship(s: InvasionsState, fleet: int) -> bool:
    return s.box.kinds[s.fleet_kind[fleet]].field


def land_longships(s: InvasionsState) -> None:
    """The zone is crossed."""
    for fleet in range(len(s.fleet_at)):
        if is_longship(s, fleet):
            s.fleet_at[fleet] = NONE


def move_fleet(s: InvasionsState, fleet: int, sea: int) -> None:
    s.fleet_at[fleet] = sea


def remove_fleet(s: InvasionsState, fleet: int) -> None:
    if not is_longship(s, fleet):
        s.supply[s.fleet_kind[fleet]] += 1
    s.fleet_at[fleet] = NONE


def hit_fleet(s: InvasionsState, fleet: int) -> bool:
    """war R28.4: says whether the fleet is eliminated."""
    elite = s.box.kinds[s.fleet_kind[fleet]].elite and not is_longship(s, fleet)
    if elite and not s.fleet_damaged[fleet]:
        s.fleet_damaged[fleet] = 1
        return False
    remove_fleet(s, fleet)
    return True


def recover_fleet(s: InvasionsState, fleet: int, sea: int) -> None:
    s.supply[s.fleet_kind[fleet]] -= 1
    s.fleet_at[fleet] = sea


def repair_fleet(s: InvasionsState, fleet: int) -> None:
    s.fleet_damaged[fleet] = 0


def fleet_nation(s: InvasionsState, fleet: int) -> int:
    return s.box.kinds[s.fleet_kind[fleet]].nation


def fleets_at(s: InvasionsState, sea: int) -> list[int]:
    at = s.fleet_at
    if sea not in at:
        return []
    return [f for f in range(len(at)) if at[f] == sea]


def fleets_of(s: InvasionsState, nation: int) -> list[int]:
    at = s.fleet_at
    return [f for f in range(len(at)) if at[f] != NONE and fleet_nation(s, f) == nation]


# -- hordes and limites ---------------------------------------------------------------------------


def place_horde(s: InvasionsState, nation: int, province: int) -> None:
    s.supply[kind_in(s, nation, HORDE)] -= 1
    s.horde[nation] = province


def move_horde(s: InvasionsState, nation: int, province: int) -> None:
    s.horde[nation] = province


def take_horde(s: InvasionsState, nation: int) -> None:
    """realm R17.4: it is flipped; a nation founded by its capital has none."""
    s.horde[nation] = NONE


def hordes_at(s: InvasionsState, province: int) -> list[int]:
    """The nations whose hordes are in a province."""
    horde = s.horde
    if province not in horde:
        return []
    return [nation for nation in range(len(horde)) if horde[nation] == province]


def place_limes(s: InvasionsState, nation: int, province: int) -> None:
    s.supply[kind_in(s, nation, LIMES)] -= 1
    s.limes[province] = nation
    s.fallen_limes[province] = NONE
    s.frontier_lost[province] = 0


def destroy_limes(s: InvasionsState, province: int) -> None:
    """war R5.9: it may be put back."""
    nation = s.limes[province]
    remove_limes(s, province)
    s.fallen_limes[province] = nation


def move_limes(s: InvasionsState, province: int, to: int) -> None:
    """limites_face_persia"""
    s.limes[to] = s.limes[province]
    s.limes[province] = NONE
    s.fallen_limes[to] = NONE


def remove_limes(s: InvasionsState, province: int) -> None:
    s.supply[limes_kind(s, s.limes[province])] += 1
    s.limes[province] = NONE
    s.fallen_limes[province] = NONE
    s.frontier_lost[province] = 0


def limes_kind(s: InvasionsState, owner: int) -> int:
    """The counter of a limes; a people that it serves has none of its own (aid Romans-P)."""
    if kind_in(s, owner, LIMES) != NONE:
        return kind_in(s, owner, LIMES)
    lenders = [each.index for each in s.box.nations if each.has[LIMITES_BECOME_LOCALS]]
    return kind_in(s, lenders[0], LIMES)


def serve_limes(s: InvasionsState, province: int, people: int) -> None:
    """aid Romans-M, Romans-P: it stays and serves another people."""
    s.limes[province] = people


def lose_frontier(s: InvasionsState, province: int) -> None:
    """war R5.9: the province of a destroyed limes has another master."""
    s.frontier_lost[province] = 1


def flip_limes(s: InvasionsState, province: int, kind: int) -> None:
    """realm R32.6: the limes leaves play; its back is a unit of whoever owned it."""
    owner = s.limes[province]
    s.lost[limes_kind(s, owner)] += 1
    s.limes[province] = NONE
    s.supply[kind] += 1
    place_units(s, kind, 1, province, owner)
