"""One part after the other is killed while games go on: database, channel, thinker, mail."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from tests.server.house import Guest, House, bot, free_port
from tests.server.test_redis import Redis
from tests.soak.players import Player, burden, judge, seated, stop
from tests.store.postgres_server import Server, find_programs

PACE = 2.0
"""Seconds between two moves of a table."""
BOTS = 4
PATIENCE = 120.0
ACCOUNTS = 4


class Scene:
    """A server over PostgreSQL and Redis, with a mail server that will not answer."""

    def __init__(self, stack: ExitStack, tables: int) -> None:
        programs = find_programs()
        assert programs is not None, "PostgreSQL is not installed here"
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="aevum-")))
        self.postgres = Server(programs, folder)
        stack.callback(self.postgres.stop)
        self.redis = Redis(Path(stack.enter_context(TemporaryDirectory())))
        stack.callback(lambda: self.redis.stop())
        self.mail_port = free_port()
        self.address = self.postgres.new_database()
        self.house = House(self.address, None, "--channels", self.redis.url)
        url = f"smtp://127.0.0.1:{self.mail_port}?from=house@example.org"
        self.house.environment = {**os.environ, "AEVUM_SMTP_URL": url}
        self.house.start()
        stack.callback(self.house.stop)
        self.players = seated(self.house, tables, PACE)
        stack.callback(lambda: stop(self.players))
        self.host = Guest(self.house, "Host")
        self.open_bots()

    def open_bots(self) -> None:
        thinking = [bot("search:1s"), bot("greedy")]
        self.bots = [self.host.open(*thinking)["id"] for _ in range(BOTS)]

    def thinkers(self) -> list[int]:
        """The processes in which bots think."""
        assert self.house.process is not None
        listed = subprocess.run(
            ["ps", "-o", "pid=,args=", "--ppid", str(self.house.process.pid)],
            capture_output=True, text=True, check=False,
        ).stdout.splitlines()  # fmt: skip
        return [int(line.split()[0]) for line in listed if "spawn_main" in line]

    def bot_steps(self) -> int:
        return sum(self.host.get(f"/api/tables/{table}")["steps"] for table in self.bots)


@contextmanager
def silent(port: int) -> Iterator[None]:
    """A mail server that takes every call and says nothing."""
    with socket.socket() as ear:
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        ear.bind(("127.0.0.1", port))
        ear.listen(64)
        yield


def lose_database(scene: Scene) -> None:
    scene.postgres.stop()
    time.sleep(2)
    scene.postgres.start()


def lose_channel(scene: Scene) -> None:
    scene.redis.stop()
    time.sleep(2)
    scene.redis.start()


def lose_thinker(scene: Scene) -> None:
    for process in scene.thinkers():
        os.kill(process, signal.SIGKILL)


def lose_mail(scene: Scene) -> None:
    """Several people wait for a letter that never goes out."""
    guests = [Guest(scene.house) for _ in range(ACCOUNTS)]
    mark = time.monotonic_ns()
    for number, guest in enumerate(guests):
        account = {"name": f"Writer {mark} {number}", "passphrase": "a short sentence"}
        guest.post("/api/account", account)
    with silent(scene.mail_port):
        orders = [{"kind": "mail", "target": f"{mark}-{n}@example.org"} for n in range(ACCOUNTS)]
        letters = [
            Thread(target=guest.send, args=("/api/notices", order))
            for guest, order in zip(guests, orders, strict=True)
        ]
        for letter in letters:
            letter.start()
        for letter in letters:
            letter.join()


LOSSES: dict[str, Callable[[Scene], None]] = {
    "thinker": lose_thinker,
    "mail": lose_mail,
    "channel": lose_channel,
    "database": lose_database,
}


def losses(tables: int, times: int, calm: float) -> list[dict[str, Any]]:
    """Each part so often, with some calm after it; a row of figures for each."""
    rows = []
    with ExitStack() as stack:
        scene = Scene(stack, tables)
        time.sleep(calm)
        for name, lose in LOSSES.items():
            before, start, silence = burden(scene.house), time.monotonic(), 0.0
            for _ in range(times):
                lose(scene)
                silence = max(silence, bots_silent_for(scene))
                time.sleep(calm)
            rows.append({
                "part": name, "killed": times, "tables": tables,
                "longest wait": longest(scene.players, start), "bots silent for": silence,
                "before": before, "after": burden(scene.house),
            })  # fmt: skip
        stop(scene.players)
        verdict = judge(scene.address, scene.players)
        found = {"moves": verdict.moves, "lost": verdict.lost, "doubled": verdict.doubled}
    return [*rows, {"part": "all", **found}]


def bots_silent_for(scene: Scene) -> float:
    """Seconds until a bot has moved again."""
    start, steps = time.monotonic(), scene.bot_steps()
    while scene.bot_steps() <= steps:
        if all(scene.host.get(f"/api/tables/{table}")["result"] for table in scene.bots):
            scene.open_bots()
            steps = 0
        assert time.monotonic() - start < PATIENCE, "the bots never move again"
        time.sleep(0.2)
    return round(time.monotonic() - start, 1)


def longest(players: list[Player], since: float) -> float:
    """The longest time that a move was waited for."""
    found = [wait for player in players for at, wait in list(player.waits) if at >= since]
    return round(max(found, default=0.0), 3)
