"""Rising Cultures on the page: a whole game by clicks, and a round with a thumb."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.house import ME, bot
from tests.web.conftest import Visitors
from tests.web.cut import cut
from tests.web.seat import PHONE, POLITELY, QUICK, At, Visit, drawn, figure, untranslated
from tests.web.test_access import Checker, needs_axe
from tests.web.test_phone import Ruler, sideways, with_phone

GAME = "rising_cultures"
ROUNDS = 7
SPENT = {"coins", "symbols", "strengths"}
"""All that an action changes which cannot matter any more."""
BUTTONS = {
    "swap_paid": "Swap for 1 coin",
    "swap_free": "Swap for free",
    "swap_done": "Keep these cards",
    "ascend": "Yes, ascend",
    "no_ascend": "No",
    "contest": "Take the province",
    "abstain": "Decline",
    "maghreb_discard": "Card of the discard pile",
    "maghreb_military": "Lowest military card",
    "end_turn": "End turn",
    "option none": "Cover nobody",
}
"""How the choices begin on the page; what they bring stands behind it."""


class Player(At):
    """Plays Rising Cultures with the mouse."""

    by_itself = frozenset({"end_turn"})

    def __init__(self, visit: Visit, page: Any, table: str, seat: int) -> None:
        super().__init__(visit, page, table, seat)
        # The end of a round is told on a sheet; one tap goes on.
        sheet = page.locator("dialog:has([data-round])")
        page.add_locator_handler(sheet, lambda open_: open_.locator("footer button").click())

    def click(self, action: str) -> None:
        verb, *what = action.split()
        if action in BUTTONS:
            name = re.compile(rf"^{BUTTONS[action]}\b")
            self.press(self.page.get_by_role("button", name=name, disabled=False))
        elif verb == "pick":
            self.pick(what[0])
        elif verb == "play":
            self.press(self.own_card(what[0]))
            self.press(self.page.locator(f'[data-use="{what[1]}"]:enabled:not(.not)'))
        elif verb == "option" and what[0].startswith("for-"):
            self.press(self.page.locator(f'[data-use="{what[0][4:]}"]:enabled:not(.not)'))
        elif verb == "activate":
            self.press(self.source(what[0]))
        else:
            self.press(self.page.locator(f'[data-target="{what[0]}"]:enabled'))

    def decision(self) -> dict[str, Any]:
        """What is asked; a turn in which nothing is left to do that matters is ended."""
        while (view := self.view())["actor"] == self.seat and is_idle(view):
            # Refused where the page itself has ended it meanwhile.
            end = {"seat": self.seat, "seq": view["seq"], "action": "end_turn"}
            self.visit.send(f"/api/tables/{self.table}/act", end)
            self.wait_past(view["seq"])
        return view

    def pick(self, card: str) -> None:
        self.press(self.own_card(card))

    def own_card(self, card: str) -> Any:
        return self.page.locator(f'.hand [data-card="{card}"].may')

    def source(self, source: str) -> Any:
        return self.page.locator(f'[data-activate="{source}"]:enabled')


class ThumbPlayer(Player):
    """Plays with taps and measures what there is to tap before each of them."""

    def __init__(self, at: At) -> None:
        super().__init__(at.visit, at.page, at.table, at.seat)
        self.ruler = Ruler(at.page)

    def press(self, target: Any) -> None:
        target.wait_for()
        self.ruler.measure()
        assert sideways(self.page) == 0
        target.tap()

    def pick(self, card: str) -> None:
        """A card is read before it is put away."""
        super().pick(card)
        self.press(self.page.locator(f'[data-pick="{card}"]'))

    def source(self, source: str) -> Any:
        """Actions stand on the own board, which is a page of its own here."""
        self.page.get_by_role("tab", name="My board").tap()
        return super().source(source)


def is_idle(view: dict[str, Any]) -> bool:
    """Whether the page may end the turn by itself, at any moment."""
    left = [view["ahead"][word]["figures"] for word in view["legal"] if word.startswith("activate")]
    return "end_turn" in view["legal"] and all(
        after and all(after[each] == view["figures"][each] for each in after.keys() - SPENT)
        for after in left
    )


def liveliest(view: dict[str, Any], rng: Random) -> str:
    """Whatever makes much happen: build, ascend, use actions and swap."""
    legal: list[str] = view["legal"]
    lively = [w for w in legal if w.startswith(("activate", "ascend", "swap_paid", "contest"))]
    return rng.choice(lively or [w for w in legal if w.endswith(" build")] or legal)


def open_on_the_page(page: Any) -> str:
    """The form for a new table: the game, the nations, the bot."""
    page.goto("/")
    page.get_by_role("button", name="New table").click()
    form = page.locator("dialog[open]")
    form.get_by_role("combobox", name="Game", exact=True).select_option(GAME)
    form.get_by_label("Seat 2", exact=True).select_option("bot")
    form.get_by_label("Level of the bot on seat 2").select_option("random")
    nations = form.get_by_role("radiogroup", name=re.compile(r"^Nation \("))
    # The second takes what the first has: each nation exists once.
    nations.nth(1).get_by_text("Rome").click()
    assert nations.nth(0).get_by_role("radio", name="Persia").is_checked()
    nations.nth(0).get_by_text("Rome").click()
    assert nations.nth(1).get_by_role("radio", name="Persia").is_checked()
    form.get_by_role("button", name="Create").click()
    page.wait_for_url(re.compile("/table/"))
    return str(page.url.rpartition("/")[2])


def test_a_game_is_opened_and_played_on_the_page_to_the_score_sheet(visit: Visitors) -> None:
    """Rome against Persia; the sums on the sheet are those of R13.2."""
    ada = visit()
    table = open_on_the_page(ada.page)
    at = Player(ada, ada.page, table, 0)
    at.arrived()
    view = at.view()
    assert view["view"]["nation"] == [0, 1]
    assert view["seats"][1]["kind"] == "bot"
    rng = Random(3)
    while (view := at.decision())["actor"] is not None:
        if view["actor"] == 0:
            at.do(liveliest(view, rng), view["seq"])
            assert untranslated(at.page) == []
            assert at.page.get_by_text(re.compile(r"^cultures-")).count() == 0
    assert view["view"]["round"] == ROUNDS
    pad = at.page.locator("dialog[open]").filter(has_text="Look at the boards")
    pad.wait_for()
    rows = [row.split()[-2:] for row in pad.get_by_role("row").all_inner_texts()[1:]]
    *lines, sums = [[int(number) for number in row] for row in rows]
    assert sums == view["result"]["points"]
    assert [sum(column) for column in zip(*lines, strict=True)] == sums
    assert [list(column) for column in zip(*lines, strict=True)] == view["figures"]["sheet"]
    for line, name in enumerate(("Buildings, persons", "Tableau", "Provinces", "Marker")):
        pad.get_by_role("button", name=name, exact=True).click()
        assert opened_sum(at.page) == [sheet[line] for sheet in view["figures"]["sheet"]]
    pad.get_by_role("button", name="Look at the boards").click()
    pad.wait_for(state="detached")
    at.page.locator('[data-mat="0"] [data-chip="wood"] button').click()
    assert opened_sum(at.page) == [units[0] for units in view["figures"]["resources"]]


def opened_sum(page: Any) -> list[int]:
    """What the terms of both players add up to, as it is said and as it is; closes the sheet."""
    sheet = page.locator("dialog[open]:has(.total)").last
    sheet.wait_for()
    found = []
    for section in sheet.locator("section").all():
        terms = [figure(term.inner_text()) for term in section.locator("[data-term] b").all()]
        assert figure(section.locator(".total b").inner_text()) == sum(terms)
        found.append(sum(terms))
    sheet.get_by_role("button", name="Close").click()
    return found


def test_the_first_round_is_played_with_a_thumb(visit: Visitors) -> None:
    """On a phone nothing lies to the side and everything is large enough to be hit."""
    ada = with_phone(visit)
    ada.get("/api/me")
    options = {"nations": ["rome", "persia"], "first": 0}
    order = {"game": GAME, "seats": [ME, bot()], "options": options}
    at = ThumbPlayer(ada.sit(ada.post("/api/tables", order)["id"]))
    rng = Random(3)
    while (view := at.decision())["view"]["round"] < 2:
        if view["actor"] == 0:
            at.do(liveliest(view, rng), view["seq"])
    mine = [line["action"].split()[0] for line in view["log"] if line["seat"] == 0]
    assert mine.count("pick") > 3
    assert mine.count("play") == 3
    for tab in at.page.get_by_role("tab").all():
        tab.tap()
        at.ruler.measure()
    at.ruler.done()


def at_the_first(node: str, ada: Visit) -> str:
    """A table, played over HTTP, at which this is the first time that seat 0 is asked."""
    options = {"nations": ["rome", "persia"], "first": 0}
    ada.get("/api/me")
    table = str(
        ada.post("/api/tables", {"game": GAME, "seats": [ME, bot()], "options": options})["id"]
    )
    while (view := ada.get(f"/api/tables/{table}", seat=0))["view"]["asked"]["node"] != node:
        if view["actor"] == 0:
            word = "swap_done" if "swap_done" in view["legal"] else view["legal"][0]
            ada.post(f"/api/tables/{table}/act", {"seat": 0, "seq": view["seq"], "action": word})
        else:
            ada.page.wait_for_timeout(POLITELY)
    return table


def played_to_round(number: int, ada: Visit, **options: Any) -> str:
    """A table, played over HTTP with whatever makes much happen, at my first card of this round."""
    ada.get("/api/me")
    order = {"game": GAME, "seats": [ME, bot("greedy")], "options": {"first": 0, **options}}
    table = str(ada.post("/api/tables", order)["id"])
    rng = Random(5)
    while True:
        view = ada.get(f"/api/tables/{table}", seat=0)
        asked = view["view"]["asked"]["node"]
        if view["view"]["round"] == number and asked == "act" and view["actor"] == 0:
            return table
        if view["actor"] == 0:
            word = liveliest(view, rng)
            ada.post(f"/api/tables/{table}/act", {"seat": 0, "seq": view["seq"], "action": word})
        else:
            ada.page.wait_for_timeout(POLITELY)


def test_no_text_is_cut(visit: Visitors) -> None:
    """In German, late in the game, when much is built; also names stand whole."""
    ada = visit(settings={**QUICK, "language": "de"})
    at = ada.sit(played_to_round(5, ada, nations=["egypt", "abbasids"]))
    at.page.locator(".hand [data-card].may").first.wait_for()
    nothing_is_cut(at.page)
    at.page.locator(".hand [data-card].may").first.click()
    at.page.locator("[data-use]").nth(3).wait_for()
    nothing_is_cut(at.page)


WINDOWS = [(740, 900), (900, 700), (1100, 640), (1280, 720), (1366, 650), (1366, 768), (1920, 1080)]
HIDDEN = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom;
  const names = [...document.querySelectorAll(".hand [data-card]")].filter((card) =>
    [...card.querySelectorAll(".pill")].some((cost) =>
      meet(box(card.querySelector(".name")), box(cost))));
  const heads = [...document.querySelectorAll("[data-mat] header")].filter((head) =>
    [...head.children].some((part) =>
      part.checkVisibility() && box(part).top < box(head).top - 1));
  return [...names, ...heads].map((one) => one.textContent.trim());
}"""
"""Names of cards under their costs, and of a nation beyond its field."""


