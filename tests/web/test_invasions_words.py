"""Invasions in words: everything is said in the reader's language, and nothing in the engine's."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.conftest import Visitors
from tests.web.invasions import WORDS, InWords, danube, some_moves
from tests.web.seat import PHONE, QUICK, Visit, power_cut, untranslated

ENGINE = re.compile(r"\b[a-z]+_[a-z_]+\b|(?<!\w)-\d|\bundefined\b|\bNaN\b|\[object")
"""Names of fields, numbers that stand for nobody, and what scripts write by mistake."""
HALF = {"width": 683, "height": 384}
"""1366x768 at a zoom of 200 %."""
HEADINGS = {
    "en": ["The position", "Nations in activation order", "Your cards", "Areas and provinces"],
    "de": ["Die Lage", "Nationen in der Reihenfolge der Aktivierung", "Deine Karten"],
}


def sit(person: Visit, table: str, seat: int = 0) -> InWords:
    person.page.goto(f"/table/{table}")
    at = InWords(person, person.page, table, seat)
    at.arrived()
    return at


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_field_name_and_no_number_for_nobody_is_shown(visit: Visitors, language: str) -> None:
    ada = visit(settings={**QUICK, "language": language})
    table = danube(ada)
    at = sit(ada, table)
    for moves in (0, 12, 25):
        some_moves(ada, table, moves)
        at.caught_up(at.look()["seq"])
        said = at.words()
        assert ENGINE.findall(said) == []
        assert untranslated(at.page) == []
        for heading in HEADINGS[language]:
            assert at.page.get_by_role("heading", name=heading).count() == 1, heading


@pytest.mark.parametrize("language", ["en", "de"])
def test_danube_is_played_to_its_end_in_words(visit: Visitors, language: str) -> None:
    """Some moves of every sort, then the quiet way out."""
    ada = visit(settings={**QUICK, "language": language})
    at = sit(ada, danube(ada))
    bold = 12
    while view := at.my_turn():
        word = at.chance.choice(view["legal"]) if bold > 0 else at.quiet(view)
        at.do(word, view["seq"])
        bold -= 1
        assert ENGINE.findall(at.words()) == []
    assert at.look()["result"] is not None
    assert untranslated(at.page) == []


def test_undo_a_second_tab_and_a_spectator(visit: Visitors) -> None:
    ada, eve = visit(), visit()
    at = sit(ada, danube(ada))
    before = at.my_turn()
    watching = sit(eve, at.table, seat=-2)
    assert "Your cards" not in watching.words()
    second = InWords(ada, ada.context.new_page(), at.table, 0)
    second.page.goto(f"/table/{at.table}")
    second.arrived()
    at.caught_up(before["seq"])
    asked = at.question()
    offer = next(word for word in before["legal"] if word.startswith("offer_foedus"))
    at.do(offer, before["seq"])
    expect(at.prompt).not_to_have_text(asked, use_inner_text=True)
    second.agrees_with(at)
    at.page.keyboard.press("u")
    at.asks(asked)
    assert at.look()["legal"] == before["legal"]
    second.asks(asked)


def test_a_killed_server_asks_the_same_question_again(visit: Visitors, mortal: House) -> None:
    ada = visit(at=mortal)
    table = danube(ada)
    some_moves(ada, table, 5)
    at = sit(ada, table)
    before = at.my_turn()
    at.caught_up(before["seq"])
    question = at.question()
    power_cut(mortal, at.page)
    assert at.look()["legal"] == before["legal"]
    at.asks(question)
    at.do(at.quiet(before), before["seq"])


@pytest.mark.parametrize("options", [PHONE, {"viewport": HALF}], ids=["phone", "zoom"])
def test_a_phone_and_a_zoom_of_two_need_no_sideways_scroll(
    visit: Visitors, options: dict[str, Any]
) -> None:
    ada = visit(settings={**QUICK, "language": "de"}, **options)
    at = sit(ada, danube(ada))
    assert at.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board = at.page.locator(WORDS)
    assert board.evaluate("words => words.scrollWidth <= words.clientWidth + 1")
