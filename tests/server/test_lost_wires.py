"""The database or Redis goes away and comes back: whoever looks at a table catches up by itself."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from aevum.server.api import tables
from aevum.server.messages import Kept
from aevum.store.places import BadStore
from tests.server.house import ME, Guest, House, bot, database
from tests.server.line import Line, listening
from tests.server.test_redis import Redis, at_both, move, needs_redis
from tests.store.postgres_server import Server, find_programs

pytest.importorskip("psycopg", reason="psycopg is not installed: pip install 'aevum[postgres]'")
programs = find_programs()
needs_postgres = pytest.mark.skipif(programs is None, reason="PostgreSQL is not installed here")


@pytest.fixture
def postgres() -> Iterator[Server]:
    assert programs is not None
    # The path of a socket may have no more than about 100 letters.
    with TemporaryDirectory(prefix="aevum-") as folder:
        server = Server(programs, Path(folder))
        yield server
        server.stop()


def hear_until(socket: Line, seq: int, seconds: float = 60) -> None:
    """Nobody asks for anything: what is missing must come by itself."""
    deadline = time.monotonic() + seconds
    while socket.view["seq"] < seq:
        socket.hear(max(0.1, deadline - time.monotonic()))


def say(guest: Guest, table: str, deadline: float) -> Any:
    """The next move, as soon as the server can carry it out."""
    while time.monotonic() < deadline:
        view = guest.http.get(f"/api/tables/{table}", params={"seat": 0})
        if view.status_code == 200:
            seat = view.json()["actor"]
            look = guest.look(table, seat)
            order = {"seat": seat, "seq": look["seq"], "action": look["legal"][-1]}
            answer = guest.send(f"/api/tables/{table}/act", order)
            if answer.status_code == 200:
                return answer.json()
        time.sleep(0.2)
    raise AssertionError("nobody can move any more")


@needs_postgres
def test_sockets_hear_again_after_postgres_was_gone(postgres: Server) -> None:
    """A socket that was open before hears every later move, one opened meanwhile as well."""
    house = House(postgres.new_database()).start()
    try:
        ada = Guest(house, "Ada")
        table = ada.open(ME, ME)["id"]
        with listening(house, ada, table, seat=0) as socket:
            socket.hear_view()
            postgres.stop()
            refused = ada.http.get(f"/api/tables/{table}", params={"seat": 0})
            assert refused.status_code == 503
            assert refused.json()["error"] == "unavailable"
            assert str(postgres.folder) not in refused.text
            assert "postgresql" not in refused.text
            postgres.start()
            for _ in range(2):
                seq = say(ada, table, time.monotonic() + 60)["seq"]
                hear_until(socket, seq)
    finally:
        house.stop()


@needs_postgres
def test_a_move_made_while_postgres_stands_still_is_kept_once(postgres: Server) -> None:
    """It waits; what needs no database does not; then it is there once, and play goes on."""
    house = House(postgres.new_database()).start()
    try:
        ada, ben = Guest(house, "Ada"), Guest(house, "Ben")
        table = ada.open(ME, ME)["id"]
        seat = ada.look(table)["actor"]
        before = ada.look(table, seat)
        order = {"seat": seat, "seq": before["seq"], "action": before["legal"][0]}
        with ThreadPoolExecutor(1) as pool:
            with postgres.frozen():
                waiting = pool.submit(ada.send, f"/api/tables/{table}/act", order)
                asked = time.monotonic()
                assert ben.http.get("/api/games").status_code == 200
                assert time.monotonic() - asked < 20  # as long as it stands still, no answer comes
                time.sleep(2)
                assert not waiting.done()
            assert waiting.result(60).status_code == 200
        said = [line["action"] for line in ada.log(table) if line["seq"] > before["seq"]]
        assert said.count(order["action"]) == 1
        say(ada, table, time.monotonic() + 60)
    finally:
        house.stop()


@needs_postgres
def test_an_order_on_a_socket_survives_the_loss_of_postgres(postgres: Server) -> None:
    house = House(postgres.new_database()).start()
    try:
        ada = Guest(house, "Ada")
        table = ada.open(ME, ME)["id"]
        with listening(house, ada, table, seat=0) as socket:
            view = socket.hear_view()
            postgres.stop()
            order = {"type": "act", "seat": view["actor"], "seq": view["seq"], "action": "x y"}
            socket.send({**order, "id": 1})
            answer = socket.hear()
            assert answer["type"] == "problem", answer
            assert answer["problem"]["error"] == "unavailable"
            postgres.start()
            ada.wait_for_answer(table)
            legal = ada.look(table, view["actor"])["legal"]
            socket.send({**order, "action": legal[0], "id": 2})
            answer = socket.hear()
            while answer.get("id") != 2:
                answer = socket.hear()
            assert answer["type"] in ("change", "done"), answer
    finally:
        house.stop()


@needs_postgres
def test_bots_go_on_after_postgres_was_gone(postgres: Server) -> None:
    """The database vanishes while a bot thinks: its move is made when the database is back."""
    house = House(postgres.new_database()).start()
    try:
        ada = Guest(house, "Ada")
        ada.wait_for_my_turn(ada.open(ME, bot("greedy"), options={"first": 1})["id"])
        table = ada.open(ME, bot("search:1s"), options={"first": 1})["id"]
        before = ada.look(table)
        assert before["actor"] == 1
        postgres.stop()
        time.sleep(4)
        postgres.start()
        ada.wait_for_answer(table)
        assert ada.wait_for_my_turn(table)["seq"] > before["seq"]
    finally:
        house.stop()


IMPATIENT = """
from aevum.server import app, autoplay
from aevum.cli.main import main
app.ADOPTION, autoplay.FORSAKEN = 1, 5.0
main()
"""


class Impatient(House):
    """A server that soon looks after what others have left behind."""

    def command(self) -> list[str]:
        serve = super().command()
        return [sys.executable, "-c", IMPATIENT, *serve[serve.index("serve") :]]


@needs_postgres
def test_another_process_goes_on_with_what_a_killed_one_left_behind(postgres: Server) -> None:
    url = postgres.new_database()
    one, two = House(url).start(), Impatient(url).start()
    try:
        ada = at_both((one, two))
        table = ada[0].open(ME, bot("search:10s"), options={"first": 1})["id"]
        assert ada[0].look(table)["actor"] == 1
        one.kill()
        assert ada[1].wait_for_my_turn(table)["actor"] == 0
    finally:
        one.stop()
        two.stop()


@needs_redis
def test_what_was_missed_while_redis_was_gone_is_shown_without_another_move(
    tmp_path: Path,
) -> None:
    broker = Redis(tmp_path)
    houses = [House(database(tmp_path), None, "--channels", broker.url).start() for _ in "ab"]
    try:
        here, there = at_both((houses[0], houses[1]))
        table = here.open(ME, ME)["id"]
        with listening(houses[1], there, table, seat=0) as socket:
            socket.hear_view()
            broker.stop()
            move(here, table)  # is kept, though nobody can be told
            broker.start()
            hear_until(socket, here.look(table)["seq"])
            move(here, table)
            hear_until(socket, here.look(table)["seq"])
    finally:
        broker.stop()
        for house in houses:
            house.stop()


def test_what_was_accepted_is_no_error_while_the_database_is_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The move is kept; only the view after it has to wait."""
    monkeypatch.setattr(tables.time, "sleep", lambda seconds: None)
    answers = iter([BadStore("away"), BadStore("away"), "the view"])

    def look() -> str:
        answer = next(answers)
        if isinstance(answer, BadStore):
            raise answer
        return answer

    def away() -> str:
        raise BadStore("away")

    assert tables.once_kept(look) == "the view"
    assert tables.once_kept(away) == Kept()
