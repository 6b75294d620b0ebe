"""The live socket: each change of a table reaches every seat as that seat may see it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from aevum.core.errors import AevumError
from aevum.core.game import TABLE
from aevum.server.api.tables import view_for
from aevum.server.errors import problem_of
from aevum.server.hall import Hall
from aevum.server.visitors import visitor_of
from aevum.store.people import People

REFUSED = 4403


def channel(table_id: str) -> str:
    return f"table-{table_id}"


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Another site's page must not listen with our visitor's cookie."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


@websocket("/ws/tables/{table_id:str}")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    hall: Hall,
    people: People,
    channels: ChannelsPlugin,
    seat: Annotated[int, Parameter(ge=TABLE, le=7)] = TABLE,
    since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
) -> None:
    """Send the view now and after every change."""
    await socket.accept()
    if not same_origin(socket):
        await socket.close(REFUSED, "another site")
        return
    person = await asyncio.to_thread(visitor_of, socket, people)
    steps = since
    async with channels.start_subscription([channel(table_id)]) as subscriber:
        watcher = asyncio.create_task(_until_gone(socket))
        present = False
        try:
            notes = subscriber.iter_events()
            while not watcher.done():
                view = await asyncio.to_thread(view_for, hall, person, table_id, seat, steps)
                if not present:  # only who may look at this seat is at the table
                    hall.come(table_id, seat)
                    present = True
                await _send(socket, {"type": "view", "view": view})
                steps = view.steps
                note = asyncio.ensure_future(anext(notes))
                await asyncio.wait({note, watcher}, return_when=asyncio.FIRST_COMPLETED)
                if not note.done():
                    note.cancel()
        except AevumError as error:
            await _send(socket, {"type": "problem", "problem": problem_of(error)[1]})
            await socket.close(REFUSED, "refused")
        except WebSocketDisconnect:
            pass
        finally:
            watcher.cancel()
            if present:
                hall.go(table_id, seat)


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """The client says nothing on this socket; whatever it sends is dropped."""
    try:
        while True:
            await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        return


async def _send(socket: WebSocket[Any, Any, Any], message: dict[str, Any]) -> None:
    await socket.send_data(msgspec.json.encode(message), mode="text")
