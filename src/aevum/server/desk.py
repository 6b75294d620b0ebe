"""The desk: where what is said on the live sockets is carried out, one answer for each.

Where one process owns the games a single scribe does it: everything that waits is carried out in
one visit of its thread and written in one transaction. A thread for each would spend more time
handing over to the next one than on the moves. Where several processes share a database, what is
known must be read again for every move, and many threads wait for it at the same time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from aevum.server.deeds import Deed, act_together
from aevum.server.hall import Hall
from aevum.server.threads import Answer, settle, to_thread

log = logging.getLogger(__name__)

Look = Callable[[], bytes | None]
"""What is to be said after the deed, if there is anything new."""
Desk = Callable[[Deed | None, Look], Awaitable[bytes | None]]

PAUSE = 0.02
"""Seconds between two visits: where moves come thick and fast, some gather for one transaction."""
MOST = 64
"""Tasks in one visit; the answers of all are sent after the last."""


class Task(NamedTuple):
    deed: Deed | None
    look: Look
    future: asyncio.Future[bytes | None]


def counter(hall: Hall) -> Desk:
    """A thread for each task."""

    def carry_out(deed: Deed | None, look: Look) -> bytes | None:
        if deed is not None:
            act_together(hall, [deed])
        return answer(deed, look)

    async def ask(deed: Deed | None, look: Look) -> bytes | None:
        return await to_thread(carry_out, deed, look)

    return ask


def answer(deed: Deed | None, look: Look) -> bytes | None:
    if deed is not None and deed.problem is not None:
        raise deed.problem
    return look()


class Scribe:
    """One thread for all tasks."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._loop = asyncio.get_running_loop()
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        Thread(target=self._work, name="scribe", daemon=True).start()

    async def ask(self, deed: Deed | None, look: Look) -> bytes | None:
        future: asyncio.Future[bytes | None] = self._loop.create_future()
        self._tasks.put(Task(deed, look, future))
        return await future

    def close(self) -> None:
        self._tasks.put(None)

    def _work(self) -> None:
        free = 0.0
        while (first := self._tasks.get()) is not None:
            if (early := free - time.monotonic()) > 0:
                time.sleep(early)
            free = time.monotonic() + PAUSE
            self._carry_out([first, *self._waiting()])
            del first  # nothing of a visitor stays while the thread waits

    def _waiting(self) -> list[Task]:
        tasks: list[Task] = []
        with suppress(Empty):
            while len(tasks) < MOST:
                if (task := self._tasks.get_nowait()) is None:
                    self.close()  # after these
                    break
                tasks.append(task)
        return tasks

    def _carry_out(self, tasks: list[Task]) -> None:
        deeds = [task.deed for task in tasks if task.deed is not None]
        try:
            act_together(self._hall, deeds)
        except Exception as problem:  # the next visit comes all the same
            log.exception("moves could not be carried out")
            for each in deeds:
                each.problem = each.problem or problem
        answers: list[Answer] = []
        for deed, look, future in tasks:
            try:
                answers.append((future, answer(deed, look), None))
            except BaseException as problem:
                answers.append((future, None, problem))
        with suppress(RuntimeError):  # the loop may be closing
            self._loop.call_soon_threadsafe(_settle_all, answers)


def _settle_all(answers: list[Answer]) -> None:
    for each in answers:
        settle(*each)
