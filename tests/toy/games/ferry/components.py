"""The box of Ferry: boats, cards, and the nodes, words and events of the game."""

from __future__ import annotations

from typing import Final

from aevum.core.events import Events
from aevum.core.flow import Nodes
from aevum.core.words import Ids, Numbers, Verbs, Vocabulary

BOATS: Final = ("red", "blue", "green", "white")
CARDS: Final = ("straw", "cloth", "wine")
"""Worth 1, 2 and 3 points."""
COPIES: Final = 6
FACES: Final = 6

NODES: Final = Nodes()
GAME: Final = NODES.procedure("game")
CROSSING: Final = NODES.procedure("crossing")
DEAL: Final = NODES.chance("deal", "boat", "cards:number")
LOAD: Final = NODES.decision("load", "boat", private=True)
CURRENT: Final = NODES.chance("current", "boat", "card")

VERBS: Final = Verbs()
DRAW_V: Final = VERBS.declare("draw", "card")
LOAD_V: Final = VERBS.declare("load", "card")
FLOW_V: Final = VERBS.declare("flow", "face")

EVENTS: Final = Events()
DREW: Final = EVENTS.declare("drew", "seat", "boat", "card", secret="card")
LOADED: Final = EVENTS.declare("loaded", "seat", "boat", "card")
CROSSED: Final = EVENTS.declare("crossed", "boat", "face:number", "points:number")
ENDED: Final = EVENTS.declare("ended")

AXES: Final = {"boat": list(BOATS), "card": list(CARDS)}
VOCABULARY: Final = Vocabulary(
    VERBS, {"boat": Ids(BOATS), "card": Ids(CARDS), "face": Numbers(1, FACES)}
)
