"""People and their sessions: guests who just came in, and guests who chose a passphrase.

A session is a random token in the visitor's cookie; the database keeps only its hash. A guest who
claims a name and a passphrase stays the same person, so all seats stay theirs.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import delete, insert, select, update

from aevum.core.errors import AevumError
from aevum.core.plain import plain
from aevum.store.database import Database
from aevum.store.store import now
from aevum.store.tables import people, sessions

SHORTEST_PASSPHRASE = 8
LONGEST_NAME = 40

_hasher = PasswordHasher()


class BadName(AevumError):
    """A name or passphrase that cannot be used; says why."""


class Person(NamedTuple):
    id: str
    name: str
    guest: bool


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
        query = (
            select(people.c.id, people.c.name, people.c.passphrase)
            .join(sessions, sessions.c.person_id == people.c.id)
            .where(sessions.c.token_hash == token_hash(token))
        )
        with self._database.reading() as connection:
            row = connection.execute(query).first()
        return Person(row[0], row[1], row[2] is None) if row else None

    def new_guest(self, name: str) -> tuple[Person, str]:
        """A new guest and the token of the session."""
        person = Person(secrets.token_hex(8), clean_name(name), True)
        row = {"id": person.id, "name": person.name, "created_at": now()}
        with self._database.keeping() as connection:
            connection.execute(insert(people), row)
        return person, self._new_session(person.id)

    def rename(self, person: Person, name: str) -> Person:
        if not person.guest:
            raise BadName("An account keeps its name.", "name-kept")
        cleaned = clean_name(name)
        with self._database.keeping() as connection:
            connection.execute(update(people).where(people.c.id == person.id).values(name=cleaned))
        return Person(person.id, cleaned, True)

    def claim(self, person: Person, name: str, passphrase: str) -> Person:
        """The guest becomes an account and keeps every seat."""
        cleaned = clean_name(name)
        if not person.guest:
            raise BadName("You are signed in already.", "signed-in")
        if len(passphrase) < SHORTEST_PASSPHRASE:
            raise BadName(
                f"A passphrase has at least {SHORTEST_PASSPHRASE} letters.",
                "passphrase-short",
                least=f"{SHORTEST_PASSPHRASE}",
            )
        values = {
            "name": cleaned,
            "name_key": cleaned.casefold(),
            "passphrase": _hasher.hash(passphrase),
        }
        with self._database.keeping() as connection:
            if connection.scalar(
                select(people.c.id).where(people.c.name_key == cleaned.casefold())
            ):
                raise BadName(f"The name {cleaned} is taken.", "name-taken", name=cleaned)
            connection.execute(update(people).where(people.c.id == person.id).values(values))
        return Person(person.id, cleaned, False)

    def sign_in(self, name: str, passphrase: str) -> tuple[Person, str]:
        key = clean_name(name).casefold()
        query = select(people.c.id, people.c.name, people.c.passphrase).where(
            people.c.name_key == key
        )
        with self._database.reading() as connection:
            row = connection.execute(query).first()
        # An unknown name costs the same time as a wrong passphrase.
        stored = row[2] if row else _NOBODY
        try:
            _hasher.verify(stored, passphrase)
        except VerifyMismatchError:
            row = None
        if row is None:
            raise BadName("This name and passphrase do not belong together.", "sign-in-wrong")
        return Person(row[0], row[1], False), self._new_session(row[0])

    def sign_out(self, token: str) -> None:
        with self._database.keeping() as connection:
            connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash(token)))

    def _new_session(self, person_id: str) -> str:
        token = secrets.token_urlsafe(32)
        row = {"token_hash": token_hash(token), "person_id": person_id, "created_at": now()}
        with self._database.keeping() as connection:
            connection.execute(insert(sessions), row)
        return token


_NOBODY = _hasher.hash(secrets.token_hex(16))