def nothing_is_cut(page: Any) -> None:
    """At every size of a window that has room for the board."""
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(2 * POLITELY)  # another frame may take the place of this one
        drawn(page)
        assert cut(page) == [], (width, height)
        assert page.evaluate(HIDDEN) == [], (width, height)


def test_the_rivals_side_is_in_sight(visit: Visitors) -> None:
    """Her cards and provinces lie there as cards; what she played last is marked."""
    ada = visit()
    at = ada.sit(played_to_round(5, ada))
    view = at.look()["view"]
    strip = at.page.locator('[data-home="1"]')
    strip.locator("[data-laid]").first.wait_for()
    laid = strip.locator("[data-laid]").evaluate_all("(all) => all.map((one) => one.dataset.laid)")
    assert laid == view["display"][1] + view["covered"][1]
    assert strip.locator("[data-province]").count() == sum(view["won"][1])
    assert strip.locator("[data-last]").count() == 1


def test_a_round_ends_with_a_sheet(visit: Visitors) -> None:
    """Both strengths, who wins, where the marker goes; one tap goes on."""
    ada = visit()
    at = ada.sit(played_to_round(2, ada))
    rng = Random(1)
    while (view := at.view())["view"]["round"] == 2:
        if view["actor"] == 0:
            # Refused where the page itself has ended an idle turn meanwhile.
            ada.send(
                f"/api/tables/{at.table}/act",
                {"seat": 0, "seq": view["seq"], "action": rng.choice(view["legal"])},
            )
        else:
            at.page.wait_for_timeout(POLITELY)
    sheet = at.page.locator("dialog:has([data-round='2'])")
    sheet.get_by_text("marker").first.wait_for()
    assert sheet.locator(".sides li").count() == 2
    sheet.get_by_role("button", name="On to round 3").click()
    sheet.wait_for(state="detached")


