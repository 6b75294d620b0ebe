"""General rooms name no game, no tribe and no nation: what is a game's own lies in its rooms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from aevum import games

ROOT = Path(__file__).resolve().parents[2]
ROOMS = (
    "src/aevum/core", "src/aevum/table", "src/aevum/store", "src/aevum/bots", "src/aevum/lab",
    "src/aevum/server", "src/aevum/cli", "src/aevum/rl", "web/src", "web/vite", "bench",
    "scripts", "Makefile", "setup.py",
)  # fmt: skip
WRITTEN = {".py", ".ts", ".svelte", ".css", ".ftl", ".js", ".cjs", ".sh", ".json", ".html", ""}
NOT_OURS = {"static", "node_modules", "__pycache__"}
PEOPLES = ("tribe", "nation")
"""Axes whose ids are names of peoples."""


def names() -> list[str]:
    """Games by name and by title, and the peoples of their data packs."""
    found = {*games.SHELF, *(meta.title["en"].split(" vol")[0] for meta in games.SHELF.values())}
    for name in games.GAMES:
        axes = games.load(name).axes
        found |= {people for axis in PEOPLES for people in axes.get(axis, [])}
    return sorted(found, key=str.casefold)


@cache
def pattern() -> re.Pattern[str]:
    """At the beginning of a word, or of a part of one: `attila`, `AttilaView`, `risingCultures`."""
    words = "|".join(re.sub("[ _]", "[ _-]?", name) for name in names())
    return re.compile(f"(?<![a-z])({words})(?![a-z])|(?<![a-z])({words})(?-i:(?=[A-Z_]))", re.I)


def general_files(room: str) -> Iterator[Path]:
    """Without the rooms that bear a game's name, and without what other tools have made."""
    start = ROOT / room
    for path in [start] if start.is_file() else sorted(start.rglob("*")):
        parts = set(path.relative_to(ROOT).parts)
        own = parts & games.SHELF.keys() or parts & NOT_OURS
        if path.is_file() and not own and path.suffix in WRITTEN and "lock" not in path.name:
            yield path


@pytest.mark.parametrize("room", ROOMS)
def test_a_general_room_names_no_game_and_no_people(room: str) -> None:
    searched = pattern()
    files = list(general_files(room))
    assert files
    named = [
        f"{path.relative_to(ROOT)}:{number}: {found.group()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for found in [searched.search(line)]
        if found
    ]
    assert named == []


@pytest.mark.parametrize(
    "line",
    ['game == "attila"', "AttilaView", "risingCultures", "frame-rising_cultures", "Era of Tribes",
     "goths", "{ goths: 1 }", "rome", "era_of_tribes"],
)  # fmt: skip
def test_the_law_would_see_a_name(line: str) -> None:
    assert pattern().search(line)


@pytest.mark.parametrize("line", ["a tribe and a nation", "chromedriver", "--remote", "culture"])
def test_the_law_leaves_other_words_alone(line: str) -> None:
    assert not pattern().search(line)
