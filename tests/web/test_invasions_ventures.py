"""Raids, landings and sea battles: what may come of them is told before anybody commits himself."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from aevum.games.invasions.rules.raids.raids import open_raid
from tests.rules.invasions.battle_bench import white
from tests.rules.invasions.table_top import emptied, game, nation, play, put
from tests.rules.invasions.test_r28_sea_battle import at_sea
from tests.rules.invasions.test_w26_w31_sea import before_caesarea
from tests.web.conftest import Visitors
from tests.web.invasions import reached, seated
from tests.web.seat import GERMAN, power_cut, untranslated
from tests.web.staged import Stage
from tests.web.test_invasions_play import met

WIDER = """() => [...document.querySelectorAll('[data-matter] article')]
  .flatMap((card) => [card, ...card.querySelectorAll('th, td')])
  .filter((each) => each.scrollWidth > each.clientWidth)
  .map((each) => each.innerText)"""


def picts_against(province: str, legions: int) -> Any:
    """Two raiders are to choose their way; one province has legions."""
    s = emptied()
    put(s, province, "rome", f"{legions} legion")
    s.stack.clear()
    open_raid(s, nation("picts"))
    game().advance(s)
    play(s, *["draw_unit picts-warband"] * 2)
    return s


def picts_before_cantium() -> Any:
    """They have crossed the sea; of their targets one has two legions."""
    s = picts_against("cantium", 2)
    play(s, "rd_via_sea oceanus_germanicus")
    return s


def test_a_raid_tells_every_result_and_a_tap_on_the_map_does_not_roll(
    stage: Stage, visit: Visitors
) -> None:
    """realm R22.6, R22.7: against two units 1 to 6 fail; 7 and 8 are Raid -, 9 and 10 Raid +."""
    at = seated(stage, visit(stage), picts_before_cantium())
    offer = at.page.locator('[data-offer="rd_target cantium"]')
    offer.get_by_text("no way back").wait_for()
    said = offer.inner_text()
    assert "40 %" in said
    assert "defenders −2" in said
    assert "failure: 60 % · Raid −: 20 % · Raid +: 20 %" in said
    seq = at.look()["seq"]
    at.tap("cantium")
    go = at.button("Raid Cantium")
    go.wait_for()
    assert at.look()["seq"] == seq
    go.click()
    at.wait_past(seq)
    assert met(at, "raid")
    assert untranslated(at.page) == []


def test_the_chances_of_a_raid_outlive_an_undo_and_a_killed_server(
    mortal_stage: Stage, visit: Visitors
) -> None:
    """realm R22.5, R22.6: Bernicia is the only neighbour; others have no button."""
    ada, eve = visit(at=mortal_stage), visit(at=mortal_stage)
    at = seated(mortal_stage, ada, picts_against("bernicia", 3))
    second = ada.context.new_page()
    offers = '[data-offer="rd_direct"]'
    told = at.page.locator(offers)
    told.get_by_text("failure: 70 % · Raid −: 20 % · Raid +: 10 %").wait_for()
    second.goto(f"/table/{at.table}")
    second.locator(offers).wait_for()
    eve.page.goto(f"/table/{at.table}")
    eve.page.locator("[data-map]").wait_for()
    assert eve.page.locator("[data-offer]").count() == 0
    at.button("Cross the sea: Oceanus Germanicus").click()
    for page in (at.page, second):
        page.locator('[data-offer^="rd_target "]').first.wait_for()
    at.page.get_by_role("button", name="Undo", exact=True, disabled=False).click()
    for page in (at.page, second):
        page.locator(offers).wait_for()
    power_cut(mortal_stage, at.page, second)
    told.get_by_text("failure: 70 % · Raid −: 20 % · Raid +: 10 %").wait_for()
    seq = at.look()["seq"]
    told.get_by_role("button").click()
    at.wait_past(seq)
    second.locator(offers).wait_for(state="detached")
    assert untranslated(at.page) == []


def test_a_landing_tells_its_chance_and_friendly_shores_have_none(
    stage: Stage, visit: Visitors
) -> None:
    """war R30.3 to R30.5, X22: -1, so 6 or more."""
    at = seated(stage, visit(stage), before_caesarea())
    offer = at.page.locator('[data-offer="mv_land caesarea"]')
    offer.get_by_text("no way back").wait_for()
    said = offer.inner_text()
    assert "50 %" in said
    assert "6 or more" in said
    expect(at.page.locator('[data-offer="mv_land utica"]')).to_have_count(0)
    at.page.locator('[data-word="mv_land utica"]').wait_for()
    seq = at.look()["seq"]
    offer.get_by_role("button").click()
    at.wait_past(seq)
    assert met(at, "sea-rolled")


def test_red_swords_miss_at_sea(stage: Stage, visit: Visitors) -> None:
    """war R28.2: one hit each; the enemy's die with both swords is worth 1, a throw 1/3."""
    state = at_sea("mare_aegeum")
    game().advance(state)
    white(state, "W R")
    white(state, "WR -")
    at = seated(stage, visit(stage), state)
    board = at.page.locator("[data-fight=sea-battle]")
    expect(board.locator(".sum b")).to_have_text(["1", "1"])
    expect(board.locator('[data-word="bt_reroll enemy-white-wr"]')).to_contain_text("+0.7 hits")
    at.page.get_by_text("At sea red swords miss.").wait_for()


def test_administration_cards_fit_the_column(stage: Stage, visit: Visitors) -> None:
    at = seated(stage, visit(stage, settings=GERMAN), reached("admin-card"))
    at.page.locator("[data-matter] article").first.wait_for()
    assert at.page.evaluate(WIDER) == []
