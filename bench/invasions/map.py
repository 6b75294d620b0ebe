"""350 AD with 600 pieces on the board: more than the box has counters for."""

from __future__ import annotations

from aevum.games import load
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.units import place_units
from aevum.games.invasions.state import InvasionsState

SCENARIO = {"scenario": "scenario_350", "players": 4}
PIECES = 600
ROOM = 3
"""Units that may stand together anywhere (war R9.1)."""


def crowded() -> InvasionsState:
    """Whoever controls a province fills it up with the units of its nation, kind after kind."""
    s: InvasionsState = load("invasions").setup(SCENARIO)
    kinds = armies(s)
    lord = next(owner for owner in s.controller if owner in kinds)
    for province, owner in enumerate(s.controller):
        if owner == NONE and province in s.unit_at:
            continue
        lord = owner if owner in kinds else lord
        for number in range(s.unit_at.count(province), ROOM):
            if pieces(s) < PIECES:
                place_units(s, kinds[lord][number % len(kinds[lord])], 1, province, lord)
    s.supply = [max(0, left) for left in s.supply]
    return s


def pieces(s: InvasionsState) -> int:
    """Units, fleets, leaders, hordes and limites on the board."""
    return sum(
        place != NONE
        for places in (s.unit_at, s.fleet_at, s.leader_at, s.horde, s.limes)
        for place in places
    )


def armies(s: InvasionsState) -> dict[int, list[int]]:
    """The kinds of land units of each nation that controls something."""
    found: dict[int, list[int]] = {}
    for number, kind in enumerate(s.box.kinds):
        if kind.field and not kind.is_back and kind.nation in s.controller:
            found.setdefault(kind.nation, []).append(number)
    return found
