"""Era of Tribes in the browser: an Expansion is planned, undone, kept over a reload and said."""

from __future__ import annotations

from typing import Any

from tests.server.house import ME
from tests.web.conftest import Visitors
from tests.web.seat import PHONE, At, Visit

SOLO = {"section": "2-1", "peoples": "romans"}


class AtTribes(At):
    """Somebody who rules a people."""

    def row(self, step: str) -> Any:
        return self.page.locator(f'[data-step="{step}"] li:has(button)')

    def drafted(self) -> Any:
        """My draft, as the server keeps it."""
        return self.view()["draft"]

    def plan(self) -> None:
        """The action, its leaders by the stepper, confirm: three clicks."""
        self.page.locator('[data-action="expansion"] button').first.click()
        self.page.get_by_role("button", name="+1 Leaders").click()
        self.button("Plan the Expansion").click()
        self.page.locator('[data-step="grow"].here').wait_for()

    def wait_for_rows(self, step: str, count: int) -> None:
        self.page.wait_for_function(
            "([step, count]) => document.querySelectorAll("
            "`[data-step=${step}] li:has(button)`).length === count",
            arg=[step, count],
        )


def at_action(visitor: Visit) -> AtTribes:
    """A game of one, up to the first action."""
    visitor.get("/api/me")
    terms = {"game": "era_of_tribes", "seats": [ME], "options": SOLO}
    table = str(visitor.post("/api/tables", terms)["id"])
    view = visitor.get(f"/api/tables/{table}", seat=0)
    while view["view"]["asked"]["node"] != "choose-action":
        body = {"seat": 0, "seq": view["seq"], "action": view["legal"][0]}
        view = visitor.post(f"/api/tables/{table}/act", body)
    visitor.page.goto(f"/table/{table}")
    at = AtTribes(visitor, visitor.page, table, 0)
    at.arrived()
    return at


def own_province(at: AtTribes) -> str:
    """One in which a vassal can be placed."""
    words: list[str] = at.drafted()["legal"]
    return next(word.split(" ")[1] for word in words if word.startswith("grow "))


def test_an_expansion_is_planned_undone_kept_and_said(visit: Visitors) -> None:
    at = at_action(visit())
    before = at.view()
    at.plan()
    home = own_province(at)
    at.press_province(home)
    at.wait_for_rows("grow", 1)
    assert at.view()["steps"] == before["steps"], "nothing is said before it is confirmed"

    at.page.keyboard.press("u")
    at.wait_for_rows("grow", 0)
    at.press_province(home)
    at.wait_for_rows("grow", 1)

    at.page.reload()
    at.arrived()
    at.wait_for_rows("grow", 1)

    at.page.locator('[data-step="move"] header button').click()
    at.page.locator('[data-step="move"].here').wait_for()
    at.press_province(home)
    at.page.locator("path.outline.chosen").first.wait_for(state="attached")
    at.page.keyboard.press("Escape")
    at.page.locator(".confirm button").click()
    at.wait_past(before["seq"])
    said = [line["action"] for line in at.view()["log"] if line["seat"] == 0]
    assert "act expansion" in said
    assert "leaders 2" in said
    assert f"grow {home}" in said


def test_what_a_plan_cannot_do_says_why(visit: Visitors) -> None:
    at = at_action(visit())
    at.plan()
    foreign = "numidia"
    at.page.locator(f'[data-label="{foreign}"]').focus()
    at.page.keyboard.press("Enter")
    at.page.locator("section.prompt .note").first.wait_for()
    assert not at.drafted() or "grow numidia" not in [e["word"] for e in at.drafted()["entries"]]


def test_a_phone_plans_with_a_list_whose_entries_are_struck_out(visit: Visitors) -> None:
    at = at_action(visit(**PHONE))
    at.plan()
    home = own_province(at)
    at.page.locator(f'[data-label="{home}"]').focus()
    at.page.keyboard.press("Enter")
    at.wait_for_rows("grow", 1)
    at.row("grow").get_by_role("button").first.tap()
    at.wait_for_rows("grow", 0)
    wide = at.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide, "the page scrolls sideways"
