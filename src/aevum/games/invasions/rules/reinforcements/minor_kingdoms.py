"""Inactive minor kingdoms rebuild, one unit a turn.

Rules   realm R37.6, R19.10
Owns    none
Nodes   rebuild-draw (chance), repair-draw (chance)
Leaves  their clients' bonds to clients.py, their capitals to recovery.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance
from aevum.core.why import Why
from aevum.games.invasions.components.administration import REPAIRED
from aevum.games.invasions.components.board import DRAW_UNIT_V
from aevum.games.invasions.components.registers import INACTIVE
from aevum.games.invasions.components.reinforcements import (
    REBUILD_DRAW,
    REINFORCED,
    REINFORCING,
    REPAIR_DRAW,
)
from aevum.games.invasions.kinds import KINGDOM, MODIFIERS, NONE
from aevum.games.invasions.rules.board.ground import occupants
from aevum.games.invasions.rules.board.homelands import provinces_of
from aevum.games.invasions.rules.board.leaders import in_play, place_leader
from aevum.games.invasions.rules.board.units import (
    counter_id,
    counter_of,
    counters_of,
    national_units,
    place_units,
    repair,
    unit_of,
)
from aevum.games.invasions.rules.reinforcements.levies import in_supply
from aevum.games.invasions.state import InvasionsState

NATION: Final = REINFORCING.variable("nation")
BUILDER: Final = REBUILD_DRAW.variable("nation")
WHERE: Final = REBUILD_DRAW.variable("province")
MENDER: Final = REPAIR_DRAW.variable("nation")
QUIET: Final = MODIFIERS.index("inactive_imk")
NO_CAPITAL: Final = MODIFIERS.index("no_capital")


def is_minor(s: InvasionsState, nation: int) -> bool:
    """realm R37.6: an inactive independent minor kingdom."""
    printed = s.box.nations[nation]
    minor = printed.imk or printed.has[QUIET]
    return minor and s.being[nation] == INACTIVE and s.status[nation] == KINGDOM


def place_of_rebuilding(s: InvasionsState, nation: int) -> int:
    """realm R37.6: its capital, a province of its own, or its home if nobody else is there."""
    if s.capital[nation] != NONE:
        return s.capital[nation]
    own = provinces_of(s, nation)
    if own:
        return own[0]
    home = s.box.nations[nation].home_province
    if home == NONE or set(occupants(s, home)) - {nation}:
        return NONE
    return home


def rebuild(s: InvasionsState) -> None:
    """realm R37.6: a random unit of the supply; if all are on the board a repair."""
    nation = s.var(NATION)
    if not is_minor(s, nation):
        return
    place = place_of_rebuilding(s, nation)
    if in_supply(s, nation):
        if place != NONE:
            s.push(REBUILD_DRAW, nation, place)
    elif damaged_units(s, nation):
        s.push(REPAIR_DRAW, nation)


def damaged_units(s: InvasionsState, nation: int) -> list[int]:
    return [unit for unit in national_units(s, nation) if s.unit_damaged[unit]]


class RebuildDraw(Chance[InvasionsState]):
    """realm R37.6; a lost king of a kingdom without a capital comes with the next unit."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        kinds = in_supply(s, s.var(BUILDER))
        return [(f"draw_unit {counter_id(s, 2 * k)}", s.supply[k]) for k in kinds]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        kinds = in_supply(s, s.var(BUILDER))
        fits = verb == DRAW_UNIT_V and arg % 2 == 0 and arg // 2 in kinds
        return None if fits else Why("R37.6", "asked-draw-unit")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, place = s.var(BUILDER), s.var(WHERE)
        s.pop()
        place_units(s, arg // 2, 1, place, nation)
        s.tell(REINFORCED, nation, arg // 2, place)
        if s.box.nations[nation].has[NO_CAPITAL]:
            for leader in s.box.leaders_of[nation]:
                if not in_play(s, leader):
                    place_leader(s, leader, place)


class RepairDraw(Chance[InvasionsState]):
    """realm R37.6: a random damaged elite."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        units = damaged_units(s, s.var(MENDER))
        found = [counter_of(s, unit) for unit in units]
        return [(f"draw_unit {counter_id(s, c)}", found.count(c)) for c in counters_of(s, units)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == DRAW_UNIT_V and unit_of(s, damaged_units(s, s.var(MENDER)), arg) != NONE
        return None if fits else Why("R37.6", "asked-draw-unit")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(MENDER)
        unit = unit_of(s, damaged_units(s, nation), arg)
        s.pop()
        repair(s, unit)
        s.tell(REPAIRED, nation, s.unit_kind[unit])
