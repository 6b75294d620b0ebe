"""Cutting a damaged tail off a game."""

from __future__ import annotations

from sqlalchemy import delete, update

from aevum.store.database import Database
from aevum.store.tables import analyses, entries, games, remarks, snapshots


def cut(database: Database, game_id: str, keep: int) -> None:
    """Forget all entries after this number, and what was said about them."""
    with database.writing() as connection:
        for table in (entries, remarks, snapshots):
            connection.execute(delete(table).where(table.c.game_id == game_id, table.c.seq > keep))
        connection.execute(delete(analyses).where(analyses.c.game_id == game_id))
        connection.execute(update(games).where(games.c.id == game_id).values(seq=keep))
