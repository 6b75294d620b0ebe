"""Data packs by checksum: a game goes on with the cards it began with."""

from __future__ import annotations

import zlib

import msgspec
from sqlalchemy import insert, select

from aevum.store.database import Database
from aevum.store.tables import packs


class Packs:
    """The packs of one database; they never change and are never thrown away."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: set[str] = set()

    def keep(self, game: str, checksum: str, files: dict[str, bytes]) -> None:
        """Keep a pack, unless it is here already."""
        if checksum in self._known:
            return
        with self._database.keeping() as connection:
            here = select(packs.c.checksum).where(packs.c.checksum == checksum)
            if connection.scalar(here) is None:
                row = {"checksum": checksum, "game": game, "files": _packed(files)}
                connection.execute(insert(packs), row)
        self._known.add(checksum)

    def find(self, checksum: str) -> dict[str, bytes] | None:
        query = select(packs.c.files).where(packs.c.checksum == checksum)
        with self._database.reading() as connection:
            files = connection.scalar(query)
        return None if files is None else msgspec.json.decode(zlib.decompress(files), type=Files)


Files = dict[str, bytes]


def _packed(files: Files) -> bytes:
    return zlib.compress(msgspec.json.encode(files))
