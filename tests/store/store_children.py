"""What the tests do in processes of their own: race, play on until killed, run out of space.

They run in children of a fork server that has Aevum loaded, so that a child starts in milliseconds.
"""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Callable
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier
from random import Random
from typing import Any

from aevum.core.errors import AevumError, StaleSequence
from aevum.games import load
from aevum.store import BadStore, Store, kept
from aevum.store.library import Library
from aevum.store.seating import Seat, Setting, Terms, new_token
from aevum.table.log import Entry
from aevum.table.table import Table

context = get_context("forkserver")
context.set_forkserver_preload(["__main__", "aevum.store", "aevum.games.attila.game"])

DIGEST = bytes(range(16))


class Child:
    """A running process and what it reports."""

    def __init__(self, work: Callable[..., None], *arguments: Any) -> None:
        self._pipe, to_parent = context.Pipe(duplex=False)
        self._received: list[Any] = []
        self._process = context.Process(target=work, args=(to_parent, *arguments), daemon=True)
        self._process.start()
        to_parent.close()

    def kill(self) -> int:
        """SIGKILL, at once; returns the exit code."""
        self._process.kill()
        self._process.join()
        return self._process.exitcode or 0

    def wait_for_report(self) -> Any:
        self._received.append(self._pipe.recv())
        return self._received[-1]

    def reports(self) -> list[Any]:
        """Everything it reported until it ended."""
        try:
            while True:
                self.wait_for_report()
        except EOFError:
            self._process.join()
            return self._received

    def report(self) -> Any:
        """The only report of a child that ends by itself."""
        (report,) = self.reports()
        return report


def race(parent: Connection, url: str, game_id: str, seat: int, last: int, start: Barrier) -> None:
    """Try to write every entry up to `last`; report the ones won against the other racers."""
    store = Store.open(url)
    start.wait()
    won = []
    for seq in range(1, last + 1):
        try:
            store.append(game_id, [Entry(seq, seat, "race", DIGEST)])
        except StaleSequence:
            continue
        won.append(seq)
    parent.send(won)


def open_together(parent: Connection, url: str, start: Barrier) -> None:
    """Open the same empty database at the same moment as others, and use it."""
    start.wait()
    parent.send(Store.open(url).create({"game": "attila"}))


def play_on(parent: Connection, url: str, seed: int) -> None:
    """Play Attila for ever, with undos; report (game, seq) as soon as a move is acknowledged."""
    rng = Random(seed)
    store = Store.open(url)
    while True:
        running = store.games("running")
        game_id = running[0].id if running else new_game(store)
        table = open_table(store, game_id)
        try:
            while table.actor is not None:
                move(table, rng)
                parent.send((game_id, table.seq))
        except StaleSequence:
            pass  # a commit of a killed player arrived after all: look again


def new_game(store: Store) -> str:
    table = Table.new(load("attila"), {"players": 3})
    return kept.keep_table(store, table)


def open_tables(parent: Connection, url: str) -> None:
    """Open tables for ever, with all that belongs to one; report each that is acknowledged."""
    store = Store.open(url)
    terms = Terms("killed", None, True, True, False, {})
    while True:
        table = Table.new(load("attila"), {"players": 2})
        seats = [Seat(number, "Ada", "person", None, None, False, {}, None) for number in (0, 1)]
        parent.send(kept.keep_table(store, table, "", Setting(terms, seats, new_token()).write))


def open_table(store: Store, game_id: str) -> Table:
    """The table of a kept game, which goes on being kept."""
    return kept.open_table(store, game_id, Library(load))


def move(table: Table, rng: Random) -> None:
    """Any legal action; one time in ten an undo, where there is something to undo."""
    seat = table.actor
    assert seat is not None
    if rng.random() < 0.1 and table.can_undo(seat):
        table.undo(seat)
    else:
        table.act(seat, rng.choice(table.legal(seat)))


def run_out_of_space(parent: Connection, url: str) -> None:
    """Play until the disk is full; report what happened, before and after there is room again."""
    store = Store.open(url)
    game_id = new_game(store)
    table = open_table(store, game_id)
    rng = Random(1)
    with files_at_most(200_000):
        while True:
            before = (table.seq, table.game.digest(table.state))
            try:
                move(table, rng)
            except BadStore as error:
                message = str(error)
                break
    after = (table.seq, table.game.digest(table.state))
    move(table, rng)
    parent.send((message, before, after, table.seq, game_id))


@contextmanager
def files_at_most(size: int) -> Any:
    """No file may grow beyond this size: to a database the same as a full disk."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def open_without_rights(parent: Connection, url: str) -> None:
    """Open as a user who may read but not write; report the error."""
    if os.geteuid() == 0:
        os.setgid(65534)
        os.setuid(65534)
    try:
        Store.open(url)
    except AevumError as error:
        parent.send((type(error).__name__, str(error)))
