"""Somebody with a browser at a table: sees the page, clicks what is on it, and nothing else."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from contextlib import ExitStack
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import expect

from tests.server.house import ME, OPEN, House, bot

NOWHERE = "/nowhere"
"""An address without a page: the only one that may be missing."""
PATIENCE = 120
"""Seconds: the machine may be busy with something else."""
expect.set_options(timeout=PATIENCE * 1000)
QUICK = {"language": "en", "theme": "light", "motion": "off", "botSpeed": "instant"}
"""No animation and no pauses: what the tests wait for is the page, not its pace."""
GERMAN = {**QUICK, "language": "de"}
DESKTOP = {"width": 1366, "height": 768}
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
KEYS = re.compile(
    r"^(event|why|prompt|action|table|attila|page|title|bot|rule|order|field|home|lobby|account|"
    r"settings|nav|invite|join|new|ui|game|watch|learn|statistics|credits|map|first|bots|drop|film|"
    r"era|inv|coach)"
    r"-[a-z][\w-]*$"
)
"""What an untranslated text looks like: the page shows its key."""
OWN_DOING = re.compile(
    r"Failed to load|WebSocket connection to .* failed|ERR_|support the Push API"
)
"""What the browser itself writes when the network is cut or a request is refused."""
SINCE = re.compile(r" For [\d:]+ so far\.")
"""How long a bot has thought is told where the page has waited for it."""
POLITELY = 100
"""Milliseconds between two questions whether something has happened."""
RETRIES = 3
"""A line that nobody used for seconds is closed by the server, perhaps while we ask."""


def figure(text: str) -> int:
    """As people read it: with a real minus."""
    return int(text.replace("−", "-"))


class Visit:
    """One browser profile: its pages share cookies and storage."""

    def __init__(
        self, browser: Any, house: House, settings: dict[str, str] | None, options: dict[str, Any]
    ) -> None:
        self.house = house
        usual = {"viewport": DESKTOP, "locale": "en-GB", "service_workers": "block"}
        self.context = browser.new_context(base_url=house.url, **{**usual, **options})
        self.context.set_default_timeout(PATIENCE * 1000)
        self.faults: list[str] = []
        self.lost_lines = 0
        self._csrf = ""
        if settings:  # somebody who has been here before
            kept = json.dumps(json.dumps(settings))
            self.context.add_init_script(
                f"if (origin !== 'null') {{ localStorage['aevum-settings'] ??= {kept};"
                " localStorage['aevum-hall'] ??= 'open'; }"
            )
        self.context.add_init_script(
            "document.addEventListener('securitypolicyviolation',"
            " (e) => console.error(`CSP: ${e.violatedDirective} ${e.blockedURI}`));"
        )
        self.context.on("request", self._requested)
        self.context.on("response", self._answered)
        self.context.on("console", self._said)
        self.context.on("page", lambda page: page.on("websocket", self._listens))
        self.context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))
        self.page = self.context.new_page()

    def _requested(self, request: Any) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.house.url).netloc and not (
            request.url.startswith(("data:", "blob:"))
        ):
            self.faults.append(f"foreign host: {request.url}")

    def _answered(self, response: Any) -> None:
        """A refusal of the API is said on the page; a missing part of the page is a fault."""
        path = urlsplit(response.url).path
        if response.status >= 400 and not path.startswith("/api/") and path != NOWHERE:
            self.faults.append(f"{response.status}: {path}")

    def _said(self, message: Any) -> None:
        if message.type == "error" and not OWN_DOING.search(message.text):
            self.faults.append(f"console: {message.text}")

    def _listens(self, line: Any) -> None:
        line.on("close", self._lost)

    def _lost(self, _: Any) -> None:
        self.lost_lines += 1

    def check_faultless(self) -> None:
        assert not self.faults, self.faults

    # -- over HTTP, with the same cookies --------------------------------------------------------

    def get(self, path: str, **params: Any) -> Any:
        answer = self._patiently(
            lambda: self.context.request.get(
                self.house.url + path, params=params, max_retries=RETRIES
            )
        )
        assert answer.ok, answer.text()
        return answer.json()

    def send(self, path: str, data: Any) -> Any:
        headers = {"x-csrftoken": self.cookies()[self._csrf]}
        return self._patiently(
            lambda: self.context.request.post(
                self.house.url + path, data=data, headers=headers, max_retries=RETRIES
            )
        )

    def cookies(self) -> dict[str, str]:
        """With the one that proves who sends."""
        if not self._csrf:
            self._csrf = self.get("/api/me")["csrf"]
        return {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}

    def wire(self) -> httpx.Client:
        """A way past the browser, for many requests in a row."""
        cookies = self.cookies()
        headers = {"x-csrftoken": cookies[self._csrf]}
        return httpx.Client(
            base_url=self.house.url, cookies=cookies, headers=headers, timeout=PATIENCE
        )

    def _patiently(self, ask: Callable[[], Any]) -> Any:
        """All visitors have one address: whoever asks too often within a minute waits."""
        while (answer := ask()).status == HTTPStatus.TOO_MANY_REQUESTS:
            self.page.wait_for_timeout(1_000)
        return answer

    def post(self, path: str, data: Any) -> Any:
        answer = self.send(path, data)
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, *seats: dict[str, Any], **terms: Any) -> str:
        """A table made over HTTP, for tests about something else."""
        self.get("/api/me")
        return str(self.post("/api/tables", {"game": "attila", "seats": [*seats], **terms})["id"])

    def sit(self, table: str, seat: int = 0, page: Any = None) -> At:
        here = page or self.page
        here.goto(f"/table/{table}")
        at = At(self, here, table, seat)
        at.arrived()
        return at


class At:
    """One page at one table, and the seat that looks at it."""

    by_itself: frozenset[str] = frozenset()
    """Moves that the page makes without being asked, maybe before a test can look."""

    def __init__(self, visit: Visit, page: Any, table: str, seat: int) -> None:
        self.visit, self.page, self.table, self.seat = visit, page, table, seat

    @property
    def prompt(self) -> Any:
        return self.page.locator("section.prompt, section.sheet").first

    def arrived(self) -> None:
        self.page.locator("section.prompt, section.sheet, .screen").first.wait_for()

    def look(self, seat: int | None = None) -> Any:
        """What the server says, to know what must be on the page."""
        eyes = self.seat if seat is None else seat
        return self.visit.get(f"/api/tables/{self.table}", seat=eyes)

    def view(self, seat: int | None = None) -> Any:
        """The same with what may follow at once."""
        while (view := self.look(seat))["legal"]:
            ask = {"seat": view["seat"], "seq": view["seq"], "actions": view["legal"]}
            answer = self.visit.send(f"/api/tables/{self.table}/preview", ask)
            if answer.status != HTTPStatus.CONFLICT:  # else somebody was faster
                assert answer.ok, answer.text()
                return {**view, "ahead": answer.json()}
        return {**view, "ahead": {}}

    def until(self, true: Callable[[Any], bool], patience: float = PATIENCE) -> Any:
        """What the server says as soon as this is true of it; None if it never is."""
        deadline = time.monotonic() + patience
        while not true(view := self.look()):
            if time.monotonic() > deadline:
                return None
            self.page.wait_for_timeout(POLITELY)
        return view

    def caught_up(self, seq: int) -> None:
        """The page has heard what the server knows: what is clicked now is meant for that."""
        self.page.wait_for_function(
            "(seq) => Number(document.querySelector('[data-seq]')?.dataset.seq) >= seq", arg=seq
        )

    def done(self, step: int) -> str:
        """The action that stands in the log at this step."""
        return next(str(line["action"]) for line in self.look()["log"] if line["step"] == step)

    def question(self) -> str:
        return str(self.prompt.inner_text())

    def asks(self, question: str) -> None:
        """Wait until it does."""
        expect(self.prompt).to_have_text(question, use_inner_text=True)

    def agrees_with(self, other: At) -> None:
        """Wait until both pages ask the same; bots may go on meanwhile."""
        deadline = time.monotonic() + PATIENCE
        while len(asked := {SINCE.sub("", each.question()) for each in (self, other)}) > 1:
            assert time.monotonic() < deadline, asked
            self.page.wait_for_timeout(POLITELY)

    # -- acting by hand --------------------------------------------------------------------------

    def card(self, tribe: str) -> Any:
        return self.page.locator(f'.hand [data-card="{tribe}"]').first

    def province(self, name: str) -> Any:
        return self.page.locator(f'[data-label="{name}"]')

    def button(self, words: str | re.Pattern[str]) -> Any:
        return self.prompt.get_by_role("button", name=words, disabled=False)

    def dismiss_moments(self) -> None:
        """Reveals and scorings wait for a click before the game goes on."""
        moment = self.page.locator("dialog[open]").get_by_role("button", name="Go on")
        while moment.count():
            moment.click()
            self.page.wait_for_timeout(50)

    def do(self, action: str, seq: int) -> None:
        """Click what stands for the action and wait until server and page have it.

        What is clicked while the line is down does not count, and the page says so. A machine that
        stood still for a while has lost its line: then it is clicked once more.
        """
        lost = self.visit.lost_lines
        self.caught_up(seq)
        self.click(action)
        if not self.gets_past(seq, action, PATIENCE / 4) and self.visit.lost_lines > lost:
            self.click(action)
        self.wait_past(seq, action)
        self.caught_up(seq + 1)

    def click(self, action: str) -> None:
        """Click what stands for the action."""
        self.dismiss_moments()
        verb, _, what = action.partition(" ")
        if verb in ("play", "discard", "exchange"):
            self.press(self.card(what).and_(self.page.locator(".may")))
        elif verb == "place":
            self.province(what).and_(self.page.locator(OPEN_PLACE)).wait_for(state="attached")
            self.press_province(what)
        elif verb == "commit_done":
            self.press(self.page.locator("dialog[open]").get_by_role("button", name="Pass"))
        else:
            self.press(self.button(WORDS[verb]))

    def press(self, target: Any) -> None:
        target.click()

    def press_province(self, name: str) -> None:
        """The map reads the pointer itself, so the place counts and not the element."""
        x, y = self.place_of(name)
        self.page.mouse.click(x, y)

    def place_of(self, name: str) -> tuple[float, float]:
        """The middle of the province's name, if no panel lies over it."""
        drawn(self.page)
        box = self.province(name).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert not self.is_covered(x, y), f"{name} lies under something"
        return x, y

    def is_covered(self, x: float, y: float) -> bool:
        """Does a panel or a note lie over the map here?"""
        return bool(
            self.page.evaluate(
                "([x, y]) => { const top = document.elementFromPoint(x, y);"
                " return !top?.closest('[data-map]') || !!top.closest('[data-over-map], .note'); }",
                [x, y],
            )
        )

    def wait_past(self, seq: int, action: str | None = None) -> None:
        """Until the server has gone on, and the last move of my own is this one."""
        assert self.gets_past(seq, action, PATIENCE), (
            f"nothing happened after entry {seq}: {self.question()}"
        )

    def gets_past(self, seq: int, action: str | None, patience: float) -> bool:
        """Whether it does so within these seconds."""

        def went_on(view: dict[str, Any]) -> bool:
            return view["seq"] > seq and action in (None, *self.own_moves(view, action)[-1:])

        return self.until(went_on, patience) is not None

    def own_moves(self, view: dict[str, Any], asked: str | None) -> list[str]:
        return [
            line["action"]
            for line in view["log"]
            if line["seat"] == self.seat
            and not line["automatic"]
            and (line["action"] == asked or line["action"] not in self.by_itself)
        ]

    def wait_for_steps(self, steps: int) -> None:
        """Until the table is as many steps long; two steps of one click come one by one."""
        if not self.until(lambda view: view["steps"] == steps):
            raise AssertionError(f"the table is {self.look()['steps']} steps long, not {steps}")

    def step(self) -> bool:
        """One decision by hand, if it is this seat's."""
        view = self.view()
        if view["actor"] != self.seat:
            return False
        self.do(wanted(view), view["seq"])
        return True


