"""The twin of Attila is the game of the rules: state, legal actions and scores at each decision."""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from aevum import games
from aevum.games.attila.rules.scoring import tribe_points as points_by_the_rules
from aevum.rl.attila.numbers import Actions
from aevum.rl.twin.attila import Rules, compiled, init
from aevum.rl.twin.attila.flow import drawn
from aevum.rl.twin.attila.play import nth_bit
from aevum.rl.twin.attila.proof import Pair
from aevum.rl.twin.attila.rules import words_of
from aevum.rl.twin.attila.scoring import tribe_points
from aevum.rl.twin.attila.words import cards_of, how_many, mixed, tribes_in, word

GAMES = 24


@pytest.mark.parametrize(
    ("players", "score_tenth"), [(2, False), (3, True), (4, False), (5, False)]
)
def test_whole_games_are_equal_decision_by_decision(players: int, score_tenth: bool) -> None:
    decisions, forced = Pair(players, score_tenth).prove(seed=players, count=GAMES)
    assert decisions > 150 * GAMES
    assert forced < decisions / 100


def test_actions_have_the_numbers_of_the_digest() -> None:
    actions = Actions.on(25)
    assert actions == (0, 6, 31, 32, 33, 34, 37, 38, 44, 45, 51, 57, 58, 64)
    assert len(words_of(games.load("attila"))) == 64  # type: ignore[arg-type]


def test_a_tribe_is_paid_as_in_the_rules_for_all_orders_of_influence() -> None:
    rng = np.random.default_rng(1)
    for players in range(2, 6):
        fields = rng.integers(0, 5, (400, players)).astype(np.uint32)
        stones = rng.integers(1, 21, 400).astype(np.uint32)
        provinces = np.minimum(stones, rng.integers(1, 21, 400)).astype(np.uint32)
        paid = tribe_points(
            jnp.asarray(stones), jnp.asarray(provinces), [jnp.asarray(f) for f in fields.T]
        )
        wanted = [
            [points for points, _ in points_by_the_rules(int(s), int(v), [int(f) for f in field])]
            for s, v, field in zip(stones, provinces, fields, strict=True)
        ]
        assert np.array_equal(np.stack(paid, -1), wanted)


def test_every_card_of_a_pile_has_the_same_chance() -> None:
    """Chi square with five degrees of freedom: 20.5 is passed once in a thousand times."""
    pile = word(0x901236)
    counts = np.array([6, 3, 2, 1, 0, 9])
    draws = 21_000
    cards = np.asarray(drawn(pile, mixed(jnp.arange(draws, dtype=jnp.uint32))))
    seen = np.array([(cards == 1 << 4 * tribe).sum() for tribe in range(6)])
    expected = counts / counts.sum() * draws
    assert seen[4] == 0
    there = counts > 0
    assert ((seen - expected)[there] ** 2 / expected[there]).sum() < 20.5


def test_words_count_cards() -> None:
    cards = word(0x901236)
    assert int(how_many(cards)) == 21
    assert int(tribes_in(cards)) == 0b101111
    assert [int(cards_of(cards, tribe)) for tribe in range(6)] == [6, 3, 2, 1, 0, 9]
    assert [int(nth_bit(word(0b101100), word(rank))) for rank in range(3)] == [2, 3, 5]


def test_new_games_are_dealt_by_keys() -> None:
    """R1.2: six cards each; the same keys bring the same games, others bring others."""
    game = games.load("attila")
    rules = Rules.of(game, players=2)  # type: ignore[arg-type]
    deal = compiled(partial(init, rules))
    keys = jax.random.split(jax.random.key(7), 64)
    state, again = deal(keys), deal(keys)
    assert all(np.array_equal(a, b) for a, b in zip(
        jax.tree.leaves(state), jax.tree.leaves(again), strict=True))  # fmt: skip
    assert {int(n) for hand in state.hand for n in how_many(hand)} == {6}
    assert set(np.asarray(how_many(state.pile)).tolist()) == {42}
    assert len(set(np.asarray(state.pile).tolist())) > 50
