"""docs/records.md lets a stranger recompute dice and digests: here one does, with its own code."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from aevum import games
from aevum.core.flow import CHANCE
from aevum.table.table import Table
from tests.laws.house import game_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
SEED = bytes(range(32))


def told(name: str) -> Callable[..., Any]:
    """A function as the page writes it down."""
    known: dict[str, Any] = {}
    for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(code, known)
    function: Callable[..., Any] = known[name]
    return function


def sections(name: str) -> list[list[str]]:
    """The names of the fields that are hashed, as the page of the game has them."""
    page = (ROOT / "docs" / "state" / f"{name}.md").read_text(encoding="utf-8")
    parts = page.partition("## Frames")[0].split("\n## ")[1:]
    rows = [
        [line.split(" | ") for line in part.splitlines() if line[:3] == "| `"] for part in parts
    ]
    return [[row[0][3:-1] for row in part if row[3] != "kept for speed"] for part in rows]


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_a_stranger_finds_every_die_and_every_digest(name: str) -> None:
    """A whole game with the functions of the page, from positions as they are written."""
    game, die, digest = game_of(name), told("die"), told("digest")
    table, rng, dice = Table.new(game, {}, seed=SEED), Random(5), 0
    while (seat := table.actor) is not None:
        table.act(seat, rng.choice(table.legal(seat)))
    s = game.setup({})
    for number, entry in enumerate(table.log, 1):
        assert entry.seq == number
        if entry.seat == CHANCE:
            assert entry.action == die(SEED, dice, game.outcomes(s))
            dice += 1
        game.apply(s, entry.action)
        position = json.loads(game.encode(s))
        assert entry.digest.hex() == digest(position, sections(name))
    assert dice >= 10


def test_the_example_is_true() -> None:
    table = Table.new(game_of("attila"), {"players": 2, "first": 0}, seed=SEED)
    assert table.seed_hash in PAGE
    rows = re.findall(r"\| (\d) \| `(draw \w+)` \| `(\w{32})` \|", PAGE)
    log = list(table.log)[: len(rows)]
    assert rows == [(str(e.seq), e.action, e.digest.hex()) for e in log]
    assert len(rows) == 3


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_every_option_stands_there(name: str) -> None:
    for option in ("players", *(option.name for option in games.GAMES[name].options)):
        assert f"| `{option}` |" in PAGE


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_every_version_of_the_rules_stands_there(name: str) -> None:
    """The second came with the present format; what changed since is told."""
    for version in range(3, int(game_of(name).rules_version) + 1):
        assert f"| `{name}` | {version} |" in PAGE
