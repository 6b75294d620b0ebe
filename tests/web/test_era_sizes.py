"""Era of Tribes in German where there is little room: nothing is cut or spilt, minuses are real."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.games.era_of_tribes.positions import Layout
from tests.web.conftest import Visitors
from tests.web.cut import cut
from tests.web.era import ATTACK, HYPHEN, LANDING, at_the_end, laid, sit
from tests.web.seat import GERMAN, PHONE, drawn
from tests.web.staged import Stage

SIZES = {
    "1366 × 768 at 200 %": {"viewport": {"width": 683, "height": 384}, "device_scale_factor": 2},
    "1920 × 1080 at 200 %": {"viewport": {"width": 960, "height": 540}},
    "phone": PHONE,
    "low": {"viewport": {"width": 1366, "height": 650}},
}
at_every_size = pytest.mark.parametrize("device", SIZES.values(), ids=SIZES)
FULL = Layout(
    peoples="romans carthaginians iberians gauls", round=8, armies="0 2",
    land="0 apulia 3, 1 numidia 4, 2 lusitania 2, 3 aquitania 12",
    cities="0 latium 1, 1 zeugitana 1",
    villages="thessalia", fleets="0 ionian-sea 2, 0 southern-adriatic 1", tiles="0 thalers-3",
    levels="0 agriculture 2, 0 mechanics 1, 1 seafaring 3", purse="0 morale -4, 0 thalers 12",
)  # fmt: skip


def check(page: Any) -> None:
    drawn(page)
    assert cut(page, "main") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not HYPHEN.search(page.locator("body").inner_text())


def open_column(page: Any, *, shut: bool = False) -> None:
    """Where there is little width, players and plan lie in a drawer."""
    drawer = page.locator(f"header button[aria-expanded={str(shut).lower()}]")
    if drawer.count():
        drawer.click()


@at_every_size
def test_nothing_overflows_at_the_table(
    stage: Stage, visit: Visitors, device: dict[str, Any]
) -> None:
    """Every tab, a chosen action, and a plan with a battle and a new colony."""
    at = sit(stage, visit, laid(FULL), settings=GERMAN, **device)
    open_column(at.page)
    tabs = at.page.get_by_role("tab")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        check(at.page)
    tabs.first.click()
    open_column(at.page, shut=True)
    at.choose("expansion")
    check(at.page)
    at.page.get_by_role("button", name="Expansion planen").click()
    open_column(at.page)
    at.page.locator('[data-step="grow"].here').wait_for()
    at.tap("apulia")
    at.step_to("move")
    at.move("apulia", "thessalia")
    at.page.locator('[data-row="battle"]').wait_for()
    at.move("apulia", "illyria")
    at.page.locator('[data-change="colonies"]').filter(has_text="0 → 1").wait_for()
    check(at.page)


@at_every_size
def test_nothing_overflows_in_a_battle(
    stage: Stage, visit: Visitors, device: dict[str, Any]
) -> None:
    """The odds are in sight with the button that rolls, wherever the rest is scrolled to."""
    at = sit(stage, visit, laid(ATTACK, LANDING), settings=GERMAN, **device)
    at.page.locator("[data-battle=illyria]").wait_for()
    check(at.page)
    height = at.page.viewport_size["height"]
    for part in ("[data-odds]", ".roll[data-word=done]"):
        box = at.page.locator(part).bounding_box()
        assert 0 <= box["y"] <= box["y"] + box["height"] <= height


@at_every_size
def test_nothing_overflows_on_the_final_sheet(
    stage: Stage, visit: Visitors, device: dict[str, Any]
) -> None:
    at = at_the_end(stage, visit, settings=GERMAN, **device)
    sheet = at.page.locator("[data-final]")
    for line in sheet.locator("[data-line] button").all():
        line.click()
    check(at.page)


def test_standing_orders_are_in_sight_under_the_small_map(stage: Stage, visit: Visitors) -> None:
    """Two players at 1366 × 768: the column holds players, open cards, small map and button."""
    page = sit(stage, visit, laid(Layout())).page
    button = page.get_by_role("button", name="Standing orders")
    page.locator(".small canvas, .small svg").first.wait_for()
    expect(button).to_be_in_viewport(ratio=1)
