"""Tables of Invasions for the browser: Danube 376, played in words and on the map."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError

from aevum.games.invasions.components.battle import BATTLE
from tests.rules.invasions.test_figures import at_march_of, game
from tests.server.house import ME, bot
from tests.web.seat import PATIENCE, POLITELY, At, Visit
from tests.web.staged import Stage

WORDS = "[data-board] > div.text"
DANUBE = {"scenario": "danube_376"}
QUIET = (
    "hold_diplo", "ac_go", "ac_normal", "ev_pass", "mv_end", "mv_rest", "rx_stand", "rx_done",
    "cb_done", "sg_none", "cp_none", "cp_nofree", "cp_stop", "bt_pass", "bt_no_ambush", "nv_rest",
    "nv_no_int",
)  # fmt: skip
"""Words that let a turn go by."""
IDLE = (
    *QUIET, "end_purchases", "end_suppress", "end_leaders", "end_convert", "end_recovery",
    "rd_pass", "sg_no_loot", "sg_no_raze", "suppress_accept", "ev_done", "no_peace",
)  # fmt: skip
"""The same where a nation is also administered."""


SETS_OUT = "mv_from "
MOVE = '[data-word="confirm"]:enabled'
TO_SEA = '[data-word^="mv_sea "]'
COASTS = '[data-word^="mv_land "]:enabled'

SEEDS = 40
CALM = 0.7
"""How often a random game takes the quiet way, where there is one."""


def danube(person: Visit, **options: Any) -> str:
    """The Romans are the person's, Huns and Goths are bots'."""
    return romans(person, 2, **DANUBE, **options)


def romans(person: Visit, bots: int, **options: Any) -> str:
    """A table at which the person has the first seat."""
    seats = (ME, *(bot("random") for _ in range(bots)))
    return person.open(*seats, game="invasions", options=options)


def some_moves(person: Visit, table: str, moves: int, seed: int = 1) -> None:
    """Play over HTTP whatever comes."""
    chance = Random(seed)
    with person.wire() as wire:
        place = f"/api/tables/{table}"
        while moves:
            view = wire.get(place, params={"seat": 0}).json()
            if view["actor"] is None:
                return
            if view["actor"] == 0:
                action = chance.choice(view["legal"])
                wire.post(f"{place}/act", json={"seat": 0, "seq": view["seq"], "action": action})
                moves -= 1


class AtDanube(At):
    """Somebody who plays Danube 376, in words or on the map."""

    chance = Random(376)

    def quiet(self, view: dict[str, Any]) -> str:
        """The word that leads on with the fewest questions."""
        legal: list[str] = view["legal"]
        return next((word for word in IDLE if word in legal), self.chance.choice(legal))

    def my_turn(self) -> Any:
        """What I am asked, as soon as I am; None when the game is over."""
        while (view := self.look())["actor"] not in (self.seat, None):
            self.page.wait_for_timeout(POLITELY)
        return None if view["actor"] is None else view


class InWords(AtDanube):
    """Somebody who plays in the text view."""

    def arrived(self) -> None:
        super().arrived()
        if not self.page.locator(WORDS).count():
            self.page.keyboard.press("t")
        self.page.locator(WORDS).wait_for()

    def words(self) -> str:
        return str(self.page.locator(WORDS).inner_text())

    def click(self, action: str) -> None:
        self.page.locator(f'{WORDS} > section [data-word="{action}"]:enabled').first.click()


class OnBoard(AtDanube):
    """Somebody who plays on the map."""

    def arrived(self) -> None:
        super().arrived()
        self.page.locator("[data-map]").wait_for()

    def click(self, action: str) -> None:
        """What stands for a word: a button of the prompt, of the column, or of a sheet over it."""
        end = time.monotonic() + PATIENCE
        while True:
            sheet = "dialog[open] " if self.page.locator("dialog[open]").count() else ""
            button = self.page.locator(f'{sheet}[data-word="{action}"]:enabled').first
            try:
                button.click(trial=True, timeout=2000)
            except TimeoutError:  # a sheet may have opened over the button
                if time.monotonic() > end:
                    raise
            else:  # once and patiently: a click that is given up may have been heard
                button.click()
                return

    def do(self, action: str, seq: int) -> None:
        """Who sets out also goes somewhere: the plan is said as a whole."""
        if action.startswith(SETS_OUT):
            self.march(action)
        else:
            super().do(action, seq)

    def march(self, start: str, goal: str = "[data-goal]") -> None:
        """From the list of answers, over the list of goals or to the sea, to the button."""
        seq = self.look()["seq"]
        self.caught_up(seq)
        self.click(start)
        self.page.locator(f"{goal}:visible, {TO_SEA}:visible").first.click()
        self.page.locator(f"{MOVE}:visible, {COASTS}:visible").first.click()
        self.wait_past(seq)
        self.caught_up(seq + 1)

    def tap(self, place: str) -> None:
        """By the keyboard, wherever the map stands."""
        self.page.locator(f'[data-label="{place}"]').focus()
        self.page.keyboard.press("Enter")

    def wait_for_draft(self, *words: str) -> None:
        if not self.until(lambda view: drafted(view) == list(words)):
            raise AssertionError(f"{drafted(self.look())} instead of {words}")


def drafted(view: dict[str, Any]) -> list[str]:
    draft = view["draft"]
    return [] if draft is None else [entry["word"] for entry in draft["entries"]]


def on_board(person: Visit, table: str) -> OnBoard:
    """The first seat, before the map."""
    at = OnBoard(person, person.page, table, 0)
    at.page.goto(f"/table/{table}")
    at.arrived()
    return at


def goths(stage: Stage, visitor: Visit) -> OnBoard:
    """Danube 376 as the Goths, at the first march of the Ostrogoths."""
    return seated(stage, visitor, at_march_of("ostrogoths"))


def seated(stage: Stage, visitor: Visit, state: Any) -> OnBoard:
    """A table that stands so; the person has the seat that decides, bots have the others."""
    stage.lay(game, state)
    seats = [bot("random") for _ in range(state.players)]
    seat = game.actor(state)
    seats[seat] = ME
    table = visitor.open(*seats, game="invasions", options={})
    at = OnBoard(visitor, visitor.page, table, seat)
    at.page.goto(f"/table/{table}")
    at.arrived()
    return at


def reached(
    *nodes: str,
    scenario: str = "adrianople",
    players: int = 4,
    least: int = 1,
    fighting: bool = False,
) -> Any:
    """Random play up to one of these questions with so many answers at the least, or in battle."""
    for number in range(1, SEEDS):
        chance = Random(number)
        s = game.setup({"players": players, "scenario": scenario})
        while s.stack:
            actor = game.actor(s)
            legal = [word for word, _ in game.outcomes(s)] if actor < 0 else game.legal(s, actor)
            asked = actor >= 0 and game.asked(s)["node"] in nodes and len(legal) >= least
            if asked and (not fighting or s.holds(BATTLE)):
                return s
            quiet = [word for word in QUIET if word in legal]
            calm = actor >= 0 and quiet and chance.random() < CALM
            game.apply(s, quiet[0] if calm else chance.choice(legal))
    raise AssertionError(f"nobody was asked {nodes}")
