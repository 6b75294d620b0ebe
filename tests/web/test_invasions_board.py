"""Invasions on the map: a march in three clicks, a whole game, keyboard, phone."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.conftest import Visitors
from tests.web.invasions import danube, drafted, goths, on_board, romans
from tests.web.seat import PHONE, QUICK, untranslated
from tests.web.staged import Stage
from tests.web.test_access import Checker, needs_axe

OVERLAYS = 9


def test_a_stack_moves_in_three_clicks(stage: Stage, visit: Visitors) -> None:
    """war R17.5, R18.3: what may happen is said before the last of them."""
    at = goths(stage, visit(stage))
    at.tap("ucraina")
    at.wait_for_draft("mv_from ucraina", "mv_add_all")
    at.page.locator('[data-goal="moesia_inferior"]').click()
    at.wait_for_draft(
        "mv_from ucraina", "mv_add_all", "mv_go hypanis", "mv_go valachia", "mv_go moesia_inferior",
    )  # fmt: skip
    before = at.page.get_by_role("region", name="Before you click")
    before.get_by_text("Thracia may intercept: 70 %").wait_for()
    said = before.inner_text()
    assert "Moesia Superior may intercept: 80 %" in said
    assert "Cappadocia may intercept: 30 %" in said
    assert "One or more come: 96 %" in said
    assert "may flee: 10 %" in said
    seq = at.look()["seq"]
    at.button("Move").click()
    at.wait_past(seq)
    units = at.look()["view"]
    marched = {
        place
        for place, nation in zip(units["unit_at"], units["unit_command"], strict=True)
        if nation == "ostrogoths"
    }
    assert "ucraina" not in marched


def test_a_march_is_taken_back_before_it_is_said(stage: Stage, visit: Visitors) -> None:
    at = goths(stage, visit(stage))
    seq = at.look()["seq"]
    at.tap("ucraina")
    at.wait_for_draft("mv_from ucraina", "mv_add_all")
    at.button("Not this stack").click()
    at.wait_for_draft()
    assert at.look()["seq"] == seq


def test_who_goes_along_is_chosen_by_steppers(stage: Stage, visit: Visitors) -> None:
    """war R10.11: leaders first, then units in the order of their kinds."""
    at = goths(stage, visit(stage))
    at.tap("ucraina")
    at.wait_for_draft("mv_from ucraina", "mv_add_all")
    at.page.get_by_role("button", name="Fewer: Archers").click()
    at.page.wait_for_function("() => document.querySelectorAll('output')[3]?.textContent === '0'")
    words = drafted(at.until(lambda view: len(drafted(view)) == 2 + 5))
    assert words[:2] == ["mv_from ucraina", "mv_add_leader rex_ostrogoths"]
    assert "mv_add ostrogoths-archer" not in words


@pytest.mark.parametrize("bold", [0.0, 0.5], ids=["quiet", "bold"])
def test_a_person_and_two_bots_play_danube_to_its_end(visit: Visitors, bold: float) -> None:
    """Every answer has its button on the map; bold: every other one is any that is legal."""
    ada = visit()
    at = on_board(ada, danube(ada))
    chance = Random(19)
    while view := at.my_turn():
        word = chance.choice(view["legal"]) if chance.random() < bold else at.quiet(view)
        at.do(word, view["seq"])
        assert untranslated(at.page) == []
    assert at.look()["result"] is not None


def test_a_person_and_three_bots_play_a_turn_of_adrianople(visit: Visitors) -> None:
    """All four players, with administration, diplomacy and events."""
    ada = visit()
    at = on_board(ada, romans(ada, 3, scenario="adrianople"))
    first = at.look()["view"]["turn"]
    while (view := at.my_turn()) and view["view"]["turn"] == first:
        at.do(at.quiet(view), view["seq"])
        assert untranslated(at.page) == []
    assert at.look()["view"]["turn"] == first + 1


def test_the_map_is_played_with_the_keyboard(stage: Stage, visit: Visitors) -> None:
    at = goths(stage, visit(stage))
    page = at.page
    for number in range(1, OVERLAYS + 1):
        page.keyboard.press(str(number))
        pressed = page.locator(f'[aria-keyshortcuts="{number}"][aria-pressed="true"]')
        pressed.wait_for()
    page.keyboard.press("n")
    page.get_by_role("heading", name="Danapris").or_(
        page.get_by_role("heading", name="Ucraina")
    ).first.wait_for()
    page.keyboard.press("Escape")
    at.tap("danapris")
    at.wait_for_draft("mv_from danapris", "mv_add_all")
    page.keyboard.press("Escape")
    at.wait_for_draft()


def test_a_phone_marches_by_lists(stage: Stage, visit: Visitors) -> None:
    at = goths(stage, visit(stage, **PHONE))
    page = at.page
    page.locator('[data-word="mv_from ucraina"]:visible').first.click()
    page.locator('[data-goal="hypanis"]').first.wait_for()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    page.locator('[data-goal="hypanis"]').first.click()
    at.wait_for_draft("mv_from ucraina", "mv_add_all", "mv_go hypanis")
    seq = at.look()["seq"]
    at.button("Move").click()
    at.wait_past(seq)


@needs_axe
def test_axe_finds_nothing_serious_on_the_map(stage: Stage, visit: Visitors) -> None:
    at = goths(stage, visit(stage, settings={**QUICK, "language": "de"}))
    axe = Checker(at.page)
    axe.look()
    at.tap("ucraina")
    at.wait_for_draft("mv_from ucraina", "mv_add_all")
    axe.look()
    axe.done()
