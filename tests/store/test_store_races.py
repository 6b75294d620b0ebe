"""Two writers of the same sequence cannot both win, whether threads or processes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from store_children import DIGEST, Child, context, open_together, race

from aevum.core.errors import StaleSequence
from aevum.store import Store
from aevum.table.log import Entry


def test_of_threads_that_write_the_same_entry_exactly_one_wins(store: Store) -> None:
    """Four threads, thirty rounds; a batch has two entries, of which the losers leave neither."""
    game_id = store.create({"game": "attila"})
    start = Barrier(4, timeout=30)

    def write(seat: int, first: int) -> bool:
        batch = [Entry(first, seat, "race", DIGEST), Entry(first + 1, seat, "race", DIGEST)]
        start.wait()
        try:
            store.append(game_id, batch)
        except StaleSequence:
            return False
        return True

    with ThreadPoolExecutor(4) as threads:
        for first in range(1, 60, 2):
            won = list(threads.map(write, range(4), [first] * 4))
            assert won.count(True) == 1
            log = store.load(game_id)[1]
            assert [entry.seq for entry in log] == list(range(1, first + 2))
            assert [entry.seat for entry in log[-2:]] == [won.index(True)] * 2


def test_of_processes_that_write_the_same_entries_each_entry_has_one_winner(
    url: str, store: Store
) -> None:
    """Three processes try all of 1 to 150: the wins share out the log, and the log says so."""
    game_id = store.create({"game": "attila"})
    start = context.Barrier(3, timeout=30)
    racers = [Child(race, url, game_id, seat, 150, start) for seat in range(3)]
    won = [racer.report() for racer in racers]
    log = store.load(game_id)[1]
    assert [entry.seq for entry in log] == list(range(1, 151))
    assert sorted(seq for wins in won for seq in wins) == list(range(1, 151))
    assert won == [[e.seq for e in log if e.seat == seat] for seat in range(3)]


def test_an_empty_database_may_be_opened_by_many_at_once(url: str) -> None:
    """Five processes find no tables; one makes them, all keep a game."""
    start = context.Barrier(5, timeout=30)
    openers = [Child(open_together, url, start) for _ in range(5)]
    created = {opener.report() for opener in openers}
    store = Store.open(url)
    assert {summary.id for summary in store.games()} == created
    assert len(created) == 5
    store.close()
