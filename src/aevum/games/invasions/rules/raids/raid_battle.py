"""Raiders that stay fight at once for the ground they stand on.

Rules   realm R22.11; war R8.12, E83
Owns    none
Nodes   none
Leaves  the raid to raids.py, the battle to battle.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.raids import RAID
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.battle import open_battle
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.relations import HOSTILE, relation
from aevum.games.invasions.rules.board.units import (
    move_unit,
    remove_unit,
    units_at,
    units_in,
    units_of,
)
from aevum.games.invasions.rules.march.marching import note_way, renew_steps
from aevum.games.invasions.rules.turn.founding import is_settled, unsettle_nation
from aevum.games.invasions.state import InvasionsState

NATION: Final = RAID.variable("nation")
START: Final = RAID.variable("start")
TARGET: Final = RAID.variable("target")


def foe_at(s: InvasionsState, nation: int, province: int) -> int:
    """A hostile nation with units in a province, or NONE."""
    for unit in units_in(s, province):
        other = s.unit_command[unit]
        if relation(s, nation, other, province) == HOSTILE:
            return other
    return NONE


def take_the_field(s: InvasionsState) -> None:
    """war E83, R19.16: the last border of the raid counts as crossed; the sea does not."""
    if not s.settlers or foe_at(s, s.var(NATION), s.var(TARGET)) == NONE:
        return
    renew_steps(s, False)
    if not s.raid_seas:
        note_way(s, s.settlers, s.raid_via[0] if s.raid_via else s.var(START))


def fight_for_place(s: InvasionsState) -> None:
    """realm R22.11: the raiders attack, one foe after the other."""
    nation, target = s.var(NATION), s.var(TARGET)
    if not s.settlers or not units_at(s, target, nation):
        return
    foe = foe_at(s, nation, target)
    if foe != NONE:
        s.repeat()
        open_battle(s, nation, foe, target)


def send_losers_home(s: InvasionsState) -> None:
    """war E83: who lost goes back to the pool of a raider nation, or to the horde."""
    nation, target = s.var(NATION), s.var(TARGET)
    for unit in s.settlers:
        if s.unit_at[unit] in (NONE, target):
            continue
        if s.horde[nation] == NONE:
            remove_unit(s, unit)
        else:
            move_unit(s, unit, s.horde[nation])
    if is_settled(s, nation) and not units_of(s, nation):
        unsettle_nation(s, nation)
    settle_control(s)
