"""A phone 360 pixels wide: nothing to the side, nothing too small, a whole turn with a thumb."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.house import ME, OPEN, bot
from tests.web.conftest import Visitors
from tests.web.seat import (
    NOWHERE,
    PHONE,
    POLITELY,
    At,
    Visit,
    drawn,
    finish,
    settled,
    to_a_conflict,
)

FIRST = {"first": 0}
TOUCH = 44
EDGE = 40
"""A finger this near to the edge of the map may hit a tag that leads further."""


class Thumb(At):
    """Plays with taps; what is out of sight is brought in by the tags at the edges of the map."""

    def press(self, target: Any) -> None:
        target.tap()

    def press_province(self, name: str) -> None:
        for _ in range(6):
            drawn(self.page)
            board = self.page.locator(".board .board, [data-board]").first.bounding_box()
            box = self.province(name).bounding_box()
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            inside = (
                board["x"] + EDGE < x < board["x"] + board["width"] - EDGE
                and board["y"] + 8 < y < board["y"] + board["height"] - EDGE
            )
            if inside and not self.is_covered(x, y):
                self.page.touchscreen.tap(x, y)
                return
            sides = {
                "left": board["x"] - x,
                "right": x - board["x"] - board["width"],
                "top": board["y"] - y,
                "bottom": y - board["y"] - board["height"],
            }
            tags = [self.page.locator(f"button.{side}") for side in sorted(sides, key=sides.get)]
            next(tag for tag in reversed(tags) if tag.count()).tap()
        raise AssertionError(f"{name} cannot be brought into sight")


def with_phone(visit: Visitors) -> Visit:
    return visit(**PHONE)


def sit_with_thumb(ada: Visit, table: str) -> Thumb:
    at = ada.sit(table)
    return Thumb(ada, at.page, table, 0)


def sideways(page: Any) -> int:
    """How far the page can be pushed to the side."""
    return int(
        page.evaluate("() => { scrollTo(500, 0); const x = scrollX; scrollTo(0, 0); return x; }")
    )


def test_no_page_scrolls_to_the_side(visit: Visitors) -> None:
    ada = with_phone(visit)
    ada.open(ME, bot(), title="A table with quite a long name, as people do")
    for path in ("/", "/watch", "/learn", "/statistics", "/credits"):
        ada.page.goto(path)
        settled(ada.page)
        assert sideways(ada.page) == 0, path
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_a_whole_turn_is_played_by_tapping(visit: Visitors) -> None:
    """Card, province, influence, end: until somebody else has to decide."""
    ada = with_phone(visit)
    at = sit_with_thumb(ada, ada.open(ME, bot(), options=FIRST))
    turn, taps = at.look()["view"]["turn"], 0
    while at.look()["view"]["turn"] == turn:
        assert at.step()
        assert sideways(at.page) == 0
        taps += 1
        assert taps < 20
    lines = [line["action"] for line in at.look()["log"] if line["seat"] == 0]
    assert any(action.startswith("place") for action in lines)


def test_the_map_opens_at_the_stone_that_is_asked_about(visit: Visitors) -> None:
    ada = with_phone(visit)
    table = ada.open(ME, bot(), options={"first": 1})
    while (view := ada.get(f"/api/tables/{table}", seat=0))["legal"] != ["influence", "forgo"]:
        if view["actor"] == 0:
            act = {"seat": 0, "seq": view["seq"], "action": view["legal"][-1]}
            ada.post(f"/api/tables/{table}/act", act)
        else:
            ada.page.wait_for_timeout(POLITELY)
    at = sit_with_thumb(ada, table)
    at.page.locator("[data-label].chosen").wait_for()
    drawn(at.page)
    box = at.page.locator("[data-label].chosen").bounding_box()
    assert not at.is_covered(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["viewport"]["width"]


TOO_SMALL = """
(least) => {
  const all = "button, a[href], input, select, textarea, [role=tab], summary, label";
  const found = [];
  for (const each of document.querySelectorAll("details")) each.open = true;
  for (const each of document.querySelectorAll(all)) {
    if (each.matches("[data-label], :disabled")) continue;  // provinces have a test of their own
    if (each.matches("a") && getComputedStyle(each).display === "inline") continue;  // in a text
    if (each.matches("input") && each.closest("label")) continue;  // the label is the target
    if (each.matches("label") && !each.querySelector("[type=radio], [type=checkbox]")) continue;
    each.scrollIntoView({ block: "center", behavior: "instant" });
    const box = each.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (box.width < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const top = document.elementFromPoint(x, y);
    if (!top || !each.contains(top)) continue;  // out of sight
    // Beyond its box an element may have a wider place to touch.
    const reach = (dx, dy) => {
      let far = 0;
      while (far < least) {
        const at = document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1));
        if (at === null || !each.contains(at)) break;
        far++;
      }
      return far;
    };
    const width = box.width >= least - 0.5 || reach(-1, 0) + reach(1, 0) >= least - 1;
    const height = box.height >= least - 0.5 || reach(0, -1) + reach(0, 1) >= least - 1;
    const name = each.getAttribute("aria-label") ?? each.textContent.trim().slice(0, 30);
    const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
    if (!width || !height) found.push(`${each.tagName}.${each.className} ${name} ${size}`);
  }
  return found;
}
"""


class Ruler:
    """Measures everything that can be touched, in sight or further down."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.found: set[str] = set()

    def measure(self) -> None:
        drawn(self.page)
        self.found |= set(self.page.evaluate(TOO_SMALL, TOUCH))
        assert sideways(self.page) == 0

    def sheet(self) -> None:
        """An open sheet is measured and closed."""
        self.page.locator("dialog[open]").wait_for()
        self.measure()
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")

    def done(self) -> None:
        assert not self.found, "\n".join(sorted(self.found))


