"""Who must leave a province, and on what terms.

Rules   war R19.30, E97, E98, E116, E122; realm R36.6, R38.4, R38.13, R39.7, R41.3
Owns    none
Nodes   none
Leaves  groups to retreat.py, their ways to retreat_ways.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.battle import RETREAT
from aevum.games.invasions.state import InvasionsState

AS_ATTACKER: Final = 0
"""war R19.42: towards where it came from; who finds no way is eliminated (war E98)."""
AS_DEFENDER: Final = 1
"""war R19.43: not where the attackers came from."""
ANYWHERE: Final = 2
"""realm R36.6, R38.13: in any direction that is otherwise legal."""
LEAVING: Final = 3
"""war E122: in any direction; who finds no way stays."""
SURPLUS: Final = 4
"""realm R38.4.3: what is above the limit leaves, more may."""
CEDED: Final = 5
"""realm R41.3: above the limit of other places if need be."""

AFTER_BATTLE: Final = (AS_ATTACKER, AS_DEFENDER)
MAY_STAY: Final = (LEAVING, SURPLUS)
BY_ITSELF: Final = (ANYWHERE, SURPLUS, CEDED)
"""A half of the united empire leaves without the other one."""


def retreat(s: InvasionsState, nation: int, province: int, role: int) -> None:
    """The units that a nation commands in a province leave it, group by group."""
    s.push(RETREAT, nation, province, role)
