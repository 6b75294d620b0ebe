"""Spectators who see the table later: nothing newer reaches them, on no way and at no moment."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from aevum.core.game import TABLE
from aevum.server import messages as m
from aevum.server.hall import Hall
from aevum.server.opening import open_table
from aevum.server.thinkers import Thinkers
from aevum.store import Store
from aevum.store.people import People
from aevum.store.store import ago
from tests.server.house import ME, Guest, House
from tests.server.line import listening
from tests.server.salon import Salon, salon

HOUR = 3_600
LISTED = {"game": "attila", "seats": [ME, ME], "listed": True}


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Salon]:
    with salon(tmp_path) as somebody:
        yield somebody


class Stranger:
    """Somebody without a seat, who asks for everything there is to be had."""

    def __init__(self, visitor: Salon, created: dict[str, str]) -> None:
        self.visitor = visitor
        self.here = f"/api/tables/{created['id']}"
        token = created["invite"].removeprefix("/join/")
        self.ways = [
            *(self.here + way for way in ("", "?since=5", "?since=999999", "?to=3", "?to=999999")),
            *(self.here + way for way in ("/dice", "/analysis", "/record")),
            "/api/tables",
            f"/api/invites/{token}",
            "/api/statistics",
            "/api/statistics.csv",
        ]

    def everything(self) -> dict[str, str]:
        """All answers and the first message of the socket, without the player's cookies."""
        client = self.visitor.client
        kept = dict(client.cookies)
        client.cookies.clear()
        told = {way: client.get(way).text for way in self.ways}
        with client.websocket_connect(self.here.replace("/api", "/ws")) as socket:
            told["socket"] = socket.receive_text()
        client.cookies.clear()
        client.cookies.update(kept)
        return told


def play(visitor: Salon, table: str, rng: Random, most: int = 2_000) -> int:
    """At random, by the one person at all seats, who talks now and then; how many decisions."""
    for number in range(most):
        actor = visitor.get(f"/api/tables/{table}?seat=0&since=999999")["actor"]
        if actor is None:
            return number
        view = visitor.get(f"/api/tables/{table}?seat={actor}&since=999999")
        body = {"seat": actor, "seq": view["seq"], "action": rng.choice(view["legal"])}
        after = visitor.post(f"/api/tables/{table}/act", body)
        if after["can_undo"] and rng.random() < 0.1:
            body = {"seat": actor, "seq": after["seq"], "control": "undo"}
            visitor.post(f"/api/tables/{table}/control", body)
        if rng.random() < 0.05:
            visitor.post(f"/api/tables/{table}/chat", {"text": f"Move {number}!"})
    return most


