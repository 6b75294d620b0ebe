"""Rising Cultures in the terminal: whole games by script, sums, cards, refusals."""

import re
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from aevum import games
from aevum.cli.language import texts_for
from aevum.cli.play import new_table
from aevum.cli.terminal.session import Session
from aevum.store import Store
from tests.cli import keyboard
from tests.cli.keyboard import ONES, RAW_KEY
from tests.cli.test_play import READ, Lines

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


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Kolosseum bauen"), ("de", "build colosseum"), ("de", "kolosseum")],
)
def test_why_understands_both_languages(database: str, language: str, words: str) -> None:
    text = output(database, [f"why {words}"], *ROME, "--lang", language)
    assert re.search(r"\((R|K|D)\d", text.rpartition("> why")[2])


def test_help_speaks_of_the_game_that_is_played(database: str) -> None:
    text = output(database, ["help"], *ROME, "--lang", "en")
    assert "play rome_market coins" in text
    assert "dacia" not in text
    other = keyboard.output("attila", database, ["help"], "--seats", "me,random", "--lang", "en")
    assert "place dacia" in other
    assert "wood" not in other


# -- at a screen -----------------------------------------------------------------------------------


def screens(size: tuple[int, int], language: str, nations: str, lines: int) -> list[str]:
    """All full screens of a game at a terminal of this size."""
    page = StringIO()
    console = Console(
        file=page, width=size[0], height=size[1], force_terminal=True, color_system=None,
        highlight=False,
    )  # fmt: skip
    game = games.load("rising_cultures")
    options = {"nations": nations}
    seated = new_table(game, texts_for(game, language), "me,random", None, "j", 1, options)
    rng = Random(1)
    reader = Lines(console, [str(rng.choice((1, 2, 3, 4))) for _ in range(lines)])
    Session(seated, console, reader, language, "", lambda: seated).run()
    frames = page.getvalue().split("\x1b[2J\x1b[H")[2:]
    return [frame.partition(READ)[0] for frame in frames if READ in frame]


@pytest.mark.parametrize("size", [(100, 30), (120, 40)])
@pytest.mark.parametrize(("language", "nations"), [("en", "rome,persia"), ("de", "egypt,abbasids")])
def test_nothing_scrolls_off_the_screen(size: tuple[int, int], language: str, nations: str) -> None:
    frames = screens(size, language, nations, 80)
    assert len(frames) > 40
    for frame in frames:
        rows = frame.rstrip("\n").split("\n")
        assert len(rows) < size[1], frame
        assert max(len(row) for row in rows) <= size[0]


def test_each_use_of_a_card_shows_what_it_costs_and_brings() -> None:
    """R5.1: two coins for a discarded card; R6.1: a symbol; R7.3: two coins per missing unit."""
    frames = screens((100, 30), "en", "rome,persia", 60)
    turns = "\n".join(frame for frame in frames if "coins: +" in frame)
    assert re.search(r"\d+ coins: \+[23] coins · \d+ military: \+\d (sword|horse|shield)", turns)
    assert re.search(r"\d+ resource: ", turns)
    assert re.search(r"\d+ (build|place): (−\d+ coins?, )?", turns)
    assert "stand beside your cards." in turns
