"""What fires in random play is counted, and what never fires is told with its tests."""

from __future__ import annotations

import re
from pathlib import Path

from typer.testing import CliRunner

from aevum import games
from aevum.cli.main import app
from aevum.lab.coverage import Shelf, cover, report, tables

GAME = next(name for name, meta in games.GAMES.items() if meta.turns and meta.length == "short")


def test_tables_are_all_that_can_be_laid() -> None:
    for name, meta in games.GAMES.items():
        found = tables(games.load(name))
        assert {table["players"] for table in found} == set(range(meta.fewest, meta.most + 1))
        for option, values in meta.turns.items():
            assert all(any(table[option] == value for table in found) for value in values)


def test_a_run_counts_every_action() -> None:
    tally = cover(GAME, 2, "twice", 1_000_000)
    again = cover(GAME, 2, "twice", 1_000_000)
    assert tally.games == 2
    assert sum(tally.nodes.values()) == tally.actions > 0
    assert sum(tally.verbs.values()) >= tally.actions
    assert tally.nodes == again.nodes
    assert tally.events == again.events


def test_the_report_names_what_never_came(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text("def test_it():\n    play('pass')\n", encoding="utf-8")
    shelf = Shelf(tmp_path)
    assert shelf.naming("pass") == "`test_some.py`"
    assert shelf.naming("passing") == "–"
    text = report(cover(GAME, 1, "short", 3), "short", shelf)
    came, known = map(int, re.findall(r"## Decisions and chances: (\d+) of (\d+)", text)[0])
    assert 0 < came < known
    assert "| never | why, or tests that name it |" in text


def test_a_reason_is_told_before_tests(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text("def test_it():\n    play('pass')\n", encoding="utf-8")
    shelf = Shelf(tmp_path, {("Words", "pass"): "nobody wants to"})
    assert shelf.explaining("Words", "pass") == "nobody wants to"
    assert shelf.explaining("Events", "pass") == "`test_some.py`"


def test_the_command_writes_its_report(tmp_path: Path) -> None:
    page = tmp_path / "in" / "page.md"
    words = ["lab", "coverage", GAME, "--games", "1", "--most", "5", "--out", str(page)]
    answer = CliRunner().invoke(app, words)
    assert answer.exit_code == 0, answer.output
    assert page.read_text(encoding="utf-8").startswith(f"# {GAME}: what fires in random play")
