"""Puzzles of Rising Cultures: the numbers of the rules index, found by the rules engine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aevum.core.texts import LANGUAGES, Texts, rule_key
from aevum.games import load
from tests.rules.rising_cultures.table_top import check, crafted
from tests.server.salon import Salon, salon

game = load("rising_cultures")
PATH = "/api/puzzles/rising_cultures"

SOLUTIONS: dict[str, Any] = {
    "x1": [0 + 1, 1 + 1, 0],
    "x2": [0, 1, 0],
    "x3": [1, 1, 0, 1, 2 + 1],
    "x3-later": False,
    "x4": [2, 2, 2, 0],
    "x5": False,
    "x6": [0 + 1, 2, 2, 1 - 1],
    "x7": ["rome_trajan"],
    "x8": True,
    "x9": False,
    "x10": [9 - 2, 9 - 4],
    "x11": [32, 6, 11, 3, 52],
    "x12": [0, 4, 22 - 2 * 3 - 4, 2],
    "x13": [1 + 2, 1 + 1],
    "x14": [1, 2],
    "x15": [1, 0],
    "x16": [0, 1],
    "x17": [4 + 5, 2, 1],
    "x18": [98, 97],
    "p1": [3, 4],
    "p7c": False,
    "p12": [3],
    "p14": [7],
    "p14-nile": [8],
}
"""Worked examples of the rules index, and cases from the table of provinces below them."""

PUZZLES = {puzzle.name: puzzle for puzzle in game.puzzles()}


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Salon]:
    with salon(tmp_path_factory.mktemp("puzzles")) as visitor:
        yield visitor


def test_every_worked_example_is_a_puzzle() -> None:
    """X1 to X18, each under its own name."""
    assert list(PUZZLES) == list(SOLUTIONS)
    assert {f"x{number}" for number in range(1, 19)} <= set(PUZZLES)


@pytest.mark.parametrize("name", SOLUTIONS)
def test_the_engine_finds_the_answer_of_the_rules(name: str) -> None:
    assert PUZZLES[name].solution == SOLUTIONS[name]


@pytest.mark.parametrize("name", SOLUTIONS)
def test_all_components_are_there(name: str) -> None:
    """I1, I2, I3, I9: coins, cards and provinces; and as many cards as the round has seen (I7)."""
    s = PUZZLES[name].state
    check(s)
    assert sum(s.laid) == 7
    for seat in (0, 1):
        size = len(s.nation_of(seat).cards)
        piles = (s.display, s.covered, s.military, s.resource, s.progress, s.discard)
        used = sum(len(pile[seat]) for pile in piles)
        if s.stack:
            assert used + len(s.hand[seat]) + s.deck[seat].size() == size
        else:  # R13.1: the last hand card is in the box, Egypt has three more in its deck
            assert (used, s.deck[seat].size()) == (23, size - 24)
        assert len(s.progress[seat]) <= len(s.display[seat]) + len(s.covered[seat])


@pytest.mark.parametrize("name", SOLUTIONS)
def test_the_row_is_that_of_its_round(name: str) -> None:
    """I3: seven provinces less one per round, and whatever is gone has a lower number."""
    s = PUZZLES[name].state
    row = [number for number, there in enumerate(s.row) if there]
    gone = [number for number, laid in enumerate(s.laid) if laid and number not in row]
    assert len(row) == (8 - s.round if s.stack else 0)
    assert not row or max(gone, default=-1) < row[0]


def test_the_scoring_example_line_by_line() -> None:
    """X11: eight cards worth 0, 4, 7, 3, 6, 3, 4, 5; golden side 3, stages 2 and 1."""
    s = PUZZLES["x11"].state
    assert sorted(s.box.cards[card].vp for card in s.display[0]) == [0, 3, 3, 4, 4, 5, 6, 7]
    assert s.golden[0] == 1
    assert len(s.progress[0]) == 7
    assert game.figures(s)["sheet"][0] == [32, 3 + 2 + 1, 1 + 3 + 3 + 4, 3]


def test_the_match_is_won_by_the_higher_sum() -> None:
    """X18: 48 + 50 against 52 + 45."""
    s = PUZZLES["x18"].state
    result = game.result(s)
    assert result is not None
    assert (result.points, result.winners, result.cause) == ([98, 97], [0], "match")
    assert [sum(sheet) for sheet in game.figures(s)["sheet"]] == [50, 45]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_speaks_and_names_its_rules(language: str) -> None:
    texts = Texts(language, [game.text_folder()])
    lesson = game.lesson()
    assert lesson is not None
    for puzzle in [*PUZZLES.values(), *lesson.questions]:
        for part in ("title", "question", "answer"):
            assert texts.has(f"puzzle-{puzzle.name}-{part}"), puzzle.name
        assert puzzle.rules
        assert all(texts.has(rule_key(rule)) for rule in puzzle.rules), puzzle.name
        if puzzle.axis == "label":
            assert all(texts.has(f"puzzle-label-{label}") for label in puzzle.labels)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SOLUTIONS)
def test_the_explanation_names_the_numbers(name: str, language: str) -> None:
    """Whoever erred finds the right numbers in the answer; none and one need no digit."""
    text = Texts(language, [game.text_folder()]).text(f"puzzle-{name}-answer")
    found = PUZZLES[name].solution
    if PUZZLES[name].kind == "numbers" and isinstance(found, list):
        assert all(str(number) in text for number in found if int(number) > 1)


def test_marks_are_things_of_the_game() -> None:
    known = {name for axis in ("card", "province", "source") for name in game.axes[axis]}
    for puzzle in PUZZLES.values():
        assert set(puzzle.marks) <= known, puzzle.name


def test_the_list_shows_positions_and_hides_answers(guest: Salon) -> None:
    """Neither solution nor legal actions nor sums: whoever reads the wire learns nothing."""
    shown = guest.get(PATH)
    assert [info["id"] for info in shown] == list(SOLUTIONS)
    for info in shown:
        assert set(info) == {
            "id", "title", "question", "rule", "rules", "form", "seat", "names", "marks", "view",
        }  # fmt: skip
        assert info["names"] == ["Ada", "Ben"]
        assert isinstance(info["view"]["hand"][1], int)
        assert isinstance(info["view"]["deck"][1], int)
        assert "points" not in info["view"]
    by_id = {info["id"]: info for info in shown}
    assert by_id["x11"]["title"] == {"en": "The score pad", "de": "Der Wertungsblock"}
    assert by_id["x15"]["form"] == {"kind": "numbers", "axis": "seat", "labels": ["0", "1"]}
    cards = ["rome_market", "rome_castrum", "rome_trajan"]
    assert by_id["x7"]["form"] == {"kind": "choose", "axis": "card", "labels": cards}


@pytest.mark.parametrize("name", SOLUTIONS)
def test_the_right_answer_is_right(guest: Salon, name: str) -> None:
    verdict = guest.post(f"{PATH}/{name}", {"answer": SOLUTIONS[name]})
    assert verdict["right"] is True
    assert (verdict["missed"], verdict["wrong"]) == ([], [])
    assert verdict["explanation"] == f"puzzle-{name}-answer"


def test_what_was_missed_is_named(guest: Salon) -> None:
    """X7: not the first card goes but the lowest."""
    verdict = guest.post(f"{PATH}/x7", {"answer": ["rome_market"]})
    assert verdict["right"] is False
    assert verdict["missed"] == ["rome_trajan"]
    assert verdict["wrong"] == ["rome_market"]
    assert verdict["rule"] == "R10.8"


def test_wrong_numbers_are_named_by_line(guest: Salon) -> None:
    """X11 without the two stages: the tableau is wrong, and so is the sum."""
    verdict = guest.post(f"{PATH}/x11", {"answer": [32, 3, 11, 3, 49]})
    assert verdict["right"] is False
    assert verdict["wrong"] == ["tableau", "total"]


@pytest.mark.parametrize("name", [name for name, known in SOLUTIONS.items() if known in (0, 1)])
def test_the_other_of_yes_and_no_is_wrong(guest: Salon, name: str) -> None:
    assert guest.post(f"{PATH}/{name}", {"answer": not SOLUTIONS[name]})["right"] is False


def test_examples_are_taught_with_our_cards_only(tmp_path: Path) -> None:
    """An owner's Brewery may cost something else; then the sentences would be wrong."""
    other = crafted(tmp_path, rome={"brewery": {"cost": "w1"}})
    assert other.puzzles() == []
    assert other.lesson() is None


def test_puzzles_are_made_anew_each_time() -> None:
    """Nobody can spoil the position of the next reader."""
    one, two = game.puzzles()[0], game.puzzles()[0]
    game.apply(one.state, "play rome_market coins")
    assert game.digest(one.state) != game.digest(two.state)
