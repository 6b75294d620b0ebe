"""The sequence of play."""

from __future__ import annotations

from aevum.core.flow import Node, Procedure
from aevum.games.rising_cultures.rules import (
    ascent,
    build,
    effects,
    hand,
    province,
    rounds,
    scoring,
    setup,
    uses,
)
from aevum.games.rising_cultures.state import CulturesState

NODES: list[Node[CulturesState]] = [
    Procedure(
        "match",
        [
            setup.lay_provinces,
            setup.choose_nations,
            setup.choose_marker,
            scoring.play_games,
            scoring.end_match,
        ],
    ),
    Procedure(
        "game",
        [
            setup.lay_out,
            setup.deal_starting_hands,
            setup.choose_starting_cards,
            setup.reveal_starting_cards,
            rounds.play_rounds,
            scoring.box_last_cards,
            scoring.tell_scores,
        ],
    ),
    Procedure(
        "round",
        [
            rounds.begin_round,
            rounds.take_income,
            hand.draw_hands,
            hand.offer_swaps,
            rounds.take_turns,
            hand.keep_fourth_card,
            province.open_contest,
            rounds.assign_marker,
            rounds.end_of_round_events,
            rounds.return_excess_coins,
        ],
    ),
    Procedure("swaps", [hand.ask_for_swap]),
    Procedure("turn", [uses.take_turn, uses.end_turn]),
    Procedure(
        "contest",
        [
            province.compare_strengths,
            province.ask_stronger,
            province.ask_weaker,
            province.award,
            province.pay_price,
            province.tell_winner_and_loser,
        ],
    ),
    Procedure("effect", [effects.carry_out]),
    Procedure("ascent", [ascent.offer_ascent]),
    setup.Lots("lots"),
    hand.Draw("draw"),
    setup.Start("start", private=True),
    hand.Swap("swap"),
    hand.Return("return", private=True),
    uses.Act("act", private=True),
    ascent.Ascend("ascend"),
    effects.Target("target"),
    effects.Option("option"),
    hand.Peek("peek", private=True),
    build.Ruler("ruler"),
    province.Claim("claim"),
    province.Tribute("tribute"),
]
"""In the order of the node numbers in components.py."""