def let_time_pass(folder: Path, seconds: float, seq: int = 1_000_000) -> None:
    """Everything up to this entry happened so much earlier."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as database, database:
        database.execute("UPDATE entries SET at = ? WHERE seq <= ?", (ago(seconds), seq))
        database.execute("UPDATE chat SET at = ?", (ago(seconds),))
        database.execute("UPDATE games SET updated_at = ?", (ago(seconds),))


def test_what_spectators_are_told_stays_the_same_to_the_byte_until_the_delay_is_over(
    visitor: Salon, tmp_path: Path
) -> None:
    """A whole game with chat and undo; its end, seed, record and statistics come later, too."""
    pace = {"kind": "live", "bank": 600, "step": 5}
    created = visitor.post("/api/tables", {**LISTED, "delay": HOUR, "pace": pace})
    visitor.post("/api/tables", LISTED)  # newer: listed before ours as long as ours is quiet
    table, stranger = created["id"], Stranger(visitor, created)
    opening, rng = stranger.everything(), Random(3)
    assert play(visitor, table, rng, 30) == 30
    visitor.post(f"/api/tables/{table}/away", {"seat": 1, "away": True})
    visitor.post(f"/api/tables/{table}/away", {"seat": 1, "away": False})
    assert stranger.everything() == opening
    play(visitor, table, rng)
    assert stranger.everything() == opening
    assert visitor.get(f"/api/tables/{table}?seat=0")["result"], "players see the end at once"
    assert visitor.get(f"/api/tables/{table}/record")["seed"]
    assert visitor.get(f"/api/tables/{table}/dice")["seed"]

    let_time_pass(tmp_path, HOUR + 1)
    later = stranger.everything()
    view = json.loads(later[stranger.here])
    mine = visitor.get(f"/api/tables/{table}?seat=0")
    assert (view["result"], view["seed"]) == (mine["result"], mine["seed"])
    assert view["steps"] == mine["steps"]
    assert len(view["chat"]) == len(mine["chat"]) > 0
    assert json.loads(later["socket"])["view"]["result"] == mine["result"]
    assert json.loads(later[f"{stranger.here}/record"])["seed"] == mine["seed"]
    assert json.loads(later["/api/statistics"])["rows"]
    listed = {each["id"]: each for each in json.loads(later["/api/tables"])["watch"]}
    assert listed[table]["status"] == "finished"


def test_at_every_moment_spectators_see_the_table_as_it_was(tmp_path: Path) -> None:
    """What was open to spectators after an entry is what they see when that entry is old enough."""
    store = Store.open(str(tmp_path / "games.sqlite"))
    thinkers = Thinkers(1)
    hall = Hall(store, thinkers, lambda *_: None, None)
    ada = People(store.database).new_guest("Ada")[0]
    seats = [m.NewSeat("me"), m.NewSeat("me")]
    room = hall.room(open_table(hall, ada, m.NewTable("attila", seats, delay=HOUR)).id)
    table, rng = room.table, Random(8)
    once = {table.seq: table.view(TABLE)}
    for _ in range(120):
        actor = table.actor
        assert actor is not None
        table.act(actor, rng.choice(table.legal(actor)))
        once[table.seq] = table.view(TABLE)
        if table.can_undo(actor) and rng.random() < 0.3:
            table.undo(actor)
            once[table.seq] = table.view(TABLE)
    for seq in list(once)[::7]:
        let_time_pass(tmp_path, HOUR + 1, seq)
        assert hall.spectators.shown(room, TABLE).view(TABLE) == once[seq]
    assert hall.spectators.shown(room, 0) is table
    thinkers.close()
    store.close()


@pytest.mark.parametrize("delay", [-1, 3_601, "soon", 1.5])
def test_a_delay_is_some_seconds_up_to_an_hour(visitor: Salon, delay: Any) -> None:
    visitor.post("/api/tables", {**LISTED, "delay": delay}, status=400)


def test_the_delay_is_told_and_is_none_unless_asked_for(visitor: Salon) -> None:
    for wanted, told in (({}, 0), ({"delay": 30}, 30)):
        table = visitor.post("/api/tables", {**LISTED, **wanted})["id"]
        assert visitor.get(f"/api/tables/{table}")["delay"] == told
        assert visitor.get("/api/tables")["mine"][0]["delay"] == told


# -- the live socket -------------------------------------------------------------------------------


def test_the_socket_tells_each_move_when_its_time_has_come(house: House) -> None:
    """Neither the content nor the moment of a message tells what happens now."""
    delay = 3
    ada = Guest(house, "Ada")
    table = ada.open(ME, ME, delay=delay)["id"]
    with listening(house, None, table) as socket:
        opening = socket.hear_view()
        time.sleep(0.5)
        view = ada.look(table, opening["actor"])
        before = time.monotonic()
        after = ada.act(table, opening["actor"], view["legal"][-1], view["seq"])
        ada.post(f"/api/tables/{table}/chat", {"text": "There!"})
        with pytest.raises(TimeoutError):
            socket.recv(timeout=delay - 1)
        told = socket.hear_view()
        assert time.monotonic() - before >= delay - 0.1
        while len(told["chat"]) == 0:
            told["log"] += (more := socket.hear_view())["log"]
            told = {**more, "log": told["log"]}
    assert told["steps"] == after["steps"]
    assert [line["step"] for line in told["log"]] == list(
        range(opening["steps"] + 1, after["steps"] + 1)
    )


def test_a_late_socket_stays_late(house: House) -> None:
    """Its own player must come anew: nothing said on it makes it hear the moves."""
    ada = Guest(house, "Ada")
    table = ada.open(ME, ME, delay=600)["id"]
    with listening(house, ada, table) as socket:
        actor = socket.hear_view()["actor"]
        view = ada.look(table, actor)
        order = {"seat": actor, "seq": view["seq"], "action": view["legal"][-1]}
        for said in ({"type": "look", "seat": 0}, {"type": "act", **order}):
            socket.send(said)
            assert socket.hear()["type"] == "problem"
        ada.post(f"/api/tables/{table}/act", order)
        with pytest.raises(TimeoutError):
            socket.recv(timeout=2)


def test_late_spectators_do_not_see_who_comes_and_goes(house: House) -> None:
    ada = Guest(house, "Ada")
    table = ada.open(ME, ME, delay=2)["id"]
    with listening(house, None, table) as socket:
        socket.hear_view()
        with listening(house, ada, table, seat=0) as player:
            player.hear_view()
            with pytest.raises(TimeoutError):
                socket.recv(timeout=4)
