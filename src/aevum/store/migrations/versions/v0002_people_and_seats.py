"""People, sessions, seats, invitations, terms, chat and remarks."""

from typing import Any

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, Text

revision = "0002"
down_revision = "0001"


def _game(**options: Any) -> Column[Any]:
    return Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), **options)


def upgrade() -> None:
    op.create_table(
        "people",
        Column("id", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("name_key", Text, unique=True),
        Column("passphrase", Text),
        Column("created_at", Text, nullable=False),
    )
    op.create_table(
        "sessions",
        Column("token_hash", Text, primary_key=True),
        Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        Column("created_at", Text, nullable=False),
    )
    op.create_table(
        "terms",
        _game(primary_key=True),
        Column("title", Text, nullable=False),
        Column("owner", Text, ForeignKey("people.id", ondelete="SET NULL")),
        Column("listed", Boolean, nullable=False),
        Column("hints", Boolean, nullable=False),
        Column("private", Boolean, nullable=False),
        Column("pace", Text, nullable=False),
    )
    op.create_table(
        "seats",
        _game(primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("name", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("bot", Text),
        Column("person_id", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
        Column("away", Boolean, nullable=False),
        Column("orders", Text, nullable=False),
        Column("bank", Float),
    )
    op.create_table(
        "invites",
        Column("token_hash", Text, primary_key=True),
        _game(nullable=False),
        Column("created_at", Text, nullable=False),
    )
    op.create_table(
        "chat",
        Column("id", Integer, primary_key=True),
        _game(nullable=False, index=True),
        Column("name", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", Text, nullable=False),
    )
    op.create_table(
        "remarks",
        _game(primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("remark", Text, nullable=False),
    )
