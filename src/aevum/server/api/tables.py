"""Tables: the lobby, opening, joining, looking, acting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Annotated, TypeVar

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody, Parameter

from aevum.core.errors import BadOptions
from aevum.core.game import TABLE
from aevum.server import clearing, deeds, opening
from aevum.server import messages as m
from aevum.server.given import Somebody, TheHall, Visitor
from aevum.server.hall import Hall
from aevum.server.lobby import lobby as lobby_of
from aevum.server.lobby import people_at
from aevum.server.rematch import rematch
from aevum.server.thinkers import Counsel
from aevum.server.threads import IMPORTS, in_thread, to_thread
from aevum.server.views import (
    chat_lines,
    given_orders,
    log_lines,
    page_start,
    previews,
    table_view,
    why_not,
)
from aevum.store.people import Person
from aevum.store.places import BadStore
from aevum.table.record import Record, record_of

V = TypeVar("V")

TableId = Annotated[str, Parameter(max_length=40)]
Since = Annotated[int, Parameter(ge=0, le=1_000_000)]
Until = Annotated[int | None, Parameter(ge=0, le=1_000_000)]
Step = Annotated[int, Parameter(ge=0, le=1_000_000)]
Eyes = Annotated[int, Parameter(ge=TABLE, le=7)]
Page = Annotated[int, Parameter(ge=0, le=10_000)]
LINES = 500
"""Lines of the log in one answer."""
PATIENCE = 5
"""Times a second apart to ask a database that went away between a move and its answer."""
SAYINGS = 200
"""Lines of the chat in one answer."""


@get("/api/tables")
@in_thread
def lobby(hall: TheHall, visitor: Visitor, page: Page = 0) -> m.Lobby:
    """My tables, tables with open seats, and tables to watch; the last touched on page 0."""
    return lobby_of(hall, visitor, page)


@post("/api/tables")
@in_thread
def open_table(data: JSONBody[m.NewTable], hall: TheHall, person: Somebody) -> m.Created:
    """Open a table; bots and chance begin at once."""
    return opening.open_table(hall, person, data)


@get("/api/invites/{token:str}")
@in_thread
def invitation(token: FromPath[str], hall: TheHall, visitor: Visitor) -> m.Invitation:
    """What am I invited to?"""
    table_id = hall.seating.invited_to(token)
    terms = hall.seating.terms(table_id)
    seats = people_at(hall, table_id, terms, visitor, hall.rights.eyes(visitor, table_id))
    game = hall.store.summaries([table_id])[table_id].game
    return m.Invitation(table_id, game, terms.title, seats)


@post("/api/tables/{table_id:str}/join", status_code=200)
@in_thread
def join(table_id: TableId, data: JSONBody[m.Join], hall: TheHall, person: Somebody) -> m.Joined:
    return m.Joined(opening.join(hall, person, table_id, data.token))


@post("/api/tables/{table_id:str}/fill", status_code=204)
@in_thread
def fill(table_id: TableId, data: JSONBody[m.Fill], hall: TheHall, person: Somebody) -> None:
    """Bots take the free seats of a table of mine."""
    opening.fill(hall, person, table_id, data.bots)


@post("/api/tables/{table_id:str}/archive", status_code=204)
@in_thread
def archive(table_id: TableId, data: JSONBody[m.Archive], hall: TheHall, person: Somebody) -> None:
    """Take a finished table out of my list, or put it back."""
    clearing.archive(hall, person, table_id, data.archived)


@delete("/api/tables/{table_id:str}")
@in_thread
def remove(table_id: TableId, hall: TheHall, person: Somebody) -> None:
    """Forget a table that I opened for good, if nobody else still plays there."""
    clearing.remove(hall, person, table_id)


@get("/api/tables/{table_id:str}")
@in_thread
def look(
    table_id: TableId,
    hall: TheHall,
    visitor: Visitor,
    seat: Eyes = TABLE,
    since: Since = 0,
    to: Until = None,
) -> m.TableView:
    """The table as one of my seats, or as a spectator; `to` shows an earlier step.

    The log begins after step `since`, but holds the newest page only.
    """
    return view_for(hall, visitor, table_id, seat, since, to)


def view_for(
    hall: Hall,
    person: Person | None,
    table_id: str,
    seat: int,
    since: int = 0,
    to: int | None = None,
) -> m.TableView:
    check_eyes(hall, person, table_id, seat)
    room = hall.room(table_id)
    with room.lock:
        table = hall.spectators.shown(room, seat)
        start = page_start(table, seat, since)
        return table_view(hall, room, table, person, seat, start, to)


def once_kept(look: Callable[[], V]) -> V | m.Kept:
    """What is shown after something was accepted: it is no error if the database is away now."""
    for _ in range(PATIENCE):
        with suppress(BadStore):
            return look()
        time.sleep(1)
    return m.Kept()


@get("/api/tables/{table_id:str}/log")
@in_thread
def log(
    table_id: TableId,
    hall: TheHall,
    visitor: Visitor,
    to: Step,
    seat: Eyes = TABLE,
    since: Since = 0,
) -> list[m.LogLine]:
    """The lines of the log after step `since`, up to step `to`; at most 500, the last of them."""
    check_eyes(hall, visitor, table_id, seat)
    room = hall.room(table_id)
    with room.lock:
        table = hall.spectators.shown(room, seat)
        end = min(to, table.visible_length(seat))
        return log_lines(hall, room, table, seat, max(since, end - LINES), end)


@get("/api/tables/{table_id:str}/standings")
@in_thread
def standings(
    table_id: TableId, hall: TheHall, visitor: Visitor, seat: Eyes = TABLE, since: Since = 0
) -> list[list[int]]:
    """The points of all seats if it were scored now, after step `since` and each that follows."""
    check_eyes(hall, visitor, table_id, seat)
    room = hall.room(table_id)
    with room.lock:
        table = hall.spectators.shown(room, seat)
        points = table.standings(seat, min(since, table.visible_length(seat)))
    return list(points)


@get("/api/tables/{table_id:str}/chat")
@in_thread
def chat(
    table_id: TableId, hall: TheHall, visitor: Visitor, to: Step, seat: Eyes = TABLE
) -> list[m.ChatLine]:
    """What was said up to line `to`; at most 200 lines, the last of them."""
    check_eyes(hall, visitor, table_id, seat)
    return chat_lines(hall, hall.room(table_id), seat, max(0, to - SAYINGS), to)


def check_eyes(hall: Hall, person: Person | None, table_id: str, seat: int) -> None:
    """May this person see the table as this seat does?"""
    if seat == TABLE:
        hall.rights.check_watch(person, table_id)
    elif seat < 0:
        raise BadOptions("Seats are numbered from 0; a spectator is -2.")
    else:
        hall.rights.check_seat(person, table_id, seat)


@post("/api/tables/{table_id:str}/act", status_code=200)
@in_thread
def act(
    table_id: TableId, data: JSONBody[m.Act], hall: TheHall, person: Somebody, since: Since = 0
) -> m.TableView | m.Kept:
    """Carry out an action; a stale sequence changes nothing."""
    deeds.act(hall, person, table_id, data)
    return once_kept(lambda: view_for(hall, person, table_id, data.seat, since))


@post("/api/tables/{table_id:str}/control", status_code=200)
@in_thread
def control(
    table_id: TableId, data: JSONBody[m.Control], hall: TheHall, person: Somebody, since: Since = 0
) -> m.TableView | m.Kept:
    """Undo, redo, restart the turn, ask for or answer a take-back."""
    deeds.control(hall, person, table_id, data)
    return once_kept(lambda: view_for(hall, person, table_id, data.seat, since))


@post("/api/tables/{table_id:str}/explain", status_code=200)
@in_thread
def explain(
    table_id: TableId, data: JSONBody[m.Explain], hall: TheHall, person: Somebody
) -> m.WhyNot | None:
    """Why may I not do this? null = I may."""
    return reason(hall, person, table_id, data)


def reason(hall: Hall, person: Person | None, table_id: str, ask: m.Explain) -> m.WhyNot | None:
    hall.rights.check_seat(person, table_id, ask.seat)
    room = hall.room(table_id)
    with room.lock:
        why = why_not(room.table, ask.seat, ask.action, ask.after)
    return m.WhyNot(why.rule, why.key, why.args) if why else None


@post("/api/tables/{table_id:str}/preview", status_code=200)
@in_thread
def preview(
    table_id: TableId, data: JSONBody[m.Ask], hall: TheHall, person: Somebody
) -> dict[str, m.Preview]:
    """What would these actions bring? Two in a row are written `first/second`."""
    return previews(hall, person, table_id, data)


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(
    table_id: TableId, data: JSONBody[m.ForSeat], hall: TheHall, person: Somebody
) -> m.Hint:
    """What a good bot would do, where the table allows the question."""
    return await advice(hall, person, table_id, data)


async def advice(hall: Hall, person: Person | None, table_id: str, ask: m.ForSeat) -> m.Hint:
    thinking = await to_thread(ask_for_hint, hall, person, table_id, ask.seat)
    found = await asyncio.shield(asyncio.wrap_future(thinking))
    facts = [m.Fact(key, args) for key, args in found.facts]
    return m.Hint(found.action, found.words, m.BotWhy(*found.why), facts)


def ask_for_hint(hall: Hall, person: Person | None, table_id: str, seat: int) -> Future[Counsel]:
    hall.rights.check_seat(person, table_id, seat)
    return hall.autoplay.hint(hall.room(table_id), seat)


@post("/api/tables/{table_id:str}/chat")
@in_thread
def say(table_id: TableId, data: JSONBody[m.Say], hall: TheHall, person: Somebody) -> m.ChatLine:
    """Only those at the table talk."""
    return deeds.say(hall, person, table_id, data.text)


@post("/api/tables/{table_id:str}/orders", status_code=200)
@in_thread
def orders(
    table_id: TableId, data: JSONBody[m.Orders], hall: TheHall, person: Somebody
) -> dict[str, m.GivenOrder]:
    """Standing orders; they hold from the next decision on."""
    return given_orders(deeds.give_orders(hall, person, table_id, data))


@post("/api/tables/{table_id:str}/away", status_code=200)
@in_thread
def away(
    table_id: TableId, data: JSONBody[m.Away], hall: TheHall, person: Somebody
) -> m.TableView | m.Kept:
    """Let a bot stand in for me, or take my seat back."""
    deeds.set_away(hall, person, table_id, data)
    return once_kept(lambda: view_for(hall, person, table_id, data.seat))


@post("/api/tables/{table_id:str}/fork")
@in_thread
def fork(table_id: TableId, data: JSONBody[m.ForkAt], hall: TheHall, person: Somebody) -> m.Created:
    """A private what-if from an earlier step."""
    return opening.fork(hall, person, table_id, data.seat, data.at, data.title)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
@in_thread
def play_again(table_id: TableId, hall: TheHall, person: Somebody) -> m.Rematch:
    """The same people once more; whoever asks first opens the table, the others come to it."""
    return m.Rematch(rematch(hall, person, table_id))


@get("/api/tables/{table_id:str}/record")
@in_thread
def record(table_id: TableId, hall: TheHall, visitor: Visitor) -> Response[bytes]:
    """The record of a finished game; a running one would show hidden cards."""
    hall.rights.check_watch(visitor, table_id)
    room = hall.room(table_id)
    with room.lock:
        table = hall.spectators.shown(room, hall.rights.eyes(visitor, table_id))
        if table.result is None:
            raise BadOptions("The record is open when the game is over.")
        written = msgspec.json.encode(record_of(table))
    name = f"{table.game.name}-{table_id}.json"
    return Response(
        written,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post("/api/import")
@IMPORTS.work
def import_record(data: JSONBody[Record], hall: TheHall, person: Somebody) -> m.Created:
    """A game from another server, replayed and checked before it is kept."""
    return opening.import_record(hall, person, data)


ROUTES = [
    lobby, open_table, invitation, join, fill, archive, remove, look, log, standings, chat, act,
    control, explain, preview, hint, say, orders, away, fork, play_again, record, import_record,
]  # fmt: skip
