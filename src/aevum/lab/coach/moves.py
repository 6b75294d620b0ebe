"""The moves of one seat in a finished game: decisions that belong together, and what they were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from aevum.bots.advice import belongs, decided, declines
from aevum.bots.base import Bot, Move
from aevum.core.game import Game


class Deed(NamedTuple):
    """A move: said after step `first`, over at step `last`."""

    first: int
    last: int
    said: list[str]


def deeds_of(game: Game[Any], start: Any, line: Sequence[tuple[int, str]], seat: int) -> list[Deed]:
    """The moves of a seat in which it had a choice; a line is who acted and what was said."""
    state = game.clone(start)
    found: list[Deed] = []
    said: list[str] = []
    first, free = 0, False
    for step, (actor, action) in enumerate(line, 1):
        if actor != seat:
            game.apply(state, action)
            continue
        if not said:
            first, free = step - 1, False
        free = free or len(game.legal(state, seat)) > 1
        before = game.node(state).name
        game.apply(state, action)
        said.append(action)
        if not belongs(game, state, seat, before):
            found += [Deed(first, step, said)] if free else []
            said = []
    return found


def spoken(game: Game[Any], start: Any, words: Sequence[str]) -> list[str]:
    """All that must be said for a move that is named by these words: what only declines, too."""
    world, said = game.clone(start), list[str]()
    for word in words:
        while word not in (legal := game.legal(world, game.actor(world))):
            said.append(next(each for each in legal if declines(game, world, each)))
            game.apply(world, said[-1])
        said.append(word)
        game.apply(world, word)
    return said


def runners_up(bot: Bot, game: Game[Any], truth: Any, seat: int) -> list[list[str]]:
    """The moves that a bot likes next, in the order of what it expects of them.

    At each decision of its own move it thought of a second one; from there it goes on.
    """
    start = game.determinize(truth, seat, bot.rng)
    best = decided(bot, game, start, seat)
    turned = [(move.args["other_share"], number) for number, move in enumerate(best)
              if "other" in move.args]  # fmt: skip
    found = []
    for _, number in sorted(turned, key=lambda each: -each[0]):
        other = Move(best[number].args["other"], best[number].key)
        whole = decided(bot, game, start, seat, [*best[:number], other])
        found.append([move.action for move in whole])
    return found


def costliest(deeds: list[Deed], shares: dict[int, float], most: int) -> list[Deed]:
    """Those after which the seat stood worst, beside what it stood like before."""
    lost = sorted(deeds, key=lambda deed: risen(deed, shares))
    return [deed for deed in lost[:most] if risen(deed, shares) < 0]


def risen(deed: Deed, shares: dict[int, float]) -> float:
    """By how much the chance grew; between the weighed positions nearest to the move."""
    before = max([step for step in shares if step <= deed.first], default=min(shares))
    after = min([step for step in shares if step >= deed.last], default=max(shares))
    return shares[after] - shares[before]
