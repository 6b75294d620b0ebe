"""`aevum admin`: look at stored games, find damage, cut it off, replay everything."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import pytest
from click.testing import Result
from sqlalchemy import text
from typer.testing import CliRunner

from aevum.cli.admin import app
from aevum.core.errors import AevumError, BadOptions, NotFound
from aevum.core.flow import CHANCE
from aevum.games import load
from aevum.games.attila.board import data_folder
from aevum.store import Store
from aevum.store.kept import keep_table
from aevum.store.library import Library
from aevum.table.table import Table

attila = load("attila")
Run = Callable[..., Any]


def play_game(store: Store, decisions: int = 10_000, seed: int = 1) -> tuple[str, Table]:
    """A random game of two."""
    table = Table.new(attila, {"players": 2, "first": 0}, seed=bytes([seed]) * 32)
    rng = Random(seed)
    while table.actor is not None and decisions:
        table.act(table.actor, rng.choice(table.legal(table.actor)))
        decisions -= 1
    game_id = store.create(table.header())
    store.append(game_id, list(table.log), table.result.as_dict() if table.result else None)
    return game_id, table


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(str(tmp_path / "games.sqlite"))


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run a sub-command over the test's database; an error of the house is raised."""

    def command(*words: str, code: int = 0) -> Any:
        arguments = [*words, "--db", str(tmp_path / "games.sqlite"), "--json"]
        done: Result = CliRunner().invoke(app, arguments)
        if isinstance(done.exception, AevumError):
            raise done.exception
        assert done.exit_code == code, done.output
        return json.loads(done.output)

    return command


def sql(store: Store, words: str, **values: Any) -> None:
    with store.database.writing() as connection:
        connection.execute(text(words), values)


def damage(store: Store, game_id: str, seq: int) -> None:
    """Another digest than the one the entry gives."""
    words = "UPDATE entries SET digest = zeroblob(16) WHERE game_id = :id AND seq = :seq"
    sql(store, words, id=game_id, seq=seq)


def test_list_shows_all_games(store: Store, run: Run) -> None:
    one, table = play_game(store, 12)
    two, _ = play_game(store, seed=2)
    found = {row["id"]: row for row in run("list")}
    assert set(found) == {one, two}
    assert found[one]["seq"] == table.seq
    assert (found[one]["status"], found[two]["status"]) == ("running", "finished")


def test_list_for_people_names_games_and_seats(store: Store, tmp_path: Path) -> None:
    game_id, _ = play_game(store, 3)
    done = CliRunner().invoke(app, ["list", "--db", str(tmp_path / "games.sqlite")])
    assert done.exit_code == 0
    assert game_id in done.output
    assert "Seat 1" in done.output


def test_inspect_says_whether_a_game_replays(store: Store, run: Run) -> None:
    game_id, table = play_game(store, 12)
    sound = run("inspect", game_id)
    assert (sound["verdict"], sound["sound"], sound["problem"]) == ("same", table.seq, None)
    damage(store, game_id, 20)
    broken = run("inspect", game_id)
    assert (broken["verdict"], broken["sound"]) == ("different", 19)
    assert "Step 20" in broken["problem"]


def test_replay_all_names_broken_games_with_their_step(store: Store, run: Run) -> None:
    good, _ = play_game(store)
    bad, _ = play_game(store, 15, seed=2)
    assert {row["verdict"] for row in run("replay-all")} == {"same"}
    damage(store, bad, 17)
    reports = {row["id"]: row for row in run("replay-all", code=2)}
    assert reports[good]["verdict"] == "same"
    assert (reports[bad]["verdict"], reports[bad]["sound"]) == ("different", 16)


@pytest.fixture
def other_data(tmp_path: Path) -> Path:
    """An owner's folder in which a province has another name."""
    copytree(data_folder(), tmp_path / "data" / "attila")
    file = tmp_path / "data" / "attila" / "provinces.csv"
    file.write_bytes(file.read_bytes().replace(b"Britannia", b"Albion"))
    return tmp_path / "data"


def test_replay_all_tells_games_of_other_data_from_those_that_differ(
    store: Store, run: Run, other_data: Path, tmp_path: Path
) -> None:
    """A game keeps the cards it began with: with these it is sound, though they are others."""
    ours, _ = play_game(store, 5)
    theirs = Library(load, store.packs, other_data).game("attila")
    old = keep_table(store, Table.new(theirs, {"players": 2}, seed=b"p" * 32))
    verdicts = {row["id"]: row["verdict"] for row in run("replay-all")}
    assert verdicts == {ours: "same", old: "pinned"}
    verdicts = {row["id"]: row["verdict"] for row in run("replay-all", "--data", str(other_data))}
    assert verdicts == {ours: "pinned", old: "same"}
    shown = CliRunner().invoke(app, ["replay-all", "--db", str(tmp_path / "games.sqlite")])
    assert shown.exit_code == 0
    said = "1 games are the same, 1 are pinned to other data, 0 are different."
    assert said in " ".join(shown.output.split())
    damage(store, old, 1)
    [bad] = [row for row in run("replay-all", code=2) if row["id"] == old]
    assert (bad["verdict"], bad["sound"]) == ("different", 0)
    assert "Step 1" in bad["problem"]


