"""Boards of Era of Tribes on the page: a battle, an offer, the wheel, the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.games.era_of_tribes.positions import Layout
from tests.web.conftest import Visitors
from tests.web.era import ATTACK, LANDING, at_the_end, laid, sit
from tests.web.seat import PHONE, figure, untranslated
from tests.web.staged import Stage

SALE = Layout(cities="1 etruria 1", land="1 padania 1", purse="0 thalers 40")


def test_a_battle_is_fought_on_its_board_and_survives_a_reload(
    stage: Stage, visit: Visitors
) -> None:
    """R16: units with reasons, markers with holders, a roll; the same after a reload."""
    at = sit(stage, visit, laid(ATTACK, LANDING), 0)
    board = at.page.locator("[data-battle=illyria]")
    board.wait_for()
    defenders = board.locator("[data-side=defender] [data-unit]")
    kinds = defenders.evaluate_all("each => each.map((one) => one.dataset.unit)")
    assert sorted(kinds) == ["army", "city", "levy", "levy", "levy", "vassal"]
    assert board.locator("[data-marker=sword]").get_attribute("data-holder") == "attacker"
    assert board.locator("[data-marker=fist]").get_attribute("data-holder") == "defender"
    assert untranslated(at.page) == []
    seq = at.look()["seq"]
    at.page.locator(".roll[data-word=done]").click()
    at.wait_past(seq, "done")
    at.page.reload()
    at.arrived()
    view = at.look()
    if view["view"]["asked"]["node"] in ("reinforce", "casualty") and view["actor"] == 0:
        board.wait_for()
        rolled = [e for line in view["log"] for e in line["events"] if e["event"] == "rolled"]
        expect(board.locator("[data-rounds]")).to_have_attribute("data-rounds", str(len(rolled)))


def test_a_mercenary_comes_by_a_button_that_names_its_chance(stage: Stage, visit: Visitors) -> None:
    at = sit(stage, visit, laid(ATTACK, LANDING), 0)
    hire = at.page.locator('.reserve[data-word="hire thalers-3"]')
    hire.wait_for()
    assert re.search(r"\d+ %", hire.inner_text())
    seq = at.look()["seq"]
    hire.click()
    at.wait_past(seq, "hire thalers-3")


def test_an_offer_shows_what_it_changes_for_both(stage: Stage, visit: Visitors) -> None:
    """R8.7: 15 thalers for Etruria with its city and its wine; the seller loses the province."""
    at = sit(stage, visit, laid(SALE, "act diplomacy; diplomacy deter; buy etruria"), 1)
    card = at.page.locator("[data-question=consent]")
    card.wait_for()
    agree = card.locator("[data-answer=consent]")
    agree.locator("[data-effect='0']").wait_for()
    assert "−15 T" in agree.locator("[data-effect='0']").inner_text()
    assert "+15 T" in agree.locator("[data-effect='1']").inner_text()
    assert untranslated(at.page) == []
    seq = at.look()["seq"]
    card.locator("[data-answer=decline]").click()
    at.wait_past(seq, "decline")


def test_the_wheel_names_my_price_and_buys(stage: Stage, visit: Visitors) -> None:
    """R9.2: a pioneer pays 4 thalers for the first level."""
    at = sit(stage, visit, laid(Layout(), "act progress"), 0)
    field = at.page.locator("[data-field=culture]")
    field.wait_for()
    field.click()
    seq = at.look()["seq"]
    at.page.get_by_role("button", name=re.compile("Buy Culture I")).click()
    at.wait_past(seq, "progress culture")
    assert at.look()["view"]["thalers"][0] == 5 - 4


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_the_final_sheet_opens_every_line(
    stage: Stage, visit: Visitors, device: dict[str, Any]
) -> None:
    """R26: six lines and two ties, whose sums are the points of the result."""
    at = at_the_end(stage, visit, **device)
    sheet = at.page.locator("[data-final]")
    result = at.look()["result"]
    total = [figure(each) for each in sheet.locator(".total td").all_inner_texts()]
    assert total == sorted(result["points"], reverse=True)
    assert sheet.locator("[data-line]").count() == 6 + 2
    sheet.locator("[data-line=open] button").click()
    sheet.locator(".parts").wait_for()
    assert untranslated(at.page) == []
