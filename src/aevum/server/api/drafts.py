"""Drafts: try words before they are said, and say them as one."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, Parameter

from aevum.server import drafts
from aevum.server import messages as m
from aevum.server.api.tables import TableId, once_kept
from aevum.server.given import Somebody, TheHall
from aevum.server.threads import in_thread


@get("/api/tables/{table_id:str}/draft")
@in_thread
def draft(
    table_id: TableId, hall: TheHall, person: Somebody, seat: Annotated[int, Parameter(ge=0, le=7)]
) -> m.Draft:
    """The draft of my seat, tried on the present position."""
    return drafts.read(hall, person, table_id, seat)


@post("/api/tables/{table_id:str}/draft", status_code=200)
@in_thread
def write_draft(
    table_id: TableId, data: JSONBody[m.NewDraft], hall: TheHall, person: Somebody
) -> m.Draft:
    """Write my draft anew: words in any order; nothing is said by that."""
    drafts.write(hall, person, table_id, data)
    return drafts.read(hall, person, table_id, data.seat)


@post("/api/tables/{table_id:str}/draft/say", status_code=200)
@in_thread
def say_draft(
    table_id: TableId, data: JSONBody[m.SayDraft], hall: TheHall, person: Somebody
) -> m.Draft | m.Kept:
    """Say what is possible of these words, as one move; returns what is left as my draft."""
    drafts.say(hall, person, table_id, data)
    return once_kept(lambda: drafts.read(hall, person, table_id, data.seat))


ROUTES = [draft, write_draft, say_draft]
