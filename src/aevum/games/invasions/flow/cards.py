"""The nodes of cards: draws, windows, plays, and the deeds that follow from them."""

from __future__ import annotations

from aevum.core.flow import Node, Procedure
from aevum.games.invasions.components.board import EV_PLACE_V
from aevum.games.invasions.components.cards import (
    ADVANTAGE,
    ANSWERS_ROUND,
    AREA_LOT,
    CITY_PICK,
    DEED,
    DEFECT_TEST,
    DEFECTOR,
    DRAW_EVENT,
    EFFECT_TEST,
    EVENT_ANSWER,
    EVENT_DRAWS,
    EVENT_OPTION,
    EVENT_REROLL,
    EVENT_TARGET,
    EVENT_WINDOW,
    FREE_PLACE,
    FREE_UNIT,
    FREE_UNITS,
    LEADER_ROLL,
    LOSE_PLACE,
    LOSE_UNIT,
    LOSSES,
    PLAY,
    REMOVE_REVOLT,
    RESERVE,
    RESERVE_FROM,
    STORM_HIT,
    STORM_TEST,
    STROKE,
    WINDOW,
)
from aevum.games.invasions.components.raids import DRAW_MARKER, PILLAGE
from aevum.games.invasions.rules.cards import (
    effects,
    events,
    verbs_battle,
    verbs_cities,
    verbs_dice,
    verbs_people,
    verbs_realm,
    verbs_siege,
    verbs_units,
)
from aevum.games.invasions.rules.raids import pillage
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
    Procedure(LOSSES, [verbs_units.lose_next]),
    verbs_units.LosePlace(LOSE_PLACE, EV_PLACE_V, "R2.12", "asked-lose-place"),
    verbs_units.LoseUnit(LOSE_UNIT),
    Procedure(FREE_UNITS, [verbs_units.take_next]),
    verbs_units.FreeUnit(FREE_UNIT),
    verbs_units.FreePlace(FREE_PLACE, EV_PLACE_V, "R35.1", "asked-free-place"),
    verbs_cities.CityPick(CITY_PICK, EV_PLACE_V, "R6.5", "asked-city-pick"),
    verbs_people.RemoveRevolt(REMOVE_REVOLT),
    verbs_people.LeaderRoll(LEADER_ROLL),
    verbs_siege.StormTest(STORM_TEST),
    verbs_siege.StormHit(STORM_HIT),
    verbs_battle.Defector(DEFECTOR),
    verbs_battle.DefectTest(DEFECT_TEST),
    verbs_battle.ReserveFrom(RESERVE_FROM),
    verbs_battle.Reserve(RESERVE),
    verbs_battle.Advantage(ADVANTAGE),
    verbs_dice.EventReroll(EVENT_REROLL),
]
