"""Puzzles of Rising Cultures: their positions, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.core.texts import LANGUAGES, Texts
from tests.rules.rising_cultures.table_top import check, crafted
from tests.server.courses import CULTURES
from tests.server.salon import Salon

game = CULTURES.game
SOLUTIONS = CULTURES.solutions
PUZZLES = CULTURES.puzzles
PATH = "/api/puzzles/rising_cultures"


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


def test_the_lines_of_the_scoring_example_open_into_their_terms() -> None:
    """X11 once more: what each card, stage and province is worth, and what is printed on it."""
    sums = game.sums(PUZZLES["x11"].state)
    cards = sums["cards"][0]
    assert sorted(term.number for term in cards) == [3, 3, 4, 4, 5, 6, 7]
    assert not any(term.by_effect for term in cards)
    tableau = [("tableau", 3, False), ("stage6", 2, True), ("stage7", 1, True)]
    assert sorted(map(tuple, sums["tableau"][0])) == sorted(tableau)
    assert sorted(term.number for term in sums["provinces"][0]) == [1, 3, 3, 4]
    assert list(map(tuple, sums["marker"][0])) == [("marker", 3, False)]


def test_the_match_is_won_by_the_higher_sum() -> None:
    """X18: 48 + 50 against 52 + 45."""
    s = PUZZLES["x18"].state
    result = game.result(s)
    assert result is not None
    assert (result.points, result.winners, result.cause) == ([98, 97], [0], "match")
    assert [sum(sheet) for sheet in game.figures(s)["sheet"]] == [50, 45]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SOLUTIONS)
def test_the_explanation_names_the_numbers(name: str, language: str) -> None:
    """Whoever erred finds the right numbers in the answer; none and one need no digit."""
    text = Texts(language, [game.text_folder()]).text(f"puzzle-{name}-answer")
    found = PUZZLES[name].solution
    if PUZZLES[name].kind == "numbers" and isinstance(found, list):
        assert all(str(number) in text for number in found if int(number) > 1)


def test_the_list_names_forms_and_no_points(reader: Salon) -> None:
    shown = reader.get(PATH)
    for info in shown:
        assert info["names"] == ["Ada", "Ben"]
        assert isinstance(info["view"]["deck"][1], int)
        assert "points" not in info["view"]
    by_id = {info["id"]: info for info in shown}
    assert by_id["x11"]["title"] == {"en": "The score pad", "de": "Der Wertungsblock"}
    assert by_id["x15"]["form"] == {"kind": "numbers", "axis": "seat", "labels": ["0", "1"]}
    cards = ["rome_market", "rome_castrum", "rome_trajan"]
    assert by_id["x7"]["form"] == {"kind": "choose", "axis": "card", "labels": cards}


def test_what_was_missed_is_named(reader: Salon) -> None:
    """X7: not the first card goes but the lowest."""
    verdict = reader.post(f"{PATH}/x7", {"answer": ["rome_market"]})
    assert verdict["right"] is False
    assert verdict["missed"] == ["rome_trajan"]
    assert verdict["wrong"] == ["rome_market"]
    assert verdict["rule"] == "R10.8"


def test_wrong_numbers_are_named_by_line(reader: Salon) -> None:
    """X11 without the two stages: the tableau is wrong, and so is the sum."""
    verdict = reader.post(f"{PATH}/x11", {"answer": [32, 3, 11, 3, 49]})
    assert verdict["right"] is False
    assert verdict["wrong"] == ["tableau", "total"]


def test_examples_are_taught_with_our_cards_only(tmp_path: Path) -> None:
    """An owner's Brewery may cost something else; then the sentences would be wrong."""
    other = crafted(tmp_path, rome={"brewery": {"cost": "w1"}})
    assert other.puzzles() == []
    assert other.lesson() is None
