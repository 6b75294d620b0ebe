"""Two server processes that tell each other of changes through Redis, over one SQLite file."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from aevum.core.errors import BadOptions
from aevum.server.channels import backend_of
from aevum.server.settings import Settings
from tests.server.house import ME, Guest, House, database, free_port
from tests.server.line import listening
from tests.server.test_live import heard_move, heard_view

redis = pytest.importorskip("redis", reason="redis is not installed: pip install 'aevum[redis]'")
program = shutil.which("redis-server")
needs_redis = pytest.mark.skipif(program is None, reason="redis-server is not installed here")


class Redis:
    """A Redis server of our own, which keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", "."]
        self.process = subprocess.Popen(
            [str(program), *options], cwd=self.folder, stdout=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            try:
                with redis.Redis.from_url(self.url) as client:
                    client.ping()
                return
            except redis.ConnectionError:
                time.sleep(0.05)
        raise AssertionError("redis-server does not answer")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Redis]:
    server = Redis(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def houses(tmp_path: Path, broker: Redis) -> Iterator[tuple[House, House]]:
    db = database(tmp_path)
    both = [House(db, None, "--channels", broker.url).start() for _ in range(2)]
    yield both[0], both[1]
    for each in both:
        each.stop()


def at_both(houses: tuple[House, House]) -> tuple[Guest, Guest]:
    """One person, known at both houses."""
    here, there = Guest(houses[0], "Ada"), Guest(houses[1])
    there.http.cookies = httpx.Cookies(here.http.cookies)
    return here, there


def move(guest: Guest, table: str) -> None:
    actor = guest.look(table)["actor"]
    view = guest.look(table, actor)
    guest.act(table, actor, view["legal"][-1], view["seq"])


@needs_redis
def test_a_move_at_one_house_is_told_at_the_other_also_after_redis_was_gone(
    houses: tuple[House, House], broker: Redis
) -> None:
    here, there = at_both(houses)
    table = here.open(ME, ME)["id"]
    with listening(houses[1], there, table, seat=0) as socket:
        before = heard_view(socket)
        move(here, table)
        after = heard_move(socket, before)
        broker.stop()
        move(here, table)  # is kept, though nobody can be told
        broker.start()
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            move(here, table)
            try:
                socket.recv(timeout=1)
                break
            except TimeoutError:
                continue
        else:
            raise AssertionError("nothing is told any more")
    assert there.look(table)["seq"] == here.look(table)["seq"] > after["seq"]


def serve_with(address: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "aevum.cli.main", "serve", "--port", str(free_port())]
    return subprocess.run(
        [*command, "--db", database(tmp_path), "--channels", address],
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_a_redis_that_is_not_there_is_said_in_a_sentence(tmp_path: Path) -> None:
    done = serve_with(f"redis://127.0.0.1:{free_port()}/0", tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("The Redis server cannot be used: ")
    assert len(done.stderr.splitlines()) == 1


def test_what_is_no_address_of_redis_is_refused() -> None:
    with pytest.raises(BadOptions, match="redis://host:6379/0"):
        backend_of(Settings(channels="carrier-pigeon://loft"))


def test_without_the_package_the_way_to_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis", None)
    with pytest.raises(BadOptions, match=r"pip install 'aevum\[redis\]'"):
        backend_of(Settings(channels="redis://localhost"))
