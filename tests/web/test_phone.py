"""A phone 360 pixels wide: nothing to the side, nothing too small, a whole turn with a thumb."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import ME, bot
from tests.web.conftest import Visitors
from tests.web.seat import PHONE, At, Visit

pytestmark = pytest.mark.xdist_group("web")

FIRST = {"first": 0}
TOUCH = 44


class Thumb(At):
    """Plays with taps; what is out of sight is brought in by the tags at the edges of the map."""

    def press(self, target: Any) -> None:
        target.tap()

    def press_province(self, name: str) -> None:
        for _ in range(6):
            board = self.page.locator(".board .board, [data-board]").first.bounding_box()
            box = self.province(name).bounding_box()
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            inside = (
                board["x"] + 8 < x < board["x"] + board["width"] - 8
                and board["y"] + 8 < y < board["y"] + board["height"] - 20
            )
            if inside and not self.is_covered(x, y):
                self.page.touchscreen.tap(x, y)
                return
            self.page.locator("button.left, button.right, button.top, button.bottom").first.tap()
            self.page.wait_for_timeout(100)
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


@pytest.mark.parametrize("path", ["/", "/watch", "/learn", "/statistics", "/credits"])
def test_no_page_scrolls_to_the_side(visit: Visitors, path: str) -> None:
    ada = with_phone(visit)
    ada.open(ME, bot(), title="A table with quite a long name, as people do")
    ada.page.goto(path)
    ada.page.wait_for_load_state("networkidle")
    assert sideways(ada.page) == 0
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_whole_turn_is_played_by_tapping(visit: Visitors) -> None:
    """Card, province, influence, end: until somebody else has to decide."""
    ada = with_phone(visit)
    at = sit_with_thumb(ada, ada.open(ME, bot(), options=FIRST))
    turn, taps = at.view()["view"]["turn"], 0
    while at.view()["view"]["turn"] == turn:
        assert at.step()
        assert sideways(at.page) == 0
        taps += 1
        assert taps < 20
    lines = [line["action"] for line in at.view()["log"] if line["seat"] == 0]
    assert any(action.startswith("place") for action in lines)


TOO_SMALL = """
(least) => {
  const all = "button, a[href], input, select, textarea, [role=tab], summary, label";
  const found = [];
  for (const each of document.querySelectorAll(all)) {
    if (each.matches("[data-label], :disabled, p a, li a, dd a")) continue;
    if (each.matches("input") && each.closest("label")) continue;  // the label is the target
    if (each.matches("label") && !each.querySelector("[type=radio], [type=checkbox]")) continue;
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
    if (!width || !height) found.push(`${each.tagName} ${name} ${size}`);
  }
  return found;
}
"""


def too_small(page: Any) -> list[str]:
    return list(page.evaluate(TOO_SMALL, TOUCH))


def test_targets_of_the_home_page_are_large_enough(visit: Visitors) -> None:
    ada = with_phone(visit)
    ada.open(ME, bot())
    ada.page.goto("/")
    ada.page.wait_for_load_state("networkidle")
    height = ada.page.evaluate("document.documentElement.scrollHeight")
    found: set[str] = set()
    for y in range(0, height, 600):
        ada.page.evaluate("(y) => scrollTo(0, y)", y)
        found |= set(too_small(ada.page))
    assert not found, sorted(found)


def test_targets_of_the_table_are_large_enough(visit: Visitors) -> None:
    """At a card, at a province, at influence; on every page of the sheet; in the menu."""
    ada = with_phone(visit)
    at = sit_with_thumb(ada, ada.open(ME, bot(), options=FIRST))
    found = set(too_small(at.page))
    for _ in range(3):
        at.step()
        at.page.wait_for_timeout(200)
        found |= set(too_small(at.page))
    for tab in at.page.get_by_role("tab").all():
        tab.tap()
        at.page.wait_for_timeout(100)
        found |= set(too_small(at.page))
    at.page.get_by_role("button", name="Menu").tap()
    at.page.locator("dialog[open]").wait_for()
    found |= set(too_small(at.page))
    assert not found, sorted(found)


def test_provinces_that_may_be_chosen_are_large_enough(visit: Visitors) -> None:
    """Shape and name are one target."""
    ada = with_phone(visit)
    at = sit_with_thumb(ada, ada.open(ME, bot(), options=FIRST))
    at.step()
    at.page.locator("[data-label].legal").first.wait_for()
    for action in at.view()["legal"]:
        name = action.partition(" ")[2]
        label = at.province(name).bounding_box()
        shape = at.page.locator(f'path[data-province="{name}"]').bounding_box()
        for start, length in (("x", "width"), ("y", "height")):
            low = min(label[start], shape[start])
            high = max(label[start] + label[length], shape[start] + shape[length])
            assert high - low >= TOUCH, name
