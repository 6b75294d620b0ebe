"""Handlers that wait for a disk, a hash or the network run in threads: the event loop never waits.

Each kind of slow work has its own few threads, and a queue that ends: whoever comes when too many
wait is told to try again, and whoever plays never stands behind them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cached_property, partial, wraps
from queue import SimpleQueue
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from aevum.core.errors import AevumError
from aevum.store.known import glance

P = ParamSpec("P")
R = TypeVar("R")

Task = tuple[Callable[[], Any], "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any, BaseException | None]


class Busy(AevumError):
    """Too many wait for this kind of work already."""

    def __init__(self) -> None:
        super().__init__("Too many are asking for this just now; try again in a moment.", "busy")


class Pool:
    """Threads for one kind of work; they start when they are needed first."""

    def __init__(self, name: str, threads: int, most: int | None = None) -> None:
        """`most` may wait for a thread; None = nobody is turned away."""
        self._name = name
        self._threads = threads
        self._most = most

    async def call(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Call it in a thread.

        The same as asyncio's `to_thread`, for half its price: every move comes through here.
        """
        tasks = self._tasks
        if self._most is not None and tasks.qsize() >= self._most:
            raise Busy
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        tasks.put((partial(function, *args, **kwargs), future))
        return await future

    def work(self, function: Callable[P, R]) -> Callable[P, Awaitable[R]]:
        """The same function, awaited in one of these threads."""

        @wraps(function)
        async def run(*args: P.args, **kwargs: P.kwargs) -> R:
            return await self.call(function, *args, **kwargs)

        return run

    @cached_property
    def _tasks(self) -> SimpleQueue[Task]:
        tasks: SimpleQueue[Task] = SimpleQueue()
        for number in range(self._threads):
            name = f"{self._name}-{number}"
            Thread(target=_work, args=(tasks,), name=name, daemon=True).start()
        return tasks


PLAY = Pool("play", 32)
"""Most of them wait for the disk; moves that wait together are written together."""
PASSPHRASES = Pool("passphrases", 2, 16)
"""A hash takes 64 MB and a tenth of a second, on purpose."""
ERRANDS = Pool("errands", 2, 8)
"""What asks other machines: where a webhook leads, and tests of it."""
IMPORTS = Pool("imports", 1, 4)
"""A game from elsewhere is played from the beginning."""

to_thread = PLAY.call
in_thread = PLAY.work


def _work(tasks: SimpleQueue[Task]) -> None:
    while True:
        call, future = tasks.get()
        try:
            with glance():
                answer = partial(settle, future, call(), None)
        except BaseException as error:
            answer = partial(settle, future, None, error)
        with suppress(RuntimeError):  # the loop may be closing
            future.get_loop().call_soon_threadsafe(answer)
        del call, future, answer  # nothing of a visitor stays while the thread waits


def settle(future: asyncio.Future[Any], value: Any, error: BaseException | None) -> None:
    if future.cancelled():
        return
    if error is None:
        future.set_result(value)
    else:
        future.set_exception(error)
