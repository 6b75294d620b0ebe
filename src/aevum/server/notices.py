"""It is your turn: told to whoever has to act and does not look at the table.

A notice carries only public facts: game, title, whose turn, link. It is written in both languages,
as nobody knows which one its reader speaks; only a browser has told. AEVUM_URL is the address of
this server in links.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from aevum.core.errors import AevumError
from aevum.core.plain import plain
from aevum.core.texts import LANGUAGES, Texts
from aevum.games import SHELF
from aevum.server import delivery
from aevum.server.hall import Hall
from aevum.server.pauses import Alarms
from aevum.server.rooms import Room
from aevum.store.notices import Notice, Notices
from aevum.store.people import Person
from aevum.store.places import BadStore
from aevum.store.seating import Seat
from aevum.table.table import Table

if TYPE_CHECKING:
    from aevum.server.push import Pusher

log = logging.getLogger(__name__)

GRACE = 15.0
"""Seconds to come back in, after a reload or at a table just opened, before a notice goes out."""
CARRIERS = 2
"""Threads for each way of telling, so that slow targets of one hold up nobody on the others."""
MOST_WAITING = 500
"""Messages that wait for a carrier; what comes on top of them is not sent."""
MOST_REMEMBERED = 10_000
TEST_EVERY = 20.0
"""Seconds between two tests of one person."""


class TooSoon(AevumError):
    """A test was sent a moment ago."""


class Carriers:
    """A few threads for one way of telling, and a queue that ends."""

    def __init__(self, kind: str) -> None:
        self._threads = ThreadPoolExecutor(CARRIERS, f"notices-{kind}")
        self._room = threading.BoundedSemaphore(MOST_WAITING)

    def submit(self, errand: Callable[[], None]) -> None:
        if not self._room.acquire(blocking=False):
            log.warning("a notice is not sent: too many wait already")
            return
        try:
            self._threads.submit(errand).add_done_callback(lambda _: self._room.release())
        except RuntimeError:  # closed
            self._room.release()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class Notifier:
    """Listens to the hall and tells people when the game waits for them."""

    def __init__(self, hall: Hall, key_file: Path) -> None:
        self._hall = hall
        self._key_file = key_file
        self._notices = Notices(hall.store.database)
        self._told: dict[str, int] = {}
        self._tested: dict[str, float] = {}
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._bell = Alarms("bell")
        self._carriers = {kind: Carriers(kind) for kind in ("webhook", "mail", "push")}

    @cached_property
    def pusher(self) -> Pusher:
        """Made when it is needed: cryptography takes its time to load, and most never push."""
        from aevum.server.push import Pusher

        return Pusher(self._key_file)

    def close(self) -> None:
        self._closing.set()
        for carriers in self._carriers.values():
            carriers.close()

    def person_must_act(self, room: Room) -> None:
        """Called by the hall; only sets an alarm, as the table is locked."""
        seat = room.table.actor
        if seat is None or room.terms.private or not self._is_new(room):
            return
        seats = self._hall.seating.seats(room.id)
        person = seats[seat].person_id
        if person is None or person == _who_acted_last(room.table, seats):
            return
        self._set_alarm(room.id, room.table.seq, seats[seat])

    def _set_alarm(self, table_id: str, seq: int, place: Seat) -> None:
        ring = partial(self._ring, table_id, seq, place)
        self._bell.at(time.monotonic() + GRACE, ring)

    def _ring(self, table_id: str, seq: int, place: Seat) -> None:
        """Tell them, unless they have come back or the game has gone on in the meantime."""
        if self._closing.is_set() or place.seat in self._hall.presence.online(table_id):
            return
        try:
            self._tell_all(table_id, seq, place)
        except BadStore:
            self._set_alarm(table_id, seq, place)  # nobody knows yet whom to tell

    def _tell_all(self, table_id: str, seq: int, place: Seat) -> None:
        notices = self._notices.confirmed(str(place.person_id))
        room = self._hall.room(table_id) if notices else None
        if room is None or room.table.seq != seq:
            return
        words = turn_notice(room, place)
        for notice in notices:
            errand = partial(self._tell, str(place.person_id), notice, *words)
            self._carriers[notice.kind].submit(errand)

    def _is_new(self, room: Room) -> bool:
        """The hall may ask twice about one position."""
        with self._lock:
            known = self._told.get(room.id) == room.table.seq
            if len(self._told) >= MOST_REMEMBERED:
                self._told.clear()
            self._told[room.id] = room.table.seq
        return not known

    def _tell(
        self, person: str, notice: Notice, subject: str, body: str, facts: dict[str, Any]
    ) -> None:
        try:
            self._carry(person, notice, subject, body, facts)
        except AevumError as error:
            log.info("notice %s was not delivered: %s", notice.id, error)
        except Exception:
            log.exception("notice %s failed", notice.id)

    def _carry(
        self,
        person: str,
        notice: Notice,
        subject: str,
        body: str,
        facts: dict[str, Any],
        pauses: Sequence[float] = delivery.PAUSES,
    ) -> None:
        wait = self._closing.wait
        if notice.kind != "push":
            delivery.deliver(notice.kind, notice.target, subject, body, facts, pauses, wait)
            return
        try:
            delivery.insist(lambda: self._push(notice, facts), pauses, wait)
        except delivery.Gone:
            self._notices.remove(person, notice.id)
            raise

    def _push(self, notice: Notice, facts: dict[str, Any]) -> None:
        from aevum.server.push import Browser

        browser = Browser(notice.target, notice.details["p256dh"], notice.details["auth"])
        message = push_message(facts, notice.details["language"])
        self.pusher.send(browser, msgspec.json.encode(message), message["tag"])

    def test(self, person: Person) -> dict[str, str | None]:
        """Send a test to all of a person's targets now; notice -> what went wrong."""
        with self._lock:
            if time.monotonic() - self._tested.get(person.id, -TEST_EVERY) < TEST_EVERY:
                raise TooSoon(
                    f"A test can be sent every {TEST_EVERY:.0f} seconds.",
                    "test-too-soon",
                    seconds=f"{TEST_EVERY:.0f}",
                )
            if len(self._tested) >= MOST_REMEMBERED:
                self._tested.clear()
            self._tested[person.id] = time.monotonic()
        known = self._notices.confirmed(person.id)
        return {notice.id: self._try(notice, person) for notice in known}

    def _try(self, notice: Notice, person: Person) -> str | None:
        name = person.name
        facts = {"event": "test", "name": name, "text": _line("en", "notice-test", name=name)}
        try:
            body = _both("notice-test", name=name)
            self._carry(person.id, notice, "Aevum", body, facts, pauses=())
        except AevumError as error:
            return str(error)
        return None


