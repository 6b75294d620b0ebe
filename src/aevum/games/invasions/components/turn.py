"""Nodes, words and events of the turn: status, foundings, empires, fates, scoring."""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.registers import EVENTS, NODES, VERBS

# -- nodes ----------------------------------------------------------------------------------------

GAME: Final = NODES.procedure("game")
TURN: Final = NODES.procedure("turn", "next:number")
STATUS: Final = NODES.procedure("status")
FOUNDING: Final = NODES.procedure("founding", "nation")
FORCED_KINGDOM: Final = NODES.chance("forced-kingdom", "nation")
EMPIRE_ROLL: Final = NODES.chance("empire-roll", "nation")
FOUND_KINGDOM: Final = NODES.decision("found-kingdom", "nation")
FOUND_CITY: Final = NODES.decision("found-city", "nation")
SET_CAPITAL: Final = NODES.decision("set-capital", "nation")
SET_RELIGION: Final = NODES.decision("set-religion", "nation")
DIVISION: Final = NODES.procedure("division", "next:number")
REUNION: Final = NODES.decision("reunion", "nation")
RESEATING: Final = NODES.procedure("reseating", "nation")
FATE: Final = NODES.chance("fate", "nation")
NEW_EMPIRE: Final = NODES.procedure("new-empire", "nation")
EMPIRE_SEAT: Final = NODES.decision("empire-seat", "nation")
HEIR_TO: Final = NODES.decision("heir-to", "leader")
ISLAM_TEST: Final = NODES.chance("islam-test")

# -- words ----------------------------------------------------------------------------------------

FOUND_KINGDOM_V: Final = VERBS.declare("found_kingdom", "answer")
FOUND_CITY_V: Final = VERBS.declare("found_city", "province")
SET_CAPITAL_V: Final = VERBS.declare("set_capital", "province")
SET_RELIGION_V: Final = VERBS.declare("set_religion", "religion")

# -- events ---------------------------------------------------------------------------------------

TURN_BEGAN: Final = EVENTS.declare("turn", "turn:number")
KINGDOM_FOUNDED: Final = EVENTS.declare("kingdom", "nation")
EMPIRE_FOUNDED: Final = EVENTS.declare("empire", "nation")
SCORED: Final = EVENTS.declare("scored", "nation", "points:number")
ENDED: Final = EVENTS.declare("ended")
EMPIRE_PARTED: Final = EVENTS.declare("empire-parted", "nation", "province")
EMPIRE_REUNITED: Final = EVENTS.declare("empire-reunited", "nation")
FATE_ROLLED: Final = EVENTS.declare("fate", "nation", "total:number")
LEFT_GAME: Final = EVENTS.declare("left-game", "nation")
ISLAM_ROLLED: Final = EVENTS.declare("islam", "total:number", "answer")
