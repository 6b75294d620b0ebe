"""Nodes, words and events of Event cards and of the deeds that follow from them."""

from __future__ import annotations

from typing import Final

from aevum.core.words import QUESTION
from aevum.games.invasions.components.registers import EVENTS, NODES, VERBS

LASTING: Final = ("frozen_rivers", "no_growth", "caravan_boost")
"""Effects of events that last; see lasting.py."""

# -- nodes ----------------------------------------------------------------------------------------

EVENT_DRAWS: Final = NODES.procedure("event-draws", "next:number")
DRAW_EVENT: Final = NODES.chance("draw-event", "power")
WINDOW: Final = NODES.procedure("window", "timing", "nation", "next:number", "passes:number")
EVENT_WINDOW: Final = NODES.decision("event-window", "power", "timing", "nation", private=True)
PLAY: Final = NODES.procedure("play", "card:event_card", "power", "base:number")
EVENT_OPTION: Final = NODES.decision("event-option", "power", "card:event_card", "base:number")
EVENT_TARGET: Final = NODES.decision("event-target", "power", "deed", "base:number", "where:area")
REMOVE_REVOLT: Final = NODES.decision("remove-revolt", "nation", "left:number", "any:number")
ANSWERS_ROUND: Final = NODES.procedure("answers", "base:number", "next:number")
EVENT_ANSWER: Final = NODES.decision("answer-event", "power", "base:number", private=True)
DEED: Final = NODES.procedure("deed", "deed", "at:number", "base:number")
STROKE: Final = NODES.procedure("stroke", "deed", "at:number", "nation", "base:number")
EFFECT_TEST: Final = NODES.chance("effect-test", "deed", "at:number")
AREA_LOT: Final = NODES.chance("area-lot", "deed", "base:number", "place:number", "tries:number")
LOSSES: Final = NODES.procedure("losses", "nation", "left:number", "prefer:number")
LOSE_PLACE: Final = NODES.decision("lose-place", "nation", "prefer:number", "where:area")
LOSE_UNIT: Final = NODES.decision("lose-unit", "nation", "province", "prefer:number")
FREE_UNITS: Final = NODES.procedure("free-units", "nation", "left:number", "deed", "at:number")
FREE_UNIT: Final = NODES.decision("free-unit", "nation", "deed", "at:number")
FREE_PLACE: Final = NODES.decision("free-place", "nation", "kind", "where:area")
CITY_PICK: Final = NODES.decision("city-pick", "nation", "deed", "at:number", "area")
DEFECTOR: Final = NODES.decision("defector", "power", "side")
DEFECT_TEST: Final = NODES.chance("defect-test", "unit:number")
RESERVE_FROM: Final = NODES.decision("reserve-from", "side", "left:number")
RESERVE: Final = NODES.decision("reserve", "side", "left:number", "province")
ADVANTAGE: Final = NODES.decision("advantage", "power", "side")
EVENT_REROLL: Final = NODES.decision("event-reroll", "power", "left:number")
STORM_TEST: Final = NODES.chance("storm-test", "nation", "sea")
STORM_HIT: Final = NODES.decision("storm-hit", "nation", "sea")
LEADER_ROLL: Final = NODES.chance("leader-roll", "leader", "deed", "at:number")
HIRE: Final = NODES.procedure("hire", "nation", "left:number", "cost:number", "card:number")
HIRE_CHOICE: Final = NODES.decision("hire-choice", "nation", "cost:number", "card:number")
CONSENT: Final = NODES.decision(
    "consent", "nation", "matter:number", "partner:nation", "die:number"
)
CONSENT_TEST: Final = NODES.chance("consent-test", "nation", "matter:number", "partner:nation")
DEMAND: Final = NODES.decision("demand", "nation", "payer:nation", "deed", "at:number")

# -- words ----------------------------------------------------------------------------------------

LOSE_UNIT_V: Final = VERBS.declare("lose_unit", "unit:counter")
DRAW_EVENT_V: Final = VERBS.declare("draw_event", "event")
DRAW_SECRET_V: Final = VERBS.declare("draw_secret", "event")
LOT_AREA_V: Final = VERBS.declare("lot_area", "area")
EV_PLAY_V: Final = VERBS.declare("ev_play", "card:event_card")
EV_PASS_V: Final = VERBS.declare("ev_pass", ends=QUESTION)
EV_OPTION_V: Final = VERBS.declare("ev_option", "option")
EV_TARGET_V: Final = VERBS.declare("ev_target", "target")
EV_UNIT_V: Final = VERBS.declare("ev_unit", "unit:counter")
EV_ANSWER_V: Final = VERBS.declare("ev_answer", "answer")
EV_DONE_V: Final = VERBS.declare("ev_done")

# -- events ---------------------------------------------------------------------------------------

EVENT_DRAWN: Final = EVENTS.declare("event-drawn", "seat", "power", "card:event", secret="card")
PUBLIC_EVENT: Final = EVENTS.declare("public-event", "power", "card:event")
EVENT_PLAYED: Final = EVENTS.declare("event-played", "power", "card:event_card")
EVENT_CANCELLED: Final = EVENTS.declare("event-cancelled", "power")
UNIT_JOINED: Final = EVENTS.declare("unit-joined", "nation", "kind", "province")
CITY_GREW: Final = EVENTS.declare("city-grew", "nation", "province", "level:number")
CITY_WALLED: Final = EVENTS.declare("city-walled", "nation", "province")
LEADER_CONFINED: Final = EVENTS.declare("leader-confined", "leader")
LEADER_DIED: Final = EVENTS.declare("leader-died", "leader")
NO_EVENT: Final = EVENTS.declare("no-event", "power", "card:event_card")
PACT_MADE: Final = EVENTS.declare("pact", "nation", "other:nation")