OPEN_PLACE = ".legal, .risk"
WORDS: dict[str, str | re.Pattern[str]] = {
    "influence": re.compile(r"^Influence \+"),
    "forgo": re.compile("^Second stone"),
    "skip_second": re.compile("^No second stone"),
    # The label says what comes next: play a card, to the conflict, go on, next card, end turn.
    "no_tile": re.compile("^(Play a card|To the conflict|Go on|Next card|End turn|Discard a card)"),
}


def wanted(view: dict[str, Any]) -> str:
    """A quiet way through a turn: no tiles, influence, no cards in conflicts."""
    legal: list[str] = view["legal"]
    if "no_tile" in legal:
        plays = [a for a in view["ahead"]["no_tile"]["onward"] if a.startswith("play ")]
        return plays[0] if plays and card_follows(view) else "no_tile"
    for start in ("commit_done", "influence", "skip_second"):
        if start in legal:
            return start
    return legal[0]


def card_follows(view: dict[str, Any]) -> bool:
    """Before a card is played the page offers no button: the card itself declines the tile."""
    slot = next((frame for frame in view["view"]["phase"] if frame["node"] == "slot"), None)
    is_over = slot is not None and slot["step"] == "offer_after_slot"
    before_card = slot is None or (is_over and view["view"]["slots_left"] > 0)
    return before_card and not view["ahead"]["no_tile"]["barrier"]


