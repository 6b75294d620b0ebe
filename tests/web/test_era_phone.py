"""Era of Tribes on a phone, in German: a plan through undo, a second tab and a power cut."""

from __future__ import annotations

from typing import Any

from aevum.games.era_of_tribes.positions import Layout
from tests.web.conftest import Visitors
from tests.web.era import HYPHEN, IN_SIGHT, at_action, laid, sit
from tests.web.seat import GERMAN, PATIENCE, PHONE, untranslated
from tests.web.staged import Stage
from tests.web.test_era_whole_game import OnPhone

RAID = Layout(
    peoples="romans gauls", armies="0 2", land="0 apulia 3", villages="thessalia",
    fleets="0 ionian-sea 2, 0 southern-adriatic 1",
)  # fmt: skip
ON_PLAN = "[data-step], .stepper, [data-action] [aria-pressed=true]"
"""What only whoever plans sees."""


class Planner(OnPhone):
    """One of two tabs."""

    def undo(self) -> None:
        self.press(self.page.get_by_role("button", name="Rückgängig", exact=True, disabled=False))

    def plan(self) -> None:
        self.choose("expansion")
        self.press(self.page.get_by_role("button", name="+1 Anführer"))
        self.press(self.offered("act expansion"))
        self.wait_for_step("grow")

    def raid(self) -> None:
        """R13.10: over the bridge of fleets to the barbarians."""
        self.step_to("move")
        self.move("apulia", "thessalia")

    def wait_for_step(self, step: str) -> None:
        self.page.locator(f'[data-step="{step}"].here').wait_for()

    def is_clean(self) -> bool:
        return untranslated(self.page) == [] and not HYPHEN.search(
            self.page.locator("body").inner_text()
        )


def second_tab(at: Planner) -> Planner:
    other = Planner(at.visit, at.visit.context.new_page(), at.table, at.seat)
    other.page.goto(f"/table/{at.table}")
    other.arrived()
    return other


def has_rows(tabs: list[Planner], grown: int, moves: int) -> None:
    for tab in tabs:
        tab.wait_for_rows("grow", grown)
        tab.wait_for_rows("move", moves)
        tab.wait_until_kept()


def test_a_plan_outlives_undo_a_second_tab_and_a_power_cut_and_nobody_else_sees_it(
    mortal_stage: Stage, visit: Visitors
) -> None:
    """R5, R13.10: one row is one undo; what one tab plans the other shows, strikes out and says."""
    sat = sit(mortal_stage, visit, laid(RAID), settings=GERMAN, **PHONE)
    one = Planner(sat.visit, sat.page, sat.table, 0)
    tabs = [one, two := second_tab(one)]
    eve = visit(mortal_stage, settings=GERMAN, **PHONE).page
    eve.goto(f"/table/{one.table}")
    eve.locator("[data-map]").wait_for()
    before = one.look()

    one.plan()
    one.tap("apulia")
    has_rows(tabs, 1, 0)
    one.raid()
    has_rows(tabs, 1, 1)
    two.undo()
    has_rows(tabs, 1, 0)
    two.undo()
    for tab in tabs:
        tab.wait_for_step("grow")
    two.press(two.row("grow").get_by_role("button"))
    has_rows(tabs, 0, 0)
    one.undo()
    for tab in tabs:
        tab.page.locator("[data-step]").first.wait_for(state="detached")
    assert one.page.locator("[data-action=expansion] output").first.inner_text() == "2"
    assert one.look()["draft"] is None

    one.press(one.offered("act expansion"))
    one.wait_for_step("grow")
    one.tap("apulia")
    has_rows(tabs, 1, 0)
    one.raid()
    has_rows(tabs, 1, 1)
    assert eve.locator(ON_PLAN).count() == 0
    planned = one.drafted()["words"]
    cut_power(mortal_stage, [one.page, two.page, eve])
    has_rows(tabs, 1, 1)
    assert one.drafted()["words"] == planned

    assert all(tab.is_clean() for tab in tabs)
    two.confirm()
    two.wait_past(before["seq"])
    assert {"act expansion", "leaders 2", "grow apulia"} <= {*two.said()}
    eve.get_by_role(
        "button", name="Schlacht: Thessalien"
    ).tap()  # somebody else's is not in the way
    for page in (one.page, two.page, eve):
        page.locator("[data-battle=thessalia]").wait_for()
        assert page.locator(ON_PLAN).count() == 0
        assert untranslated(page) == []


def cut_power(house: Stage, pages: list[Any]) -> None:
    house.kill()
    lost = [page.get_by_text("Die Verbindung ist unterbrochen").first for page in pages]
    for each in lost:
        each.wait_for(state="attached")
    house.start()
    for each in lost:
        each.wait_for(state="detached", timeout=PATIENCE * 1000)


def test_a_line_of_the_log_shows_its_place(visit: Visitors) -> None:
    """The sheet that lay over the whole map makes room for it and keeps the log."""
    sat = at_action(visit(settings=GERMAN, **PHONE))
    at = Planner(sat.visit, sat.page, sat.table, 0)
    before = at.look()
    at.plan()
    home = at.may("grow")[0].split(" ")[1]
    at.tap(home)
    at.wait_for_rows("grow", 1)
    at.confirm()
    at.wait_past(before["seq"])
    at.press(at.page.get_by_role("button", name="Menü"))
    at.press(at.page.locator("dialog[open]").get_by_role("button", name="Verlauf"))
    sheet = at.page.locator("section.sheet")
    while "high" not in str(sheet.get_attribute("class")):
        at.press(sheet.locator(".handle"))
    at.press(sheet.locator(f'a[href="#province:{home}"]').last)
    at.page.wait_for_function(IN_SIGHT, arg=home)
    assert sheet.locator(f'a[href="#province:{home}"]').count() > 0
