"""What the network sees in training is what it sees in play, and nothing more than its seat may."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from aevum import games
from aevum.core.flow import CHANCE
from aevum.games.attila.game import Attila
from aevum.rl.attila import network
from aevum.rl.attila.reader import Reader
from aevum.rl.attila.sight import look
from aevum.rl.episode import Episode, House
from aevum.rl.train import kept
from aevum.rl.train import play as train
from aevum.rl.train.play import Crowd, Decision, by_seat, from_actor
from aevum.rl.train.ppo import Settings, credited
from aevum.rl.train.run import Plan, Run, School
from aevum.rl.twin.attila.proof import Follower, Pair
from aevum.rl.twin.attila.rules import Rules
from aevum.rl.twin.attila.state import wide
from aevum.rl.twin.attila.step import compiled
from aevum.rl.twin.attila.table import Table, facts_of, fresh, house_rules

GAMES = 6


@cache
def attila() -> Attila:
    game = games.load("attila")
    assert isinstance(game, Attila)
    return game


class Onlooker(Follower):
    """Follows the twin through a game and keeps what it sees by the rules' own states."""

    def __init__(self, pair: Pair) -> None:
        super().__init__(pair)
        self.reader = Reader(pair.game)
        self.seen: list[Any] = []

    def follow(
        self, phase: int, active: int, hands: Any, row: bytes, mask: int, action: int
    ) -> None:
        self.deal(active, hands.tolist())
        game, s, before = self.pair.game, self.state, self.decisions
        asks = bool(s.stack) and game.actor(s) != CHANCE
        facts = self.reader.facts(s, game.legal(s, game.actor(s))) if asks else None
        super().follow(phase, active, hands, row, mask, action)
        decided = self.decisions > before  # else the rules did not ask here
        self.seen.append(look(facts, np) if facts and decided else None)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_play_shows_the_network_what_training_showed_it(players: int) -> None:
    """Every decision of whole games, seen through the twin and through the rules."""
    pair = Pair(players)
    through_twin = compiled(lambda s: look(facts_of(pair.rules, wide(s)), jnp))
    state = pair.init(jax.random.split(jax.random.key(players), GAMES))
    onlookers = [Onlooker(pair) for _ in range(GAMES)]
    compared = 0
    while not all(each.done for each in onlookers):
        state, seen = pair.watch(state)
        pair.compare(jax.tree.map(np.asarray, seen), onlookers)
        sights = jax.tree.map(np.asarray, through_twin(seen.state))
        for place, each in enumerate(onlookers):
            for now, mine in enumerate(each.seen):
                if mine is not None:
                    for a, b in zip(mine, sights, strict=True):
                        np.testing.assert_allclose(a, b[now, place], atol=1e-6)
                    compared += 1
            each.seen = []
    assert compared > 150 * GAMES


def test_the_board_of_training_is_the_board_of_play() -> None:
    assert house_rules(4) == Rules.of(attila(), 4)


def test_a_sight_tells_nothing_that_its_seat_cannot_know() -> None:
    """I19: hidden cards dealt anew leave it as it is."""
    game, rng = attila(), Random(3)
    reader = Reader(game)
    for seed in range(4):
        episode = Episode(House("attila", players=2 + seed), seed)
        while not episode.over:
            s, seat, legal = episode.state, episode.seat, episode.legal
            here = look(reader.facts(s, legal), np)
            there = look(reader.facts(game.determinize(s, seat, rng), legal), np)
            assert all(np.array_equal(a, b) for a, b in zip(here, there, strict=True))
            episode.act(rng.choice(legal))


def test_tribes_are_alike_to_the_network() -> None:
    """Other names for the tribes change the names of the actions and nothing else."""
    weights = fresh(np.random.default_rng(1), width=32)
    table = Table(3)
    seen = jax.tree.map(np.asarray, compiled(lambda keys: table.look(table.begin(keys)))(keys(8)))
    actions, victory = network.think(weights, seen.sight, seen.mask, np)
    order = np.array([3, 1, 5, 0, 2, 4])
    sight = seen.sight._replace(
        tribes=seen.sight.tribes[:, order], placed=seen.sight.placed[:, order]
    )
    mask = seen.mask.copy()
    mask[:, :6] = mask[:, order]
    others, same = network.think(weights, sight, mask, np)
    np.testing.assert_allclose(victory, same, atol=1e-5)
    np.testing.assert_allclose(actions[:, order], others[:, :6], atol=1e-5)


def keys(count: int) -> Any:
    return jax.random.split(jax.random.key(5), count)


# -- learning -------------------------------------------------------------------------------------


def test_credit_goes_back_along_the_decisions_of_one_seat() -> None:
    """Two seats, trust 0.5, seat 0 wins: hopes .5 -> .6 -> won, and the loser's beside them."""
    over = jnp.array([False, False, False, True])[:, None]
    seat = jnp.array([0, 1, 0, 1])[:, None]
    hopes = jnp.array([[0.5, 0.5], [0.4, 0.6], [0.6, 0.4], [0.5, 0.5]])[:, None]
    shares = jnp.array([[0, 0], [0, 0], [0, 0], [1, 0]], jnp.float32)[:, None]
    nothing = jnp.zeros((4, 1))
    made = Decision(train.Seen(None, None, seat), nothing, nothing, hopes, nothing, over, shares)
    advantage, expected = credited(made, jnp.zeros((1, 2)), trust=0.5)
    # Backwards: seat 1: 0 - .5; seat 0: 1 - .6; seat 1: (.5 - .6) + .5 * -.5; seat 0: .1 + .5 * .4.
    np.testing.assert_allclose(advantage[:, 0], [0.3, -0.35, 0.4, -0.5], atol=1e-6)
    np.testing.assert_allclose(expected[:, 0],
                               [[0.8, 0.25], [1.0, 0.25], [1.0, 0.0], [1.0, 0.0]],
                               atol=1e-6)  # fmt: skip


def test_seats_are_turned_to_the_deciding_one_and_back() -> None:
    by_seats = jnp.array([[0.1, 0.2, 0.7]])
    turned = from_actor(by_seats, jnp.array([1]), 5)
    np.testing.assert_allclose(turned, [[0.2, 0.7, 0.1, 0, 0]], atol=1e-6)
    np.testing.assert_allclose(by_seat(turned, jnp.array([1]), 3), by_seats, atol=1e-6)


def test_a_small_run_can_be_repeated_and_continued(tmp_path: Path) -> None:
    plan = Plan("attila", (3,), Crowd(12, 2, 6), 24, Settings(parts=2), rounds=2, width=16, tell=1)
    first, again, on = (tmp_path / name for name in ("first", "again", "on"))
    for folder in (first, again, on):
        folder.mkdir()
    school = School(plan)
    Run(school, first).go()
    Run(school, again).go()
    one, two = kept.read(first, kept.WEIGHTS), kept.read(again, kept.WEIGHTS)
    assert all(np.array_equal(one[name], two[name]) for name in one)
    assert any(not np.array_equal(one[name], school.fresh[name]) for name in one)
    assert len((first / kept.CURVES).read_text().splitlines()) == 3
    further = Run(school, on, start=first)
    assert all(np.array_equal(one[name], further.weights[name]) for name in one)
    further.go()
