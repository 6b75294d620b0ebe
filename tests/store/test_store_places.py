"""Where the database lies, how it comes to its tables, and what is said when it cannot be used."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text
from store_children import Child, open_without_rights

from aevum.store import BadStore, Store, default_url, migrations
from aevum.store.tables import metadata
from aevum.table.log import Entry

LOG = [Entry(1, -1, "draw goths", bytes(16))]


# -- the default place ---------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's empty home; no setting of the real one shines through."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("AEVUM_DB", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


def opened_at(file: Path) -> bool:
    """Whether the default place is this file, by using it."""
    Store.open(default_url()).close()
    return file.is_file()


def test_games_lie_in_the_users_data_folder(home: Path) -> None:
    assert opened_at(home / ".local/share/aevum/aevum.sqlite")


def test_xdg_data_home_moves_the_data_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "elsewhere"))
    assert opened_at(home / "elsewhere/aevum/aevum.sqlite")


@pytest.mark.parametrize("name", ["my games.sqlite", "50%20 off?#.sqlite", "Ærø/games.sqlite"])
def test_aevum_db_may_be_a_path(home: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Any path a file system allows, its folders made where they are missing."""
    monkeypatch.setenv("AEVUM_DB", str(home / "deep" / "er" / name))
    assert opened_at(home / "deep" / "er" / name)


def test_aevum_db_may_begin_with_the_home_folder(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AEVUM_DB", "~/games.sqlite")
    assert opened_at(home / "games.sqlite")


def test_aevum_db_may_be_a_url(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = "postgresql+psycopg://ada:secret@example.org/games"
    monkeypatch.setenv("AEVUM_DB", url)
    assert default_url() == url


def test_a_path_given_relative_is_found_again_from_another_folder(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    monkeypatch.setenv("AEVUM_DB", "games.sqlite")
    url = default_url()
    monkeypatch.chdir("/")
    Store.open(url).close()
    assert (home / "games.sqlite").is_file()


# -- settings and tables -------------------------------------------------------------------------


def test_sqlite_is_set_up_to_keep_what_it_was_given(sqlite_file: Path) -> None:
    """Write-ahead log, a sync to disk per commit (2 = FULL), waiting for others, foreign keys."""
    store = Store.open(str(sqlite_file))
    with store._database.reading() as connection:
        settings = [
            connection.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    store.close()
    assert settings == ["wal", 2, 1, 10_000]


def test_the_migrations_lead_to_the_tables_the_code_uses(url: str) -> None:
    Store.open(url).close()
    engine = create_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        keys = inspect(connection).get_pk_constraint("entries")["constrained_columns"]
        assert keys == ["game_id", "seq"]
    engine.dispose()


def test_the_last_step_is_known_without_asking_alembic(url: str) -> None:
    Store.open(url).close()
    engine = create_engine(url)
    with engine.connect() as connection:
        heads = MigrationContext.configure(connection).get_current_heads()
        assert heads == (migrations.newest(),) == (migrations.last_taken(connection),)
    engine.dispose()


def test_a_store_that_is_up_to_date_opens_without_alembic(sqlite_file: Path) -> None:
    """It takes as long to import as the rest of the store."""
    Store.open(str(sqlite_file)).close()
    program = (
        "import sys; from aevum.store import Store; "
        f"Store.open({str(sqlite_file)!r}).close(); print('alembic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.split() == [b"False"]


def test_an_empty_file_becomes_a_store(sqlite_file: Path) -> None:
    sqlite_file.touch()
    store = Store.open(str(sqlite_file))
    assert store.games() == []
    store.close()


def test_opening_again_changes_nothing(url: str) -> None:
    first = Store.open(url)
    game_id = first.create({"game": "attila"}, LOG)
    before = first.games()
    first.close()
    for _ in range(2):
        again = Store.open(url)
        assert again.load(game_id) == ({"game": "attila"}, LOG)
        assert again.games() == before
        again.close()


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    store = Store.open(url)
    game_id = store.create({"game": "attila"}, LOG)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadStore, match=r"written by a newer version of Aevum; update Aevum"):
        Store.open(url)
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
    engine.dispose()
    assert store.load(game_id)[1] == LOG
    store.close()


def test_a_step_that_fails_half_way_leaves_no_table_behind(sqlite_file: Path) -> None:
    """Someone else's table `entries` stops the first step after it made `games`."""
    connection = sqlite3.connect(sqlite_file)
    connection.execute("CREATE TABLE entries (other TEXT)")
    connection.commit()
    with pytest.raises(BadStore, match="table entries already exists"):
        Store.open(str(sqlite_file))
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("entries",)]
    connection.close()


# -- places that cannot be used ------------------------------------------------------------------


def test_a_file_that_is_no_database_is_named_and_left_alone(sqlite_file: Path) -> None:
    content = b"Dear diary, today I conquered Gallia.\n" * 50
    sqlite_file.write_bytes(content)
    with pytest.raises(BadStore) as error:
        Store.open(str(sqlite_file))
    assert str(error.value) == f"The database {sqlite_file} cannot be used: file is not a database."
    assert sqlite_file.read_bytes() == content


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder everyone may enter, unlike the ones tests are given."""
    with tempfile.TemporaryDirectory(prefix="aevum-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


def test_a_folder_without_write_permission_gives_one_sentence(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    file = open_folder / "games.sqlite"
    assert Child(open_without_rights, str(file)).report() == (
        "BadStore",
        f"The database {file} cannot be used: unable to open database file.",
    )
    assert Child(open_without_rights, str(open_folder / "sub" / "games.sqlite")).report() == (
        "BadStore",
        f"The folder {open_folder / 'sub'} cannot be made: Permission denied.",
    )


def test_a_file_without_write_permission_gives_one_sentence(open_folder: Path) -> None:
    file = open_folder / "games.sqlite"
    Store.open(str(file)).close()
    file.chmod(0o444)
    kind, message = Child(open_without_rights, str(file)).report()
    assert kind == "BadStore"
    assert message.startswith(f"The database {file} cannot be used: ")


def test_a_folder_is_not_a_database(tmp_path: Path) -> None:
    with pytest.raises(BadStore, match=f"The database {tmp_path} cannot be used"):
        Store.open(str(tmp_path))


@pytest.mark.parametrize("url", ["mysql://localhost/games", "postgresql+asyncpg://localhost/games"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadStore, match="keeps games in SQLite or PostgreSQL, not in '"):
        Store.open(url)


def test_a_broken_url_is_refused_without_repeating_its_password() -> None:
    with pytest.raises(BadStore, match="not the URL of a database") as error:
        Store.open("://ada:secret@localhost/games")
    assert "secret" not in str(error.value)


def test_a_server_that_does_not_answer_is_named_without_the_password() -> None:
    pytest.importorskip("psycopg", reason="psycopg is not installed: pip install 'aevum[postgres]'")
    with pytest.raises(BadStore, match="cannot be used") as error:
        Store.open("postgresql+psycopg://ada:secret@127.0.0.1:1/games")
    assert "127.0.0.1" in str(error.value)
    assert "secret" not in str(error.value)


def test_without_psycopg_the_message_says_what_to_install() -> None:
    if find_spec("psycopg"):
        pytest.skip("psycopg is installed")
    with pytest.raises(BadStore, match=r"the package psycopg: pip install 'aevum\[postgres\]'"):
        Store.open("postgresql+psycopg://localhost/games")
