"""Ferry on the server and on the page: nobody wrote a line for it there."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.house import ME, OPEN, Guest, House, bot, database
from tests.server.line import listening
from tests.web.conftest import PAGE
from tests.web.seat import PATIENCE, QUICK, Visit, settled, untranslated

NAME = "ferry"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    server = House(database(tmp_path_factory.mktemp("toy"))).start()
    yield server
    server.stop()


def test_the_server_offers_it_with_what_its_file_says(house: House) -> None:
    (info,) = [game for game in Guest(house).get("/api/games") if game["game"] == NAME]
    assert info["title"] == {"en": "Ferry", "de": "Fähre"}
    assert [level["bot"] for level in info["bots"]] == ["random", "greedy", "search:20"]
    assert [(option["name"], option["values"]) for option in info["options"]] == [
        ("cards", [1, 2, 3])
    ]


def test_two_people_play_it_over_http_and_socket(house: House) -> None:
    ada, ben = Guest(house, "Ada"), Guest(house, "Ben")
    made = ada.post("/api/tables", {"game": NAME, "seats": [ME, OPEN], "options": {"cards": 1}})
    table = made["id"]
    ben.post(f"/api/tables/{table}/join", {"token": made["invite"].rpartition("/")[2]})
    with listening(house, ben, table, seat=1) as line:
        line.hear_view()
        assert [row for row in line.view["view"]["hold"] if not isinstance(row, list)] == [1, 1]
        people, rng = (ada, ben), Random(1)
        while (actor := ada.look(table)["actor"]) is not None:
            view = people[actor].look(table, actor)
            people[actor].act(table, actor, rng.choice(view["legal"]), view["seq"])
        while line.view["result"] is None:
            line.hear()
    assert line.view["result"]["cause"] == "crossed"


def boats_crossed(view: dict[str, Any]) -> int:
    return sum(1 for line in view["log"] for told in line["events"] if told["event"] == "crossed")


def test_the_page_plays_it_in_words(house: House, browser: Any) -> None:
    """From its card on the shelf, through the form of its options, to the result."""
    if not PAGE.is_file() or "assets" not in PAGE.read_text("utf-8"):
        pytest.skip("the page is not built: run `make setup` where there is Node.js")
    somebody = Visit(browser, house, QUICK, {})
    page = somebody.page
    page.goto("/")
    settled(page)
    page.get_by_role("article").filter(has_text="Ferry").wait_for()
    page.get_by_role("button", name="New table").click()
    form = page.locator("dialog[open] form")
    form.locator("select").first.select_option(NAME)
    form.get_by_label("Cards per boat").select_option("1")
    page.locator("dialog[open]").get_by_role("button", name="Create").click()
    page.wait_for_url("**/table/*", timeout=PATIENCE * 1000)
    table = page.url.rpartition("/")[2].partition("?")[0]
    ended = page.get_by_text(re.compile(r"wins with|win together with")).first
    deadline = time.monotonic() + PATIENCE
    while not ended.is_visible():
        assert time.monotonic() < deadline
        # Whatever there is to load by now; a button that is gone is not waited for.
        page.get_by_role("button", name="Load").evaluate_all("found => found[0]?.click()")
        page.wait_for_timeout(100)
    assert untranslated(page) == []
    view = somebody.get(f"/api/tables/{table}", seat=0)
    assert view["result"] is not None
    assert boats_crossed(view) == 4
    somebody.context.close()
    somebody.check_faultless()


def test_a_bot_may_sit_there(house: House) -> None:
    ada = Guest(house, "Ada")
    table = ada.post("/api/tables", {"game": NAME, "seats": [ME, bot("greedy")]})["id"]
    view = ada.wait_for_my_turn(table)
    while view["actor"] is not None:
        ada.act(table, 0, view["legal"][0], view["seq"])
        view = ada.wait_for_my_turn(table)
    assert view["result"]["cause"] == "crossed"
