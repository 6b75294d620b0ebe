"""Raiders that stay fight at once for the ground they stand on.

Rules   realm R22.11; war R8.12, E83
Owns    none
Nodes   none
Leaves  the raid to raids.py, the battle to battle.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components import RAID
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle import open_battle
from aevum.games.invasions.rules.control import settle_control
from aevum.games.invasions.rules.founding import is_settled, unsettle_nation
from aevum.games.invasions.rules.raids import has_stayed
from aevum.games.invasions.rules.relations import HOSTILE, relation
from aevum.games.invasions.rules.units import remove_unit, units_at, units_in, units_of
from aevum.games.invasions.state import InvasionsState

NATION: Final = RAID.variable("nation")
TARGET: Final = RAID.variable("target")


def foe_at(s: InvasionsState, nation: int, province: int) -> int:
    """A hostile nation with units in a province, or NONE."""
    for unit in units_in(s, province):
        other = s.unit_command[unit]
        if relation(s, nation, other, province) == HOSTILE:
            return other
    return NONE


def fight_for_place(s: InvasionsState) -> None:
    """realm R22.11: the raiders attack, one foe after the other."""
    nation, target = s.var(NATION), s.var(TARGET)
    if not has_stayed(s) or not units_at(s, target, nation):
        return
    foe = foe_at(s, nation, target)
    if foe != NONE:
        s.repeat()
        open_battle(s, nation, foe, target)


def send_losers_home(s: InvasionsState) -> None:
    """war E83: what is left of a raider nation that lost goes back to its pool."""
    nation, target = s.var(NATION), s.var(TARGET)
    if not has_stayed(s) or not is_settled(s, nation) or units_at(s, target, nation):
        return
    for unit in units_of(s, nation):
        remove_unit(s, unit)
    unsettle_nation(s, nation)
    settle_control(s)
