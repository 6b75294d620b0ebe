"""Random games as pages follow them: every message to every pair of eyes against the view."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec

from aevum.core.game import TABLE
from aevum.server import deeds, opening
from aevum.server import messages as m
from aevum.server.api.tables import view_for
from aevum.server.hall import Hall
from aevum.server.live import Visit
from aevum.server.thinkers import Thinkers
from aevum.server.views import chat_lines, log_lines, previews
from aevum.store import Store
from aevum.store.people import People, Person
from tests.server.line import Shown


@contextmanager
def opened(folder: Path) -> Iterator[tuple[Hall, Person]]:
    """A hall without a server around it, and somebody in it."""
    with closing(Store.open(str(folder / "games.sqlite"))) as store:
        thinkers = Thinkers(1)
        yield Hall(store, thinkers, lambda *_: None, None), People(store.database).new_guest("A")[0]
        thinkers.close()


class Page(Shown):
    """One pair of eyes: a socket of the server without the wire, and what comes of its messages."""

    def __init__(self, hall: Hall, person: Person, table_id: str, eyes: int) -> None:
        super().__init__()
        self.hall, self.person, self.table_id, self.eyes = hall, person, table_id, eyes
        self.messages: list[bytes] = []
        self.come_back()

    def come_back(self) -> None:
        """A new socket, which is told what this page has."""
        nowhere = cast("Any", None)
        self.visit = Visit(nowhere, self.hall, nowhere, self.person, self.table_id, self.eyes, True)
        if self.view:
            self.visit.know(self.view["steps"], self.view["seq"], len(self.chat))

    def follow(self) -> bytes | None:
        message = self.visit._look(None)
        if message is not None:
            self.messages.append(message)
            told = msgspec.json.decode(message)
            self.take(told)
            if "previews" in told:
                self.check_ahead(told["previews"])
        return message

    def check_ahead(self, told: dict[str, Any]) -> None:
        """What comes along with a decision is what would be answered to a question."""
        actions = self.view["legal"]
        ask = m.Ask(self.eyes, self.view["seq"], actions)
        assert told == plain(previews(self.hall, self.person, self.table_id, ask))
        assert list(told) == actions
        assert self.visit.foreseen == (self.eyes, self.view["seq"])

    def check(self) -> None:
        """What is shown is the whole truth of these eyes."""
        room = self.hall.room(self.table_id)
        whole = plain(view_for(self.hall, self.person, self.table_id, self.eyes))
        for paged in ("log", "chat"):
            whole.pop(paged)
        assert self.view == whole
        lines = plain(log_lines(self.hall, room, room.table, self.eyes, 0))
        if len(self.lines) < len(lines):  # a page that was just opened has the newest lines
            assert self.lines == lines[-len(self.lines) :]
            assert len(self.lines) == 100
            self.lines = lines  # it asks for the others
        assert self.lines == lines
        assert self.chat == plain(chat_lines(self.hall, room, self.eyes))


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def play(
    hall: Hall, person: Person, game: str, players: int, rng: Random, most: int
) -> Iterator[list[Page]]:
    """A random game with undo, redo, restart, take-backs and chat; all pages, after each change.

    Some changes come together in one message, and now and then a page loses its line.
    """
    seats = [m.NewSeat("me") for _ in range(players)]
    table_id = opening.open_table(hall, person, m.NewTable(game, seats)).id
    table = hall.room(table_id).table
    pages = [Page(hall, person, table_id, eyes) for eyes in (TABLE, *range(players))]
    for _ in range(most):
        for page in pages:
            page.follow()
            page.check()
        yield pages
        if table.actor is None:
            return
        for _ in range(rng.choice((1, 1, 1, 2, 4))):
            change(hall, person, table_id, rng)
        if rng.random() < 0.05:
            rng.choice(pages).come_back()


def change(hall: Hall, person: Person, table_id: str, rng: Random) -> None:
    table = hall.room(table_id).table
    actor, chance = table.actor, rng.random()
    if actor is None:
        return
    if chance < 0.05:
        deeds.say(hall, person, table_id, rng.choice("abcdef") * rng.randint(1, 40))
    elif chance < 0.08 and table.visible_length(actor) > 1:
        # At a table of one person all agree at once.
        back = rng.randint(
            max(0, table.visible_length(actor) - 30), table.visible_length(actor) - 1
        )
        control(hall, person, table_id, actor, f"takeback {back}")
    else:
        backward = [s for s in range(len(table.seats)) if table.can_undo(s)]
        forward = [s for s in range(len(table.seats)) if table.can_redo(s)]
        if backward and chance < 0.35:
            word = "undo" if chance < 0.3 else "restart"
            control(hall, person, table_id, backward[0], word)
        elif forward and chance < 0.6:
            control(hall, person, table_id, forward[0], "redo")
        else:
            act = m.Act(actor, table.visible_seq(actor), rng.choice(table.legal(actor)))
            deeds.act(hall, person, table_id, act)


def control(hall: Hall, person: Person, table_id: str, seat: int, word: str) -> None:
    seq = hall.room(table_id).table.visible_seq(seat)
    deeds.control(hall, person, table_id, m.Control(seat, seq, word))
