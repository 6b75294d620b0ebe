"""The live socket: each change of a table reaches every seat as that seat may see it.

Two things may be said on it: act for one of my seats, and show me another of them.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from aevum.core.errors import AevumError, BadOptions
from aevum.core.game import TABLE
from aevum.server import messages as m
from aevum.server.api.tables import check_eyes, view_for
from aevum.server.deeds import Deed
from aevum.server.desk import Desk
from aevum.server.errors import problem_of
from aevum.server.hall import Hall
from aevum.server.identity import Identity
from aevum.server.threads import to_thread
from aevum.server.visitors import visitor_of
from aevum.store.people import People, Person

REFUSED = 4403
BREATH = 0.05
"""Seconds between two orders on a socket; as slow as requests have to be in the long run."""


class ActOrder(m.Act, tag="act", forbid_unknown_fields=True):
    """Carry out an action; what comes of it is shown like any other change.

    `follow`: if another seat of mine decides next, show that one from now on, as `look` does.
    """

    follow: bool = False


class LookOrder(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """From now on show another seat of mine: the next player has the device."""

    seat: m.SeatNumber
    since: m.Sequence = 0


Order = ActOrder | LookOrder
ORDERS = msgspec.json.Decoder(Order)


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
    identity: Identity,
    desk: Desk,
    channels: ChannelsPlugin,
    seat: Annotated[int, Parameter(ge=TABLE, le=7)] = TABLE,
    since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
) -> None:
    """Send the view now and after every change; to late spectators when its time has come."""
    await socket.accept()
    if not same_origin(socket):
        await socket.close(REFUSED, "another site")
        return
    person = await to_thread(visitor_of, socket, people, identity)
    visit = Visit(socket, hall, desk, person, table_id, seat, since)
    try:
        await visit.stay(channels)
    except AevumError as error:
        await visit.refuse(error)
        await socket.close(REFUSED, "refused")
    except WebSocketDisconnect:
        pass


class Visit:
    """A socket at a table: whose eyes it looks through, and what it has shown."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        hall: Hall,
        desk: Desk,
        person: Person | None,
        table_id: str,
        seat: int,
        since: int,
    ) -> None:
        self.socket = socket
        self.hall = hall
        self.desk = desk
        self.person = person
        self.table_id = table_id
        self.seat = seat
        self.steps = since
        self.shown: bytes | None = None
        """The last message: one object, while a view is hundreds."""
        self.late = False
        self.name = secrets.token_hex(8)
        self.lock = asyncio.Lock()

    async def stay(self, channels: ChannelsPlugin) -> None:
        """Show every change until the socket is closed."""
        # Only who may look at this seat is at the table.
        pause = await to_thread(look_in, self.hall, self.person, self.table_id, self.seat)
        self.late = pause is not None
        heard = [] if self.late else [channel(self.table_id)]
        async with channels.start_subscription(heard) as notes:
            self.hall.presence.come(self.table_id, self.seat)
            hearing = asyncio.create_task(self._hear(notes))
            try:
                if pause is None:
                    await self._show()
                    async for note in notes.iter_events():
                        if note.decode() != self.name:
                            await self._show()
                while pause is not None and not hearing.done():
                    pause = await to_thread(
                        self.hall.spectators.quiet_for, self.table_id, self.seat
                    )
                    await self._show()
                    await asyncio.wait({hearing}, timeout=pause)
                await hearing
            finally:
                hearing.cancel()
                self.hall.presence.go(self.table_id, self.seat)

    async def _show(self, order: Order | None = None) -> None:
        """The view as it is, or as it is after an order has been carried out."""
        if self.late and order is not None:
            raise BadOptions("This socket shows the table later; open one at your own seat.")
        deed = None
        if isinstance(order, ActOrder):
            deed = Deed(self.person, self.table_id, order, self.name)
        async with self.lock:
            if self.late:  # what spectators see is read from the store
                news = await to_thread(self._look, order)
            else:
                news = await self.desk(deed, partial(self._look, order))
            if news is not None:
                await self.socket.send_data(news, mode="text")

    def _look(self, order: Order | None) -> bytes | None:
        """The message to be sent, if there is anything new in it."""
        if isinstance(order, LookOrder):
            check_eyes(self.hall, self.person, self.table_id, order.seat)
            self._turn_to(order.seat, order.since)
        elif order is not None and order.follow:
            actor = self.hall.room(self.table_id).table.actor
            if actor is not None and self.hall.rights.sits(self.person, self.table_id, actor):
                self._turn_to(actor, self.steps)
        view = view_for(self.hall, self.person, self.table_id, self.seat, self.steps)
        message = msgspec.json.encode({"type": "view", "view": view})
        new = bool(view.log) or self.shown is None or not alike(message, self.shown)
        self.steps, self.shown = view.steps, message
        return message if new else None

    def _turn_to(self, seat: int, since: int) -> None:
        """Look through other eyes from now on; there the first `since` steps are known."""
        self.hall.presence.change_seat(self.table_id, self.seat, seat)
        self.seat, self.steps, self.shown = seat, since, None

    async def _hear(self, notes: Subscriber) -> None:
        """Carry out what is ordered, one after the other; whatever else is said is dropped."""
        last = 0.0
        try:
            while True:
                said = await self.socket.receive_data(mode="text")
                try:
                    order = ORDERS.decode(said)
                except msgspec.DecodeError:
                    continue
                if (early := last + BREATH - time.monotonic()) > 0:
                    await asyncio.sleep(early)
                last = time.monotonic()
                try:
                    await self._show(order)
                except AevumError as error:
                    await self.refuse(error)
        except WebSocketDisconnect:
            pass
        finally:
            notes.put_nowait(None)

    async def refuse(self, error: AevumError) -> None:
        message = {"type": "problem", "problem": problem_of(error)[1]}
        await self.socket.send_data(msgspec.json.encode(message), mode="text")


def look_in(hall: Hall, person: Person | None, table_id: str, seat: int) -> float | None:
    """May this person look through these eyes, and do they have to wait for what they see?"""
    check_eyes(hall, person, table_id, seat)
    return hall.spectators.quiet_for(table_id, seat)


def alike(message: bytes, shown: bytes) -> bool:
    """Is there nothing to tell? Clocks run in the page; the lines of the log were shown before."""
    return message == shown or bare(message) == bare(shown)


def bare(message: bytes) -> Any:
    view = msgspec.json.decode(message)["view"]
    seats = [{**seat, "clock": None} for seat in view["seats"]]
    return {**view, "seats": seats, "log": []}
