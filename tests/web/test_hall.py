"""The hall: a first visit, waiting tables, bots of one's choice, invitations, tables that go."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.server.house import ME, OPEN, bot
from tests.web.conftest import Visitors
from tests.web.seat import PHONE, finish, settled

FIRST = {"first": 0}


def test_the_first_visit_has_one_button_and_the_next_one_is_the_hall(visit: Visitors) -> None:
    page = visit(settings=None).page
    page.goto("/")
    page.get_by_role("link", name="Play your first game").click()
    page.wait_for_url(re.compile("/learn/attila/guided"))
    page.get_by_role("button", name=re.compile("^(Next|Go on|Begin)")).first.click()
    page.wait_for_function("JSON.parse(localStorage['aevum-learn']).attila.reached > 0")
    page.goto("/")
    page.get_by_role("button", name="Attila: play bots now").wait_for()
    lesson = page.get_by_role("link", name="Lesson: Attila")
    assert lesson.inner_text().startswith("Go on"), "the lesson was begun"


def test_a_game_that_is_still_early_says_so_and_can_be_played(visit: Visitors) -> None:
    page = visit().page
    page.goto("/")
    heading = page.get_by_role("heading", name="Invasions vol. 1")
    banner = page.locator("article").filter(has=heading)
    banner.get_by_text("Early version").wait_for()
    banner.get_by_role("button", name="Invasions vol. 1: play bots now").wait_for()
    finished = page.locator("article").filter(has=page.get_by_role("heading", name="Attila"))
    assert finished.get_by_text("Early version").count() == 0


def test_number_and_level_of_the_bots_are_chosen_and_remembered(visit: Visitors) -> None:
    ada = visit()
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Attila: number and level of the bots").click()
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("radio", name="2", exact=True).check()
    sheet.get_by_role("radio", name="easy", exact=False).check()
    sheet.get_by_role("button", name="Play bots now").click()
    page.wait_for_url(re.compile("/table/"))
    assert bots_at(ada) == ["random", "random"]
    page.goto("/")
    page.get_by_role("button", name="Attila: play bots now").click()
    page.wait_for_url(re.compile("/table/"))
    assert bots_at(ada) == ["random", "random"]


def bots_at(ada: Any) -> list[str]:
    view = ada.get(f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    return [seat["bot"] for seat in view["seats"] if seat["kind"] == "bot"]


def test_on_a_phone_what_waits_for_me_stands_first(visit: Visitors) -> None:
    ada = visit(**PHONE)
    table = ada.open(ME, {**bot(), "name": "Cato"}, options=FIRST)
    ada.page.goto("/")
    card = ada.page.locator("article.waiting")
    card.get_by_text("against Cato").wait_for()
    first = ada.page.locator("main a, main button").first
    assert first.get_attribute("href") == f"/table/{table}"
    box = card.bounding_box()
    assert box["y"] + box["height"] < 370, "in sight, and half of the screen is left"


def test_the_host_gives_a_name_gets_the_code_and_fills_up_with_bots(visit: Visitors) -> None:
    ada, ben = visit(), visit()
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Attila: with friends").click()
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("textbox", name="Your name").fill("Ada")
    sheet.get_by_role("group", name="How many friends").get_by_role("radio", name="2").check()
    sheet.get_by_role("button", name="Get the link").click()
    code = page.locator(".code strong").inner_text()
    ben.page.goto("/")
    ben.page.get_by_role("textbox", name="Code or link").first.fill(code)
    ben.page.keyboard.press("Enter")
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take a seat").click()
    ben.page.wait_for_url(re.compile("/table/"))
    page.get_by_role("button", name="Fill with bots and begin").click()
    page.wait_for_url(re.compile("/table/"))
    seats = ada.get(f"/api/tables/{page.url.rpartition('/')[2]}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]
    assert [seat["name"] for seat in seats[:2]] == ["Ada", "Ben"]


def test_a_finished_table_goes_into_the_archive_and_another_one_for_good(visit: Visitors) -> None:
    ada = visit()
    over = ada.open(ME, {**bot(), "name": "Livia"}, options=FIRST)
    finish(over, {0: ada})
    ada.open(ME, OPEN, title="Nobody comes")
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Attila against Livia: into the archive").click()
    page.locator("details").filter(has_text="Archive").locator("summary").click()
    page.get_by_role("button", name="Attila against Livia: back into the list").wait_for()
    page.get_by_role("button", name="Attila Nobody comes: delete").click()
    page.locator("dialog[open]").get_by_role("button", name="Delete").click()
    page.get_by_text("Nobody comes").first.wait_for(state="detached")
    assert [table["id"] for table in ada.get("/api/tables")["mine"]] == [over]


DROP = """
(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.json', { type: 'application/json' }));
  for (const kind of ['dragenter', 'dragover', 'drop'])
    document.body.dispatchEvent(
      new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
}
"""


def test_a_record_dropped_on_the_page_is_imported(visit: Visitors) -> None:
    ada, ben = visit(), visit()
    table = ada.open(ME, bot(), options=FIRST)
    finish(table, {0: ada})
    record = ada.get(f"/api/tables/{table}/record")
    page = ben.page
    page.goto("/")
    settled(page)
    page.evaluate(DROP, "no record at all")
    page.get_by_text("This file is no record of a game").first.wait_for()
    page.evaluate(DROP, json.dumps(record))
    page.wait_for_url(re.compile("/table/"))
    shown = ben.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert shown["result"]["points"] == ada.get(f"/api/tables/{table}")["result"]["points"]


def test_whoever_likes_to_watch_lets_bots_play(visit: Visitors) -> None:
    ada = visit()
    ada.page.goto("/watch")
    ada.page.get_by_role("button", name="Attila").click()
    ada.page.wait_for_url(re.compile("/table/"))
    assert len(bots_at(ada)) == 4
