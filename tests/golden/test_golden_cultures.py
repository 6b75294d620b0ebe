"""Golden games of Rising Cultures: played again word by word, every step reckoned anew.

The watch of the laws keeps its own table beside the engine's: piles, coins, prices, strengths and
points come from the data tables by the rules index.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from aevum.core.errors import IllegalAction
from tests.golden.cultures_replay import Replay, begin
from tests.laws.cultures_watch import NATIONS

FOLDER = Path(__file__).parent / "rising_cultures"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))

#: what must be seen in play somewhere
SHOWN = {"D11", "K7", "K8", "K32", "N1", "P7a", "P7b", "P14", "R14.1"}


def record(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


@cache
def replay(name: str) -> Replay:
    """The whole game; the watch raises where engine and rules index part."""
    kept = record(name)
    game = begin(kept["options"], kept["cells"])
    for word in kept["actions"]:
        game.play(word)
    return game


@pytest.mark.parametrize("name", NAMES)
def test_every_word_is_legal_and_the_last_one_ends_the_game(name: str) -> None:
    game = replay(name)
    assert game.game.to_act(game.state) == []
    game.watch.finish()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_can_be_played_after_the_last_word(name: str) -> None:
    game = replay(name)
    with pytest.raises(IllegalAction, match="game-over"):
        game.game.apply(game.state, "end_turn")


@pytest.mark.parametrize("name", NAMES)
def test_the_game_shows_what_it_is_kept_for(name: str) -> None:
    assert set(record(name)["shows"]) <= replay(name).shows()


@pytest.mark.parametrize("name", NAMES)
def test_record_watch_and_engine_name_the_same_result(name: str) -> None:
    game = replay(name)
    result = game.game.result(game.state)
    assert result is not None
    kept = record(name)["result"]
    assert kept == result.as_dict()
    assert kept["points"] == game.watch.carried


def test_there_is_a_golden_game_for_every_pair_of_nations() -> None:
    pairs = {frozenset(record(name)["options"]["nations"]) for name in NAMES}
    assert pairs == {frozenset(pair) for pair in combinations(NATIONS, 2)}


def test_there_is_a_golden_game_for_everything_that_must_be_shown() -> None:
    assert {rule for name in NAMES for rule in record(name)["shows"]} == SHOWN


def test_k7_the_short_deck_leaves_turns_out() -> None:
    """21 cards and a kept one would need 22; the deck gave fewer."""
    game = replay("short-deck")
    plays = [word for word in game.words if word.startswith("play rome_")]
    assert len(plays) < 21
    assert len([word for word in game.words if word.startswith("play persia_")]) == 21
