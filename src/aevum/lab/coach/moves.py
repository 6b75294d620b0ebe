"""The moves of one seat in a finished game: decisions that belong together, and what they were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from aevum.bots.advice import belongs
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


def naming(game: Game[Any], start: Any, said: Sequence[str]) -> list[str]:
    """The words that name a move: what only declines is left out where something follows."""
    world, found = game.clone(start), list[str]()
    for number, word in enumerate(said, 1):
        if number == len(said) or not declines(game, world, word):
            found.append(word)
        game.apply(world, word)
    return found


def declines(game: Game[Any], world: Any, word: str) -> bool:
    read = game.vocabulary.read(word)
    return read is not None and read.verb == game.node(world).closing


def costliest(deeds: list[Deed], shares: dict[int, float], most: int) -> list[Deed]:
    """Those after which the seat stood worst, beside what it stood like before."""
    lost = sorted(deeds, key=lambda deed: risen(deed, shares))
    return [deed for deed in lost[:most] if risen(deed, shares) < 0]


def risen(deed: Deed, shares: dict[int, float]) -> float:
    """By how much the chance grew; between the weighed positions nearest to the move."""
    before = max([step for step in shares if step <= deed.first], default=min(shares))
    after = min([step for step in shares if step >= deed.last], default=max(shares))
    return shares[after] - shares[before]
