"""What happens by itself at a table: standing orders, bots, and stand-ins for absent people."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

from aevum.bots.names import is_ours
from aevum.bots.own import BadBot
from aevum.core.errors import AevumError, NotYourTurn, StaleSequence
from aevum.core.orders import read_orders
from aevum.server.clocks import Clocks
from aevum.server.rooms import Room, Rooms
from aevum.server.thinkers import Thinkers, Thought
from aevum.store.seating import NoSeat, Seat, Seating
from aevum.table.draft import Intended

log = logging.getLogger(__name__)

STAND_IN = "greedy"
"""Who plays for an absent person."""
ADVISER = "search:1s"
"""Who is asked for a hint."""


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
    ) -> None:
        self._rooms = rooms
        self._seating = seating
        self._clocks = clocks
        self._thinkers = thinkers
        self._publish = publish
        self.own_bots = {bot.rpartition(":")[2]: bot for bot in bots}
        """Home-made bots of this server by the name of their class."""
        self.listeners: list[Callable[[Room], None]] = []
        """Told, with the table locked, when a person must act."""

    def go_on(self, room: Room) -> None:
        """Let standing orders and bots answer until a person has to."""
        with room.lock:
            while (seat := room.table.actor) is not None:
                place = self._seating.seats(room.id)[seat]
                if place.kind == "bot" or place.away:
                    self._think(room, seat, self._thinker(place.bot), place.away)
                    return
                game = room.table.game
                orders = read_orders(game.standing_orders, place.orders)
                action = game.order(room.table.state, seat, orders)
                if action is None and self._go_on_with_draft(room, place):
                    continue
                if action is None:
                    for listen in self.listeners:
                        listen(room)
                    return
                self._automatic(room, seat, action, {"automatic": True})

    def _automatic(self, room: Room, seat: int, action: str, remark: dict[str, Any]) -> None:
        entries = room.table.act(seat, action)
        self._seating.remark(room.id, entries[0].seq, remark)
        self._publish(room.id)

    def _go_on_with_draft(self, room: Room, place: Seat) -> bool:
        """Intentions that are still what was announced go on without a click."""
        draft = [Intended(*each) for each in place.draft]
        trial = room.table.resume(place.seat, draft) if draft else None
        if trial is None or not trial.words:
            return False
        before = room.table.seq
        room.table.say(place.seat, trial.words, rest=trial.rest)
        self._seating.remark(room.id, before + 1, {"automatic": True})
        self._publish(room.id)
        return True

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
        future = self._thinkers.ask(room.table, room.id, seat, bot)
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
            action, key, args = _result(done)
            with room.lock:
                if room.table.seq != seq or room.table.actor != seat:
                    return
                remark = {"automatic": stand_in, "key": key, "args": args}
                self._automatic(room, seat, action, remark)
                self._clocks.press(room, seat)
            self.go_on(room)
        except StaleSequence:
            log.info("another process has played table %s on", room.id)
        except Exception:
            log.exception("the bot at seat %s of table %s could not move", seat, room.id)

    def hint(self, room: Room, seat: int) -> Thought:
        """What a good bot would do, where the table allows the question."""
        if not room.terms.hints:
            raise NoSeat("This table plays without hints.", "no-hints")
        with room.lock:
            if room.table.actor != seat:
                raise NotYourTurn("A hint is for the seat that has to decide.")
            future = self._thinkers.ask(room.table, f"hint-{room.id}", seat, ADVISER)
        return _result(future)

    def wake(self) -> None:
        """After a restart: let every game go on in which nobody else would make it go on."""
        for table_id in self._seating.not_waiting():
            try:
                self.go_on(self._rooms.room(table_id))
            except AevumError as error:
                log.warning("table %s cannot go on: %s", table_id, error)

    def check_clocks(self) -> None:
        """Whoever has no time left is away: a bot stands in until they come back."""
        for table_id, seat in self._clocks.run_out():
            self.set_away(table_id, seat, True)

    def set_away(self, table_id: str, seat: int, away: bool) -> None:
        self._seating.change(table_id, seat, away=away)
        room = self._rooms.room(table_id)
        room.since = time.time()
        self._publish(table_id)
        self.go_on(room)


def _result(done: Any) -> Thought:
    thought: Thought = done.result()
    return thought
