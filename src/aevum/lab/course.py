"""One game between bots, without a table: what tournaments and reports are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Protocol

from aevum.bots import Move, Sight
from aevum.core.flow import CHANCE, Event
from aevum.core.game import Game
from aevum.core.play import choose, total_weight


class Chooser(Protocol):
    """A bot, or what stands in its place: compiled bots have no interpreted children."""

    def choose(self, sight: Sight) -> Move: ...


def course(
    game: Game[Any], state: Any, bots: Sequence[Chooser], rng: Random
) -> Iterator[tuple[int, list[Event]]]:
    """Play to the end; tells after each action who acted and what happened."""
    while not game.is_over(state):
        seat = game.actor(state)
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            action = choose(outcomes, rng.randrange(total_weight(outcomes)))
        else:
            action = bots[seat].choose(Sight(game, state, seat)).action
        yield seat, game.apply(state, action)
