"""Golden games of Invasions: played by hand in the terminal, played again word by word."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from aevum.games.invasions.components.registers import EVENTS
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import game

FOLDER = Path(__file__).parent / "invasions"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
NAMED = [event.name for event in EVENTS.all]
"""Events of the game; the house has some of its own behind them."""
STRIDE = 17
"""Between two positions whose invariants are checked."""


def record(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


@cache
def replay(name: str) -> tuple[InvasionsState, list[str], set[str]]:
    """The game after its last word, what was wrong on the way, and what was told."""
    kept, wrong, told = record(name), [], set[str]()
    s = game().setup(kept["options"])
    for number, word in enumerate(kept["actions"]):
        seat = game().actor(s)
        words = [w for w, _ in game().outcomes(s)] if seat < 0 else game().legal(s, seat)
        if word not in words:
            wrong.append(f"{number}: {word} is not legal")
        told |= {NAMED[event[0]] for event in game().apply(s, word) if event[0] < len(NAMED)}
        if number % STRIDE == 0 and game().broken(s):
            wrong.append(f"{number}: {game().broken(s)}")
    return s, wrong, told


@pytest.mark.parametrize("name", NAMES)
def test_every_word_is_legal_and_no_law_breaks(name: str) -> None:
    assert replay(name)[1] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_last_word_ends_the_game_with_its_result(name: str) -> None:
    result = game().result(replay(name)[0])
    assert result is not None
    assert result.as_dict() == record(name)["result"]


@pytest.mark.parametrize("name", NAMES)
def test_the_game_shows_what_it_is_kept_for(name: str) -> None:
    assert set(record(name)["shows"]) <= replay(name)[2]


def test_there_is_a_game_of_a_person_against_the_general() -> None:
    kept = record("adrianople")
    assert kept["options"]["scenario"] == "adrianople"
    assert set(kept["seats"]) == {"person", "general"}
