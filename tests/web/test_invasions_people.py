"""350 AD with two, three and four people: the first turn is played by what the page offers.

One turn of three empires takes minutes, so `make soak` plays it.
"""

from __future__ import annotations

import os
import re
from random import Random

import pytest
from playwright.sync_api import Error

from tests.web.conftest import Visitors
from tests.web.invasions import IDLE, OnBoard
from tests.web.seat import GERMAN, PHONE, Visit, untranslated
from tests.web.test_invasions_tables import new_table, players, scenario

TABLES = {2: ["device"], 3: ["friend", "bot"], 4: ["device", "friend", "bot"]}
"""Who sits beside the one who opens the table: at the same device, at a phone, nobody."""
SOAK = "AEVUM_SOAK_PEOPLE"
CALM = 0.85
PATIENT = 60
"""So often somebody looks again before there is nothing to be done."""
OFFERED = """() => {
  const over = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const said = (kind) => [...over.querySelectorAll(`[data-${kind}]`)]
    .filter((each) => each.checkVisibility() && !each.disabled)
    .map((each) => each.dataset[kind]);
  return { word: said('word'), goal: said('goal') };
}"""


class Chair(OnBoard):
    """Somebody at the table; at one device the next one says who he is."""

    chance = Random(350)

    def decide(self) -> None:
        """Click one thing that the page offers for the question at hand."""
        for _ in range(PATIENT):
            try:
                if self.clicked():
                    return
            except Error:  # what was offered is gone: the page has gone on
                pass
            self.page.wait_for_timeout(200)
            view = self.look()
            if view["actor"] != self.seat:
                return
        raise AssertionError(f"no way on at {view['view']['asked']}: {view['legal'][:8]}")

    def clicked(self) -> bool:
        screen = self.page.locator(".screen button")
        if screen.count():
            screen.first.click(timeout=2000)
            return True
        found = self.page.evaluate(OFFERED)
        kind, word = self.wanted(found["word"], found["goal"])
        if not word:
            return False
        over = "dialog[open] " if self.page.locator("dialog[open]").count() else ""
        self.page.locator(f'{over}[data-{kind}="{word}"]:visible').first.click(timeout=2000)
        return True

    def wanted(self, words: list[str], goals: list[str]) -> tuple[str, str]:
        """A plan goes on to its end; else mostly what leads on."""
        if "confirm" in words:
            return "word", "confirm"
        if goals:
            return "goal", self.chance.choice(goals)
        quiet = [word for word in IDLE if word in words]
        if quiet and self.chance.random() < CALM:
            return "word", quiet[0]
        return "word", self.chance.choice([word for word in words if word != "drop"] or [""])


def opened(ada: Visit, ben: Visit | None, beside: list[str]) -> list[Chair | None]:
    """Ada fills in the form; who plays elsewhere follows her link. None = a bot."""
    page = ada.page
    form = new_table(page)
    players(form, 1 + len(beside))
    scenario(form, "scenario_350").check()
    for seat, kind in enumerate(beside, 2):
        form.get_by_label(f"Seat {seat}", exact=True).select_option(kind)
        if kind == "device":
            form.get_by_label(f"Name of the player on seat {seat}").fill("Cleo")
    form.get_by_role("button", name="Create").click()
    if ben:
        ben.page.goto(page.get_by_label("Link", exact=True).input_value())
        ben.page.get_by_label("Dein Name").fill("Ben")
        ben.page.get_by_role("button", name="Platz nehmen").tap()
        ben.page.wait_for_url(re.compile("/table/"))
        page.get_by_role("link", name="To the table").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    of = {"device": ada, "friend": ben}
    people = [ada, *(of.get(kind) for kind in beside)]
    return [each and Chair(each, each.page, table, seat) for seat, each in enumerate(people)]


@pytest.mark.skipif(SOAK not in os.environ, reason="takes minutes; `make soak` plays it")
@pytest.mark.parametrize("count", TABLES)
def test_the_first_turn_of_350_is_played_by_what_the_page_offers(
    visit: Visitors, count: int
) -> None:
    """realm R12.4: of two one holds Huns, Persians and Goths; nobody meets a dead end."""
    beside = TABLES[count]
    ada = visit()
    ben = visit(settings=GERMAN, **PHONE) if "friend" in beside else None
    chairs = opened(ada, ben, beside)
    first, acted = chairs[0], set[int]()
    assert first
    while (view := first.look(0))["view"]["turn"] == 1:
        actor = view["actor"]
        chair = chairs[actor]
        if chair:
            chair.decide()
            acted.add(actor)
        first.page.wait_for_timeout(80)
    assert acted == {seat for seat, chair in enumerate(chairs) if chair}
    for visitor in filter(None, (ada, ben)):
        assert untranslated(visitor.page) == []
