"""Where the database lies: what people write for it, and where it is when they write nothing."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from aevum.core.errors import AevumError


class BadStore(AevumError):
    """The database cannot be used; says which one and why."""


def default_url() -> str:
    """AEVUM_DB (a URL or a path) if it is set, else a file in the user's data folder."""
    place = os.environ.get("AEVUM_DB") or str(_data_folder() / "aevum" / "aevum.sqlite")
    return url_of(place).render_as_string(hide_password=False)


def url_of(place: str) -> URL:
    """The URL of a place: a URL as it stands, a path as a SQLite file whose folder is made."""
    if "://" not in place:
        return URL.create("sqlite", database=str(_with_folder(Path(place).expanduser())))
    try:
        return make_url(place)
    except (ArgumentError, ValueError):
        raise BadStore(
            "This is not the URL of a database; it looks like sqlite:///games.sqlite or "
            "postgresql+psycopg://user:password@host/name."
        ) from None


def beside(place: str, name: str) -> Path:
    """A file that belongs to a database: beside SQLite's own, else in the user's data folder."""
    url = url_of(place)
    file = url.database if url.get_backend_name() == "sqlite" else None
    if not file or file == ":memory:":
        return _data_folder() / "aevum" / name
    return Path(file).with_suffix(f".{name}")


def name_of(place: str) -> str:
    """What tells a database from another whose files lie in the same folder."""
    url = url_of(place)
    if url.get_backend_name() == "sqlite":
        return Path(url.database or "").name
    return f"{url.host or ''}:{url.port or ''}/{url.database or ''}"


def _data_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser()


def _with_folder(path: Path) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadStore(f"The folder {path.parent} cannot be made: {error.strerror}.") from None
    return path.absolute()
