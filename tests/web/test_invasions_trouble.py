"""Invasions after an undo and with a killed server: the film, standing orders; the text view."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.rules.invasions.table_top import entering_moesia
from tests.server.house import House
from tests.web.conftest import Visitors
from tests.web.invasions import WORDS, danube, on_board, reached, seated
from tests.web.seat import power_cut
from tests.web.staged import Stage
from tests.web.test_film import Reel


def test_the_film_follows_an_undo_and_outlives_a_killed_server(
    visit: Visitors, mortal: House
) -> None:
    ada = visit(at=mortal)
    at = on_board(ada, danube(ada))
    view = at.my_turn()
    at.do(next(word for word in view["legal"] if word.startswith("offer_foedus")), view["seq"])
    at.page.get_by_role("button", name="Film").click()
    film = Reel(at.page)
    film.until("at === end && end > 0")
    before = at.look()
    ada.post(
        f"/api/tables/{at.table}/control", {"seat": 0, "seq": before["seq"], "control": "undo"}
    )
    after = at.look()["steps"]
    assert after < before["steps"]
    at.page.wait_for_url(re.compile(f"at={after}$"))
    power_cut(mortal, at.page)
    at.page.keyboard.press("Home")
    film.until("at === 0")
    at.page.keyboard.press("End")
    at.page.wait_for_url(re.compile(f"at={after}$"))
    at.page.keyboard.press("Escape")
    film.head.wait_for(state="detached")
    assert at.look()["legal"] == view["legal"]
    at.do("hold_diplo", at.look()["seq"])


def test_standing_orders_outlive_an_undo_and_a_killed_server(
    mortal_stage: Stage, visit: Visitors
) -> None:
    """war R17.5: Thracia never comes; Cappadocia is asked for, now and after both."""
    at = seated(mortal_stage, visit(at=mortal_stage), entering_moesia())
    never = at.page.locator('[data-order="interception:thracia"]').get_by_role(
        "button", name="Never"
    )
    never.click()
    at.page.locator('[data-order="interception:thracia"] [aria-pressed="true"]').filter(
        has_text="Never"
    ).wait_for()
    view = at.look()
    assert view["orders"]["interception:thracia"]["answer"] == "never"
    at.do("rx_int cappadocia", view["seq"])
    at.page.keyboard.press("u")
    at.page.locator('[data-reaction="rx_int cappadocia"]').wait_for()
    assert at.look()["orders"] == view["orders"]
    power_cut(mortal_stage, at.page)
    assert at.look()["orders"] == view["orders"]
    expect(never).to_have_attribute("aria-pressed", "true")
    at.do("rx_done", at.look()["seq"])


def test_the_key_of_the_text_view_leads_away_from_a_battle_and_back(
    stage: Stage, visit: Visitors
) -> None:
    at = seated(stage, visit(stage), reached("reroll", least=2))
    board = at.page.locator("[data-fight=battle]")
    board.wait_for()
    at.page.keyboard.press("t")
    at.page.locator(WORDS).wait_for()
    assert board.count() == 0
    at.page.keyboard.press("t")
    board.wait_for()
