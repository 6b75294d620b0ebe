"""A database from before snapshots, pinned packs and named frames: opened, it goes on as if it had
never been anything else.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, create_engine, insert, update
from tests.golden.kept import third_cultures

from aevum import games
from aevum.core.errors import BadRecord
from aevum.core.game import Game
from aevum.core.pack import DataSource
from aevum.store import Store, migrations
from aevum.store.kept import keep_table, open_table
from aevum.store.library import Library
from aevum.store.seating import Seating
from aevum.store.tables import games as kept_games
from aevum.table.table import Table

FIXTURES = Path(__file__).parent / "fixtures"
EXPECTED = json.loads((FIXTURES / "expected.json").read_text(encoding="utf-8"))["games"]
OLD = "0004"


@pytest.fixture
def old_url(url: str, tmp_path: Path) -> str:
    """The old database, on each kind of database in turn."""
    file = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((FIXTURES / "old.sql").read_text(encoding="utf-8"))
    if url.startswith("sqlite"):
        return f"sqlite:///{file}"
    copy(f"sqlite:///{file}", url)
    return url


def copy(old: str, new: str) -> None:
    """Every row into a database that was made by the steps of then."""
    source, target, tables = create_engine(old), create_engine(new), MetaData()
    tables.reflect(source)
    with source.connect() as reading, target.begin() as writing:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = writing
        command.upgrade(config, OLD)
        for table in tables.sorted_tables:
            rows = [dict(row) for row in reading.execute(table.select()).mappings()]
            if rows and table.name != "alembic_version":
                made = MetaData()
                made.reflect(writing, only=[table.name])
                writing.execute(insert(made.tables[table.name]), rows)
    source.dispose()
    target.dispose()


@pytest.fixture
def old(old_url: str) -> Iterator[Store]:
    store = Store.open(old_url)
    yield store
    store.close()


def load_then(name: str, overlay: DataSource = None) -> Game[Any]:
    """No pack was pinned then: games of Rising Cultures go on with the cards of their time."""
    if name == "rising_cultures" and overlay is None:
        return third_cultures()
    return games.load(name, overlay)


@pytest.fixture
def library(old: Store) -> Library:
    return Library(load_then, old.packs)


def seen(table: Table) -> dict[str, Any]:
    """What was noted of each game when it was left."""
    seats, actor = range(len(table.seats)), table.actor
    return {
        "game": table.game.name,
        "seq": table.seq,
        "steps": len(table.line),
        "actor": actor,
        "legal": [] if actor is None else table.legal(actor),
        "asked": table.asked,
        "line": [entry.action for entry in table.line][-12:],
        "can_undo": [table.can_undo(seat) for seat in seats],
        "can_redo": [table.can_redo(seat) for seat in seats],
        "visible": [table.visible_seq(seat) for seat in (-2, *seats)],
        "result": table.result.as_dict() if table.result else None,
    }


def noted(game_id: str) -> dict[str, Any]:
    return {key: value for key, value in EXPECTED[game_id].items() if key != "figures"}


@pytest.mark.parametrize("game_id", EXPECTED)
def test_every_game_stands_where_it_was_left(old: Store, library: Library, game_id: str) -> None:
    """In mid-conflict with secret picks, in mid-turn, begun in a dumped position, forked, over."""
    table = open_table(old, game_id, library)
    assert seen(table) == noted(game_id)
    figures = json.loads(json.dumps(table.game.figures(table.state)))
    known = EXPECTED[game_id]["figures"]
    assert {name: figures[name] for name in known} == known


@pytest.mark.parametrize("game_id", EXPECTED)
def test_every_game_goes_on(old: Store, library: Library, game_id: str) -> None:
    """To its end, with undo; opened again at any time it is the same."""
    table, rng = open_table(old, game_id, library), Random(game_id)
    while (seat := table.actor) is not None:
        if rng.random() < 0.1 and table.can_undo(seat):
            table.undo(seat)
        else:
            table.act(seat, rng.choice(table.legal(seat)))
        if rng.random() < 0.02:
            assert seen(open_table(old, game_id, library)) == seen(table)
    header, entries = old.load(game_id)
    assert header["rules"] == table.game.rules_version
    again = Table.restore(table.game, header, entries)
    assert seen(again) == seen(table)
    assert list(again.log) == entries


def test_the_picks_under_way_stay_secret(old: Store, library: Library) -> None:
    table = open_table(old, "conflict", library)
    seat = table.actor
    assert seat is not None
    own = [entry.action for entry, _ in table.events(seat)]
    for eyes in (-2, *(other for other in range(4) if other != seat)):
        assert len(table.events(eyes)) < len(own)
    masked = [entry.action for entry, _ in table.events(-2) if entry.action.startswith("commit ")]
    assert set(masked) == {"commit ?"}


def test_a_game_is_written_anew_once(old: Store, library: Library) -> None:
    """Its actions and times stay; the digests are today's, and it has snapshots."""
    before = {game_id: old.load(game_id) for game_id in EXPECTED}
    times = {summary.id: summary.updated_at for summary in old.games()}
    for game_id in EXPECTED:
        open_table(old, game_id, library)
    for game_id, (header, entries) in before.items():
        renewed, written = old.load(game_id)
        assert [e[:3] for e in written] == [e[:3] for e in entries]
        assert renewed["seed"] == header["seed"]
        Table.restore(library.game(header["game"]), renewed, written)
    assert {summary.id: summary.updated_at for summary in old.games()} == times
    for summary in old.games():
        assert summary.seq == EXPECTED[summary.id]["seq"]
        assert summary.actor == EXPECTED[summary.id]["actor"]
        assert summary.asked == EXPECTED[summary.id]["asked"]
        assert (summary.status == "finished") == (summary.actor is None)


def test_all_running_games_are_looked_after_at_the_next_start(old: Store) -> None:
    """Nobody knows yet who must act in them."""
    running = {game_id for game_id, facts in EXPECTED.items() if facts["actor"] is not None}
    assert set(Seating(old.database).not_waiting()) == running


# -- rules that were corrected ---------------------------------------------------------------------


def finished_before(store: Store) -> str:
    """A game that was played to its end by the rules of before."""
    table = Table.new(games.load("rising_cultures"), {}, seed=b"r" * 32)
    rng = Random(2)
    while (seat := table.actor) is not None:
        table.act(seat, rng.choice(table.legal(seat)))
    game_id = keep_table(store, table)
    header = {**table.header(), "rules": "2"}
    change(store, game_id, header=json.dumps(header))
    return game_id


def change(store: Store, game_id: str, **values: str) -> None:
    with store.database.writing(game_id) as connection:
        connection.execute(update(kept_games).where(kept_games.c.id == game_id).values(values))


def test_a_game_of_earlier_rules_that_ends_the_same_is_written_anew(store: Store) -> None:
    game_id = finished_before(store)
    table = open_table(store, game_id, Library(games.load, store.packs))
    assert table.result is not None
    assert store.load(game_id)[0]["rules"] == table.game.rules_version


def test_a_game_that_would_end_otherwise_is_not_touched(store: Store) -> None:
    """Who won then has won; it is said that the rules of today lead elsewhere."""
    game_id = finished_before(store)
    then = json.dumps({"points": [1, 0], "winners": [0], "cause": "rounds"})
    change(store, game_id, result=then)
    with pytest.raises(BadRecord, match="result"):
        open_table(store, game_id, Library(games.load, store.packs))
    assert store.load(game_id)[0]["rules"] == "2"
    assert store.summaries([game_id])[game_id].result == json.loads(then)
