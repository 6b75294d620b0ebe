"""The nodes of cards: draws, windows, plays, and the deeds that follow from them."""

from __future__ import annotations

from aevum.core.flow import Node, Procedure
from aevum.games.invasions.components import (
    ANSWERS_ROUND,
    AREA_LOT,
    DEED,
    DRAW_EVENT,
    DRAW_MARKER,
    EFFECT_TEST,
    EVENT_ANSWER,
    EVENT_DRAWS,
    EVENT_OPTION,
    EVENT_TARGET,
    EVENT_WINDOW,
    PILLAGE,
    PLAY,
    STROKE,
    WINDOW,
)
from aevum.games.invasions.rules import effects, events, pillage, verbs_realm
from aevum.games.invasions.state import InvasionsState

VERB_CHAPTERS = (verbs_realm,)
"""Modules that declare what verbs do; they have no node of their own."""

CARD_NODES: list[Node[InvasionsState]] = [
    Procedure(EVENT_DRAWS, [events.draw_next_event]),
    events.DrawEvent(DRAW_EVENT),
    Procedure(PILLAGE, [pillage.draw_next_marker]),
    pillage.DrawMarker(DRAW_MARKER),
    Procedure(WINDOW, [events.ask_window]),
    events.EventWindow(EVENT_WINDOW),
    Procedure(
        PLAY,
        [
            events.choose_option,
            events.name_targets,
            events.ask_answers,
            events.carry_out_card,
            events.end_play,
        ],
    ),
    events.EventOption(EVENT_OPTION),
    events.EventTarget(EVENT_TARGET),
    Procedure(ANSWERS_ROUND, [events.ask_answer]),
    events.AnswerEvent(EVENT_ANSWER),
    Procedure(DEED, [effects.carry_out_next, effects.end_deed]),
    Procedure(STROKE, [effects.test_stroke, effects.strike]),
    effects.EffectTest(EFFECT_TEST),
    effects.AreaLot(AREA_LOT),
]
