"""Guests, accounts and sessions."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie

from aevum.server import messages as m
from aevum.server.settings import Settings
from aevum.server.threads import in_thread
from aevum.server.visitors import COOKIE, session_cookie
from aevum.store.people import People, Person


def _me(person: Person) -> m.Me:
    return m.Me(person.id, person.name, person.guest)


@get("/api/me")
@in_thread
def me(visitor: Person | None, people: People, settings: Settings) -> Response[m.Me]:
    """Who am I? A newcomer becomes a guest."""
    if visitor is not None:
        return Response(_me(visitor))
    person, token = people.new_guest("Guest")
    cookie = session_cookie(token, settings.secure_cookies)
    return Response(_me(person), cookies=[cookie])


@post("/api/me", status_code=200)
@in_thread
def rename(data: m.Rename, person: Person, people: People) -> m.Me:
    """A guest chooses a name."""
    return _me(people.rename(person, data.name))


@post("/api/account", status_code=200)
@in_thread
def claim(data: m.Credentials, person: Person, people: People) -> m.Me:
    """A guest takes a name and a passphrase and keeps all seats."""
    return _me(people.claim(person, data.name, data.passphrase))


@post("/api/signin", status_code=200)
@in_thread
def sign_in(data: m.Credentials, people: People, settings: Settings) -> Response[m.Me]:
    person, token = people.sign_in(data.name, data.passphrase)
    return Response(_me(person), cookies=[session_cookie(token, settings.secure_cookies)])


@post("/api/signout", status_code=204, response_cookies=[Cookie(COOKIE, max_age=0)])
@in_thread
def sign_out(request: Request[Any, Any, Any], people: People) -> None:
    people.sign_out(request.cookies.get(COOKIE, ""))


ROUTES = [me, rename, claim, sign_in, sign_out]
