"""What each person is shown of a table: everything passes the table's one filter."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, cast

from aevum.core.errors import StaleSequence
from aevum.core.flow import CHANCE
from aevum.core.game import TABLE
from aevum.core.orders import Orders, read_orders
from aevum.core.why import Why
from aevum.server import drafts
from aevum.server import messages as m
from aevum.server.hall import Hall
from aevum.server.lobby import is_late, people_at
from aevum.server.rematch import rematch_of
from aevum.server.rooms import Room
from aevum.store.people import Person
from aevum.store.seating import Seat, awaited
from aevum.store.store import ago
from aevum.table.draft import Stage
from aevum.table.table import Table

PAGE = 100
"""Lines of the log in a whole view; older ones are asked for."""
TALK = 50
"""Lines of the chat in a whole view."""


def table_view(
    hall: Hall,
    room: Room,
    table: Table,
    person: Person | None,
    seat: int,
    since: int,
    to: int | None = None,
    heard: int = 0,
) -> m.TableView:
    """The table through the eyes of one seat, or of a spectator.

    It holds the lines of the log after step `since` and of the chat after number `heard`.
    """
    seats = hall.seating.seats(room.id)
    free = awaited(seats)
    shown = table.visible_length(seat)
    past = to is not None and to < shown
    state = table.state_at(to) if to is not None and past else table.state
    game, result = table.game, table.result
    return m.TableView(
        id=room.id,
        game=game.name,
        title=room.terms.title,
        seat=seat,
        seats=seat_infos(hall, room, person, seat),
        seq=table.visible_seq(seat),
        steps=shown,
        actor=_actor(table, state) if past or free is None else free,
        view=game.observe(state, seat),
        figures=game.figures(state),
        sums=game.sums(state),
        draft=None if past or seat == TABLE else drafts.kept(table, seats[seat]),
        legal=[] if past or seat == TABLE or free is not None else table.legal(seat),
        can_undo=not past and table.can_undo(seat),
        can_redo=not past and table.can_redo(seat),
        takeback=m.Takeback(**table.takeback.as_dict()) if table.takeback else None,
        orders=given_orders(read_orders(game.standing_orders, seats[seat].orders))
        if seat >= 0
        else {},
        hints=room.terms.hints,
        pace=m.Pace(**room.terms.pace),
        delay=room.terms.delay,
        seed_hash=table.seed_hash,
        seed=table.seed.hex() if result else None,
        result=game_result(table) if not past else None,
        rematch=rematch_of(hall, room.id) if result and not past else None,
        log=log_lines(hall, room, table, seat, since, to if past else None),
        chat=chat_lines(hall, room, seat, heard)[-TALK:],
    )


def game_result(table: Table) -> m.GameResult | None:
    result = table.result
    return m.GameResult(**result.as_dict(), fair=not table.was_taken_back) if result else None


def page_start(table: Table, seat: int, since: int = 0) -> int:
    """The step after which a whole view begins its log, for who knows the first `since` steps."""
    return max(since, table.visible_length(seat) - PAGE)


def given_orders(orders: Orders) -> dict[str, m.GivenOrder]:
    return {
        name: m.GivenOrder(cast("Any", given.answer), given.place, given.threshold)
        for name, given in orders.items()
    }


def why_not(table: Table, seat: int, action: str, after: Sequence[str] = ()) -> Why | None:
    """Why this is forbidden; `forgo/place dacia` asks about the second of two actions.

    After words of a draft it is asked about where they lead.
    """
    if after:
        return table.rehearse(seat, after).stage.refuse(action).why
    first, _, then = action.rpartition("/")
    game = table.game
    preview = game.preview(table.state, seat, first) if first else None
    if preview is not None and preview.onward:
        return game.explain(game.after(table.state, first), seat, then)
    return table.why_not(seat, then)


def previews(hall: Hall, person: Person | None, table_id: str, ask: m.Ask) -> dict[str, m.Preview]:
    """What these actions would bring, without those that are not possible.

    The table is not held up meanwhile.
    """
    hall.rights.check_seat(person, table_id, ask.seat)
    room = hall.room(table_id)
    with room.lock:
        table = room.table
        if table.visible_seq(ask.seat) != ask.seq:
            raise StaleSequence("The game has moved on.")
        stage = table.rehearse(ask.seat, ask.after).stage
    open_words = frozenset(stage.open_words() if ask.after else ())
    found = {way: _preview(stage, way, open_words) for way in ask.actions}
    return {way: preview for way, preview in found.items() if preview is not None}


def previews_along(table: Table, view: m.TableView) -> dict[str, m.Preview]:
    """What each action would bring, where that is sent with the decision."""
    game = table.game
    if not game.previews_along:
        return {}
    found = {way: game.preview(table.state, view.seat, way) for way in view.legal}
    return {way: m.Preview(*preview) for way, preview in found.items() if preview is not None}


def _preview(stage: Stage, way: str, open_words: frozenset[str]) -> m.Preview | None:
    """As the game says; a pick that comes too late for its order is tried with the whole set."""
    found = stage.game.preview(stage.position, stage.seat, way)
    if found is not None:
        return m.Preview(*found)
    beside = stage.copy()
    tried = beside.say(way) if way in open_words else None
    if tried is None:
        return None
    same = stage.game.node(beside.world) is stage.game.node(stage.world)
    passes = tried.asks is not None and tried.asks not in (CHANCE, stage.seat)
    return m.Preview(tried.figures, tried.barrier, [], None, same and beside.is_gathering, passes)


def _actor(table: Table, state: Any) -> int | None:
    return None if table.game.is_over(state) else table.game.actor(state)


def log_lines(
    hall: Hall, room: Room, table: Table, seat: int, since: int, to: int | None = None
) -> list[m.LogLine]:
    """The lines after step `since`, up to step `to`."""
    remarks = hall.seating.remarks(room.id)
    over = table.result is not None
    told = table.events(seat, since, to)
    numbers = table.visible_numbers(seat, since, since + len(told))
    lines = []
    for at, (entry, events) in enumerate(told):
        # A reason, or an answer given by a standing order, tells of the hand behind it.
        remark = remarks.get(entry.seq, {}) if over or entry.seat == seat else {}
        why = m.BotWhy(remark["key"], remark["args"]) if "key" in remark else None
        automatic = bool(remark.get("automatic"))
        step, seq = since + at + 1, numbers[at]
        lines.append(m.LogLine(step, seq, entry.seat, entry.action, events, automatic, why))
    return lines


def chat_lines(
    hall: Hall, room: Room, seat: int, since: int = 0, to: int | None = None
) -> list[m.ChatLine]:
    """What was said after line `since`, up to line `to`; to late spectators later."""
    delay = room.terms.delay if seat == TABLE else 0
    lines = hall.seating.chat(room.id, ago(delay) if delay else None)
    return [m.ChatLine(at, *line) for at, line in enumerate(lines[since:to], since + 1)]


def seat_infos(hall: Hall, room: Room, person: Person | None, eyes: int) -> list[m.SeatInfo]:
    """Who sits where, and how their clocks run; late spectators would learn what happens now."""
    infos = people_at(hall, room.id, room.terms, person, eyes)
    if not is_late(room.terms, eyes):
        for info, seat in zip(infos, hall.seating.seats(room.id), strict=True):
            info.clock = _clock(room, seat)
    return infos


def _clock(room: Room, seat: Seat) -> float | None:
    if seat.bank is None:
        return None
    used = time.monotonic() - room.since if room.table.actor == seat.seat else 0
    return max(0.0, round((seat.bank - used) * 1000))
