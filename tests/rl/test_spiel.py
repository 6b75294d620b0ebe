"""OpenSpiel's own test of random games, and its search."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from aevum.rl import spiel


def test_attila_and_rising_cultures_are_games_of_openspiel() -> None:
    assert spiel.KNOWN == ["aevum_attila", "aevum_rising_cultures"]
    assert pyspiel.load_game("aevum_attila").num_distinct_actions() == 64


@pytest.mark.parametrize("name", spiel.KNOWN)
def test_openspiel_plays_the_game_at_random(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_openspiels_search_finds_a_legal_move() -> None:
    state = pyspiel.load_game("aevum_attila", {"players": 2}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        state.get_game(), 1.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng
    )
    assert bot.step(state) in state.legal_actions()
