"""No right outlives its session: signing out, claiming and a new passphrase end all others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from aevum.server.api import visitors
from tests.server.house import ME, Guest, House, database
from tests.server.line import Line, listening

WORDS = "a short sentence"
OTHERS = "another short sentence"
REFUSED = 4403


@pytest.fixture(
    scope="module",
    params=["sqlite", "postgresql"],
)
def houses(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[House]]:
    """One process over SQLite, two over PostgreSQL: what is ended at one ends at the other."""
    if request.param == "sqlite":
        servers = [House(database(tmp_path_factory.mktemp("sessions"))).start()]
    else:
        address = request.getfixturevalue("postgres").new_database()
        servers = [House(address).start() for _ in range(2)]
    yield servers
    for server in servers:
        server.stop()


def same_browser(guest: Guest, house: House) -> Guest:
    """The same cookies, at this or at another process."""
    other = Guest(house)
    other.http.cookies = httpx.Cookies(guest.http.cookies)
    return other


def account(house: House, name: str) -> Guest:
    guest = Guest(house)
    guest.post("/api/account", {"name": name, "passphrase": WORDS})
    return guest


def signed_in(house: House, name: str, passphrase: str = WORDS) -> Guest:
    guest = Guest(house)
    guest.post("/api/signin", {"name": name, "passphrase": passphrase})
    return guest


def is_closed(line: Line, table: str) -> None:
    """What is ordered on it is not done, and nothing but the refusal is heard."""
    view = line.view
    order = {"type": "act", "seat": 0, "seq": view["seq"], "action": view["legal"][-1]}
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
        for _ in range(10):
            line.send(order)
            assert line.hear(10)["type"] == "problem"
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == REFUSED


ENDINGS: dict[str, Callable[[Guest], Any]] = {
    "sign out": lambda guest: guest.send("/api/signout", {}),
    "new passphrase": lambda guest: guest.post("/api/passphrase", {"old": WORDS, "new": OTHERS}),
}


def test_sockets_close_with_their_session_at_every_process(houses: list[House]) -> None:
    here, there = houses[0], houses[-1]
    for number, (name, end) in enumerate(ENDINGS.items()):
        ada = account(here, f"Ada {number}")
        table = ada.open(ME, ME, options={"first": 0})["id"]
        with listening(there, same_browser(ada, there), table, seat=0) as line:
            line.hear_view()
            before = ada.look(table)["seq"]
            end(ada)
            is_closed(line, table)
        later = signed_in(here, f"Ada {number}", OTHERS if "passphrase" in name else WORDS)
        assert later.look(table)["seq"] == before


def test_claiming_ends_what_the_guest_could_do_elsewhere(houses: list[House]) -> None:
    here, there = houses[0], houses[-1]
    ada = Guest(here, "Ada")
    table = ada.open(ME, ME, options={"first": 0})["id"]
    thief = same_browser(ada, there)
    assert thief.look(table)["seat"] == 0
    with listening(there, thief, table, seat=0) as line:
        line.hear_view()
        ada.post("/api/account", {"name": "Ada of old", "passphrase": WORDS})
        is_closed(line, table)
    refused = thief.http.get(f"/api/tables/{table}", params={"seat": 0})
    assert refused.status_code == httpx.codes.FORBIDDEN
    assert ada.look(table)["seat"] == 0, "whoever claims goes on"
    with listening(here, ada, table, seat=0) as line:
        assert line.hear_view()["actor"] == 0


def test_a_new_passphrase_ends_every_other_session(houses: list[House]) -> None:
    desk = account(houses[0], "Ben")
    phone = signed_in(houses[-1], "Ben")
    wrong = desk.send("/api/passphrase", {"old": OTHERS, "new": OTHERS})
    assert (wrong.status_code, wrong.json()["why"]["key"]) == (400, "sign-in-wrong")
    assert phone.get("/api/me")["name"] == "Ben"
    desk.post("/api/passphrase", {"old": WORDS, "new": OTHERS})
    assert desk.get("/api/me")["name"] == "Ben"
    assert phone.get("/api/me")["name"] == "Guest"
    assert Guest(houses[0]).send("/api/signin", {"name": "Ben", "passphrase": WORDS}).is_error
    assert signed_in(houses[0], "Ben", OTHERS).get("/api/me")["name"] == "Ben"


def test_sessions_are_listed_and_can_be_ended(houses: list[House]) -> None:
    desk = account(houses[0], "Carla")
    phone, lost = signed_in(houses[-1], "Carla"), signed_in(houses[-1], "Carla")
    table = desk.open(ME, ME, options={"first": 0})["id"]
    found = desk.get("/api/sessions")
    assert [each["here"] for each in found].count(True) == 1
    assert len(found) == 3
    assert all("httpx" in each["browser"] for each in found)
    stranger = Guest(houses[0])
    csrf = {"x-csrftoken": stranger.token}
    for each in found:
        answer = stranger.http.delete(f"/api/sessions/{each['id']}", headers=csrf)
        assert answer.status_code == httpx.codes.NOT_FOUND, "not yours"
    mine = next(each["id"] for each in lost.get("/api/sessions") if each["here"])
    with listening(houses[-1], lost, table, seat=0) as line:
        line.hear_view()
        headers = {"x-csrftoken": desk.token}
        assert desk.http.delete(f"/api/sessions/{mine}", headers=headers).is_success
        is_closed(line, table)
    assert lost.get("/api/me")["name"] == "Guest"
    assert phone.get("/api/me")["name"] == "Carla"
    assert desk.http.delete("/api/sessions", headers=headers).is_success
    assert phone.get("/api/me")["name"] == "Guest"
    assert [each["here"] for each in desk.get("/api/sessions")] == [True]


# -- guesses ---------------------------------------------------------------------------------------


def test_guesses_are_limited_by_name_and_the_answer_tells_nothing(house: House) -> None:
    """120 guesses: ten are looked at, for a name that exists and for one that does not."""
    account(house, "Dora")
    eve = Guest(house)
    told = {}
    for name in ("Dora", "Nobody of that name"):
        guess = {"name": name, "passphrase": "wrong passphrase"}
        answers = [eve.http.post("/api/signin", json=guess, headers={"x-csrftoken": eve.token})
                   for _ in range(visitors.FOR_ONE_NAME + 5)]  # fmt: skip
        told[name] = [(answer.status_code, answer.text) for answer in answers]
    assert told["Dora"] == told["Nobody of that name"]
    statuses = [status for status, _ in told["Dora"]]
    assert statuses == [400] * visitors.FOR_ONE_NAME + [429] * 5
    right = {"name": "Dora", "passphrase": WORDS}
    answer = eve.http.post("/api/signin", json=right, headers={"x-csrftoken": eve.token})
    assert answer.status_code == httpx.codes.TOO_MANY_REQUESTS
    assert answer.json()["why"]["key"] == "too-often"
