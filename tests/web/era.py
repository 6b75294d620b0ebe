"""Tables of Era of Tribes for the browser: laid out, or played up to the first action."""

from __future__ import annotations

import re
from typing import Any

from aevum.games import load
from aevum.games.era_of_tribes.positions import Layout, lay_out, play
from tests.server.house import ME, OPEN, bot
from tests.web.conftest import Visitors
from tests.web.seat import At, Visit
from tests.web.staged import Stage

GAME = "era_of_tribes"
ENDS_NOW, ACTIONS = 4, 7
HYPHEN = re.compile(r"(?:^|[\s(→])-\d")
"""A minus that is none."""
IN_SIGHT = """(field) => {
  const box = document.querySelector(`[data-label=${field}]`).getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return document.elementFromPoint(x, y)?.closest("[data-board]");
}"""
"""The name of a field lies on the board, and nothing over it."""
SOLO = {"section": "2-1", "peoples": "romans"}
game = load(GAME)

ATTACK = Layout(
    peoples="romans greeks", cities="1 illyria 1", armies="1 2, 0 2", battlefields="illyria 1",
    fleets="0 southern-adriatic 3", land="0 dalmatia 4", tiles="0 thalers-3",
    levels="0 agriculture 3",
)  # fmt: skip
LANDING = (
    "act expansion; leaders 1; 3 × move dalmatia illyria 1; land southern-adriatic illyria 2; done;"
    "commit army; done; commit army; done"
)


def laid(layout: Layout, words: str = "") -> Any:
    s = lay_out(game, layout)
    if words:
        play(game, s, words)
    return s


class AtTribes(At):
    """Somebody who rules a people."""

    def row(self, step: str) -> Any:
        return self.page.locator(f'[data-step="{step}"] li:has(button)')

    def drafted(self) -> Any:
        """My draft, as the server keeps it."""
        self.wait_until_kept()
        return self.look()["draft"]

    def choose(self, action: str) -> None:
        self.press(self.page.locator(f'[data-action="{action}"] button').first)

    def plan(self) -> None:
        """The action, its leaders by the stepper, confirm: three clicks."""
        self.choose("expansion")
        self.press(self.page.get_by_role("button", name="+1 Leaders"))
        self.press(self.button("Plan the Expansion"))
        self.page.locator('[data-step="grow"].here').wait_for()

    def step_to(self, step: str) -> None:
        self.press(self.page.locator(f'[data-step="{step}"] header button'))
        self.page.locator(f'[data-step="{step}"].here').wait_for()

    def tap(self, field: str) -> None:
        """By the keyboard, wherever the map stands."""
        self.page.locator(f'[data-label="{field}"]').focus()
        self.page.keyboard.press("Enter")

    def move(self, start: str, goal: str) -> None:
        """A piece is picked up, then shown where it goes."""
        self.tap(start)
        self.page.locator(f'[data-label="{start}"][aria-pressed=true]').wait_for(state="attached")
        self.tap(goal)

    def drag(self, piece: str, to: str) -> None:
        """With the mouse, from the plaque of a piece to a field."""
        for field in (piece, to):
            self.page.locator(f'[data-label="{field}"]').focus()
        x, y = self.place_of(piece)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        x, y = self.place_of(to)
        self.page.mouse.move(x, y, steps=4)
        self.page.mouse.up()

    def wait_for_rows(self, step: str, count: int) -> None:
        self.page.wait_for_function(
            "([step, count]) => document.querySelectorAll("
            "`[data-step=${step}] li:has(button)`).length === count",
            arg=[step, count],
        )

    def wait_until_kept(self) -> None:
        """The page shows a row at once; what may follow it is known when the server has it."""
        self.page.locator(".ledger[aria-busy=false]").wait_for()

    def said(self) -> list[str]:
        """All that this seat has said."""
        return [line["action"] for line in self.look()["log"] if line["seat"] == self.seat]


def sit(stage: Stage, visit: Visitors, state: Any, seat: int = 0, **options: Any) -> AtTribes:
    """A table that stands so, with bots at the other seats."""
    stage.lay(game, state)
    somebody = visit(stage, **options)
    seats = [bot("random") for _ in range(state.players)]
    seats[seat] = ME
    table = somebody.open(*seats, game=GAME, options={})
    return at(somebody, table, seat)


def at_the_end(stage: Stage, visit: Visitors, **options: Any) -> AtTribes:
    """The last pass of a game is said: the final sheet lies open."""
    s = lay_out(game, Layout(purse="0 influence 24, 1 influence 9, 1 passed 1"))
    s.ending = ENDS_NOW
    s.acted = [1 if n % ACTIONS == 0 else each for n, each in enumerate(s.acted)]
    at = sit(stage, visit, s, **options)
    seq = at.look()["seq"]
    at.page.get_by_role("button", name=re.compile("^Pass")).first.click()
    at.wait_past(seq, "pass")
    at.page.locator("[data-final]").wait_for()
    return at


def sit_together(stage: Stage, state: Any, ada: Visit, ben: Visit) -> list[AtTribes]:
    """Two people at one table that stands so; a bot has every other seat."""
    stage.lay(game, state)
    ada.get("/api/me")
    seats = [ME, OPEN, *(bot("random") for _ in range(state.players - 2))]
    made = ada.post("/api/tables", {"game": GAME, "seats": seats, "options": {}})
    token = made["invite"].rpartition("/")[2]
    ben.post(f"/api/tables/{made['id']}/join", {"token": token})
    return [at(each, str(made["id"]), seat) for seat, each in enumerate((ada, ben))]


def at(somebody: Visit, table: str, seat: int = 0) -> AtTribes:
    here = AtTribes(somebody, somebody.page, table, seat)
    here.page.goto(f"/table/{table}")
    here.arrived()
    return here


def at_action(visitor: Visit) -> AtTribes:
    """A game of one, up to the first action."""
    visitor.get("/api/me")
    terms = {"game": GAME, "seats": [ME], "options": SOLO}
    table = str(visitor.post("/api/tables", terms)["id"])
    view = visitor.get(f"/api/tables/{table}", seat=0)
    while view["view"]["asked"]["node"] != "choose-action":
        body = {"seat": 0, "seq": view["seq"], "action": view["legal"][0]}
        view = visitor.post(f"/api/tables/{table}/act", body)
    return at(visitor, table)


def begin_new_table(page: Any) -> None:
    """The form for a new table, with the sections of the map to choose from."""
    page.goto("/")
    page.get_by_role("button", name=re.compile("^(New table|Neuer Tisch)$")).first.click()
    page.locator("dialog[open] select").first.select_option(GAME)
    page.locator(f'[data-options="{GAME}"]').wait_for()
