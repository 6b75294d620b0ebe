"""One part after the other is killed while games go on: no move is lost or doubled.

AEVUM_SOAK_PARTS is how many seconds each part is killed again and again, and how many games go on.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event, Thread

import httpx
import pytest

from aevum import games
from aevum.store import Store
from aevum.table.table import Table
from tests.server.house import ME, Guest, House, bot
from tests.server.test_queues import status
from tests.server.test_redis import Redis, needs_redis
from tests.server.test_thinkers import PROC, thinkers_of
from tests.store.postgres_server import Server, find_programs

pytest.importorskip("psycopg", reason="psycopg is not installed: pip install 'aevum[postgres]'")
programs = find_programs()
SIZE = int(os.environ.get("AEVUM_SOAK_PARTS", "6"))
PATIENCE = 4.0
"""Seconds for a move on a machine with much else to do, unless the database is away."""

pytestmark = [
    pytest.mark.skipif(programs is None, reason="PostgreSQL is not installed here"),
    pytest.mark.skipif(not (PROC / "self/stat").exists(), reason="needs /proc"),
    pytest.mark.xdist_group("postgres"),
    needs_redis,
]


class Game(Thread):
    """Somebody who plays at random, at both seats or against a bot, and notes what was accepted."""

    def __init__(self, house: House, number: int, stop: Event) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(house)
        # An address of its own: so many requests a minute are granted to each.
        self.guest.http = httpx.Client(
            base_url=house.url, timeout=30, cookies=self.guest.http.cookies,
            transport=httpx.HTTPTransport(local_address=f"127.0.2.{number + 1}"),
        )  # fmt: skip
        self.rng = Random(number)
        self.alone = number % 2 == 0
        self.stop = stop
        self.table = ""
        self.accepted: list[tuple[int, str]] = []
        self.unknown = 0
        """Moves of which nobody said what became of them."""
        self.slowest = 0.0
        self.open()

    def open(self) -> None:
        self.table = self.guest.open(ME, ME if self.alone else bot("greedy"))["id"]

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self.move()
            except httpx.HTTPError:
                self.unknown += 1

    def move(self) -> None:
        seat = 0
        if self.alone:
            seat = self.look(0).get("actor") or 0
        view = self.look(seat)
        if view.get("actor") != seat:
            time.sleep(0.1)
            return
        order = {"seat": seat, "seq": view["seq"], "action": self.rng.choice(view["legal"])}
        began = time.monotonic()
        answer = self.guest.send(f"/api/tables/{self.table}/act", order)
        took = time.monotonic() - began
        assert answer.status_code in (200, 409, 503), answer.text
        if answer.status_code == 200:
            self.accepted.append((seat, order["action"]))
            self.slowest = max(self.slowest, took)
        elif answer.status_code == 503:
            self.unknown += 1
            time.sleep(0.2)

    def look(self, seat: int) -> dict[str, object]:
        answer = self.guest.http.get(f"/api/tables/{self.table}", params={"seat": seat})
        assert answer.status_code in (200, 429, 503), answer.text
        return answer.json() if answer.status_code == 200 else {}


@pytest.fixture
def parts(tmp_path: Path) -> Iterator[tuple[House, Server, Redis]]:
    assert programs is not None
    with TemporaryDirectory(prefix="aevum-") as folder:
        postgres, broker = Server(programs, Path(folder)), Redis(tmp_path)
        house = House(postgres.new_database(), None, "--channels", broker.url)
        house.environment = {**os.environ, "AEVUM_PAUSE": "0"}
        house.start()
        yield house, postgres, broker
        house.stop()
        broker.stop()
        postgres.stop()


def again_and_again(kill: Callable[[], None], seconds: float) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        kill()
        time.sleep(1)


def test_parts_are_killed_while_games_go_on(parts: tuple[House, Server, Redis]) -> None:
    house, postgres, broker = parts
    stop = Event()
    people = [Game(house, number, stop) for number in range(SIZE)]
    for each in people:
        each.start()

    def kill_thinkers() -> None:
        for pid in thinkers_of(house):
            os.kill(pid, signal.SIGKILL)

    def restart_redis() -> None:
        broker.stop()
        time.sleep(1)
        broker.start()

    def restart_postgres() -> None:
        postgres.stop()
        time.sleep(1)
        postgres.start()

    time.sleep(2)
    threads = status(house, "Threads")
    again_and_again(kill_thinkers, SIZE)
    again_and_again(restart_redis, SIZE)
    slowest = max(each.slowest for each in people)
    again_and_again(restart_postgres, SIZE)
    before = [len(each.accepted) for each in people]
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and any(
        len(each.accepted) <= n and not over(each) for n, each in zip(before, people, strict=True)
    ):
        time.sleep(0.2)
    stop.set()
    for each, count in zip(people, before, strict=True):
        each.join(60)
        assert len(each.accepted) > count or over(each), "a game stands still"
    assert slowest < PATIENCE
    assert status(house, "Threads") <= threads + 40, "threads pile up"
    for each in people:
        each.guest.http.close()
        check_log(house.db, each)
    moves = sum(len(each.accepted) for each in people)
    unknown = sum(each.unknown for each in people)
    print(
        f"{SIZE} games, {moves} moves accepted, {unknown} refused or unanswered, the slowest took "
        f"{slowest:.2f} s; {threads} threads, then {status(house, 'Threads')}; "
        f"{status(house, 'VmRSS') // 1000} MB"
    )


def over(game: Game) -> bool:
    return bool(game.look(0).get("result"))


def check_log(url: str, game: Game) -> None:
    """Every accepted move is there, once and in order, and nothing that nobody has sent."""
    store = Store.open(url)
    header, entries = store.load(game.table)
    store.close()
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert Table.restore(games.load("attila"), header, entries).seq == len(entries)
    mine = [(e.seat, e.action) for e in entries if e.seat == 0 or (game.alone and e.seat == 1)]
    written = iter(mine)
    assert all(move in written for move in game.accepted), "an accepted move is lost"
    assert len(mine) - len(game.accepted) <= game.unknown, "a move was made twice"
