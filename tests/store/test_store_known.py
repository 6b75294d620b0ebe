"""What is remembered is what the database says; moves that are written together stay apart."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from time import sleep

import pytest
from postgres_server import Server
from store_children import DIGEST

from aevum.core.errors import NotFound, StaleSequence
from aevum.store import Store
from aevum.store.database import MOMENT
from aevum.store.known import glance
from aevum.store.seating import Seat, Seating, Setting, Terms
from aevum.store.together import Together
from aevum.table.log import Entry

OPEN = Seat(0, "", "open", None, None, False, {}, None)
TERMS = Terms("", None, True, True, False, {"kind": "none", "bank": 0, "step": 0})


def entry(seq: int) -> Entry:
    return Entry(seq, 0, "race", DIGEST)


def test_own_changes_are_seen_at_once(store: Store) -> None:
    seating = Seating(store.database)
    game = store.create({"game": "attila"}, beside=Setting(TERMS, [OPEN], "secret").write)
    assert not seating.seats(game)[0].away
    seating.change(game, 0, away=True)
    assert seating.seats(game)[0].away
    assert seating.chat(game) == []
    seating.say(game, "Ada", 0, "Salve!")
    assert [line.text for line in seating.chat(game)] == ["Salve!"]
    seating.remark(game, 1, {"automatic": True})
    assert seating.remarks(game) == {1: {"automatic": True}}


def test_changes_of_another_process_are_seen(url: str, store: Store) -> None:
    """A second store on the same database stands for it: it shares nothing but the file."""
    mine, other = Seating(store.database), Store.open(url)
    theirs = Seating(other.database)
    beside = Setting(TERMS, [OPEN], "secret").write
    game = store.create({"game": "attila"}, [entry(1)], beside=beside)
    for number in range(2, 30):
        assert store.entries(game, number - 1) == []
        assert mine.seats(game)[0].away == (number % 2 == 1)
        other.append(game, [entry(number)])
        theirs.change(game, 0, away=number % 2 == 0)
        theirs.say(game, "Ben", 0, str(number))
        pause()
        assert store.entries(game, number - 1) == [entry(number)]
        assert mine.seats(game)[0].away == (number % 2 == 0)
        assert mine.chat(game)[-1].text == str(number)
    other.delete(game)
    pause()
    assert mine.seats(game) == []
    with pytest.raises(NotFound):
        mine.terms(game)
    other.close()


def test_at_a_glance_a_fact_is_read_once_and_own_changes_are_seen(url: str, store: Store) -> None:
    mine, other = Seating(store.database), Store.open(url)
    beside = Setting(TERMS, [OPEN], "secret").write
    game = store.create({"game": "attila"}, [entry(1)], beside=beside)
    with glance():
        assert not mine.seats(game)[0].away
        mine.change(game, 0, away=True)
        assert mine.seats(game)[0].away
        assert store.entries(game, 1) == []
        store.append(game, [entry(2)])
        assert store.entries(game, 1) == [entry(2)]
        with pytest.raises(StaleSequence):
            store.append(game, [entry(2)])
        assert store.entries(game, 2) == []
    Seating(other.database).change(game, 0, away=False)
    pause()
    with glance():
        assert not mine.seats(game)[0].away
    other.close()


def test_what_others_write_during_a_glance_counts_as_written_after_it(server: Server) -> None:
    """Only PostgreSQL is shared without a word; SQLite says when to look again."""
    url = server.new_database()
    store, other = Store.open(url), Store.open(url)
    mine, theirs = Seating(store.database), Seating(other.database)
    game = store.create({"game": "attila"}, beside=Setting(TERMS, [OPEN], "secret").write)
    with glance():
        assert not mine.seats(game)[0].away
        theirs.change(game, 0, away=True)
        assert not mine.seats(game)[0].away
    assert mine.seats(game)[0].away
    store.close()
    other.close()


def pause() -> None:
    """A little longer than news of another process may take."""
    sleep(1.5 * MOMENT)


def test_what_was_deleted_is_forgotten(store: Store) -> None:
    seating = Seating(store.database)
    beside = Setting(TERMS, [OPEN], "secret").write
    game = store.create({"game": "attila"}, [entry(1)], beside=beside)
    assert seating.seats(game) == [OPEN]
    assert seating.terms(game) == TERMS
    store.delete(game)
    assert seating.seats(game) == []
    with pytest.raises(NotFound):
        seating.terms(game)


def test_a_refused_move_does_not_harm_those_written_with_it(store: Store) -> None:
    """Eight games at once, again and again; every second writer comes too late."""
    games = [store.create({"game": "attila"}) for _ in range(8)]
    start = Barrier(8, timeout=30)

    def write(number: int, seq: int) -> bool:
        late = number % 2 == 1 and seq > 1
        start.wait()
        try:
            store.append(games[number], [entry(1 if late else seq)])
        except StaleSequence:
            return False
        return True

    with ThreadPoolExecutor(8) as threads:
        for seq in range(1, 40):
            won = list(threads.map(write, range(8), [seq] * 8))
            assert won == [seq == 1 or number % 2 == 0 for number in range(8)]
    for number, game in enumerate(games):
        log = store.load(game)[1]
        assert [e.seq for e in log] == list(range(1, 40 if number % 2 == 0 else 2))
        assert store.entries(game, len(log) - 1) == log[-1:]


def test_wishes_that_gather_are_written_at_one_go() -> None:
    """While the first is being written four more come; they are the second batch."""
    batches: list[list[int]] = []
    first, gathered = Barrier(2, timeout=30), Barrier(2, timeout=30)

    def write(items: list[int]) -> None:
        batches.append(sorted(items))
        if len(batches) == 1:
            first.wait()
            gathered.wait()

    together = Together(write)
    with ThreadPoolExecutor(5) as threads:
        threads.submit(together.keep_all, [0])
        first.wait()
        rest = [threads.submit(together.keep_all, [number]) for number in (1, 2, 3, 4)]
        while len(together._wishes) < 4:
            pass
        gathered.wait()
        for wish in rest:
            assert wish.result() == [None]
    assert batches == [[0], [1, 2, 3, 4]]


def test_of_several_wishes_of_one_caller_each_is_answered() -> None:
    """One that cannot be written is tried alone, and so are the others."""
    written: list[int] = []

    def write(items: Sequence[int]) -> None:
        if 2 in items:
            raise ValueError(items)
        written.extend(items)

    problems = Together(write).keep_all([1, 2, 3])
    assert [type(problem) for problem in problems] == [type(None), ValueError, type(None)]
    assert written == [1, 3]
    assert Together(write).keep_all([]) == []
