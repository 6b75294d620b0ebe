"""What visitors can make grow is bounded, and a table is opened completely or not at all."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, func, select, text

from aevum.store import Store
from aevum.store import people as people_room
from aevum.store import seating as seating_room
from aevum.store.people import People
from aevum.store.seating import NoSeat, Seat, Seating, Setting, Terms
from aevum.store.store import AlreadyKept
from aevum.store.tables import games, invites, seats, terms
from aevum.store.tables import people as people_table

TERMS = Terms("", None, True, True, False, {"kind": "none", "bank": 0, "step": 0})


def seat(person: str | None = None) -> Seat:
    return Seat(0, "Ada", "person", None, person, False, {}, None)


def rows(store: Store) -> list[int]:
    with store.database.reading() as connection:
        return [
            connection.scalar(select(func.count()).select_from(table)) or 0
            for table in (games, terms, seats, invites)
        ]


def test_a_table_is_opened_completely_or_not_at_all(store: Store) -> None:
    whole = Setting(TERMS, [seat()], "secret")

    def power_cut(connection: Connection, game_id: str) -> None:
        whole.write(connection, game_id)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        store.create({"game": "attila"}, beside=power_cut)
    assert rows(store) == [0, 0, 0, 0]
    store.create({"game": "attila"}, beside=whole.write)
    assert rows(store) == [1, 1, 1, 1]


def test_of_two_who_open_the_same_table_one_is_told(store: Store) -> None:
    store.create({"game": "attila"}, game_id="0123")
    with pytest.raises(AlreadyKept):
        store.create({"game": "attila"}, game_id="0123")


def test_guests_without_a_table_are_forgotten(store: Store) -> None:
    people = People(store.database)
    staying, passing, new = (people.new_guest(name)[0] for name in ("Ada", "Ben", "Cleo"))
    account = people.claim(people.new_guest("Dan")[0], "Dan", "a long passphrase")[0]
    store.create({"game": "attila"}, beside=Setting(TERMS, [seat(staying.id)], "s").write)
    with store.database.writing() as connection:
        long_ago = "2020-01-01T00:00:00.000000+00:00"
        words = "UPDATE people SET created_at = :at WHERE id <> :new"
        connection.execute(text(words), {"at": long_ago, "new": new.id})
    assert people.forget_passers_by() == 1
    with store.database.reading() as connection:
        left = set(connection.scalars(select(people_table.c.id)))
    assert left == {staying.id, new.id, account.id}
    assert passing.id not in left


def test_of_very_many_guests_those_who_came_last_are_remembered(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people_room, "MOST_PASSERS_BY", 3)
    people = People(store.database)
    ids = [people.new_guest("Guest")[0].id for _ in range(8)]
    people.forget_passers_by()
    with store.database.reading() as connection:
        assert set(connection.scalars(select(people_table.c.id))) == set(ids[-3:])


def test_a_table_does_not_talk_for_ever(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating_room, "MOST_LINES", 5)
    seating = Seating(store.database)
    game = store.create({"game": "attila"}, beside=Setting(TERMS, [seat()], "s").write)
    for number in range(5):
        seating.say(game, "Ada", 0, f"{number}")
    with pytest.raises(NoSeat, match="5 messages"):
        seating.say(game, "Ada", 0, "one more")


def test_the_lobby_has_pages(store: Store) -> None:
    seating = Seating(store.database)
    ada = People(store.database).new_guest("Ada")[0].id
    for number in range(seating_room.PAGE + 10):
        place = seat(ada if number % 2 else None)
        store.create({"game": "attila"}, beside=Setting(TERMS, [place], f"s{number}").write)
    everything = seating.listed_tables()
    assert len(everything) == seating_room.PAGE + 1
    rest = seating.listed_tables(page=1)
    assert len(rest) == 10
    assert not set(rest) & set(everything[: seating_room.PAGE])
    mine = seating.tables_of(ada)
    assert len(mine) == (seating_room.PAGE + 10) // 2
    assert not set(seating.listed_tables(ada)) & set(mine)
