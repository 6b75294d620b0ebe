"""Where Alembic is asked to take the steps that are missing."""

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


def take_missing(connection: Connection, folder: Path) -> bool:
    """False if the database has taken steps unknown here."""
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        return False
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True
