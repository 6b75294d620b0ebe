"""Find the best move: no other of the whole position is better, and no other one offered wins."""

from __future__ import annotations

from typing import Any

import pytest

from aevum import games
from aevum.core.errors import BadOptions
from aevum.core.game import Game
from aevum.core.solve import VICTORY, worth_of
from aevum.core.teaching import MOVE, Puzzle

PUZZLES = [
    (game, puzzle)
    for game in (games.load(name) for name in games.GAMES)
    for puzzle in game.puzzles()
    if puzzle.kind == MOVE
]
each = pytest.mark.parametrize(("game", "puzzle"), PUZZLES, ids=[p.name for _, p in PUZZLES])


@each
def test_one_of_the_moves_is_the_best_of_all_and_the_only_one_that_wins(
    game: Game[Any], puzzle: Puzzle
) -> None:
    """The whole tree up to the end of the game is tried."""
    worths = {
        move: worth_of(game, puzzle.state, puzzle.seat, move.split("/")) for move in puzzle.labels
    }
    (best,) = puzzle.solution if isinstance(puzzle.solution, list) else []
    assert worths[str(best)] == worth_of(game, puzzle.state, puzzle.seat)
    assert [move for move, worth in worths.items() if worth > VICTORY / 2] == [best]


@each
def test_an_answer_is_one_of_the_moves(game: Game[Any], puzzle: Puzzle) -> None:
    (best,) = puzzle.solution if isinstance(puzzle.solution, list) else []
    assert puzzle.check([best]).right
    wrong = next(move for move in puzzle.labels if move != best)
    assert puzzle.check([wrong]).wrong == [wrong]
    for nonsense in ([], [best, wrong], ["pass"], True):
        with pytest.raises(BadOptions):
            puzzle.check(nonsense)


def test_every_finished_game_has_a_handful() -> None:
    for name in (name for name, meta in games.GAMES.items() if meta.maturity == "playable"):
        assert sum(game.name == name for game, _ in PUZZLES) >= 4


def test_where_chance_decides_nothing_is_certain() -> None:
    game = games.load("attila")
    with pytest.raises(BadOptions, match="Chance"):
        worth_of(game, game.setup({}), 0)
