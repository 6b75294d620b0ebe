"""Studies of finished games: made in the background, one after the other, each once."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import CancelledError, ThreadPoolExecutor
from typing import Generic, TypeVar

from aevum.server.threads import Busy

log = logging.getLogger(__name__)

MOST_KEPT = 200
MOST_WAITING = 16
"""Studies that wait or are under way."""

K = TypeVar("K")
R = TypeVar("R")
Tell = Callable[[float], None]
"""How far a study has come, between 0 and 1."""


class Studies(Generic[K, R]):
    """Whoever asks first sets a study going; everybody hears how far it is, and what came of it."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._lock = threading.Lock()
        self._progress: dict[K, float] = {}
        self._done: OrderedDict[K, R] = OrderedDict()
        self._worker = ThreadPoolExecutor(1, name)

    def found(self, key: K) -> R | None:
        with self._lock:
            return self._done.get(key)

    def keep(self, key: K, study: R) -> R:
        with self._lock:
            self._done[key] = study
            self._progress.pop(key, None)
            if len(self._done) > MOST_KEPT:
                self._done.popitem(last=False)
        return study

    def ask(self, key: K, work: Callable[[Tell], R]) -> float:
        """How far it has come; it begins now if nobody has asked before."""
        with self._lock:
            if key not in self._progress:
                if len(self._progress) >= MOST_WAITING:
                    raise Busy
                self._progress[key] = 0.0
                self._worker.submit(self._work, key, work)
            return round(self._progress[key], 3)

    def close(self) -> None:
        self._worker.shutdown(wait=False, cancel_futures=True)

    def _work(self, key: K, work: Callable[[Tell], R]) -> None:
        def tell(progress: float) -> None:
            with self._lock:
                self._progress[key] = progress

        try:
            self.keep(key, work(tell))
        except CancelledError:
            log.info("%s: %s was broken off", self._name, key)
        except Exception:
            log.exception("%s: %s came to nothing", self._name, key)
        finally:
            with self._lock:
                self._progress.pop(key, None)
