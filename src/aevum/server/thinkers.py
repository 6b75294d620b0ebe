"""Bots think in processes of their own, never in the server's.

A thinker is sent a world that its seat cannot rule out, so that not even its process holds the
truth. Only finished games are weighed up as they really were.
"""

from __future__ import annotations

import os
import secrets
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any, NamedTuple

from aevum import games
from aevum.bots import Bot, Sight, make_bot
from aevum.bots.judges import judge_of
from aevum.bots.search import Settings, Tree
from aevum.core.game import Game
from aevum.table.table import Table

Thought = tuple[str, str, dict[str, Any]]
"""Action, text key and arguments of the bot's reason."""


_games: dict[str, Game[Any]] = {}


class Pinned(NamedTuple):
    """A game for another process: its name, and its data where it is not that of the house."""

    name: str
    checksum: str
    files: dict[str, bytes] | None


def pinned(game: Game[Any]) -> Pinned:
    return Pinned(game.name, game.data_checksum, None if game.shipped else game.pack)


def _game(wanted: Pinned) -> Game[Any]:
    key = f"{wanted.name} {wanted.checksum}"
    if key not in _games:
        _games[key] = games.load(wanted.name, wanted.files)
    return _games[key]


@cache
def _bot(name: str, seat: int, table: str) -> Bot:
    """The same bot goes on thinking at the same seat, so that it can use what it thought before."""
    return make_bot(name, seed=secrets.randbits(32))


def think(wanted: Pinned, bot: str, table: str, seat: int, world: dict[str, Any]) -> Thought:
    game = _game(wanted)
    if _bot.cache_info().currsize > 200:
        _bot.cache_clear()
    move = _bot(bot, seat, table).choose(Sight(game, game.load(world), seat))
    return move.action, move.key, move.args


def weigh_up(
    wanted: Pinned,
    walks: int,
    rounds: int,
    worlds: list[dict[str, Any]],
    together: bool = False,
) -> list[list[float]]:
    """The share of victory per seat in each of these worlds, from short sensible playouts.

    `together` looks from all of them to one and the same moment, so that a difference between two
    neighbours comes from the step between them and not from looking one turn further.
    """
    game = _game(wanted)
    states = [game.load(world) for world in worlds]
    clocks = [judge_of(game).clock(state) for state in states]
    if together:
        clocks = [max(clocks)] * len(states)
    found = []
    for state, clock in zip(states, clocks, strict=True):
        seats = game.seats(state)
        shares = [0.0] * seats
        for walk in range(walks):
            # The same dice for every world, so that two of them differ only by what was done.
            tree = Tree(game, Random(walk), Settings())
            copy = game.clone(state)
            tree.play_on(copy, clock + rounds * seats)
            for seat, share in enumerate(tree.judge.shares(copy)):
                shares[seat] += share / walks
        found.append(shares)
    return found


def leave_with_parent() -> None:
    """A server that was killed cannot send its thinkers home: each watches for its end itself."""
    Thread(target=_outlive_nobody, name="parent-watch", daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)  # the thread that thinks would not notice a mere exception


class Thinkers:
    """A pool of processes in which bots choose."""

    def __init__(self, processes: int) -> None:
        self._pool = ProcessPoolExecutor(
            processes, mp_context=get_context("spawn"), initializer=leave_with_parent
        )

    def ask(self, table: Table, table_id: str, seat: int, bot: str) -> Future[Thought]:
        """What would this bot do at this seat?"""
        game = table.game
        world = game.dump(game.determinize(table.state, seat, Random(secrets.randbits(64))))
        return self._pool.submit(think, pinned(game), bot, table_id, seat, world)

    def weigh(
        self,
        game: Game[Any],
        worlds: list[dict[str, Any]],
        walks: int,
        rounds: int,
        together: bool = False,
    ) -> Future[list[list[float]]]:
        """How do the seats stand in these positions of a finished game?"""
        return self._pool.submit(weigh_up, pinned(game), walks, rounds, worlds, together)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
