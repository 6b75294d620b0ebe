"""Handlers that talk to the database run in threads, so that the event loop never waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache, partial, wraps
from queue import SimpleQueue
from threading import Thread
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

THREADS = 32
"""Most of them wait for the disk or for a bot; moves that wait together are written together."""

Task = tuple[Callable[[], Any], "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any, BaseException | None]


async def to_thread(function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
    """Call it in a worker thread.

    The same as asyncio's, for half its price: every move and every view comes through here.
    """
    future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
    _tasks().put((partial(function, *args, **kwargs), future))
    return await future


def in_thread(function: Callable[P, R]) -> Callable[P, Awaitable[R]]:
    """The same function, awaited in a worker thread."""

    @wraps(function)
    async def run(*args: P.args, **kwargs: P.kwargs) -> R:
        return await to_thread(function, *args, **kwargs)

    return run


@cache
def _tasks() -> SimpleQueue[Task]:
    """What waits for a thread; the threads start when it is asked for first."""
    tasks: SimpleQueue[Task] = SimpleQueue()
    for number in range(THREADS):
        Thread(target=_work, args=(tasks,), name=f"house-{number}", daemon=True).start()
    return tasks


def _work(tasks: SimpleQueue[Task]) -> None:
    while True:
        call, future = tasks.get()
        try:
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
