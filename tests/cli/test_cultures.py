"""Rising Cultures in the terminal: whole games by script, sums, cards, refusals."""

import re
from functools import partial
from pathlib import Path

import pytest

from aevum.store import Store
from tests.cli import keyboard
from tests.cli.keyboard import ONES, RAW_KEY

output = partial(keyboard.output, "rising_cultures")
ROME = ("--seats", "me,random", "--set", "nations=rome,persia", "--seed", "a", "--first", "1")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "games.sqlite")


def test_a_whole_game_in_english_ends_with_the_final_table(database: str) -> None:
    text = output(database, ONES, *ROME, "--lang", "en")
    assert "The game is over: " in text
    assert re.search(r"\w+ wins with \d+ points", text)
    assert len(re.findall(r"can win the province|Nobody has a symbol", text)) >= 7
    assert not RAW_KEY.search(text)
    (kept,) = Store.open(database).games("finished")
    assert kept.result is not None
    assert str(max(kept.result["points"])) in text


def test_a_whole_game_in_german_speaks_no_english(database: str) -> None:
    text = output(database, ONES, *ROME, "--lang", "de")
    assert "Die Partie ist zu Ende: " in text
    assert not RAW_KEY.search(text)
    assert "{" not in text
    for english in (" the ", " card", " coin ", " points", "Your ", " wins", "Play ", "draws"):
        assert english not in text


def test_a_sum_opens_into_its_terms(database: str) -> None:
    """R12.1: both may keep 7 coins; a sum is known by its word and by how its name begins."""
    lines = ["sum", "sum limit", "sum Coin lim", "sum amber"]
    text = output(database, lines, *ROME, "--lang", "en")
    assert "Name a sum: Buildings, persons · Tableau · Provinces · Marker · " in text
    assert text.count(": 7 = 7 printed on the tableau") == 4
    assert text.count("Name a sum") == 2
    (kept,) = Store.open(database).games()
    assert all(entry.seat == -1 for entry in Store.open(database).load(kept.id)[1])


def test_a_game_without_sums_says_so(database: str) -> None:
    text = keyboard.output("attila", database, ["sum"], "--seats", "me,random", "--lang", "en")
    assert "There are no sums to open here" in text


def test_a_card_is_told_by_its_name(database: str) -> None:
    text = output(database, ["board Colosseum", "board zeppelin"], *ROME, "--lang", "en")
    assert re.search(r"Colosseum  .*VP", text)
    assert 'There is nothing called "zeppelin" on the board.' in text


def test_what_is_not_possible_names_its_rule(database: str) -> None:
    """At the start cards are picked; nothing can be built yet."""
    text = output(database, ["why play rome_colosseum build"], *ROME, "--lang", "en")
    assert re.search(r"\((R|K|D)\d", text.rpartition("> why")[2])
