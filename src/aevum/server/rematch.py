"""Another game with the same people on the same terms.

The id of the new table follows from the old one: nobody has to remember it, and of two who ask at
once only one can open it.
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

from aevum.core.errors import BadOptions
from aevum.server import messages as m
from aevum.server.clocks import bank_of
from aevum.server.hall import Hall
from aevum.server.opening import keep
from aevum.server.rooms import Room
from aevum.store.people import Person
from aevum.store.seating import NoSeat
from aevum.store.store import AlreadyKept
from aevum.table.table import Table


def rematch_of(hall: Hall, table_id: str) -> str | None:
    """The table that was opened after this one."""
    following = _next_id(table_id)
    return following if hall.store.holds(following) else None


def rematch(hall: Hall, person: Person, table_id: str) -> str:
    """The same seats, bots and terms; everybody sits already."""
    if all(seat.person_id != person.id for seat in hall.seating.seats(table_id)):
        raise NoSeat("A rematch is for those who played.", "rematch-for-players")
    room = hall.room(table_id)
    following = _next_id(table_id)
    with room.lock:
        if room.table.result is None:
            raise BadOptions("There is a rematch when the game is over.", "rematch-later")
        if not hall.store.holds(following):
            with suppress(AlreadyKept):  # at another process
                _open(hall, room, following)
    hall.publish(table_id)
    return following


def _open(hall: Hall, room: Room, table_id: str) -> None:
    bank = bank_of(m.Pace(**room.terms.pace))
    seats = [
        seat._replace(away=False, orders={}, draft=[], bank=bank if seat.kind == "person" else None)
        for seat in hall.seating.seats(room.id)
    ]
    public = [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in seats]
    table = Table.new(room.table.game, room.table.options, public)
    keep(hall, table, room.terms, seats, table_id)


def _next_id(table_id: str) -> str:
    return sha256(f"rematch of {table_id}".encode()).hexdigest()[: len(table_id)]
