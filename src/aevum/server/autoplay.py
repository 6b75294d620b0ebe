"""What happens by itself at a table: standing orders, bots, and stand-ins for absent people."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from math import inf
from typing import Any

from aevum import games
from aevum.bots import UnknownBot
from aevum.bots.names import budget_of, is_offered, is_ours, within
from aevum.core.errors import AevumError, NotFound, NotYourTurn, StaleSequence
from aevum.core.flow import CHANCE
from aevum.core.orders import read_orders
from aevum.server.clocks import Clocks
from aevum.server.pauses import Alarms, Due, Pauses, Run
from aevum.server.rooms import Room, Rooms
from aevum.server.thinkers import Counsel, Thinkers, Thought
from aevum.store.seating import NoSeat, Seat, Seating, awaited
from aevum.store.store import ago
from aevum.table.draft import Intended, Trial

log = logging.getLogger(__name__)

STAND_IN = "greedy"
"""Who plays for an absent person."""
ADVISER = "search:1s"
"""Who is asked for a hint where a game has no strong bot of its own."""
FORSAKEN = 90.0
"""Seconds after which no process can still be thinking about a move, whatever its budget."""
LONGEST_PAUSE = 60.0
"""Seconds between two attempts to let a table go on."""


class Autoplay:
    """Lets tables go on until a person has to choose."""

    def __init__(
        self,
        rooms: Rooms,
        seating: Seating,
        clocks: Clocks,
        thinkers: Thinkers,
        publish: Callable[..., None],
        bots: Sequence[str],
        pauses: Pauses,
    ) -> None:
        self._rooms = rooms
        self._seating = seating
        self._clocks = clocks
        self._thinkers = thinkers
        self._publish = publish
        self._pauses = pauses
        self._alarms = Alarms("pauses")
        self.own_bots = {bot.rpartition(":")[2]: bot for bot in bots}
        """Home-made bots of this server by the name of their class."""
        self._stalled: dict[str, tuple[float, float]] = {}
        """When a table that could not go on is tried again, and the pause before that."""
        self._lock = threading.Lock()
        self.listeners: list[Callable[[Room], None]] = []
        """Told, with the table locked, when a person must act."""

    def go_on(self, room: Room) -> None:
        """Let standing orders and bots answer until a person has to; nothing before all sit.

        Whatever went before is done and kept: it does not fail because this cannot be done now.
        """
        try:
            self._go_on(room)
        except StaleSequence:
            log.info("another process has played table %s on", room.id)
        except Exception as error:
            self._stall(room.id, error)
        else:
            if room.thinking != room.table.seq:
                self._recover(room.id)

    def _go_on(self, room: Room) -> None:
        if awaited(self._seating.seats(room.id)) is not None:
            return
        with room.lock:
            self._begin(room)
            while (seat := room.table.actor) is not None:
                place = self._seating.seats(room.id)[seat]
                if place.kind == "bot" or place.away:
                    self._think(room, seat, self._thinker(place.bot), place.away)
                    return
                answer = self._answer(room, place)
                if answer is None:
                    for listen in self.listeners:
                        listen(room)
                    return
                if self._too_early(room, seat):
                    return
                answer()
                room.since = time.monotonic()

    def _answer(self, room: Room, place: Seat) -> Callable[[], None] | None:
        """What the seat has said beforehand, by a standing order or a draft; None = nothing."""
        table, seat = room.table, place.seat
        orders = read_orders(table.game.standing_orders, place.orders)
        action = table.game.order(table.state, seat, orders)
        if action is not None:
            return partial(self._automatic, room, seat, action, {"automatic": True})
        draft = [Intended(*each) for each in place.draft]
        trial = table.resume(seat, draft) if draft else None
        return partial(self._go_on_with_draft, room, seat, trial) if trial and trial.words else None

    def _too_early(self, room: Room, seat: int) -> bool:
        """Automatic answers wait; the table goes on when it is time."""
        before = room.due
        due = self._due(room, seat, 0.0)
        if due.moment <= self._pauses.clock():
            return False
        if due != before:
            self._alarms.at(due.moment, partial(self._resume, room.id))
        return True

    def _due(self, room: Room, seat: int, thought: float) -> Due:
        """When the present position may be answered by itself."""
        alone = all(place.kind == "bot" for place in self._seating.seats(room.id))
        asked = Run(room.table.seq, seat)
        room.due = self._pauses.due(room.due, room.run, asked, alone, thought)
        return room.due

    def _resume(self, table_id: str) -> None:
        try:
            room = self._rooms.room(table_id)
        except AevumError as error:
            self._stall(table_id, error)
        else:
            self.go_on(room)

    def _begin(self, room: Room) -> None:
        """The last seat is taken: chance deals, the clocks start."""
        if room.table.actor != CHANCE:
            return
        try:
            room.table.begin()
            room.since = time.monotonic()
        except StaleSequence:  # another process was quicker
            self._rooms.room(room.id)
        self._publish(room.id)

    def _automatic(self, room: Room, seat: int, action: str, remark: dict[str, Any]) -> None:
        entries = room.table.act(seat, action)
        self._seating.remark(room.id, entries[0].seq, remark)
        room.run = Run(room.table.seq, seat)
        self._publish(room.id)

    def _go_on_with_draft(self, room: Room, seat: int, trial: Trial) -> None:
        """Intentions that are still what was announced go on without a click."""
        before = room.table.seq
        room.table.say(seat, trial.words, rest=trial.rest)
        self._seating.remark(room.id, before + 1, {"automatic": True})
        room.run = Run(room.table.seq, seat)
        self._publish(room.id)

    def _thinker(self, bot: str | None) -> str:
        """Who thinks for this bot; one that is not here, or not any more, is stood in for."""
        if bot is None or not (is_ours(bot) and is_offered(bot)):
            return self.own_bots.get(bot or "", STAND_IN)
        try:
            return within(bot, self._thinkers.budget)
        except UnknownBot:  # from a record or a database that knew no limits
            return STAND_IN

    def _think(self, room: Room, seat: int, bot: str, stand_in: bool) -> None:
        seq = room.table.seq
        if room.thinking == seq:
            return
        room.thinking = seq
        budget = budget_of(bot) if is_ours(bot) else None
        moment = self._due(room, seat, budget.seconds if budget else 0.0).moment
        future = self._thinkers.ask(room.table, room.id, seat, bot)

        def thought(done: Future[Thought]) -> None:
            """It thinks while it waits; a thought is told when it is time."""
            tell = partial(self._thought, room, seat, bot, seq, stand_in, done)
            if moment <= self._pauses.clock():
                tell()
            else:
                self._alarms.at(moment, tell)

        future.add_done_callback(thought)

    def _thought(
        self, room: Room, seat: int, bot: str, seq: int, stand_in: bool, done: Future[Thought]
    ) -> None:
        """A bot has chosen; if the game went on without it, its thought is forgotten."""
        if done.cancelled():
            return
        try:
            problem = done.exception()
            if problem is not None:
                self._not_thought(room, seat, bot, seq, problem)
                return
            action, key, args = done.result()
            with room.lock:
                if room.table.seq != seq or room.table.actor != seat:
                    return
                remark = {"automatic": stand_in, "key": key, "args": args}
                self._automatic(room, seat, action, remark)
                self._clocks.press(room, seat)
        except StaleSequence:
            log.info("another process has played table %s on", room.id)
        except Exception as error:
            self._stall(room.id, error)
        else:
            self._recover(room.id)
            self.go_on(room)

    def _not_thought(
        self, room: Room, seat: int, bot: str, seq: int, problem: BaseException
    ) -> None:
        """It broke down, died or took too long: somebody simple chooses instead."""
        log.warning("table %s: %s cannot choose: %s", room.id, bot, problem)
        if bot == STAND_IN:
            raise problem
        with room.lock:
            if room.table.seq == seq:
                room.thinking = -1
                self._think(room, seat, STAND_IN, True)

    # -- what could not go on --------------------------------------------------------------------

    def _stall(self, table_id: str, error: Exception) -> None:
        """The database or the thinkers do not answer: the table is tried again later."""
        if isinstance(error, NotFound):  # it was deleted meanwhile
            self._recover(table_id)
            return
        log.error("table %s cannot go on now: %s", table_id, error, exc_info=_surprising(error))
        with self._lock:
            pause = min(2 * self._stalled.get(table_id, (0.0, 0.5))[1], LONGEST_PAUSE)
            self._stalled[table_id] = time.monotonic() + pause, pause

    def _recover(self, table_id: str) -> None:
        if self._stalled:
            with self._lock:
                self._stalled.pop(table_id, None)

    def rouse(self) -> None:
        """Try again where something was in the way; each time it takes longer until the next."""
        now = time.monotonic()
        with self._lock:
            due = [table_id for table_id, (at, _) in self._stalled.items() if at <= now]
            for table_id in due:
                self._stalled[table_id] = inf, self._stalled[table_id][1]
        for table_id in due:
            try:
                room = self._rooms.room(table_id)
            except AevumError as error:
                self._stall(table_id, error)
            else:
                room.thinking = -1
                self.go_on(room)

    def hint(self, room: Room, seat: int) -> Future[Counsel]:
        """What a good bot would do, where the table allows the question.

        Who asks again while it is thought about waits for the same answer.
        """
        if not room.terms.hints:
            raise NoSeat("This table plays without hints.", "no-hints")
        with room.lock:
            if room.table.actor != seat:
                raise NotYourTurn("A hint is for the seat that has to decide.")
            asked = seat, room.table.seq
            if room.hint is None or room.hint[0] != asked or room.hint[1].done():
                room.hint = asked, self._thinkers.advise(room.table, seat, adviser_of(room))
            return room.hint[1]

    def wake(self) -> None:
        """After a restart: let every game go on in which nobody else would make it go on."""
        for table_id in self._seating.not_waiting():
            try:
                self.go_on(self._rooms.room(table_id))
            except Exception as error:  # one bad table must not keep the others from waking
                log.warning("table %s cannot go on: %r", table_id, error)

    def adopt(self) -> None:
        """Let games go on whose process went away while a bot of theirs thought."""
        for table_id in self._seating.forsaken(ago(FORSAKEN)):
            try:
                self.go_on(self._rooms.room(table_id))
            except AevumError as error:
                log.warning("table %s cannot be adopted: %s", table_id, error)

    def check_clocks(self) -> None:
        """Whoever has no time left is away: a bot stands in until they come back."""
        for table_id, seat in self._clocks.run_out():
            try:
                self.set_away(table_id, seat, True)
            except Exception:  # nor the clocks of the others from running
                log.exception("nobody can stand in at table %s", table_id)

    def set_away(self, table_id: str, seat: int, away: bool) -> None:
        self._seating.change(table_id, seat, away=away)
        room = self._rooms.room(table_id)
        room.since = time.monotonic()
        self._publish(table_id)
        self.go_on(room)


def _surprising(error: Exception) -> bool:
    """Is it worth a traceback in the log?"""
    return not isinstance(error, AevumError)


def adviser_of(room: Room) -> str:
    """The strong level of the game: what a large game needs is known to its own bot."""
    meta = games.SHELF.get(room.table.game.name)
    return ADVISER if meta is None else meta.levels.get("strong", ADVISER)
