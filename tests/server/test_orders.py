"""What may be said on the live socket: act for one of my seats, and show me another of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import ME, OPEN, Guest, House
from tests.server.line import Line, listening
from tests.server.test_live import heard, heard_view, silent


def act(socket: Line, view: Any, action: str | None = None, **other: Any) -> None:
    """Whoever has to decide does the last thing that is listed: no tile, a card, a stone."""
    chosen = view["legal"][-1] if action is None else action
    order = {"type": "act", "seat": view["seat"], "seq": view["seq"], "action": chosen, **other}
    socket.send(order)


def look(socket: Line, seat: int) -> None:
    socket.send({"type": "look", "seat": seat})


@pytest.fixture
def ada(house: House) -> Guest:
    return Guest(house, "Ada")


@pytest.fixture
def table(ada: Guest) -> str:
    return ada.open(ME, ME, options={"first": 0})["id"]


def test_an_action_is_carried_out_and_shown_once_to_everybody(
    house: House, ada: Guest, table: str
) -> None:
    with listening(house, ada, table, seat=0) as mine, listening(house, ada, table) as watching:
        before = heard_view(mine)
        heard_view(watching)
        act(mine, before)
        after, watched = heard_view(mine), heard_view(watching)
        assert after["seq"] > before["seq"]
        assert after["log"][0]["action"] == before["legal"][-1]
        assert watched["steps"] == after["steps"]
        silent(mine)
        silent(watching, 0.1)
    assert ada.look(table, 0)["seq"] == after["seq"]


def test_a_secret_pick_is_shown_to_who_picks_and_to_nobody_else(
    house: House, ada: Guest, table: str
) -> None:
    """The cards given away in an exchange show only when it is over."""
    with listening(house, ada, table, seat=0) as socket, listening(house, ada, table) as watching:
        view = heard_view(socket)
        heard_view(watching)
        act(socket, view, "use_tile exchange")
        view = heard_view(socket)
        heard_view(watching)
        pick = next(action for action in view["legal"] if action.startswith("exchange "))
        act(socket, view, pick)
        assert [line["action"] for line in heard_view(socket)["log"]] == [pick]
        silent(watching)


def test_a_forbidden_action_is_refused_with_its_rule_and_the_socket_stays(
    house: House, ada: Guest, table: str
) -> None:
    with listening(house, ada, table, seat=0) as socket:
        view = heard_view(socket)
        act(socket, view, "place dacia")
        refusal = heard(socket)
        assert refusal["type"] == "problem"
        assert refusal["problem"]["error"] == "illegal"
        act(socket, view)
        assert heard_view(socket)["seq"] > view["seq"]


def test_a_stale_action_changes_nothing(house: House, ada: Guest, table: str) -> None:
    with listening(house, ada, table, seat=0) as socket:
        view = heard_view(socket)
        act(socket, view, seq=view["seq"] - 1)
        assert heard(socket)["problem"]["error"] == "stale"
        assert ada.look(table, 0)["seq"] == view["seq"]


def test_nobody_acts_for_or_looks_through_a_seat_of_somebody_else(house: House, ada: Guest) -> None:
    created = ada.open(ME, OPEN, options={"first": 0})
    table, token = created["id"], created["invite"].removeprefix("/join/")
    eve = Guest(house, "Eve")
    eve.post(f"/api/tables/{table}/join", {"token": token})
    with listening(house, eve, table, seat=1) as socket, listening(house, None, table) as nobody:
        view = heard_view(socket)
        heard_view(nobody)
        act(socket, ada.look(table, 0))
        assert heard(socket)["problem"]["error"] == "forbidden"
        look(socket, 0)
        assert heard(socket)["problem"]["error"] == "forbidden"
        ada.post(f"/api/tables/{table}/chat", {"text": "Salve!"})
        assert heard_view(socket)["seat"] == 1
        heard_view(nobody)
        act(nobody, ada.look(table, 0))
        assert heard(nobody)["problem"]["error"] == "forbidden"
    assert ada.look(table, 0)["seq"] == view["seq"]


def test_the_next_player_looks_through_their_own_eyes(house: House, ada: Guest, table: str) -> None:
    with listening(house, ada, table, seat=0) as socket:
        first = heard_view(socket)
        look(socket, 1)
        second = heard_view(socket)
        assert (second["seat"], len(second["log"])) == (1, second["steps"])
        assert type(first["view"]["hand"][1]) is int
        assert type(second["view"]["hand"][0]) is int
        online = [seat["online"] for seat in ada.look(table)["seats"]]
        assert online == [False, True]


def test_orders_with_anything_else_in_them_are_dropped(
    house: House, ada: Guest, table: str
) -> None:
    with listening(house, ada, table, seat=0) as socket:
        view = heard_view(socket)
        act(socket, view, by="me")
        act(socket, view, seq="1")
        socket.send({"type": "look", "seat": -2})
        silent(socket)


def test_who_follows_sees_through_whichever_own_seat_decides_next(
    house: House, ada: Guest, table: str
) -> None:
    """One message for each move, also when the turn passes; each line of the log comes once."""
    with listening(house, ada, table, seat=0) as socket:
        view = heard_view(socket)
        lines, seats = view["log"], set()
        while seats != {0, 1} or view["seat"] == 1:
            act(socket, view, follow=True)
            view = heard_view(socket)
            assert view["seat"] == view["actor"]
            assert type(view["view"]["hand"][1 - view["seat"]]) is int
            assert [s["online"] for s in view["seats"]] == [view["seat"] == 0, view["seat"] == 1]
            lines += view["log"]
            seats.add(view["seat"])
        silent(socket)
    assert [line["step"] for line in lines] == list(range(1, view["steps"] + 1))


def test_who_follows_never_sees_through_a_seat_of_somebody_else(house: House, ada: Guest) -> None:
    created = ada.open(ME, OPEN, options={"first": 0})
    table, token = created["id"], created["invite"].removeprefix("/join/")
    Guest(house, "Ben").post(f"/api/tables/{table}/join", {"token": token})
    with listening(house, ada, table, seat=0) as socket:
        view = heard_view(socket)
        while view["actor"] == 0:
            act(socket, view, follow=True)
            view = heard_view(socket)
        assert (view["seat"], view["actor"], view["legal"]) == (0, 1, [])


def test_who_does_not_follow_stays_where_they_are(house: House, ada: Guest, table: str) -> None:
    with listening(house, ada, table, seat=0) as socket:
        view = heard_view(socket)
        while view["actor"] == 0:
            act(socket, view)
            view = heard_view(socket)
        assert (view["seat"], view["actor"]) == (0, 1)


def test_an_answer_carries_the_number_of_its_order(house: House, ada: Guest, table: str) -> None:
    with listening(house, ada, table, seat=0) as socket:
        view = heard_view(socket)
        act(socket, view, id=7)
        change = heard(socket)
        assert (change["type"], change["id"]) == ("change", 7)
        act(socket, view, id=8)
        refusal = heard(socket)
        assert (refusal["type"], refusal["id"]) == ("problem", 8)
        assert refusal["problem"]["error"] in ("stale", "not-your-turn")
        socket.send({"type": "act", "id": 9, "action": "x" * 5_000})
        assert (answer := heard(socket))["id"] == 9
        assert answer["problem"]["error"] == "bad-request"


def test_undo_is_told_as_a_cut_and_the_next_line_is_counted_on(
    house: House, ada: Guest, table: str
) -> None:
    """A line's number is what the view counted when it came, so that nothing new looks old."""
    with listening(house, ada, table, seat=0) as socket:
        first = heard_view(socket)
        act(socket, first, "no_tile")
        acted = heard_view(socket)
        order = {"type": "control", "seat": 0, "seq": acted["seq"], "control": "undo", "id": 3}
        socket.send(order)
        change = heard(socket)
        assert (change["id"], change["cut"], "log" in change) == (3, first["steps"], False)
        assert socket.view["view"] == first["view"]
        act(socket, socket.view, "use_tile exchange")
        again = heard_view(socket)
        assert again["steps"] == acted["steps"]
        assert [line["seq"] for line in again["log"]] == [again["seq"]]
        assert again["seq"] == acted["seq"] + 2
    assert ada.log(table) == socket.lines


