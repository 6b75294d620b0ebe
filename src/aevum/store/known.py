"""What was read from the database before and is still true, so that it need not be read again."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")

MOST_GAMES = 4_000
NOTHING: dict[str, Any] = {}

Glanced = dict[tuple["Known", str, str], Any]
_now = threading.local()


@contextmanager
def glance() -> Iterator[None]:
    """What this thread reads meanwhile it reads once, unless it writes itself.

    For one task of a server that shares its database: what another process writes in these
    milliseconds counts as written after them.
    """
    _now.facts = {}
    try:
        yield
    finally:
        _now.facts = None


def _glanced() -> Glanced | None:
    return getattr(_now, "facts", None)


class Known:
    """Facts by game; `others` is a number that changes when another process has written."""

    def __init__(self, others: Callable[[], int | None]) -> None:
        self._others = others
        self._games: dict[str, dict[str, Any]] = {}
        self._heard: int | None = None
        self._changes = 0
        self._lock = threading.Lock()

    def get(self, game_id: str, what: str, read: Callable[[], T]) -> T:
        """The fact, read only if it is not known."""
        others = self._others()
        if others is None:
            return self._at_a_glance(game_id, what, read)
        if others == self._heard:  # the usual case needs no lock
            fact: T | None = self._games.get(game_id, NOTHING).get(what)
            if fact is not None:
                return fact
        with self._lock:
            if others != self._heard or len(self._games) > MOST_GAMES:
                self._games.clear()
                self._heard = others
            facts = self._games.setdefault(game_id, {})
            if what in facts:
                known: T = facts[what]
                return known
            changes = self._changes
        value = read()
        with self._lock:
            if changes == self._changes and others == self._heard:  # nothing happened meanwhile
                self._games.setdefault(game_id, {})[what] = value
        return value

    def _at_a_glance(self, game_id: str, what: str, read: Callable[[], T]) -> T:
        facts = _glanced()
        if facts is None:
            return read()
        key = (self, game_id, what)
        if key not in facts:
            facts[key] = read()
        fact: T = facts[key]
        return fact

    def put(self, game_id: str, what: str, value: Any) -> None:
        """We have just written it ourselves."""
        if (facts := _glanced()) is not None:
            facts[self, game_id, what] = value
        if self._others() is None:
            return
        with self._lock:
            self._changes += 1
            self._games.setdefault(game_id, {})[what] = value

    def forget(self, *game_ids: str) -> None:
        """We have written something about these games; without any: about whatever game."""
        for key in list(_glanced() or ()):
            if key[0] is self and (not game_ids or key[1] in game_ids):
                _now.facts.pop(key)
        with self._lock:
            self._changes += 1
            if not game_ids:
                self._games.clear()
            for game_id in game_ids:
                self._games.pop(game_id, None)
