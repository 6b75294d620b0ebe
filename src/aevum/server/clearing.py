"""How tables go: out of somebody's own list, or for good."""

from __future__ import annotations

from aevum.core.errors import BadOptions
from aevum.server.hall import Hall
from aevum.store.people import Person
from aevum.store.seating import NoSeat, Seat, Terms
from aevum.store.store import Summary


def archive(hall: Hall, person: Person, table_id: str, archived: bool) -> None:
    """Take a finished table out of one's own list, or put it back; nobody else notices."""
    terms = hall.seating.terms(table_id)
    played = any(seat.person_id == person.id for seat in hall.seating.seats(table_id))
    if not played and terms.owner != person.id:
        raise NoSeat("This table is not in your list.", "archive-not-yours")
    if archived and hall.store.summaries([table_id])[table_id].status != "finished":
        raise BadOptions("A table goes into the archive when its game is over.", "archive-later")
    hall.seating.archive(table_id, person.id, archived)


def remove(hall: Hall, person: Person, table_id: str) -> None:
    """Forget a table for good.

    Sockets that look at it are told and closed; what a bot thinks about it is forgotten.
    """
    if hall.seating.terms(table_id).owner != person.id:
        raise NoSeat("A table is deleted by whoever opened it.", "delete-for-owner")
    hall.seating.remove(table_id, person.id)
    hall.rooms.forget(table_id)
    hall.publish(table_id)


def is_removable(person: Person | None, terms: Terms, seats: list[Seat], summary: Summary) -> bool:
    """May this person delete the table? It is theirs, and nobody else still plays there."""
    if person is None or terms.owner != person.id:
        return False
    others = any(seat.person_id not in (None, person.id) for seat in seats)
    return summary.status == "finished" or not others
