"""Rooms: nobody waits for a table but those who want it, and the lobby opens none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from aevum.server import messages as m
from aevum.server import rooms
from aevum.server.hall import Hall
from aevum.server.lobby import lobby
from aevum.server.opening import open_table
from aevum.server.thinkers import Thinkers
from aevum.store import Store
from aevum.store.people import People, Person
from aevum.table.table import Table

SEATS = [m.NewSeat("me"), m.NewSeat("me")]


class Place:
    """A database with three tables of Ada's, and halls over it as after restarts."""

    def __init__(self, folder: Path) -> None:
        self.store = Store.open(str(folder / "games.sqlite"))
        self.thinkers = Thinkers(1)
        self.ada: Person = People(self.store.database).new_guest("Ada")[0]
        hall = self.hall()
        wanted = m.NewTable("attila", SEATS, listed=True)
        self.tables = [open_table(hall, self.ada, wanted).id for _ in range(3)]

    def hall(self) -> Hall:
        return Hall(self.store, self.thinkers, lambda *_: None, None)

    def close(self) -> None:
        self.thinkers.close()
        self.store.close()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    place = Place(tmp_path)
    yield place
    place.close()


def test_nobody_waits_while_another_table_is_read(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, quick, _ = place.tables
    reading, go_on = Event(), Event()
    read = rooms.open_table

    def read_slowly(store: Store, table_id: str, library: Any) -> Table:
        if table_id == slow:
            reading.set()
            assert go_on.wait(30)
        return read(store, table_id, library)

    monkeypatch.setattr(rooms, "open_table", read_slowly)
    hall = place.hall()
    thread = Thread(target=hall.room, args=(slow,))
    thread.start()
    assert reading.wait(30)
    other = Thread(target=hall.room, args=(quick,))
    other.start()
    other.join(30)
    assert not other.is_alive()
    assert [room.id for room in hall.rooms.furnished()] == [quick]
    go_on.set()
    thread.join(30)
    assert hall.room(slow).table.actor is not None


def test_a_table_is_read_once_however_many_want_it(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads = []
    read = rooms.open_table

    def counted(store: Store, table_id: str, library: Any) -> Table:
        reads.append(table_id)
        return read(store, table_id, library)

    monkeypatch.setattr(rooms, "open_table", counted)
    hall = place.hall()
    threads = [Thread(target=hall.room, args=(place.tables[0],)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert reads == [place.tables[0]]


def test_the_lobby_opens_no_table(place: Place) -> None:
    """It knows who is asked what, and how it stands, from columns that every move writes."""
    hall = place.hall()
    for room in map(hall.room, place.tables):
        actor = room.table.actor
        assert actor is not None
        room.table.act(actor, room.table.legal(actor)[-1])
    fresh = place.hall()
    told = {each.id: each for each in lobby(fresh, place.ada).mine}
    assert fresh.rooms.furnished() == []
    for room in map(hall.room, place.tables):
        line = told[room.id]
        assert (line.actor, line.node) == (room.table.actor, room.table.asked)
        assert line.waiting_for_me
        assert line.status == "running"


def test_the_lobby_tells_the_end_of_a_game(place: Place) -> None:
    hall = place.hall()
    table = hall.room(place.tables[0]).table
    while (actor := table.actor) is not None:
        table.act(actor, table.legal(actor)[-1])
    told = {each.id: each for each in lobby(place.hall(), place.ada).mine}
    ended = told[place.tables[0]]
    assert (ended.status, ended.actor, ended.node) == ("finished", None, None)
    assert not ended.waiting_for_me


def test_a_restart_opens_only_what_would_not_go_on_by_itself(place: Place) -> None:
    """A game that waits for a person stays in the database; one that waits for a bot goes on."""
    first = m.NewTable(
        "attila", [m.NewSeat("bot", "random"), m.NewSeat("me")], options={"first": 1}
    )
    hall = place.hall()
    waiting = open_table(hall, place.ada, first).id
    hall.seating.change(place.tables[1], hall.room(place.tables[1]).table.actor or 0, away=True)
    fresh = place.hall()
    fresh.autoplay.wake()
    assert [room.id for room in fresh.rooms.furnished()] == [place.tables[1]]
    assert waiting not in fresh.seating.not_waiting()


def test_a_table_that_is_not_there_leaves_no_room(place: Place) -> None:
    hall = place.hall()
    with pytest.raises(Exception, match="nowhere"):
        hall.room("nowhere")
    assert hall.rooms.furnished() == []
