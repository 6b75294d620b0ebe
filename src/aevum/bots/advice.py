"""A hint: the move that a bot would make, as far as it can be said now, and what speaks for it.

One move may be several decisions: a card, its stone, its influence. The adviser goes on in a world
that its seat cannot rule out, and what it says follows from what the seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from aevum.bots.base import Bot, Move, Sight
from aevum.core.game import Game
from aevum.core.hints import Fact

LONGEST: Final = 8
"""Words of one move."""


class Advice:
    """A move and its reasons.

    action  what is said first
    words   the whole move; words that only decline are left out where something follows them
    why     of the first decision that is more than that
    """

    def __init__(self, action: str, words: list[str], why: Move, facts: list[Fact]) -> None:
        self.action = action
        self.words = words
        self.why = why
        self.facts = facts


def advise(bot: Bot, game: Game[Any], truth: Any, seat: int) -> Advice:
    """What this bot would do at this seat."""
    start = game.determinize(truth, seat, bot.rng)
    moves = decided(bot, game, start, seat)
    words = [move.action for move in moves]
    named = naming(game, start, words)
    why = moves[words.index(named[0])]
    return Advice(words[0], named, why, game.facts(start, seat, words))


def decided(
    bot: Bot, game: Game[Any], start: Any, seat: int, begun: Sequence[Move] = ()
) -> list[Move]:
    """The decisions of one whole move, as the bot goes on after these."""
    world, moves = game.clone(start), list[Move]()
    goes_on = True
    while goes_on and len(moves) < LONGEST:
        before = game.node(world).name
        given = len(moves) < len(begun)
        move = begun[len(moves)] if given else bot.choose(Sight(game, world, seat))
        moves.append(move)
        game.apply(world, move.action)
        goes_on = belongs(game, world, seat, before)
    return moves


def belongs(game: Game[Any], world: Any, seat: int, before: str) -> bool:
    """Is the seat asked at once for something that belongs to the same move?"""
    if not world.stack or world.revealed or game.actor(world) != seat:
        return False
    return game.node(world).name in game.goes_on.get(before, ())


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
