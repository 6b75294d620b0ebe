"""The sequence of play."""

from __future__ import annotations

from aevum.core.flow import Node, Procedure
from aevum.games.attila.components import (
    BOOST,
    BOOST_V,
    CARD,
    COMMIT,
    COMMIT_DONE_V,
    COMMIT_V,
    CONFLICT,
    DEAL,
    DISCARD,
    EXCHANGE,
    EXCHANGE_DONE_V,
    EXCHANGE_V,
    GAME,
    INFLUENCE,
    NO_TILE_V,
    PICK,
    PLACE,
    SECOND,
    SKIP_SECOND_V,
    SLOT,
    START,
    TURN,
    USE_TILE_V,
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
    tiles.Window(WINDOW, closing=NO_TILE_V, opens=USE_TILE_V),
    placement.Card(CARD),
    placement.Place(PLACE),
    influence.Influence(INFLUENCE),
    influence.Second(SECOND, closing=SKIP_SECOND_V),
    placement.Discard(DISCARD),
    tiles.Pick(PICK, EXCHANGE_V, EXCHANGE_DONE_V),
    tiles.Boost(BOOST, BOOST_V),
    conflict.Commit(COMMIT, COMMIT_V, COMMIT_DONE_V),
]
