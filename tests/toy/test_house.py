"""Ferry is found by its folder alone, and every general room can do its work with it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bench.run import Worker, builds
from typer.testing import CliRunner

from aevum import games
from aevum.bots import Sight, make_bot
from aevum.cli.main import app
from aevum.core import blueprint
from aevum.core.errors import BadDataPack
from aevum.core.flow import CHANCE
from aevum.core.game import TABLE
from aevum.core.rooms import module
from aevum.games.meta import read_meta
from aevum.lab import bench
from aevum.lab.simulate import Batch, run
from aevum.store import Store
from aevum.table.record import record_of, verify
from aevum.table.table import Table
from tests.cli import keyboard

NAME = "ferry"


def finished(table: Table, rng: Random) -> Table:
    while (seat := table.actor) is not None:
        table.act(seat, rng.choice(table.legal(seat)))
    return table


def aevum(*words: str) -> str:
    answer = CliRunner().invoke(app, list(words))
    assert answer.exit_code == 0, answer.output
    return answer.output


def test_it_stands_on_the_shelf_after_the_finished_games() -> None:
    assert NAME in games.GAMES
    maturities = [meta.maturity for meta in games.found().values()]
    assert maturities == sorted(maturities, key=["playable", "alpha", "coming"].index)
    listed = json.loads(aevum("games", "--json"))
    assert [row["players"] for row in listed if row["game"] == NAME] == [[2, 4]]


def test_its_layout_is_drawn_from_its_fields() -> None:
    folder = Path(__file__).parent / "games" / NAME
    drawn = blueprint.layout(NAME, module("games", NAME, "fields").FIELDS)
    assert (folder / "layout.py").read_text(encoding="utf-8") == drawn


@pytest.mark.parametrize(
    ("line", "key"),
    [('colour = "red"', "colour"), ('length = "endless"', "length"), ("players = [3]", "players")],
)
def test_a_mistake_in_a_meta_file_is_named(tmp_path: Path, line: str, key: str) -> None:
    ours = Path(__file__).parent / "games" / NAME / "meta.toml"
    kept = [old for old in ours.read_text("utf-8").splitlines() if not old.startswith(f"{key} =")]
    (tmp_path / "meta.toml").write_text("\n".join([line, *kept]), encoding="utf-8")
    with pytest.raises(BadDataPack) as error:
        read_meta(tmp_path / "meta.toml")
    assert key in [problem.key for problem in error.value.problems]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_plays_it_and_its_record_verifies(players: int) -> None:
    game = games.load(NAME)
    table = finished(Table.new(game, {"players": players}, seed=bytes(32)), Random(players))
    assert verify(record_of(table), game).finished


def test_a_hold_belongs_to_the_seat_that_steers_the_boat() -> None:
    """With two seats each steers two boats: of the others' cards it sees the number alone."""
    game = games.load(NAME)
    table = Table.new(game, {"players": 2}, seed=bytes(32))
    for seat, mine in ((0, (0, 2)), (1, (1, 3)), (TABLE, ())):
        hold = game.observe(table.state, seat)["hold"]
        assert [boat for boat in range(4) if isinstance(hold[boat], list)] == list(mine)
        assert [row for row in hold if not isinstance(row, list)] == [2] * (4 - len(mine))


def test_the_store_keeps_it(tmp_path: Path) -> None:
    game = games.load(NAME)
    database = str(tmp_path / "games.sqlite")
    lines = keyboard.ONES
    text = keyboard.output(NAME, database, lines, "--seats", "me,random", "--lang", "en")
    assert "The game is over" in text
    (kept,) = Store.open(database).games("finished")
    assert kept.result is not None
    assert len(kept.result["points"]) == 2
    assert game.name == NAME


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_terminal_draws_it_from_its_declarations(tmp_path: Path, language: str) -> None:
    database = str(tmp_path / "games.sqlite")
    seats = ("--seats", "me,greedy,random", "--set", "cards=1")
    text = keyboard.output(NAME, database, keyboard.ONES, *seats, "--lang", language)
    assert not keyboard.RAW_KEY.search(text)
    assert ("Load wine" if language == "en" else "laden") in text or "cloth" in text


@pytest.mark.parametrize("bot", ["random", "greedy", "search:5"])
def test_every_bot_of_the_house_plays_it(bot: str) -> None:
    game = games.load(NAME)
    state: Any = game.setup({"players": 2})
    rng, player = Random(1), make_bot(bot, seed=1)
    while not game.is_over(state):
        seat = game.actor(state)
        if seat == CHANCE:
            game.apply(state, rng.choice([word for word, _ in game.outcomes(state)]))
            continue
        move = player.choose(Sight(game, state, seat))
        assert move.action in game.legal(state, seat)
        assert move.why(game, "de")
        game.apply(state, move.action)
    assert game.result(state) is not None


def test_it_is_simulated_and_fuzzed(tmp_path: Path) -> None:
    batch = Batch(NAME, ("greedy", "random", "random"), 5, "s", None, str(tmp_path), {"cards": 3})
    assert run(batch, 1).games == 5
    assert len(list(tmp_path.iterdir())) == 5
    assert json.loads(aevum("fuzz", NAME, "--games", "5", "--json"))["ok"]


def test_it_is_measured_by_the_bench() -> None:
    figures = bench.measure(NAME, bench.Plan(seconds=0.01, tables=20, finished_tables=10))
    assert all(figure.value > 0 for figure in figures)
    assert builds(NAME) == ["compiled"]
    worker = Worker("ours", sys.executable, f"bench.aevum_play {NAME}", {})
    worker.play(0.01)
    worker.stop()
    assert "Ferry, 3 players" in worker.row.program


def test_the_lab_reports_its_balance(tmp_path: Path) -> None:
    aevum("lab", "balance", NAME, "--bot", "random", "--games", "6", "--out", str(tmp_path))
    assert "<h1>Ferry: balance</h1>" in (tmp_path / "balance.html").read_text(encoding="utf-8")
