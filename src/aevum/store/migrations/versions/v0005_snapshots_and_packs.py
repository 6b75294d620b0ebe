"""Snapshots, data packs, who may read an entry, and what the lobby shows of a game."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, Text, text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("games", Column("seq", Integer, nullable=False, server_default="0"))
    op.execute(
        text("UPDATE games SET seq = (SELECT count(*) FROM entries WHERE game_id = games.id)")
    )
    op.add_column("entries", Column("owner", Integer, nullable=False, server_default="-1"))
    for table in ("games", "entries"):
        op.add_column(table, Column("actor", Integer))
        op.add_column(table, Column("asked", Text))
    op.create_table(
        "snapshots",
        Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("step", Integer, nullable=False),
        Column("last", Integer, nullable=False),
        Column("position", LargeBinary, nullable=False),
    )
    op.create_table(
        "packs",
        Column("checksum", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("files", LargeBinary, nullable=False),
    )
