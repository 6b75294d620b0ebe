"""The steps from an empty database to the tables of today, one module each in `versions`."""

from __future__ import annotations

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

# Each step announces itself; that is of interest to nobody who just wants to play.
logging.getLogger("alembic").setLevel(logging.WARNING)


def upgrade(connection: Connection) -> bool:
    """Take the steps that are missing; False if the database has taken steps unknown here."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        return False
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True
