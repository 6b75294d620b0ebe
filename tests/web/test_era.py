"""Era of Tribes in the browser: an Expansion is planned, undone, kept over a reload and said."""

from __future__ import annotations

import re

from aevum.games.era_of_tribes.positions import Layout
from tests.web.conftest import Visitors
from tests.web.era import IN_SIGHT, AtTribes, at_action, laid, sit
from tests.web.seat import PHONE
from tests.web.staged import Stage


def own_province(at: AtTribes) -> str:
    """One in which a vassal can be placed."""
    words: list[str] = at.drafted()["legal"]
    return next(word.split(" ")[1] for word in words if word.startswith("grow "))


def test_an_expansion_is_planned_undone_kept_and_said(visit: Visitors) -> None:
    at = at_action(visit())
    before = at.look()
    at.plan()
    home = own_province(at)
    at.press_province(home)
    at.wait_for_rows("grow", 1)
    assert at.look()["steps"] == before["steps"], "nothing is said before it is confirmed"

    at.page.keyboard.press("u")
    at.wait_for_rows("grow", 0)
    at.press_province(home)
    at.wait_for_rows("grow", 1)
    at.wait_until_kept()

    at.page.reload()
    at.arrived()
    at.wait_for_rows("grow", 1)

    at.step_to("move")
    at.press_province(home)
    at.page.locator("path.outline.chosen").first.wait_for(state="attached")
    at.page.keyboard.press("Escape")
    at.page.locator(".confirm button").click()
    at.wait_past(before["seq"])
    said = at.said()
    assert "act expansion" in said
    assert "leaders 2" in said
    assert f"grow {home}" in said


def test_what_a_plan_cannot_do_says_why(visit: Visitors) -> None:
    at = at_action(visit())
    at.plan()
    foreign = "numidia"
    at.tap(foreign)
    # It is asked after the plan, in which the action is chosen.
    at.page.locator("section.prompt .note").filter(has_text="R5.5").first.wait_for()
    assert not at.drafted() or "grow numidia" not in [e["word"] for e in at.drafted()["entries"]]


def test_a_phone_plans_with_a_list_whose_entries_are_struck_out(visit: Visitors) -> None:
    at = at_action(visit(**PHONE))
    at.plan()
    home = own_province(at)
    at.tap(home)
    at.wait_for_rows("grow", 1)
    at.row("grow").get_by_role("button").first.tap()
    at.wait_for_rows("grow", 0)
    wide = at.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide, "the page scrolls sideways"


def test_a_phone_finds_a_place_wherever_its_sheet_stands(stage: Stage, visit: Visitors) -> None:
    """6.13: the 41 provinces of section 2-1 are offered, and the map shows the chosen one."""
    state = laid(Layout(peoples="romans iberians", section="2-1"))
    at = sit(stage, visit, state, **PHONE)
    page = at.page
    page.get_by_role("tab", name="People").tap()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Find a place").tap()
    sheet = page.locator("dialog[open]")
    sheet.locator("input").wait_for()
    assert sheet.locator("li").count() == 41
    sheet.locator("input").fill("tur")
    page.keyboard.press("Enter")
    sheet.wait_for(state="detached")
    page.wait_for_function(IN_SIGHT, arg="turdetania")


def test_a_phone_turns_to_the_wheel_from_an_action_and_from_a_card(visit: Visitors) -> None:
    """R9, R21: price and ranking stand on the page of the wheel."""
    at = at_action(visit(**PHONE))
    page = at.page
    wheel = page.get_by_role("tab", name="Progress", selected=True)
    at.choose("progress")
    page.get_by_role("button", name="See the wheel").tap()
    wheel.wait_for()
    page.get_by_role("tab", name="People").tap()
    wheel.wait_for(state="detached")
    page.locator("[data-secret]").first.tap()
    wheel.wait_for()


BUILDERS = Layout(
    peoples="romans gauls", levels="0 architecture 1, 0 seafaring 1, 0 mechanics 1",
    land="0 campania 3, 0 apulia 2, 0 dalmatia 2", fleets="0 southern-adriatic 1",
    villages="thessalia", purse="0 thalers 20",
)  # fmt: skip


def test_a_plan_converts_sails_bridges_drags_and_founds(stage: Stage, visit: Visitors) -> None:
    """R5.7 to R5.12, R13.4, R13.10, R15.2: every kind of row, on the page, and said as planned."""
    at = sit(stage, visit, laid(BUILDERS))
    before = at.look()
    at.plan()
    at.tap("apulia")
    at.wait_for_rows("grow", 1)
    at.tap("latium")
    at.wait_for_rows("grow", 2)

    at.button("Next step").click()
    at.page.locator('[data-step="convert"].here').wait_for()
    at.tap("apulia")
    at.button(re.compile("^Fleet: Apulia")).first.click()
    at.wait_for_rows("convert", 1)

    at.step_to("move")
    at.drag("dalmatia", "illyria")
    at.wait_for_rows("move", 1)
    at.move("southern-adriatic", "ionian-sea")
    at.wait_for_rows("move", 2)

    at.button("Found cities").click()
    at.page.locator('[data-step="found"].here').wait_for()
    at.tap("campania")
    at.wait_for_rows("found", 1)
    at.page.locator('[data-change="provinces"].up').wait_for()
    at.page.locator(".confirm button").click()
    at.wait_past(before["seq"])
    words = {word.split(" ")[0] for word in at.said()}
    assert {"act", "grow", "fleet", "move", "sail", "found"} <= words


def test_a_planned_attack_names_its_odds_and_a_colony_its_morale(
    stage: Stage, visit: Visitors
) -> None:
    """R14.3, R16: known before the confirm that rolls dice."""
    raid = Layout(peoples="romans gauls", armies="0 2", land="0 apulia 3", villages="thessalia",
                  fleets="0 ionian-sea 2, 0 southern-adriatic 1")  # fmt: skip
    at = sit(stage, visit, laid(raid))
    at.plan()
    at.step_to("move")
    at.move("apulia", "thessalia")
    battle = at.page.locator('[data-row="battle"]')
    battle.locator('[data-chance="joined"]').wait_for()
    attack = at.look()["draft"]["figures"]["expansion"]["attacks"]["thessalia"]
    assert f"{round(attack['alone'] * 100)} %" in battle.inner_text()
    assert f"{round(attack['joined'] * 100)} %" in battle.inner_text()
    before = at.look()["draft"]["figures"]["expansion"]["morale"]
    at.move("apulia", "illyria")
    at.page.locator('[data-change="colonies"]').filter(has_text="0 → 1").wait_for()
    assert at.look()["draft"]["figures"]["expansion"]["morale"] == before - 2
    told = at.page.locator('[data-change="morale"] dd').inner_text()
    assert told.split()[-1] == f"{before - 2:+d}".replace("-", "−").replace("+0", "0")
