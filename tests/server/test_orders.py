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
