"""Stacks at Operations zoom: owner, size and leader are seen at once, uncovered, at 13 px."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.leaders import best_combat, leaders_at, place_leader
from aevum.games.invasions.rules.board.units import units_at
from tests.rules.invasions.table_top import begin_part, emptied, leader, province, put
from tests.web.conftest import Visitors
from tests.web.invasions import game, reached, seated
from tests.web.seat import PATIENCE, POLITELY, Visit, drawn
from tests.web.staged import Stage
from tests.web.stamps import WATCH, Stamp

MANY = 30
LEAST = 13
"""Pixels."""
SHOWN = 2
"""More stacks of one province are fanned out by a tap."""
BADGE = (54, 24)
ROOM = 9
FAR = 80
"""Pixels: so far from the middle of its land a badge may be pushed."""


class Seen(NamedTuple):
    """A stack, as the rules know it."""

    province: str
    nation: str
    units: int
    star: int | None


def stacks_of(s: Any) -> list[Seen]:
    found = []
    for p, land in enumerate(game.axes["province"]):
        for n, nation in enumerate(game.axes["nation"]):
            units, leaders = units_at(s, p, n), leaders_at(s, p, n)
            if units or leaders:
                star = best_combat(s, leaders) if leaders else None
                found.append(Seen(land, nation, len(units), star))
    return found


class Map:
    """The map of somebody who only looks."""

    def __init__(self, visitor: Visit) -> None:
        self.page = visitor.page
        self.spots = visitor.get("/api/games/invasions/board")["shapes"]["provinces"]

    def spot(self, province: str) -> tuple[float, float]:
        """On the screen."""
        u, v = self.spots[province]["label"]
        return tuple(
            self.page.evaluate(
                "([u, v]) => { const svg = document.querySelector('[data-map] .world svg');"
                " const { left, top, width } = svg.getBoundingClientRect();"
                " const k = width / svg.viewBox.baseVal.width;"
                " return [left + u * k, top + v * k]; }",
                [u, v],
            )
        )

    def bring(self, province: str) -> None:
        """Into the middle, by dragging."""
        box = self.page.locator("[data-map]").bounding_box()
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        x, y = self.spot(province)
        mouse = self.page.mouse
        mouse.move(*middle)
        mouse.down()
        mouse.move(middle[0] + 20, middle[1] + 20)
        mouse.move(2 * middle[0] - x, 2 * middle[1] - y, steps=4)
        mouse.up()
        drawn(self.page)

    def stamps(self) -> list[Stamp]:
        return [Stamp(told, ROOM) for told in self.page.evaluate("stamped()")]

    def badges(self, stack: Seen) -> list[tuple[Stamp, list[Stamp]]]:
        """Those that may be meant, with whatever was drawn over each."""
        x, y = self.spot(stack.province)
        stamps = self.stamps()
        return [
            (stamp, stamps[at + 1 :])
            for at, stamp in enumerate(stamps)
            if size_of(stamp) == BADGE and says(stamp, stack) and near(stamp, x, y)
        ]

    def plain(self, stack: Seen) -> list[tuple[Stamp, list[Stamp]]]:
        """Its badges, as soon as one of them lies open; the pieces are drawn when there is time."""
        deadline = time.monotonic() + PATIENCE / 4
        found = self.badges(stack)
        while not any(is_plain(self, *each) for each in found):
            assert time.monotonic() < deadline, f"{stack} is {'covered' if found else 'not drawn'}"
            self.page.wait_for_timeout(POLITELY)
            found = self.badges(stack)
        return found

    def is_free(self, x: float, y: float) -> bool:
        """No panel lies there."""
        return bool(
            self.page.evaluate(
                "([x, y]) => { const top = document.elementFromPoint(x, y);"
                " return !!top?.closest('[data-map]') && !top.closest('[data-over-map]'); }",
                [x, y],
            )
        )


def size_of(stamp: Stamp) -> tuple[int, int]:
    left, top, right, bottom = stamp.box
    return round(right - left), round(bottom - top)


def says(stamp: Stamp, stack: Seen) -> bool:
    """Units, the limit behind them, and the value of the leader in his star."""
    units, *others = stamp.texts
    stars = [text for text in others if not text.startswith("/")]
    full = int(units) == stack.units or "!" in "".join(others)
    return full and stars == ([] if stack.star is None else [str(stack.star)])


LANDS = (
    "thracia", "macedonia", "thessalia", "achaia", "epirus", "dardania", "naissus", "savus",
    "moesia_superior", "moesia_inferior", "illyricum", "dalmatia",
)  # fmt: skip
HOSTS = (
    (("byzantium", "legion"), ("visigoths", "infantry"), ("huns", "horse_archer")),
    (("rome", "legion"), ("ostrogoths", "infantry"), ("byzantium", "infantry")),
)
LEADERS = {"valens": "thracia", "athanaricus": "naissus", "iulianus": "macedonia"}


def crowded() -> Any:
    """Three hosts in each of twelve small provinces that lie together, some of them led."""
    s = emptied()
    for at, land in enumerate(LANDS):
        for owner, kind in HOSTS[at % len(HOSTS)]:
            put(s, land, owner, kind)
    for name, land in LEADERS.items():
        place_leader(s, leader(name), province(land))
    settle_control(s)
    begin_part(s, "visigoths")
    return s


def opening() -> Any:
    return reached("move", scenario="scenario_350", least=6)


def near(stamp: Stamp, x: float, y: float) -> bool:
    u, v = stamp.box.middle
    return abs(u - x) < FAR and abs(v - y) < FAR


@pytest.mark.parametrize("position", [opening, crowded])
def test_30_stacks_tell_owner_size_and_leader(
    stage: Stage, visit: Visitors, position: Callable[[], Any]
) -> None:
    state = position()
    ada = visit(stage)
    table = seated(stage, ada, state).table
    eve = visit(stage)
    eve.page.add_init_script(WATCH)
    eve.page.goto(f"/table/{table}")
    eve.page.locator("[data-map]").wait_for()
    eve.page.get_by_role("button", name="Operations: provinces and stacks").click()
    eve.page.locator('[data-step="operations"]').wait_for()
    board = Map(eve)
    stacks = stacks_of(state)
    beside = defaultdict(int)
    for stack in stacks:
        beside[stack.province] += 1
    charges: dict[str, str] = {}
    for stack in Random(19).sample(stacks, MANY):
        board.bring(stack.province)
        if beside[stack.province] > SHOWN:
            eve.page.mouse.click(*board.spot(stack.province))
        found = board.plain(stack)
        if len(found) == 1:
            charge = found[0][0].signs[0][0]["sign"]
            assert charges.setdefault(charge, stack.nation) == stack.nation
    assert len(charges) == len(set(charges.values())) > 1


def is_plain(board: Map, stamp: Stamp, over: list[Stamp]) -> bool:
    """Block and charge of the owner, the number and the star: large enough, and nothing on them."""
    owner, charge = stamp.blocks[0][1], stamp.signs[0][1]
    letters = [box for _, box in stamp.letters]
    assert min(mark["size"] for mark, _ in stamp.letters) >= LEAST
    assert min(charge.right - charge.left, charge.bottom - charge.top) >= LEAST
    boxes = [owner, charge, *letters]
    return all(
        board.is_free(*box.middle) and not any(each.covers(box) for each in over) for box in boxes
    )
