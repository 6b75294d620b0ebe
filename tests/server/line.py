"""A live socket as the page keeps it: what it shows is the first view and all changes since."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

from websockets.sync.client import ClientConnection, connect

from aevum.table.changes import applied
from tests.server.house import Guest, House


class Shown:
    """A page without a picture: the view, the lines of the log and of the chat it has."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.lines: list[Any] = []
        self.chat: list[Any] = []

    def take(self, message: dict[str, Any]) -> list[Any]:
        """Follow a message; returns the lines it brings."""
        news: dict[str, Any] = message
        if message["type"] == "view":
            self.view = dict(message["view"])
            news = {"log": self.view.pop("log"), "chat": self.view.pop("chat")}
            self.lines = self.lines[: message["cut"]]
        elif message["type"] == "change":
            self.view = applied(self.view, message["patch"])
            self.lines = self.lines[: message.get("cut")]
        lines, said = news.get("log", []), news.get("chat", [])
        if lines and lines[0]["step"] > len(self.lines) + 1:
            assert message["type"] == "view", "a gap in the log"
            self.lines = []  # older ones have to be asked for
        self.lines += lines
        self.chat += said
        assert [line["number"] for line in self.chat] == list(range(1, len(self.chat) + 1))
        return list(lines)


class Line(Shown):
    """The same over a real socket."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self.socket = socket

    def send(self, order: dict[str, Any] | str | bytes) -> None:
        self.socket.send(json.dumps(order) if isinstance(order, dict) else order)

    def recv(self, timeout: float = 30) -> str | bytes:
        return self.socket.recv(timeout=timeout)

    def hear(self, timeout: float = 30) -> Any:
        """The next message, whatever it is."""
        message = json.loads(self.recv(timeout))
        self.take(message)
        return message

    def hear_view(self) -> Any:
        """The view after the next message, with the lines that this message brings."""
        message = json.loads(self.recv())
        assert message["type"] in ("view", "change"), message
        lines = self.take(message)
        return deepcopy({**self.view, "log": lines, "chat": self.chat})


@contextmanager
def listening(
    house: House, guest: Guest | None, table: str, *, origin: str | None = None, **params: int
) -> Iterator[Line]:
    query = "&".join(f"{name}={value}" for name, value in params.items())
    cookies = {"Cookie": guest.cookie} if guest else {}
    address = f"ws://127.0.0.1:{house.port}/ws/tables/{table}?{query}"
    with connect(address, additional_headers=cookies, origin=origin) as socket:  # type: ignore[arg-type]
        yield Line(socket)
