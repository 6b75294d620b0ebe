"""How long spectators wait, and what a browser needs to be sent a push message."""

from alembic import op
from sqlalchemy import Column, Integer, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("terms", Column("delay", Integer, nullable=False, server_default="0"))
    op.add_column("notices", Column("details", Text))
