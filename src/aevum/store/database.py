"""The database under the store: its settings, its transactions, and plain words when it fails.

The only room that knows how SQLite and PostgreSQL differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from sqlite3 import Connection as SQLite

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from aevum.store.migrations import upgrade
from aevum.store.places import BadStore

DRIVERS = ("sqlite", "postgresql", "postgresql+psycopg")

# Waiting comes first, so that the other settings wait for their turn too.
PRAGMAS = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")

MIGRATION_LOCK = 0x41657675
"""The number by which all who open the same PostgreSQL database know this lock."""


class Database:
    """Reads and writes in transactions that happen completely or not at all."""

    def __init__(self, url: URL) -> None:
        self.name = _name(url)
        self._engine = _connect(url)
        # A writer takes SQLite's lock at once: a reader that turns into a writer may be refused.
        self._writer = self._engine.execution_options(begin="BEGIN IMMEDIATE")

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._plain_words(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self._plain_words(), self._writer.begin() as connection:
            yield connection

    def upgrade(self) -> None:
        """Bring the tables up to date; of several who try at once, one does it."""
        with self.writing() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            if not upgrade(connection):
                raise BadStore(
                    f"The database {self.name} was written by a newer version of Aevum; "
                    "update Aevum to open it."
                )

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def _plain_words(self) -> Iterator[None]:
        try:
            yield
        except SQLAlchemyError as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            reason = str(cause).strip().partition("\n")[0].rstrip(".")
            raise BadStore(f"The database {self.name} cannot be used: {reason}.") from error


def _connect(url: URL) -> Engine:
    if url.drivername not in DRIVERS:
        raise BadStore(f"Aevum keeps games in SQLite or PostgreSQL, not in '{url.drivername}'.")
    try:
        engine = create_engine(url, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise BadStore(
            f"PostgreSQL needs the package {error.name}: pip install 'aevum[postgres]'."
        ) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
    return engine


def _name(url: URL) -> str:
    """What a message calls the database: the file of SQLite, the URL without its password."""
    file = url.database if url.get_backend_name() == "sqlite" else None
    return file or url.render_as_string(hide_password=True)


def _prepare(connection: SQLite, _record: object) -> None:
    connection.isolation_level = None  # the driver must not begin transactions of its own
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
