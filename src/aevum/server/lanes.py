"""Lanes: processes that work for the server, each renewed as soon as it is needed again.

A thread for each hands it one task after the other. A process that dies or takes too long costs the
task it was at, and nothing else: the next task finds a new one.
"""

from __future__ import annotations

import logging
import math
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

from aevum.core.errors import AevumError
from aevum.processes import end_with_parent
from aevum.server.threads import Busy

log = logging.getLogger(__name__)

R = TypeVar("R")

TO_START = 120.0
"""Seconds in which a new process must be ready, on a machine with much else to do."""
IDLE = 300.0
"""Seconds without a task after which a process goes home."""
NICENESS = 5
"""Whoever plays comes first, then whoever thinks."""

ALL = math.inf


class Lost(AevumError):
    """The process died over this task or took too long; whoever asked must do without."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, "busy")


class Task(NamedTuple):
    call: tuple[Callable[..., Any], tuple[Any, ...]]
    weight: float
    patience: float
    future: Future[Any]


class Lane:
    """Processes for one kind of work."""

    def __init__(self, name: str, loads: Sequence[float], most: int | None = None) -> None:
        """A process for each load: it takes tasks up to this weight. `most` tasks may wait."""
        self._most = most
        self._waiting: list[Task] = []
        self._news = threading.Condition()
        self._closed = False
        self._workers = [Worker(f"{name}-{number}", load) for number, load in enumerate(loads)]
        for worker in self._workers:
            threading.Thread(
                target=self._work, args=(worker,), name=worker.name, daemon=True
            ).start()

    def submit(
        self, weight: float, patience: float, function: Callable[..., R], *args: Any
    ) -> Future[R]:
        """`patience` is how many seconds the process may take for it."""
        future: Future[R] = Future()
        with self._news:
            if self._closed:
                future.cancel()
                return future
            if self._most is not None and len(self._waiting) >= self._most:
                raise Busy
            self._waiting.append(Task((function, args), weight, patience, future))
            self._news.notify_all()
        return future

    def close(self) -> None:
        with self._news:
            self._closed = True
            waiting, self._waiting = self._waiting, []
            self._news.notify_all()
        for task in waiting:
            task.future.cancel()
        for worker in self._workers:
            worker.close()

    def _work(self, worker: Worker) -> None:
        while not self._closed:
            task = self._take(worker)
            if task is None:
                worker.end()  # until there is something to do again
            elif task.future.set_running_or_notify_cancel():
                self._carry_out(worker, task)
        worker.end()

    def _take(self, worker: Worker) -> Task | None:
        """The first task for it; None when there was none for a long time."""
        with self._news:
            worker.busy = False
            self._news.wait_for(lambda: self._closed or self._first(worker) is not None, IDLE)
            number = self._first(worker)
            if number is None:
                return None
            worker.busy = True
            task = self._waiting.pop(number)
            if self._waiting:  # others may take now what was left to this one
                self._news.notify_all()
            return task

    def _first(self, worker: Worker) -> int | None:
        """Light tasks are left to the one for light tasks, as long as it has nothing to do."""
        free = [other.load for other in self._workers if not other.busy]
        for number, task in enumerate(self._waiting):
            if worker.load == min((load for load in free if load >= task.weight), default=None):
                return number
        return None

    def _carry_out(self, worker: Worker, task: Task) -> None:
        """Answered in any case; what is done with the answer is done in this thread, too."""
        try:
            value = worker.ask(task)
        except Exception as error:
            task.future.set_exception(error)
        else:
            task.future.set_result(value)


class Worker:
    """One process at a time."""

    def __init__(self, name: str, load: float) -> None:
        self.name = name
        self.load = load
        self.busy = False
        self._process: Any = None
        self._pipe: Connection
        self._closed = False

    def ask(self, task: Task) -> Any:
        value, error = self._answer(task)
        if error is not None:
            raise error
        return value

    def _answer(self, task: Task) -> tuple[Any, Exception | None]:
        """One that dies may have died of something else before; a new one dies of its task."""
        fresh = False
        while not (fresh or self._closed):
            fresh = self._process is None
            try:
                return self._hear(task)
            except (EOFError, OSError):
                log.warning("%s has died; the next task finds a new one", self.name)
                self.end()
        raise Lost(f"{self.name} died over its task.")

    def _hear(self, task: Task) -> tuple[Any, Exception | None]:
        if self._process is None:
            self._start()
        self._pipe.send(task.call)
        if not self._pipe.poll(task.patience):
            self.end()
            raise Lost(f"{self.name} took longer than {task.patience:.0f} seconds.")
        answer: tuple[Any, Exception | None] = self._pipe.recv()
        return answer

    def _start(self) -> None:
        """By the thread that waits for it: Linux ends a child with the thread that made it."""
        spawn = get_context("spawn")
        self._pipe, end = spawn.Pipe()
        process = spawn.Process(target=serve, args=(end,), name=self.name, daemon=True)
        process.start()
        self._process = process  # only now can `close` end it
        end.close()
        if self._closed:
            process.kill()
        if not self._pipe.poll(TO_START):
            self.end()
            raise Lost(f"{self.name} did not start.")
        self._pipe.recv()

    def close(self) -> None:
        """By another thread: the one that waits for the process notices its end."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
            self._pipe.close()


def serve(pipe: Connection) -> None:
    """The life of a process: one task after the other."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    pipe.send(None)
    while True:
        try:
            function, args = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[Any, Exception | None] = (function(*args), None)
        except Exception as error:
            answer = (None, error)
        try:
            pipe.send(answer)
        except (BrokenPipeError, ConnectionError):
            return
        except Exception as error:  # an answer that does not fit through
            with suppress(OSError):
                pipe.send((None, RuntimeError(f"{type(error).__name__}: {error}")))
