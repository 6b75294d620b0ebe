"""Era of Tribes from turn to turn: to the end with friends, through a power cut, by keys alone."""

from __future__ import annotations

import re
from typing import Any

import pytest

from aevum.games.era_of_tribes.positions import Layout
from tests.web.conftest import Visitors
from tests.web.era import (
    ATTACK,
    LANDING,
    AtTribes,
    at_action,
    begin_new_table,
    laid,
    sit,
    sit_together,
)
from tests.web.seat import QUICK, figure, power_cut, untranslated
from tests.web.staged import Stage
from tests.web.test_access import Checker, Keys, needs_axe
from tests.web.test_words import ENGLISH, GERMAN, tour

PLANNED = {"grow", "convert", "move", "found"}


def answer(at: AtTribes) -> bool:
    """One decision on the page, if it is this seat's: pass, confirm, or the last thing offered."""
    view = at.look()
    if view["actor"] != at.seat:
        return False
    node = view["view"]["asked"]["node"]
    page = at.page
    at.caught_up(view["seq"])
    if node == "choose-action":
        at.button(re.compile("^Pass")).click()
    elif node in PLANNED:
        page.locator(".confirm button").click()
    else:
        word = view["legal"][-1]
        own = page.locator(f'.reserve[data-word="{word}"], [data-answer="{word}"]')
        (own.first if own.count() else at.prompt.get_by_role("button").first).click()
    at.wait_past(view["seq"])
    return True


def test_two_people_and_a_bot_play_a_normal_game_to_its_end(stage: Stage, visit: Visitors) -> None:
    """R25.1, R25.3: a pioneer's influence point is the 23rd; the round is played to its end."""
    last = Layout(peoples="romans greeks gauls", section="3-2", purse="0 influence 21, 0 thalers 9")
    sides = sit_together(stage, laid(last), visit(stage), visit(stage))
    ada = sides[0]
    seq = ada.look()["seq"]
    ada.choose("progress")
    ada.button(re.compile("^Progress")).click()
    ada.page.locator("[data-field=culture]").click()
    ada.page.get_by_role("button", name=re.compile("Buy Culture I")).click()
    ada.wait_past(seq)
    while ada.look()["actor"] is not None:
        if not any(answer(each) for each in sides):
            ada.page.wait_for_timeout(50)
    result = ada.look()["result"]
    assert result["cause"] == "influence"
    for each in sides:
        sheet = each.page.locator("[data-final]")
        sheet.wait_for()
        total = [figure(text) for text in sheet.locator(".total td").all_inner_texts()]
        assert total == sorted(result["points"], reverse=True)


def test_a_server_killed_between_two_rolls_goes_on_with_both_players(
    mortal_stage: Stage, visit: Visitors
) -> None:
    """R16.17: the same board after the power cut, nobody loads the page anew, and dice again."""
    ada, ben = visit(at=mortal_stage), visit(at=mortal_stage)
    sides = sit_together(mortal_stage, laid(ATTACK, LANDING), ada, ben)
    seq = sides[0].look()["seq"]
    for at in sides:
        at.page.locator("[data-battle=illyria]").wait_for()
    sides[0].page.locator(".roll[data-word=done]").click()
    sides[0].wait_past(seq, "done")
    before = [at.look() for at in sides]
    power_cut(mortal_stage, *(at.page for at in sides))
    for at in sides:
        at.page.locator("[data-battle=illyria] [data-rounds='1']").wait_for()
    after = [at.look() for at in sides]
    for view in (*before, *after):
        view.pop("seats")
    assert after == before
    while rolls(sides[0]) < 2:
        actor = sides[sides[0].look()["actor"]]
        view = actor.look()
        actor.page.locator(f'.reserve[data-word="{view["legal"][0]}"]').first.click()
        actor.wait_past(view["seq"])
    assert rolls(sides[1]) == 2


def rolls(at: AtTribes) -> int:
    events = [event for line in at.look()["log"] for event in line["events"]]
    return sum(event["event"] == "rolled" for event in events)


class WithKeys(Keys, AtTribes):
    """Tab from the prompt on; what lies before the focus is reached backwards."""

    def press(self, target: Any) -> None:
        for _ in range(24):
            self.page.keyboard.press("Shift+Tab")
            if target.evaluate("each => each === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
        super().press(target)


def test_an_expansion_is_played_with_the_keyboard_alone(visit: Visitors) -> None:
    solo = at_action(visit())
    at = WithKeys(solo.visit, solo.page, solo.table, 0)
    before = at.look()
    at.plan()
    home = next(w.split(" ")[1] for w in at.drafted()["legal"] if w.startswith("grow "))
    at.press_province(home)
    at.wait_for_rows("grow", 1)
    at.press(at.page.locator(".confirm button"))
    at.wait_past(before["seq"])
    assert {"act expansion", f"grow {home}"} <= {*at.said()}


@needs_axe
def test_axe_finds_nothing_serious_at_the_table(stage: Stage, visit: Visitors) -> None:
    """The map, a plan, the wheel, and all of it in words."""
    at = sit(stage, visit, laid(Layout()))
    page, axe = at.page, Checker(at.page)
    axe.look()
    page.locator("[data-card]").first.click()
    page.locator("[data-field=culture]").click()
    axe.look()
    page.locator("[data-face=progress]").get_by_role("button", name="Back to the map").click()
    at.plan()
    axe.look()
    page.keyboard.press("t")
    page.get_by_role("heading", name="What you may do").wait_for()
    axe.look()
    begin_new_table(page)
    axe.look()
    axe.done()


@needs_axe
def test_axe_finds_nothing_serious_in_a_battle(stage: Stage, visit: Visitors) -> None:
    at = sit(stage, visit, laid(ATTACK, LANDING))
    axe = Checker(at.page)
    at.page.locator("[data-battle=illyria]").wait_for()
    axe.look()
    axe.done()


@pytest.mark.parametrize(("language", "words"), [("en", ENGLISH), ("de", GERMAN)])
def test_everything_at_the_table_is_translated(
    stage: Stage, visit: Visitors, language: str, words: dict[str, str]
) -> None:
    at = sit(stage, visit, laid(Layout()), settings={**QUICK, "language": language})
    assert tour(at, words) == []
    at.page.locator("[data-action]").first.get_by_role("button").first.click()
    assert untranslated(at.page) == []
