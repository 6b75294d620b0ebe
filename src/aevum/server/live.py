"""The live socket: the page acts on it, and a change of its table reaches it as one message.

The first message is the whole view; afterwards each says what has changed since the one before. An
order may carry a number; what answers it, or refuses it, carries the same.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, Parameter

from aevum.core.errors import AevumError, BadOptions
from aevum.core.game import TABLE
from aevum.server import deeds, drafts
from aevum.server import messages as m
from aevum.server.api.tables import advice, check_eyes, reason
from aevum.server.deeds import Deed
from aevum.server.desk import Desk
from aevum.server.errors import problem_of
from aevum.server.given import TheChannels, TheDesk, TheHall, TheIdentity, ThePeople
from aevum.server.hall import Hall
from aevum.server.rights import SessionEnded
from aevum.server.threads import to_thread
from aevum.server.views import page_start, previews, previews_along, table_view
from aevum.server.visitors import visitor_of
from aevum.store.people import Person
from aevum.store.places import BadStore
from aevum.table.changes import Shown
from aevum.table.table import Table

log = logging.getLogger(__name__)

REFUSED = 4403
LATER = 1013
PATIENCE = 1.0
"""Seconds before a database that did not answer is asked again."""
BREATH = 0.05
"""Seconds between two orders on a socket in the long run; as slow as requests have to be."""
AT_ONCE = 8
"""Orders that may come in one breath."""
PAGED = ("log", "chat")
"""Fields of a view of which only what is new is sent."""
STATE = [name for name in m.TableView.__struct_fields__ if name not in PAGED]

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Known = Annotated[int, Parameter(ge=0, le=1_000_000)]


class ActOrder(m.Act, tag="act", forbid_unknown_fields=True):
    """Carry out an action; what comes of it is shown like any other change.

    `follow`: if another seat of mine decides next, show that one from now on, as `look` does.
    """

    id: Number = 0
    follow: bool = False


class ControlOrder(m.Control, tag="control", forbid_unknown_fields=True):
    """Undo, redo, restart the turn, ask for or answer a take-back."""

    id: Number = 0


class LookOrder(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """From now on show another seat of mine: the next player has the device."""

    seat: m.SeatNumber
    id: Number = 0


class SayOrder(m.Say, tag="say", forbid_unknown_fields=True):
    """Say something to the table."""

    id: Number = 0


class ExplainOrder(m.Explain, tag="explain", forbid_unknown_fields=True):
    """Why may I not do this?"""

    id: Number = 0


class PreviewOrder(m.Ask, tag="preview", forbid_unknown_fields=True):
    """What would these actions bring?"""

    id: Number = 0


class DraftOrder(m.NewDraft, tag="draft", forbid_unknown_fields=True):
    """Write my draft anew; the view shows it, to me alone."""

    id: Number = 0


class SpeakOrder(m.SayDraft, tag="speak", forbid_unknown_fields=True):
    """Say these words as one; what cannot be said yet is my draft from now on."""

    id: Number = 0


class StandingOrder(m.Orders, tag="orders", forbid_unknown_fields=True):
    """Answer for me from the next decision on."""

    id: Number = 0


class AwayOrder(m.Away, tag="away", forbid_unknown_fields=True):
    """Let a bot stand in for me, or take my seat back."""

    id: Number = 0


class HintOrder(m.ForSeat, tag="hint", forbid_unknown_fields=True):
    """What would a good bot do?"""

    id: Number = 0


Doing = (
    ActOrder | ControlOrder | LookOrder | SayOrder
    | DraftOrder | SpeakOrder | StandingOrder | AwayOrder
)  # fmt: skip
"""Orders that are answered by what they change."""
Question = PreviewOrder | HintOrder
"""It may take a while to answer them, and the next order need not wait for that."""
Order = Doing | ExplainOrder | Question
ORDERS = msgspec.json.Decoder(Order)


class Numbered(msgspec.Struct):
    """What is left of an order that nobody understands."""

    id: Number = 0


def channel(table_id: str) -> str:
    return f"table-{table_id}"


def own_channel(person_id: str) -> str:
    """Where a person's sockets hear that one of their sessions has ended."""
    return f"person-{person_id}"


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Another site's page must not listen with our visitor's cookie."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


