"""Who may do what at a table."""

from __future__ import annotations

from aevum.core.errors import NotFound, NotYourTurn
from aevum.core.game import TABLE
from aevum.store.people import People, Person
from aevum.store.seating import NoSeat, Seat, Seating, awaited


class SessionEnded(NoSeat):
    """Whoever asks has signed out, or was signed out."""


class Rights:
    """Whose seat is whose, and who may look."""

    def __init__(self, seating: Seating, people: People) -> None:
        self._seating = seating
        self._people = people

    def check_seat(self, person: Person | None, table_id: str, seat: int) -> Seat:
        """The seat, if it belongs to this person."""
        if not self.sits(person, table_id, seat):
            if not self._seating.seats(table_id):
                raise NotFound(f"There is no table {table_id} here.")
            raise NoSeat("This seat is not yours.", "seat-not-yours")
        return self._seating.seats(table_id)[seat]

    def check_begun(self, table_id: str) -> None:
        """A game begins when all seats are taken."""
        if awaited(self._seating.seats(table_id)) is not None:
            raise NotYourTurn("The game begins when all seats are taken.", "not-begun")

    def sits(self, person: Person | None, table_id: str, seat: int) -> bool:
        """Does this seat belong to this person?"""
        self._check_session(person)
        seats = self._seating.seats(table_id)
        return person is not None and 0 <= seat < len(seats) and seats[seat].person_id == person.id

    def check_watch(self, person: Person | None, table_id: str) -> None:
        """A private table is seen only by those who belong to it."""
        self._check_session(person)
        terms = self._seating.terms(table_id)
        if terms.private and (person is None or terms.owner != person.id):
            raise NoSeat("This table is private.", "table-private")

    def _check_session(self, person: Person | None) -> None:
        """No right outlives the session it came from."""
        if person is not None and person.session and not self._people.of_session(person.session):
            raise SessionEnded("This session has ended; sign in again.", "session-ended")

    def eyes(self, person: Person | None, table_id: str) -> int:
        """With whose eyes somebody looks who names no seat: the first own one, or a spectator's."""
        self._check_session(person)
        for seat in self._seating.seats(table_id):
            if person is not None and seat.person_id == person.id:
                return seat.seat
        return TABLE
