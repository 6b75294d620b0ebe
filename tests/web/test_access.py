"""The page for everybody: keyboard, calm, contrast, and what the accessibility checker finds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import ME, OPEN, bot
from tests.web.conftest import Visitors
from tests.web.seat import NOWHERE, At, finish, settled, to_a_conflict, wanted

FIRST = {"first": 0}
CONTRAST = "color-contrast"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Keys(At):
    """Plays with Tab, arrows and Enter, and looks at every step where the focus is."""

    def press(self, target: Any) -> None:
        for _ in range(120):
            if target.evaluate("each => each === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"Tab never comes to {target}")
        assert self.focus_is_visible()
        self.page.keyboard.press("Enter")

    def press_province(self, name: str) -> None:
        self.page.keyboard.press("m")
        self.press(self.province(name))

    def focus_is_visible(self) -> bool:
        """The focused element looks different from what it would be without the focus."""
        return bool(
            self.page.evaluate(
                """() => {
                  const each = document.activeElement;
                  const look = (e) => { const s = getComputedStyle(e);
                    return [s.outlineStyle, s.outlineWidth, s.outlineColor, s.boxShadow,
                            s.borderColor, s.backgroundColor].join(); };
                  const all = [each, ...each.querySelectorAll('*')];
                  const focused = all.map(look).join();
                  each.blur();
                  const plain = all.map(look).join();
                  each.focus({ focusVisible: true, preventScroll: true });
                  return focused !== plain;
                }"""
            )
        )


def test_a_whole_turn_is_played_with_the_keyboard_alone(visit: Visitors) -> None:
    ada = visit()
    table = ada.open(ME, bot(), options=FIRST)
    ada.sit(table)
    at = Keys(ada, ada.page, table, 0)
    turn, presses = at.look()["view"]["turn"], 0
    while at.look()["view"]["turn"] == turn:
        assert at.step()
        presses += 1
        assert presses < 20
    lines = [line["action"] for line in at.look()["log"] if line["seat"] == 0]
    assert any(action.startswith("place") for action in lines)


def test_arrows_go_from_province_to_province(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    view = at.view()
    at.do(wanted(view), view["seq"])
    at.page.locator("[data-label].legal").first.wait_for()
    at.page.keyboard.press("m")
    focused = "document.activeElement.dataset.label ?? null"
    legal = {action.partition(" ")[2] for action in at.look()["legal"]}
    assert at.page.evaluate(focused) in legal
    reached = set()
    for key in ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]:
        at.page.keyboard.press(key)
        reached.add(at.page.evaluate(focused))
    assert reached <= legal
    assert len(reached) > 1


def test_arrows_walk_the_hand_and_the_focus_stays_on_the_board(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    at.page.locator(".hand [data-card].may").first.focus()
    at.page.keyboard.press("ArrowRight")
    cards = "[...document.querySelectorAll('.hand [data-card]')].indexOf(document.activeElement)"
    assert at.page.evaluate(cards) == 1
    at.page.keyboard.press("ArrowLeft")
    at.page.keyboard.press("ArrowLeft")
    assert at.page.evaluate(cards) == at.page.locator(".hand [data-card]").count() - 1
    at.page.keyboard.press("Enter")
    at.page.locator("[data-label].legal").first.wait_for()
    at.page.keyboard.press("c")
    at.page.keyboard.press("Enter")
    influence = at.button(re.compile("^Influence"))
    influence.focus()
    seq = at.look()["seq"]
    at.page.keyboard.press("Enter")
    at.wait_past(seq, "influence")
    influence.wait_for(state="detached")
    assert at.page.evaluate("document.activeElement !== document.body")


def test_the_shortcuts_do_what_the_help_says(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    view = at.view()
    at.do(wanted(view), view["seq"])
    for key, button in (("u", "Undo"), ("r", "Redo")):
        before = at.look()["seq"]
        at.page.get_by_role("button", name=button, exact=True, disabled=False).wait_for()
        at.page.keyboard.press(key)
        at.wait_past(before)
    # From one kind of thing that can be chosen to the next: here there are only places.
    at.page.locator("[data-label].legal").first.wait_for()
    at.page.keyboard.press("c")
    assert at.page.evaluate("document.activeElement.matches('[data-label].legal')")
    at.page.keyboard.press("l")
    assert at.page.get_by_role("tab", name="Log").get_attribute("aria-selected") == "true"
    at.page.keyboard.press("?")
    at.page.locator("dialog[open]").get_by_role("heading", name="How to play here").wait_for()
    at.page.keyboard.press("Escape")
    at.page.locator("dialog[open]").wait_for(state="detached")
    at.page.keyboard.press("/")
    at.page.locator("dialog[open]").wait_for()
    at.page.keyboard.type("dac")
    at.page.locator("dialog[open]").get_by_text("Dacia").first.wait_for()


def test_nothing_moves_where_motion_is_not_wanted(visit: Visitors) -> None:
    """The wish of the system is enough; nobody has to find a setting."""
    ada = visit(settings={"botSpeed": "instant"}, reduced_motion="reduce")
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    assert at.page.locator("html").get_attribute("data-motion") == "off"
    at.page.evaluate(
        """() => {
          globalThis.moved = [];
          new MutationObserver(() => {
            for (const each of document.getAnimations({ subtree: true })) {
              const { duration, delay } = each.effect.getComputedTiming();
              const name = each.animationName ?? each.transitionProperty;
              if (duration + delay > 20) globalThis.moved.push(name);
            }
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }"""
    )
    for _ in range(4):
        at.step()
    at.page.get_by_role("button", name="Settings").click()
    at.page.locator("dialog[open]").wait_for()
    assert at.page.evaluate("globalThis.moved") == []


# -- axe -------------------------------------------------------------------------------------------

needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed under web/")


def violations(page: Any, *rules: str) -> set[str]:
    """What axe calls serious or critical, with the places; all of its rules or only these."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE.read_text("utf-8") + "; null")
    options = {"resultTypes": ["violations"], **({"runOnly": [*rules]} if rules else {})}
    found = page.evaluate("(options) => axe.run(document, options)", options)["violations"]
    return {
        f"{each['impact']} {each['id']}: {[node['target'] for node in each['nodes']][:6]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    }


class Checker:
    """Walks through the pages in all themes and keeps what axe finds, each fault once."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.found: set[str] = set()

    def look(self) -> None:
        self.found |= violations(self.page)
        for theme in ("dark", "contrast"):  # which change nothing but colours
            self.dress(theme)
            self.found |= {f"{theme}: {fault}" for fault in violations(self.page, CONTRAST)}
        self.dress("light")

    def dress(self, theme: str) -> None:
        """Colours fade from one theme to the next: until that is over nothing is looked at."""
        self.page.evaluate(
            """async (theme) => {
              document.documentElement.dataset.theme = theme;
              const fading = document.getAnimations().filter((each) =>
                Number.isFinite(each.effect.getComputedTiming().endTime));
              await Promise.allSettled(fading.map((each) => each.finished));
            }""",
            theme,
        )

    def sheet(self) -> None:
        """An open sheet is looked at and closed."""
        self.page.locator("dialog[open]").wait_for()
        self.look()
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")

    def done(self) -> None:
        assert not self.found, "\n".join(sorted(self.found))


@needs_axe
def test_axe_finds_nothing_serious_on_the_home_page(visit: Visitors) -> None:
    """With a table of mine, and with each of its sheets open."""
    ada = visit()
    ada.open(ME, bot(), title="One of mine")
    page, axe = ada.page, Checker(ada.page)
    page.goto("/")
    page.get_by_text("One of mine").first.wait_for()
    axe.look()
    for button in ("New table", "Your name", "Attila: with friends", "Attila: number and level"):
        page.get_by_role("button", name=button).click()
        axe.sheet()
    page.get_by_role("button", name="Attila: with friends").click()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Get the link").click()
    page.get_by_role("link", name="To the table").wait_for()
    axe.sheet()
    axe.done()


@needs_axe
def test_axe_finds_nothing_serious_on_the_other_pages(visit: Visitors) -> None:
    ada, ben = visit(), visit()
    puzzles = [puzzle["id"] for puzzle in ada.get("/api/puzzles/attila")]
    table = ben.post("/api/tables", {"game": "attila", "seats": [ME, OPEN], "listed": True})
    finish(ben.open(ME, bot(), options=FIRST), {0: ben})  # for the statistics
    paths = ["/watch", "/learn", "/learn?rules=attila", "/statistics", "/credits", NOWHERE]
    paths += ["/learn/attila/guided", *(f"/learn/attila/{puzzle}" for puzzle in puzzles[:3])]
    axe = Checker(ada.page)
    for path in [*paths, table["invite"], "/join/unknown"]:
        ada.page.goto(path)
        settled(ada.page)
        axe.look()
    axe.done()


@needs_axe
def test_axe_finds_nothing_serious_at_the_table(visit: Visitors) -> None:
    """At a card, a province and a reason; with every tab and every sheet; in words."""
    ada = visit()
    at = ada.sit(ada.open(ME, bot("greedy"), options=FIRST))
    page, axe = at.page, Checker(at.page)
    axe.look()
    at.step()
    page.locator("[data-label].legal").first.wait_for()
    axe.look()
    at.press_province("sicilia")
    page.locator('[data-note="why"]').wait_for()
    axe.look()
    page.locator('[data-note="why"]').get_by_role("button", name="Close").click()
    for tab in ("Log", "Rules", "Chat", "Players"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_timeout(150)
        axe.look()
    for button in ("Settings", "How to play here", "Standing orders", "22 ends"):
        page.get_by_role("button", name=button).first.click()
        axe.sheet()
    page.keyboard.press("/")
    axe.sheet()
    page.get_by_role("button", name="Film").click()
    axe.look()
    page.keyboard.press("t")
    page.wait_for_timeout(150)
    axe.look()
    axe.done()


@needs_axe
def test_axe_finds_nothing_serious_in_a_conflict(visit: Visitors) -> None:
    """At the decision and at the reveal that follows."""
    ada = visit()
    at = ada.sit(to_a_conflict(ada))
    axe = Checker(at.page)
    at.page.locator("dialog[open]").filter(has_text="Conflict").wait_for()
    axe.look()
    at.page.locator("dialog[open]").get_by_role("button", name="Pass").click()
    at.page.locator("dialog[open]").get_by_role("button", name="Go on").wait_for()
    axe.look()
    axe.done()


@needs_axe
def test_axe_finds_nothing_serious_at_the_end_of_a_game(visit: Visitors) -> None:
    ada = visit()
    table = ada.open(ME, bot(), options=FIRST)
    finish(table, {0: ada})
    at = ada.sit(table)
    axe = Checker(at.page)
    at.page.locator("dialog[open]").wait_for()
    axe.sheet()
    at.page.get_by_role("tab", name="Analysis").click()
    at.page.get_by_role("heading", name="The greatest swings").wait_for(timeout=120_000)
    axe.look()
    axe.done()
