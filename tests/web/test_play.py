"""Playing on the page: from the first click to the last table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.house import ME, OPEN, bot
from tests.web.conftest import Visitors
from tests.web.seat import NOWHERE, QUICK, At, finish, wanted

FIRST = {"first": 0}


def test_a_newcomer_plays_against_bots_within_four_clicks(visit: Visitors) -> None:
    """No account, no settings, nothing known: and the page asks for a decision."""
    somebody = visit(settings=None)
    page = somebody.page
    page.goto("/")
    clicks = 2
    page.get_by_role("button", name="Rising Cultures").click()
    page.get_by_role("button", name="Attila: play bots now").click()
    page.wait_for_url(re.compile("/table/"))
    prompt = page.get_by_role("region", name="The question now")
    prompt.wait_for()
    assert clicks <= 4
    box = prompt.bounding_box()
    assert box["y"] + box["height"] <= 768, "the question is in sight without scrolling"
    table = page.url.rpartition("/")[2]
    names = [seat["kind"] for seat in somebody.get(f"/api/tables/{table}")["seats"]]
    assert names == ["person", "bot", "bot", "bot"]
    # The bots before me are shown one by one; then it is my decision, and it is said so.
    expect(page).to_have_title(re.compile("^● Your move"))
    assert page.locator(".hand [data-card]").count() == 6


def test_two_people_and_a_bot_play_to_the_end(visit: Visitors) -> None:
    """Ada opens a table on the page, Ben comes by her link; after some turns by hand, the rest."""
    ada, ben = visit(), visit()
    table = open_table_for_a_friend(ada.page)
    link = ada.page.get_by_role("textbox", name="Link", exact=True).input_value()
    ben.page.goto(link)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take a seat").click()
    ben.page.wait_for_url(re.compile("/table/"))
    ada.page.get_by_role("link", name="To the table").click()
    seats = [At(ada, ada.page, table, 0), At(ben, ben.page, table, 1)]
    for seat in seats:
        seat.arrived()
    decisions = 0
    while decisions < 24:
        decisions += sum(seat.step() for seat in seats)
        seats[0].page.wait_for_timeout(20)
    last = finish(table, {0: ada, 1: ben})
    # Ben comes back to a game that is over; Ada has seen it all and clicks it away.
    seats[1].page.reload()
    for seat in reversed(seats):
        final = seat.page.locator("dialog[open]").filter(has_text="See the board")
        while not final.count():
            seat.dismiss_moments()
            seat.page.wait_for_timeout(100)
        shown = final.get_by_role("row").all_inner_texts()
        for points, name in zip(last["result"]["points"], names_of(last), strict=True):
            row = next(text for text in shown if name in text)
            assert row.split()[-1] == str(points)


def test_where_a_stone_would_go_the_sums_show_what_it_brings(visit: Visitors) -> None:
    """At once, on the very first position that the page shows."""
    ada = visit()
    table = ada.open(ME, bot(), options=FIRST)
    at = At(ada, ada.page, table, 0)
    while not (view := at.view())["legal"][0].startswith("place "):
        start = {"seat": 0, "seq": view["seq"], "action": view["legal"][-1]}
        ada.post(f"/api/tables/{table}/act", start)
    at = ada.sit(table)
    stones = view["figures"]["stones"]
    place = view["legal"][0]
    after = view["ahead"][place]["figures"]["stones"]
    (tribe,) = (row for row in range(len(stones)) if stones[row] != after[row])
    at.page.mouse.move(*at.place_of(place.partition(" ")[2]))
    sums = at.page.locator("[data-track]").nth(tribe).locator(".sums > span").first
    expect(sums).to_contain_text(str(after[tribe]))


def open_table_for_a_friend(page: Any) -> str:
    page.goto("/")
    page.get_by_role("button", name="Attila: with friends").click()
    page.get_by_role("button", name="Bots, pace and more").click()
    page.get_by_label("Seat 2", exact=True).select_option("friend")
    page.get_by_role("button", name="Create").click()
    address = page.get_by_role("link", name="To the table").get_attribute("href")
    return str(address.rpartition("/")[2])


def names_of(view: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in view["seats"]]


def test_undo_and_redo(visit: Visitors) -> None:
    """A card, a stone; both taken back, both made again."""
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    start = at.view()
    at.do(wanted(start), start["seq"])
    at.page.locator("[data-label].legal").first.wait_for()
    placing = at.view()
    assert placing["view"]["asked"]["node"] == "place"
    province = placing["legal"][0].partition(" ")[2]
    at.do(f"place {province}", placing["seq"])
    placed = at.view()
    undo, redo = (at.page.get_by_role("button", name=word, exact=True) for word in ("Undo", "Redo"))
    undo.click()
    at.wait_past(placed["seq"])
    at.page.locator(f'[data-label="{province}"].legal').wait_for()
    assert at.look()["view"] == placing["view"]
    again = at.look()["seq"]
    redo.click()
    at.wait_past(again)
    at.page.locator(f'[data-label="{province}"].chosen').wait_for()
    assert at.look()["view"] == placed["view"]
    undo.click()
    at.page.locator(f'[data-label="{province}"].legal').wait_for()
    # The card had declined the action tile as well: one click did both, one takes both back.
    undone = at.look()["seq"]
    undo.click()
    at.wait_past(undone)
    at.card(first_tribe(at)).and_(at.page.locator(".may")).wait_for()
    assert at.look()["view"] == start["view"]


def test_card_province_and_second_province_are_three_clicks(visit: Visitors) -> None:
    """The third click forgoes the influence and sets the stone; one undo takes both back."""
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    steps = at.look()["steps"]
    at.press(at.card(first_tribe(at)))
    at.page.locator("[data-label].legal").first.wait_for()
    at.press_province(at.look()["legal"][0].partition(" ")[2])
    at.button(re.compile("^Influence")).wait_for()
    asked, before = at.question(), at.view()
    assert before["legal"] == ["influence", "forgo"]
    lit = at.page.locator("[data-label].legal, [data-label].risk, [data-label].chosen")
    seconds = set(before["ahead"]["forgo"]["onward"]) - {"skip_second"}
    expect(lit).to_have_count(len(seconds))
    places = {f"place {name}" for name in lit.evaluate_all("all => all.map(e => e.dataset.label)")}
    assert places == seconds
    assert "place sicilia" not in places
    at.press_province("sicilia")
    note = at.page.locator('[data-note="why"]')
    note.wait_for()
    assert "First decide" not in note.inner_text(), "the reason is about the second stone"
    second = sorted(places)[-1]
    at.press_province(second.partition(" ")[2])
    at.wait_past(before["seq"], second)
    done = at.view()
    lines = [line["action"] for line in done["log"][steps:] if line["seat"] == 0]
    assert lines[-2:] == ["forgo", second]
    at.page.get_by_role("button", name="Undo", exact=True, disabled=False).click()
    at.button(re.compile("^Influence")).wait_for()
    assert at.look()["view"] == before["view"]
    at.asks(asked)
    at.page.get_by_role("button", name="Redo", exact=True, disabled=False).click()
    at.wait_for_steps(done["steps"])
    assert at.look()["view"] == done["view"]


def test_a_forbidden_province_gives_its_rule_until_it_is_dismissed(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    view = at.view()
    at.do(wanted(view), view["seq"])
    view = at.view()
    assert "place sicilia" not in view["legal"]
    at.press_province("sicilia")
    note = at.page.locator('[data-note="why"]')
    note.wait_for()
    assert re.search(r"\bR\d+(\.\d+)?\b", note.inner_text())
    assert len(note.locator("p").first.inner_text().split()) >= 4, "a sentence"
    at.page.wait_for_timeout(4_000)
    assert note.is_visible(), "it stays"
    assert at.look()["seq"] == view["seq"], "and nothing has happened"
    note.get_by_role("button", name="Close").click()
    note.wait_for(state="detached")


def test_a_note_lies_over_no_province_and_goes_with_the_next_action(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    view = at.view()
    at.do(wanted(view), view["seq"])
    at.page.locator("[data-label].legal").first.wait_for()
    at.press_province("sicilia")
    note = at.page.locator('[data-note="why"]')
    note.wait_for()
    board = at.page.locator("[data-board]").bounding_box()
    box = note.bounding_box()
    assert box["y"] + box["height"] <= board["y"]
    placing = at.view()
    at.do(placing["legal"][0], placing["seq"])
    note.wait_for(state="detached")


def test_handing_over_hides_the_hand(visit: Visitors) -> None:
    """Two at one device: nothing of the game is on the page until the next one says so."""
    ada = visit()
    at = ada.sit(ada.open(ME, {"kind": "me", "name": "Ben"}, options=FIRST))
    assert not at.page.locator("[data-card]").count(), "covered from the start"
    at.page.get_by_role("button", name=re.compile("^I am")).click()
    at.card(first_tribe(at)).wait_for()
    for _ in range(30):
        if at.look()["actor"] != 0:
            break
        at.step()
    at.page.get_by_role("heading", name="Hand over to Ben").wait_for()
    assert not at.page.locator("[data-card], [data-label], [role=log]").count()
    at.page.get_by_role("button", name="I am Ben").click()
    at.page.locator("[data-card]").first.wait_for()
    held = at.view(1)["view"]["hand"][1]
    assert at.page.locator(".hand [data-card]").count() == sum(held)


def first_tribe(at: At) -> str:
    return wanted(at.view()).partition(" ")[2]


def test_a_spectator_sees_numbers_of_cards_only(visit: Visitors) -> None:
    ada, eve = visit(), visit()
    table = ada.open(ME, bot(), options=FIRST)
    at = ada.sit(table)
    watching = eve.sit(table, seat=-2)
    watching.page.get_by_text("You are watching").wait_for()
    assert not watching.page.locator("[data-card]").count()
    assert not watching.page.get_by_role("button", name="Undo").count()
    html = watching.page.content()
    assert "6 cards in hand" in html
    at.step()
    watching.page.get_by_text(re.compile("Guest|Ada")).first.wait_for()
    seen = watching.view()
    assert [type(hand) for hand in seen["view"]["hand"]] == [int, int]


def test_a_spectator_is_told_how_late_he_sees_the_table(visit: Visitors) -> None:
    ada, eve = visit(), visit()
    table = ada.open(ME, bot(), options=FIRST, delay=30)
    watching = eve.sit(table, seat=-2)
    watching.page.get_by_text("You see the table 30 seconds late").wait_for()
    assert "late" not in ada.sit(table).question()


def test_an_unknown_address_gets_the_page_and_a_program_gets_a_problem(visit: Visitors) -> None:
    ada = visit()
    assert ada.page.goto(NOWHERE).status == 404
    ada.page.get_by_role("heading", name="no such page").wait_for()
    ada.page.get_by_role("link", name="To the home page").first.wait_for()
    answer = ada.context.request.get(f"{ada.house.url}/api/nowhere", headers={"accept": "*/*"})
    assert (answer.status, answer.json()["error"]) == (404, "not-found")


def test_a_bot_says_why_when_the_game_is_over(visit: Visitors) -> None:
    """Its reasons tell of its cards, so there is nothing to ask before the last move."""
    ada = visit()
    table = ada.open(ME, bot("greedy"), options=FIRST)
    at = ada.sit(table)
    at.page.get_by_role("tab", name="Log").click()
    for _ in range(8):
        at.step()
    questions = at.page.get_by_role("button", name="why?")
    assert not questions.count()
    finish(table, {0: ada})
    final = at.page.locator("dialog[open]").filter(has_text="See the board")
    while not final.count():
        at.dismiss_moments()
        at.page.wait_for_timeout(100)
    at.page.keyboard.press("Escape")
    at.page.get_by_role("tab", name="Log").click()
    questions.last.click()
    reason = at.page.locator(".reason")
    reason.wait_for()
    assert len(reason.inner_text().split()) >= 3, "a sentence"


def test_an_open_seat_is_offered_to_who_only_looks(visit: Visitors) -> None:
    ada, ben = visit(), visit()
    table = ada.open(ME, OPEN, listed=True, options=FIRST)
    ben.page.goto(f"/table/{table}")
    ben.page.get_by_role("button", name="Take the open seat").click()
    ben.page.locator(".hand [data-card]").first.wait_for()
    assert ben.get(f"/api/tables/{table}", seat=1)["seat"] == 1


def test_a_rematch_is_one_click_away(visit: Visitors) -> None:
    """A bot without a name is called by its seat, in the reader's language."""
    ada = visit(settings={**QUICK, "language": "de"})
    table = ada.open(ME, bot("greedy"), options=FIRST)
    finish(table, {0: ada})
    at = ada.sit(table)
    final = at.page.locator("dialog[open]")
    final.get_by_text("Bot 2").first.wait_for()
    assert "Greedy" not in at.page.content()
    final.get_by_role("button", name="Revanche").click()
    at.page.wait_for_url(lambda url: table not in url)
    new = at.page.url.rpartition("/")[2]
    assert new == ada.get(f"/api/tables/{table}", seat=0)["rematch"]
    assert ada.get(f"/api/tables/{new}", seat=0)["result"] is None


