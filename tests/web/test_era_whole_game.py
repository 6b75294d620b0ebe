"""A whole game of Era of Tribes: opened on the page, played by people and bots to its end.

One of them plays in English at a desk, the other in German on a phone.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from typing import Any

import pytest

from tests.web.conftest import Visitors
from tests.web.era import HYPHEN, AtTribes, begin_new_table, game
from tests.web.seat import GERMAN, PHONE, Visit, drawn, figure, untranslated

NORMAL, BOT = 0, "greedy"
PLAYERS = {each.id: min(n for n in each.players[NORMAL] if n > 1) for each in game.box.sections}
"""6.13: for how many each section is meant."""
WANTED = os.environ.get("AEVUM_SOAK_SECTIONS", "3-2")
SECTIONS = PLAYERS if WANTED == "all" else WANTED.split(" ")
WISHES = ("expansion", "progress", "trade", "games", "diplomacy", "taxes", "revolution")
"""One of these each round, then they pass: the bot, which goes on, comes to an end condition."""
CAUSES = {"epoch", "provinces", "progresses", "influence", "triumph", "homes"}
"""R25.1: the end conditions."""

PLANNED = {"grow", "convert", "move", "found"}
ON_WHEEL = {"progress", "half-progress", "free-progress"}
QUIET = ("done", "decline", "peace", "no_city", "stow", "forgo")
"""Answers that leave all as it is."""
GO_ON = re.compile("^(Go on|Weiter)$")
THUMB = 12
"""So far off, in pixels, a button at the edge of the map still takes a touch."""
TWO, FEW = 2, 6
"""So many choices are buttons; more of them are places on the map."""


class Ruler(AtTribes):
    """Somebody who clicks through a whole game."""

    def __init__(self, visit: Visit, page: Any, table: str, seat: int) -> None:
        super().__init__(visit, page, table, seat)
        self.acted: Counter[str] = Counter()
        told = page.locator("dialog[open]").get_by_role("button", name=GO_ON)
        page.add_locator_handler(told, lambda button: button.click(), no_wait_after=True)

    def decide(self, view: dict[str, Any]) -> None:
        """One decision on the page."""
        node = view["view"]["asked"]["node"]
        self.caught_up(view["seq"])
        if node == "choose-action":
            self.take_turn(view)
        elif node in PLANNED:
            self.confirm()
        else:
            self.answer(node, view["legal"])
        self.wait_past(view["seq"])

    def take_turn(self, view: dict[str, Any]) -> None:
        wish = self.wish(view)
        if wish is None:
            self.press(self.offered("pass"))
            return
        self.acted[wish] += 1
        # What was chosen for one turn is not meant for the next.
        self.page.locator("[data-action] [aria-pressed=true]").wait_for(state="detached")
        self.choose(wish)
        self.press(self.offered(f"act {wish}"))
        if wish == "expansion":
            self.expand()

    def wish(self, view: dict[str, Any]) -> str | None:
        """What may be chosen and was chosen least; one action a round."""
        if any(view["view"]["acted"][self.seat]):
            return None
        hungry = view["figures"]["growth"][self.seat] < 0
        open_now = [
            wish
            for wish in WISHES
            if f"act {wish}" in view["legal"] and not (hungry and wish == "expansion")
        ]
        return min(open_now, key=lambda wish: self.acted[wish], default=None)

    def expand(self) -> None:
        """All growth on the map, one vassal to land that is nobody's, then the one confirm."""
        self.page.locator('[data-step="grow"].here').wait_for()
        planned = 0
        while words := self.may("grow"):
            self.tap(words[0].split(" ")[1])
            planned += 1
            self.wait_for_rows("grow", planned)
            self.wait_until_kept()
        if self.drafted()["view"]["asked"]["node"] != "move":
            self.step_to("move")
        owner = self.drafted()["view"]["owner"]
        for word in self.may("move"):
            _, start, goal, _ = word.split(" ")
            if owner[game.axes["province"].index(goal)] < 0:
                self.move(start, goal)
                self.wait_for_rows("move", 1)
                break
        self.confirm()

    def may(self, verb: str) -> list[str]:
        """What may follow the draft with this verb."""
        return [word for word in self.drafted()["legal"] if word.startswith(f"{verb} ")]

    def confirm(self) -> None:
        self.press(self.page.locator(".confirm button"))

    def offered(self, word: str) -> Any:
        return self.prompt.locator(f'[data-word="{word}"]')

    def answer(self, node: str, legal: list[str]) -> None:
        word = next((quiet for quiet in QUIET if quiet in legal), legal[0])
        if node in ON_WHEEL and word not in QUIET:
            self.press(self.page.locator(f'[data-field="{word.split(" ")[1]}"]'))
        elif len(legal) > FEW and self.province(word.split(" ")[-1]).count():
            self.tap(word.split(" ")[1])
            return
        own = f'.reserve[data-word="{word}"], [data-answer="{word}"]'
        self.press(self.page.locator(own).or_(self.offered(word)).first)


