"""The store keeps games: the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import time
from typing import Any

import pytest
from postgres_server import Server
from store_children import open_table

from aevum.core.errors import NotFound, StaleSequence
from aevum.games import load
from aevum.store import BadStore, Store
from aevum.store.kept import keep_table
from aevum.table.log import Entry
from aevum.table.table import Table

HEADER: dict[str, Any] = {
    "game": "attila",
    "options": {"players": 3},
    "seats": [{"name": "Ada", "kind": "person"}, {"name": "Ærø \U0001f3db", "kind": "bot"}],
    "seed": "5e" * 32,
    "fork": None,
}
RESULT = {"points": [40, 31, 12], "winners": [0], "cause": "stones"}


def entries(first: int, last: int, seat: int = 0) -> list[Entry]:
    return [
        Entry(n, seat, f"place goths {n}", bytes([n % 256]) * 16) for n in range(first, last + 1)
    ]


def kept(store: Store, game_id: str) -> list[int]:
    return [entry.seq for entry in store.load(game_id)[1]]


def test_a_game_is_loaded_as_it_was_kept(store: Store) -> None:
    """Names beyond ASCII, chance's seat -1, digests as bytes: all comes back equal."""
    log = [Entry(1, -1, "draw goths", b"\x00" * 16), Entry(2, 0, "no_tile", b"\xff" * 16)]
    game_id = store.create(HEADER, log)
    more = [Entry(3, 1, "place goths dacia", bytes(range(16)))]
    store.append(game_id, more)
    assert store.load(game_id) == (HEADER, log + more)


def test_a_new_game_may_be_empty(store: Store) -> None:
    game_id = store.create(HEADER)
    assert store.load(game_id) == (HEADER, [])


def test_ids_are_new_and_can_stand_in_a_url(store: Store) -> None:
    ids = [store.create(HEADER) for _ in range(20)]
    assert len(set(ids)) == 20
    assert all(len(name) >= 12 and name.isascii() and name.isalnum() for name in ids)


def test_games_do_not_touch_each_other(store: Store) -> None:
    one, two = store.create(HEADER), store.create(HEADER)
    store.append(one, entries(1, 3))
    store.append(two, entries(1, 2, seat=1))
    assert store.load(one)[1] == entries(1, 3)
    assert store.load(two)[1] == entries(1, 2, seat=1)


def test_what_was_kept_is_there_after_reopening(url: str) -> None:
    first = Store.open(url)
    game_id = first.create(HEADER, entries(1, 2))
    first.close()
    second = Store.open(url)
    assert second.load(game_id) == (HEADER, entries(1, 2))
    second.close()


@pytest.mark.parametrize(
    "batch",
    [
        entries(3, 4),  # written before
        entries(4, 6),  # its beginning written before
        entries(6, 6),  # one left out
        [*entries(5, 5), *entries(7, 7)],  # a hole inside
        [*entries(5, 5), *entries(5, 5)],  # one twice
    ],
)
def test_entries_that_do_not_follow_are_refused_as_a_whole(
    store: Store, batch: list[Entry]
) -> None:
    """After four entries only a batch that begins with the fifth and has no hole is taken."""
    game_id = store.create(HEADER, entries(1, 4))
    before = store.games()
    with pytest.raises(StaleSequence, match=f"next entry of game {game_id} is number 5"):
        store.append(game_id, batch, RESULT)
    assert store.load(game_id)[1] == entries(1, 4)
    assert store.games() == before
    store.append(game_id, entries(5, 6))
    assert kept(store, game_id) == [1, 2, 3, 4, 5, 6]


def test_a_new_game_whose_log_does_not_begin_at_one_is_not_created(store: Store) -> None:
    with pytest.raises(StaleSequence):
        store.create(HEADER, entries(2, 3))
    assert store.games() == []


def test_an_append_that_fails_in_the_database_changes_nothing(store: Store) -> None:
    """The third row of the batch is refused by the database itself (it has no action)."""
    game_id = store.create(HEADER, entries(1, 2))
    before = store.games()
    broken: Any = Entry(5, 0, None, bytes(16))  # type: ignore[arg-type]
    with pytest.raises(BadStore):
        store.append(game_id, [*entries(3, 4), broken], RESULT)
    assert store.load(game_id) == (HEADER, entries(1, 2))
    assert store.games() == before


