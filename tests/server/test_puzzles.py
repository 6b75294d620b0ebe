"""Puzzles: the numbers of the rules index, found by the rules engine and checked on the wire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from aevum.core.errors import BadOptions
from aevum.core.teaching import Puzzle
from aevum.core.texts import LANGUAGES, Texts, rule_key
from aevum.games import load
from aevum.games.attila.puzzles import fits_case
from aevum.games.attila.puzzles.cases import CASES
from tests.server.salon import Salon, attila, salon

UPPER = {"germania", "raetia", "noricum", "pannonia", "dacia", "moesia"}

SOLUTIONS: dict[str, Any] = {
    "x1": [6, 30, 10, 20],
    "x2": UPPER,
    "x3": UPPER | {"narbonensis", "lugdunensis", "aquitania", "tarraconensis", "cisalpina"},
    "x4": [1],
    "x5": [5],
    "x6": [7 + 2],
    "x7": [7 + 3],
    "x8": [7 + 4],
    "x9": [1 + 2, 2, 1],
    "x10": {"saxons", "franks"},
    "x11": [5, 3, 0],
    "x12": [4, 0, 4],
    "x13": [5, 2, 2],
    "x14": [8, 0, 0],
    "x15": [7, 5],
    "x15-gap": [7, 0],
    "x16": False,
    "x17": {"goths"},
    "x18": UPPER | {"lugdunensis", "narbonensis", "tarraconensis"},
    "x19": UPPER | {"britannia", "lugdunensis", "lusitania"},
    "x20": (UPPER - {"dacia"}) | {"dalmatia", "macedonia", "thracia"},
    "x21": False,
    "x22": [22],
    "x22-end": True,
}
"""Worked examples of the rules index, and the two-player gap from the table below them."""

PUZZLES = {puzzle.name: puzzle for puzzle in attila.puzzles()}


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Salon]:
    with salon(tmp_path_factory.mktemp("puzzles")) as visitor:
        yield visitor


def test_every_worked_example_is_a_puzzle() -> None:
    """X1 to X22, each under its own name."""
    assert list(PUZZLES) == list(SOLUTIONS)
    assert {f"x{number}" for number in range(1, 23)} <= set(PUZZLES)


@pytest.mark.parametrize("name", SOLUTIONS)
def test_the_engine_finds_the_answer_of_the_rules(name: str) -> None:
    found = PUZZLES[name].solution
    known = SOLUTIONS[name]
    assert set(found) == known if isinstance(known, set) else found == known


@pytest.mark.parametrize("name", SOLUTIONS)
def test_all_components_are_there(name: str) -> None:
    """I1, I2, I7: twenty stones and nine cards of each tribe, ten tiles."""
    s = PUZZLES[name].state
    for tribe in range(6):
        assert s.supply[tribe] + sum(s.stones[tribe::6]) == 20
        cards = sum(s.hand[tribe::6]) + s.pile.pool[tribe] + s.discard[tribe] + (s.card == tribe)
        assert cards == 9
    assert sum(s.tiles) + sum(1 for way in s.pacified if way) == 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_speaks_and_names_its_rules(language: str) -> None:
    texts = Texts(language, [attila.text_folder()])
    for puzzle in [*PUZZLES.values(), *attila.lesson().questions]:
        for part in ("title", "question", "answer"):
            assert texts.has(f"puzzle-{puzzle.name}-{part}"), puzzle.name
        assert puzzle.rules
        assert all(texts.has(rule_key(rule)) for rule in puzzle.rules), puzzle.name
        if puzzle.axis == "label":
            assert all(texts.has(f"puzzle-label-{label}") for label in puzzle.labels)


def test_the_list_shows_positions_and_hides_answers(guest: Salon) -> None:
    """Neither solution nor legal actions nor sums: whoever reads the wire learns nothing."""
    shown = guest.get("/api/puzzles/attila")
    assert [info["id"] for info in shown] == list(SOLUTIONS)
    for info in shown:
        assert set(info) == {
            "id", "title", "question", "rule", "rules", "form", "seat", "names", "marks", "view",
        }  # fmt: skip
        assert len(info["view"]["score"]) == len(info["names"])
    by_id = {info["id"]: info for info in shown}
    assert by_id["x2"]["title"] == {"en": "The first Vandal", "de": "Der erste Vandale"}
    assert by_id["x11"]["form"] == {"kind": "numbers", "axis": "seat", "labels": ["0", "1", "2"]}
    assert by_id["x18"]["marks"] == ["aquitania"]
    assert all(isinstance(hand, int) for hand in by_id["x10"]["view"]["hand"][1:])


@pytest.mark.parametrize("name", SOLUTIONS)
def test_the_right_answer_is_right(guest: Salon, name: str) -> None:
    known = SOLUTIONS[name]
    answer = sorted(known) if isinstance(known, set) else known
    verdict = guest.post(f"/api/puzzles/attila/{name}", {"answer": answer})
    assert verdict["right"] is True
    assert (verdict["missed"], verdict["wrong"]) == ([], [])
    assert verdict["explanation"] == f"puzzle-{name}-answer"


def test_what_was_missed_is_named(guest: Salon) -> None:
    """X18: A itself is closed, its neighbour Narbonensis is open."""
    answer = [*sorted(SOLUTIONS["x18"] - {"narbonensis"}), "aquitania"]
    verdict = guest.post("/api/puzzles/attila/x18", {"answer": answer})
    assert verdict["right"] is False
    assert verdict["missed"] == ["narbonensis"]
    assert verdict["wrong"] == ["aquitania"]
    assert verdict["rule"] == "R4.5"


def test_wrong_numbers_are_named_by_player_and_not_told(guest: Salon) -> None:
    """X13: Ada's 5 is right, 3 for Ben is not: three provinces for two, rounded up."""
    verdict = guest.post("/api/puzzles/attila/x13", {"answer": [5, 3, 2]})
    assert verdict["right"] is False
    assert verdict["wrong"] == ["1"]


