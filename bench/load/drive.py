"""One connected client per table, each playing all seats of its table.

Works as its sister for boardgame.io does: reads a phase per line and answers in JSON lines: how far
it is, and at the end of the phase what it measured. Every client has an address of its own, as
people at home have.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import sys
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from aevum.lab.bench import game_for
from aevum.table.changes import applied
from bench.load.plan import Found, Phase, Plan, cpu

SEATS = [{"kind": "me"}] * 4
GAME = game_for("load")
MESSAGES = msgspec.json.Decoder(dict[str, Any])


def tell(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


def address(number: int) -> str:
    """All of 127.x.y.z is this machine."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


class Visitor:
    """A guest's browser, as far as HTTP goes."""

    def __init__(self, port: int, number: int) -> None:
        self._line = http.client.HTTPConnection(
            "127.0.0.1", port, source_address=(address(number), 0)
        )
        self.cookies: dict[str, str] = {}
        self.token = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Cookie": self.cookie, "x-csrftoken": self.cookies.get(self.token, "")}
        if body is not None:
            headers["Content-Type"] = "application/json"
        self._line.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = self._line.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise SystemExit(f"The server refused {path}: {text.decode()}")
        for cookie in answer.headers.get_all("Set-Cookie") or ():
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return json.loads(text)

    def close(self) -> None:
        self._line.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


class Client:
    """A guest who plays all seats of a table over one live socket, as the page does.

    The view is the first message and all changes since; what the actions would bring comes along
    or is asked for. Only the way from an order to its answer is timed.
    """

    def __init__(self, plan: Plan, number: int) -> None:
        self._plan = plan
        self._number = number
        self._random = random.Random(number)
        self._socket: ClientConnection
        self.view: dict[str, Any]
        self._lines = 0
        self._orders = 0
        self.size = 0
        self.gaps = 0

    async def open(self) -> None:
        visitor = Visitor(self._plan.port, self._number)
        visitor.token = visitor.ask("GET", "/api/me")["csrf"]
        table = visitor.ask("POST", "/api/tables", {"game": GAME, "seats": SEATS})["id"]
        visitor.close()
        self._socket = await connect(
            f"ws://127.0.0.1:{self._plan.port}/ws/tables/{table}?seat=0&ahead=true",
            additional_headers={"Cookie": visitor.cookie}, compression=None,
            ping_interval=None, local_addr=(address(self._number), 0),
        )  # fmt: skip
        await self._hear(0)
        actor = self.view["actor"]
        if actor not in (None, 0):  # through the eyes of whoever decides first
            await self._hear(await self._order("look", seat=actor))

    async def close(self) -> None:
        await self._socket.close()

    async def _order(self, kind: str, **order: Any) -> int:
        self._orders += 1
        words = {"type": kind, "id": self._orders, **order}
        await self._socket.send(msgspec.json.encode(words), text=True)
        return self._orders

    async def _hear(self, answer: int) -> dict[str, Any]:
        """Follow every message up to the one that answers this order."""
        while True:
            async with asyncio.timeout(self._plan.patience):
                text = await self._socket.recv(decode=False)
            message = MESSAGES.decode(text)
            if message["type"] == "problem":
                raise SystemExit(f"The server refused an order: {message['problem']}")
            self.size = len(text)
            self._follow(message)
            if message.get("id", 0) == answer:
                return message

    def _follow(self, message: dict[str, Any]) -> None:
        if message["type"] == "view":
            self.view, self._lines = message["view"], message["view"]["steps"]
        elif message["type"] == "change":
            self.view = applied(self.view, message["patch"])
            known = message.get("cut", self._lines)
            new = [line["step"] for line in message.get("log", [])]
            self.gaps += new != list(range(known + 1, self.view["steps"] + 1))
            self._lines = self.view["steps"]

    async def move(self) -> float | None:
        """Send one move and wait for the change it brings; seconds, or None if it never came."""
        view = self.view
        at = {"seat": view["seat"], "seq": view["seq"]}
        action = self._random.choice(view["legal"])
        start = time.perf_counter()
        try:
            # The change is that of whoever decides next, as at a shared screen.
            answer = await self._hear(await self._order("act", action=action, follow=True, **at))
            took, size = time.perf_counter() - start, self.size
            if "previews" not in answer:
                await self._look_ahead()
        except TimeoutError:
            return None
        self.size = size
        return took

    async def _look_ahead(self) -> None:
        view = self.view
        if view["actor"] == view["seat"]:
            ask = {"seat": view["seat"], "seq": view["seq"], "actions": view["legal"]}
            await self._hear(await self._order("preview", **ask))

    @property
    def over(self) -> bool:
        return self.view["actor"] is None


async def play(client: Client, share: float, phase: Phase, start: float, found: Found) -> None:
    """Move at the pace, or without an interval as soon as the view is there."""
    turn = 0
    while True:
        if client.over:
            await client.close()
            await client.open()
        now = time.perf_counter()
        due = start + (turn + share) * phase.interval if phase.interval else now
        if due >= start + phase.seconds:
            return
        await asyncio.sleep(due - now)
        took = await client.move()
        if took is None:
            found.lost += 1
            return
        found.moves.append(round(took * 1000, 2))
        found.bytes += client.size
        turn += 1


async def run(plan: Plan, clients: list[Client], phase: Phase) -> Found:
    found = Found([], 0, 0, 0, 0)
    busy, start = cpu(plan.pid), time.perf_counter()
    players = asyncio.gather(
        *(play(client, n / len(clients), phase, start, found) for n, client in enumerate(clients))
    )
    while not players.done():
        tell({"moves": len(found.moves)})
        await asyncio.wait({players}, timeout=0.5)
    await players
    found.seconds, found.cpu = time.perf_counter() - start, cpu(plan.pid) - busy
    for client in clients:
        found.lost += client.gaps
        client.gaps = 0
        found.whole += len(msgspec.json.encode(client.view)) / len(clients)
    return found


async def main() -> None:
    plan = msgspec.json.decode(sys.argv[1], type=Plan)
    clients = [Client(plan, number) for number in range(plan.games)]
    for number, client in enumerate(clients, 1):
        await client.open()
        tell({"open": number})
    while line := await asyncio.to_thread(sys.stdin.readline):
        phase = msgspec.json.decode(line, type=Phase)
        tell({"found": msgspec.to_builtins(await run(plan, clients, phase))})


if __name__ == "__main__":
    asyncio.run(main())
