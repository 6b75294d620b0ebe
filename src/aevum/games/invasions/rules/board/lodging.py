"""Where units may be put down: room within the limit, and no strangers.

Rules   realm R35.5, E141; war R9.5
Owns    none
Nodes   none
Leaves  limits to stacking.py, who is a stranger to ground.py
"""

from __future__ import annotations

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.ground import has_strangers
from aevum.games.invasions.rules.board.stacking import room_at
from aevum.games.invasions.state import InvasionsState


def may_be_placed(s: InvasionsState, province: int, nation: int) -> bool:
    """realm E141: for a unit of a nation that is put down in a province."""
    if province == NONE or not s.is_open(province):
        return False
    return room_at(s, nation, province) > 0 and not has_strangers(s, nation, province)
