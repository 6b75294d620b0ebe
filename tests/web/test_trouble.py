"""Reloads, cut networks, second tabs and dead servers: nothing is lost, nothing happens twice."""

from __future__ import annotations

import re
import signal
import time
from pathlib import Path
from typing import Any

from tests.server.house import ME, House, bot
from tests.web.conftest import Visitors
from tests.web.seat import PATIENCE, At, power_cut, to_a_conflict, wanted

FIRST = {"first": 0}


def to_a_choice_of_provinces(at: At) -> Any:
    view = at.view()
    at.do(wanted(view), view["seq"])
    at.page.locator("[data-label].legal").first.wait_for()
    return at.view()


def targets(at: At) -> list[str]:
    """The provinces that are marked as open on the page."""
    marked = at.page.locator("[data-label].legal, [data-label].risk")
    return sorted(
        f"place {name}" for name in marked.evaluate_all("all => all.map(e => e.dataset.label)")
    )


def test_a_reload_returns_to_the_same_decision(visit: Visitors) -> None:
    ada = visit()
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    view = to_a_choice_of_provinces(at)
    asked = at.question()
    at.page.reload()
    at.page.locator("[data-label].legal").first.wait_for()
    at.asks(asked)
    assert targets(at) == sorted(view["legal"])
    assert at.view() == view


class Wire:
    """The page's whole line to the server; the browser's own switch leaves open sockets alone."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.down = False
        self.sockets: list[Any] = []
        page.route_web_socket(re.compile("/ws/"), self._join)

    def _join(self, socket: Any) -> None:
        if self.down:
            socket.close()
        else:
            socket.connect_to_server()
            self.sockets.append(socket)

    def cut(self) -> None:
        self.down = True
        self.page.context.set_offline(True)
        for socket in self.sockets:
            socket.close()

    def mend(self) -> None:
        self.down = False
        self.page.context.set_offline(False)


def wait_for_view(at: At, before: dict[str, Any]) -> None:
    """Everything as it was; that somebody is there again is told with a pause."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and at.view() != before:
        at.page.wait_for_timeout(200)
    assert at.view() == before


def test_a_cut_network_loses_nothing(visit: Visitors) -> None:
    """Offline: the page says so and what is tapped does not count; online: it goes on by itself."""
    ada = visit()
    wire = Wire(ada.page)
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    view = to_a_choice_of_provinces(at)
    name = view["legal"][0].partition(" ")[2]
    wire.cut()
    lost = at.page.get_by_text("The connection is lost")
    lost.wait_for()
    at.press_province(name)
    at.page.get_by_text("The server cannot be reached").wait_for()
    assert targets(at) == sorted(view["legal"]), "the stone is not shown before the server has it"
    wire.mend()
    lost.wait_for(state="detached", timeout=120_000)
    wait_for_view(at, view)
    at.do(view["legal"][0], view["seq"])
    at.page.locator(f'[data-label="{name}"].chosen').wait_for()
    assert len(at.look()["log"]) == view["steps"] + 1


def test_what_happened_while_the_network_was_cut_is_there_afterwards(visit: Visitors) -> None:
    ada = visit()
    wire = Wire(ada.page)
    table = ada.open(ME, bot(), options=FIRST)
    at = ada.sit(table)
    view = to_a_choice_of_provinces(at)
    wire.cut()
    # Another device of the same person plays meanwhile.
    elsewhere = visit()
    elsewhere.context.add_cookies(ada.context.cookies())
    body = {"seat": 0, "seq": view["seq"], "action": view["legal"][0]}
    elsewhere.post(f"/api/tables/{table}/act", body)
    at.page.wait_for_timeout(300)
    assert targets(at) == sorted(view["legal"]), "nothing is heard"
    wire.mend()
    name = view["legal"][0].partition(" ")[2]
    at.page.locator(f'[data-label="{name}"].chosen').wait_for(timeout=120_000)


def test_a_second_tab_follows_the_first(visit: Visitors) -> None:
    ada = visit()
    table = ada.open(ME, bot(), options=FIRST)
    first = ada.sit(table)
    second = ada.sit(table, page=ada.context.new_page())
    view = to_a_choice_of_provinces(first)
    second.page.locator("[data-label].legal").first.wait_for()
    assert targets(second) == sorted(view["legal"])
    first.do(view["legal"][0], view["seq"])
    name = view["legal"][0].partition(" ")[2]
    for tab in (first, second):
        tab.page.locator(f'[data-label="{name}"].chosen').wait_for()
    second.agrees_with(first)


