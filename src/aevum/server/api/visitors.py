"""Guests, accounts and sessions."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from aevum.server import messages as m
from aevum.server.given import Somebody, TheIdentity, ThePeople, TheSettings
from aevum.server.identity import Identity
from aevum.server.threads import PASSPHRASES, in_thread
from aevum.server.visitors import session_cookie, session_of, tokens_of
from aevum.store.people import Person


def _me(person: Person, identity: Identity) -> m.Me:
    return m.Me(person.id, person.name, person.guest, identity.csrf)


@get("/api/me")
@in_thread
def me(
    request: Request[Any, Any, Any], people: ThePeople, identity: TheIdentity, settings: TheSettings
) -> Response[m.Me]:
    """Who am I? A newcomer becomes a guest."""
    person, token = session_of(request, people, identity) or people.new_guest("Guest")
    answer = Response(_me(person, identity))
    if request.cookies.get(identity.session) != token:
        answer.set_cookie(session_cookie(token, identity, settings))
    return answer


@post("/api/me", status_code=200)
@in_thread
def rename(
    data: JSONBody[m.Rename], person: Somebody, people: ThePeople, identity: TheIdentity
) -> m.Me:
    """A guest chooses a name."""
    return _me(people.rename(person, data.name), identity)


@post("/api/account", status_code=200)
@PASSPHRASES.work
def claim(
    data: JSONBody[m.Credentials], person: Somebody, people: ThePeople, identity: TheIdentity
) -> m.Me:
    """A guest takes a name and a passphrase and keeps all seats."""
    return _me(people.claim(person, data.name, data.passphrase), identity)


@post("/api/signin", status_code=200)
@PASSPHRASES.work
def sign_in(
    data: JSONBody[m.Credentials], people: ThePeople, identity: TheIdentity, settings: TheSettings
) -> Response[m.Me]:
    person, token = people.sign_in(data.name, data.passphrase)
    cookie = session_cookie(token, identity, settings)
    return Response(_me(person, identity), cookies=[cookie])


@post("/api/signout", status_code=204)
@in_thread
def sign_out(
    request: Request[Any, Any, Any], people: ThePeople, identity: TheIdentity
) -> Response[None]:
    for token in tokens_of(request, identity):
        people.sign_out(token)
    answer = Response(None)
    answer.delete_cookie(identity.session)
    return answer


ROUTES = [me, rename, claim, sign_in, sign_out]