def turn_notice(room: Room, place: Seat) -> tuple[str, str, dict[str, Any]]:
    """Subject, text and facts of "it is your turn"."""
    game = room.table.game.name
    title, name = plain(room.terms.title), plain(place.name)  # kept before texts were cleaned
    named = SHELF[game].title["en"] if game in SHELF else game
    link = f"{os.environ.get('AEVUM_URL', '').rstrip('/')}/table/{room.id}?seat={place.seat}"
    args = {"game": named, "title": title or "none", "name": name}
    facts = {
        "event": "your-turn",
        "game": game,
        "title": title,
        "table": room.id,
        "seat": place.seat,
        "name": name,
        "link": link,
        "text": _line("en", "notice-turn", **args),
    }
    subject = " / ".join(_line(language, "notice-subject", game=named) for language in LANGUAGES)
    return subject, _both("notice-turn", link, **args), facts


def code_letter(code: str) -> tuple[str, str]:
    """Subject and text of the only mail that goes to an address nobody has confirmed.

    It holds nothing that a visitor wrote.
    """
    subject = " / ".join(_line(language, "notice-code-subject") for language in LANGUAGES)
    lines = [_line(language, "notice-code", code=code) for language in LANGUAGES]
    return subject, "\n\n".join(lines) + "\n"


def push_message(facts: dict[str, Any], language: str) -> dict[str, str]:
    """What a browser shows: a title, a sentence and where a click leads; `tag` tells tables apart.

    The link stays within the page's own server.
    """
    if facts["event"] == "test":
        body = _line(language, "notice-test", name=facts["name"])
        return {"title": "Aevum", "body": body, "link": "/", "tag": "test"}
    game = facts["game"]
    named = SHELF[game].title[language] if game in SHELF else game
    args = {"game": named, "title": facts["title"] or "none", "name": facts["name"]}
    return {
        "title": _line(language, "notice-subject", game=named),
        "body": _line(language, "notice-turn", **args),
        "link": f"/table/{facts['table']}?seat={facts['seat']}",
        "tag": facts["table"],
    }


def _who_acted_last(table: Table, seats: list[Seat]) -> str | None:
    """The person behind the last decision, to whom nobody has to tell that they are still on."""
    seat = table.last_decider
    return None if seat is None else seats[seat].person_id


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
