"""Looking back as a film: chapters, marks, ribbons, speed, a moment to share."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from playwright.sync_api import expect

from aevum.games import load
from aevum.table.record import record_of
from aevum.table.table import Table
from tests.server.house import ME, bot
from tests.server.salon import finished
from tests.web.conftest import Visitors
from tests.web.seat import PHONE, QUICK, Visit, untranslated

PLAYERS = {"attila": 3, "rising_cultures": 2}
BOTH = pytest.mark.parametrize("name", PLAYERS)


def shown(visit: Visit, game: Table) -> str:
    """A finished game, brought in; returns its table."""
    return str(visit.post("/api/import", msgspec.to_builtins(record_of(game)))["id"])


class Reel:
    """The film of a table in a browser."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.head = page.get_by_role("slider", name=re.compile("Place in the film|Stelle im Film"))
        self.chapters = page.locator("ol button:has(.title)")
        self.head.wait_for()

    @property
    def at(self) -> int:
        return int(self.head.get_attribute("aria-valuenow"))

    @property
    def step(self) -> int:
        self.page.wait_for_url(re.compile(r"\bat=\d"))
        return int(parse_qs(urlsplit(self.page.url).query)["at"][0])

    def until(self, condition: str, value: Any = None) -> None:
        """Wait until something is true of the slider and a value."""
        script = "([head, value]) => ((at, end) => " + condition + ")"
        script += "(Number(head.ariaValueNow), Number(head.ariaValueMax))"
        self.page.wait_for_function(script, arg=[self.head.element_handle(), value])

    @property
    def points(self) -> Any:
        return self.page.get_by_role("list", name=re.compile("^Points")).locator("b")


@BOTH
def test_a_film_has_chapters_marks_and_ribbons_up_to_where_it_is_seen(
    visit: Visitors, name: str
) -> None:
    ada = visit()
    game = finished(PLAYERS[name], 3, load(name))
    ada.page.goto(f"/table/{shown(ada, game)}?at=0")
    film = Reel(ada.page)
    film.until("end > 20")
    # Who did not play is told nothing ahead.
    expect(film.chapters).to_have_count(1)
    expect(ada.page.locator(".lanes [data-at]")).to_have_count(0)
    ada.page.keyboard.press("h")
    film.chapters.nth(5).wait_for()
    ada.page.locator(".lanes .mark").nth(5).wait_for(state="attached")
    ada.page.locator(".lanes .scoring").first.wait_for(state="attached")
    expect(ada.page.locator(".lanes g:not(.ahead) > .wash")).to_have_count(PLAYERS[name])
    ada.page.keyboard.press("Shift+ArrowRight")
    film.until("at > 0")
    expect(film.chapters.nth(1)).to_have_attribute("aria-current", "step")
    ada.page.keyboard.press("End")
    film.until("at === end")
    expect(film.chapters.last).to_have_attribute("aria-current", "step")
    ada.page.wait_for_url(re.compile(f"at={len(game.line)}$"))
    assert game.result is not None
    expect(film.points).to_have_text([str(points) for points in game.result.points])


@BOTH
def test_a_film_plays_at_the_speed_that_is_chosen(visit: Visitors, name: str) -> None:
    ada = visit()
    ada.page.goto(f"/table/{shown(ada, finished(PLAYERS[name], 3, load(name)))}?at=0")
    film = Reel(ada.page)
    for _ in range(3):
        ada.page.keyboard.press("+")
    assert ada.page.get_by_role("radio", name="8×").is_checked()
    ada.page.keyboard.press("Space")
    film.until("at > 3")
    ada.page.keyboard.press("Space")
    ada.page.get_by_role("button", name="Play (space)").wait_for()
    paused = film.at
    ada.page.keyboard.press("ArrowLeft")
    film.until("at === value - 1", paused)
    box = film.head.bounding_box()
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 40)
    film.until("Math.abs(at - end / 2) < 2")


def test_a_moment_is_shared_and_found_again(visit: Visitors) -> None:
    ada = visit(permissions=["clipboard-read", "clipboard-write"])
    ada.page.goto(f"/table/{shown(ada, finished(3, 3))}?at=0")
    film = Reel(ada.page)
    ada.page.keyboard.press("Shift+ArrowRight")
    film.until("at > 0")
    ada.page.get_by_role("button", name="Share this moment").click()
    link = ada.page.locator("dialog[open] input").input_value()
    ada.page.get_by_role("button", name="Copy").click()
    ada.page.locator("dialog[open]").wait_for(state="detached")
    copied = ada.page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(link)
    assert "Conflict over" in copied
    there = ada.context.new_page()
    there.goto(link)
    again = Reel(there)
    again.until("at === value", film.at)
    there.reload()
    again = Reel(there)
    again.until("at === value", film.at)
    there.get_by_role("button", name="Back to now").click()
    there.wait_for_url(re.compile(r"/table/[^?]*$"))


def test_a_film_of_a_running_game_follows_an_undo(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options={"first": 0}))
    at.step()
    ada.page.get_by_role("button", name="Film").click()
    film = Reel(ada.page)
    film.until("at === end && end > 1")
    before = film.step
    view = at.view()
    assert view["can_undo"]
    body = {"seat": 0, "seq": view["seq"], "control": "undo"}
    ada.post(f"/api/tables/{at.table}/control", body)
    after = at.look()["steps"]
    assert after < before
    ada.page.wait_for_url(re.compile(f"at={after}$"))
    ada.page.keyboard.press("Escape")
    film.head.wait_for(state="detached")


@pytest.mark.parametrize(
    ("name", "size"),
    [("attila", (360, 740)), ("rising_cultures", (812, 375))],
    ids=["upright", "sideways"],
)
def test_a_phone_shows_the_film_in_german(
    visit: Visitors, name: str, size: tuple[int, int]
) -> None:
    width, height = size
    options = {**PHONE, "viewport": {"width": width, "height": height}}
    ada = visit(settings={**QUICK, "language": "de", "theme": "dark"}, **options)
    ada.page.goto(f"/table/{shown(ada, finished(PLAYERS[name], 3, load(name)))}?at=60")
    film = Reel(ada.page)
    film.until("end > 20")
    ada.page.get_by_role("button", name="Weiter (→)").tap()
    ada.page.wait_for_url(re.compile(r"at=(?!60$)"))
    assert film.step > 60
    assert untranslated(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
    small = [
        button.inner_text() or button.get_attribute("aria-label")
        for button in ada.page.locator(".sheet button").all()
        if min(button.bounding_box()["height"], button.bounding_box()["width"]) < 44
    ]
    assert small == []
