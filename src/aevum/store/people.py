"""People and their sessions: guests who just came in, and guests who chose a passphrase.

A session is a random token in the visitor's cookie; the database keeps only its hash. It ends when
it was not used for long, when its owner ends it, and when the person gets a passphrase or another
one. A guest who claims a name and a passphrase stays the same person, so all seats stay theirs.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import cache
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import Connection, delete, exists, insert, select, update

from aevum.core.errors import AevumError, NotFound
from aevum.core.plain import plain
from aevum.store.database import Database
from aevum.store.store import ago, clock, now
from aevum.store.tables import notices, people, seats, sessions, terms

SHORTEST_PASSPHRASE = 8
LONGEST_NAME = 40
DAY = 86_400.0
AGE = 180 * DAY
"""Seconds without use after which a session has ended."""
MOST_PASSERS_BY = 10_000
"""Guests without a table; those who came last are remembered."""
AT_ONCE = 500
LONGEST_BROWSER = 120
SHORT = 16
"""Letters of a session's hash that tell it from the others of its owner."""

_hasher = PasswordHasher()


class BadName(AevumError):
    """A name or passphrase that cannot be used; says why."""


class Person(NamedTuple):
    id: str
    name: str
    guest: bool
    session: str = ""
    """The session that speaks for the person; empty where that was proved just now."""


class Session(NamedTuple):
    """One of somebody's sessions, as they may see it."""

    id: str
    created_at: str
    seen_at: str
    browser: str


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name that can be shown anywhere, neither empty nor endless."""
    cleaned = plain(name)
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise BadName(
            f"A name has 1 to {LONGEST_NAME} letters.", "name-length", most=f"{LONGEST_NAME}"
        )
    return cleaned


class People:
    """Who is who."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of_token(self, token: str) -> Person | None:
        return self.of_session(token_hash(token))

    def of_session(self, session: str) -> Person | None:
        """Who speaks through this session; nobody once it has ended."""
        found = self._database.visitors.get(session, "person", lambda: self._read(session))
        if found is None:
            return None
        person, seen = found
        unused = clock() - seen
        if unused > DAY:
            if unused > AGE:
                return None
            self._see(session)
        return person

    def _read(self, session: str) -> tuple[Person, float] | None:
        query = (
            select(people.c.id, people.c.name, people.c.passphrase, sessions.c.seen_at)
            .join(sessions, sessions.c.person_id == people.c.id)
            .where(sessions.c.token_hash == session)
        )
        with self._database.reading() as connection:
            row = connection.execute(query).first()
        if row is None:
            return None
        seen = datetime.fromisoformat(row[3]).timestamp()
        return Person(row[0], row[1], row[2] is None, session), seen

    def _see(self, session: str) -> None:
        mine = sessions.c.token_hash == session
        with self._changing() as connection:
            connection.execute(update(sessions).where(mine).values(seen_at=now()))
            connection.execute(delete(sessions).where(sessions.c.seen_at < ago(AGE)))

    @contextmanager
    def _changing(self) -> Iterator[Connection]:
        """Writing about people or sessions: whoever asks next reads anew."""
        try:
            with self._database.keeping() as connection:
                yield connection
        finally:
            self._database.visitors.forget()

    def new_guest(self, name: str, browser: str = "") -> tuple[Person, str]:
        """A new guest and the token of the session."""
        person = Person(secrets.token_hex(8), clean_name(name), True)
        row = {"id": person.id, "name": person.name, "created_at": now()}
        with self._database.keeping() as connection:
            connection.execute(insert(people), row)
            token = _new_session(connection, person.id, browser)
        return person, token

    def forget_passers_by(self) -> int:
        """Guests who left without a table are forgotten after a week, or when too many came.

        A few at a time: whoever plays does not wait for it. Returns how many.
        """
        passers_by = (
            select(people.c.id)
            .where(people.c.passphrase.is_(None))
            .where(~exists().where(seats.c.person_id == people.c.id))
            .where(~exists().where(terms.c.owner == people.c.id))
            .where(~exists().where(notices.c.person_id == people.c.id))
            .order_by(people.c.created_at.desc())
        )
        old = passers_by.where(people.c.created_at < ago(7 * DAY)).limit(AT_ONCE)
        many = passers_by.offset(MOST_PASSERS_BY).limit(AT_ONCE)
        with self._changing() as connection:
            gone = {*connection.scalars(old), *connection.scalars(many)}
            connection.execute(delete(people).where(people.c.id.in_(gone)))
        return len(gone)

    def rename(self, person: Person, name: str) -> Person:
        if not person.guest:
            raise BadName("An account keeps its name.", "name-kept")
        cleaned = clean_name(name)
        with self._changing() as connection:
            connection.execute(update(people).where(people.c.id == person.id).values(name=cleaned))
        return person._replace(name=cleaned)

    def claim(
        self, person: Person, name: str, passphrase: str, browser: str = ""
    ) -> tuple[Person, str]:
        """The guest becomes an account and keeps every seat, but no session from before."""
        cleaned = clean_name(name)
        if not person.guest:
            raise BadName("You are signed in already.", "signed-in")
        _check_passphrase(passphrase)
        values = {
            "name": cleaned,
            "name_key": cleaned.casefold(),
            "passphrase": _hasher.hash(passphrase),
        }
        with self._changing() as connection:
            if connection.scalar(
                select(people.c.id).where(people.c.name_key == cleaned.casefold())
            ):
                raise BadName(f"The name {cleaned} is taken.", "name-taken", name=cleaned)
            connection.execute(update(people).where(people.c.id == person.id).values(values))
            token = _only_session(connection, person.id, browser)
        return Person(person.id, cleaned, False), token

    def change_passphrase(self, person: Person, old: str, new: str, browser: str = "") -> str:
        """Another passphrase; returns the token of the only session that is left."""
        _check_passphrase(new)
        with self._database.reading() as connection:
            stored = connection.scalar(select(people.c.passphrase).where(people.c.id == person.id))
        if not _fits(stored, old):
            raise BadName("This name and passphrase do not belong together.", "sign-in-wrong")
        values = {"passphrase": _hasher.hash(new)}
        with self._changing() as connection:
            connection.execute(update(people).where(people.c.id == person.id).values(values))
            return _only_session(connection, person.id, browser)

    def sign_in(self, name: str, passphrase: str, browser: str = "") -> tuple[Person, str]:
        key = clean_name(name).casefold()
        query = select(people.c.id, people.c.name, people.c.passphrase).where(
            people.c.name_key == key
        )
        with self._database.reading() as connection:
            row = connection.execute(query).first()
        if not _fits(row[2] if row else None, passphrase) or row is None:
            raise BadName("This name and passphrase do not belong together.", "sign-in-wrong")
        with self._database.keeping() as connection:
            return Person(row[0], row[1], False), _new_session(connection, row[0], browser)

    # -- sessions --------------------------------------------------------------------------------

    def sessions(self, person_id: str) -> list[Session]:
        """Those that have not ended, the last used first."""
        query = (
            select(
                sessions.c.token_hash,
                sessions.c.created_at,
                sessions.c.seen_at,
                sessions.c.browser,
            )
            .where(sessions.c.person_id == person_id, sessions.c.seen_at >= ago(AGE))
            .order_by(sessions.c.seen_at.desc(), sessions.c.token_hash)
        )
        with self._database.reading() as connection:
            return [Session(row[0][:SHORT], *row[1:]) for row in connection.execute(query)]

    def sign_out(self, token: str) -> None:
        with self._changing() as connection:
            connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash(token)))

    def end_session(self, person_id: str, session_id: str) -> None:
        """One of one's own, by what the list calls it."""
        mine = (sessions.c.person_id == person_id) & sessions.c.token_hash.startswith(
            session_id, autoescape=True
        )
        with self._changing() as connection:
            if (
                len(session_id) != SHORT
                or not connection.execute(delete(sessions).where(mine)).rowcount
            ):
                raise NotFound("There is no such session of yours.")

    def end_other_sessions(self, person_id: str, token: str) -> None:
        others = (sessions.c.person_id == person_id) & (sessions.c.token_hash != token_hash(token))
        with self._changing() as connection:
            connection.execute(delete(sessions).where(others))