class OnPhone(Ruler):
    """The same by touch: the plan is a list, confirmed beside the question after its last step."""

    def press(self, target: Any) -> None:
        target.tap()

    def tap(self, field: str) -> None:
        """The map brings it into sight; what then lies under the small map is reached by key."""
        self.province(field).focus()
        drawn(self.page)
        box = self.province(field).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if any(self.is_covered(x, y + far) for far in (-THUMB, 0, THUMB)):
            self.page.keyboard.press("Enter")
        else:
            self.page.touchscreen.tap(x, y)

    def confirm(self) -> None:
        while (step := self.offered("onward").or_(self.offered("confirm"))).get_attribute(
            "data-word"
        ) == "onward":
            self.press(step)
            self.wait_until_kept()
        self.press(step)


def opened(people: list[tuple[type[Ruler], Visit]], section: str, players: int) -> list[Ruler]:
    """The first fills in the form, a second follows the link; bots have the other seats."""
    host, *guests = (visit for _, visit in people)
    page = host.page
    begin_new_table(page)
    form = page.locator("dialog[open]")
    form.get_by_role("radio", name=str(players), exact=True).check()
    for seat in range(2, players + 1):
        if seat <= len(people):
            form.get_by_label(re.compile(f"^(Seat|Platz) {seat}$")).select_option("friend")
        else:
            level = re.compile(f"^(Level of the bot|Stärke des Bots) .* {seat}$")
            form.get_by_label(level).select_option(BOT)
    form.locator(f'[data-section="{section}"] input').check()
    form.get_by_role("button", name=re.compile("^(Create|Tisch eröffnen)")).click()
    for guest in guests:
        guest.page.goto(page.get_by_label("Link", exact=True).input_value())
        guest.page.get_by_label("Dein Name").fill("Ben")
        guest.page.get_by_role("button", name="Platz nehmen").tap()
        guest.page.wait_for_url(re.compile("/table/"))
        page.get_by_role("link", name="To the table").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    rulers = [sits(visit, visit.page, table, at) for at, (sits, visit) in enumerate(people)]
    for each in rulers:
        each.arrived()
    return rulers


@pytest.mark.parametrize("section", SECTIONS)
def test_a_whole_normal_game_is_played_on_the_page(visit: Visitors, section: str) -> None:
    """R1 to R26: from the new table over every round to the final sheet, by clicks alone.

    On a section for two the one on the phone plays against a bot.
    """
    players = PLAYERS[section]
    people: list[tuple[type[Ruler], Visit]] = [(OnPhone, visit(settings=GERMAN, **PHONE))]
    if players > TWO:
        people.insert(0, (Ruler, visit()))
    rulers = opened(people, section, players)
    first, rounds = rulers[0], 0
    while (view := first.look())["actor"] is not None:
        if view["actor"] < len(rulers):
            ruler = rulers[view["actor"]]
            ruler.decide(ruler.look())
        else:
            first.page.wait_for_timeout(50)
        if view["view"]["round"] > rounds:
            rounds = view["view"]["round"]
            for each in rulers:
                assert untranslated(each.page) == []
                assert not HYPHEN.search(each.page.locator("body").inner_text())
    assert view["result"]["cause"] in CAUSES
    for each in rulers:
        assert {"expansion", "progress", "trade"} <= {*each.acted}
        sheet = each.page.locator("[data-final]")
        sheet.wait_for()
        total = [figure(text) for text in sheet.locator(".total td").all_inner_texts()]
        assert total == sorted(view["result"]["points"], reverse=True)
