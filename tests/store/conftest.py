"""A fresh database for every test: a real SQLite file, a real PostgreSQL server if there is one."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres_server import Server, find_programs

from aevum.store import Store


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    pytest.importorskip("psycopg", reason="psycopg is not installed: pip install 'aevum[postgres]'")
    programs = find_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: no initdb in /usr/lib/postgresql/*/bin")
    with tempfile.TemporaryDirectory(prefix="aevum-") as folder:
        server = Server(programs, Path(folder))
        yield server
        server.stop()


@pytest.fixture
def sqlite_file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, on each kind of database in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{request.getfixturevalue('sqlite_file')}"
    new: str = request.getfixturevalue("server").new_database()
    return new


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store.open(url)
    yield store
    store.close()
