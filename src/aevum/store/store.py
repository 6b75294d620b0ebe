"""Games and their logs: create, append, load, list, finish, delete.

An append is one transaction keyed by (game, sequence): it follows directly on what is stored or it
is refused as a whole, so that any process may serve any game and none can write twice.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from aevum.core.errors import NotFound, StaleSequence
from aevum.store.database import Database
from aevum.store.places import url_of
from aevum.store.tables import entries as entries_table
from aevum.store.tables import games as games_table
from aevum.table.log import Entry

Status = Literal["running", "finished"]
Outcome = Mapping[str, Any]


class Summary(NamedTuple):
    """A game as a list shows it; times are ISO 8601 in UTC, `seq` is the number of entries."""

    id: str
    game: str
    seats: list[dict[str, Any]]
    seq: int
    status: Status
    result: dict[str, Any] | None
    created_at: str
    updated_at: str


class Store:
    """The games of one database; may be shared by threads."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    def open(cls, url: str) -> Store:
        """The store at a database URL, or in the SQLite file at a path; its tables up to date."""
        database = Database(url_of(url))
        database.upgrade()
        return cls(database)

    @property
    def database(self) -> Database:
        return self._database

    def close(self) -> None:
        self._database.close()

    def create(self, header: Mapping[str, Any], entries: Sequence[Entry] = ()) -> str:
        """Keep a new game, with what chance has already done in it, under a new random id."""
        game_id = secrets.token_hex(8)
        at = now()
        row = {
            "id": game_id,
            "game": header["game"],
            "header": json.dumps(header),
            "created_at": at,
            "updated_at": at,
            "status": "running",
        }
        with self._database.writing() as connection:
            connection.execute(insert(games_table), row)
            _append(connection, game_id, entries, at)
        return game_id

    def append(self, game_id: str, entries: Sequence[Entry], result: Outcome | None = None) -> None:
        """Keep new entries, and the result if they end the game; all of it or nothing.

        Entries without a result leave the game running: a take-back reopens a finished one.
        """
        with self._database.writing() as connection:
            at = _settle(connection, game_id, result)
            _append(connection, game_id, entries, at)

    def finish(self, game_id: str, result: Outcome) -> None:
        """Mark a game as finished with this result."""
        with self._database.writing() as connection:
            _settle(connection, game_id, result)

    def load(self, game_id: str) -> tuple[dict[str, Any], list[Entry]]:
        """The header as it was created, and the whole log."""
        with self._database.reading() as connection:
            # The log first: a header that is still there afterwards proves the log was not cut
            # short by someone deleting the game in between.
            entries = _log(connection, game_id, 0)
            header = connection.scalar(
                select(games_table.c.header).where(games_table.c.id == game_id)
            )
        if header is None:
            raise _not_found(game_id)
        return json.loads(header), entries

    def entries(self, game_id: str, since: int) -> list[Entry]:
        """What was appended after this number."""
        with self._database.reading() as connection:
            return _log(connection, game_id, since)

    def games(self, status: Status | None = None) -> list[Summary]:
        """All games, or those of one status, the newest first."""
        length = (
            select(func.count())
            .where(entries_table.c.game_id == games_table.c.id)
            .scalar_subquery()
            .label("seq")
        )
        query = select(games_table, length).order_by(
            games_table.c.created_at.desc(), games_table.c.id
        )
        if status is not None:
            query = query.where(games_table.c.status == status)
        with self._database.reading() as connection:
            return [_summary(row) for row in connection.execute(query).mappings()]

    def delete(self, game_id: str) -> None:
        """Forget a game and its log."""
        with self._database.writing() as connection:
            if not connection.execute(
                delete(games_table).where(games_table.c.id == game_id)
            ).rowcount:
                raise _not_found(game_id)


def keeper(
    store: Store, game_id: str, result: Callable[[], Outcome | None] = lambda: None
) -> Callable[[list[Entry]], None]:
    """What a table calls to keep its moves; `result` tells the result once the table has one."""

    def keep(entries: list[Entry]) -> None:
        store.append(game_id, entries, result())

    return keep


def _settle(connection: Connection, game_id: str, result: Outcome | None) -> str:
    """Note when and how the game stands now; holds off other writers of it until the commit."""
    at = now()
    values = {
        "updated_at": at,
        "status": "running" if result is None else "finished",
        "result": None if result is None else json.dumps(result),
    }
    change = update(games_table).where(games_table.c.id == game_id).values(values)
    if not connection.execute(change).rowcount:
        raise _not_found(game_id)
    return at


def _append(connection: Connection, game_id: str, entries: Sequence[Entry], at: str) -> None:
    last = connection.scalar(
        select(func.max(entries_table.c.seq)).where(entries_table.c.game_id == game_id)
    )
    first = (last or 0) + 1
    if [entry.seq for entry in entries] != list(range(first, first + len(entries))):
        raise StaleSequence(
            f"The game has moved on: the next entry of game {game_id} is number {first}, "
            f"not {entries[0].seq}."
        )
    rows = [{"game_id": game_id, "at": at, **entry._asdict()} for entry in entries]
    if rows:
        connection.execute(insert(entries_table), rows)


def _log(connection: Connection, game_id: str, since: int) -> list[Entry]:
    columns = entries_table.c
    query = (
        select(columns.seq, columns.seat, columns.action, columns.digest)
        .where(columns.game_id == game_id, columns.seq > since)
        .order_by(columns.seq)
    )
    return [Entry(*row) for row in connection.execute(query)]


def _summary(row: RowMapping) -> Summary:
    return Summary(
        id=row["id"],
        game=row["game"],
        seats=json.loads(row["header"]).get("seats", []),
        seq=row["seq"],
        status=row["status"],
        result=None if row["result"] is None else json.loads(row["result"]),
        created_at=row["created_at"],
        updated_at=row["updated_at"],
    )


def _not_found(game_id: str) -> NotFound:
    return NotFound(f"There is no game {game_id} here.")


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