def test_unknown_ids_are_not_found(store: Store) -> None:
    store.create(HEADER, entries(1, 2))
    for ask in (
        lambda: store.load("nowhere"),
        lambda: store.append("nowhere", entries(1, 1)),
        lambda: store.finish("nowhere", RESULT),
        lambda: store.delete("nowhere"),
    ):
        with pytest.raises(NotFound, match=r"^There is no game nowhere here\.$"):
            ask()


def test_a_deleted_game_is_gone_with_its_log(store: Store) -> None:
    game_id, other = store.create(HEADER, entries(1, 3)), store.create(HEADER, entries(1, 2))
    store.delete(game_id)
    with pytest.raises(NotFound):
        store.load(game_id)
    with pytest.raises(NotFound):
        store.append(game_id, entries(1, 1))
    assert [summary.id for summary in store.games()] == [other]
    assert kept(store, other) == [1, 2]


def test_games_are_listed_newest_first_without_their_secret(store: Store) -> None:
    ids = []
    for count in (1, 2, 3):
        ids.append(store.create(HEADER, entries(1, count)))
        time.sleep(0.002)
    listed = store.games()
    assert [summary.id for summary in listed] == ids[::-1]
    assert [summary.seq for summary in listed] == [3, 2, 1]
    assert {summary.game for summary in listed} == {"attila"}
    assert listed[0].seats == HEADER["seats"]
    assert HEADER["seed"] not in repr(listed)


def test_games_are_listed_by_status(store: Store) -> None:
    running, finished = store.create(HEADER), store.create(HEADER)
    store.finish(finished, RESULT)
    assert [summary.id for summary in store.games("running")] == [running]
    assert [summary.id for summary in store.games("finished")] == [finished]
    assert len(store.games()) == 2


def test_the_last_entries_and_the_result_are_kept_together(store: Store) -> None:
    game_id = store.create(HEADER, entries(1, 2))
    store.append(game_id, entries(3, 4), RESULT)
    (summary,) = store.games("finished")
    assert (summary.id, summary.seq, summary.result) == (game_id, 4, RESULT)
    assert summary.created_at < summary.updated_at


def test_a_take_back_after_the_end_reopens_the_game(store: Store) -> None:
    game_id = store.create(HEADER, entries(1, 2))
    store.finish(game_id, RESULT)
    store.append(game_id, [Entry(3, 0, "undo", bytes(16))])
    (summary,) = store.games("running")
    assert (summary.seq, summary.result) == (3, None)


def test_a_table_keeps_its_moves_through_the_keeper(store: Store) -> None:
    """Every entry is in the store when `act` returns; the restored table stands where it stood."""
    table = Table.new(load("attila"), {"players": 2}, seed=b"a" * 32)
    game_id = keep_table(store, table)
    for _ in range(30):
        seat = table.actor
        assert seat is not None
        table.act(seat, table.legal(seat)[0])
        assert store.load(game_id)[1] == list(table.log)
    restored = open_table(store, game_id)
    assert table.game.digest(restored.state) == table.game.digest(table.state)
    assert restored.seed == table.seed


def test_of_two_tables_of_the_same_game_the_slower_one_is_refused(store: Store) -> None:
    """Two server processes hold the same game: the second move finds the game moved on."""
    table = Table.new(load("attila"), {"players": 2}, seed=b"a" * 32)
    game_id = keep_table(store, table)
    fast, slow = open_table(store, game_id), open_table(store, game_id)
    seat = fast.actor
    assert seat is not None
    fast.act(seat, fast.legal(seat)[0])
    before = (slow.seq, slow.game.digest(slow.state))
    with pytest.raises(StaleSequence):
        slow.act(seat, slow.legal(seat)[-1])
    assert (slow.seq, slow.game.digest(slow.state)) == before
    assert store.load(game_id)[1] == list(fast.log)


def test_a_postgresql_server_that_crashed_and_came_back_is_used_again(server: Server) -> None:
    """A crash that went unnoticed does not show; while the server is down, one sentence does."""
    store = Store.open(server.new_database())
    game_id = store.create(HEADER, entries(1, 2))
    server.stop()
    server.start()
    store.append(game_id, entries(3, 3))
    server.stop()
    try:
        with pytest.raises(BadStore, match="cannot be used"):
            store.append(game_id, entries(4, 4))
    finally:
        server.start()
    assert kept(store, game_id) == [1, 2, 3]
    store.append(game_id, entries(4, 4))
    assert kept(store, game_id) == [1, 2, 3, 4]
    store.close()
