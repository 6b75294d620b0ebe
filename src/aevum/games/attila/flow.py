"""The sequence of play."""

from __future__ import annotations

from aevum.core.flow import Node, Procedure
from aevum.games.attila.components import (
    BOOST,
    CARD,
    COMMIT,
    CONFLICT,
    DEAL,
    DISCARD,
    EXCHANGE,
    GAME,
    INFLUENCE,
    PICK,
    PLACE,
    SECOND,
    SLOT,
    START,
    TURN,
    WINDOW,
)
from aevum.games.attila.rules import (
    cards,
    conflict,
    ending,
    influence,
    pacification,
    placement,
    scoring,
    tiles,
    turn,
)
from aevum.games.attila.state import AttilaState

FLOW: list[Node[AttilaState]] = [
    Procedure(
        GAME,
        [
            turn.deal_hands,
            turn.choose_first_player,
            turn.play_turns,
            scoring.final_scoring,
        ],
    ),
    Procedure(
        TURN,
        [
            turn.begin_turn,
            tiles.offer_at_start,
            turn.play_slots,
            ending.check_supplies,
            turn.refill_hand,
            turn.pass_on,
        ],
    ),
    Procedure(
        SLOT,
        [
            influence.forget_last_slot,
            placement.choose_card,
            placement.choose_province,
            influence.choose_influence,
            influence.choose_second_stone,
            tiles.offer_before_conflict,
            conflict.fight_next,
            tiles.offer_after_slot,
        ],
    ),
    Procedure(
        CONFLICT,
        [
            conflict.open_conflict,
            conflict.ask_next_player,
            conflict.reveal_and_clear,
            pacification.pacify,
            tiles.offer_after_pacification,
            scoring.score_emptied_century,
        ],
    ),
    Procedure(
        EXCHANGE,
        [
            tiles.choose_cards,
            tiles.draw_as_many,
            tiles.discard_given_cards,
        ],
    ),
    cards.Deal(DEAL),
    turn.Start(START),
    tiles.Window(WINDOW),
    placement.Card(CARD),
    placement.Place(PLACE),
    influence.Influence(INFLUENCE),
    influence.Second(SECOND),
    placement.Discard(DISCARD),
    tiles.Pick(PICK),
    tiles.Boost(BOOST),
    conflict.Commit(COMMIT),
]
