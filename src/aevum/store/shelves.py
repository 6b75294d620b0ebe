"""The snapshots of a game in the database; in memory stay only the last ones."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Select, select

from aevum.store.database import Database
from aevum.store.tables import snapshots
from aevum.table.snapshots import Shelf, Snapshot

IN_MEMORY = 2
TRIED = 8
"""Snapshots looked at together: those of a line that was taken back do not fit."""


class StoredShelf(Shelf):
    """New snapshots are written with the move they belong to (see `kept`)."""

    def __init__(self, database: Database, game_id: str, taken: Sequence[Snapshot] = ()) -> None:
        """`taken` are those that were written already."""
        super().__init__()
        self._database = database
        self._game_id = game_id
        self._kept.extend(taken[-IN_MEMORY:])

    def put(self, snapshot: Snapshot) -> None:
        super().put(snapshot)
        del self._kept[:-IN_MEMORY]

    def find(self, steps: Sequence[int], length: int) -> Snapshot | None:
        return super().find(steps, length) or self._look_up(steps, length)

    def last(self, seq: int) -> Snapshot | None:
        """The newest snapshot that is not newer than this entry."""
        query = self._of_game().where(snapshots.c.seq <= seq)
        with self._database.reading() as connection:
            row = connection.execute(query.order_by(snapshots.c.seq.desc()).limit(1)).first()
        if row is None:
            return None
        self.put(Snapshot._make(row))
        return Snapshot._make(row)

    def _look_up(self, steps: Sequence[int], length: int) -> Snapshot | None:
        place, query = snapshots.c.seq, self._of_game().where(snapshots.c.step <= length)
        before = None
        while True:
            page = query if before is None else query.where(place < before)
            with self._database.reading() as connection:
                rows = connection.execute(page.order_by(place.desc()).limit(TRIED)).all()
            for row in rows:
                if Snapshot._make(row).fits(steps):
                    return Snapshot._make(row)
            if len(rows) < TRIED:
                return None
            before = rows[-1][0]

    def _of_game(self) -> Select[tuple[int, int, int, bytes]]:
        columns = snapshots.c
        return select(columns.seq, columns.step, columns.last, columns.position).where(
            columns.game_id == self._game_id
        )
