"""Studies of finished games: made in the background, one after the other, each once.

A study is made for somebody who looks on. One that nobody asks after any more ends, so that the
machine is free for those who play, and sooner where another waits for its turn.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import CancelledError, ThreadPoolExecutor
from typing import Generic, TypeVar

from aevum.server.threads import Busy

log = logging.getLogger(__name__)

MOST_KEPT = 200
MOST_WAITING = 16
"""Studies that wait or are under way."""
PATIENCE = 75.0
"""Seconds after the last question: a page that lies in the background asks once a minute."""
SHORT_PATIENCE = 10.0
"""While others wait."""

K = TypeVar("K")
R = TypeVar("R")
Tell = Callable[[float], None]
"""How far a study has come, between 0 and 1."""


class Forgotten(Exception):
    """Nobody asks after the study any more."""


class Studies(Generic[K, R]):
    """Whoever asks first sets a study going; everybody hears how far it is, and what came of it."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._lock = threading.Lock()
        self._progress: dict[K, float] = {}
        self._asked: dict[K, float] = {}
        self._done: OrderedDict[K, R] = OrderedDict()
        self._worker = ThreadPoolExecutor(1, name)

    def found(self, key: K) -> R | None:
        with self._lock:
            return self._done.get(key)

    def keep(self, key: K, study: R) -> R:
        with self._lock:
            self._done[key] = study
            self._drop(key)
            if len(self._done) > MOST_KEPT:
                self._done.popitem(last=False)
        return study

    def ask(self, key: K, work: Callable[[Tell], R]) -> float:
        """How far it has come; it begins now if nobody has asked before."""
        with self._lock:
            if key not in self._progress and len(self._progress) >= MOST_WAITING:
                raise Busy
            self._asked[key] = time.monotonic()
            if key not in self._progress:
                self._progress[key] = 0.0
                self._worker.submit(self._work, key, work)
            return round(self._progress[key], 3)

    def close(self) -> None:
        self._worker.shutdown(wait=False, cancel_futures=True)

    def _work(self, key: K, work: Callable[[Tell], R]) -> None:
        def tell(progress: float) -> None:
            with self._lock:
                patience = SHORT_PATIENCE if len(self._progress) > 1 else PATIENCE
                if time.monotonic() - self._asked[key] > patience:
                    raise Forgotten
                self._progress[key] = progress

        try:
            tell(0.0)
            self.keep(key, work(tell))
        except (CancelledError, Forgotten):
            log.info("%s: %s was broken off", self._name, key)
        except Exception:
            log.exception("%s: %s came to nothing", self._name, key)
        finally:
            with self._lock:
                self._drop(key)

    def _drop(self, key: K) -> None:
        self._progress.pop(key, None)
        self._asked.pop(key, None)
