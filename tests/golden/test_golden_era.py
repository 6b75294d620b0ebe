"""Golden games of Era of Tribes: played again word by word and held against what they told."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.golden.era_replay import Replay, our_game

FOLDER = Path(__file__).parent / "era_of_tribes"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
STRIDE = 17
"""Between two positions whose invariants are checked."""
ENDS = ("epoch", "provinces", "progresses", "influence", "triumph", "homes")
MOMENTS = {
    "sea-by-mover", "sea-by-rival", "landing-battle", "bridge-of-three", "allied-support",
    "betrayed", "alliance-by-force", "sale-by-force", "attacked-in-revolution", "city-conquered",
    "city-in-a-draw", "expelled", "plunder-six", "legions-exhausted", "legions-regained",
    "fleets-from-slots", "cheap-grey-leader", "hunger-lifted", "hunger-scored", "two-finishers",
}  # fmt: skip


def record(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


@cache
def replay(name: str) -> tuple[Replay, list[str]]:
    """A game after its last word, and the invariants that broke on the way."""
    kept = record(name)
    game, wrong = Replay(kept["options"]), []
    for number, word in enumerate(kept["actions"]):
        game.play(word)
        if number % STRIDE == 0:
            wrong.append(our_game().broken(game.state))
    return game, [each for each in wrong if each]


@pytest.mark.parametrize("name", NAMES)
def test_every_word_is_legal_no_law_breaks_and_the_last_word_ends_the_game(name: str) -> None:
    game, wrong = replay(name)
    assert game.illegal == []
    assert wrong == []
    assert our_game().to_act(game.state) == []


@pytest.mark.parametrize("name", NAMES)
def test_the_game_shows_what_it_is_kept_for(name: str) -> None:
    assert set(record(name)["shows"]) <= replay(name)[0].shows


@pytest.mark.parametrize("name", NAMES)
def test_r26_1_the_points_are_the_sum_of_what_was_told(name: str) -> None:
    """Influence from the first point on (SU), every category of the final score, the result."""
    game = replay(name)[0]
    start = our_game().box.numbers.start_influence
    seats = range(game.state.players)
    assert [start + game.influence[seat] for seat in seats] == game.state.influence
    result = our_game().result(game.state)
    assert result is not None
    assert [game.scored[seat] for seat in seats] == result.points
    assert result.as_dict() == record(name)["result"]


@pytest.mark.parametrize("name", NAMES)
def test_r25_2_the_first_finisher_names_the_cause(name: str) -> None:
    game, kept = replay(name)[0], record(name)
    ends = {f"end-{end}" for end in ENDS} & game.shows
    assert ends == ({f"end-{kept['result']['cause']}"} if game.finishers else set())
    assert len(set(game.finishers)) == len(game.finishers)


@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("end", ENDS)
def test_there_is_a_game_for_every_end_condition(end: str, long: bool) -> None:
    kept = record(f"{end}-{'long' if long else 'normal'}")
    assert kept["options"]["long"] is long
    assert kept["result"]["cause"] == end


def test_there_is_a_game_for_every_section_for_one_and_for_six_players() -> None:
    options = [record(name)["options"] for name in NAMES]
    sections = set(our_game().box.axes["section"])
    assert {each["section"] for each in options} == sections
    assert {each["players"] for each in options} >= {1, 2, 3, 4, 6}


def test_there_is_a_game_for_everything_that_must_be_shown() -> None:
    kept_for = {shown for name in NAMES for shown in record(name)["shows"]}
    assert kept_for >= MOMENTS
