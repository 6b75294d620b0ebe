"""Invasions at the terminal: the region, the forces and the odds, in both languages."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import aevum.cli.terminal
from aevum.cli.terminal.generic import Scene
from aevum.cli.terminal.invasions.artist import InvasionsArtist, codes_of, region_of
from aevum.cli.terminal.voice import Voice
from aevum.core.texts import Texts
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.state import InvasionsState
from tests.laws.house import choose_word
from tests.rules.invasions.battle_bench import nisibis
from tests.rules.invasions.table_top import (
    area,
    begin_part,
    emptied,
    game,
    laid_out,
    nation,
    province,
    put,
)
from tests.rules.invasions.test_figures import at_march_of, said

TERMINAL = Path(str(aevum.cli.terminal.__file__)).parent
WIDTH, HEIGHT = 100, 30


def scene(s: InvasionsState, seat: int, language: str = "en") -> Scene:
    folders = [TERMINAL.parent / "texts", game().text_folder(), TERMINAL / "invasions" / "texts"]
    voice = Voice(game(), Texts(language, folders), ["Anna", "Bert", "Carl", "Dora"])

    def preview(word: str) -> object:
        return game().preview(s, seat, word)

    return Scene(game(), game().observe(s, seat), seat, voice, preview=preview)  # type: ignore[arg-type]


def drawn(sc: Scene) -> str:
    out = StringIO()
    Console(width=WIDTH, file=out, color_system=None).print(
        InvasionsArtist().position(sc, WIDTH, HEIGHT)
    )
    return out.getvalue()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_position_fits_on_the_screen(language: str) -> None:
    rng = Random(7)
    s = game().setup({"scenario": "danube_376", "players": 3})
    while s.stack:
        text = drawn(scene(s, max(0, game().actor(s)), language))
        assert len(text.splitlines()) <= HEIGHT
        assert "inv-" not in text
        for _ in range(15):
            if s.stack:
                game().apply(s, choose_word(game(), s, rng)[1])


def test_the_region_is_that_of_what_is_asked() -> None:
    s = nisibis()
    sc = scene(s, game().actor(s))
    here = box_area(province("assyria"))
    assert region_of(sc)[0] == here
    assert here != area("italia")
    assert "Assyria" in drawn(sc)


def box_area(place: int) -> int:
    return game().box.provinces[place].area


def test_forces_of_both_sides_and_odds_of_a_battle() -> None:
    s = nisibis()
    sc = scene(s, 0)
    text = drawn(sc)
    assert "Battle in Assyria" in text
    while s.stack and game().actor(s) < 0:
        game().apply(s, game().outcomes(s)[0][0])
    seat = game().actor(s)
    notes = [InvasionsArtist().note(word, scene(s, seat)) for word in game().legal(s, seat)]
    assert any("%" in note for note in notes)


def test_units_leaders_and_cities_stand_beside_their_province() -> None:
    s = laid_out("scenario_350", 4)
    put(s, "latium", "rome", "cavalry")
    about = InvasionsArtist().about("latium", scene(s, s.seat_of(nation("rome"))))
    assert "▲3" in about
    assert "Western Romans" in about


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_step_tells_of_the_battle_and_of_who_may_come(language: str) -> None:
    """war R19.2, R17.2: Moesia Inferior is held by a legion, and Thracia is near."""
    s = emptied()
    put(s, "thracia", "byzantium", "2 legion")
    put(s, "moesia_inferior", "byzantium", "legion")
    put(s, "valachia", "visigoths", "4 infantry")
    settle_control(s)
    begin_part(s, "visigoths")
    seat = game().actor(s)
    sc = scene(s, seat, language)
    assert [InvasionsArtist().note(word, sc) for word in game().legal(s, seat)]
    for word in ("mv_from valachia", "mv_add_all"):
        if word in game().legal(s, seat):
            game().apply(s, word)
    note = InvasionsArtist().note("mv_go moesia_inferior", scene(s, seat, language))
    assert note.count(";") >= 2
    assert "Thracia" in note
    assert "{" not in note


def test_a_nation_has_letters_of_its_name_that_tell_it_from_others() -> None:
    german = codes_of(scene(laid_out("scenario_350", 4), 0, "de").voice)
    assert len(set(german)) == len(german) == 47
    assert [german[nation(name)] for name in ("visigoths", "rome", "huns")] == [
        "Westg", "Westr", "Hunn",
    ]  # fmt: skip


def test_who_is_with_the_group_and_who_may_answer_its_step_are_told() -> None:
    """war R17.5, R18.3: the chances of the picture: 80, 70 and 30 % to intercept, 10 % to flee."""
    s = said(at_march_of("ostrogoths"), "mv_from ucraina", "mv_add_all", "mv_go hypanis")
    said(s, "mv_go valachia")
    sc = scene(s, game().actor(s))
    assert InvasionsArtist().situation(sc)[0].plain == (
        "In the group: 2 Noble cavalry (Ostrogoths), 1 Cavalry (Ostrogoths), "
        "2 Infantry (Ostrogoths), 1 Archers (Ostrogoths), ★ Rex (Ostrogoths)"
    )
    note = InvasionsArtist().note("mv_go moesia_inferior", sc)
    assert set(re.findall(r"(\d+) %", note)) > {"10", "30", "70", "80"}, "and those of the battle"
    assert InvasionsArtist().note("mv_rest", sc) == ""


def test_c16_points_open_into_those_of_the_nations() -> None:
    """realm C16: a scoring at once would give 49, 1, 12 and 9; R12.4: par of Danube 376."""
    sums = game().sums(game().setup({"scenario": "scenario_350", "players": 4}))
    assert [sum(term.number for term in terms) for terms in sums["scoring"]] == [49, 1, 12, 9]
    assert [terms for terms in sums["points"] + sums["par"] if terms] == []
    danube = game().sums(game().setup({"scenario": "danube_376", "players": 3}))
    assert [sum(term.number for term in terms) for terms in danube["par"]] == [11, 5, 7]
