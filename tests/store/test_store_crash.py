"""A crash between any two writes loses nothing acknowledged and leaves nothing half done."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from random import Random
from signal import SIGKILL

from store_children import Child, move, open_table, open_tables, play_on, run_out_of_space

from aevum.core.flow import CHANCE
from aevum.store import Store
from aevum.store.seating import Seating
from aevum.table.table import Table

KILLS = 30
OPENINGS = 12


def check_sound(file: Path) -> None:
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()


def check_game(store: Store, game_id: str, acknowledged: int) -> Table:
    """Complete, gapless, consistent with its digests; its last move whole with all its dice."""
    log = store.load(game_id)[1]
    assert len(log) >= acknowledged
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    table = open_table(store, game_id)
    assert table.game.digest(table.state) == log[-1].digest
    assert table.actor != CHANCE
    finished = [summary.id for summary in store.games("finished")]
    assert (table.actor is None) == (game_id in finished)
    return table


def test_a_player_killed_at_any_moment_loses_no_acknowledged_move(
    url: str, sqlite_file: Path
) -> None:
    """Attila is played by a process that dies by SIGKILL thirty times; the next process plays on.

    Half of the kills fall anywhere from the first millisecond, when not even the tables exist;
    half of them while moves are being written.
    """
    rng = Random(476)
    acknowledged: dict[str, int] = {}
    for kill in range(KILLS):
        player = Child(play_on, url, kill)
        if kill % 2:
            player.wait_for_report()
        time.sleep(rng.uniform(0.0, 0.3))
        assert player.kill() == -SIGKILL
        acknowledged.update(player.reports())
        if url.startswith("sqlite") and sqlite_file.exists():
            check_sound(sqlite_file)
        store = Store.open(url)
        for summary in store.games("running"):
            check_game(store, summary.id, acknowledged.get(summary.id, 0))
        store.close()
    store = Store.open(url)
    for game_id, seq in acknowledged.items():
        check_game(store, game_id, seq)
    store.close()


def test_a_server_killed_while_tables_open_leaves_no_half_table(url: str) -> None:
    """What is there is whole: its game, its terms, both seats; what was acknowledged is there."""
    rng = Random(410)
    opened: set[str] = set()
    for kill in range(OPENINGS):
        server = Child(open_tables, url)
        if kill % 2:
            server.wait_for_report()
        time.sleep(rng.uniform(0.0, 0.1))
        server.kill()
        opened.update(server.reports())
    store = Store.open(url)
    seating = Seating(store.database)
    found = {summary.id for summary in store.games("running")}
    assert opened
    assert opened <= found
    for game_id in found:
        check_game(store, game_id, 0)
        assert seating.terms(game_id).title == "killed"
        assert [seat.seat for seat in seating.seats(game_id)] == [0, 1]
    store.close()


def test_a_killed_game_is_played_to_its_end(url: str) -> None:
    """The restored game goes on as if nothing had happened; its end is kept with its result."""
    player = Child(play_on, url, 5)
    game_id, seq = player.wait_for_report()
    player.kill()
    store = Store.open(url)
    table = check_game(store, game_id, seq)
    rng = Random(7)
    while table.actor is not None:
        move(table, rng)
    (kept,) = [summary for summary in store.games("finished") if summary.id == game_id]
    assert table.result is not None
    assert (kept.seq, kept.result) == (table.seq, table.result.as_dict())
    check_game(store, game_id, table.seq)
    store.close()


def test_a_move_that_finds_the_disk_full_did_not_happen(sqlite_file: Path) -> None:
    """The table stands where it stood, says why, and goes on once there is room."""
    url = f"sqlite:///{sqlite_file}"
    message, before, after, moved_on, game_id = Child(run_out_of_space, url).report()
    assert f"The database {sqlite_file} cannot be used" in message
    assert after == before
    assert moved_on > before[0]
    check_sound(sqlite_file)
    store = Store.open(url)
    assert check_game(store, game_id, moved_on).seq == moved_on
    store.close()
