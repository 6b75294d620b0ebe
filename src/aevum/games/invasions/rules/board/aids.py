"""Optional items of the player aids: how far each of them has gone.

Rules   none: guide, section 9
Owns    aid_steps
Nodes   none
Leaves  what an item does to the chapter it changes
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import EMPEROR
from aevum.games.invasions.options import aid
from aevum.games.invasions.realms import About
from aevum.games.invasions.state import InvasionsState

IDLE_EMPERORS: Final = ((aid("Romans-I"), 3, 7), (aid("Byzantines-E"), 1, 99))
"""An item, and its first and last turn."""


def about(s: InvasionsState, item: int) -> About:
    """The nations, places and leaders an item speaks of."""
    return s.box.about_switch[item]


def note_step(s: InvasionsState, item: int, step: int) -> None:
    """What an item has to remember; 0 = nothing has happened yet."""
    s.aid_steps[item] = step


def keeps_palace(s: InvasionsState, leader: int) -> bool:
    """Options aid:Romans-I, aid:Byzantines-E: an emperor with combat 0 stays in his capital."""
    who = s.box.leaders[leader]
    if who.rank != EMPEROR or who.combat or s.leader_at[leader] != s.capital[who.nation]:
        return False
    return any(
        s.switched(item) and first <= s.turn <= last and who.nation in about(s, item).nations
        for item, first, last in IDLE_EMPERORS
    )
