"""Is a stored game sound? It is replayed as far as it goes; damage is noted for its people.

A damaged game is not opened again until it was repaired: it stands in the lobby of its players with
what `aevum admin repair` would do, and nobody else notices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select

from aevum.core.errors import AevumError, BadRecord
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.store.database import Database
from aevum.store.library import Library
from aevum.store.places import BadStore
from aevum.store.store import Store, Summary
from aevum.store.tables import damages
from aevum.table.log import Entry
from aevum.table.table import Table

BROKEN = (BadRecord, LookupError, TypeError, ValueError, ArithmeticError)
"""What reading a damaged game may raise."""


class Damage(NamedTuple):
    """What is wrong with a game, and how much of it is sound."""

    problem: str
    sound: int
    entries: int


class Damaged(AevumError):
    """This game cannot be opened."""

    def __init__(self, game_id: str, damage: Damage) -> None:
        lost = damage.entries - damage.sound
        super().__init__(
            f"Game {game_id} is damaged: {damage.problem} 'aevum admin repair {game_id}' would "
            f"keep {damage.sound} of its {damage.entries} entries.",
            "damaged",
            id=game_id,
            problem=damage.problem,
            kept=str(damage.sound),
            lost=str(lost),
        )


class Damages:
    """The damaged games of a database, as far as somebody has noticed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note(self, game_id: str, damage: Damage) -> None:
        with self._database.keeping() as connection:
            connection.execute(delete(damages).where(damages.c.game_id == game_id))
            connection.execute(insert(damages), {"game_id": game_id, **damage._asdict()})

    def forget(self, game_id: str) -> None:
        with self._database.keeping() as connection:
            connection.execute(delete(damages).where(damages.c.game_id == game_id))

    def of(self, game_ids: Sequence[str]) -> dict[str, Damage]:
        columns = damages.c
        query = select(columns.game_id, columns.problem, columns.sound, columns.entries)
        with self._database.reading() as connection:
            rows = connection.execute(query.where(columns.game_id.in_(game_ids))).all()
        return {game_id: Damage(*rest) for game_id, *rest in rows}


class Health(NamedTuple):
    """What replaying a stored game showed: `sound` entries agree, then comes the problem."""

    id: str
    game: str
    entries: int
    sound: int
    problem: str | None
    pinned: bool

    @property
    def verdict(self) -> str:
        """Same, pinned (with the data it began with, which is not today's) or different."""
        if self.problem is not None:
            return "different"
        return "pinned" if self.pinned else "same"

    @property
    def damage(self) -> Damage | None:
        return Damage(self.problem, self.sound, self.entries) if self.problem else None


class Stored(NamedTuple):
    """A game as it lies in the database."""

    game: Game[Any]
    header: dict[str, Any]
    entries: list[Entry]


def read(store: Store, game_id: str, library: Library) -> Stored:
    try:
        header, entries = store.load(game_id)
        game = library.find(header["game"], header["data"]) or library.game(header["game"])
        Table.restore(game, header, [])
    except (KeyError, ValueError, TypeError) as error:
        raise BadRecord(f"The header of game {game_id} cannot be read: {error!r}.") from None
    return Stored(game, header, entries)


def examine(store: Store, summary: Summary, library: Library) -> Health:
    """Replay a game as far as it goes, and note what was found."""
    health = _examine(store, summary, library)
    if health.damage is None:
        Damages(store.database).forget(summary.id)
    else:
        Damages(store.database).note(summary.id, health.damage)
    return health


def _examine(store: Store, summary: Summary, library: Library) -> Health:
    sound, pinned = 0, False
    try:
        stored = read(store, summary.id, library)
        game, header = stored.game, stored.header
        pinned = game.data_checksum != library.game(game.name).data_checksum
        known = (game.rules_version, game.data_checksum) == (header["rules"], header["data"])
        table = Table.restore(game, header, [])
        for entry in stored.entries:
            table.replay_entry(entry, compare=known)
            sound += 1
        check_end(table, summary)
        problem = None
    except BadStore:
        raise
    except AevumError as error:
        problem = str(error)
    except BROKEN as error:  # a seat or a word that no log can hold
        problem = f"Step {sound + 1} cannot be read: {error}."
    return Health(summary.id, summary.game, summary.seq, sound, problem, pinned)


def check_end(table: Table, summary: Summary) -> None:
    """All entries replay; do they also end as it is written?"""
    if table.actor == CHANCE and table.seq:  # else it waits for its seats to be taken
        raise BadRecord("The dice that follow the last entry are missing.")
    result = table.result.as_dict() if table.result else None
    if result != summary.result:
        raise BadRecord("The stored result is not the result of the game.")