def test_replay_all_finds_a_false_result(store: Store, run: Run) -> None:
    game_id, table = play_game(store)
    result = {**table.result.as_dict(), "points": [99, 0]} if table.result else {}
    store.finish(game_id, result)
    [report] = run("replay-all", code=2)
    assert report["problem"] == "The stored result is not the result of the game."
    run("repair", game_id, "--yes")
    assert [row["verdict"] for row in run("replay-all")] == ["same"]


def test_repair_asks_before_it_cuts(store: Store, run: Run) -> None:
    game_id, table = play_game(store, 12)
    damage(store, game_id, 20)
    with pytest.raises(BadOptions, match="add --yes"):
        run("repair", game_id)
    assert len(store.load(game_id)[1]) == table.seq


def test_repair_cuts_the_tail_and_keeps_a_copy(store: Store, run: Run, tmp_path: Path) -> None:
    """The log ends with the last sound entry; what was removed lies beside the database."""
    game_id, table = play_game(store, 12)
    bad = next(e.seq for e in reversed(list(table.log)) if e.seat != CHANCE and e.seq < table.seq)
    damage(store, game_id, bad)
    report = run("repair", game_id, "--yes")
    assert report["removed"] == table.seq - bad + 1
    copy = json.loads(Path(report["copy"]).read_text())
    assert Path(report["copy"]).parent == tmp_path
    assert [row["seq"] for row in copy["entries"]] == list(range(bad, table.seq + 1))
    assert copy["entries"][0]["action"] == table.log[bad].action
    header, entries = store.load(game_id)
    assert entries == list(table.log)[: bad - 1]
    again = Table.restore(attila, header, entries)
    assert again.actor == table.log[bad].seat


def test_repair_throws_the_dice_that_were_cut_off(store: Store, run: Run) -> None:
    """A damaged draw: the seed gives the same card again, and nobody waits for chance."""
    game_id, table = play_game(store, 40)
    draw = next(e for e in list(table.log)[20:] if e.seat == CHANCE)
    damage(store, game_id, draw.seq)
    run("repair", game_id, "--yes")
    header, entries = store.load(game_id)
    assert entries[draw.seq - 1] == table.log[draw.seq]
    assert Table.restore(attila, header, entries).actor in (0, 1)
    assert run("inspect", game_id)["verdict"] == "same"


def test_a_finished_game_that_loses_its_end_runs_again(store: Store, run: Run) -> None:
    game_id, table = play_game(store)
    damage(store, game_id, table.seq - 5)
    run("repair", game_id, "--yes")
    [summary] = store.games()
    assert (summary.status, summary.result) == ("running", None)


def test_a_gap_in_the_log_is_damage(store: Store, run: Run) -> None:
    game_id, _ = play_game(store, 12)
    sql(store, "DELETE FROM entries WHERE game_id = :id AND seq = 18", id=game_id)
    assert run("inspect", game_id)["problem"].startswith("Step 18 is missing")


def test_a_sound_game_is_left_alone(store: Store, run: Run, tmp_path: Path) -> None:
    game_id, table = play_game(store, 12)
    assert run("repair", game_id, "--yes")["removed"] == 0
    assert store.load(game_id)[1] == list(table.log)
    assert list(tmp_path.glob("*.json")) == []


def test_two_repairs_keep_two_copies(store: Store, run: Run, tmp_path: Path) -> None:
    game_id, table = play_game(store, 20)
    decisions = [e.seq for e in table.log if e.seat != CHANCE]
    for seq in (decisions[-3], decisions[-6]):
        damage(store, game_id, seq)
        run("repair", game_id, "--yes")
    assert len(list(tmp_path.glob(f"{game_id}-removed-*.json"))) == 2


def test_a_header_that_cannot_be_read_is_named(store: Store, run: Run) -> None:
    game_id, _ = play_game(store, 3)
    header = {**store.load(game_id)[0], "seed": "not hexadecimal"}
    words = "UPDATE games SET header = :header WHERE id = :id"
    sql(store, words, id=game_id, header=json.dumps(header))
    [report] = run("replay-all", code=2)
    assert "header" in report["problem"]
    with pytest.raises(AevumError, match="header"):
        run("repair", game_id, "--yes")


def test_delete_asks_and_deletes(store: Store, run: Run) -> None:
    game_id, _ = play_game(store, 3)
    with pytest.raises(BadOptions, match="add --yes"):
        run("delete", game_id)
    assert len(store.games()) == 1
    assert run("delete", game_id, "--yes") == {"id": game_id, "deleted": True}
    assert store.games() == []


@pytest.mark.parametrize("words", [["inspect"], ["repair", "--yes"], ["delete", "--yes"]])
def test_an_unknown_game_gets_one_sentence(run: Run, words: list[str]) -> None:
    with pytest.raises(NotFound, match="no game nowhere"):
        run(words[0], "nowhere", *words[1:])
