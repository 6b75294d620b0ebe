"""Counters: land units, fleets, hordes, limites and the supply.

Rules   war R2.1, realm R4.1
Owns    unit_kind, unit_command, unit_at, fleet_kind, fleet_at, horde, limes, supply
Nodes   none
Leaves  leaders to leaders.py
"""

from __future__ import annotations

from aevum.games.invasions.kinds import HORDE, LIMES, NONE
from aevum.games.invasions.state import InvasionsState


def lay_out_supply(s: InvasionsState) -> None:
    """realm 1.3: all counters; backs are no counters of their own."""
    s.supply = [0 if kind.is_back else kind.count for kind in s.box.kinds]


def kind_in(s: InvasionsState, nation: int, domain: int) -> int:
    """The kind of a nation in a domain in which it has but one, or NONE."""
    for kind in s.box.kinds_of[nation]:
        if s.box.kinds[kind].domain == domain:
            return kind
    return NONE


def place_units(s: InvasionsState, kind: int, count: int, province: int, command: int) -> None:
    s.supply[kind] -= count
    for _ in range(count):
        s.unit_kind.append(kind)
        s.unit_command.append(command)
        s.unit_at.append(province)


def place_fleets(s: InvasionsState, kind: int, count: int, sea: int) -> None:
    s.supply[kind] -= count
    for _ in range(count):
        s.fleet_kind.append(kind)
        s.fleet_at.append(sea)


def place_horde(s: InvasionsState, nation: int, province: int) -> None:
    s.supply[kind_in(s, nation, HORDE)] -= 1
    s.horde[nation] = province


def take_horde(s: InvasionsState, nation: int) -> None:
    """realm R17.4: it is flipped; a nation founded by its capital has none."""
    s.horde[nation] = NONE


def place_limes(s: InvasionsState, nation: int, province: int) -> None:
    s.supply[kind_in(s, nation, LIMES)] -= 1
    s.limes[province] = nation


# -- questions ------------------------------------------------------------------------------------


def stands_on_board(s: InvasionsState, nation: int) -> bool:
    """Has it a land unit or a horde?"""
    kinds = s.box.kinds
    return s.horde[nation] != NONE or any(kinds[kind].nation == nation for kind in s.unit_kind)


def armies(s: InvasionsState) -> list[dict[int, int]]:
    """By province: how many land units each nation commands there."""
    found: list[dict[int, int]] = [{} for _ in s.box.provinces]
    for i in range(len(s.unit_at)):
        here, nation = found[s.unit_at[i]], s.unit_command[i]
        here[nation] = here.get(nation, 0) + 1
    return found


def commanded(s: InvasionsState, nation: int) -> int:
    """Land units and fleets a nation must pay for (realm R28.1)."""
    kinds = s.box.kinds
    fleets = sum(kinds[kind].nation == nation for kind in s.fleet_kind)
    return s.unit_command.count(nation) + fleets
