"""Nodes, words and events of the rules; what is printed lies in `data/` and is read into box.py."""

from __future__ import annotations

from typing import Final

from aevum.core.events import Events
from aevum.core.flow import Nodes
from aevum.core.words import Verbs

TO_COME: Final = 0
ACTIVE: Final = 1
INACTIVE: Final = 2
RAIDER: Final = 3
GONE: Final = 4
"""What has become of a nation (realm R13)."""

# -- nodes ----------------------------------------------------------------------------------------

NODES: Final = Nodes()
GAME: Final = NODES.procedure("game")
TURN: Final = NODES.procedure("turn", "next:number")
ACTIVATION: Final = NODES.procedure("activation", "nation")
MOVE: Final = NODES.decision("move", "nation")

# -- words ----------------------------------------------------------------------------------------

VERBS: Final = Verbs()
MV_END_V: Final = VERBS.declare("mv_end")

# -- events ---------------------------------------------------------------------------------------

EVENTS: Final = Events()
TURN_BEGAN: Final = EVENTS.declare("turn", "turn:number")
ACTIVATED: Final = EVENTS.declare("activated", "nation")
SCORED: Final = EVENTS.declare("scored", "nation", "points:number")
ENDED: Final = EVENTS.declare("ended")
