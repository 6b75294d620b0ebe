"""Every game is played in a browser while one part after the other is killed.

Whoever has a player of its own is clicked on its board; every other game is played in words.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, suppress
from itertools import cycle, zip_longest
from random import Random
from threading import Thread
from typing import Any

from playwright.sync_api import Error, TimeoutError, sync_playwright

from aevum.games import load
from aevum.store import Store
from aevum.table.undo import CONTROL
from tests.server.house import ME, bot
from tests.soak.losses import Scene, lose_channel, lose_database, lose_thinker
from tests.web.conftest import ARGUMENTS, CHROMIUM
from tests.web.invasions import WORDS
from tests.web.seat import PATIENCE, QUICK, At, Visit, wanted
from tests.web.test_cultures import GAME as CULTURES
from tests.web.test_cultures import Player, liveliest

AWHILE = 15.0
"""Seconds after which a person clicks once more."""
EVERY = 8
"""A part is lost after so many of my moves."""
TABLES = 10
MOST = 400
"""Moves of mine in a game, however long it is."""


def lose_server(scene: Scene) -> None:
    scene.house.kill()
    scene.house.start()


PARTS = (lose_server, lose_thinker, lose_database, lose_channel)


class Patient(At):
    """Waits for a server that does not answer, and clicks as long as the question stands."""

    def __init__(self, visit: Visit, page: Any, table: str, seat: int) -> None:
        super().__init__(visit, page, table, seat)
        # What others did may be told just when something is to be clicked, one thing after another.
        told = page.locator("dialog[open]").get_by_role("button", name="Go on")
        page.add_locator_handler(told, lambda button: button.click(), no_wait_after=True)

    def dismiss_moments(self) -> None:
        """They are closed whenever they come."""

    def look(self, seat: int | None = None) -> Any:
        return self.insist(super().look, seat)

    def view(self, seat: int | None = None) -> Any:
        return self.insist(super().view, seat)

    def insist(self, ask: Callable[[int | None], Any], seat: int | None) -> Any:
        for _ in range(PATIENCE):
            try:
                return ask(seat)
            except (AssertionError, Error):
                self.page.wait_for_timeout(1_000)
        raise AssertionError("the table is not shown any more")

    def do(self, action: str, seq: int) -> None:
        while self.view()["seq"] == seq:
            lost = self.page.get_by_text("The connection is lost")
            lost.first.wait_for(state="detached")
            self.click(action)
            self.gets_past(seq, action, AWHILE)


class PatientAttila(Patient):
    by_itself = frozenset({"no_tile"})  # a card that is clicked declines the tile


class PatientCultures(Patient, Player):
    pass


class InWords(Patient):
    """Plays the text view of any game: each thing that may be said has its button."""

    def click(self, action: str) -> None:
        words = self.page.locator(WORDS)
        with suppress(TimeoutError):  # whoever sees no button looks again
            if not words.count():
                self.page.keyboard.press("t")
            words.locator(f'[data-word="{action}"]').first.click(timeout=AWHILE * 1000)


RNG = Random(1)


def much(view: dict[str, Any]) -> str:
    return liveliest(view, RNG)


def anything(view: dict[str, Any]) -> str:
    return str(RNG.choice(view["legal"]))


Choose = Callable[[dict[str, Any]], str]
OWN: dict[str, tuple[type[Patient], Choose]] = {
    "attila": (PatientAttila, wanted),
    CULTURES: (PatientCultures, much),
}
"""Players who know the board of their game."""


def played(at: At, scene: Scene, choose: Choose) -> dict[str, Any]:
    """A game to its end, or a good part of it: what was clicked, how often a part was killed."""
    clicked: list[str] = []
    lost = 0
    parts = cycle(PARTS)
    losing = Thread()
    while (view := at.view())["actor"] is not None and len(clicked) < MOST:
        if view["actor"] != at.seat:
            at.page.wait_for_timeout(200)
            continue
        if len(clicked) % EVERY == EVERY - 1 and not losing.is_alive():
            losing = Thread(target=next(parts), args=(scene,))
            losing.start()
            lost += 1
        action = choose(view)
        at.do(action, view["seq"])
        clicked.append(action)
    if lost:
        losing.join()
    points = view["result"]["points"] if view["result"] else "not ended"
    return {"clicked": clicked, "killed": lost, "result": points}


def written(scene: Scene, at: At) -> list[str]:
    """My moves in the database, without those of the page itself and what holds moves together."""
    store = Store.open(scene.address)
    entries = store.load(at.table)[1]
    store.close()
    mine = [entry.action for entry in entries if entry.seat == at.seat]
    return [word for word in mine if word not in at.by_itself and not CONTROL.fullmatch(word)]


def unlike(clicked: list[str], written: list[str]) -> list[str]:
    """Where both begin to differ, told as what was clicked and what is written."""
    for mine, theirs in zip_longest(clicked, written, fillvalue="nothing"):
        if mine != theirs:
            return [mine, theirs]
    return []


def seats_of(game: str) -> list[dict[str, Any]]:
    """Me and as few bots as the game allows, at least one."""
    return [ME, *(bot("greedy") for _ in range(1, max(2, load(game).fewest_seats)))]


def browser(games: Collection[str]) -> Iterator[dict[str, Any]]:
    """A row for each of these games as soon as it was played."""
    with ExitStack() as stack:
        scene = Scene(stack, TABLES)
        engine = stack.enter_context(sync_playwright())
        assert CHROMIUM is not None, "chromium is not installed here"
        started = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        stack.callback(started.close)
        for game in games:
            player, choose = OWN.get(game, (InWords, anything))
            visit = Visit(started, scene.house, QUICK, {})
            table = visit.open(*seats_of(game), game=game)
            visit.sit(table)
            at = player(visit, visit.page, table, 0)
            row = played(at, scene, choose)
            mine = [word for word in row.pop("clicked") if word not in at.by_itself]
            yield {
                "part": game, "moves": len(mine), **row,
                "not as clicked": unlike(mine, written(scene, at)), "faults": visit.faults,
            }  # fmt: skip
            visit.context.close()
