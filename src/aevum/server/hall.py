"""The hall: all tables of this server, who may do what at them, and what happens by itself.

Any process can serve any game: a table is read from the store, brought up to date before it is
used, and every move is one transaction there before anybody sees it.
"""

from __future__ import annotations

import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

from aevum import games
from aevum.bots import UnknownBot, make_bot
from aevum.bots.names import is_ours
from aevum.bots.own import BadBot, is_own
from aevum.core.errors import AevumError, BadOptions, NotYourTurn, StaleSequence
from aevum.core.flow import CHANCE
from aevum.core.game import TABLE, Game
from aevum.server import messages as m
from aevum.server.presence import Presence
from aevum.server.thinkers import Thinkers, Thought
from aevum.store import Store, keeper
from aevum.store.people import Person
from aevum.store.seating import NoSeat, Seat, Seating, Terms
from aevum.store.store import ago
from aevum.table.record import Record, table_of
from aevum.table.table import Table

log = logging.getLogger(__name__)

MOST_ROOMS = 2_000
"""Tables kept in memory; the others are read again when they are needed."""
STAND_IN = "greedy"
"""Who plays for an absent person."""


class Room:
    """A table in memory with its lock."""

    def __init__(self, table_id: str, table: Table, terms: Terms) -> None:
        self.id = table_id
        self.table = table
        self.terms = terms
        self.lock = threading.RLock()
        self.since = time.time()
        self.thinking = -1
        self.earlier: Table | None = None
        """The table as spectators see it, where they see it later."""


