"""It is your turn: told to whoever has to act and does not look at the table.

A notice carries only public facts: game, title, whose turn, link. It is written in both languages,
as nobody knows which one its reader speaks. AEVUM_URL is the address of this server in links.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from aevum.core.errors import AevumError
from aevum.core.texts import LANGUAGES, Texts
from aevum.server import delivery
from aevum.server.api.games import TITLES
from aevum.server.hall import Hall, Room
from aevum.store.notices import Notice, Notices
from aevum.store.people import Person
from aevum.store.seating import Seat
from aevum.table.table import Table

log = logging.getLogger(__name__)

GRACE = 15.0
"""Seconds to come back in, after a reload or at a table just opened, before a notice goes out."""
CARRIERS = 4
"""Threads that carry notices, so that a slow target does not hold up the others."""
MOST_REMEMBERED = 10_000
TEST_EVERY = 20.0
"""Seconds between two tests of one person."""


class TooSoon(AevumError):
    """A test was sent a moment ago."""


class Notifier:
    """Listens to the hall and tells people when the game waits for them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._notices = Notices(hall.store.database)
        self._told: dict[str, int] = {}
        self._tested: dict[str, float] = {}
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._carriers = ThreadPoolExecutor(CARRIERS, "notices")

    def close(self) -> None:
        self._closing.set()
        self._carriers.shutdown(wait=False, cancel_futures=True)

    def person_must_act(self, room: Room) -> None:
        """Called by the hall; only sets an alarm, as the table is locked."""
        seat = room.table.actor
        if seat is None or room.terms.private or not self._is_new(room):
            return
        seats = self._hall.seating.seats(room.id)
        person = seats[seat].person_id
        if person is None or person == _who_acted_last(room.table, seats):
            return
        alarm = threading.Timer(GRACE, self._ring, [room.id, room.table.seq, seats[seat]])
        alarm.daemon = True
        alarm.start()

    def _ring(self, table_id: str, seq: int, place: Seat) -> None:
        """Tell them, unless they have come back or the game has gone on in the meantime."""
        if self._closing.is_set() or place.seat in self._hall.online(table_id):
            return
        try:
            room = self._hall.room(table_id)
            if room.table.seq == seq:
                self._carriers.submit(self._tell, str(place.person_id), *turn_notice(room, place))
        except (AevumError, RuntimeError) as error:
            log.info("nobody was told about table %s: %s", table_id, error)

    def _is_new(self, room: Room) -> bool:
        """The hall may ask twice about one position."""
        with self._lock:
            known = self._told.get(room.id) == room.table.seq
            if len(self._told) >= MOST_REMEMBERED:
                self._told.clear()
            self._told[room.id] = room.table.seq
        return not known

    def _tell(self, person: str, subject: str, body: str, facts: dict[str, Any]) -> None:
        for notice in self._notices.of(person):
            try:
                delivery.deliver(
                    notice.kind, notice.target, subject, body, facts, wait=self._closing.wait
                )
            except AevumError as error:
                log.info("notice %s was not delivered: %s", notice.id, error)
            except Exception:
                log.exception("notice %s failed", notice.id)

    def test(self, person: Person) -> dict[str, str | None]:
        """Send a test to all of a person's targets now; notice -> what went wrong."""
        with self._lock:
            if time.monotonic() - self._tested.get(person.id, -TEST_EVERY) < TEST_EVERY:
                raise TooSoon(f"A test can be sent every {TEST_EVERY:.0f} seconds.")
            if len(self._tested) >= MOST_REMEMBERED:
                self._tested.clear()
            self._tested[person.id] = time.monotonic()
        return {notice.id: self._try(notice, person.name) for notice in self._notices.of(person.id)}

    @staticmethod
    def _try(notice: Notice, name: str) -> str | None:
        facts = {"event": "test", "text": _line("en", "notice-test", name=name)}
        body = _both("notice-test", name=name)
        try:
            delivery.deliver(notice.kind, notice.target, "Aevum", body, facts, pauses=())
        except AevumError as error:
            return str(error)
        return None


def turn_notice(room: Room, place: Seat) -> tuple[str, str, dict[str, Any]]:
    """Subject, text and facts of "it is your turn"."""
    game, title = room.table.game.name, room.terms.title
    named = TITLES[game].en if game in TITLES else game
    link = f"{os.environ.get('AEVUM_URL', '').rstrip('/')}/table/{room.id}?seat={place.seat}"
    args = {"game": named, "title": title or "none", "name": place.name}
    facts = {
        "event": "your-turn",
        "game": game,
        "title": title,
        "table": room.id,
        "seat": place.seat,
        "name": place.name,
        "link": link,
        "text": _line("en", "notice-turn", **args),
    }
    subject = " / ".join(_line(language, "notice-subject", game=named) for language in LANGUAGES)
    return subject, _both("notice-turn", link, **args), facts


def _who_acted_last(table: Table, seats: list[Seat]) -> str | None:
    """The person behind the last decision, to whom nobody has to tell that they are still on."""
    for entry in reversed(table.line):
        if entry.seat >= 0:
            return seats[entry.seat].person_id
    return None


def _both(key: str, link: str = "", **args: str) -> str:
    parts = [
        f"{_line(language, key, **args)}\n{_line(language, 'notice-stop')}"
        for language in LANGUAGES
    ]
    return "\n\n".join([link, *parts] if link else parts) + "\n"


def _line(language: str, key: str, **args: str) -> str:
    return _texts(language).text(key, **args)


@cache
def _texts(language: str) -> Texts:
    return Texts(language, [Path(__file__).parent / "texts"])
