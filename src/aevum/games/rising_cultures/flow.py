"""The sequence of play."""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Node, Procedure
from aevum.games.rising_cultures.components import (
    ACT,
    ASCEND,
    ASCENT,
    CLAIM,
    CONTEST,
    DRAW,
    EFFECT,
    END_TURN_V,
    GAME,
    LOTS,
    MATCH,
    NO_ASCEND_V,
    OPTION,
    PEEK,
    RETURN,
    ROUND,
    RULER,
    START,
    SWAP,
    SWAP_DONE_V,
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

THE_ROUND: Final = Procedure(
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
)

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
    THE_ROUND,
    Procedure(SWAPS, [hand.ask_for_swap]),
    Procedure(TURN, [uses.take_turn, uses.end_turn], closed=True),
    Procedure(
        CONTEST,
        [
            province.compare_strengths,
            province.ask_stronger,
            province.ask_weaker,
            province.award,
            province.pay_price,
        ],
        closed=True,
    ),
    Procedure(EFFECT, [effects.carry_out]),
    Procedure(ASCENT, [ascent.offer_ascent]),
    setup.Lots(LOTS),
    hand.Draw(DRAW),
    setup.Start(START),
    hand.Swap(SWAP, closing=SWAP_DONE_V),
    hand.Return(RETURN),
    uses.Act(ACT, closing=END_TURN_V),
    ascent.Ascend(ASCEND, closing=NO_ASCEND_V),
    effects.Target(TARGET),
    effects.Option(OPTION),
    hand.Peek(PEEK),
    build.Ruler(RULER),
    province.Claim(CLAIM),
    province.Tribute(TRIBUTE),
]
