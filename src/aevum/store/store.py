"""Games and their logs: create, append, load, list, finish, delete.

An append is one transaction keyed by (game, sequence): it follows directly on what is stored or it
is refused as a whole, so that any process may serve any game and none can write twice.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

from sqlalchemy import (
    Connection,
    Integer,
    RowMapping,
    Text,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from aevum.core.errors import AevumError, NotFound, StaleSequence
from aevum.store.database import Database, Driver
from aevum.store.packs import Packs
from aevum.store.places import url_of
from aevum.store.tables import chat as chat_table
from aevum.store.tables import entries as entries_table
from aevum.store.tables import games as games_table
from aevum.store.tables import seats as seats_table
from aevum.store.tables import snapshots as snapshots_table
from aevum.store.together import Together
from aevum.table.log import Entry
from aevum.table.snapshots import Snapshot

Status = Literal["running", "finished"]
Outcome = Mapping[str, Any]
Beside = Callable[[Connection, str], None]

SETTLE = (
    update(games_table)
    .where(games_table.c.id == bindparam("game_id"))
    .values(
        updated_at=func.coalesce(bindparam("at", type_=Text), games_table.c.updated_at),
        status=bindparam("status"),
        result=bindparam("result"),
        seq=func.coalesce(bindparam("last", type_=Integer), games_table.c.seq),
        actor=bindparam("actor"),
        asked=bindparam("asked"),
        taken_back=bindparam("taken_back"),
    )
)
LEAVE = (
    update(seats_table)
    .where(
        seats_table.c.game_id == bindparam("game"),
        seats_table.c.seat == bindparam("at"),
    )
    .values(draft=bindparam("left"))
)
LAST = select(func.max(entries_table.c.seq)).where(entries_table.c.game_id == bindparam("game_id"))


class AlreadyKept(AevumError):
    """Somebody else was quicker."""


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
    actor: int | None
    asked: str | None


class Standing(NamedTuple):
    """Who must choose after a move, and what; nobody when the game is over."""

    actor: int | None
    asked: str | None


NOBODY = Standing(None, None)


class Move(NamedTuple):
    """New entries of a game, its result if they end it, and how it stands after them.

    `left` is a seat and what is left of its draft, if that was what was said.
    """

    game_id: str
    entries: Sequence[Entry]
    result: Outcome | None
    standing: Standing = NOBODY
    snapshots: Sequence[Snapshot] = ()
    left: tuple[int, Sequence[Any]] | None = None
    taken_back: bool = False


class Store:
    """The games of one database; may be shared by threads."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.packs = Packs(database)
        self._moves = Together(self._write)
        self._settle = database.ready(SETTLE)
        self._last = database.ready(LAST)
        self._leave = database.ready(LEAVE)
        self._insert = database.ready(insert(entries_table))
        self._snap = database.ready(insert(snapshots_table))

    @classmethod
    def open(cls, url: str) -> Store:
        """The store at a database URL, or in the SQLite file at a path; its tables up to date."""
        database = Database(url_of(url))
        try:
            database.upgrade()
        except BaseException:
            database.close()
            raise
        return cls(database)

    @property
    def database(self) -> Database:
        return self._database

    def close(self) -> None:
        self._database.close()

    def create(
        self,
        header: Mapping[str, Any],
        entries: Sequence[Entry] = (),
        game_id: str = "",
        standing: Standing = NOBODY,
        snapshots: Sequence[Snapshot] = (),
        result: Outcome | None = None,
        beside: Beside | None = None,
    ) -> str:
        """Keep a new game, with what chance has already done in it, under this or a random id.

        `beside` writes what belongs to it, in the same transaction.
        """
        game_id = game_id or secrets.token_hex(8)
        at = now()
        row = {
            "id": game_id,
            "game": header["game"],
            "header": json.dumps(header),
            "created_at": at,
            "updated_at": at,
            "status": "running",
        }
        with self._database.writing(game_id) as connection:
            if connection.scalar(select(games_table.c.id).where(games_table.c.id == game_id)):
                raise AlreadyKept(f"There is a game {game_id} here already.")
            connection.execute(insert(games_table), row)
            move = Move(game_id, entries, result, standing, snapshots)
            self._set_result(connection.connection, move, at)
            self._append(connection.connection, move, at)
            if beside is not None:
                beside(connection, game_id)
        return game_id

    def holds(self, game_id: str) -> bool:
        """Is there a game of this id?"""
        with self._database.reading() as connection:
            query = select(games_table.c.id).where(games_table.c.id == game_id)
            return connection.scalar(query) is not None

    def append(self, game_id: str, entries: Sequence[Entry], result: Outcome | None = None) -> None:
        """Keep new entries, and the result if they end the game; all of it or nothing.

        Entries without a result leave the game running: a take-back reopens a finished one.
        """
        self.keep(Move(game_id, entries, result))

    def keep(self, move: Move) -> None:
        """The same with how the game stands afterwards."""
        (problem,) = self.append_all([move])
        if problem is not None:
            raise problem

    def append_all(self, moves: Sequence[Move]) -> list[BaseException | None]:
        """The same for moves of many games in one transaction; what went wrong with each."""
        problems = self._moves.keep_all(moves)
        for move, problem in zip(moves, problems, strict=True):
            self._know(move, problem is None)
        return problems

    def _know(self, move: Move, written: bool) -> None:
        known = self._database.known
        if move.left is not None or not written:
            known.forget(move.game_id)
        if move.entries and written:
            known.put(move.game_id, "length", move.entries[-1].seq)

    def _write(self, moves: Sequence[Move]) -> None:
        """All of these or none; in the order of the games, so that no two processes block."""
        with self._database.moving() as driver:
            at = now()
            for move in sorted(moves, key=lambda move: move.game_id):
                self._set_result(driver, move, at)
                self._append(driver, move, at)

    def finish(self, game_id: str, result: Outcome) -> None:
        """Mark a game as finished with this result."""
        with self._database.writing(game_id) as connection:
            self._set_result(connection.connection, Move(game_id, (), result), now())

    def _set_result(self, driver: Driver, move: Move, at: str) -> None:
        """Note when and how the game stands now; holds off other writers of it until the commit."""
        result = move.result
        values = {
            "game_id": move.game_id,
            "at": None if _is_secret(move) else at,
            "status": "running" if result is None else "finished",
            "result": None if result is None else json.dumps(result),
            "last": move.entries[-1].seq if move.entries else None,
            "taken_back": move.taken_back,
            **move.standing._asdict(),
        }
        if not self._settle.run(driver, values).rowcount:
            raise _not_found(move.game_id)

    def _append(self, driver: Driver, move: Move, at: str) -> None:
        game_id, entries = move.game_id, move.entries
        last = self._last.run(driver, {"game_id": game_id}).fetchone()
        first = ((last and last[0]) or 0) + 1
        if [entry.seq for entry in entries] != list(range(first, first + len(entries))):
            raise StaleSequence(
                f"The game has moved on: the next entry of game {game_id} is number {first}, "
                f"not {entries[0].seq}."
            )
        row = {"game_id": game_id, "at": at, **NOBODY._asdict()}
        rows = [{**row, **entry._asdict()} for entry in entries]
        if rows:
            rows[-1].update(move.standing._asdict())
        self._insert.run(driver, *rows)
        self._snap.run(driver, *({"game_id": game_id, **s._asdict()} for s in move.snapshots))
        if move.left is not None:
            seat, left = move.left
            self._leave.run(driver, {"game": game_id, "at": seat, "left": json.dumps(left)})

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
        if since >= self._database.known.get(game_id, "length", lambda: self._length(game_id)):
            return []
        with self._database.reading() as connection:
            return _log(connection, game_id, since)

    def _length(self, game_id: str) -> int:
        query = select(func.max(entries_table.c.seq)).where(entries_table.c.game_id == game_id)
        with self._database.reading() as connection:
            return connection.scalar(query) or 0

    def entries_until(self, game_id: str, since: int, moment: str) -> list[Entry]:
        """What was appended after this number and until this moment (see `ago`)."""
        columns = entries_table.c
        following = (columns.game_id == game_id) & (columns.seq > since)
        with self._database.reading() as connection:
            newer = connection.scalar(
                select(func.min(columns.seq)).where(following, columns.at > moment)
            )
            return _log(connection, game_id, since, newer)

    def next_event(self, game_id: str, moment: str) -> str | None:
        """When the next entry or chat line after this moment was written."""
        with self._database.reading() as connection:
            times = [
                connection.scalar(
                    select(func.min(table.c.at)).where(
                        table.c.game_id == game_id, table.c.at > moment
                    )
                )
                for table in (entries_table, chat_table)
            ]
        return min((at for at in times if at is not None), default=None)

    def games(self, status: Status | None = None) -> list[Summary]:
        """All games, or those of one status, the newest first."""
        query = select(games_table).order_by(games_table.c.created_at.desc(), games_table.c.id)
        if status is not None:
            query = query.where(games_table.c.status == status)
        with self._database.reading() as connection:
            return [_summary(row) for row in connection.execute(query).mappings()]

    def summaries(self, game_ids: Sequence[str]) -> dict[str, Summary]:
        """Those of these games that are here."""
        query = select(games_table).where(games_table.c.id.in_(game_ids))
        with self._database.reading() as connection:
            found = [_summary(row) for row in connection.execute(query).mappings()]
        return {summary.id: summary for summary in found}

    def earlier(self, summary: Summary, moment: str) -> Summary:
        """The game as it stood at this moment, or before anybody had decided anything."""
        columns = entries_table.c
        here = columns.game_id == summary.id
        decided = select(func.min(columns.seq)).where(here, columns.seat >= 0).scalar_subquery()
        opening = func.coalesce(columns.seq < decided, true())
        query = (
            select(columns.seq, columns.actor, columns.asked)
            .where(here, or_(columns.at <= moment, opening))
            .order_by(columns.seq.desc())
            .limit(1)
        )
        with self._database.reading() as connection:
            row = connection.execute(query).first()
            seen = connection.scalar(
                select(func.max(columns.at)).where(
                    here,
                    columns.seq <= (row.seq if row else 0),
                    or_(columns.owner < 0, columns.actor != columns.seat),
                )
            )
        if row is None:
            return summary._replace(updated_at=summary.created_at)
        seq, actor, asked = row
        over = summary.status == "finished" and seq == summary.seq
        return summary._replace(
            seq=seq,
            status="finished" if over else "running",
            result=summary.result if over else None,
            updated_at=seen or summary.created_at,
            actor=actor,
            asked=asked,
        )

    def delete(self, game_id: str) -> None:
        """Forget a game and its log."""
        with self._database.writing(game_id) as connection:
            if not connection.execute(
                delete(games_table).where(games_table.c.id == game_id)
            ).rowcount:
                raise _not_found(game_id)


