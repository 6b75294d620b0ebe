"""Two server processes over one PostgreSQL: one game, told live by both, written once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Barrier, Thread
from typing import Any

import httpx
import pytest

from aevum import games
from aevum.store import Store
from aevum.table.table import Table
from tests.server.house import ME, Guest, House, bot
from tests.server.line import listening
from tests.store.postgres_server import Server, find_programs

pytest.importorskip("psycopg", reason="psycopg is not installed: pip install 'aevum[postgres]'")
programs = find_programs()
pytestmark = pytest.mark.skipif(programs is None, reason="PostgreSQL is not installed here")


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    assert programs is not None
    # The path of a socket may have no more than about 100 letters.
    with TemporaryDirectory(prefix="aevum-") as folder:
        server = Server(programs, Path(folder))
        yield server.new_database()
        server.stop()


@pytest.fixture(scope="module")
def houses(url: str) -> Iterator[tuple[House, House]]:
    one = House(url).start()
    two = House(url).start()
    yield one, two
    one.stop()
    two.stop()


class Person:
    """One guest who is known at both houses, as behind one address with two processes."""

    def __init__(self, houses: tuple[House, House]) -> None:
        first = Guest(houses[0], "Ada")
        self.at = [first, Guest(houses[1])]
        self.at[1].http.cookies = httpx.Cookies(first.http.cookies)


@pytest.fixture
def ada(houses: tuple[House, House]) -> Person:
    return Person(houses)


def test_a_move_at_one_house_is_told_at_the_other(houses: tuple[House, House], ada: Person) -> None:
    table = ada.at[0].open(ME, ME)["id"]
    with listening(houses[1], ada.at[1], table, seat=0) as socket:
        before = socket.hear_view()
        actor = before["actor"]
        view = ada.at[0].look(table, actor)
        ada.at[0].act(table, actor, view["legal"][-1], view["seq"])
        after = socket.hear_view()
    assert after["seq"] > before["seq"]
    assert ada.at[1].look(table, 0)["view"] == ada.at[0].look(table, 0)["view"]


def test_a_game_played_at_both_houses_in_turn_is_one_game(ada: Person, url: str) -> None:
    """Every move goes to the other house than the one before; both tell the same all along."""
    rng = Random(4)
    table = ada.at[0].open(ME, ME)["id"]
    for number in range(400):
        here, there = ada.at[number % 2], ada.at[1 - number % 2]
        actor = here.look(table, 0)["actor"]
        if actor is None:
            break
        view = here.look(table, actor)
        here.act(table, actor, rng.choice(view["legal"]), view["seq"])
        if number % 5 == 0:
            views = [guest.look(table, 1) for guest in (here, there)]
            for each in views:
                each.pop("seats")
            assert views[0] == views[1]
    assert actor is None, "the game should be over"
    assert ada.at[0].look(table, 0)["result"] == ada.at[1].look(table, 0)["result"]
    check_log(url, table)


def test_of_two_moves_at_the_same_moment_one_is_refused(ada: Person, url: str) -> None:
    rng = Random(7)
    table = ada.at[0].open(ME, ME)["id"]
    for _ in range(40):
        actor = ada.at[0].look(table, 0)["actor"]
        if actor is None:
            break
        view = ada.at[0].look(table, actor)
        action = rng.choice(view["legal"])
        statuses = both_at_once(ada, table, {"seat": actor, "seq": view["seq"], "action": action})
        assert sorted(statuses) == [200, 409]
    check_log(url, table)


def both_at_once(person: Person, table: str, body: dict[str, Any]) -> list[int]:
    gate, statuses = Barrier(2), []

    def send(guest: Guest) -> None:
        gate.wait()
        statuses.append(guest.send(f"/api/tables/{table}/act", body).status_code)

    threads = [Thread(target=send, args=(guest,)) for guest in person.at]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return statuses


def test_bots_move_once_though_two_houses_could_let_them(ada: Person, url: str) -> None:
    rng = Random(8)
    table = ada.at[0].open(ME, bot(), bot())["id"]
    for number in range(30):
        guest = ada.at[number % 2]
        view = guest.wait_for_my_turn(table)
        if view["actor"] is None:
            break
        guest.act(table, 0, rng.choice(view["legal"]), view["seq"])
    check_log(url, table)


def test_a_game_goes_on_at_the_other_house_when_one_is_gone(
    houses: tuple[House, House], ada: Person, url: str
) -> None:
    table = ada.at[0].open(ME, ME)["id"]
    actor = ada.at[0].look(table, 0)["actor"]
    view = ada.at[0].look(table, actor)
    houses[0].kill()
    try:
        ada.at[1].act(table, actor, view["legal"][-1], view["seq"])
    finally:
        houses[0].start()
    assert ada.at[0].look(table, actor)["view"] == ada.at[1].look(table, actor)["view"]
    check_log(url, table)


def check_log(url: str, table: str) -> None:
    """The log has every number once, and playing it again gives every digest."""
    store = Store.open(url)
    header, entries = store.load(table)
    store.close()
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert Table.restore(games.load("attila"), header, entries).seq == len(entries)
