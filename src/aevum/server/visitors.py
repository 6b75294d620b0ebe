"""Who is asking: the session cookie and the person behind it."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from aevum.store.people import People, Person
from aevum.store.seating import NoSeat

COOKIE = "aevum"
YEAR = 365 * 24 * 3600


def session_cookie(token: str, secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE, value=token, httponly=True, samesite="lax", path="/", max_age=YEAR,
        secure=secure,
    )  # fmt: skip


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any], people: People) -> Person | None:
    token = connection.cookies.get(COOKIE)
    return people.of_token(token) if token else None


def provide_visitor(request: Request[Any, Any, Any], people: People) -> Person | None:
    return visitor_of(request, people)


def provide_person(visitor: Person | None) -> Person:
    """For whatever needs somebody: a guest will do."""
    if visitor is None:
        raise NoSeat("Nobody is signed in; load the page first.")
    return visitor
