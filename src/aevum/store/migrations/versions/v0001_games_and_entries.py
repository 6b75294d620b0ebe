"""Games and their entries."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        Column("id", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("header", Text, nullable=False),
        Column("created_at", Text, nullable=False),
        Column("updated_at", Text, nullable=False),
        Column("status", Text, nullable=False),
        Column("result", Text),
    )
    op.create_table(
        "entries",
        Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("seat", Integer, nullable=False),
        Column("action", Text, nullable=False),
        Column("digest", LargeBinary, nullable=False),
        Column("at", Text, nullable=False),
    )
