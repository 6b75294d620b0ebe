"""Every game passes the tests that PettingZoo and Gymnasium have for environments."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from aevum import games
from aevum.core.game import Game
from aevum.rl import gym, zoo
from aevum.rl.episode import Episode, House

GAMES = sorted(games.GAMES)
# Both libraries advise by warnings: unbounded features, observations that are no single array.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(zoo.make(game), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_brings_the_same_game(game: str) -> None:
    seed_test(lambda: zoo.make(game), num_cycles=25)


def test_pettingzoo_accepts_the_rendering() -> None:
    render_test(lambda render_mode=None: zoo.make("attila", render_mode=render_mode))


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_the_game(game: str) -> None:
    check_env(gym.make(game), skip_render_check=True)


def test_an_illegal_action_loses() -> None:
    env = gym.make("attila", players=2)
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended, info["legal"]) == (-0.5, True, False)


def test_rewards_of_a_whole_game_are_a_victory_shared_and_sum_to_nothing() -> None:
    episode = Episode(House("attila", 3), seed=5)
    rng = Random(5)
    while not episode.over:
        episode.act(rng.choice(episode.legal))
    result = episode.game.result(episode.state)
    assert result is not None
    rewards = episode.rewards()
    assert sum(rewards) == pytest.approx(0)
    assert rewards[result.winners[0]] == pytest.approx(1 / len(result.winners) - 1 / 3)


def test_attila_has_the_64_actions_of_its_digest() -> None:
    actions = House("attila").actions
    assert actions.size == 64
    places = {"play franks": 0, "influence": 31, "forgo": 32, "skip_second": 33, "no_tile": 37,
              "exchange_done": 44, "commit_done": 57}  # fmt: skip
    assert {word: actions.number[word] for word in places} == places
    assert [actions.words[first].split()[0] for first in (6, 34, 38, 45, 51, 58)] == [
        "place", "use_tile", "exchange", "boost", "commit", "discard",
    ]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_features_hold_nothing_that_a_seat_does_not_see(game: str) -> None:
    """What a seat cannot tell apart has the same features: hidden cards are dealt anew."""
    house = House(game)
    episode = Episode(house, seed=3)
    rng = Random(3)
    for _ in range(12):
        if episode.over:
            return
        seat = rng.randrange(house.seats)
        world = house.game.determinize(episode.state, seat, rng)
        assert np.array_equal(features(house, episode.state, seat), features(house, world, seat))
        episode.act(rng.choice(episode.legal))


def features(house: House, state: object, seat: int) -> np.ndarray:
    return house.features.of(state, seat)


def test_features_are_named_cell_by_cell() -> None:
    house = House("attila", 2)
    state = Episode(house, seed=1).state
    cells = dict(zip(house.features.names, features(house, state, 0), strict=True))
    assert cells["looks"] == 1
    assert sum(cells[f"supply {tribe}"] for tribe in range(6)) == 120
    assert sum(cells[f"hand {tribe}"] for tribe in range(6)) == 6
    assert [cells[f"hand {6 + tribe}"] for tribe in range(6)] == [6, 0, 0, 0, 0, 0]
    assert isinstance(house.game, Game)
