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
LASTING: Final = ("frozen_rivers", "no_growth", "caravan_boost")
"""Effects of events that last; see lasting.py."""
SIDES: Final = ("attacker", "defender")

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
EVENT_DRAWS: Final = NODES.procedure("event-draws", "next:number")
DRAW_EVENT: Final = NODES.chance("draw-event", "power")
DRAW_MARKER: Final = NODES.chance("draw-marker", "nation")
PILLAGE: Final = NODES.procedure("pillage", "nation", "left:number")
WINDOW: Final = NODES.procedure("window", "timing", "nation", "next:number", "passes:number")
EVENT_WINDOW: Final = NODES.decision("event-window", "power", "timing", "nation", private=True)
PLAY: Final = NODES.procedure("play", "card:event_card", "power", "deed:number", "base:number")
EVENT_OPTION: Final = NODES.decision("event-option", "power", "card:event_card", "base:number")
EVENT_TARGET: Final = NODES.decision("event-target", "power", "deed", "base:number")
ANSWERS_ROUND: Final = NODES.procedure("answers", "base:number", "next:number")
EVENT_ANSWER: Final = NODES.decision("answer-event", "power", "base:number", private=True)
DEED: Final = NODES.procedure("deed", "deed", "at:number", "base:number")
STROKE: Final = NODES.procedure("stroke", "deed", "at:number", "nation", "base:number")
EFFECT_TEST: Final = NODES.chance("effect-test", "deed", "at:number")
AREA_LOT: Final = NODES.chance("area-lot", "deed", "base:number", "place:number", "tries:number")

# -- words ----------------------------------------------------------------------------------------

VERBS: Final = Verbs()
D10_V: Final = VERBS.declare("d10", "pip")
FOUND_KINGDOM_V: Final = VERBS.declare("found_kingdom", "answer")
FOUND_CITY_V: Final = VERBS.declare("found_city", "province")
SET_CAPITAL_V: Final = VERBS.declare("set_capital", "province")
SET_RELIGION_V: Final = VERBS.declare("set_religion", "religion")
MV_END_V: Final = VERBS.declare("mv_end")
D2_V: Final = VERBS.declare("d2", "pip")
DRAW_EVENT_V: Final = VERBS.declare("draw_event", "event")
DRAW_SECRET_V: Final = VERBS.declare("draw_secret", "event")
DRAW_MARKER_V: Final = VERBS.declare("draw_marker", "pillage")
DRAW_SECRET_MARKER_V: Final = VERBS.declare("draw_secret_marker", "pillage")
LOT_AREA_V: Final = VERBS.declare("lot_area", "area")
EV_PLAY_V: Final = VERBS.declare("ev_play", "card:event_card")
EV_PASS_V: Final = VERBS.declare("ev_pass")
EV_OPTION_V: Final = VERBS.declare("ev_option", "option")
EV_TARGET_V: Final = VERBS.declare("ev_target", "target")

# -- events ---------------------------------------------------------------------------------------

EVENTS: Final = Events()
TURN_BEGAN: Final = EVENTS.declare("turn", "turn:number")
KINGDOM_FOUNDED: Final = EVENTS.declare("kingdom", "nation")
EMPIRE_FOUNDED: Final = EVENTS.declare("empire", "nation")
ACTIVATED: Final = EVENTS.declare("activated", "nation")
EVENT_DRAWN: Final = EVENTS.declare("event-drawn", "seat", "power", "event", secret="event")
PUBLIC_EVENT: Final = EVENTS.declare("public-event", "power", "event")
EVENT_PLAYED: Final = EVENTS.declare("event-played", "power", "card:event_card")
EVENT_CANCELLED: Final = EVENTS.declare("event-cancelled", "power")
NO_EVENT: Final = EVENTS.declare("no-event", "power", "card:event_card")
MARKER_DRAWN: Final = EVENTS.declare("marker", "nation", "gold:number")
MARKER_KEPT: Final = EVENTS.declare("marker-kept", "seat", "power", "pillage", secret="pillage")
SCORED: Final = EVENTS.declare("scored", "nation", "points:number")
ENDED: Final = EVENTS.declare("ended")