def _new_session(connection: Connection, person_id: str, browser: str) -> str:
    """A session that begins now; returns its token."""
    token, at = secrets.token_urlsafe(32), now()
    row = {
        "token_hash": token_hash(token),
        "person_id": person_id,
        "created_at": at,
        "seen_at": at,
        "browser": plain(browser)[:LONGEST_BROWSER],
    }
    connection.execute(insert(sessions), row)
    return token


def _only_session(connection: Connection, person_id: str, browser: str) -> str:
    """As a new session, and every other right of the person ends."""
    connection.execute(delete(sessions).where(sessions.c.person_id == person_id))
    return _new_session(connection, person_id, browser)


def _check_passphrase(passphrase: str) -> None:
    if len(passphrase) < SHORTEST_PASSPHRASE:
        raise BadName(
            f"A passphrase has at least {SHORTEST_PASSPHRASE} letters.",
            "passphrase-short",
            least=f"{SHORTEST_PASSPHRASE}",
        )


def _fits(stored: str | None, passphrase: str) -> bool:
    """Where nothing is stored it takes as long as where it is wrong."""
    nobody = _nobody()
    try:
        return _hasher.verify(stored or nobody, passphrase) and stored is not None
    except VerifyMismatchError:
        return False


@cache
def _nobody() -> str:
    """What no passphrase fits; made when somebody first asks, as making it takes its time."""
    return PasswordHasher().hash(secrets.token_hex(16))
