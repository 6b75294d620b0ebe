"""Clocks: a bank of time per seat, some of it given back with every move.

What is kept is how much time is left, never when something happened: the machine's clock may be
set, and a server may be away for a while.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from aevum.server import messages as m
from aevum.server.rooms import Room, Rooms
from aevum.store.seating import Seat, Seating


class Clocks:
    """The clocks of all tables in memory."""

    def __init__(self, seating: Seating, rooms: Rooms) -> None:
        self._seating = seating
        self._rooms = rooms

    def press(self, room: Room, seat: int) -> None:
        """The seat has moved: take what it used beyond the free time from its bank."""
        used, room.since = time.monotonic() - room.since, time.monotonic()
        pace = room.terms.pace
        if pace["kind"] == "none":
            return
        place = self._seating.seats(room.id)[seat]
        if place.bank is not None and place.kind == "person":
            left = place.bank - used
            table = room.table
            if table.actor != seat and not table.can_undo(seat):  # the move is made for good
                left = min(left + _seconds(pace, "step"), _seconds(pace, "bank"))
            self._seating.change(room.id, seat, bank=left)

    def run_out(self) -> Iterator[tuple[str, int]]:
        """Tables and seats that have no time left while somebody waits for them."""
        for room in self._rooms.furnished():
            seat = self._late(room)
            if seat is not None and self._is_up_to_date(room):
                yield room.id, seat

    def _late(self, room: Room) -> int | None:
        """The seat that is waited for and has no time left."""
        seat = room.table.actor
        if room.terms.pace["kind"] == "none" or seat is None or seat < 0:
            return None
        place = self._seating.seats(room.id)[seat]
        if place.kind != "person" or place.away or place.bank is None:
            return None
        over = time.monotonic() - room.since > place.bank
        return seat if over and self._somebody_waits(room, place) else None

    def _is_up_to_date(self, room: Room) -> bool:
        """Another process may have played on; then its clock was pressed there."""
        seq = room.table.seq
        return self._rooms.room(room.id).table.seq == seq

    def _somebody_waits(self, room: Room, place: Seat) -> bool:
        """Alone among bots nobody is kept waiting: a game must not be over when one comes back."""
        others = (s for s in self._seating.seats(room.id) if s.person_id != place.person_id)
        return any(other.kind == "person" for other in others)


def terms_of(pace: m.Pace) -> dict[str, Any]:
    """A pace as the terms of a table keep it."""
    return {"kind": pace.kind, "bank": pace.bank, "step": pace.step}


def bank_of(pace: m.Pace) -> float | None:
    """Seconds in the bank at the start, None = no clock."""
    return None if pace.kind == "none" else _seconds(terms_of(pace), "bank")


def _seconds(pace: dict[str, Any], part: str) -> float:
    return float(pace[part]) * (86_400 if pace["kind"] == "days" else 1)