class SlowWire(Wire):
    """A line on which everything the server says is late."""

    held: list[Any] | None = None

    def _join(self, socket: Any) -> None:
        server = socket.connect_to_server()

        def hand_on(message: Any) -> None:
            if self.held is None:
                socket.send(message)
            else:
                self.held.append(message)

        server.on_message(hand_on)
        self.sockets.append(socket)

    def hold(self) -> None:
        self.held = []

    def let_go(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.sockets[-1].send(message)


def test_a_stale_move_in_an_old_tab_is_refused_with_a_note_and_a_fresh_view(
    visit: Visitors,
) -> None:
    """What the server says reaches the old tab late; its move comes too late."""
    ada = visit()
    table = ada.open(ME, bot(), options=FIRST)
    old = ada.context.new_page()
    wire = SlowWire(old)
    stale = ada.sit(table, page=old)
    fresh = ada.sit(table)
    view = to_a_choice_of_provinces(fresh)
    old.locator("[data-label].legal").first.wait_for()
    wire.hold()
    fresh.do(view["legal"][0], view["seq"])
    now = fresh.view()
    stale.press_province(view["legal"][-1].partition(" ")[2])
    assert targets(stale) == sorted(view["legal"]), "nothing is heard"
    old.wait_for_timeout(300)
    wire.let_go()
    old.get_by_text("The game had moved on").wait_for()
    name = view["legal"][0].partition(" ")[2]
    old.locator(f'[data-label="{name}"].chosen').wait_for()
    assert fresh.view() == now
    stale.agrees_with(fresh)


def test_an_order_whose_answer_was_lost_is_done_once(visit: Visitors) -> None:
    """The server has the stone, its answer dies with the line: no second stone, no complaint."""
    ada = visit()
    wire = SlowWire(ada.page)
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    view = to_a_choice_of_provinces(at)
    name = view["legal"][0].partition(" ")[2]
    wire.hold()
    at.press_province(name)
    at.wait_past(view["seq"])
    wire.held = None
    wire.sockets[-1].close()
    at.page.locator(f'[data-label="{name}"].chosen').wait_for(timeout=120_000)
    assert at.look()["steps"] == view["steps"] + 1
    at.page.get_by_role("button", name="Undo").first.wait_for()


def test_an_order_that_never_arrived_is_sent_again(visit: Visitors, mortal: House) -> None:
    """The server dies before it hears it; when it is back the stone is set, once."""
    ada = visit(at=mortal)
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    view = to_a_choice_of_provinces(at)
    name = view["legal"][0].partition(" ")[2]
    assert mortal.process is not None
    mortal.process.send_signal(signal.SIGSTOP)
    at.press_province(name)
    at.page.get_by_role("button", name="Undo", exact=True, disabled=True).wait_for()  # on its way
    mortal.kill()
    mortal.start()
    at.page.locator(f'[data-label="{name}"].chosen').wait_for(timeout=120_000)
    assert at.look()["steps"] == view["steps"] + 1


def test_a_server_killed_in_a_conflict_goes_on_with_both_players(
    visit: Visitors, mortal: House
) -> None:
    """Power cut, same port, nobody loads the page anew: both see the same decision and act on."""
    ada, ben = visit(at=mortal), visit(at=mortal)
    table = to_a_conflict(ada, ben)
    sides = [ada.sit(table, 0), ben.sit(table, 1)]
    asked = sides[0].look()["actor"]
    sheet = sides[asked].page.locator("dialog[open]").filter(has_text="Conflict")
    sheet.wait_for()
    title = sheet.get_by_role("heading").first.inner_text()
    before = [at.view() for at in sides]
    power_cut(mortal, *(at.page for at in sides))
    assert sheet.get_by_role("heading").first.inner_text() == title
    after = [at.view() for at in sides]
    for view in (*before, *after):
        view.pop("seats")
    assert after == before
    acted: set[int] = set()
    while acted != {0, 1}:
        seat = sides[0].look()["actor"]
        assert sides[seat].step()
        acted.add(seat)


def test_a_page_whose_token_is_worth_nothing_gets_a_new_one(visit: Visitors, mortal: House) -> None:
    """The secret of the server was lost: its visitors stay who they are, and no word is said."""
    ada = visit(at=mortal)
    at = ada.sit(ada.open(ME, bot(), options=FIRST))
    view = to_a_choice_of_provinces(at)
    mortal.kill()
    at.page.get_by_text("The connection is lost").first.wait_for(state="attached")
    Path(mortal.db).with_suffix(".secret").unlink()
    mortal.start()
    at.page.get_by_text("The connection is lost").first.wait_for(state="detached", timeout=120_000)
    at.do(view["legal"][0], view["seq"])
    at.page.get_by_role("button", name="What would a good player do?").first.click()
    at.page.get_by_role("button", name="Make this move").wait_for()
