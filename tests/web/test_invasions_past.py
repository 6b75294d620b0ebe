"""Invasions looked back at: film, sentences, graph."""

from __future__ import annotations

import re
from typing import Any

import pytest

from aevum.games import load
from tests.server.salon import finished
from tests.web.conftest import Visitors
from tests.web.invasions import OnBoard, danube, some_moves
from tests.web.seat import PHONE, QUICK, drawn, untranslated
from tests.web.test_film import Reel, shown
from tests.web.test_invasions_know import ENGINE, LANGUAGES


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_what_the_others_did_is_told_and_shown(visit: Visitors, device: dict[str, Any]) -> None:
    """Three sentences at the most, and the film of it, which comes back to the question."""
    ada = visit(**device)
    table = danube(ada)
    some_moves(ada, table, 6)
    at = OnBoard(ada, ada.page, table, 0)
    at.page.goto(f"/table/{table}")
    at.arrived()
    if not (view := at.my_turn()):
        pytest.skip("the game was over too soon")
    at.caught_up(view["seq"])
    drawn(at.page)
    if at.page.locator("dialog[open]").count():  # a reaction or a fight lies over the map
        at.page.keyboard.press("Escape")
    if device:
        at.page.get_by_role("tab", name="Log").tap()
    else:
        at.page.get_by_role("tab", name="Players").click()
    since = at.page.get_by_role("region", name="Since your last turn").first
    since.wait_for()
    assert ENGINE.findall(since.inner_text()) == []
    since.get_by_role("button", name=re.compile("^Since your last turn")).click()
    film = Reel(at.page)
    film.until("at >= 0")
    at.page.keyboard.press("Escape")
    film.head.wait_for(state="detached")
    at.prompt.wait_for()
    assert untranslated(at.page) == []


@LANGUAGES
def test_a_finished_game_is_a_film_with_chapters_and_has_a_graph(
    visit: Visitors, language: str
) -> None:
    ada = visit(settings={**QUICK, "language": language})
    game = finished(3, 3, load("invasions"))
    table = shown(ada, game)
    ada.page.goto(f"/table/{table}?at=0")
    film = Reel(ada.page)
    film.until("end > 20")
    ada.page.keyboard.press("h")
    film.chapters.nth(1).wait_for()
    words = " ".join(film.chapters.all_inner_texts())
    assert ENGINE.findall(words) == []
    ada.page.keyboard.press("Escape")
    final = ada.page.locator("dialog[open]")
    final.wait_for()
    ada.page.keyboard.press("Escape")
    final.wait_for(state="detached")
    ada.page.get_by_role("tab", name=re.compile("^(Analysis|Analyse)")).click()
    ada.page.locator("progress, figure svg").first.wait_for()
    assert untranslated(ada.page) == []
