"""Positions from strangers: honest ones are believed, spoilt ones refused, none is tripped over."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from aevum.core.errors import BadRecord
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.play import choose, total_weight
from aevum.games import load
from aevum.table.start import check_start

OPTIONS = {"players": 2}
NONSENSE: list[Any] = [-(10**9), -1, 0, 1, 6, 99, 10**12, None, "x", [], {}, True, 1.5, [[0]]]


def positions(game: Game[Any], rng: Random, every: int) -> list[dict[str, Any]]:
    """Positions of a random game, each of which keeps its invariants."""
    s, found, number = game.setup(OPTIONS), [], 0
    while not game.is_over(s):
        outcomes = game.outcomes(s)
        if game.actor(s) == CHANCE:
            word = choose(outcomes, rng.randrange(total_weight(outcomes)))
        else:
            word = rng.choice(game.legal(s, game.actor(s)))
        game.apply(s, word)
        assert game.broken(s) == ""
        number += 1
        if number % every == 0:
            found.append(game.dump(s))
    return [*found, game.dump(s)]


def spoilt(value: Any, rng: Random) -> Any:
    """The same with one thing in it changed."""
    if isinstance(value, dict) and value:
        key = rng.choice(sorted(value))
        return {**value, key: spoilt(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        place = rng.randrange(len(value))
        return [*value[:place], spoilt(value[place], rng), *value[place + 1 :]]
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice([-1, 1])
    return deepcopy(rng.choice(NONSENSE))


@pytest.mark.parametrize("name", ["attila", "rising_cultures"])
def test_honest_positions_are_believed_and_spoilt_ones_refused(name: str) -> None:
    game, rng = load(name), Random(name)
    honest = positions(game, rng, 40)
    for position in honest:
        check_start(game, OPTIONS, position)
    assert sum(is_refused(game, spoilt(rng.choice(honest), rng)) for _ in range(80)) > 50


def is_refused(game: Game[Any], position: dict[str, Any]) -> bool:
    """Refused with a sentence, or believed: nothing else may come of it."""
    try:
        check_start(game, OPTIONS, position)
    except BadRecord as error:
        return str(error).endswith(".")
    return False
