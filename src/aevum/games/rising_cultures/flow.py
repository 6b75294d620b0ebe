"""The sequence of play."""

from __future__ import annotations

from aevum.core.flow import Node, Procedure
from aevum.games.rising_cultures.components import (
    ACT,
    ASCEND,
    ASCENT,
    CLAIM,
    CONTEST,
    DRAW,
    EFFECT,
    GAME,
    LOTS,
    MATCH,
    OPTION,
    PEEK,
    RETURN,
    ROUND,
    RULER,
    START,
    SWAP,
    SWAPS,
    TARGET,
    TRIBUTE,
    TURN,
)
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

FLOW: list[Node[CulturesState]] = [
    Procedure(
        MATCH,
        [
            setup.lay_provinces,
            setup.choose_nations,
            setup.choose_marker,
            scoring.play_games,
            scoring.end_match,
        ],
    ),
    Procedure(
        GAME,
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
        ROUND,
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
    Procedure(SWAPS, [hand.ask_for_swap]),
    Procedure(TURN, [uses.take_turn, uses.end_turn]),
    Procedure(
        CONTEST,
        [
            province.compare_strengths,
            province.ask_stronger,
            province.ask_weaker,
            province.award,
            province.pay_price,
            province.tell_winner_and_loser,
        ],
    ),
    Procedure(EFFECT, [effects.carry_out]),
    Procedure(ASCENT, [ascent.offer_ascent]),
    setup.Lots(LOTS),
    hand.Draw(DRAW),
    setup.Start(START),
    hand.Swap(SWAP),
    hand.Return(RETURN),
    uses.Act(ACT),
    ascent.Ascend(ASCEND),
    effects.Target(TARGET),
    effects.Option(OPTION),
    hand.Peek(PEEK),
    build.Ruler(RULER),
    province.Claim(CLAIM),
    province.Tribute(TRIBUTE),
]