def test_targets_of_the_home_page_are_large_enough(visit: Visitors) -> None:
    """Its sheets too."""
    ada = with_phone(visit)
    ada.open(ME, bot())
    page, ruler = ada.page, Ruler(ada.page)
    page.goto("/")
    settled(page)
    ruler.measure()
    for button in ("New table", "Your name", "Attila: with friends", "Attila: number and level"):
        page.get_by_role("button", name=button).tap()
        ruler.sheet()
    page.get_by_role("button", name="Attila: with friends").tap()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Get the link").tap()
    page.get_by_role("link", name="To the table").wait_for()
    ruler.sheet()
    ruler.done()


def test_targets_of_the_other_pages_are_large_enough(visit: Visitors) -> None:
    ada, ben = with_phone(visit), visit()
    invite = ben.post("/api/tables", {"game": "attila", "seats": [ME, OPEN], "listed": True})
    finish(ben.open(ME, bot(), options=FIRST), {0: ben})  # for the statistics
    paths = ["/watch", "/learn", "/learn?rules=attila", "/statistics", "/credits", NOWHERE]
    puzzles = {each["form"]["kind"]: each["id"] for each in ada.get("/api/puzzles/attila")}
    paths += ["/learn/attila/guided", *(f"/learn/attila/{each}" for each in puzzles.values())]
    ruler = Ruler(ada.page)
    for path in [*paths, invite["invite"], "/join/unknown"]:
        ada.page.goto(path)
        settled(ada.page)
        ruler.measure()
    ruler.done()


def test_targets_of_the_table_are_large_enough(visit: Visitors) -> None:
    """At a card, at a province, at influence; on every page of the sheet; in the menu."""
    ada = with_phone(visit)
    at = sit_with_thumb(ada, ada.open(ME, bot(), options=FIRST))
    page, ruler = at.page, Ruler(at.page)
    ruler.measure()
    for _ in range(3):
        at.step()
        ruler.measure()
    for tab in page.get_by_role("tab").all():
        tab.tap()
        ruler.measure()
    menu = page.get_by_role("button", name="Menu")
    menu.tap()
    ruler.sheet()
    sheets = ("Standing orders", "Find a place", "Share the table", "Settings", "How to play here")
    for item in sheets:
        menu.tap()
        page.locator("dialog[open]").get_by_role("button", name=item).tap()
        ruler.sheet()
    for item in ("Rules", "Chat", "Film", "Show as text"):
        menu.tap()
        page.locator("dialog[open]").get_by_role("button", name=item).tap()
        ruler.measure()
    ruler.done()


def test_targets_of_a_conflict_are_large_enough(visit: Visitors) -> None:
    ada = with_phone(visit)
    at = ada.sit(to_a_conflict(ada))
    ruler = Ruler(at.page)
    at.page.locator("dialog[open]").filter(has_text="Conflict").wait_for()
    ruler.measure()
    at.page.locator("dialog[open]").get_by_role("button", name="Pass").tap()
    at.page.locator("dialog[open]").get_by_role("button", name="Go on").wait_for()
    ruler.measure()
    ruler.done()


def test_targets_at_the_end_of_a_game_are_large_enough(visit: Visitors) -> None:
    """The last table, then every tab: the log has reasons now, the analysis its swings."""
    ada = with_phone(visit)
    table = ada.open(ME, bot("greedy"), options=FIRST)
    finish(table, {0: ada})
    at = ada.sit(table)
    page, ruler = at.page, Ruler(at.page)
    ruler.sheet()
    for tab in page.get_by_role("tab").all():
        tab.tap()
        ruler.measure()
    page.get_by_text("The greatest swings").wait_for(timeout=120_000)
    for move in page.locator(".analysis li button span:nth-child(2)").all():
        expect(move).to_have_text(re.compile(r"\w{3}"))
    ruler.measure()
    ruler.done()


def test_provinces_that_may_be_chosen_are_large_enough(visit: Visitors) -> None:
    """Shape and name are one target; the name alone is large enough for a thumb."""
    ada = with_phone(visit)
    at = sit_with_thumb(ada, ada.open(ME, bot(), options=FIRST))
    at.step()
    at.page.locator("[data-label].legal").first.wait_for()
    for action in at.look()["legal"]:
        name = action.partition(" ")[2]
        label = at.province(name).bounding_box()
        assert min(label["width"], label["height"]) >= TOUCH, name
