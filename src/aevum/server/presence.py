"""Who looks at which table through this process, and when the others are told of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from threading import Lock

from aevum.core.game import TABLE

SETTLED = 1.0
"""Seconds without coming and going before a table is told who is there."""


class Presence:
    """The sockets at each table, by the seat through whose eyes they look."""

    def __init__(self, publish: Callable[[str], None]) -> None:
        self._publish = publish
        self._door = Lock()
        self._online: dict[str, Counter[int]] = {}
        self._stirred: dict[str, float] = {}
        """When somebody last came to a table or left it."""
        self._seen: dict[str, frozenset[int]] = {}
        """Who was there when the table was last told."""

    def online(self, table_id: str) -> set[int]:
        """Seats that look at this table."""
        return {seat for seat, count in self._online.get(table_id, {}).items() if count > 0}

    def visits(self, table_id: str) -> int:
        """How many sockets look at this table."""
        return sum(self._online.get(table_id, {}).values())

    def come(self, table_id: str, seat: int) -> None:
        with self._door:
            self._online.setdefault(table_id, Counter())[seat] += 1
            self._stirred[table_id] = time.monotonic()

    def go(self, table_id: str, seat: int) -> None:
        with self._door:
            self._online[table_id][seat] -= 1
            self._stirred[table_id] = time.monotonic()
            if not self.visits(table_id):
                del self._online[table_id]  # tables that somebody once looked at do not gather

    def change_seat(self, table_id: str, old: int, new: int) -> None:
        """A socket looks through other eyes; that is news only where somebody else looks, too."""
        with self._door:
            online = self._online[table_id]
            online[old] -= 1
            online[new] += 1
            if self.visits(table_id) > 1:
                self._stirred[table_id] = time.monotonic()

    def tell(self) -> None:
        """Tell a table who came or left, once that has settled: a reload is no news."""
        settled = time.monotonic() - SETTLED
        for table_id in [i for i, at in self._stirred.items() if at <= settled]:
            del self._stirred[table_id]
            seats = frozenset(seat for seat in self.online(table_id) if seat != TABLE)
            if seats != self._seen.get(table_id, frozenset()):
                self._publish(table_id)
            if seats:
                self._seen[table_id] = seats
            else:
                self._seen.pop(table_id, None)
