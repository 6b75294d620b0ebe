"""The coach in a browser: sentence, curve, cards, why, and playing on from a decision."""

from __future__ import annotations

import re
from concurrent.futures import Future
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from aevum.games import load
from aevum.server import coach, thinkers
from aevum.server.coach import Lesson
from aevum.table.record import record_of
from aevum.table.table import Table
from tests.server.salon import finished
from tests.web.conftest import Visitors
from tests.web.seat import PHONE, QUICK, Visit, untranslated

GAMES = {"attila": 5, "rising_cultures": 3}
"""Games played at random, by their seeds, with dear decisions that very few trials show."""
UNIT = "\u00a0%"
"""A number and its sign are never parted."""
BOTH = pytest.mark.parametrize("name", GAMES)
HASTY = {
    "MOST_POINTS": 40,
    "PLAYED_POINTS": 12,
    "WALKS": 1,
    "ROUNDS": 1,
    "CANDIDATES": 6,
    "FIRST_LOOK": 12,
    "GAMES": 40,
    "FINALISTS": 3,
}


class AtOnce:
    """What the server's other processes do, done here."""

    def weigh(self, game: Any, worlds: Any, walks: int, rounds: int) -> Future[Any]:
        return now(thinkers.weigh_up(thinkers.pinned(game), walks, rounds, worlds))

    def reconsider(self, game: Any, *about: Any) -> Future[Any]:
        return now(thinkers.reconsider(thinkers.pinned(game), *about))

    def think_further(self, game: Any, *about: Any) -> Future[Any]:
        return now(thinkers.think_further(thinkers.pinned(game), *about))

    def play_out(self, game: Any, *about: Any) -> Future[Any]:
        return now(thinkers.play_out(thinkers.pinned(game), *about))


def now(value: Any) -> Future[Any]:
    future: Future[Any] = Future()
    future.set_result(value)
    return future


@cache
def told(name: str) -> tuple[Table, bytes]:
    """A game played at random, and what the coach says of it after very few games."""
    game = finished(2, GAMES[name], load(name))
    with pytest.MonkeyPatch.context() as patch:
        for key, value in HASTY.items():
            patch.setattr(coach, key, value)
        doubts: Any = AtOnce()
        lesson = Lesson(doubts, game, game.line, 0).make(lambda _: None)
    assert [card for card in lesson.cards if card.advised], "random play costs something"
    return game, msgspec.json.encode(lesson)


def opened(visit: Visit, name: str) -> Any:
    """The page of the coach; its answer is there at once."""
    game, answer = told(name)
    table = visit.post("/api/import", msgspec.to_builtins(record_of(game)))["id"]
    visit.context.route(
        re.compile(r"/api/tables/[\w-]+/coach"),
        lambda route: route.fulfill(body=answer, content_type="application/json"),
    )
    visit.page.goto(f"/table/{table}/coach")
    visit.page.locator("article").first.wait_for()
    return visit.page


def fits(page: Any) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def written(percent: int) -> str:
    """Nobody is ever quite sure."""
    return {0: f"<\u00a01{UNIT}", 100: f">\u00a099{UNIT}"}.get(percent, f"{percent}{UNIT}")


@BOTH
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_dearest_decision_is_open_and_the_others_follow(
    visit: Visitors, name: str, language: str
) -> None:
    ada = visit(settings={**QUICK, "language": language})
    page = opened(ada, name)
    answer = msgspec.json.decode(told(name)[1])
    expect(page.locator("article")).to_have_count(len(answer["cards"]))
    first = answer["cards"][0]
    dearest = f"−{min(99, round(first['cost'] * 100))}{UNIT}"
    assert page.locator("article").first.locator(".cost b").inner_text() == dearest
    expect(page.locator(".curve button.disc")).to_have_count(len(answer["cards"]))
    boards = page.locator("article").first.locator(".cut[role=img]")
    expect(boards, "two boards").to_have_count(2)
    assert untranslated(page) == []
    assert fits(page)
    page.keyboard.press("w")
    sheet = page.get_by_role("dialog")
    sheet.wait_for()
    ways = [first["advised"], first["played"], *first["others"]]
    assert len(ways) > 2, "more than the two moves is weighed"
    chances = sorted((round(way["chance"] * 100) for way in ways), reverse=True)
    shown = [text.strip(" ") for text in sheet.locator("td.chance").all_inner_texts()]
    assert shown == [written(each) for each in chances]
    sheet.locator(".further button").first.click()
    expect(sheet.locator("section")).to_have_count(2)
    assert untranslated(page) == []
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    if len(answer["cards"]) > 1:
        page.keyboard.press("ArrowRight")
        expect(page.locator(".curve button.disc").nth(1)).to_contain_class("on")


def test_on_a_phone_one_card_with_a_switch_between_both_moves(visit: Visitors) -> None:
    page = opened(visit(**PHONE), "attila")
    expect(page.locator("article")).to_have_count(1)
    you, master = page.locator(".switch button").all()
    assert master.get_attribute("aria-pressed") == "true"
    advised = page.locator(".named").inner_text()
    you.click()
    expect(page.locator(".named")).not_to_have_text(advised, use_inner_text=True)
    assert fits(page)
    for button in page.locator(".foot .button, .switch button").all():
        assert button.bounding_box()["height"] >= 44
    assert untranslated(page) == []


def test_who_did_not_sit_there_is_not_offered_to_play_on(visit: Visitors) -> None:
    page = opened(visit(), "attila")
    expect(page.get_by_role("button", name="Ask why")).to_have_count(1)
    assert page.get_by_role("button", name="Play on from here").count() == 0
