"""The whole server inside the test's own process, and finished games to show it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import anyio
import msgspec
from litestar import Litestar
from litestar.testing import TestClient, websocket_test_session

from aevum.core.game import Game
from aevum.games import load
from aevum.server.app import create_app
from aevum.server.settings import Settings
from aevum.table.record import record_of
from aevum.table.table import Table
from tests.server.house import database

attila = load("attila")


async def rest(_: float) -> None:
    """Litestar's sockets wait without a pause: each would keep a processor busy."""
    await anyio.sleep(0.005)


websocket_test_session.sleep = rest


class Salon:
    """A visitor at the server: sends what a browser would send."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.me = client.get("/api/me").json()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.client.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def send(self, method: str, path: str, data: Any = None) -> Any:
        token = self.client.cookies.get(self.me["csrf"]) or ""
        return self.client.request(method, path, json=data, headers={"x-csrftoken": token})

    def post(self, path: str, data: Any = None, status: int | None = None) -> Any:
        answer = self.send("POST", path, data or {})
        assert answer.status_code == status if status else answer.status_code < 300, answer.text
        return answer.json()

    def become_stranger(self) -> None:
        """Forget the cookies: the next request is somebody else's."""
        self.client.cookies.clear()
        self.me = self.get("/api/me")

    def show(self, table: Table) -> str:
        """Bring a finished game in; returns its id."""
        record = msgspec.to_builtins(record_of(table))
        return str(self.post("/api/import", record)["id"])


@contextmanager
def salon(folder: Path) -> Iterator[Salon]:
    settings = Settings(db=database(folder), thinkers=1)
    with TestClient(create_app(settings)) as client:
        yield Salon(client)


def finished(players: int = 2, seed: int = 1, game: Game[Any] = attila) -> Table:
    """A game played at random to its end."""
    table = Table.new(game, {"players": players}, seed=bytes([seed]) * 32)
    rng = Random(seed)
    while table.actor is not None:
        table.act(table.actor, rng.choice(table.legal(table.actor)))
    return table
