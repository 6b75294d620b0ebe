"""Tables to play at: a fixed seed, random but repeatable moves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from aevum.games.attila.game import load_game
from aevum.table.log import Entry
from aevum.table.table import Table

GAME = load_game()
SEED = bytes(range(32))
OTHER_SEED = bytes(range(32, 64))
Wanted = Callable[[Table], bool]


def new_table(players: int = 3, seed: bytes = SEED) -> Table:
    return Table.new(GAME, {"players": players}, seed=seed)


def move(table: Table, rng: Random) -> list[Entry]:
    """One random move of whoever must act."""
    seat = table.actor
    assert seat is not None
    return table.act(seat, rng.choice(table.legal(seat)))


def play_until(table: Table, rng: Random, wanted: Wanted) -> Table:
    """Random moves until the table looks as wanted; it must happen before the game is over."""
    while not wanted(table):
        move(table, rng)
    return table


def finish(table: Table, rng: Random) -> Table:
    while table.actor is not None:
        move(table, rng)
    return table


def table_where(wanted: Wanted, players: int = 3) -> Table:
    """The first of many random tables that comes to look as wanted."""
    for number in range(100):
        rng = Random(number)
        table = new_table(players, bytes([number]) * 32)
        while table.actor is not None:
            if wanted(table):
                return table
            move(table, rng)
    raise AssertionError("no table ever looked like that")


def digest(table: Table) -> bytes:
    return GAME.digest(table.state)


def asked(table: Table) -> str:
    """The name of the decision at which the table stands."""
    return str(GAME.node(table.state).name) if table.state.stack else ""


def snapshot(table: Table) -> tuple[object, ...]:
    """Everything a refused or failed call must leave as it was."""
    seats = range(len(table.seats))
    return (
        table.seq,
        digest(table),
        table.line,
        table.actor,
        [table.can_undo(seat) for seat in seats],
        [table.can_redo(seat) for seat in seats],
        table.takeback and (table.takeback.seat, table.takeback.to, set(table.takeback.agreed)),
        [table.view(seat) for seat in (-2, *seats)],
        list(table.log),
    )