def test_the_table_talks_on_the_socket_and_older_talk_is_asked_for(
    house: House, ada: Guest, table: str
) -> None:
    with listening(house, ada, table, seat=0) as socket, listening(house, None, table) as watching:
        heard_view(socket)
        heard_view(watching)
        socket.send({"type": "say", "text": "Salve!", "id": 1})
        for each in (socket, watching):
            heard(each)
            assert [(line["number"], line["text"]) for line in each.chat] == [(1, "Salve!")]
        watching.send({"type": "say", "text": "And me?", "id": 2})
        assert heard(watching)["problem"]["error"] == "forbidden"
    for number in range(2, 61):
        ada.post(f"/api/tables/{table}/chat", {"text": f"{number}"})
    newest = ada.look(table)["chat"]
    assert [line["number"] for line in newest] == list(range(11, 61))
    older = ada.get(f"/api/tables/{table}/chat", seat=0, to=10)
    assert [line["number"] for line in older] == list(range(1, 11))


def test_why_not_and_previews_are_answered_as_http_answers_them(
    house: House, ada: Guest, table: str
) -> None:
    with listening(house, ada, table, seat=0) as socket:
        view = heard_view(socket)
        at = {"seat": 0, "seq": view["seq"]}
        socket.send({"type": "explain", "seat": 0, "action": "place dacia", "id": 1})
        why = heard(socket)
        body = {"seat": 0, "action": "place dacia"}
        assert why["why"] == ada.post(f"/api/tables/{table}/explain", body)
        assert why["why"]["key"]
        socket.send({"type": "preview", **at, "actions": view["legal"], "id": 2})
        found = heard(socket)["previews"]
        asked = {**at, "actions": view["legal"]}
        assert found == ada.post(f"/api/tables/{table}/preview", asked)
        assert set(found) == set(view["legal"])
        then = found["no_tile"]["onward"]
        assert then
        socket.send({"type": "preview", **at, "actions": [f"no_tile/{then[0]}"], "id": 3})
        assert heard(socket)["previews"][f"no_tile/{then[0]}"]["figures"]
        socket.send({"type": "preview", "seat": 0, "seq": 1, "actions": [], "id": 4})
        assert heard(socket)["problem"]["error"] == "stale"
        silent(socket, 0.2)
