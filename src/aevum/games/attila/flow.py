"""The sequence of play."""

from __future__ import annotations

from aevum.core.flow import Node, Procedure
from aevum.games.attila.rules import (
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

NODES: list[Node[AttilaState]] = [
    Procedure(
        "game",
        [
            turn.deal_hands,
            turn.choose_first_player,
            turn.play_turns,
            scoring.final_scoring,
        ],
    ),
    Procedure(
        "turn",
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
        "slot",
        [
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
        "conflict",
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
        "exchange",
        [
            tiles.choose_cards,
            tiles.draw_as_many,
            tiles.discard_given_cards,
        ],
    ),
    turn.Deal("deal"),
    turn.Start("start"),
    tiles.Window("window", private=True),
    placement.Card("card", private=True),
    placement.Place("place"),
    influence.Influence("influence"),
    influence.Second("second"),
    placement.Discard("discard", private=True),
    tiles.Pick("pick", private=True),
    tiles.Boost("boost"),
    conflict.Commit("commit", private=True),
]
"""In the order of the node numbers in components.py."""
