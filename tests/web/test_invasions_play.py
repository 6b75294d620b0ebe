"""Invasions on the board: purchases, foedera, reactions, battles and sieges, a power cut."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.rules.invasions.table_top import entering_moesia
from tests.rules.invasions.test_r22_r25_siege import before_nisibis
from tests.web.conftest import Visitors
from tests.web.invasions import OnBoard, game, reached, seated
from tests.web.seat import PHONE, QUICK, power_cut, untranslated
from tests.web.staged import Stage
from tests.web.test_access import Checker, needs_axe

FLAT = {**PHONE, "viewport": {"width": 740, "height": 360}}
"""The same phone, held sideways."""


def said(at: OnBoard, word: str) -> Any:
    """Say it on the board and wait; returns what is asked next."""
    at.do(word, at.look()["seq"])
    return at.look()


def met(at: OnBoard, *kinds: str) -> bool:
    """Whether one of these events is told."""

    def told(view: dict[str, Any]) -> bool:
        return any(event["event"] in kinds for line in view["log"] for event in line["events"])

    return at.until(told) is not None


def test_a_unit_is_bought_and_taken_back(stage: Stage, visit: Visitors) -> None:
    """realm R32.1: paid when the unit is placed; nothing is rolled, so it can be undone."""
    state = reached("purchase", least=3)
    at = seated(stage, visit(stage), state)
    before = at.look()
    ware = next(each for each in before["figures"]["matter"]["kinds"] if not each["bar"])
    nation = game.axes["nation"].index(before["view"]["asked"]["nation"])
    row = at.page.locator(f'[data-offer="buy {ware["kind"]}"]')
    left = before["view"]["gold"][nation] - ware["price"]
    assert f"leaves {left}" in row.inner_text()
    after = said(at, f"buy {ware['kind']}")
    bought = said(at, after["legal"][0])
    assert bought["view"]["gold"][nation] == left
    assert at.page.locator("[data-forecast]").inner_text()
    for _ in range(2):
        seq = at.look()["seq"]
        at.page.get_by_role("button", name="Undo", exact=True, disabled=False).click()
        at.wait_past(seq)
    row.wait_for()
    assert at.look()["view"]["gold"] == before["view"]["gold"]
    assert untranslated(at.page) == []


def test_a_foedus_says_what_either_side_gets(stage: Stage, visit: Visitors) -> None:
    """realm R38.6, R38.9: 3 gold for one side and 3 points for the other, each turn."""
    state = reached("foedus-answer", scenario="danube_376", players=3)
    asked = game.asked(state)
    at = seated(stage, visit(stage), state)
    lord = at.page.locator(f'[data-side="{asked["nation"]}"]')
    guest = at.page.locator(f'[data-side="{asked["federate"]}"]')
    assert "3 gold each turn" in lord.inner_text()
    assert "3 victory points each turn" in guest.inner_text()
    at.do("answer_foedus yes", at.look()["seq"])
    assert met(at, "foedus-answered")


def test_interceptors_are_named_with_their_chances(stage: Stage, visit: Visitors) -> None:
    """war R17.5, X7: 70 % from Thracia, 30 % from Cappadocia; the roll is in the log."""
    at = seated(stage, visit(stage), entering_moesia())
    card = at.page.locator('[data-reaction="rx_int thracia"]')
    card.wait_for()
    assert "70\u00a0%" in card.inner_text()
    assert "30\u00a0%" in at.page.locator('[data-reaction="rx_int cappadocia"]').inner_text()
    said(at, "rx_int thracia")
    said(at, "rx_ok")
    said(at, "rx_done")
    assert met(at, "intercepted", "interception-failed")


def test_a_stack_has_an_order_of_its_own(stage: Stage, visit: Visitors) -> None:
    """Said on the card of a reaction, obeyed at once, and marked in the log."""
    at = seated(stage, visit(stage), entering_moesia())
    for place in ("thracia", "cappadocia"):
        own = at.page.locator(f'[data-order="interception:{place}"]')
        own.get_by_role("button", name="Never").click()
    line = at.until(lambda view: view["log"])["log"][0]
    assert (line["action"], line["automatic"]) == ("rx_done", True)


def test_a_siege_is_laid_on_the_board(stage: Stage, visit: Visitors) -> None:
    """war X14: from 8 a siege takes Nisibis, from 7 an assault."""
    at = seated(stage, visit(stage), before_nisibis())
    board = at.page.locator("[data-fight=siege]")
    board.wait_for()
    words = board.inner_text()
    assert "30 %" in words
    assert "40 %" in words
    said(at, "sg_siege")
    assert at.look()["seq"] > 0


def fought(at: OnBoard, seen: set[str], moves: int = 60) -> None:
    """Whatever the battle asks, until it asks nothing more; what was asked is noted."""
    for _ in range(moves):
        view = at.my_turn()
        if not view:
            return
        node = view["view"]["asked"]["node"]
        at.caught_up(view["seq"])
        if not at.page.locator("[data-fight]").count():
            return
        seen.add(node)
        at.do(view["legal"][0], view["seq"])


@pytest.mark.parametrize("node", ["reroll", "retreat-group"])
def test_dice_are_rolled_again_and_losers_retreat(stage: Stage, visit: Visitors, node: str) -> None:
    """war R19.22, R19.40: on the battle board, word by word."""
    at = seated(stage, visit(stage), reached(node, least=2, fighting=True))
    at.page.locator("[data-fight=battle]").wait_for()
    seen: set[str] = set()
    fought(at, seen)
    assert node in seen
    assert untranslated(at.page) == []


def test_a_server_killed_in_mid_battle_shows_the_same_dice(
    mortal_stage: Stage, visit: Visitors
) -> None:
    at = seated(mortal_stage, visit(at=mortal_stage), reached("reroll", least=2))
    board = at.page.locator("[data-fight=battle]")
    board.wait_for()
    before, words = at.look(), board.locator(".sides").inner_text()
    power_cut(mortal_stage, at.page)
    after = at.look()
    assert (after["seq"], after["legal"], after["view"]) == (
        before["seq"], before["legal"], before["view"],
    )  # fmt: skip
    expect(board.locator(".sides")).to_have_text(words, use_inner_text=True)
    at.do(after["legal"][0], after["seq"])


def test_a_second_tab_follows_and_a_spectator_sees_no_card(stage: Stage, visit: Visitors) -> None:
    ada, eve = visit(stage), visit(stage)
    at = seated(stage, ada, reached("diplomacy", least=3))
    second = OnBoard(ada, ada.context.new_page(), at.table, at.seat)
    second.page.goto(f"/table/{at.table}")
    second.arrived()
    eve.page.goto(f"/table/{at.table}")
    eve.page.locator("[data-map]").wait_for()
    assert eve.page.locator("[data-offer], [data-tray] li").count() == 0
    at.page.locator("[data-offer]").first.wait_for()
    view = at.look()
    at.do("hold_diplo", view["seq"])
    second.agrees_with(at)


@pytest.mark.parametrize("device", [PHONE, FLAT], ids=["portrait", "landscape"])
def test_a_whole_activation_by_lists_on_a_phone(
    stage: Stage, visit: Visitors, device: dict[str, Any]
) -> None:
    """Mode, marches and the end of the activation: buttons only, nothing on the map."""
    at = seated(stage, visit(stage, **device), reached("choose-mode"))
    nation = at.look()["view"]["asked"]["nation"]
    marched = 0
    while (view := at.my_turn()) and nation in view["view"]["acting"]:
        starts = [word for word in view["legal"] if word.startswith("mv_from ")]
        if starts and not marched:
            at.march(starts[0], "[data-goal]:not(.risk)")
            marched += 1
        else:
            at.do(at.quiet(view), view["seq"])
        assert at.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert marched == 1


def test_a_march_to_its_end_is_said_like_any_other(stage: Stage, visit: Visitors) -> None:
    """Where no pace is left the next stack is asked for; the plan still waits for its button."""
    at = seated(stage, visit(stage), reached("move", scenario="danube_376", players=3, least=3))
    view = at.look()
    start = next(word for word in view["legal"] if word.startswith("mv_from "))
    at.click(start)
    at.page.locator("[data-goal]").last.click()
    at.page.locator('[data-word="confirm"]').wait_for()
    expect(at.page.locator('[data-word^="mv_from "], [data-word="mv_end"]')).to_have_count(0)
    at.button("Move").click()
    at.wait_past(view["seq"])


def test_a_march_with_the_keyboard_alone(stage: Stage, visit: Visitors) -> None:
    """N finds a stack, Enter sends it, Tab comes to its goals and to the button."""
    at = seated(stage, visit(stage), reached("move", scenario="danube_376", players=3, least=3))
    page, view = at.page, at.look()
    start = next(word for word in view["legal"] if word.startswith("mv_from "))
    place = start.split(" ")[1]
    page.keyboard.press("m")
    tab_to(page, f'[data-label="{place}"]')
    page.keyboard.press("Enter")
    at.wait_for_draft(start, "mv_add_all")
    page.locator("[data-goal]").first.wait_for()
    tab_to(page, "[data-goal]")
    page.keyboard.press("Enter")
    at.button("Move").wait_for()
    tab_to(page, '[aria-label="Your decision"] button, .prompt button')
    at.button("Move").focus()
    page.keyboard.press("Enter")
    at.wait_past(view["seq"])


def tab_to(page: Any, target: str) -> None:
    for key in ("Tab", "Shift+Tab"):
        for _ in range(80):
            if page.evaluate("all => document.activeElement?.matches(all)", target):
                return
            page.keyboard.press(key)
    raise AssertionError(f"Tab never comes to {target}")


@needs_axe
def test_axe_finds_nothing_serious_on_sheets_and_boards(stage: Stage, visit: Visitors) -> None:
    for node in ("purchase", "reroll"):
        at = seated(stage, visit(stage), reached(node, least=2))
        at.page.locator("[data-offer], [data-fight]").first.wait_for()
        axe = Checker(at.page)
        axe.look()
        axe.done()


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_engine_word_on_any_sheet(stage: Stage, visit: Visitors, language: str) -> None:
    engine = re.compile(r"\b[a-z]+_[a-z_]+\b|\bundefined\b|\bNaN\b|\[object")
    for nodes in (("admin-type",), ("suppression",), ("diplomacy",), ("alliance-answer",)):
        somebody = visit(stage, settings={**QUICK, "language": language})
        at = seated(stage, somebody, reached(*nodes))
        at.page.locator("[data-matter]").first.wait_for()
        assert engine.findall(at.page.locator("main").inner_text()) == []
        assert untranslated(at.page) == []
        somebody.page.close()