class Hall:
    """Tables and the people at them."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        publish: Callable[..., None],
        data: Path | None,
        bots: Sequence[str] = (),
    ) -> None:
        self.store = store
        self.seating = Seating(store.database)
        self.thinkers = thinkers
        self.publish = publish
        self.presence = Presence(publish)
        self.data = data
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self.own_bots = {bot.rpartition(":")[2]: bot for bot in bots}
        """Home-made bots of this server by the name of their class."""
        self._lock = threading.Lock()
        self._games: dict[str, Game[Any]] = {}
        self.listeners: list[Callable[[Room], None]] = []
        """Told, with the table locked, when a person must act."""

    def game(self, name: str) -> Game[Any]:
        if name not in self._games:
            self._games[name] = games.load(name, self.data)
        return self._games[name]

    # -- rooms -----------------------------------------------------------------------------------

    def room(self, table_id: str) -> Room:
        """The table, up to date with the store."""
        with self._lock:
            room = self._rooms.get(table_id)
            if room is None:
                header, entries = self.store.load(table_id)
                table = Table.restore(self.game(header["game"]), header, entries)
                room = Room(table_id, table, self.seating.terms(table_id))
                table.keeper = self._keeper(table_id, table)
                self._rooms[table_id] = room
                if len(self._rooms) > MOST_ROOMS:
                    self._rooms.popitem(last=False)
            else:
                self._rooms.move_to_end(table_id)
        with room.lock:
            newer = self.store.entries(table_id, room.table.seq)
            if newer:
                room.table.replay(newer)
        return room

    def _keeper(self, table_id: str, table: Table) -> Any:
        return keeper(self.store, table_id, lambda: outcome(table))

    # -- opening and joining ---------------------------------------------------------------------

    def open(self, person: Person, wanted: m.NewTable) -> m.Created:
        """A new table; the asker sits at every seat marked `me`."""
        game = self.game(wanted.game)
        if not game.fewest_seats <= len(wanted.seats) <= game.most_seats:
            raise BadOptions(
                f"This game is for {game.fewest_seats} to {game.most_seats} players, "
                f"not {len(wanted.seats)}."
            )
        if "players" in wanted.options:
            raise BadOptions("The number of players follows from the seats.")
        bank = bank_of(wanted.pace)
        for place in wanted.seats:
            self._check_bot(place.bot)
        seats = [_new_seat(i, seat, person, bank) for i, seat in enumerate(wanted.seats)]
        public = [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in seats]
        table = Table.new(game, {**wanted.options, "players": len(seats)}, public)
        terms = Terms(
            wanted.title.strip(),
            person.id,
            wanted.listed,
            wanted.hints,
            False,
            _pace(wanted.pace),
            wanted.delay,
        )
        return self.keep(table, terms, seats)

    def _check_bot(self, bot: str | None) -> None:
        """Visitors name the bots of the house and of this server, never a file."""
        if bot is None or bot in self.own_bots:
            return
        if is_own(bot):
            raise UnknownBot(f"There is no bot called '{bot}'.")
        make_bot(bot, seed=0)

    def keep(self, table: Table, terms: Terms, seats: list[Seat], table_id: str = "") -> m.Created:
        """Write a table down, under this or a random id, and let it begin."""
        table_id = self.store.create(table.header(), list(table.log), table_id)
        self.seating.open(table_id, terms, seats)
        token = self.seating.invite(table_id)
        self.go_on(self.room(table_id))
        return m.Created(table_id, f"/join/{token}")

    def join(self, person: Person, table_id: str, token: str | None) -> int:
        """An open seat for whoever has the invitation, or for anybody at a listed table."""
        terms = self.seating.terms(table_id)
        invited = token is not None and self.seating.invited_to(token) == table_id
        if not invited and not terms.listed and terms.owner != person.id:
            raise NoSeat("This table is by invitation only.", "invitation-only")
        seat = self.seating.take(table_id, person.id, person.name)
        self.publish(table_id)
        return seat

    def fork(self, person: Person, table_id: str, seat: int, at: int, title: str = "") -> m.Created:
        """A private what-if: the asker's own world from this step on, bots at the other seats.

        What the asker could not see is dealt anew, so nothing leaks.
        """
        room = self.room(table_id)
        self.check_seat(person, table_id, seat)
        with room.lock:
            room.table.check_step(at, seat)
            table = room.table.what_if(at, seat, Random(secrets.randbits(64)))
        seats = [
            Seat(i, person.name if i == seat else s["name"], "person" if i == seat else "bot",
                 None if i == seat else s["bot"] or STAND_IN,
                 person.id if i == seat else None, False, {}, None)
            for i, s in enumerate(table.seats)
        ]  # fmt: skip
        terms = Terms(title.strip(), person.id, False, True, True, _pace(m.Pace()))
        return self.keep(table, terms, seats)

    def import_record(self, person: Person, record: Record) -> m.Created:
        """A finished game from elsewhere, or an unfinished one to look at."""
        table = table_of(record, self.game(record.game))
        table.seats = [_plain(seat) for seat in table.seats]
        seats = [
            Seat(
                i, str(s.get("name", ""))[:40] or f"{i + 1}", "person", None, None, False, {}, None
            )
            for i, s in enumerate(table.seats)
        ]
        created = self.keep(table, Terms("", person.id, False, True, True, _pace(m.Pace())), seats)
        if table.result:
            self.store.finish(created.id, table.result.as_dict())
        return created

    # -- who may ---------------------------------------------------------------------------------

    def check_seat(self, person: Person | None, table_id: str, seat: int) -> Seat:
        """The seat, if it belongs to this person."""
        if not self.sits(person, table_id, seat):
            raise NoSeat("This seat is not yours.", "seat-not-yours")
        return self.seating.seats(table_id)[seat]

    def sits(self, person: Person | None, table_id: str, seat: int) -> bool:
        """Does this seat belong to this person?"""
        seats = self.seating.seats(table_id)
        return person is not None and 0 <= seat < len(seats) and seats[seat].person_id == person.id

    def check_watch(self, person: Person | None, table_id: str) -> None:
        """A private table is seen only by those who belong to it."""
        terms = self.seating.terms(table_id)
        if terms.private and (person is None or terms.owner != person.id):
            raise NoSeat("This table is private.", "table-private")

    # -- spectators ------------------------------------------------------------------------------

    def eyes(self, person: Person | None, table_id: str) -> int:
        """With whose eyes somebody looks who names no seat: the first own one, or a spectator's."""
        for seat in self.seating.seats(table_id):
            if person is not None and seat.person_id == person.id:
                return seat.seat
        return TABLE

    def shown(self, room: Room, seat: int) -> Table:
        """The table as this seat sees it; to spectators as it was `delay` seconds ago.

        The opening position is there at once: nobody has decided anything yet.
        """
        if seat != TABLE or not room.terms.delay:
            return room.table
        if room.earlier is None:
            opening = list(takewhile(lambda entry: entry.seat == CHANCE, room.table.log))
            room.earlier = Table.restore(room.table.game, room.table.header(), opening)
        table = room.earlier
        table.replay(self.store.entries_until(room.id, table.seq, ago(room.terms.delay)))
        return table

    def quiet_for(self, table_id: str, seat: int) -> float | None:
        """Seconds until something new can be shown to this seat; None = it will be told.

        Ask before looking, so that nothing falls in between. Spectators who wait are not told at
        once, as the moment of a message says that somebody moves just now.
        """
        delay = self.seating.terms(table_id).delay
        if seat != TABLE or not delay:
            return None
        moment = ago(delay)
        coming = self.store.next_event(table_id, moment)
        if coming is None:
            return float(delay)
        left = datetime.fromisoformat(coming) - datetime.fromisoformat(moment)
        return min(float(delay), left.total_seconds())

    # -- going on --------------------------------------------------------------------------------

    def go_on(self, room: Room) -> None:
        """Let standing orders and bots answer until a person has to."""
        with room.lock:
            while (seat := room.table.actor) is not None:
                place = self.seating.seats(room.id)[seat]
                if place.kind == "bot" or place.away:
                    self._think(room, seat, self._thinker(place.bot), place.away)
                    return
                action = room.table.game.order(room.table.state, seat, place.orders)
                if action is None:
                    for listen in self.listeners:
                        listen(room)
                    return
                self._automatic(room, seat, action, {"automatic": True})

    def _automatic(self, room: Room, seat: int, action: str, remark: dict[str, Any]) -> None:
        entries = room.table.act(seat, action)
        self.seating.remark(room.id, entries[0].seq, remark)
        self.publish(room.id)

    def _thinker(self, bot: str | None) -> str:
        """Who thinks for this bot; a home-made one that is not here any more is stood in for."""
        if bot is not None and is_ours(bot):
            return bot
        return self.own_bots.get(bot or "", STAND_IN)

    def _think(self, room: Room, seat: int, bot: str, stand_in: bool) -> None:
        seq = room.table.seq
        if room.thinking == seq:
            return
        room.thinking = seq
        future = self.thinkers.ask(room.table, room.id, seat, bot)
        future.add_done_callback(lambda done: self._thought(room, seat, seq, stand_in, done))

    def _thought(self, room: Room, seat: int, seq: int, stand_in: bool, done: Any) -> None:
        """A bot has chosen; if the game went on without it, its thought is forgotten."""
        if done.cancelled():
            return
        if isinstance(done.exception(), BadBot):
            log.warning("table %s: %s", room.id, done.exception())
            with room.lock:
                if room.table.seq == seq:
                    room.thinking = -1
                    self._think(room, seat, STAND_IN, True)
            return
        try:
            action, key, args = self._result(done)
            with room.lock:
                if room.table.seq != seq or room.table.actor != seat:
                    return
                remark = {"automatic": stand_in, "key": key, "args": args}
                self._automatic(room, seat, action, remark)
                self.press_clock(room, seat)
            self.go_on(room)
        except StaleSequence:
            log.info("another process has played table %s on", room.id)
        except Exception:
            log.exception("the bot at seat %s of table %s could not move", seat, room.id)

    @staticmethod
    def _result(done: Any) -> Thought:
        thought: Thought = done.result()
        return thought

    def hint(self, person: Person, table_id: str, seat: int) -> m.Hint:
        """What a good bot would do, where the table allows the question."""
        self.check_seat(person, table_id, seat)
        room = self.room(table_id)
        if not room.terms.hints:
            raise NoSeat("This table plays without hints.", "no-hints")
        with room.lock:
            if room.table.actor != seat:
                raise NotYourTurn("A hint is for the seat that has to decide.")
            future = self.thinkers.ask(room.table, f"hint-{room.id}", seat, "search:1s")
        action, key, args = self._result(future)
        return m.Hint(action, m.BotWhy(key, args))

    def wake(self) -> None:
        """After a restart: let every running game go on where a bot has to move."""
        for summary in self.store.games("running"):
            try:
                self.go_on(self.room(summary.id))
            except AevumError as error:
                log.warning("table %s cannot go on: %s", summary.id, error)

    # -- clocks ----------------------------------------------------------------------------------

    def press_clock(self, room: Room, seat: int) -> None:
        """The seat has moved: take what it used beyond the free time from its bank."""
        used, room.since = time.time() - room.since, time.time()
        pace = room.terms.pace
        if pace["kind"] == "none":
            return
        place = self.seating.seats(room.id)[seat]
        if place.bank is not None and place.kind == "person":
            left = place.bank - used
            table = room.table
            if table.actor != seat and not table.can_undo(seat):  # the move is made for good
                left = min(left + _seconds(pace, "step"), _seconds(pace, "bank"))
            self.seating.change(room.id, seat, bank=left)

    def check_clocks(self) -> None:
        """Whoever has no time left is away: a bot stands in until they come back."""
        for room in list(self._rooms.values()):
            seat = room.table.actor
            if room.terms.pace["kind"] == "none" or seat is None:
                continue
            place = self.seating.seats(room.id)[seat]
            if place.kind != "person" or place.away or place.bank is None:
                continue
            if time.time() - room.since > place.bank and self._somebody_waits(room, place):
                self.set_away(room.id, seat, True)

    def _somebody_waits(self, room: Room, place: Seat) -> bool:
        """Alone among bots nobody is kept waiting: a game must not be over when one comes back."""
        others = (s for s in self.seating.seats(room.id) if s.person_id != place.person_id)
        return any(other.kind == "person" for other in others)

    def set_away(self, table_id: str, seat: int, away: bool) -> None:
        self.seating.change(table_id, seat, away=away)
        room = self.room(table_id)
        room.since = time.time()
        self.publish(table_id)
        self.go_on(room)


