"""Small tables at which bots play, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from aevum import games
from aevum.bots import Bot, Sight, make_bot
from aevum.core.flow import CHANCE
from aevum.core.play import choose, total_weight

GAME = games.load("attila")


def positions(names: Sequence[str], seed: int) -> Iterator[tuple[Any, int, Bot]]:
    """A whole game: every position in which a bot must choose, with its seat and the bot.

    Whoever asks for the next position lets the bot of the last one act.
    """
    rng = Random(seed)
    bots = [make_bot(name, seed * 100 + seat) for seat, name in enumerate(names)]
    state = GAME.setup({"players": len(names), "first": seed % len(names)})
    while not GAME.is_over(state):
        seat = GAME.actor(state)
        if seat == CHANCE:
            outcomes = GAME.outcomes(state)
            GAME.apply(state, choose(outcomes, int(rng.random() * total_weight(outcomes))))
            continue
        yield state, seat, bots[seat]
        GAME.apply(state, bots[seat].choose(Sight(GAME, state, seat)).action)


def final_state(names: Sequence[str], seed: int) -> Any:
    state = None
    for state, _, _ in positions(names, seed):  # noqa: B007
        pass
    return state


def some_positions(every: int, seed: int, players: int = 4) -> list[tuple[Any, int]]:
    """Copies of positions of a game between greedy bots, with the seat that must choose."""
    walk = positions(["greedy"] * players, seed)
    return [
        (GAME.clone(state), seat)
        for number, (state, seat, _) in enumerate(walk)
        if number % every == 0
    ]
