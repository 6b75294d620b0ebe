"""What a move is worth for certain: every way on is tried, as long as no chance decides.

For positions close to the end of a game: the others answer as badly for the seat as they can. What
comes out is the truth about the position, not an opinion; where chance would have to decide, there
is no such truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from aevum.core.errors import BadOptions
from aevum.core.flow import CHANCE
from aevum.core.game import Game

VICTORY: Final = 1000
"""More than any difference of points."""


def worth_of(game: Game[Any], s: Any, seat: int, words: Sequence[str] = ()) -> int:
    """The margin of points at the end, and victory, if these words are said first."""
    world = game.clone(s)
    for word in words:
        game.apply(world, word)
    return _worth(game, world, seat)


def best_of(game: Game[Any], s: Any, seat: int, moves: Sequence[str]) -> list[str]:
    """The best of these moves, each written as `word/word`; several if they are alike."""
    worths = [worth_of(game, s, seat, move.split("/")) for move in moves]
    return [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]


def moves_of(written: str) -> list[str]:
    """The moves of a case, which stand there with bars between them."""
    return [move.strip() for move in written.split("|")]


def _worth(game: Game[Any], s: Any, seat: int) -> int:
    result = game.result(s)
    if result is not None:
        others = [points for other, points in enumerate(result.points) if other != seat]
        return result.points[seat] - max(others) + (VICTORY if seat in result.winners else 0)
    actor = game.actor(s)
    if actor == CHANCE:
        raise BadOptions("Chance decides before the end: nothing is certain here.")
    worths: list[int] = []
    for word in game.legal(s, actor):
        world = game.clone(s)
        game.apply(world, word)
        worths.append(_worth(game, world, seat))
    return max(worths) if actor == seat else min(worths)
