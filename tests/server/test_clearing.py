"""How tables go: out of one's own list, or for good; and how bots take the seats nobody wants."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from aevum.server import messages as m
from aevum.server.clearing import remove
from aevum.server.hall import Hall
from aevum.server.opening import open_table
from aevum.server.thinkers import Thinkers
from aevum.store import Store
from aevum.store.people import People
from tests.server.house import ME, OPEN, Guest, House, bot, patiently
from tests.server.line import listening
from tests.server.salon import Salon, finished, salon
from tests.server.test_rematch import play_out


def deleted(guest: Guest, table: str) -> httpx.Response:
    headers = {"x-csrftoken": guest.token}
    return patiently(lambda: guest.http.delete(f"/api/tables/{table}", headers=headers))


def put_away(guest: Guest, table: str, archived: bool = True) -> httpx.Response:
    return guest.send(f"/api/tables/{table}/archive", {"archived": archived})


def listed(guest: Guest, table: str) -> dict[str, Any] | None:
    mine = guest.get("/api/tables")["mine"]
    return next((each for each in mine if each["id"] == table), None)


def invited(host: Guest, *guests: Guest) -> str:
    made = host.open(ME, *(OPEN for _ in guests))
    for guest in guests:
        token = made["invite"].rpartition("/")[2]
        guest.post(f"/api/tables/{made['id']}/join", {"token": token})
    return made["id"]


# -- for good --------------------------------------------------------------------------------------


def test_whoever_plays_alone_deletes_the_table(house: House) -> None:
    ada = Guest(house, "Ada")
    table = ada.open(ME, bot())["id"]
    here = listed(ada, table)
    assert here is not None
    assert here["removable"]
    assert deleted(ada, table).status_code == 204
    assert listed(ada, table) is None
    for path in ("", "?seat=0", "/log?to=5", "/record"):
        answer = ada.http.get(f"/api/tables/{table}{path}")
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found"), path
    act = {"seat": 0, "seq": 0, "action": "no_tile"}
    assert ada.send(f"/api/tables/{table}/act", act).status_code == 404
    assert deleted(ada, table).status_code == 404


def test_nobody_deletes_the_table_of_another(house: House) -> None:
    ada, ben, eve = Guest(house, "Ada"), Guest(house, "Ben"), Guest(house, "Eve")
    table = invited(ada, ben)
    for stranger in (ben, eve):
        answer = deleted(stranger, table)
        assert (answer.status_code, answer.json()["why"]["key"]) == (403, "delete-for-owner")
    there = listed(ben, table)
    assert there is not None
    assert not there["removable"]


def test_a_table_at_which_another_person_plays_stays_until_the_game_is_over(house: House) -> None:
    ada, ben = Guest(house, "Ada"), Guest(house, "Ben")
    table = invited(ada, ben)
    answer = deleted(ada, table)
    assert (answer.status_code, answer.json()["why"]["key"]) == (403, "delete-others-play")
    play_out(table, {0: ada, 1: ben})
    assert deleted(ada, table).status_code == 204
    assert listed(ben, table) is None


def test_a_request_without_the_token_deletes_nothing(house: House) -> None:
    ada = Guest(house, "Ada")
    table = ada.open(ME, bot())["id"]
    assert ada.http.delete(f"/api/tables/{table}").json()["error"] == "csrf"
    assert listed(ada, table) is not None


@pytest.mark.parametrize("seat", [0, -2])
def test_sockets_that_look_at_a_deleted_table_are_told_and_closed(house: House, seat: int) -> None:
    ada = Guest(house, "Ada")
    table = ada.open(ME, ME)["id"]
    with listening(house, ada if seat == 0 else None, table, seat=seat) as line:
        line.hear_view()
        assert deleted(ada, table).status_code == 204
        told = line.hear()
        assert (told["type"], told["problem"]["error"]) == ("problem", "not-found")
        with pytest.raises(ConnectionClosed):
            line.recv()


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    store, thinkers = Store.open(str(tmp_path / "games.sqlite")), Thinkers(1)
    yield Hall(store, thinkers, lambda *_: None, None)
    thinkers.close()
    store.close()


def test_what_a_bot_thinks_about_a_deleted_table_is_forgotten(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    person = People(hall.store.database).new_guest("Ada")[0]
    seats = [m.NewSeat("me"), m.NewSeat("bot", "search:1s")]
    table = open_table(hall, person, m.NewTable("attila", seats, options={"first": 1})).id
    with caplog.at_level(logging.WARNING):
        remove(hall, person, table)
        time.sleep(2)
        hall.autoplay.rouse()
        hall.autoplay.wake()
    assert [record.getMessage() for record in caplog.records] == []
    assert not hall.store.holds(table)


def test_a_deleted_table_no_longer_counts(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.server.opening.MOST_TABLES", 1)
    person = People(hall.store.database).new_guest("Ada")[0]
    wanted = m.NewTable("attila", [m.NewSeat("me"), m.NewSeat("me")])
    first = open_table(hall, person, wanted).id
    assert hall.seating.opened_by(person.id) == 1
    remove(hall, person, first)
    assert hall.seating.opened_by(person.id) == 0
    assert open_table(hall, person, wanted).id != first


# -- out of the list -------------------------------------------------------------------------------


def test_everybody_puts_a_finished_table_away_for_themselves(house: House) -> None:
    ada, ben, eve = Guest(house, "Ada"), Guest(house, "Ben"), Guest(house, "Eve")
    table = invited(ada, ben)
    early = put_away(ben, table)
    assert (early.status_code, early.json()["why"]["key"]) == (400, "archive-later")
    play_out(table, {0: ada, 1: ben})
    assert put_away(ben, table).status_code == 204
    assert put_away(ben, table).status_code == 204, "twice is once"
    stranger = put_away(eve, table)
    assert (stranger.status_code, stranger.json()["why"]["key"]) == (403, "archive-not-yours")
    mine, hers = listed(ben, table), listed(ada, table)
    assert mine is not None
    assert hers is not None
    assert (mine["archived"], hers["archived"]) == (True, False)
    assert put_away(ben, table, False).status_code == 204
    assert (listed(ben, table) or {})["archived"] is False


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Salon]:
    with salon(tmp_path) as somebody:
        yield somebody


def test_what_is_mine_alone_is_marked(visitor: Salon) -> None:
    visitor.show(finished())
    visitor.post("/api/tables", {"game": "attila", "seats": [ME, bot()]})
    found = {each["private"]: each["removable"] for each in visitor.get("/api/tables")["mine"]}
    assert found == {True: True, False: True}


# -- bots for the seats that are left --------------------------------------------------------------


def test_the_host_fills_the_free_seats_with_bots_and_the_game_begins(house: House) -> None:
    ada, ben = Guest(house, "Ada"), Guest(house, "Ben")
    table = ada.open(ME, OPEN, OPEN)["id"]
    bots = {"bots": [{"bot": "random", "name": "Julia"}, {"bot": "random"}]}
    refused = ben.send(f"/api/tables/{table}/fill", bots)
    assert (refused.status_code, refused.json()["why"]["key"]) == (403, "fill-for-owner")
    unknown = ada.send(f"/api/tables/{table}/fill", {"bots": [{"bot": "nobody"}]})
    assert unknown.status_code == 400
    assert ada.look(table)["steps"] == 0, "nothing is dealt before all sit"
    assert ada.send(f"/api/tables/{table}/fill", bots).status_code == 204
    view = ada.wait_for_my_turn(table)
    assert view["legal"]
    assert [(seat["name"], seat["kind"]) for seat in view["seats"]] == [
        ("Ada", "person"), ("Julia", "bot"), ("Random", "bot"),
    ]  # fmt: skip
