"""How often something was tried: guesses of passphrases and codes, mails to an address.

Counted in the database, so that all processes of a server count together.
"""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select

from aevum.core.errors import AevumError
from aevum.store.database import Database
from aevum.store.people import token_hash
from aevum.store.store import ago, now
from aevum.store.tables import attempts

DAY = 86_400.0


class TooMany(AevumError):
    """This was tried too often of late."""


class Attempts:
    """All attempts of the last day; nobody can read from them what was tried."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def count(self, what: str, most: int, seconds: float) -> None:
        """One more; refused where there were `most` within these seconds already."""
        key = token_hash(what)
        recent = (attempts.c.what == key) & (attempts.c.at > ago(seconds))
        with self._database.keeping() as connection:
            connection.execute(delete(attempts).where(attempts.c.at < ago(DAY)))
            connection.execute(insert(attempts), {"what": key, "at": now()})
            query = select(func.count()).select_from(attempts).where(recent)
            found = connection.scalar(query) or 0
        if found > most:
            minutes = f"{seconds / 60:.0f}"
            raise TooMany(
                f"This was tried too often; try again in {minutes} minutes.",
                "too-often",
                minutes=minutes,
            )

    def forget(self, what: str) -> None:
        """It succeeded: what went before was no attack."""
        with self._database.keeping() as connection:
            connection.execute(delete(attempts).where(attempts.c.what == token_hash(what)))
