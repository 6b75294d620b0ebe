"""Analyses of finished games: computed once, kept with the game they belong to."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from aevum.store.database import Database
from aevum.store.tables import analyses


class Analyses:
    """One analysis per game, good for the log as it was then."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, game_id: str, seq: int) -> str | None:
        """The analysis made after this entry; a game that was reopened since has none."""
        query = select(analyses.c.analysis).where(
            analyses.c.game_id == game_id, analyses.c.seq == seq
        )
        with self._database.reading() as connection:
            return connection.scalar(query)

    def put(self, game_id: str, seq: int, analysis: str) -> None:
        row = {"game_id": game_id, "seq": seq, "analysis": analysis}
        with self._database.keeping() as connection:
            connection.execute(delete(analyses).where(analyses.c.game_id == game_id))
            connection.execute(insert(analyses), row)