@websocket("/ws/tables/{table_id:str}")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    hall: TheHall,
    people: ThePeople,
    identity: TheIdentity,
    desk: TheDesk,
    channels: TheChannels,
    seat: Annotated[int, Parameter(ge=TABLE, le=7)] = TABLE,
    since: Known = 0,
    seq: Known = 0,
    heard: Known = 0,
    ahead: FromQuery[bool] = False,
) -> None:
    """Send the view now and every change of it; to late spectators when its time has come.

    Who comes back says what is known: `since` steps of the log at `seq`, `heard` lines of the chat.
    With a whole view `cut` tells how many of those steps are still right; with a change, that all
    lines after it were taken back. Who wants to know `ahead` is told with each own decision what
    every action would bring, in games where that is cheap.
    """
    await socket.accept()
    if not same_origin(socket):
        await socket.close(REFUSED, "another site")
        return
    visit = Visit(socket, hall, desk, None, table_id, seat, ahead)
    visit.know(since, seq, heard)
    try:
        visit.person = await to_thread(visitor_of, socket, people, identity)
        await visit.stay(channels)
    except BadStore as error:
        log.warning("a socket is closed: %s", error)
        await socket.close(LATER, "try again later")
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
        ahead: bool,
    ) -> None:
        self.socket = socket
        self.hall = hall
        self.desk = desk
        self.person = person
        self.table_id = table_id
        self.seat = seat
        self.ahead = ahead
        self.shown = Shown()
        self.late = False
        self.behind = False
        """Something was carried out that could not be shown yet."""
        self.name = secrets.token_hex(8)
        self.lock = asyncio.Lock()
        self.asking: set[asyncio.Task[None]] = set()
        self.know()

    def know(self, steps: int = 0, seq: int = 0, heard: int = 0) -> None:
        """The page has so many lines of log and chat; `seq` is what it counted then."""
        self.steps = steps
        self.seq = seq
        self.heard = heard
        self.at = 0
        """The table's own number of the entry up to which the page has been told."""
        self.foreseen = (TABLE, 0)
        """Seat and count of the decision whose outcomes the page has been told."""

    async def stay(self, channels: ChannelsPlugin) -> None:
        """Show every change until the socket is closed."""
        # Only who may look at this seat is at the table.
        pause = await to_thread(look_in, self.hall, self.person, self.table_id, self.seat)
        self.late = pause is not None
        heard = [] if self.late else [channel(self.table_id)]
        if self.person is not None:
            heard.append(own_channel(self.person.id))
        async with channels.start_subscription(heard) as notes:
            self.hall.presence.come(self.table_id, self.seat)
            hearing = asyncio.create_task(self._hear(notes))
            try:
                if pause is None:
                    await self._show()
                    async for note in notes.iter_events():
                        if note.decode() != self.name:
                            await self._catch_up()
                while pause is not None and not hearing.done():
                    pause = await self._look_later()
                    await asyncio.wait({hearing}, timeout=pause)
                await hearing
            finally:
                for task in (hearing, *self.asking):
                    task.cancel()
                self.hall.presence.go(self.table_id, self.seat)

    # -- hearing ---------------------------------------------------------------------------------

    async def _hear(self, notes: Subscriber) -> None:
        """Carry out what is ordered, one after the other."""
        free = 0.0
        try:
            while True:
                said = await self.socket.receive_data(mode="text")
                now = time.monotonic()
                free = max(free, now - AT_ONCE * BREATH) + BREATH
                if free > now:
                    await asyncio.sleep(free - now)
                try:
                    order = ORDERS.decode(said)
                except (msgspec.DecodeError, RecursionError):
                    await self._puzzled(said)
                else:
                    await self._obey(order)
        except WebSocketDisconnect:
            pass
        finally:
            notes.put_nowait(None)

    async def _puzzled(self, said: str | bytes) -> None:
        """What nobody understands is dropped, unless it waits for an answer."""
        try:
            number = msgspec.json.decode(said, type=Numbered).id
        except (msgspec.DecodeError, RecursionError):
            return
        if number:
            await self.refuse(BadOptions("This is no order."), number)

    async def _obey(self, order: Order) -> None:
        try:
            if self.late:
                raise BadOptions("This socket shows the table later; open one at your own seat.")
            if isinstance(order, ExplainOrder):
                why = await to_thread(reason, self.hall, self.person, self.table_id, order)
                await self._send({"type": "why", "id": order.id, "why": why})
            elif isinstance(order, PreviewOrder | HintOrder):
                self._meanwhile(self._answer(order))
            else:
                await self._show(order)
        except SessionEnded:
            raise
        except AevumError as error:
            with suppress(BadStore):
                await self._show()  # what is refused was often asked of a view that is outdated
            await self.refuse(error, order.id)

    def _meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)

    async def _answer(self, order: Question) -> None:
        visit = (self.hall, self.person, self.table_id)
        try:
            if isinstance(order, HintOrder):
                hint = await advice(*visit, order)
                await self._send({"type": "hint", "id": order.id, "hint": hint})
            else:
                found = await to_thread(previews, *visit, order)
                await self._send({"type": "previews", "id": order.id, "previews": found})
        except AevumError as error:
            await self.refuse(error, order.id)
        except WebSocketDisconnect:
            pass

    async def refuse(self, error: AevumError, number: int = 0) -> None:
        await self._send({"type": "problem", "id": number, "problem": problem_of(error)[1]})

    async def _send(self, message: dict[str, Any]) -> None:
        await self.socket.send_data(msgspec.json.encode(message), mode="text")

    # -- showing ---------------------------------------------------------------------------------

    async def _catch_up(self) -> None:
        """Show what is new, as soon as the database answers."""
        while True:
            try:
                await self._show()
                return
            except BadStore as error:
                log.warning("table %s cannot be shown now: %s", self.table_id, error)
                await asyncio.sleep(PATIENCE)

    async def _look_later(self) -> float | None:
        """Show what late spectators may see now; returns when to look again."""
        try:
            pause = await to_thread(self.hall.spectators.quiet_for, self.table_id, self.seat)
            await self._show()
        except BadStore as error:
            log.warning("table %s cannot be shown now: %s", self.table_id, error)
            return PATIENCE
        return pause

    async def _show(self, order: Doing | None = None) -> None:
        """The view as it is, or as it is after an order has been carried out."""
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
        if self.behind:
            self.behind = False
            self._meanwhile(self._catch_up())

    def _look(self, order: Doing | None) -> bytes | None:
        """The message to be sent, if there is anything new in it or an order to be answered."""
        visit = (self.hall, self.person, self.table_id)
        if isinstance(order, LookOrder):
            check_eyes(*visit, order.seat)
            self._turn_to(order.seat)
            self.shown = Shown()
            self.know()
        elif isinstance(order, ControlOrder):
            deeds.control(*visit, order, self.name)
        elif isinstance(order, SayOrder):
            deeds.say(*visit, order.text, self.name)
        elif isinstance(order, DraftOrder):
            drafts.write(*visit, order, self.name)
        elif isinstance(order, SpeakOrder):
            drafts.say(*visit, order, self.name)
        elif isinstance(order, StandingOrder):
            deeds.give_orders(*visit, order, self.name)
        elif isinstance(order, AwayOrder):
            deeds.set_away(*visit, order)
        try:
            if isinstance(order, ActOrder) and order.follow:
                self._follow()
            message = self._news()
        except BadStore:
            if order is None:
                raise
            message, self.behind = None, True  # it was carried out all the same
        if order is not None and order.id:
            message = {**(message or {"type": "done"}), "id": order.id}
        return msgspec.json.encode(message) if message else None

    def _follow(self) -> None:
        actor = self.hall.room(self.table_id).table.actor
        if actor is None or actor == self.seat:
            return
        if self.hall.rights.sits(self.person, self.table_id, actor):
            self._turn_to(actor)

    def _turn_to(self, seat: int) -> None:
        """Look through other eyes from now on."""
        self.hall.presence.change_seat(self.table_id, self.seat, seat)
        self.seat = seat

    def _news(self) -> dict[str, Any] | None:
        """The whole view, or what has changed in it and which lines came since; None = nothing."""
        check_eyes(self.hall, self.person, self.table_id, self.seat)
        room = self.hall.room(self.table_id)
        with room.lock:
            table = self.hall.spectators.shown(room, self.seat)
            known = self._still_known(table)
            start = known if self.shown else page_start(table, self.seat, known)
            view = table_view(
                self.hall, room, table, self.person, self.seat, start, heard=self.heard
            )
            at = table.seq
            ahead = self._look_ahead(table, view)
        patch = self.shown.change({name: getattr(view, name) for name in STATE})
        cut, lines, said = known < self.steps, view.log, view.chat
        if patch == {} and not (cut or lines or said):
            return None
        self.steps, self.seq, self.at = view.steps, view.seq, at
        self.heard = said[-1].number if said else self.heard
        message: dict[str, Any] = {"previews": ahead} if ahead else {}
        if patch is None:
            cut_at = known if start == known else 0
            return {"type": "view", "view": view, "cut": cut_at, **message}
        message |= {"type": "change", "patch": patch}
        if cut:
            message["cut"] = known
        if lines:
            message["log"] = lines
        if said:
            message["chat"] = said
        return message

    def _look_ahead(self, table: Table, view: m.TableView) -> dict[str, m.Preview]:
        """What the actions of a decision would bring, told once."""
        decision = (view.seat, view.seq)
        if not self.ahead or decision == self.foreseen:
            return {}
        found = previews_along(table, view)
        if found:
            self.foreseen = decision
        return found

    def _still_known(self, table: Table) -> int:
        """How many lines of the log the page has that are still right."""
        shown = table.visible_length(self.seat)
        if self.shown:
            return min(table.unchanged(self.steps, self.at), shown)
        # Every entry counts one, and unless something was taken back it is one line more.
        grown = table.visible_seq(self.seat) - self.seq
        return self.steps if shown - self.steps == grown >= 0 else 0


def look_in(hall: Hall, person: Person | None, table_id: str, seat: int) -> float | None:
    """May this person look through these eyes, and do they have to wait for what they see?"""
    check_eyes(hall, person, table_id, seat)
    return hall.spectators.quiet_for(table_id, seat)
