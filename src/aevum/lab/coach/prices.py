"""What a move was worth: the rest of the game, played many times after each of two moves.

The best of many moves looks better than it is, by the very games that found it. So whoever finds a
move by one set of games, or by a network, has it priced here by another one, and believes only a
difference whose interval leaves out nought.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from aevum.bots.search import Settings, Tree
from aevum.core.game import Game

NEVER = 1_000_000
"""A horizon that no game reaches."""
Z = 1.96


class Ending(NamedTuple):
    """How a game ended for a seat: its part of the victory, its points, the best rival's."""

    won: float
    points: float
    rival: float


class Price(NamedTuple):
    """Of one move: the means of its endings."""

    chance: float
    points: float
    rival: float


class Difference(NamedTuple):
    """The chance that a move gives away against another, and half of its 95 % interval."""

    cost: float
    half: float

    @property
    def is_sure(self) -> bool:
        return self.cost > self.half


def endings(
    game: Game[Any], start: Any, seat: int, said: Sequence[str], lots: range
) -> list[Ending]:
    """The game after these words, once for each lot; the same lot brings the same luck."""
    found = []
    for lot in lots:
        world = game.clone(start)
        for word in said:
            game.apply(world, word)
        Tree(game, Random(lot), Settings()).play_on(world, NEVER)
        found.append(ending(game, world, seat))
    return found


def ending(game: Game[Any], world: Any, seat: int) -> Ending:
    result = game.result(world)
    assert result is not None
    rivals = [points for other, points in enumerate(result.points) if other != seat]
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return Ending(won, result.points[seat], max(rivals))


def price(found: list[Ending]) -> Price:
    return Price(*(fmean(column) for column in zip(*found, strict=True)))


def difference(played: list[Ending], advised: list[Ending]) -> Difference:
    """By pairs of games with the same luck."""
    lost = [b.won - a.won for a, b in zip(played, advised, strict=True)]
    return Difference(fmean(lost), Z * pstdev(lost) / sqrt(len(lost)))
