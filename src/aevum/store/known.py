"""What was read from the database before and is still true, so that it need not be read again."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

MOST_GAMES = 4_000
NOTHING: dict[str, Any] = {}


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
            return read()
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

    def put(self, game_id: str, what: str, value: Any) -> None:
        """We have just written it ourselves."""
        with self._lock:
            self._changes += 1
            self._games.setdefault(game_id, {})[what] = value

    def forget(self, *game_ids: str) -> None:
        """We have written something about these games; without any: about whatever game."""
        with self._lock:
            self._changes += 1
            if not game_ids:
                self._games.clear()
            for game_id in game_ids:
                self._games.pop(game_id, None)