def test_the_four_uses_are_in_sight_on_a_phone(visit: Visitors) -> None:
    """In German, where words are long: nothing must be scrolled to, nothing is cut off.

    What cannot be built names what is missing.
    """
    ada = visit(settings={**QUICK, "language": "de"}, **PHONE)
    at = ada.sit(at_the_first("act", ada))
    page = at.page.locator("section.sheet .page")
    for card in at.look()["view"]["hand"][0]:
        at.page.locator(f'.hand [data-card="{card}"].may').tap()
        uses = at.page.locator("[data-use]")
        uses.nth(3).wait_for()
        if f"play {card} build" not in at.look()["legal"]:
            uses.nth(3).filter(has_text="es fehlt: ").wait_for()
        frame = page.bounding_box()
        for use in uses.all():
            box = use.bounding_box()
            assert frame["y"] <= box["y"]
            assert box["y"] + box["height"] <= frame["y"] + frame["height"], card
            assert use.evaluate("(use) => use.scrollHeight <= use.clientHeight"), card
        at.page.get_by_role("button", name="Zurück zur Hand").tap()


def test_costs_and_points_of_a_full_hand_do_not_hide_each_other(visit: Visitors) -> None:
    """Five cards side by side on a phone, the fifth bought with a coin and marked as new."""
    ada = visit(**PHONE)
    at = ada.sit(at_the_first("swap", ada))
    view = at.look()
    at.page.get_by_role("button", name="Swap for 1 coin").tap()
    at.wait_past(view["seq"])
    cards = at.page.locator(".hand [data-card]")
    expect(cards).to_have_count(5)
    for card in cards.all():
        points = card.locator(".vp").bounding_box()
        for number in card.locator(".pill .number").all():
            box = number.bounding_box()
            assert (
                box["x"] + box["width"] <= points["x"] or box["y"] >= points["y"] + points["height"]
            )
    mark = at.page.locator(".hand .mark").bounding_box()
    assert mark["height"] < 30, "the mark stands in one line"


