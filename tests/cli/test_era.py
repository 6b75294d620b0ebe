"""Era of Tribes in the terminal: the drawing fits, speaks both languages, and knows the odds."""

from __future__ import annotations

from functools import cache, partial
from io import StringIO
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

from aevum.cli.language import texts_for
from aevum.cli.terminal.draw import artist_for
from aevum.cli.terminal.era_of_tribes.artist import EraArtist, height_of
from aevum.cli.terminal.generic import Scene
from aevum.cli.terminal.screen import Screen
from aevum.cli.terminal.standing import StandingOrders
from aevum.cli.terminal.voice import Voice
from aevum.core.orders import Given
from aevum.core.texts import Texts
from tests.cli import keyboard
from tests.cli.keyboard import RAW_KEY
from tests.rules.era_of_tribes.table_top import Table, lay_out, our_game

PEOPLES = ("romans", "greeks", "gauls", "iberians", "egyptians", "slavs")
WIDTH, HEIGHT = 100, 30


@cache
def texts_in(language: str) -> Texts:
    return texts_for(our_game, language)


def scene(t: Table, language: str, seat: int = 0) -> Scene:
    game = t.game
    names = [f"P{number + 1}" for number in range(t.s.players)]
    voice = Voice(game, texts_in(language), names)
    view = game.observe(t.s, seat)
    return Scene(
        game, view, seat, voice, game.figures(t.s),
        preview=lambda word: game.preview(t.s, seat, word),
    )  # fmt: skip


def drawn(t: Table, language: str, height: int = HEIGHT) -> str:
    file = StringIO()
    console = Console(file=file, width=WIDTH)
    console.print(EraArtist().position(scene(t, language), WIDTH, height))
    return file.getvalue()


def test_the_game_has_an_artist_of_its_own() -> None:
    assert isinstance(artist_for(lay_out("romans", "greeks").game), EraArtist)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("players", "section"), [(2, "2-1"), (3, "3-2"), (4, "4-1"), (6, "whole")])
def test_the_position_fits_the_screen(players: int, section: str, language: str) -> None:
    t = lay_out("romans", "greeks") if players == 2 else lay_out(*PEOPLES[:players])
    t.s.section = t.game.axes["section"].index(section)
    room = HEIGHT - 6  # the question, some choices, the line to type on
    picture = EraArtist().position(scene(t, language), WIDTH, room)
    assert height_of(picture, WIDTH) <= room
    assert not RAW_KEY.search(drawn(t, language, room))


def test_the_map_shows_who_stands_where() -> None:
    t = lay_out("romans", "greeks")
    t.settle(0, "etruria", 2)
    t.city(1, "illyria")
    t.barbarians("aedua")
    text = drawn(t, "en", 200)
    code = t.game.box.peoples[t.s.people[0]].code
    assert f"Etruria {code}2" in text
    assert "▲" in text
    assert "‡" in text


def test_a_field_is_told_about_by_its_name() -> None:
    t = lay_out("romans", "greeks")
    told = EraArtist().about("Etruria", scene(t, "en"))
    assert told.startswith("Etruria")
    assert t.game.label("province", "latium", "en") in told


def test_the_own_card_is_shown_to_its_owner_alone() -> None:
    t = lay_out("romans", "greeks", personal=("emperor", "scholars"))
    shown = EraArtist().situation(scene(t, "en", 0))[0].plain
    assert t.game.label("card", "emperor", "en") in shown
    assert t.game.label("card", "scholars", "en") not in shown


def test_a_unit_that_is_sent_says_what_it_changes() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 4)
    t.settle(1, "aedua", 2)
    t.army(0, 2)
    t.expand(0, *["move provincia aedua 1"] * 3, "done")
    while t.asked() != "commit":
        t.play(t.legal()[0])
    note = EraArtist().note("commit army", scene(t, "de"))
    assert "Angreifer gewinnt" in note


