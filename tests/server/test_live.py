"""The live socket: what it sends, whom it refuses, and what it puts up with."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from aevum.server.presence import SETTLED
from tests.server.house import ME, OPEN, Guest, House, bot
from tests.server.line import Line, listening

REFUSED = 4403


def heard(socket: Line) -> Any:
    return socket.hear()


def heard_view(socket: Line) -> Any:
    return socket.hear_view()


def heard_move(socket: Line, before: Any) -> Any:
    """The next view with something new in the game; who comes and goes is told in between."""
    while (view := heard_view(socket))["seq"] == before["seq"]:
        assert view["seats"] != before["seats"], "a message that says nothing"
        before = view
    return view


def silent(socket: Line, seconds: float = 0.5) -> None:
    with pytest.raises(TimeoutError):
        socket.recv(timeout=seconds)


def move(guest: Guest, table: str) -> Any:
    """Whoever has to decide does the last thing that is listed: no tile, a card, a stone."""
    actor = guest.look(table)["actor"]
    view = guest.look(table, actor)
    return guest.act(table, actor, view["legal"][-1], view["seq"])


@pytest.fixture
def ada(house: House) -> Guest:
    return Guest(house, "Ada")


@pytest.fixture
def table(ada: Guest) -> str:
    return ada.open(ME, ME)["id"]


def test_the_view_comes_at_once_and_is_the_one_that_http_gives(
    house: House, ada: Guest, table: str
) -> None:
    with listening(house, ada, table, seat=0) as socket:
        live, asked = heard_view(socket), ada.look(table, 0)
    for view in (live, asked):
        for seat in view["seats"]:
            seat.pop("online")
    assert live == asked


def test_every_change_comes_by_itself_and_to_every_seat(
    house: House, ada: Guest, table: str
) -> None:
    with listening(house, ada, table, seat=0) as one, listening(house, ada, table, seat=1) as two:
        before = [heard_view(one), heard_view(two)]
        for _ in range(3):
            move(ada, table)
            after = [heard_move(one, before[0]), heard_move(two, before[1])]
            assert all(now["seq"] > old["seq"] for now, old in zip(after, before, strict=True))
            before = after


def test_a_message_carries_only_the_lines_that_are_new(
    house: House, ada: Guest, table: str
) -> None:
    with listening(house, ada, table, seat=0) as socket:
        known = heard_view(socket)["steps"]
        move(ada, table)
        view = heard_view(socket)
    assert [line["step"] for line in view["log"]] == list(range(known + 1, view["steps"] + 1))


def test_who_comes_back_gets_only_what_was_missed(house: House, ada: Guest, table: str) -> None:
    ada.post(f"/api/tables/{table}/chat", {"text": "Before"})
    with listening(house, ada, table, seat=0) as socket:
        before = heard_view(socket)
    for _ in range(3):
        move(ada, table)
    ada.post(f"/api/tables/{table}/chat", {"text": "Meanwhile"})
    known, seq = before["steps"], before["seq"]
    with listening(house, ada, table, seat=0, since=known, seq=seq, heard=1) as socket:
        message = json.loads(socket.recv())
    view = message["view"]
    assert message["cut"] == known
    assert [line["step"] for line in view["log"]] == list(range(known + 1, view["steps"] + 1))
    assert [line["text"] for line in view["chat"]] == ["Meanwhile"]
    whole = ada.look(table, 0)["log"]
    assert whole[known:] == view["log"]


def test_who_comes_back_after_something_was_taken_back_gets_the_newest_page(
    house: House, ada: Guest
) -> None:
    """The steps are as many as before, but the last is another one."""
    table = ada.open(ME, ME, options={"first": 0})["id"]
    with listening(house, ada, table, seat=0) as socket:
        heard_view(socket)
        ada.act(table, 0, "use_tile exchange", ada.look(table)["seq"])
        before = heard_view(socket)
    control = {"seat": 0, "seq": before["seq"], "control": "undo"}
    ada.post(f"/api/tables/{table}/control", control)
    ada.act(table, 0, "no_tile", ada.look(table)["seq"])
    known = {"since": before["steps"], "seq": before["seq"]}
    with listening(house, ada, table, seat=0, **known) as socket:
        message = json.loads(socket.recv())
    assert message["view"]["steps"] == before["steps"]
    assert message["cut"] == 0
    assert message["view"]["log"] == ada.look(table)["log"]


def test_who_knows_more_than_there_is_gets_the_newest_page(
    house: House, ada: Guest, table: str
) -> None:
    """After a take-back the page may have seen steps that no longer count."""
    with listening(house, ada, table, seat=0, since=100_000, seq=100_000) as socket:
        message = json.loads(socket.recv())
    assert message["cut"] == 0
    assert message["view"]["log"] == ada.look(table, 0)["log"]


def test_undo_and_chat_and_a_new_player_are_heard_too(house: House, ada: Guest) -> None:
    created = ada.open(ME, OPEN, options={"first": 0})
    table, token = created["id"], created["invite"].removeprefix("/join/")
    with listening(house, ada, table, seat=0) as socket:
        heard_view(socket)
        ben = Guest(house, "Ben")
        ben.post(f"/api/tables/{table}/join", {"token": token})
        before = heard_view(socket)
        while not before["steps"]:  # the cards may be dealt a moment later
            before = heard_view(socket)
        assert [seat["name"] for seat in before["seats"]] == ["Ada", "Ben"]
        ben.post(f"/api/tables/{table}/chat", {"text": "Salve!"})
        assert [line["text"] for line in heard_view(socket)["chat"]] == ["Salve!"]
        move(ada, table)
        acted = heard_view(socket)
        assert acted["can_undo"]
        body = {"seat": 0, "seq": acted["seq"], "control": "undo"}
        ada.post(f"/api/tables/{table}/control", body)
        assert heard_view(socket)["view"] == before["view"]


def test_another_table_is_not_heard(house: House, ada: Guest, table: str) -> None:
    other = ada.open(ME, ME)["id"]
    with listening(house, ada, table, seat=0) as socket:
        heard_view(socket)
        move(ada, other)
        silent(socket)


def test_presence_is_seen_while_the_socket_is_open(house: House, ada: Guest, table: str) -> None:
    def online() -> list[bool]:
        return [seat["online"] for seat in ada.look(table)["seats"]]

    assert online() == [False, False]
    with listening(house, ada, table, seat=1) as socket:
        heard_view(socket)
        assert online() == [False, True]


def test_who_comes_and_goes_is_told_to_those_who_are_there(
    house: House, ada: Guest, table: str
) -> None:
    """Only presence differs from the view before; nobody is told that they came themselves."""
    with listening(house, ada, table, seat=0) as socket:
        alone = heard_view(socket)
        assert [seat["online"] for seat in alone["seats"]] == [True, False]
        silent(socket, 3)
        with listening(house, ada, table, seat=1) as other:
            assert [seat["online"] for seat in heard_view(other)["seats"]] == [True, True]
            both = heard_view(socket)
            assert [seat["online"] for seat in both["seats"]] == [True, True]
        left = heard_view(socket)
        for view in (alone, both, left):
            view.pop("log")
        assert left == alone
        for view in (alone, both):
            for seat in view["seats"]:
                seat.pop("online")
        assert both == alone


def test_a_reload_or_a_spectator_is_no_news(house: House, ada: Guest, table: str) -> None:
    with listening(house, ada, table, seat=0) as socket:
        heard_view(socket)
        with listening(house, ada, table, seat=1) as other:
            heard_view(other)
            heard_view(socket)
        with listening(house, ada, table, seat=1) as other, listening(house, None, table) as guest:
            heard_view(other)
            heard_view(guest)
            silent(socket, 3)


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "https://127.0.0.1.evil.example", "null", "http://127.0.0.1:1"],
)
def test_a_page_of_another_site_hears_nothing(
    house: House, ada: Guest, table: str, origin: str
) -> None:
    with listening(house, ada, table, seat=0, origin=origin) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == REFUSED


def test_our_own_page_is_heard(house: House, ada: Guest, table: str) -> None:
    with listening(house, ada, table, seat=0, origin=house.url) as socket:
        assert heard_view(socket)["seat"] == 0


@pytest.mark.parametrize("seat", [0, 1, 7, -1])
def test_a_seat_that_is_not_mine_is_refused_with_a_sentence(
    house: House, table: str, seat: int
) -> None:
    with listening(house, Guest(house, "Eve"), table, seat=seat) as socket:
        message = heard(socket)
        assert message["type"] == "problem"
        assert message["problem"]["message"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == REFUSED


def test_who_has_no_cookie_may_watch_but_sit_nowhere(house: House, table: str) -> None:
    with listening(house, None, table) as socket:
        view = heard_view(socket)
        assert view["seat"] == -2
        assert [type(hand) for hand in view["view"]["hand"]] == [int, int]
    with listening(house, None, table, seat=0) as socket:
        assert heard(socket)["problem"]["error"] == "forbidden"


def test_a_table_that_does_not_exist_is_refused(house: House, ada: Guest) -> None:
    with listening(house, ada, "nowhere", seat=0) as socket:
        assert heard(socket)["problem"]["error"] in ("not-found", "forbidden")


@pytest.mark.parametrize("query", ["seat=x", "seat=99", "since=-1", "since=x", "seat="])
def test_a_malformed_address_is_refused_and_the_server_lives(
    house: House, ada: Guest, table: str, query: str
) -> None:
    address = f"ws://127.0.0.1:{house.port}/ws/tables/{table}?{query}"
    with pytest.raises(WebSocketException), connect(address) as socket:
        socket.recv(timeout=10)
    assert httpx.get(f"{house.url}/api/games").status_code == 200


GARBAGE: list[str | bytes] = [
    "", "{", "null", '{"type":"view"}', "x" * 99_999, b"", b"\x00\xff\xfe", bytes(50_000),
]  # fmt: skip


def test_garbage_harms_neither_the_sender_nor_anybody_else(
    house: House, ada: Guest, table: str
) -> None:
    with (
        listening(house, ada, table, seat=0) as noisy,
        listening(house, ada, table, seat=1) as calm,
    ):
        before = [heard_view(noisy), heard_view(calm)]
        for frame in GARBAGE:
            noisy.send(frame)
        move(ada, table)
        after = [heard_move(noisy, before[0]), heard_move(calm, before[1])]
        assert after[0]["steps"] == after[1]["steps"]


def test_a_frame_larger_than_any_message_only_ends_its_own_socket(
    house: House, ada: Guest, table: str
) -> None:
    with listening(house, ada, table, seat=1) as calm:
        heard_view(calm)
        with listening(house, ada, table, seat=0) as noisy:
            heard_view(noisy)
            with suppress(ConnectionClosed):
                noisy.send("x" * 20_000_000)
            with pytest.raises((ConnectionClosed, OSError)):
                noisy.recv(timeout=20)
        move(ada, table)
        assert heard_view(calm)["seat"] == 1


def test_the_lines_of_all_messages_together_are_the_log(house: House, ada: Guest) -> None:
    """Bots move while the socket sends: however the moves fall into messages, each comes once."""
    table = ada.open(ME, bot(), bot(), options={"first": 0})["id"]
    with listening(house, ada, table, seat=0) as socket:
        view = heard_view(socket)
        lines = view["log"]
        while view["view"]["turn"] < 8 and view["actor"] is not None:
            if view["actor"] == 0 and view["seq"] == ada.look(table)["seq"]:
                ada.act(table, 0, view["legal"][-1], view["seq"])
            view = heard_view(socket)
            lines += view["log"]
    assert lines == ada.look(table)["log"][: len(lines)]
    assert any(line["seat"] > 0 for line in lines)


def test_a_draft_is_written_and_said_on_the_socket_and_shown_to_its_seat_alone(
    house: House, ada: Guest
) -> None:
    """Two pages of Ada's show it, Ben and a spectator hear nothing until it is said."""
    ben = Guest(house, "Ben")
    made = ada.open(ME, OPEN, options={"first": 0})
    table = made["id"]
    ben.post(f"/api/tables/{table}/join", {"token": made["invite"].rpartition("/")[2]})
    with (
        listening(house, ada, table, seat=0) as one,
        listening(house, ada, table, seat=0) as two,
        listening(house, ben, table, seat=1) as his,
        listening(house, Guest(house, "Cleo"), table) as hers,
    ):
        everybody = (one, two, his, hers)
        time.sleep(2 * SETTLED + 0.5)  # who has come is told then
        for line in everybody:
            line.hear()
        words = ["use_tile influence2", "boost vandals"]
        one.send({"type": "draft", "seat": 0, "words": words, "id": 1})
        answered(one, 1)
        for line in (one, two):
            while line.view["draft"] is None:
                line.hear()
            assert [each["word"] for each in line.view["draft"]["entries"]] == words
        assert not any("draft" in said for line in (his, hers) for said in overheard(line))
        seq, steps = one.view["seq"], one.view["steps"]
        one.send({"type": "speak", "seat": 0, "seq": seq, "words": [*words, "boost franks"]})
        for line in everybody:
            while line.view["steps"] == steps:
                line.hear()
            assert line.view["steps"] == steps + 3
            assert line.view["draft"] is None
        one.send({"type": "control", "seat": 0, "seq": one.view["seq"], "control": "undo"})
        while one.view["steps"] != steps:
            one.hear()