def test_a_what_if_leads_back_to_a_game_that_is_unharmed(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(ada.open(ME, bot("greedy"), options=FIRST))
    at.step()
    at.step()
    before = at.view()
    at.page.get_by_role("button", name="Film").click()
    at.page.get_by_role("button", name="Play on from here").click()
    at.page.wait_for_url(re.compile(r"\?from="))
    at.page.get_by_text("What if, from step").wait_for()
    copy = At(ada, at.page, at.page.url.rpartition("/")[2].partition("?")[0], 0)
    assert copy.step()
    at.page.reload()
    copy.arrived()
    at.page.get_by_role("link", name="Back to the game").click()
    at.page.wait_for_url(re.compile(f"/table/{at.table}$"))
    after = at.view()
    assert [after[part] for part in ("seq", "view", "log")] == [
        before[part] for part in ("seq", "view", "log")
    ]


def test_since_your_last_turn_begins_where_it_ended(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    while (view := at.look())["view"]["turn"] < 3 or view["actor"] != 0:
        at.step()
    at.caught_up(view["seq"])
    at.dismiss_moments()
    at.page.get_by_role("button", name="Since your last turn").click()
    at.page.get_by_text("This is how your last turn left the table.").wait_for()
    at.page.locator("section.prompt").get_by_text(re.compile("^Bot 2")).wait_for()
    at.page.keyboard.press("Escape")
    at.page.locator("section.prompt.past").wait_for(state="detached")


def test_a_standing_order_is_obeyed_and_marked(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    at.page.get_by_role("button", name="Standing orders").click()
    sheet = at.page.locator("dialog[open]")
    sheet.get_by_role("group", name="Take the influence").get_by_label("Always").check()
    at.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    at.page.get_by_role("tab", name="Log").click()
    at.step()
    at.step()
    at.page.get_by_text("automatic", exact=True).first.wait_for()
    assert [line["action"] for line in at.look()["log"] if line["automatic"]] == ["influence"]


def test_the_rule_of_a_question_opens_in_place(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    at.prompt.get_by_role("link", name="R10.2").click()
    assert at.page.get_by_role("tab", name="Rules").get_attribute("aria-selected") == "true"
    at.page.locator("[data-rule='R10.2']:focus").wait_for()
