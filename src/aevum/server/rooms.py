"""The rooms: tables in memory, each with its own lock.

Any process can serve any game: a table is read from the store, brought up to date before it is
used, and every move is one transaction there before anybody sees it. Nobody waits for a table but
those who want that table.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from concurrent.futures import Future
from typing import Any

from aevum.server.pauses import Due, Run
from aevum.store.health import BROKEN, Damage, Damaged, Damages, examine
from aevum.store.kept import open_table
from aevum.store.library import Library
from aevum.store.seating import Seating, Terms
from aevum.store.store import Store
from aevum.table.table import Table

MOST_ROOMS = 2_000
"""Tables kept in memory; the others are read again when they are needed."""


class Room:
    """A table in memory with its lock; the first who enters reads it from the store."""

    table: Table
    terms: Terms

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = threading.RLock()
        self.furnished = False
        self.since = time.monotonic()
        """Since when the present decision is waited for; of the monotonic clock: nobody gains or
        loses time when the machine's clock is set."""
        self.thinking = -1
        self.due = Due()
        self.run = Run()
        self.hint: tuple[tuple[int, int], Future[Any]] | None = None
        """The last hint that was asked for: seat and position, and what came of it."""
        self.earlier: Table | None = None
        """The table as spectators see it, where they see it later."""

    def furnish(self, table: Table, terms: Terms) -> None:
        self.table, self.terms = table, terms
        self.since = time.monotonic()
        self.furnished = True


class Rooms:
    """All rooms of this process."""

    def __init__(self, store: Store, seating: Seating, library: Library) -> None:
        self._store = store
        self._seating = seating
        self._library = library
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._lock = threading.Lock()

    def room(self, table_id: str) -> Room:
        """The table, up to date with the store."""
        room = self._door(table_id)
        with room.lock:
            if not room.furnished:
                self._furnish(room)
            newer = self._store.entries(table_id, room.table.seq)
            if newer:  # another process has played on, and pressed the clock
                room.table.replay(newer)
                room.since = time.monotonic()
        return room

    def put(self, room: Room) -> None:
        """A room that is furnished already."""
        with self._lock:
            self._rooms[room.id] = room

    def forget(self, table_id: str) -> None:
        """There is no such table any more."""
        with self._lock:
            self._rooms.pop(table_id, None)

    def furnished(self) -> list[Room]:
        with self._lock:
            return [room for room in self._rooms.values() if room.furnished]

    def _door(self, table_id: str) -> Room:
        with self._lock:
            room = self._rooms.get(table_id)
            if room is None:
                room = self._rooms[table_id] = Room(table_id)
                if len(self._rooms) > MOST_ROOMS:
                    self._rooms.popitem(last=False)
            else:
                self._rooms.move_to_end(table_id)
            return room

    def _furnish(self, room: Room) -> None:
        try:
            room.furnish(self._open(room.id), self._seating.terms(room.id))
        except BaseException:
            with self._lock:  # there is no such table, or it cannot be read
                self._rooms.pop(room.id, None)
            raise

    def _open(self, table_id: str) -> Table:
        """The table, unless it is damaged; what that means is found out once and noted."""
        known = Damages(self._store.database).of([table_id])
        if table_id in known:
            raise Damaged(table_id, known[table_id])
        try:
            return open_table(self._store, table_id, self._library)
        except BROKEN as error:
            summary = self._store.summaries([table_id])[table_id]
            found = examine(self._store, summary, self._library).damage
            raise Damaged(table_id, found or Damage(f"{error}", 0, summary.seq)) from error
