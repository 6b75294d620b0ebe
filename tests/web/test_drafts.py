"""Sets are picked in any order and taken back: a draft belongs to its seat until it is said."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.house import ME, OPEN, House, bot
from tests.web.conftest import Visitors
from tests.web.seat import At, Visit, power_cut, to_a_conflict

FIRST = {"first": 0}


def tile(at: At, name: str) -> Any:
    return at.page.get_by_role("button", name=re.compile(f"^{name}:"))


def held(at: At) -> Any:
    """Cards in hand that are not chosen."""
    return at.page.locator(".hand [data-card].may:not(.chosen)")


def chosen(at: At) -> Any:
    return at.page.locator(".hand [data-card].chosen")


def choose(at: At, which: int) -> str:
    """Click one of the cards that are not chosen; returns its tribe when the server has it.

    Of equal cards the one is marked that was clicked.
    """
    count, before = chosen(at).count(), len(words(at.look()))
    card = held(at).nth(which).element_handle()
    tribe = str(card.get_attribute("data-card"))
    card.click()
    expect(chosen(at)).to_have_count(count + 1)
    assert "chosen" in card.get_attribute("class").split()
    assert kept(at, before + 1)
    return tribe


def words(view: Any) -> list[str]:
    return [entry["word"] for entry in view["draft"]["entries"]] if view["draft"] else []


def kept(at: At, count: int) -> Any:
    """The draft, as soon as the server has so many words of it: the page shows them before."""
    return at.until(lambda view: len(words(view)) == count)["draft"]


def at_an_exchange(ada: Visit, table: str) -> At:
    at = ada.sit(table)
    tile(at, "Exchange").click()
    held(at).first.wait_for()
    at.page.get_by_role("list", name="Chosen, not yet done").wait_for()
    assert kept(at, 1)
    return at


def test_cards_are_exchanged_in_any_order_and_a_second_click_takes_one_back(
    visit: Visitors,
) -> None:
    ada = visit()
    at = at_an_exchange(ada, ada.open(ME, bot(), options=FIRST))
    before = at.view()
    picked = [choose(at, -1), choose(at, 0), choose(at, 1)]
    chosen(at).nth(1).click()
    expect(chosen(at)).to_have_count(2)
    drafted = kept(at, 3)
    assert at.look()["steps"] == before["steps"], "nothing has been said"
    assert drafted["words"] == ["use_tile exchange", *sorted(drafted["words"][1:], key=order(at))]
    assert {word.partition(" ")[2] for word in drafted["words"][1:]} <= set(picked)
    at.button("Draw 2 new cards").click()
    at.wait_past(before["seq"])
    said = [line["action"] for line in at.look()["log"][before["steps"] :] if line["seat"] == 0]
    assert said[:4] == [*drafted["words"], "exchange_done"]
    assert at.look()["draft"] is None


def test_what_is_picked_moves_neither_the_map_nor_the_hand(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    before = places(at)
    tile(at, "Exchange").click()
    for _ in range(3):
        choose(at, 0)
    assert at.page.get_by_role("button", name=re.compile("^Take back: ")).count() == 4
    assert places(at) == before


def places(at: At) -> list[Any]:
    return [at.province("italia").bounding_box(), at.page.locator(".hand").first.bounding_box()]


def order(at: At) -> Any:
    tribes = at.visit.get("/api/games/attila/board")["axes"]["tribe"]
    return lambda word: tribes.index(word.partition(" ")[2])


def test_tribes_climb_in_any_order_and_undo_takes_both_back(visit: Visitors) -> None:
    """The second tribe completes the set: it is said as one, and taken back as one."""
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    before = at.view()
    tile(at, "2 Influence").click()
    at.button(re.compile("^Vandals")).click()
    at.page.get_by_role("button", name=re.compile("^Take back: Climb")).wait_for()
    assert at.look()["steps"] == before["steps"]
    at.button(re.compile("^Franks")).click()
    at.wait_for_steps(before["steps"] + 3)
    spelled = ["use_tile influence2", "boost franks", "boost vandals"]
    assert [line["action"] for line in at.look()["log"][before["steps"] :]] == spelled
    at.page.get_by_role("button", name="Undo", exact=True, disabled=False).click()
    at.wait_for_steps(before["steps"])
    assert at.look()["view"] == before["view"]


def test_another_tile_or_card_switches_the_choice_and_escape_drops_it(visit: Visitors) -> None:
    ada = visit()
    at = at_an_exchange(ada, ada.open(ME, bot(), options=FIRST))
    start = at.view()
    choose(at, 0)
    tile(at, "2 Influence").click()
    at.button(re.compile("^Vandals")).wait_for()
    assert at.until(lambda view: words(view) == ["use_tile influence2"])
    at.button(re.compile("^Vandals")).click()
    strip = at.page.get_by_role("list", name="Chosen, not yet done")
    expect(strip.get_by_role("listitem")).to_have_count(2)
    strip.get_by_role("button", name=re.compile("Vandals")).click()
    expect(strip.get_by_role("listitem")).to_have_count(1)
    at.page.keyboard.press("Escape")
    strip.wait_for(state="detached")
    assert kept(at, 0) is None
    assert at.look()["steps"] == start["steps"]
    tile(at, "2 Influence").click()
    strip.wait_for()
    card = at.page.locator(".hand [data-card]").first
    tribe = card.get_attribute("data-card")
    card.click()  # plays it instead
    at.page.locator("[data-label].legal").first.wait_for()
    assert at.look()["view"]["unused"] == start["view"]["unused"]
    assert at.look()["log"][-1]["action"] == f"play {tribe}"
    other = at.page.locator(f'.hand [data-card]:not([data-card="{tribe}"])').first
    instead = other.get_attribute("data-card")
    other.click()  # and another one instead of that
    at.wait_past(at.look()["seq"] - 1, f"play {instead}")
    assert at.look()["steps"] == start["steps"] + 2, "only one card is played"


def test_another_card_switches_the_choice_when_its_stone_is_set(visit: Visitors) -> None:
    """A second tap on the stone takes it back; another card, and a tile, take the card back."""
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    start = at.view()
    first, second = at.page.locator(".hand [data-card]").evaluate_all(
        "all => [...new Set(all.map(each => each.dataset.card))].slice(0, 2)"
    )
    at.press(at.card(first))
    at.page.locator("[data-label].legal").first.wait_for()
    at.press_province(at.look()["legal"][0].partition(" ")[2])
    at.button(re.compile("^Influence")).wait_for()
    at.press(at.card(second))
    at.wait_for_steps(start["steps"] + 2)
    at.page.locator(f'.hand [data-card="{second}"].chosen').wait_for()
    assert at.done(start["steps"] + 2) == f"play {second}"
    at.page.locator("[data-label].legal").first.wait_for()
    tile(at, "Exchange").click()
    at.page.get_by_role("list", name="Chosen, not yet done").wait_for()
    assert at.until(lambda view: words(view) == ["use_tile exchange"])
    assert at.look()["steps"] == start["steps"]


def test_a_province_tapped_first_lights_the_cards_that_fit(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    start = at.view()
    held(at).first.wait_for()
    at.press_province("noricum")
    at.page.get_by_text("choose a card for Noricum").wait_for()
    assert held(at).count(), "every tribe may enter an upper province"
    at.press_province("sicilia")
    at.page.get_by_text("for Sicily you hold no card").wait_for()
    expect(held(at)).to_have_count(0)
    at.page.keyboard.press("Escape")
    held(at).first.wait_for()
    assert at.look()["seq"] == start["seq"], "nothing has been said"
    at.press_province("noricum")
    at.page.get_by_text("choose a card for Noricum").wait_for()
    tribe = held(at).first.get_attribute("data-card")
    held(at).first.click()
    at.wait_for_steps(start["steps"] + 3)
    said = [at.done(start["steps"] + step) for step in (1, 2, 3)]
    assert said == ["no_tile", f"play {tribe}", "place noricum"]


def test_a_draft_survives_a_reload_and_is_seen_in_the_second_tab_but_by_nobody_else(
    visit: Visitors,
) -> None:
    ada, ben, cleo = visit(), visit(), visit()
    ada.get("/api/me")
    terms = {"game": "attila", "seats": [ME, OPEN], "options": FIRST}
    made = ada.post("/api/tables", terms)
    token = made["invite"].rpartition("/")[2]
    ben.post(f"/api/tables/{made['id']}/join", {"token": token})
    said: list[str] = []

    def hear(text: str) -> None:
        said.append(text)

    for other in (ben, cleo):
        other.page.on("websocket", lambda line: line.on("framereceived", hear))
    second = ada.sit(made["id"], page=ada.context.new_page())
    his, hers = ben.sit(made["id"], 1), cleo.sit(made["id"])
    at = at_an_exchange(ada, made["id"])
    choose(at, -1)
    choose(at, 0)
    expect(chosen(second)).to_have_count(2)
    drafted = words(at.look())
    at.page.reload()
    expect(chosen(at)).to_have_count(2)
    assert words(at.look()) == drafted
    for other in (his, hers):
        assert not other.page.get_by_role("list", name="Chosen, not yet done").count()
    assert said, "their lines are open"
    assert not any("exchange" in text for text in said)
    assert ben.get(f"/api/tables/{made['id']}", seat=1)["draft"] is None
    assert ben.send(f"/api/tables/{made['id']}/draft", {"seat": 0, "words": []}).status == 403
    chosen(second).first.click()
    expect(chosen(at)).to_have_count(1)


def test_a_draft_outlives_the_server(visit: Visitors, mortal: House) -> None:
    ada = visit(mortal)
    at = at_an_exchange(ada, ada.open(ME, bot(), options=FIRST))
    before = at.view()
    choose(at, -1)
    power_cut(mortal, at.page)
    expect(chosen(at)).to_have_count(1)
    choose(at, 0)
    at.button("Draw 2 new cards").click()
    at.wait_past(before["seq"])
    assert at.look()["draft"] is None


def test_cards_chosen_in_a_conflict_survive_a_reload_and_can_be_taken_back(
    visit: Visitors,
) -> None:
    ada = visit()
    at = At(ada, ada.page, to_a_conflict(ada), 0)
    while not any(word.startswith("commit ") for word in at.look()["legal"]):
        at = At(ada, ada.page, to_a_conflict(ada), 0)
    at = ada.sit(at.table)
    sheet = at.page.locator("dialog[open]")
    on = sheet.locator("[data-card].chosen")
    sheet.locator("[data-card].may").first.click()
    expect(on).to_have_count(1)
    assert kept(at, 1)
    at.page.reload()
    expect(on).to_have_count(1)
    on.click()
    expect(on).to_have_count(0)
    sheet.locator("[data-card].may").first.click()
    before = at.view()
    sheet.get_by_role("button", name=re.compile("^Lay ")).click()
    at.wait_past(before["seq"])
    mine = [line["action"] for line in at.look()["log"] if line["seat"] == 0]
    assert "commit_done" in mine
    assert mine[mine.index("commit_done") - 1 :][0].startswith("commit ")