def test_orders_stand_ins_and_hints_are_asked_for_on_the_socket(house: House, ada: Guest) -> None:
    unknown_to_networks = {"first": 0, "score_tenth": True}
    table = ada.open(ME, ME, options=unknown_to_networks)["id"]
    with listening(house, ada, table, seat=0) as line:
        line.hear()
        orders = {"pass_without_card": {"answer": "always"}}
        line.send({"type": "orders", "seat": 0, "orders": orders, "id": 1})
        answered(line, 1)
        assert line.view["orders"]["pass_without_card"]["answer"] == "always"
        line.send({"type": "hint", "seat": 0, "id": 2})
        hint = answered(line, 2)["hint"]
        assert hint["action"] in line.view["legal"]
        assert hint["words"][0].startswith("play "), "the whole move, not that no tile is used"
        assert {fact["key"] for fact in hint["facts"]} & {"alone", "off-track"}, "an empty board"
        line.send({"type": "away", "seat": 1, "away": True, "id": 3})
        answered(line, 3)
        assert line.view["seats"][1]["away"]
        line.send({"type": "away", "seat": 1, "away": False, "id": 4})
        answered(line, 4)
        assert not line.view["seats"][1]["away"]
    with listening(house, Guest(house, "Eve"), table) as line:
        line.hear()
        for number, order in enumerate(
            ({"type": "hint"}, {"type": "away", "away": True}, {"type": "orders", "orders": {}}), 1
        ):
            line.send({**order, "seat": 0, "id": number})
            assert answered(line, number)["problem"]["error"] == "forbidden"


def answered(line: Line, number: int) -> Any:
    while (message := line.hear()).get("id") != number:
        pass
    return message


def overheard(line: Line) -> list[str]:
    """All that is said within a moment: who comes and goes is told."""
    heard: list[str] = []
    with suppress(TimeoutError):
        while True:
            heard.append(json.dumps(line.hear(timeout=0.5)))
    return heard
