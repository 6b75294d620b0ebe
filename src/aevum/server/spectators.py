"""Spectators: they may see a table later than the players do."""

from __future__ import annotations

from datetime import datetime
from itertools import takewhile

from aevum.core.flow import CHANCE
from aevum.core.game import TABLE
from aevum.server.rooms import Room
from aevum.store import Store
from aevum.store.seating import Seating
from aevum.store.shelves import StoredShelf
from aevum.store.store import ago
from aevum.table.table import Table


class Spectators:
    """What is shown to whom, and when."""

    def __init__(self, store: Store, seating: Seating) -> None:
        self._store = store
        self._seating = seating

    def shown(self, room: Room, seat: int) -> Table:
        """The table as this seat sees it; to spectators as it was `delay` seconds ago.

        The opening position is there at once: nobody has decided anything yet.
        """
        if seat != TABLE or not room.terms.delay:
            return room.table
        moment = ago(room.terms.delay)
        if room.earlier is None or not room.earlier.seq:
            room.earlier = self._restore(room, moment)
        table = room.earlier
        table.replay(self._store.entries_until(room.id, table.seq, moment))
        return table

    def _restore(self, room: Room, moment: str) -> Table:
        """The table as it stood at this moment, at least with its opening position."""
        opening = list(takewhile(lambda entry: entry.seat == CHANCE, room.table.log))
        written = self._store.entries_until(room.id, 0, moment)
        entries = max(opening, written, key=len)
        shelf = StoredShelf(self._store.database, room.id)
        game, header = room.table.game, room.table.header()
        return Table.restore(game, header, entries, shelf.last(len(entries)), shelf)

    def quiet_for(self, table_id: str, seat: int) -> float | None:
        """Seconds until something new can be shown to this seat; None = it will be told.

        Ask before looking, so that nothing falls in between. Spectators who wait are not told at
        once, as the moment of a message says that somebody moves just now.
        """
        delay = self._seating.terms(table_id).delay
        if seat != TABLE or not delay:
            return None
        moment = ago(delay)
        coming = self._store.next_event(table_id, moment)
        if coming is None:
            return float(delay)
        left = datetime.fromisoformat(coming) - datetime.fromisoformat(moment)
        return min(float(delay), left.total_seconds())