@pytest.mark.parametrize(
    ("language", "won", "lost"), [("en", "gains 1", "loses 1"), ("de", "erhält 1", "verliert 1")]
)
def test_a_lost_influence_point_is_not_told_as_won(language: str, won: str, lost: str) -> None:
    """R17.9: the city's owner loses a point; one point less is one point, too."""
    for change, words in ((1, won), (-1, lost)):
        told = texts_in(language).text("event-influence", seat="Ada", influence=3, change=change)
        assert words in told


NAME = "era_of_tribes"
output = partial(keyboard.output, NAME)
GREEDY = ("--seats", "me,greedy", "--set", "section=2-1", "--seed", "a")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Your card", "Name a sum")), ("de", ("Deine Karte", "Nenne eine Summe"))],
)
def test_a_game_against_a_bot_speaks_plainly(
    language: str, words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some rounds by always taking the first choice; every sentence has its words."""
    lines = [*["1"] * 40, "sum", "sum growth", "board Latium", "why act revolution"]
    text = output(str(tmp_path / "games.sqlite"), lines, *GREEDY, "--lang", language)
    assert not RAW_KEY.search(text), RAW_KEY.search(text)
    assert "{" not in text
    for word in words:
        assert word in text


@pytest.mark.parametrize(
    ("language", "over", "foreign"),
    [
        ("en", "The game is over: ", (" und ", " der ", "Du ", "gewinnt")),
        ("de", "Die Partie ist zu Ende: ", (" the ", "You ", " wins ")),
    ],
)
def test_a_whole_game_ends_with_the_final_table(
    language: str, over: str, foreign: tuple[str, ...], tmp_path: Path
) -> None:
    """Whatever is chosen among the first choices, nobody gets stuck or reads another language."""
    rng = Random(1)
    lines = [str(rng.choice((1, 1, 2, 2, 3, 4))) for _ in range(3000)]
    text = output(str(tmp_path / "games.sqlite"), lines, *GREEDY, "--lang", language)
    assert over in text
    assert not RAW_KEY.search(text)
    assert not [word for word in foreign if word in text]


THREE = ("--seats", "me,greedy,greedy", "--set", "section=3-1", "--seed", "a", "--lang", "en")


def test_a_word_nobody_knows_is_answered_at_any_table(tmp_path: Path) -> None:
    """Words about a fourth player are no words of a table for three."""
    text = output(str(tmp_path / "games.sqlite"), ["xyzzy", "ally 5", "why xyzzy"], *THREE)
    assert text.count("neither a choice nor a command") == 3


def test_a_move_that_cannot_be_is_refused_with_its_reason(tmp_path: Path) -> None:
    """Pairs of fields are too many to be listed, but they are words."""
    lines = ["move latium thule 1", "why move latium thule 1"]
    text = output(str(tmp_path / "games.sqlite"), lines, *THREE)
    assert "neither a choice nor a command" not in text


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        ("en", "1 Fight when fleets meet: ask", "1 Fight when fleets meet: never"),
        ("de", "1 Kämpfen, wenn Flotten sich treffen: fragen", "treffen: nie"),
    ],
)
def test_standing_orders_are_shown_and_changed(
    language: str, before: str, after: str, tmp_path: Path
) -> None:
    never = {"en": "never", "de": "nie"}[language]
    lines = ["orders", f"orders 1 {never}", "orders 9 x"]
    text = output(str(tmp_path / "games.sqlite"), lines, *GREEDY, "--lang", language)
    assert before in text
    assert after in text
    assert text.index(before) < text.index(after)


def test_a_standing_order_answers_for_a_person() -> None:
    """D37: who sells nothing is not asked."""
    t = lay_out("romans", "greeks")
    t.settle(1, "etruria")
    t.settle(1, "padania")
    t.purse(0, thalers=40)
    t.play("act diplomacy", "diplomacy deter", "buy etruria")
    assert (t.asked(), t.actor) == ("consent", 1)
    table = SimpleNamespace(game=t.game, state=t.s)
    orders = StandingOrders(cast(Screen, SimpleNamespace(table=table)))
    assert orders.action(1) is None
    orders.by_seat[1] = {"sales": Given("never")}
    assert orders.action(1) == "decline"
