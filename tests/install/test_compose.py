"""compose.yaml without an engine: the same processes, one game played at both workers in turn."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
import yaml

from tests.install.steps import ROOT
from tests.server.house import ME, Guest, House
from tests.server.test_redis import Redis, needs_redis
from tests.store.postgres_server import Server, find_programs

SECRET = "a secret for this test"
programs = find_programs()
pytestmark = [
    needs_redis,
    pytest.mark.skipif(programs is None, reason="PostgreSQL is not installed here"),
]


class Worker(House):
    """A service of compose.yaml: its command and environment, at the addresses of this machine."""

    def __init__(self, service: dict[str, Any], database: str, channels: str, folder: Path) -> None:
        super().__init__(database)
        told = service["environment"]
        assert told["AEVUM_DB"] == "postgresql+psycopg://aevum:${AEVUM_SECRET}@database/aevum"
        self.service = [
            word.replace("redis://channels:6379/0", channels) for word in service["command"]
        ]
        assert channels in self.service
        self.folder = folder
        settings = {key: value.replace("${AEVUM_SECRET}", SECRET) for key, value in told.items()}
        self.environment = {**os.environ, **settings, "AEVUM_DB": database}

    def command(self) -> list[str]:
        program, *rest = self.service
        assert program == "aevum"
        here = ["--host", "127.0.0.1", "--port", str(self.port)]
        return [sys.executable, "-m", "aevum.cli.main", *rest, *here]


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    assert services["database"]["image"].startswith("postgres:")
    assert services["channels"]["command"][0] == "redis-server"
    folder = tmp_path_factory.mktemp("compose")
    (folder / "data").mkdir()
    assert programs is not None
    # The path of a socket may have no more than about 100 letters.
    with TemporaryDirectory(prefix="aevum-") as place, ExitStack() as end:
        database = Server(programs, Path(place))
        end.callback(database.stop)
        channels = Redis(folder)
        end.callback(channels.stop)
        url = database.new_database()
        one, two = (Worker(services[name], url, channels.url, folder) for name in ("one", "two"))
        for worker in (one, two):
            worker.start()
            end.callback(worker.stop)
        yield one, two


def test_a_game_is_played_at_both_workers_in_turn(workers: tuple[House, House]) -> None:
    first = Guest(workers[0], "Ada")
    second = Guest(workers[1])
    second.http.cookies = httpx.Cookies(first.http.cookies)
    rng = Random(5)
    table = first.open(ME, ME)["id"]
    for number in range(400):
        guest = (first, second)[number % 2]
        actor = guest.look(table)["actor"]
        if actor is None:
            break
        view = guest.look(table, actor)
        guest.act(table, actor, rng.choice(view["legal"]), view["seq"])
    results = [guest.look(table)["result"] for guest in (first, second)]
    assert results[0] == results[1] is not None
