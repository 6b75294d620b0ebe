"""Where people want to be told that it is their turn."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update

from aevum.core.errors import AevumError, NotFound
from aevum.store.database import Database
from aevum.store.people import token_hash
from aevum.store.store import now
from aevum.store.tables import notices

MOST = 5
"""Notices one person may have."""
DIGITS = 8


class TooManyNotices(AevumError):
    """Nobody needs to be told that often."""


class Notice(NamedTuple):
    """A way to reach somebody: kind is webhook, mail or push.

    A browser is reached with the help of `details`: its keys and its reader's language.
    """

    id: str
    kind: str
    target: str
    details: Mapping[str, str]
    confirmed: bool = True
    """Nothing but a code is sent to a mail address whose owner has not confirmed it."""


class BadCode(AevumError):
    """This is not what was sent to the address."""


class Notices:
    """The notices of all people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, person_id: str) -> list[Notice]:
        query = (
            select(
                notices.c.id, notices.c.kind, notices.c.target, notices.c.details, notices.c.code
            )
            .where(notices.c.person_id == person_id)
            .order_by(notices.c.created_at, notices.c.id)
        )
        with self._database.reading() as connection:
            rows = connection.execute(query).all()
        return [Notice(*row[:3], json.loads(row[3] or "{}"), row[4] is None) for row in rows]

    def confirmed(self, person_id: str) -> list[Notice]:
        """Those to which something may be sent."""
        return [notice for notice in self.of(person_id) if notice.confirmed]

    def add(
        self, person_id: str, kind: str, target: str, details: Mapping[str, str] | None = None
    ) -> Notice:
        """A new notice; the same target twice is one notice."""
        unproven = kind == "mail"
        notice = Notice(secrets.token_hex(8), kind, target, dict(details or {}), not unproven)
        for known in self.of(person_id):
            if (known.kind, known.target) == (kind, target):
                if known.details == notice.details:
                    return known
                notice = notice._replace(id=known.id)
        written = json.dumps(notice.details) if notice.details else None
        row = {
            **dict(zip(Notice._fields[:3], notice, strict=False)),
            "code": "" if unproven else None,
            "details": written,
            "person_id": person_id,
            "created_at": now(),
        }
        with self._database.writing() as connection:
            if details:  # a browser has one reader at a time, in one language
                connection.execute(
                    delete(notices).where(notices.c.kind == kind, notices.c.target == target)
                )
            count = connection.scalar(
                select(func.count()).select_from(notices).where(notices.c.person_id == person_id)
            )
            if (count or 0) >= MOST:
                raise TooManyNotices(
                    f"{MOST} notices are enough; delete one first.",
                    "too-many-notices",
                    most=f"{MOST}",
                )
            connection.execute(insert(notices), row)
        return notice

    def add_mail(self, person_id: str, target: str) -> tuple[Notice, str | None]:
        """A mail address and the code to be sent there; None where it is confirmed already."""
        notice = self.add(person_id, "mail", target)
        if notice.confirmed:
            return notice, None
        code = f"{secrets.randbelow(10**DIGITS):0{DIGITS}d}"
        mine = notices.c.id == notice.id
        with self._database.writing() as connection:
            connection.execute(update(notices).where(mine).values(code=token_hash(code)))
        return notice, code

    def confirm(self, person_id: str, notice_id: str, code: str) -> None:
        """Whoever knows the code reads what is sent to the address."""
        mine = (notices.c.person_id == person_id) & (notices.c.id == notice_id)
        fits = notices.c.code == token_hash(code)
        with self._database.writing() as connection:
            known = update(notices).where(mine, fits).values(code=None)
            if not connection.execute(known).rowcount:
                raise BadCode("This is not the code that was sent there.", "code-wrong")

    def remove(self, person_id: str, notice_id: str) -> None:
        mine = (notices.c.person_id == person_id) & (notices.c.id == notice_id)
        with self._database.writing() as connection:
            if not connection.execute(delete(notices).where(mine)).rowcount:
                raise NotFound("There is no such notice of yours.")
