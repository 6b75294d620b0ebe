"""Deeds: what people do at their tables, kept before anybody sees it.

An action is carried out in memory, written down and then shown; if it cannot be kept it did not
happen. Undo and its relatives go the same way.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from aevum.core.errors import AevumError
from aevum.core.game import TABLE
from aevum.core.orders import Given, Orders, check_order, read_orders, without_repeats, write_orders
from aevum.server import messages as m
from aevum.server.hall import Hall
from aevum.server.rooms import Room
from aevum.store.kept import move_of
from aevum.store.people import Person
from aevum.store.seating import NoSeat, Seat
from aevum.store.store import Move
from aevum.table.course import Mark

log = logging.getLogger(__name__)


class Deed:
    """An action on its way: carried out in memory, then written down, then shown.

    Its room stays locked until it is on disk. The socket `by` needs not be told of it.
    """

    room: Room
    place: Seat
    shown: int
    """How many entries everybody knew of before."""
    before: Mark
    move: Move

    def __init__(self, person: Person | None, table_id: str, order: m.Act, by: str = "*") -> None:
        self.person = person
        self.table_id = table_id
        self.order = order
        self.by = by
        self.problem: BaseException | None = None
        """Why it did not happen."""


def act(hall: Hall, person: Person | None, table_id: str, order: m.Act) -> None:
    """Carry out an action and tell the table."""
    deed = Deed(person, table_id, order)
    act_together(hall, [deed])
    if deed.problem is not None:
        raise deed.problem


def act_together(hall: Hall, deeds: Sequence[Deed]) -> None:
    """Actions at many tables: all are on disk, in one transaction, before any is shown.

    Afterwards each deed knows its problem. Nobody else ever locks two rooms, so nobody waits in
    a circle.
    """
    begun = [deed for deed in deeds if _begin(hall, deed)]
    problems = hall.store.append_all([deed.move for deed in begun])
    for deed, problem in zip(begun, problems, strict=True):
        deed.problem = problem
    for deed in reversed(begun):  # of two at one table the later one is forgotten first
        if deed.problem is not None:
            _forget(deed)
    for deed in begun:
        if deed.problem is None:
            _end(hall, deed)


def _begin(hall: Hall, deed: Deed) -> bool:
    """Carry it out in memory; if that is possible the room is locked now."""
    order = deed.order
    try:
        deed.place = hall.rights.check_seat(deed.person, deed.table_id, order.seat)
        hall.rights.check_begun(deed.table_id)
        deed.room = room = hall.room(deed.table_id)
        room.lock.acquire()
        try:
            deed.shown = room.table.visible_seq(TABLE)
            deed.before = room.table.mark()
            entries = room.table.play(order.seat, order.action, order.seq)
        except BaseException:
            room.lock.release()
            raise
    except Exception as problem:
        deed.problem = problem
        return False
    deed.move = move_of(room.id, room.table, entries)
    return True


def _forget(deed: Deed) -> None:
    """It could not be kept, so it did not happen."""
    try:
        deed.room.table.forget(deed.before)
    except AevumError as problem:
        deed.problem = problem
    finally:
        deed.room.lock.release()


def _end(hall: Hall, deed: Deed) -> None:
    """It is on disk: unlock the room, tell the table and let it go on."""
    room, seat = deed.room, deed.order.seat
    table = room.table
    secret = table.visible_seq(TABLE) == deed.shown and table.actor == seat
    try:
        with accepted(room):
            if deed.place.away:
                hall.seating.change(room.id, seat, away=False)
            if not secret:
                hall.clocks.press(room, seat)
    finally:
        room.lock.release()
    if not secret:  # of a secret pick nobody else hears
        hall.publish(room.id, deed.by)
        hall.autoplay.go_on(room)


@contextmanager
def accepted(room: Room) -> Iterator[None]:
    """What follows a move that is kept: nobody is told that it failed if only this fails."""
    try:
        yield
    except Exception:
        log.exception("table %s: something went wrong after a move", room.id)


def control(
    hall: Hall, person: Person | None, table_id: str, order: m.Control, by: str = "*"
) -> None:
    """Undo and its relatives; a person who holds several seats answers for all of them."""
    hall.rights.check_seat(person, table_id, order.seat)
    hall.rights.check_begun(table_id)
    room = hall.room(table_id)
    verb, _, argument = order.control.partition(" ")
    table = room.table
    with room.lock:
        shown, asked = table.visible_seq(TABLE), table.actor
        if verb == "takeback":
            table.ask_takeback(order.seat, int(argument), order.seq)
            _bots_agree(hall, room, person)
        elif verb in ("agree", "refuse"):
            table.answer_takeback(order.seat, verb == "agree", order.seq)
        elif verb == "undo":
            table.undo(order.seat, order.seq)
        elif verb == "redo":
            table.redo(order.seat, order.seq)
        else:
            table.restart(order.seat, order.seq)
        if table.visible_seq(TABLE) == shown and table.actor == asked:
            return  # a secret pick taken back is as secret as the pick
    hall.publish(table_id, by)
    hall.autoplay.go_on(room)


def say(hall: Hall, person: Person | None, table_id: str, text: str, by: str = "*") -> m.ChatLine:
    """Only those at the table talk."""
    eyes = hall.rights.eyes(person, table_id)
    if person is None or eyes == TABLE:
        raise NoSeat("Only those at the table talk.", "chat-for-players")
    line = hall.seating.say(table_id, person.name, eyes, text)
    number = hall.seating.chat(table_id).index(line) + 1
    hall.publish(table_id, by)
    return m.ChatLine(number, *line)


def give_orders(
    hall: Hall, person: Person | None, table_id: str, order: m.Orders, by: str = "*"
) -> Orders:
    """Standing orders; those that are not named stay as they are."""
    place = hall.rights.check_seat(person, table_id, order.seat)
    room = hall.room(table_id)
    game = room.table.game
    given = read_orders(game.standing_orders, place.orders)
    for name, each in order.orders.items():
        given[name] = Given(each.answer, each.place, each.threshold)
        check_order(game.standing_orders, game.axes, name, given[name])
    given = without_repeats(given)
    hall.seating.change(table_id, order.seat, orders=write_orders(given))
    hall.autoplay.go_on(room)
    hall.publish(table_id, by)
    return given


def set_away(hall: Hall, person: Person | None, table_id: str, order: m.Away) -> None:
    """Let a bot stand in for a seat, or take the seat back."""
    hall.rights.check_seat(person, table_id, order.seat)
    hall.autoplay.set_away(table_id, order.seat, order.away)


def _bots_agree(hall: Hall, room: Room, person: Person | None) -> None:
    """Bots never mind, and nobody has to ask themselves."""
    for seat in hall.seating.seats(room.id):
        request = room.table.takeback
        asked = request is not None and seat.seat != request.seat
        if asked and (seat.kind == "bot" or hall.rights.sits(person, room.id, seat.seat)):
            room.table.answer_takeback(seat.seat, True)
