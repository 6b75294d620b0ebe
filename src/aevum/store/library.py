"""The games as tables need them: as they are opened today, or with the cards they began with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from aevum.core.errors import BadRecord
from aevum.core.game import Game
from aevum.core.pack import DataSource
from aevum.store.packs import Packs
from aevum.table.record import Record, files_of, is_of_our_format

MOST_PINNED = 16
"""Games with other data than today's that are kept at hand."""

Loader = Callable[[str, DataSource], Game[Any]]


class Library:
    """Games by name and pack; the store knows no rules, so its owner says how to load a game."""

    def __init__(self, load: Loader, packs: Packs | None = None, data: Path | None = None) -> None:
        """`data` is the owner's folder, laid over our packs."""
        self._load = load
        self._packs = packs
        self._data = data
        self._games: dict[str, Game[Any]] = {}
        self._pinned: dict[str, Game[Any]] = {}

    def game(self, name: str) -> Game[Any]:
        """The game as it is opened today."""
        if name not in self._games:
            self._games[name] = self._load(name, self._data)
        return self._games[name]

    def find(
        self, name: str, checksum: str, carried: Mapping[str, bytes] | None = None
    ) -> Game[Any] | None:
        """The game with exactly this data, if it is today's, was kept here or is carried along."""
        if self.game(name).data_checksum == checksum:
            return self.game(name)
        if checksum not in self._pinned:
            files = carried or (self._packs.find(checksum) if self._packs else None)
            game = self._load(name, None) if files is None else self._load_carried(name, files)
            if game.data_checksum != checksum:
                return None
            self._pinned[checksum] = game
            while len(self._pinned) > MOST_PINNED:
                self._pinned.pop(next(iter(self._pinned)))
            return game
        return self._pinned[checksum]

    def _load_carried(self, name: str, files: Mapping[str, bytes]) -> Game[Any]:
        """With data that a stranger may have written."""
        try:
            return self._load(name, files)
        except (LookupError, TypeError, ValueError, ArithmeticError) as error:
            raise BadRecord(
                f"The data that this carries along cannot be used: {error!r}."
            ) from None

    def pinned(
        self, name: str, checksum: str, carried: Mapping[str, bytes] | None = None
    ) -> Game[Any]:
        game = self.find(name, checksum, carried)
        if game is None:
            raise BadRecord(
                f"This was played with other data (checksum {checksum}), which is not here."
            )
        return game

    def of_record(self, record: Record) -> Game[Any]:
        """The game with the data of a record; the first format never carried any."""
        found = self.find(record.game, record.data, files_of(record))
        if found is None and not is_of_our_format(record):
            return self.game(record.game)
        return found or self.pinned(record.game, record.data)