def _log(connection: Connection, game_id: str, since: int, end: int | None = None) -> list[Entry]:
    """The entries after `since`, and before `end` where one is given."""
    columns = entries_table.c
    query = (
        select(columns.seq, columns.seat, columns.action, columns.digest, columns.owner)
        .where(columns.game_id == game_id, columns.seq > since)
        .order_by(columns.seq)
    )
    if end is not None:
        query = query.where(columns.seq < end)
    return [Entry._make(row) for row in connection.execute(query).all()]


def _summary(row: RowMapping) -> Summary:
    return Summary(
        id=row["id"],
        game=row["game"],
        seats=_seats(row["header"]),
        seq=row["seq"],
        status=row["status"],
        result=_read(row["result"]),
        created_at=row["created_at"],
        updated_at=row["updated_at"],
        actor=row["actor"],
        asked=row["asked"],
    )


def _seats(header: str) -> list[dict[str, Any]]:
    """Who sat down when the game was opened; nobody, where the header is damaged."""
    found = _read(header)
    seats = found.get("seats") if found is not None else None
    return [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []


def _read(text: str | None) -> dict[str, Any] | None:
    """One damaged game must not hide the others; whoever opens it is told."""
    try:
        found = json.loads(text or "null")
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _is_secret(move: Move) -> bool:
    """Picks of a decision under way: no time that others see may tell of them."""
    return (
        bool(move.entries)
        and move.result is None
        and all(entry.owner == entry.seat >= 0 for entry in move.entries)
        and move.standing.actor == move.entries[-1].seat
    )


def _not_found(game_id: str) -> NotFound:
    return NotFound(f"There is no game {game_id} here.")


def _steady() -> float:
    """Seconds that pass at the same pace even if the machine's clock is set or the machine sleeps.

    Dates follow from it: what was written earlier has an earlier date, and nobody who sees a table
    later sees it sooner because a clock jumped.
    """
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


_STARTED, _READING = time.time(), _steady()


def now() -> str:
    return ago(0)


def ago(seconds: float) -> str:
    """The moment this long ago, as the store writes times; they sort as text."""
    return datetime.fromtimestamp(clock() - seconds, UTC).isoformat(timespec="microseconds")


def clock() -> float:
    """Seconds, as the dates of the store count them."""
    return _STARTED + _steady() - _READING