def finish(table: str, people: dict[int, Visit]) -> Any:
    """Play on over HTTP with the browsers' own cookies; returns the last view of the first seat."""
    with ExitStack() as stack:
        wires = {seat: stack.enter_context(visit.wire()) for seat, visit in people.items()}
        seat, place = min(people), f"/api/tables/{table}"
        view = told(wires[seat].get(place, params={"seat": seat}))
        while view["actor"] is not None:
            if view["actor"] == seat:
                body = {"seat": seat, "seq": view["seq"], "action": view["legal"][-1]}
                view = told(wires[seat].post(f"{place}/act", json=body))
                continue
            if view["actor"] in people:
                seat = view["actor"]
            else:
                time.sleep(0.01)
            view = told(wires[seat].get(place, params={"seat": seat}))
        return told(wires[min(people)].get(place, params={"seat": min(people)}))


def told(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


def to_a_conflict(*people: Visit) -> str:
    """A table, played over HTTP, at which somebody must decide in a conflict.

    One person plays against a bot and is the one who must decide.
    """
    for _ in range(6):
        table = together(*people)
        seat = 0
        while True:
            view = people[seat].get(f"/api/tables/{table}", seat=seat)
            if view["actor"] is None:
                break
            if view["actor"] != seat:
                if view["actor"] < len(people):
                    seat = view["actor"]
                else:
                    people[seat].page.wait_for_timeout(POLITELY / 5)
                continue
            if view["view"]["asked"]["node"] == "commit":
                return table
            # The fullest place first: five stones bring a conflict.
            action = view["legal"][-1] if "no_tile" in view["legal"] else crowded(view)
            body = {"seat": seat, "seq": view["seq"], "action": action}
            people[seat].post(f"/api/tables/{table}/act", body)
    raise AssertionError("no conflict was met")


def together(*people: Visit) -> str:
    """A table of two for these people; a bot takes the empty seat."""
    host, *guests = people
    host.get("/api/me")
    seats = [ME, OPEN if guests else bot()]
    terms = {"game": "attila", "seats": seats, "options": {"first": 0}}
    made = host.post("/api/tables", terms)
    for guest in guests:
        token = made["invite"].rpartition("/")[2]
        guest.post(f"/api/tables/{made['id']}/join", {"token": token})
    return str(made["id"])


def crowded(view: dict[str, Any]) -> str:
    return str(
        max(view["legal"], key=lambda a: (a.startswith("forgo"), a.startswith("place dacia")))
    )


def settled(page: Any) -> None:
    """The page has drawn itself; with everything cached the network is idle before it begins."""
    page.locator("main").filter(has_text=re.compile(r"\w{3}")).wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(250)


def drawn(page: Any) -> None:
    """What the page was told is laid out: that is sure after two frames, however long they take."""
    page.evaluate(
        "() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on)))"
    )


def power_cut(house: House, *pages: Any) -> None:
    """The server dies and comes back, and every page has noticed both."""
    lost = [page.get_by_text("The connection is lost").first for page in pages]
    house.kill()
    for each in lost:
        each.wait_for(state="attached")
    house.start()
    for each in lost:
        each.wait_for(state="detached")


def untranslated(page: Any) -> list[str]:
    """Texts and labels that are keys."""
    found = page.evaluate(
        """() => {
          const texts = [];
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walk.nextNode()) texts.push(walk.currentNode.data.trim());
          for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]'))
            for (const name of ['aria-label', 'title', 'placeholder'])
              texts.push(each.getAttribute(name) ?? '');
          return texts;
        }"""
    )
    return [text for text in found if KEYS.match(text) or "{ $" in text or "{$" in text]
