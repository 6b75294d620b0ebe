"""The map room by hand: the page /map-demo with 215 provinces and 600 pieces, desk and phone."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Visitors
from tests.web.seat import DESKTOP, PATIENCE, PHONE, drawn

WORLD = Path(__file__).parents[2] / "web/src/pages/map-demo/invasions/world.json"
LABELS = {
    name: entry["label"]
    for name, entry in json.loads(WORLD.read_text("utf-8"))["provinces"].items()
}
SEEN = """() => {
  const world = document.querySelector("[data-map] > .world ~ .world");
  const { e, f } = new DOMMatrix(getComputedStyle(world).transform);
  return [e, f, Number(getComputedStyle(world).getPropertyValue("--k"))];
}"""
PAINTED = """() => [...document.querySelectorAll("[data-map] > canvas")].map((canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4 * 97) seen.add(data.slice(at, at + 4).join());
  return seen.size;
})"""

COLOUR = """([x, y]) => {
  const ground = document.querySelector("[data-map] > canvas").getContext("2d");
  const at = [x, y].map((each) => Math.round(each * devicePixelRatio));
  return [...ground.getImageData(...at, 1, 1).data].join();
}"""


class Map:
    """The demo page and what of the map its window shows."""

    def __init__(self, page: Any) -> None:
        self.page = page
        page.goto("/map-demo")
        self.root = page.locator("[data-map]")
        self.root.wait_for()
        page.wait_for_function("document.querySelector('[data-map] > canvas')?.width > 300")
        self.rest()

    @property
    def seen(self) -> tuple[float, float, float]:
        x, y, k = self.page.evaluate(SEEN)
        return x, y, k

    @property
    def size(self) -> tuple[float, float]:
        box = self.root.bounding_box()
        return box["width"], box["height"]

    def rest(self) -> None:
        """Until the scale has not changed for a while and everything is drawn for it."""
        before = None
        while before != (before := self.seen):
            self.page.wait_for_timeout(400)

    def until(self, true: Callable[[], bool]) -> None:
        """The wheel turns when the browser comes to it; then it rests."""
        deadline = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < deadline, self.seen
            self.page.wait_for_timeout(50)
        self.rest()

    def whole(self) -> None:
        self.root.focus()
        self.page.keyboard.press("0")
        self.rest()

    def closer(self, times: int) -> None:
        self.root.focus()
        for _ in range(times):
            self.page.keyboard.press("+")
        self.rest()

    def on_map(self, px: float, py: float) -> tuple[float, float]:
        x, y, k = self.seen
        return (px - x) / k, (py - y) / k

    def on_screen(self, province: str) -> tuple[float, float]:
        x, y, k = self.seen
        u, v = LABELS[province]
        return x + u * k, y + v * k

    def find(self, typed: str) -> None:
        self.root.focus()
        self.page.keyboard.press("/")
        field = self.page.locator(".finder input")
        field.fill(typed)
        field.press("Enter")
        self.rest()

    def chosen(self) -> list[str]:
        """The places that are marked: the chosen one and where one could go."""
        labels: list[str] = self.page.locator("[data-label]").evaluate_all(
            "all => all.map(each => each.dataset.label)"
        )
        return labels


@pytest.fixture(params=[{"viewport": DESKTOP}, PHONE], ids=["desk", "phone"])
def world(request: pytest.FixtureRequest, visit: Visitors) -> Map:
    return Map(visit(**request.param).page)


def test_ground_and_pieces_are_painted(world: Map) -> None:
    ground, pieces = world.page.evaluate(PAINTED)
    assert ground > 20
    assert pieces > 10


def test_a_drag_pans_and_the_map_stays_under_the_pointer(world: Map) -> None:
    world.whole()
    world.closer(5)
    width, height = world.size
    before = world.on_map(width / 2, height / 2)
    mouse = world.page.mouse
    mouse.move(width / 2, height / 2)
    mouse.down()
    mouse.move(width / 2 - 60, height / 2 - 40, steps=6)
    mouse.move(width / 2 - 120, height / 2 - 80, steps=6)
    mouse.up()
    drawn(world.page)
    after = world.on_map(width / 2 - 120, height / 2 - 80)
    # The first pixels only tell a drag from a tap.
    assert math.dist(before, after) * world.seen[2] < 8
    assert world.chosen() == []


def test_the_wheel_zooms_around_the_pointer(world: Map) -> None:
    world.whole()
    world.closer(3)
    width, height = world.size
    px, py = width * 0.4, height * 0.55
    before, k = world.on_map(px, py), world.seen[2]
    world.page.mouse.move(px, py)
    world.page.mouse.wheel(0, -240)
    world.until(lambda: world.seen[2] > k * 1.2)
    assert math.dist(before, world.on_map(px, py)) * world.seen[2] < 2
    world.page.mouse.wheel(0, 5000)
    least = pytest.approx(min(width / 4000, height / 2785.6), rel=0.02)
    world.until(lambda: world.seen[2] == least)


def test_two_fingers_zoom(world: Map) -> None:
    world.whole()
    world.closer(4)
    width, height = world.size
    middle = (width / 2, height / 2)
    before, k = world.on_map(*middle), world.seen[2]
    touch = world.page.context.new_cdp_session(world.page)

    def fingers(kind: str, apart: float) -> None:
        points = [
            {"x": middle[0] + side * apart, "y": middle[1], "id": at}
            for at, side in enumerate((-1, 1))
        ]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 40)
    for step in range(1, 11):
        fingers("touchMove", 40 + 4 * step)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    world.rest()
    assert world.seen[2] == pytest.approx(k * 2, rel=0.15)
    assert math.dist(before, world.on_map(*middle)) * world.seen[2] < 20
    assert world.chosen() == []


def test_keys_zoom_pan_and_show_the_whole(world: Map) -> None:
    world.whole()
    k = world.seen[2]
    world.closer(5)
    assert world.seen[2] == pytest.approx(k * 1.35**5, rel=0.01)
    x, y, k = world.seen
    world.page.keyboard.press("ArrowRight")
    world.page.keyboard.press("ArrowUp")
    drawn(world.page)
    assert world.seen[:2] == (pytest.approx(x - 80, abs=1), pytest.approx(y + 80, abs=1))
    world.page.keyboard.press("-")
    world.until(lambda: world.seen[2] < k)
    world.whole()
    assert world.page.get_by_role("button", name="Farther").is_disabled()


def test_the_finder_goes_to_a_place(world: Map) -> None:
    world.find("cyrenai")
    width, height = world.size
    world.until(lambda: world.seen[2] >= 0.84)
    x, y = world.on_screen("Cyrenaica")
    assert math.dist((x, y), (width / 2, height / 2)) < 90
    world.page.locator(".finder").wait_for(state="detached")


def test_the_small_map_leads_there(world: Map) -> None:
    world.closer(4)
    picture = world.page.locator(".mini svg").bounding_box()
    u, v = LABELS["Thracia"]
    scale = picture["width"] / 4000
    world.page.mouse.click(picture["x"] + u * scale, picture["y"] + v * scale)
    drawn(world.page)
    width, height = world.size
    x, y = world.on_screen("Thracia")
    assert math.dist((x, y), (width / 2, height / 2)) < 40


def test_every_place_answers_at_its_label(world: Map) -> None:
    """Also where provinces are small and their names stand close together."""
    for province in ("Dacia", "Latium", "Cantium", "Phoenicia", "Cyprus"):
        world.page.keyboard.press("Escape")
        world.find(province)
        world.page.mouse.click(*world.on_screen(province))
        world.page.locator(f'[data-label="{province}"]').wait_for(state="attached")
        assert world.chosen()[-1] == province


def test_a_way_leads_from_one_place_to_another(world: Map) -> None:
    world.find("Dacia")
    for province in ("Dacia", "Valachia"):
        world.page.mouse.click(*world.on_screen(province))
    route = world.page.locator('[data-way="route"]')
    route.wait_for(state="attached")
    numbers = world.page.locator('[data-stops="route"] text')
    assert numbers.all_text_contents() == ["1"]
    world.page.keyboard.press("Escape")
    route.wait_for(state="detached")


def test_what_lies_outside_is_told_at_the_edge(world: Map) -> None:
    world.find("Sicilia")
    world.page.mouse.click(*world.on_screen("Sicilia"))
    world.page.locator('[data-label="Sicilia"]').wait_for(state="attached")
    world.root.focus()
    for _ in range(14):
        world.page.keyboard.press("ArrowRight")
    tag = world.page.locator('[data-edge="left"]')
    tag.wait_for()
    tag.click()
    tag.wait_for(state="detached")


def test_the_keyboard_walks_over_what_may_be_chosen(world: Map) -> None:
    world.find("Dacia")
    world.page.mouse.click(*world.on_screen("Dacia"))
    world.page.locator('[data-label="Dacia"]').focus()
    world.page.keyboard.press("ArrowDown")
    south = world.page.evaluate("document.activeElement.dataset.label")
    assert south != "Dacia"
    assert LABELS[south][1] > LABELS["Dacia"][1]
    world.page.keyboard.press("Enter")
    world.page.locator('[data-way="route"]').wait_for(state="attached")


def test_overlays_repaint_the_ground(world: Map) -> None:
    colours = set()
    for key in "1234":
        world.root.focus()
        world.page.keyboard.press(key)
        world.page.locator(f'[aria-keyshortcuts="{key}"][aria-pressed="true"]').wait_for()
        drawn(world.page)
        colours.add(world.page.evaluate(COLOUR, inland(world)))
    assert len(colours) >= 3


def inland(world: Map) -> tuple[float, float]:
    """The label of the province nearest to the middle of the window."""
    width, height = world.size
    places = map(world.on_screen, LABELS)
    return min(places, key=lambda place: math.dist(place, (width / 2, height / 2)))
