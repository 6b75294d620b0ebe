"""Sessions with an age, attempts that are counted, mail that is confirmed, games taken back."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Boolean, Column, Integer, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    never = sa.false()
    op.add_column("games", Column("taken_back", Boolean, nullable=False, server_default=never))
    op.add_column("sessions", Column("seen_at", Text, nullable=False, server_default=""))
    op.add_column("sessions", Column("browser", Text, nullable=False, server_default=""))
    op.execute("UPDATE sessions SET seen_at = created_at")
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_table(
        "attempts",
        Column("id", Integer, primary_key=True),
        Column("what", Text, nullable=False, index=True),
        Column("at", Text, nullable=False, index=True),
    )
    op.add_column("notices", Column("code", Text))
    # Nobody has ever confirmed these addresses.
    op.execute("UPDATE notices SET code = '' WHERE kind = 'mail'")