@pytest.mark.parametrize("name", ["x16", "x21", "x22-end"])
def test_the_other_of_yes_and_no_is_wrong(guest: Salon, name: str) -> None:
    verdict = guest.post(f"/api/puzzles/attila/{name}", {"answer": not SOLUTIONS[name]})
    assert verdict["right"] is False


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("x16", [1]),
        ("x11", True),
        ("x11", [5, 3]),
        ("x11", ["5", "3", "0"]),
        ("x2", ["atlantis"]),
        ("x2", [1]),
        ("x2", [True]),
    ],
)
def test_what_is_no_answer_gets_one_sentence(guest: Salon, name: str, answer: Any) -> None:
    problem = guest.post(f"/api/puzzles/attila/{name}", {"answer": answer}, status=400)
    assert problem["message"].strip()


def test_unknown_puzzles_and_games_are_not_found(guest: Salon) -> None:
    guest.post("/api/puzzles/attila/x99", {"answer": True}, status=404)
    guest.get("/api/puzzles/chess", status=404)


def test_a_yes_is_not_the_number_one() -> None:
    puzzle = PUZZLES["x4"]
    with pytest.raises(BadOptions):
        puzzle.check([True])
    assert puzzle.check([1]).right


def test_a_board_without_our_provinces_leaves_puzzles_out() -> None:
    """An owner's board without Britannia: X19 cannot be laid out, X2 can."""
    elsewhere = load("attila")
    elsewhere.axes["province"].remove("britannia")
    left = [case.name for case in CASES if fits_case(elsewhere, case)]
    assert "x19" not in left
    assert len(left) == len(CASES) - 1


def test_puzzles_are_made_anew_each_time() -> None:
    """Nobody can spoil the position of the next reader."""
    one, two = attila.puzzles()[1], attila.puzzles()[1]
    assert isinstance(one, Puzzle)
    attila.apply(one.state, "place dacia")
    assert attila.digest(one.state) != attila.digest(two.state)
