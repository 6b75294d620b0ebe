"""Snapshots: a long game is opened, played on and taken back without playing it all again.

The proof is damage: what is never played again may as well be nonsense.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from sqlalchemy import delete, func, select, update
from store_children import move, open_table

from aevum.core.errors import AevumError
from aevum.games import load
from aevum.store import Store
from aevum.store.kept import keep_table
from aevum.store.tables import entries, snapshots
from aevum.table.snapshots import EVERY
from aevum.table.table import Table

NONSENSE = "xyzzy"


@pytest.fixture
def long_game(store: Store) -> tuple[str, Table]:
    """A kept game with more than five snapshots, whose last step can be undone."""
    rng = Random(5)
    table = Table.new(load("attila"), {"players": 3}, seed=b"s" * 32)
    game_id = keep_table(store, table)
    while table.seq < 6 * EVERY or not undoable(table):
        move(table, rng)
    return game_id, table


def undoable(table: Table) -> bool:
    seat = table.last_decider
    return seat is not None and table.can_undo(seat)


def kept_snapshots(store: Store, game_id: str) -> list[tuple[int, int]]:
    """After which entries and with how many steps, the oldest first."""
    query = select(snapshots.c.seq, snapshots.c.step).where(snapshots.c.game_id == game_id)
    with store.database.reading() as connection:
        return [(seq, step) for seq, step in connection.execute(query.order_by(snapshots.c.seq))]


def ruin(store: Store, game_id: str, first: int, last: int) -> None:
    """Nobody can play these entries any more."""
    here = (entries.c.game_id == game_id) & entries.c.seq.between(first, last)
    with store.database.writing(game_id) as connection:
        connection.execute(update(entries).where(here).values(action=NONSENSE))


def same(one: Table, other: Table) -> bool:
    digests = [table.game.digest(table.state) for table in (one, other)]
    seats = range(len(one.seats))
    return (
        digests[0] == digests[1]
        and list(one.log) == list(other.log)
        and [one.view(seat) for seat in (-2, *seats)] == [other.view(seat) for seat in (-2, *seats)]
        and [one.can_redo(seat) for seat in seats] == [other.can_redo(seat) for seat in seats]
    )


def test_a_snapshot_is_kept_every_few_dozen_entries(
    store: Store, long_game: tuple[str, Table]
) -> None:
    game_id, table = long_game
    kept = [0, *(seq for seq, _ in kept_snapshots(store, game_id)), table.seq]
    assert len(kept) > 6
    assert max(b - a for a, b in pairwise(kept)) < 2 * EVERY


def test_a_game_is_opened_from_its_last_snapshot_alone(
    store: Store, long_game: tuple[str, Table]
) -> None:
    """What lies before the last two snapshots is never played again: opening, undo, a new move."""
    game_id, table = long_game
    before_last, _ = kept_snapshots(store, game_id)[-2]
    ruin(store, game_id, 1, before_last)
    again = open_table(store, game_id)
    seat = table.last_decider
    assert seat is not None
    again.undo(seat)
    assert again.game.digest(again.state) == table.game.digest(table.state_at(len(table.line) - 1))
    again.redo(seat)
    rng = Random(1)
    for _ in range(EVERY):
        move(again, rng)
    assert store.load(game_id)[1][-1].seq == again.seq


def test_what_follows_the_last_snapshot_is_played_again(
    store: Store, long_game: tuple[str, Table]
) -> None:
    game_id, table = long_game
    last, _ = kept_snapshots(store, game_id)[-1]
    if last == table.seq:
        move(table, Random(2))
    ruin(store, game_id, last + 1, last + 1)
    with pytest.raises(AevumError):
        open_table(store, game_id)


def test_an_opened_table_is_the_one_that_was_left(
    store: Store, long_game: tuple[str, Table]
) -> None:
    """With undone steps, take-back requests and secret choices taken back on both sides of it."""
    game_id, table = long_game
    rng = Random(3)
    for number in range(2 * EVERY):
        move(table, rng)
        seat = table.actor
        if seat is not None and number % 7 == 0:
            table.ask_takeback(seat, 5)
        assert same(open_table(store, game_id), table)


def test_any_step_is_shown_from_the_snapshot_before_it(
    store: Store, long_game: tuple[str, Table]
) -> None:
    game_id, table = long_game
    expected = [table.game.digest(table.state_at(n)) for n in range(len(table.line) + 1)]
    again = open_table(store, game_id)
    for length, digest in enumerate(expected):
        assert again.game.digest(again.state_at(length)) == digest
    seq, step = kept_snapshots(store, game_id)[2]
    ruin(store, game_id, 1, seq)
    again = open_table(store, game_id)
    for length in range(step, len(table.line) + 1):
        assert again.game.digest(again.state_at(length)) == expected[length]
    with pytest.raises(AevumError):
        again.state_at(step - 1)


def test_snapshots_of_what_was_taken_back_are_not_used(
    store: Store, long_game: tuple[str, Table]
) -> None:
    game_id, table = long_game
    seat = table.actor
    assert seat is not None
    table.ask_takeback(seat, len(table.line) - 2 * EVERY)
    for other in range(3):
        if other != seat:
            table.answer_takeback(other, True)
    assert same(open_table(store, game_id), table)
    rng = Random(4)
    for _ in range(3 * EVERY):
        move(table, rng)
    again = open_table(store, game_id)
    fresh = Table.restore(table.game, table.header(), store.load(game_id)[1])
    for length in range(0, len(table.line) + 1, 3):
        state = again.state_at(length)
        assert table.game.digest(state) == table.game.digest(fresh.state_at(length))


@pytest.mark.parametrize("damage", [b"", b"{}"])
def test_a_damaged_snapshot_costs_time_but_no_game(
    store: Store, long_game: tuple[str, Table], damage: bytes
) -> None:
    game_id, table = long_game
    with store.database.writing(game_id) as connection:
        connection.execute(update(snapshots).values(position=damage))
    assert same(open_table(store, game_id), table)


def test_snapshots_go_with_their_game(store: Store, long_game: tuple[str, Table]) -> None:
    game_id, _ = long_game
    store.delete(game_id)
    with store.database.reading() as connection:
        assert connection.scalar(select(func.count()).select_from(snapshots)) == 0


def test_a_move_that_is_not_kept_leaves_no_snapshot(
    store: Store, long_game: tuple[str, Table]
) -> None:
    """Another process was faster: its entry stands, and nothing of ours."""
    game_id, table = long_game
    slow = open_table(store, game_id)
    rng = Random(6)
    while len(kept_snapshots(store, game_id)) < 8:
        move(table, rng)
    before = kept_snapshots(store, game_id)
    seat = slow.actor
    assert seat is not None
    with pytest.raises(AevumError):
        slow.act(seat, slow.legal(seat)[0])
    assert kept_snapshots(store, game_id) == before
    assert same(open_table(store, game_id), table)


def test_a_game_without_snapshots_is_played_again(
    store: Store, long_game: tuple[str, Table]
) -> None:
    game_id, table = long_game
    with store.database.writing(game_id) as connection:
        connection.execute(delete(snapshots))
    assert same(open_table(store, game_id), table)
