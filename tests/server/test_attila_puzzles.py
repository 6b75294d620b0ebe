"""Puzzles of Attila: their positions, their forms, and what is no answer at all."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.core.errors import BadOptions
from aevum.games import load
from aevum.games.attila.puzzles import fits_case
from aevum.games.attila.puzzles.cases import CASES
from tests.server.courses import ATTILA
from tests.server.salon import Salon

SOLUTIONS = ATTILA.solutions
PUZZLES = ATTILA.puzzles


@pytest.mark.parametrize("name", SOLUTIONS)
def test_all_components_are_there(name: str) -> None:
    """I1, I2, I7: twenty stones and nine cards of each tribe, ten tiles."""
    s = PUZZLES[name].state
    for tribe in range(6):
        assert s.supply[tribe] + sum(s.stones[tribe::6]) == 20
        cards = sum(s.hand[tribe::6]) + s.pile.pool[tribe] + s.discard[tribe] + (s.card == tribe)
        assert cards == 9
    assert sum(s.tiles) + sum(1 for way in s.pacified if way) == 10


def test_the_list_names_forms_and_marks(reader: Salon) -> None:
    shown = reader.get("/api/puzzles/attila")
    assert all(len(info["view"]["score"]) == len(info["names"]) for info in shown)
    by_id = {info["id"]: info for info in shown}
    assert by_id["x2"]["title"] == {"en": "The first Vandal", "de": "Der erste Vandale"}
    assert by_id["x11"]["form"] == {"kind": "numbers", "axis": "seat", "labels": ["0", "1", "2"]}
    assert by_id["x18"]["marks"] == ["aquitania"]


def test_what_was_missed_is_named(reader: Salon) -> None:
    """X18: A itself is closed, its neighbour Narbonensis is open."""
    answer = [*sorted(SOLUTIONS["x18"] - {"narbonensis"}), "aquitania"]
    verdict = reader.post("/api/puzzles/attila/x18", {"answer": answer})
    assert verdict["right"] is False
    assert verdict["missed"] == ["narbonensis"]
    assert verdict["wrong"] == ["aquitania"]
    assert verdict["rule"] == "R4.5"


def test_wrong_numbers_are_named_by_player_and_not_told(reader: Salon) -> None:
    """X13: Ada's 5 is right, 3 for Ben is not: three provinces for two, rounded up."""
    verdict = reader.post("/api/puzzles/attila/x13", {"answer": [5, 3, 2]})
    assert verdict["right"] is False
    assert verdict["wrong"] == ["1"]


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
def test_what_is_no_answer_gets_one_sentence(reader: Salon, name: str, answer: Any) -> None:
    problem = reader.post(f"/api/puzzles/attila/{name}", {"answer": answer}, status=400)
    assert problem["message"].strip()


def test_unknown_puzzles_and_games_are_not_found(reader: Salon) -> None:
    reader.post("/api/puzzles/attila/x99", {"answer": True}, status=404)
    reader.get("/api/puzzles/chess", status=404)


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
