"""Games that cannot be opened, with what is wrong and how much of them is sound."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, Text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "damages",
        Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        Column("problem", Text, nullable=False),
        Column("sound", Integer, nullable=False),
        Column("entries", Integer, nullable=False),
    )
