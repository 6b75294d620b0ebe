"""Records of the first format or of earlier rules: still read, proved, and written anew."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from aevum import games
from aevum.cli.main import app
from aevum.core.errors import BadRecord
from aevum.core.game import Game
from aevum.table.record import (
    FORMAT,
    Record,
    migrated,
    read_record,
    record_of,
    table_of,
    verify,
    write_record,
)
from aevum.table.table import Table
from tests.golden.kept import TABLES, third_cultures
from tests.table.games import finish

FOLDER = Path(__file__).parents[1] / "store" / "fixtures" / "records"
FILES = sorted(FOLDER.glob("*.json"))
LOADED: dict[str, Game[Any]] = {name: games.load(name) for name in games.GAMES}
LOADED["rising_cultures"] = third_cultures()
"""The records were played with the cards of their time."""


def by_name(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", FILES, ids=by_name)
def test_an_old_record_is_proved_without_its_digests(path: Path) -> None:
    record = read_record(path)
    report = verify(record, LOADED[record.game])
    assert report.entries == len(record.log) > 0
    assert not report.digests_checked
    assert report.finished == (record.result is not None)
    if report.finished:
        assert report.dice_checked == report.dice > 0


def test_an_old_record_with_another_action_is_refused() -> None:
    record = read_record(FOLDER / "finished.json")
    for line in record.log:
        if line.action.startswith("place "):
            line.action = "place nowhere"
            break
    with pytest.raises(BadRecord):
        verify(record, LOADED[record.game])


def test_an_old_record_with_a_loaded_die_is_refused() -> None:
    record = read_record(FOLDER / "finished.json")
    dice = [line for line in record.log if line.seat == "chance"]
    dice[0].action, dice[1].action = "draw huns", "draw goths"
    with pytest.raises(BadRecord):
        verify(record, LOADED[record.game])


@pytest.mark.parametrize("path", FILES, ids=by_name)
def test_an_old_record_is_written_anew(path: Path, tmp_path: Path) -> None:
    """The same game, seats, dice and hash of the seed, with digests that are compared."""
    old = read_record(path)
    new = migrated(old, LOADED[old.game])
    write_record(new, tmp_path / "new.json")
    again = read_record(tmp_path / "new.json")
    assert again.format == FORMAT
    assert [(e.seq, e.seat, e.action) for e in again.log] == [
        (e.seq, e.seat, e.action) for e in old.log
    ]
    assert (again.seed_hash, again.seed, again.result) == (old.seed_hash, old.seed, old.result)
    assert verify(again, LOADED[old.game]).digests_checked
    again.log[-1].digest = "0" * 32
    with pytest.raises(BadRecord):
        verify(again, LOADED[old.game])
    assert table_of(old, LOADED[old.game]).events(0) == table_of(new, LOADED[old.game]).events(0)


def test_the_command_writes_them_in_place(tmp_path: Path) -> None:
    copies = []
    for path in FILES:
        copies.append(tmp_path / path.name)
        copies[-1].write_bytes(path.read_bytes())
    names = [str(path) for path in copies]
    told = CliRunner().invoke(app, ["migrate", "--data", str(TABLES), *names])
    assert told.exit_code == 0
    assert f"{len(names)} of {len(names)} records written anew." in told.output
    for path in copies:  # a what-if of that time does not name the game in which it begins
        unproved = path.name.startswith("what-if")
        proof = CliRunner().invoke(app, ["verify", "--data", str(TABLES), str(path)])
        assert proof.exit_code == (2 if unproved else 0)
    again = CliRunner().invoke(app, ["migrate", "--data", str(TABLES), *names])
    assert f"0 of {len(names)}" in again.output


# -- earlier rules ---------------------------------------------------------------------------------


def earlier() -> Record:
    """A game by the rules of before, which led to other positions here and there."""
    table = Table.new(LOADED["rising_cultures"], {}, seed=bytes(range(32)))
    record = record_of(finish(table, Random(3)))
    record.rules = "2"
    for line in record.log:
        line.digest = "0" * 32
    return record


def test_a_record_of_earlier_rules_is_proved_without_its_digests() -> None:
    report = verify(earlier(), LOADED["rising_cultures"])
    assert report.finished
    assert not report.digests_checked
    assert report.dice_checked == report.dice > 0


def test_a_record_that_ends_otherwise_by_the_rules_of_today_is_refused() -> None:
    record = earlier()
    assert record.result is not None
    record.result.points[0] += 1
    with pytest.raises(BadRecord, match="result"):
        verify(record, LOADED["rising_cultures"])


@pytest.mark.parametrize("version", ["0", "4", "two"])
def test_rules_that_nobody_knows_are_refused(version: str) -> None:
    record = earlier()
    record.rules = version
    with pytest.raises(BadRecord, match=f"rules version {version}, not version 3"):
        verify(record, LOADED["rising_cultures"])


def test_a_record_of_earlier_rules_is_written_anew() -> None:
    new = migrated(earlier(), LOADED["rising_cultures"])
    assert new.rules == LOADED["rising_cultures"].rules_version
    assert verify(new, LOADED["rising_cultures"]).digests_checked
