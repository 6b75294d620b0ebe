"""Who is asking: the session cookie and the person behind it."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from aevum.core.plain import plain
from aevum.server.given import TheIdentity, ThePeople, Visitor
from aevum.server.identity import SESSION, Identity
from aevum.server.settings import Settings
from aevum.store.people import People, Person
from aevum.store.seating import NoSeat

YEAR = 365 * 24 * 3600
LONGEST_BROWSER = 200
MOST_TOKENS = 8
"""More servers on one host nobody has visited."""


def session_cookie(token: str, identity: Identity, settings: Settings) -> Cookie:
    return Cookie(
        key=identity.session, value=token, httponly=True, samesite="lax", path="/", max_age=YEAR,
        secure=settings.secure_cookies,
    )  # fmt: skip


def tokens_of(connection: ASGIConnection[Any, Any, Any, Any], identity: Identity) -> list[str]:
    """Tokens that may open a session here, our own first.

    A browser may know this server by the name it had before its secret was lost or changed; what
    another server of this host gave away opens nothing here.
    """
    cookies = connection.cookies
    ours = [name for name in cookies if name == SESSION or name.startswith(f"{SESSION}-")]
    ours.sort(key=lambda name: name != identity.session)
    return [cookies[name] for name in ours[:MOST_TOKENS]]


def session_of(
    connection: ASGIConnection[Any, Any, Any, Any], people: People, identity: Identity
) -> tuple[Person, str] | None:
    """Who is asking, and the token that says so."""
    for token in tokens_of(connection, identity):
        if person := people.of_token(token):
            return person, token
    return None


def visitor_of(
    connection: ASGIConnection[Any, Any, Any, Any], people: People, identity: Identity
) -> Person | None:
    session = session_of(connection, people, identity)
    return session[0] if session else None


def browser_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What the visitor's browser calls itself, to tell one session from another."""
    return plain(connection.headers.get("user-agent", ""))[:LONGEST_BROWSER]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def provide_visitor(
    request: Request[Any, Any, Any], people: ThePeople, identity: TheIdentity
) -> Person | None:
    visitor = visitor_of(request, people, identity)
    return visitor and visitor._replace(session="")  # proved just now


def provide_person(visitor: Visitor) -> Person:
    """For whatever needs somebody: a guest will do."""
    if visitor is None:
        raise NoSeat("Nobody is signed in; load the page first.")
    return visitor
