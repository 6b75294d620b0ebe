"""OpenSpiel's own test of random games, its search, and what it says of play at the end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, mcts
from open_spiel.python.algorithms.exploitability import exploitability

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


def ending(name: str, seed: int, decisions: int) -> Any:
    """The last decisions of a game that nobody has won yet."""
    return pyspiel.load_game(name, {"players": 2, "seed": seed, "ending": decisions})


ENDINGS = [("aevum_attila", 55, 5), ("aevum_rising_cultures", 8, 5)]


@pytest.mark.parametrize(("name", "seed", "decisions"), ENDINGS)
def test_openspiel_plays_an_ending_at_random(name: str, seed: int, decisions: int) -> None:
    pyspiel.random_sim_test(
        ending(name, seed, decisions), num_sims=5, serialize=False, verbose=False
    )


@pytest.mark.parametrize(("name", "seed", "decisions"), ENDINGS)
def test_openspiels_solver_plays_an_ending_better_than_at_random(
    name: str, seed: int, decisions: int
) -> None:
    game = ending(name, seed, decisions)
    at_random = exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    solved = exploitability(game, solver.average_policy())
    assert 0 <= solved < at_random / 4


def test_a_seat_that_acts_remembers_what_it_saw_and_did() -> None:
    """Nobody forgets; who only looks on learns nothing from what is done unseen."""
    game = ending("aevum_attila", 8, 6)
    told: dict[str, tuple[str, ...]] = {}

    def walk(state: Any, memories: list[tuple[str, ...]]) -> None:
        for seat, memory in enumerate(memories):
            said = state.information_state_string(seat)
            assert told.setdefault(said, memory) == memory
        if state.is_terminal():
            return
        actor = state.current_player()
        for action in state.legal_actions():
            word, child = state.action_to_string(actor, action), state.child(action)
            walk(child, [past + after(child, seat, past, word if seat == actor else "")
                         for seat, past in enumerate(memories)])  # fmt: skip

    start = game.new_initial_state()
    walk(start, [(start.observation_string(seat),) for seat in range(2)])
    assert len(told) > 100


def after(state: Any, seat: int, past: tuple[str, ...], done: str) -> tuple[str, ...]:
    """What this seat can tell of a step: what it did itself, and a new sight."""
    seen: str = state.observation_string(seat)
    return (done, seen) if done or seen != past[-1] else ()


def test_an_ending_longer_than_its_game_is_refused() -> None:
    with pytest.raises(ValueError, match="decisions, not 5000"):
        ending("aevum_attila", 8, 5000)
