"""Invasions on the page: whatever may be said has a button, in whatever question of a game."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from aevum.server import messages as m
from aevum.server import opening
from aevum.server.api.tables import view_for
from aevum.table.table import Table
from tests.server.fuzz import opened
from tests.web.invasions import CALM, QUIET, game
from tests.web.staged import beginning

ROOT = Path(__file__).parent.parent.parent
GAMES = [("danube_376", 3), ("adrianople", 4), ("scenario_350", 4)]
SEEDS = 1
MOVES = 400
"""Of each game."""
SORTS = 60
"""Sorts of questions that are met at the least."""


def positions(scenario: str, players: int) -> Iterator[tuple[int, Any]]:
    """Seat and position of every sort of question that random games ask: its node and its verbs."""
    met: set[tuple[str, ...]] = set()
    for seed in range(SEEDS):
        chance = Random(seed)
        s = game.setup({"players": players, "scenario": scenario})
        for _ in range(MOVES):
            if not s.stack:
                break
            seat = game.actor(s)
            legal = [word for word, _ in game.outcomes(s)] if seat < 0 else game.legal(s, seat)
            if seat >= 0:
                sort = (game.asked(s)["node"], *sorted({word.split()[0] for word in legal}))
                if sort not in met:
                    met.add(sort)
                    yield seat, game.clone(s)
            quiet = [word for word in QUIET if word in legal]
            calm = quiet and chance.random() < CALM
            game.apply(s, quiet[0] if calm else chance.choice(legal))


def views(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[Any]:
    """What the server sends to whoever is asked."""
    for scenario, players in GAMES:
        (folder / scenario).mkdir()
        with opened(folder / scenario) as (hall, person):
            for seat, position in positions(scenario, players):
                written = game.dump(position)
                patch.setattr(Table, "new", classmethod(beginning(partial(dict, written))))
                seats = [m.NewSeat("bot", bot="random") for _ in range(players)]
                seats[seat] = m.NewSeat("me")
                wanted = m.NewTable("invasions", seats, options={"scenario": scenario})
                table = opening.open_table(hall, person, wanted).id
                yield view_for(hall, person, table, seat)


def test_every_word_of_every_question_has_a_button(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also on sheets that lie over the map; and no button says what cannot be said."""
    node = shutil.which("node")
    if node is None or not (ROOT / "web" / "node_modules").is_dir():
        pytest.skip("there is no Node.js with the page's packages here")
    sent = [msgspec.json.encode(view) for view in views(tmp_path, monkeypatch)]
    script = Path(__file__).with_name("draw_tables.mjs")
    done = subprocess.run(
        [node, str(script), str(ROOT / "web"), "invasions", str(tmp_path / "vite")],
        input=b"\n".join([msgspec.json.encode(game.board_data()), *sent]),
        capture_output=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    told = [msgspec.json.decode(line) for line in done.stdout.splitlines()]
    assert len(told) == len(sent) > SORTS
    faults = [
        (msgspec.json.decode(view)["view"]["asked"], found)
        for view, found in zip(sent, told, strict=True)
        if found["missing"] or found["wrong"]
    ]
    assert faults == []
