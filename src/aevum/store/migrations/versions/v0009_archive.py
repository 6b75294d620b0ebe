"""Tables that somebody has taken out of their own list."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "archived",
        Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    )
