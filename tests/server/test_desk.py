"""Moves at many tables, carried out together: each stands or falls by itself."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from aevum.core.errors import IllegalAction, NotYourTurn, StaleSequence
from aevum.server import desk
from aevum.server import messages as m
from aevum.server.deeds import Deed, act, act_together
from aevum.server.desk import MOST, Scribe
from aevum.server.hall import Hall
from aevum.server.opening import open_table
from aevum.server.thinkers import Thinkers
from aevum.store import Store
from aevum.store.people import People
from aevum.store.store import Move


class DiskFull(Exception):
    """Stands for anything that can go wrong while moves are written."""


class Party:
    """Ada, alone at several tables of two seats; the disk takes no moves of a `full` table."""

    def __init__(self, folder: Path, tables: int) -> None:
        self.store = Store.open(str(folder / "games.sqlite"))
        self.told: list[str] = []
        self.full: set[str] = set()
        self.written: list[list[str]] = []
        thinkers = Thinkers(1)
        self.hall = Hall(self.store, thinkers, lambda table, by: self.told.append(table), None)
        self.ada = People(self.store.database).new_guest("Ada")[0]
        wanted = m.NewTable("attila", [m.NewSeat("me")] * 2, options={"first": 0})
        self.tables = [open_table(self.hall, self.ada, wanted).id for _ in range(tables)]
        self._write = self.store._write
        self.store._moves._write = self._write_unless_full

    def _write_unless_full(self, moves: Sequence[Move]) -> None:
        self.written.append([move.game_id for move in moves])
        if self.full & {move.game_id for move in moves}:
            raise DiskFull
        self._write(moves)

    def deed(self, table: str, **other: Any) -> Deed:
        """The last thing that is listed: no tile, a card, a stone."""
        now = self.hall.room(table).table
        seat = now.actor
        assert seat is not None
        order = {"seat": seat, "seq": now.visible_seq(seat), "action": now.legal(seat)[-1], **other}
        return Deed(self.ada, table, m.Act(**order))

    def seqs(self) -> list[int]:
        return [self.hall.room(table).table.seq for table in self.tables]

    def stored(self) -> list[int]:
        return [len(self.store.load(table)[1]) for table in self.tables]

    def unlocked(self) -> bool:
        """Can another thread have every room?"""
        free: list[bool] = []

        def try_all() -> None:
            for table in self.tables:
                room = self.hall.room(table)
                free.append(room.lock.acquire(timeout=1))
                if free[-1]:
                    room.lock.release()

        thread = threading.Thread(target=try_all)
        thread.start()
        thread.join()
        return all(free)


@pytest.fixture
def party(tmp_path: Path) -> Iterator[Party]:
    party = Party(tmp_path, 5)
    yield party
    party.hall.thinkers.close()
    party.store.close()


def test_moves_at_many_tables_are_one_transaction(party: Party) -> None:
    before = party.seqs()
    deeds = [party.deed(table) for table in party.tables]
    act_together(party.hall, deeds)
    assert [deed.problem for deed in deeds] == [None] * 5
    assert party.written == [party.tables]
    assert party.seqs() == party.stored()
    assert all(now > old for now, old in zip(party.seqs(), before, strict=True))
    assert party.told == party.tables
    assert party.unlocked()


def test_what_is_refused_does_not_hold_up_the_others(party: Party) -> None:
    first, second, third, fourth, fifth = party.tables
    before = party.seqs()
    deeds = [
        party.deed(first),
        party.deed(second, action="place dacia"),
        party.deed(third, seq=0),
        party.deed(fourth, seat=1),
        party.deed(fifth),
    ]
    act_together(party.hall, deeds)
    kinds = [type(deed.problem) for deed in deeds]
    assert kinds == [type(None), IllegalAction, StaleSequence, NotYourTurn, type(None)]
    assert party.written == [[first, fifth]]
    assert party.seqs()[1:4] == before[1:4]
    assert party.seqs() == party.stored()
    assert party.unlocked()


def test_what_cannot_be_written_did_not_happen_and_harms_nobody_else(party: Party) -> None:
    before = party.seqs()
    party.full = set(party.tables[1:3])
    deeds = [party.deed(table) for table in party.tables]
    act_together(party.hall, deeds)
    assert [type(deed.problem) for deed in deeds] == [
        type(None), DiskFull, DiskFull, type(None), type(None),
    ]  # fmt: skip
    assert party.seqs() == party.stored()
    assert party.seqs()[1:3] == before[1:3]
    assert set(party.told) == {party.tables[0], *party.tables[3:]}
    assert party.unlocked()
    party.full.clear()
    act(party.hall, party.ada, party.tables[1], party.deed(party.tables[1]).order)
    assert party.seqs()[1] > before[1]


def test_of_two_who_do_the_same_one_is_too_late(party: Party) -> None:
    table = party.tables[0]
    deeds = [party.deed(table), party.deed(table)]
    act_together(party.hall, deeds)
    assert deeds[0].problem is None
    assert isinstance(deeds[1].problem, StaleSequence)
    assert party.seqs() == party.stored()


def test_two_moves_at_one_table_fall_together(party: Party) -> None:
    """The second rests on the first, which the disk does not take."""
    table, before = party.tables[0], party.seqs()
    party.full = {table}
    first = party.deed(table)
    trial = party.hall.room(table).table.fork(len(party.hall.room(table).table.line))
    trial.act(first.order.seat, first.order.action)
    assert trial.actor == 0
    second = Deed(party.ada, table, m.Act(0, trial.visible_seq(0), trial.legal(0)[-1]))
    act_together(party.hall, [first, second])
    assert isinstance(first.problem, DiskFull)
    assert isinstance(second.problem, DiskFull)
    assert party.seqs() == before == party.stored()
    assert party.unlocked()


def test_the_scribe_answers_everybody_and_writes_what_waits_together(party: Party) -> None:
    """More tasks than one visit holds, some without a deed, one whose answer fails."""
    looked: list[str] = []

    def look(table: str) -> bytes | None:
        looked.append(threading.current_thread().name)
        if table == party.tables[4]:
            raise DiskFull
        return table.encode()

    async def everybody() -> list[Any]:
        scribe = Scribe(party.hall)
        asked = [
            scribe.ask(party.deed(t) if n < 4 else None, lambda t=t: look(t))
            for n, t in enumerate(party.tables * (MOST // 3))
        ]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        scribe.close()
        return list(answers)

    answers = asyncio.run(everybody())
    assert len(answers) == len(party.tables) * (MOST // 3) > MOST
    for answer, table in zip(answers, party.tables * (MOST // 3), strict=True):
        assert (
            isinstance(answer, DiskFull) if table == party.tables[4] else answer == table.encode()
        )
    assert set(looked) == {"scribe"}
    assert sorted(table for batch in party.written for table in batch) == sorted(party.tables[:4])


def test_who_comes_first_does_not_wait_and_who_comes_soon_after_is_written_together(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "PAUSE", 2.0)
    first, second, third, *_ = party.tables

    async def one_after_another() -> float:
        scribe = Scribe(party.hall)
        start = time.monotonic()
        await scribe.ask(party.deed(first), lambda: None)
        waited = time.monotonic() - start
        soon = asyncio.create_task(scribe.ask(party.deed(second), lambda: None))
        await asyncio.sleep(0.2)
        await asyncio.gather(soon, scribe.ask(party.deed(third), lambda: None))
        scribe.close()
        return waited

    assert asyncio.run(one_after_another()) < desk.PAUSE
    assert party.written == [[first], [second, third]]


def test_the_scribe_ends_when_it_is_closed(party: Party) -> None:
    async def open_and_close() -> None:
        scribe = Scribe(party.hall)
        waiting = asyncio.gather(*(scribe.ask(None, lambda: b"") for _ in range(3)))
        await asyncio.sleep(0)  # now they have asked
        scribe.close()
        assert await waiting == [b""] * 3

    asyncio.run(open_and_close())
    for thread in threading.enumerate():
        if thread.name == "scribe":
            thread.join(5)
            assert not thread.is_alive()
