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

ANSWERS: Final = ("no", "yes")
YES: Final = 1

CONTRACTS: Final = ("own", "client", "federate", "vassal", "card", "marriage", "exchange")
"""By what contract a unit serves who commands it (war 1.3); `own` = it is no mercenary."""
OWN: Final = 0
CLIENT: Final = 1
FEDERATE: Final = 2
VASSAL: Final = 3
CARD: Final = 4
MARRIAGE: Final = 5
EXCHANGE: Final = 6

DAMAGED: Final = "damaged"
"""The mark of a word that names an elite with its back up: `rome-legion+damaged`."""

# -- nodes ----------------------------------------------------------------------------------------

NODES: Final = Nodes()
GAME: Final = NODES.procedure("game")
TURN: Final = NODES.procedure("turn", "next:number")
STATUS: Final = NODES.procedure("status")
FOUNDING: Final = NODES.procedure("founding", "nation")
ACTIVATION: Final = NODES.procedure("activation", "nation")
FORCED_KINGDOM: Final = NODES.chance("forced-kingdom", "nation")
EMPIRE_ROLL: Final = NODES.chance("empire-roll", "nation")
FOUND_KINGDOM: Final = NODES.decision("found-kingdom", "nation")
FOUND_CITY: Final = NODES.decision("found-city", "nation")
SET_CAPITAL: Final = NODES.decision("set-capital", "nation")
SET_RELIGION: Final = NODES.decision("set-religion", "nation")
MOVE: Final = NODES.decision("move", "nation")

# -- words ----------------------------------------------------------------------------------------

VERBS: Final = Verbs()
D10_V: Final = VERBS.declare("d10", "pip")
FOUND_KINGDOM_V: Final = VERBS.declare("found_kingdom", "answer")
FOUND_CITY_V: Final = VERBS.declare("found_city", "province")
SET_CAPITAL_V: Final = VERBS.declare("set_capital", "province")
SET_RELIGION_V: Final = VERBS.declare("set_religion", "religion")
MV_END_V: Final = VERBS.declare("mv_end")

# -- events ---------------------------------------------------------------------------------------

EVENTS: Final = Events()
TURN_BEGAN: Final = EVENTS.declare("turn", "turn:number")
KINGDOM_FOUNDED: Final = EVENTS.declare("kingdom", "nation")
EMPIRE_FOUNDED: Final = EVENTS.declare("empire", "nation")
ACTIVATED: Final = EVENTS.declare("activated", "nation")
SCORED: Final = EVENTS.declare("scored", "nation", "points:number")
ENDED: Final = EVENTS.declare("ended")
