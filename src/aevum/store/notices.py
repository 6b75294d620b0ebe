"""Where people want to be told that it is their turn."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select

from aevum.core.errors import AevumError, NotFound
from aevum.store.database import Database
from aevum.store.store import now
from aevum.store.tables import notices

MOST = 5
"""Notices one person may have."""


class TooManyNotices(AevumError):
    """Nobody needs to be told that often."""


class Notice(NamedTuple):
    """A way to reach somebody: kind is webhook or mail."""

    id: str
    kind: str
    target: str


class Notices:
    """The notices of all people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, person_id: str) -> list[Notice]:
        query = (
            select(notices.c.id, notices.c.kind, notices.c.target)
            .where(notices.c.person_id == person_id)
            .order_by(notices.c.created_at, notices.c.id)
        )
        with self._database.reading() as connection:
            return [Notice(*row) for row in connection.execute(query)]

    def add(self, person_id: str, kind: str, target: str) -> Notice:
        """A new notice; the same target twice is one notice."""
        for known in self.of(person_id):
            if (known.kind, known.target) == (kind, target):
                return known
        notice = Notice(secrets.token_hex(8), kind, target)
        row = {**notice._asdict(), "person_id": person_id, "created_at": now()}
        with self._database.writing() as connection:
            count = connection.scalar(
                select(func.count()).select_from(notices).where(notices.c.person_id == person_id)
            )
            if (count or 0) >= MOST:
                raise TooManyNotices(f"{MOST} notices are enough; delete one first.")
            connection.execute(insert(notices), row)
        return notice

    def remove(self, person_id: str, notice_id: str) -> None:
        mine = (notices.c.person_id == person_id) & (notices.c.id == notice_id)
        with self._database.writing() as connection:
            if not connection.execute(delete(notices).where(mine)).rowcount:
                raise NotFound("There is no such notice of yours.")
