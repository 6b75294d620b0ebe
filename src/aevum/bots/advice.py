"""A hint: the move that a bot would make, as far as it can be said now, and what speaks for it.

One move may be several decisions: a card, its stone, its influence. The adviser goes on in a world
that its seat cannot rule out, and what it says follows from what the seat may know.
"""

from __future__ import annotations

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
    world = game.clone(start)
    moves: list[Move] = []
    named: list[Move] = []
    goes_on = True
    while goes_on and len(moves) < LONGEST:
        node = game.node(world)
        move = bot.choose(Sight(game, world, seat))
        moves.append(move)
        word = game.vocabulary.read(move.action)
        game.apply(world, move.action)
        goes_on = belongs(game, world, seat, node.name)
        if not goes_on or word is None or word.verb != node.closing:
            named.append(move)
    words = [move.action for move in moves]
    facts = game.facts(start, seat, words)
    return Advice(words[0], [move.action for move in named], named[0], facts)


def belongs(game: Game[Any], world: Any, seat: int, before: str) -> bool:
    """Is the seat asked at once for something that belongs to the same move?"""
    if not world.stack or world.revealed or game.actor(world) != seat:
        return False
    return game.node(world).name in game.goes_on.get(before, ())
