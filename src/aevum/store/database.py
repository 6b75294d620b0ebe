"""The database under the store: its settings, its transactions, and plain words when it fails.

The only room that knows how SQLite and PostgreSQL differ.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from sqlite3 import Connection as SQLite
from typing import Any, cast

from sqlalchemy import URL, ClauseElement, Connection, Dialect, Engine, create_engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql.compiler import SQLCompiler

from aevum.store.known import Known
from aevum.store.migrations import upgrade
from aevum.store.places import BadStore

Driver = DBAPIConnection | PoolProxiedConnection

DRIVERS = ("sqlite", "postgresql", "postgresql+psycopg")

# Waiting comes first, so that the other settings wait for their turn too. Every commit is on disk
# (FULL). What the write-ahead log has gathered is put into the database every 32 MB: each time all
# moves wait, and pages that were written often by then are put there once.
PRAGMAS = (
    "busy_timeout=10000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=8000",
)

MOMENT = 0.01
"""Seconds for which nobody asks again whether another process has written."""

VANISHED = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""How soon PostgreSQL on a machine that vanished without a word is given up, in seconds."""
REMOTE: dict[str, Any] = {
    "pool_pre_ping": True,
    "pool_size": 16,
    "max_overflow": 0,
    "connect_args": VANISHED,
}
"""Connections that stay: opening one takes longer than what most are opened for."""

MIGRATION_LOCK = 0x41657675
"""The number by which all who open the same PostgreSQL database know this lock."""


class Database:
    """Reads and writes in transactions that happen completely or not at all."""

    def __init__(self, url: URL) -> None:
        self.name = _name(url)
        self._engine = _connect(url)
        self._reader = _reader(self._engine)
        self._pen = Pen(self._engine) if self._engine.dialect.name == "sqlite" else None
        self.known = Known(self.others)
        self.visitors = Known(self.others)
        """The same by session instead of game."""

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._plain_words(), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def writing(self, *about: str) -> Iterator[Connection]:
        """`about`: the games that are written about; without them it may be any."""
        try:
            with self.keeping() as connection:
                yield connection
        finally:
            self.known.forget(*about)

    @contextmanager
    def keeping(self) -> Iterator[Connection]:
        """Writing after which everything known stays true, or is put right by the writer."""
        with self._plain_words(), self._writer() as connection:
            yield connection

    @contextmanager
    def moving(self) -> Iterator[Driver]:
        """The same for moves: at the driver, see `Ready`."""
        with self._plain_words():
            if self._pen:
                with self._pen.moving() as driver:
                    yield driver
            else:
                with self._engine.begin() as connection:
                    yield connection.connection

    def ready(self, statement: ClauseElement) -> Ready:
        """A statement that is carried out for every move."""
        return Ready(statement, self._engine.dialect)

    def _writer(self) -> AbstractContextManager[Connection]:
        return self._pen.writing() if self._pen else self._engine.begin()

    def others(self) -> int | None:
        """A number that changes when another process has written; None = nobody can tell.

        As long as it stays, what this process knows of the database is true.
        """
        return self._pen.others() if self._pen else None

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
        if self._pen:
            self._pen.close()
        self._engine.dispose()

    @contextmanager
    def _plain_words(self) -> Iterator[None]:
        try:
            yield
        except (SQLAlchemyError, self._engine.dialect.loaded_dbapi.Error) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            reason = str(cause).strip().partition("\n")[0].rstrip(".")
            raise BadStore(f"The database {self.name} cannot be used: {reason}.") from error


class Ready:
    """A statement put into the words of its database once and for all.

    It goes to the driver directly: SQLAlchemy's way there takes longer than the statement itself.
    """

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        self._text = compiled.string
        self._order = compiled.positiontup

    def run(self, driver: Driver, *rows: dict[str, Any]) -> DBAPICursor:
        cursor = driver.cursor()
        values: list[Any] = [self._values(row) for row in rows]
        if len(values) == 1:
            cursor.execute(self._text, values[0])
        elif values:  # PostgreSQL is told of all before it answers the first
            cursor.executemany(self._text, values)
        return cursor

    def _values(self, row: dict[str, Any]) -> Any:
        return [row[name] for name in self._order] if self._order else row


class Pen:
    """The one connection through which this process writes to SQLite.

    Threads wait for it here, in order, and not in SQLite, which would let them sleep and try again.
    SQLite tells a connection when another one has written; as all our writing goes through this
    one, that is news from another process.
    """

    def __init__(self, engine: Engine) -> None:
        # A writer takes SQLite's lock at once: a reader that turns into a writer may be refused.
        self._engine = engine.execution_options(begin="BEGIN IMMEDIATE")
        self._connection: Connection | None = None
        self._driver: SQLite | None = None
        self._others = 0
        self._looked = 0.0
        self._lock = threading.Lock()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self._lock, self._open().begin():
            yield self._open()

    @contextmanager
    def moving(self) -> Iterator[Driver]:
        """A transaction past SQLAlchemy."""
        with self._lock:
            self._open()
            driver = cast("SQLite", self._driver)
            driver.execute("BEGIN IMMEDIATE")
            try:
                yield cast("Driver", driver)
                driver.execute("COMMIT")
            except BaseException:
                driver.rollback()
                raise

    def others(self) -> int:
        """While we write nobody else can, so there is no need to wait for news."""
        if time.monotonic() - self._looked > MOMENT and self._lock.acquire(blocking=False):
            try:
                self._look()
            finally:
                self._lock.release()
        return self._others

    def close(self) -> None:
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = self._driver = None

    def _open(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
            self._driver = cast("SQLite", self._connection.connection.driver_connection)
        return self._connection

    def _look(self) -> None:
        """Past SQLAlchemy, which would begin a transaction only to ask."""
        if self._driver is None:
            self._open()
        assert self._driver is not None
        self._looked = time.monotonic()
        self._others = self._driver.execute("PRAGMA data_version").fetchone()[0]


def _connect(url: URL) -> Engine:
    if url.drivername not in DRIVERS:
        raise BadStore(f"Aevum keeps games in SQLite or PostgreSQL, not in '{url.drivername}'.")
    try:
        # A file does not hang up.
        remote = url.get_backend_name() != "sqlite"
        engine = create_engine(url, **(REMOTE if remote else {}))
    except ModuleNotFoundError as error:
        raise BadStore(
            f"PostgreSQL needs the package {error.name}: pip install 'aevum[postgres]'."
        ) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
    return engine


def _reader(engine: Engine) -> Engine:
    """Where nobody asks for one moment of time, PostgreSQL needs not be told of its beginning."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="AUTOCOMMIT")


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