def _new_seat(number: int, wanted: m.NewSeat, person: Person, bank: float | None) -> Seat:
    if wanted.kind == "bot":
        bot = wanted.bot or STAND_IN
        return Seat(number, wanted.name or bot.title(), "bot", bot, None, False, {}, None)
    if wanted.kind == "open":
        return Seat(number, "", "open", None, None, False, {}, bank)
    name = wanted.name or person.name
    return Seat(number, name, "person", None, person.id, False, {}, bank)


def outcome(table: Table) -> dict[str, Any] | None:
    return table.result.as_dict() if table.result else None


def _plain(seat: dict[str, Any]) -> dict[str, Any]:
    """A stranger's home-made bot by its class alone: its file is not ours to look for."""
    bot = str(seat.get("bot"))
    return {**seat, "bot": bot.rpartition(":")[2]} if is_own(bot) else seat


def _seconds(pace: dict[str, Any], part: str) -> float:
    return float(pace[part]) * (86_400 if pace["kind"] == "days" else 1)


def _pace(pace: m.Pace) -> dict[str, Any]:
    return {"kind": pace.kind, "bank": pace.bank, "step": pace.step}


def bank_of(pace: m.Pace) -> float | None:
    """Seconds in the bank at the start, None = no clock."""
    return None if pace.kind == "none" else _seconds(_pace(pace), "bank")
