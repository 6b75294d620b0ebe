"""The steps from an empty database to the tables of today, one module each in `versions`.

Alembic knows the way; importing it takes as long as the rest of the store, so it is asked only
where a step is missing.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

FOLDER = Path(__file__).parent


def upgrade(connection: Connection) -> bool:
    """Take the steps that are missing; False if the database has taken steps unknown here."""
    if last_taken(connection) == newest():
        return True
    from aevum.store.migrations.steps import take_missing

    return take_missing(connection, FOLDER)


def last_taken(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    taken: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return taken


def newest() -> str:
    """The number in the name of the last step is its revision."""
    return max(step.name[1:5] for step in (FOLDER / "versions").glob("v*.py"))
