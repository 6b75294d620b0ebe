"""The end of a battle: the loser leaves, the field is settled.

Rules   war R19.30, R19.47, R23.3; E23, E113, E122, E127
Owns    none
Nodes   none
Leaves  the way of a retreat to retreat.py, terror to siege.py, what deaths bring to aftermath.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.battle import ATTACKER, BATTLE, UNIT_FELL
from aevum.games.invasions.rules.battle.aftermath import mourn_slain
from aevum.games.invasions.rules.battle.combat_dice import clear_dice
from aevum.games.invasions.rules.battle.departure import AS_ATTACKER, AS_DEFENDER, retreat
from aevum.games.invasions.rules.battle.hits import clear_losses
from aevum.games.invasions.rules.battle.lineup import (
    clear_field,
    living,
    nations_on,
    other,
    parties,
    side_of,
)
from aevum.games.invasions.rules.battle.siege import spread_terror
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.units import remove_unit
from aevum.games.invasions.state import InvasionsState

PROVINCE: Final = BATTLE.variable("province")


def drive_off(s: InvasionsState) -> None:
    """war R19.30, R19.39, E95: each nation of the losing side decides its own retreat.

    A defender that submits stays with its horde (war E122); an attacker that submits retreats.
    """
    province, side = s.var(PROVINCE), other(s.victor)
    give_up_waiting(s, province, side)
    role = AS_ATTACKER if side == ATTACKER else AS_DEFENDER
    for party in reversed(parties(s, side)):
        if side == ATTACKER or party not in s.subdued:
            retreat(s, party, province, role)


def give_up_waiting(s: InvasionsState, province: int, side: int) -> None:
    """war E23: waiting units share the fate of a stack of which nothing is left."""
    if living(s, province, side):
        return
    for unit in s.bystanders:
        if side_of(s, unit) == side and s.unit_at[unit] == province:
            s.tell(UNIT_FELL, s.unit_kind[unit], s.unit_command[unit], province)
            remove_unit(s, unit)


def close_battle(s: InvasionsState) -> None:
    """war R23.3, E113, E127: control at once; then what deaths bring, and terror."""
    province, victor = s.var(PROVINCE), s.victor
    winners = nations_on(s, victor)
    clear_field(s)
    clear_dice(s)
    clear_losses(s)
    settle_control(s)
    mourn_slain(s)
    if victor == ATTACKER:
        for nation in winners:
            spread_terror(s, nation, province)
