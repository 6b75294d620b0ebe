"""The greedy bot and the judge of Attila behind it."""

from __future__ import annotations

import time
from typing import Any

import pytest

from aevum.bots import Sight, make_bot
from aevum.bots.attila.prospects import DISTANCES, Prospects
from aevum.bots.attila.weights import choices
from aevum.bots.judge import Judge
from aevum.bots.judges import judge_of
from aevum.games.attila.rules.scoring import tribe_points
from tests.bots.tables import GAME, final_state, some_positions


def test_a_greedy_move_takes_less_than_twenty_milliseconds() -> None:
    """The mean over a game, so that one hiccup of the machine does not matter."""
    bot = make_bot("greedy", 1)
    sights = [Sight(GAME, state, seat) for state, seat in some_positions(every=3, seed=2)]
    began = time.process_time()
    for sight in sights:
        bot.choose(sight)
    assert (time.process_time() - began) / len(sights) < 0.02


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_judge_weighs_every_legal_action(players: int) -> None:
    judge = judge_of(GAME)
    for state, seat in some_positions(every=4, seed=11, players=players):
        assert len(judge.weigh(state)) == len(GAME.legal(state, seat))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_shares_of_victory_add_up_to_one(players: int) -> None:
    judge = judge_of(GAME)
    for state, _ in some_positions(every=9, seed=12, players=players):
        shares = judge.shares(state)
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) >= 0.0


def test_advice_is_legal_action_after_action() -> None:
    judge = judge_of(GAME)
    rng: Any = None  # the judge of Attila needs no dice
    for state, seat in some_positions(every=6, seed=13):
        world = GAME.clone(state)
        for action in judge.advise(world, rng):
            assert GAME.actor(world) == seat
            GAME.apply(world, action)


@pytest.mark.parametrize(
    "heights",
    [
        [9, 5, 2, 1],  # R8.6, R8.7
        [7, 7, 3, 1],  # R8.8
        [9, 4, 4, 1],  # R8.9
        [3, 0, 0, 0],  # R8.10
        [9, 8],  # R12.3: one field behind
        [9, 5],  # R12.3: too far behind
    ],
)
def test_r8_a_scoring_due_at_once_pays_as_the_rules_say(heights: list[int]) -> None:
    """12 stones in 6 provinces; the chances of a scoring zero tiles away are the rule itself."""
    weights = choices()
    weights.blur_now = 0.05  # no doubt at all
    seats = len(heights)
    chances = Prospects(weights).draw_lots(heights, 3 * DISTANCES)
    expected = [12 * chances[n] + 6 * chances[seats + n] for n in range(seats)]
    paid = [points for points, _ in tribe_points(12, 6, heights)]
    assert expected == pytest.approx(paid)


def test_a_game_without_a_judge_of_its_own_gets_the_plain_one() -> None:
    """It knows finished games, and is even-handed before."""
    plain = Judge(GAME)
    state = final_state(["random"] * 3, 14)
    result = GAME.result(state)
    assert result is not None
    shares = plain.shares(state)
    assert [seat for seat in range(3) if shares[seat] > 0] == result.winners
    start, seat = some_positions(every=50, seed=15)[0]
    assert plain.shares(start) == [0.25] * 4
    assert plain.weigh(start) == [0.0] * len(GAME.legal(start, seat))
