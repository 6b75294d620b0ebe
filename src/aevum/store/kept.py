"""Tables that are kept: written down with every move, and opened again where they were left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aevum.core.errors import BadRecord
from aevum.core.game import Game
from aevum.store.health import check_end
from aevum.store.library import Library
from aevum.store.renewal import rewrite
from aevum.store.shelves import StoredShelf
from aevum.store.store import Beside, Move, Outcome, Standing, Store
from aevum.table.log import Entry
from aevum.table.table import Keeper, Left, Table


def keep_table(store: Store, table: Table, game_id: str = "", beside: Beside | None = None) -> str:
    """Keep a table as it stands under this or a random id, and from now on every move of it.

    `beside` writes what belongs to it, in the same transaction.
    """
    taken = table.shelf.since(0)
    game = table.game
    store.packs.keep(game.name, game.data_checksum, game.pack)
    game_id = store.create(
        table.header(), list(table.log), game_id, standing_of(table), taken, outcome_of(table),
        beside,
    )  # fmt: skip
    table.shelf = StoredShelf(store.database, game_id, taken)
    table.keeper = keeper(store, game_id, table)
    return game_id


def open_table(store: Store, game_id: str, library: Library) -> Table:
    """The table as it was left; only what follows its last snapshot is played again."""
    header, entries = store.load(game_id)
    game = library.find(header["game"], header["data"])
    if game is None or header["rules"] != game.rules_version:
        table = renew(store, game_id, game or library.game(header["game"]))
    else:
        table = _restore(store, game_id, game, header, entries)
    table.keeper = keeper(store, game_id, table)
    return table


def _restore(
    store: Store, game_id: str, game: Game[Any], header: dict[str, Any], entries: list[Entry]
) -> Table:
    shelf = StoredShelf(store.database, game_id)
    try:
        return Table.restore(game, header, entries, shelf.last(len(entries)), shelf)
    except BadRecord:  # perhaps the snapshot is to blame; the log is what counts
        return Table.restore(game, header, entries)


def renew(store: Store, game_id: str, game: Game[Any]) -> Table:
    """A game from before its rules, or the way it is written down, changed: written anew.

    Every action must still be possible and the end the same; the digests it had cannot be compared
    any more.
    """
    header, entries = store.load(game_id)
    table = Table.restore(game, header, [])
    if table.start is not None:
        table.start = game.dump(table.state)
    standings = []
    for entry in entries:
        table.replay_entry(entry, compare=False)
        standings.append(standing_of(table))
    check_end(table, store.summaries([game_id])[game_id])
    taken = table.shelf.since(0)
    store.packs.keep(game.name, game.data_checksum, game.pack)
    rewrite(store.database, game_id, header, table.header(), list(table.log), standings, taken)
    table.shelf = StoredShelf(store.database, game_id, taken)
    return table


def keeper(store: Store, game_id: str, table: Table) -> Keeper:
    """What a table calls to keep its moves, and what is left of the draft that was said."""

    def keep(entries: list[Entry], left: Left | None) -> None:
        store.keep(move_of(game_id, table, entries)._replace(left=left))

    return keep


def move_of(game_id: str, table: Table, entries: Sequence[Entry]) -> Move:
    """These last entries of the table, as they are written down."""
    taken = table.shelf.since(entries[0].seq)
    outcome = outcome_of(table)
    taken_back = outcome is not None and table.was_taken_back
    return Move(game_id, entries, outcome, standing_of(table), taken, taken_back=taken_back)


def outcome_of(table: Table) -> Outcome | None:
    return table.result.as_dict() if table.result else None


def standing_of(table: Table) -> Standing:
    return Standing(table.actor, table.asked)
