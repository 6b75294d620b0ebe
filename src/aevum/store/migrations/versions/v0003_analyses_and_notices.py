"""Analyses of finished games, and where people want to be told that it is their turn."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "analyses",
        Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        Column("seq", Integer, nullable=False),
        Column("analysis", Text, nullable=False),
    )
    op.create_table(
        "notices",
        Column("id", Text, primary_key=True),
        Column(
            "person_id",
            Text,
            ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        Column("kind", Text, nullable=False),
        Column("target", Text, nullable=False),
        Column("created_at", Text, nullable=False),
    )
