"""The tables as they are today; the steps that lead here are in migrations/versions."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData()


def _game(**options: Any) -> Column[Any]:
    """The column that ties a row to its game; it goes when the game goes."""
    return Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), **options)


games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("header", Text, nullable=False),  # JSON, with the secret seed
    Column("created_at", Text, nullable=False),  # ISO 8601 in UTC, which sorts as text
    Column("updated_at", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("result", Text),  # JSON, once the game is finished
    # What the lobby shows, so that it never opens a game.
    Column("seq", Integer, nullable=False, server_default="0"),  # number of its last entry
    Column("actor", Integer),  # the seat that must choose; None = over
    Column("asked", Text),  # the name of the decision
    # Was anything taken back by consent? Known when the game is over.
    Column("taken_back", Boolean, nullable=False, server_default=false()),
)

entries = Table(
    "entries",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    Column("at", Text, nullable=False),
    Column("owner", Integer, nullable=False, server_default="-1"),  # who alone may read it
    # Who was asked what after the last entry of a move; spectators may see it later.
    Column("actor", Integer),
    Column("asked", Text),
)

snapshots = Table(
    "snapshots",
    metadata,
    _game(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # the last entry in it
    Column("step", Integer, nullable=False),  # how many entries were in force
    Column("last", Integer, nullable=False),  # the last of them
    Column("position", LargeBinary, nullable=False),
)

damages = Table(
    "damages",
    metadata,
    _game(primary_key=True),
    Column("problem", Text, nullable=False),
    Column("sound", Integer, nullable=False),  # entries that replay
    Column("entries", Integer, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("checksum", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("files", LargeBinary, nullable=False),  # JSON by file name, compressed
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),  # only accounts have one
    Column("passphrase", Text),  # argon2 hash; None = a guest
    Column("created_at", Text, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column(
        "person_id",
        Text,
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("created_at", Text, nullable=False),
    Column("seen_at", Text, nullable=False, server_default=""),  # true to the day
    Column("browser", Text, nullable=False, server_default=""),  # what it calls itself
)

attempts = Table(
    "attempts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("what", Text, nullable=False, index=True),  # what was tried, or from where
    Column("at", Text, nullable=False, index=True),
)

terms = Table(
    "terms",
    metadata,
    _game(primary_key=True),
    Column("title", Text, nullable=False),
    Column("owner", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("pace", Text, nullable=False),  # JSON
    Column("delay", Integer, nullable=False, server_default="0"),  # seconds
)

seats = Table(
    "seats",
    metadata,
    _game(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("bot", Text),
    Column("person_id", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("away", Boolean, nullable=False),
    Column("orders", Text, nullable=False),  # JSON
    Column("bank", Float),  # seconds left, None = no clock
    Column("draft", Text, nullable=False, server_default="[]"),  # JSON
)

archived = Table(  # who does not want to see which table in their list any more
    "archived",
    metadata,
    _game(primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

invites = Table(
    "invites",
    metadata,
    Column("token_hash", Text, primary_key=True),
    _game(nullable=False),
    Column("created_at", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    _game(nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Text, nullable=False),
)

remarks = Table(
    "remarks",
    metadata,
    _game(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("remark", Text, nullable=False),  # JSON
)

analyses = Table(
    "analyses",
    metadata,
    _game(primary_key=True),
    Column("seq", Integer, nullable=False),  # the entry after which the game was over
    Column("analysis", Text, nullable=False),  # JSON
)

notices = Table(
    "notices",
    metadata,
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
    Column("details", Text),  # JSON: what a browser needs besides its address
    Column("code", Text),  # hash of what was sent to a mail address; None = it is confirmed
)
