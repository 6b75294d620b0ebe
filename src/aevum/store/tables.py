"""The tables as they are today; the steps that lead here are in migrations/versions."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("header", Text, nullable=False),  # JSON, with the secret seed
    Column("created_at", Text, nullable=False),  # ISO 8601 in UTC, which sorts as text
    Column("updated_at", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("result", Text),  # JSON, once the game is finished
)

entries = Table(
    "entries",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    Column("at", Text, nullable=False),
)
