"""A draft at each seat: words it would like to say."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", Column("draft", Text, nullable=False, server_default="[]"))