def test_the_second_click_of_a_double_click_answers_nothing(visit: Visitors) -> None:
    """It was meant for the question before, whose button stood in the same place."""
    ada = visit()
    at = ada.sit(at_the_first("swap", ada))
    keep = at.page.get_by_role("button", name=re.compile("^Keep these cards"))
    seq = at.look()["seq"]
    keep.dispatch_event("click", {"detail": 2})
    at.page.wait_for_timeout(300)
    assert at.look()["seq"] == seq
    keep.click()
    at.wait_past(seq)


def test_arrows_walk_the_hand_and_escape_leads_back_to_the_card(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(at_the_first("act", ada))
    cards = at.page.locator(".hand [data-card].may")
    cards.first.focus()
    at.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    at.page.keyboard.press("Enter")
    expect(at.page.locator("[data-use]").first).to_be_focused()
    at.page.keyboard.press("Escape")
    expect(cards.nth(1)).to_be_focused()


def test_a_card_opens_with_its_rules(visit: Visitors) -> None:
    """The rule about the place where it lies unfolds under it."""
    ada = visit()
    at = ada.sit(at_the_first("act", ada))
    at.page.locator("[data-mat='0'] .stores [data-laid]").first.click()
    sheet = at.page.locator("dialog[open]")
    sheet.get_by_role("button", name="Rule R8.1").click()
    sheet.get_by_text("the lowest card of the own resource column").wait_for()


def test_a_coming_province_tells_what_it_brings(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(at_the_first("act", ada))
    province = at.view()["figures"]["row"][1]
    at.page.locator(f'[data-province="{province}"] button').click()
    sheet = at.page.locator("dialog[open]")
    sheet.get_by_text("At the end").wait_for()
    number = ada.get(f"/api/games/{GAME}/board")["provinces"][province]["no"]
    sheet.get_by_role("button", name=f"Province {number}", exact=True).wait_for()


def test_everything_can_be_read_and_done_as_text(visit: Visitors) -> None:
    """No ids, no bare numbers of the program; the buttons do what they say."""
    ada = visit(settings={**QUICK, "language": "de"})
    at = ada.sit(at_the_first("act", ada))
    at.page.keyboard.press("t")
    board = at.page.locator("[data-board]")
    board.get_by_role("heading", name="Was du tun darfst").wait_for()
    text = board.inner_text()
    assert not re.search(r"NaN|undefined|rome_|persia_|[{}]", text)
    assert untranslated(at.page) == []
    assert "Gast: Rom" in text
    assert "Bot 2: Persien" in text
    view = at.view()
    board.get_by_role("button", name=re.compile("für Münzen abwerfen")).first.click()
    at.wait_past(view["seq"])
    assert at.done(view["steps"] + 1).endswith(" coins")


def test_a_card_is_drawn_to_a_side_with_the_mouse(visit: Visitors) -> None:
    """Over a side the totals show what the card would bring there."""
    ada = visit()
    at = ada.sit(at_the_first("act", ada))
    card = at.page.locator(".hand [data-card].may").first
    name = card.get_attribute("data-card")
    side = at.page.locator("[data-mat='0'] [data-side='coins']")
    view = at.view()
    card.hover()
    at.page.mouse.down()
    box = side.bounding_box()
    at.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    at.page.locator("[data-mat='0'] [data-chip='coin'].changed").wait_for()
    at.page.mouse.up()
    at.wait_past(view["seq"])
    assert at.done(view["steps"] + 1) == f"play {name} coins"


def test_a_card_is_drawn_to_its_use_with_a_finger(visit: Visitors) -> None:
    """On a phone the four uses lie over the board while a card is carried."""
    ada = with_phone(visit)
    at = ada.sit(at_the_first("act", ada))
    card = at.page.locator(".hand [data-card].may").first
    name, box = card.get_attribute("data-card"), card.bounding_box()
    finger = ada.context.new_cdp_session(at.page)

    def touch(kind: str, *point: float) -> None:
        points = [dict(zip(("x", "y"), point, strict=True))] if point else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    view = at.view()
    touch("touchStart", x, y)
    touch("touchMove", x, y - 40)
    side = at.page.locator('.sides [data-side="coins"]')
    side.wait_for()
    to = side.bounding_box()
    touch("touchMove", to["x"] + to["width"] / 2, to["y"] + to["height"] / 2)
    over = at.page.locator('.sides [data-side="coins"].over')
    over.filter(has_text=re.compile(r"\+\d")).wait_for()  # what it would bring
    touch("touchEnd")
    at.wait_past(view["seq"])
    assert at.done(view["steps"] + 1) == f"play {name} coins"


@needs_axe
def test_axe_finds_nothing_serious_at_the_table(visit: Visitors) -> None:
    """The board, the four uses of a card, every sheet, the guided game, and all of it in words."""
    ada = visit()
    at = ada.sit(at_the_first("act", ada))
    page, axe = at.page, Checker(at.page)
    axe.look()
    for opens in (
        "[data-mat='0'] [data-chip='wood'] button",
        "[data-mat='0'] .stores [data-laid]",
        "[data-mat='0'] .pile",
        ".race .bars button",
        "li[data-province] button",
    ):
        page.locator(opens).first.click()
        axe.sheet()
    page.get_by_role("button", name="Whole board").click()
    axe.sheet()
    page.locator(".hand [data-card].may").first.click()
    page.locator("[data-use]").first.wait_for()
    axe.look()
    page.keyboard.press("t")
    page.get_by_role("heading", name="What you may do").wait_for()
    axe.look()
    page.goto(f"/learn/{GAME}/guided")
    page.get_by_text("Step 1 of").wait_for()
    axe.look()
    axe.done()


class Pupil(Player):
    """Does what the guided game asks for; there is no table behind it."""

    def caught_up(self, seq: int) -> None:
        """Nobody else moves."""

    def gets_past(self, seq: int, action: str | None, patience: float) -> bool:
        self.page.get_by_text(f"Step {seq + 1} of").wait_for(timeout=patience * 1000)
        return True


class ThumbPupil(Pupil, ThumbPlayer):
    def source(self, source: str) -> Any:
        """The own board is in sight."""
        return Player.source(self, source)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_the_guided_game_is_played_to_its_questions(
    visit: Visitors, device: dict[str, Any]
) -> None:
    """What a step asks for is done by hand; on a phone the ruler lies beside it."""
    ada = visit(settings=QUICK, **device)
    lesson = ada.get(f"/api/lessons/{GAME}")
    ada.page.goto(f"/learn/{GAME}/guided")
    nowhere = At(ada, ada.page, "", 0)
    pupil = ThumbPupil(nowhere) if device else Pupil(ada, ada.page, "", 0)
    for number, step in enumerate(lesson["steps"], 1):
        ada.page.get_by_text(f"Step {number} of {len(lesson['steps'])}").wait_for()
        assert untranslated(ada.page) == []
        if step["right"]:
            pupil.do(step["right"][0], number)
        else:
            pupil.press(ada.page.get_by_role("button", name="Next", exact=True))
    ada.page.get_by_text("Question 1 of 3").wait_for()
    if isinstance(pupil, ThumbPupil):
        pupil.ruler.done()
