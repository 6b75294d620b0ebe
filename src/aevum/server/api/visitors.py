"""Guests, accounts and sessions."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody, Parameter

from aevum.server import messages as m
from aevum.server.given import (
    Somebody,
    TheFarewell,
    TheHall,
    TheIdentity,
    ThePeople,
    TheSettings,
    Visitor,
)
from aevum.server.hall import Hall
from aevum.server.identity import Identity
from aevum.server.threads import PASSPHRASES, in_thread
from aevum.server.visitors import (
    address_of,
    browser_of,
    session_cookie,
    session_of,
    tokens_of,
)
from aevum.store.attempts import Attempts
from aevum.store.people import Person, clean_name

WHILE = 15 * 60.0
"""Seconds for which a guess counts."""
FOR_ONE_NAME = 10
FROM_ONE_ADDRESS = 60
"""A family or a club may sign in from one address."""
SessionId = Annotated[str, Parameter(max_length=40)]


def _me(person: Person, identity: Identity) -> m.Me:
    return m.Me(person.id, person.name, person.guest, identity.csrf)


@get("/api/me")
@in_thread
def me(
    request: Request[Any, Any, Any], people: ThePeople, identity: TheIdentity, settings: TheSettings
) -> Response[m.Me]:
    """Who am I? A newcomer becomes a guest."""
    person, token = session_of(request, people, identity) or people.new_guest(
        "Guest", browser_of(request)
    )
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
    request: Request[Any, Any, Any],
    data: JSONBody[m.Credentials],
    person: Somebody,
    hall: TheHall,
    identity: TheIdentity,
    settings: TheSettings,
    farewell: TheFarewell,
) -> Response[m.Me]:
    """A guest takes a name and a passphrase and keeps all seats; other sessions end."""
    guesses(hall).count(f"from {address_of(request)}", FROM_ONE_ADDRESS, WHILE)
    account, token = hall.people.claim(person, data.name, data.passphrase, browser_of(request))
    farewell(person.id)
    return Response(_me(account, identity), cookies=[session_cookie(token, identity, settings)])


@post("/api/signin", status_code=200)
@PASSPHRASES.work
def sign_in(
    request: Request[Any, Any, Any],
    data: JSONBody[m.Credentials],
    hall: TheHall,
    identity: TheIdentity,
    settings: TheSettings,
) -> Response[m.Me]:
    """Whether a name exists is told neither by the answer nor by the time it takes."""
    guessed = f"name {clean_name(data.name).casefold()}"
    guesses(hall).count(f"from {address_of(request)}", FROM_ONE_ADDRESS, WHILE)
    guesses(hall).count(guessed, FOR_ONE_NAME, WHILE)
    person, token = hall.people.sign_in(data.name, data.passphrase, browser_of(request))
    guesses(hall).forget(guessed)
    return Response(_me(person, identity), cookies=[session_cookie(token, identity, settings)])


@post("/api/passphrase", status_code=200)
@PASSPHRASES.work
def change_passphrase(
    request: Request[Any, Any, Any],
    data: JSONBody[m.NewPassphrase],
    person: Somebody,
    hall: TheHall,
    identity: TheIdentity,
    settings: TheSettings,
    farewell: TheFarewell,
) -> Response[m.Me]:
    """Another passphrase; all other sessions end."""
    guessed = f"name {person.name.casefold()}"
    guesses(hall).count(guessed, FOR_ONE_NAME, WHILE)
    token = hall.people.change_passphrase(person, data.old, data.new, browser_of(request))
    guesses(hall).forget(guessed)
    farewell(person.id)
    return Response(_me(person, identity), cookies=[session_cookie(token, identity, settings)])


@post("/api/signout", status_code=204)
@in_thread
def sign_out(
    request: Request[Any, Any, Any],
    visitor: Visitor,
    people: ThePeople,
    identity: TheIdentity,
    farewell: TheFarewell,
) -> Response[None]:
    """This session ends, with every socket it opened."""
    for token in tokens_of(request, identity):
        people.sign_out(token)
    if visitor is not None:
        farewell(visitor.id)
    answer = Response(None)
    answer.delete_cookie(identity.session)
    return answer


@get("/api/sessions")
@in_thread
def my_sessions(
    request: Request[Any, Any, Any], person: Somebody, people: ThePeople, identity: TheIdentity
) -> list[m.SessionInfo]:
    """Where I am signed in."""
    found = session_of(request, people, identity)
    here = found[0].session if found else ""
    return [
        m.SessionInfo(*session, here=here.startswith(session.id))
        for session in people.sessions(person.id)
    ]


@delete("/api/sessions/{session_id:str}")
@in_thread
def end_session(
    session_id: SessionId, person: Somebody, people: ThePeople, farewell: TheFarewell
) -> None:
    """Sign out another browser of mine."""
    people.end_session(person.id, session_id)
    farewell(person.id)


@delete("/api/sessions")
@in_thread
def end_other_sessions(
    request: Request[Any, Any, Any],
    person: Somebody,
    people: ThePeople,
    identity: TheIdentity,
    farewell: TheFarewell,
) -> None:
    """Sign out all other browsers of mine."""
    found = session_of(request, people, identity)
    people.end_other_sessions(person.id, found[1] if found else "")
    farewell(person.id)


def guesses(hall: Hall) -> Attempts:
    return Attempts(hall.store.database)


ROUTES = [
    me, rename, claim, sign_in, sign_out, change_passphrase, my_sessions, end_session,
    end_other_sessions,
]  # fmt: skip
