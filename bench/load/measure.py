"""Aevum's server and boardgame.io's side by side: the same clients, in turns, round after round."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec

from aevum import __version__
from bench.load.plan import Found, Phase, Plan
from bench.load.report import Results, Side

ROOT = Path(__file__).parent.parent.parent
PEER = Path(__file__).parent / "boardgameio"
INTERVAL = 2.0
"""Seconds between two moves of a game."""
PATIENCE = 10.0
"""Seconds after which a view is given up for lost."""

Progress = Callable[[str, int, int], None]
"""Told what is being done, how far it is and how far it goes."""


class Running:
    """A server in a process of its own, and the clients that play on it in another."""

    def __init__(
        self,
        name: str,
        version: str,
        server: list[str],
        driver: list[str],
        extra: dict[str, str],
    ) -> None:
        self.name = name
        self.version = version
        self.pace: list[Found] = []
        self.full: list[Found] = []
        self._port = free_port()
        self._driver_command = driver
        self._server = subprocess.Popen(
            [word.format(port=self._port) for word in server], cwd=ROOT,
            env={**os.environ, **extra}, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        self._driver: subprocess.Popen[str] | None = None

    def open(self, games: int, progress: Progress) -> None:
        """Open the games and connect a client to each."""
        self._wait()
        plan = Plan(self._port, self._server.pid, games, PATIENCE)
        self._driver = subprocess.Popen(
            [*self._driver_command, msgspec.json.encode(plan).decode()], cwd=ROOT, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        opened = 0
        while opened < games:
            opened = self._answer()["open"]
            progress(f"{self.name}: opening games", opened, games)

    def play(self, phase: Phase, expected: int, what: str, progress: Progress) -> Found:
        assert self._driver is not None
        assert self._driver.stdin is not None
        self._driver.stdin.write(msgspec.json.encode(phase).decode() + "\n")
        self._driver.stdin.flush()
        while "found" not in (line := self._answer()):
            progress(f"{self.name}: {what}", line["moves"], expected)
        return msgspec.convert(line["found"], Found)

    def close(self) -> None:
        if self._driver is not None:
            self._driver.terminate()
            self._driver.wait(30)
        self._server.terminate()
        self._server.wait(30)

    def _wait(self) -> None:
        """Until it answers, whatever it answers."""
        for _ in range(600):
            try:
                urlopen(f"http://127.0.0.1:{self._port}/api/games", timeout=1).close()
                return
            except HTTPError:
                return
            except OSError:
                if self._server.poll() is not None:
                    break
                time.sleep(0.1)
        raise SystemExit(f"The server of {self.name} did not start.")

    def _answer(self) -> Any:
        assert self._driver is not None
        assert self._driver.stdout is not None
        line = self._driver.stdout.readline()
        if not line:
            raise SystemExit(f"The clients of {self.name} stopped; their message stands above.")
        return json.loads(line)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def sides(folder: Path, stack: ExitStack) -> list[Running]:
    """Both servers, started; the stack ends them."""
    database = str(folder / "games.sqlite")
    serve = [sys.executable, "-m", "aevum.cli.main", "serve", "--port", "{port}", "--db", database]
    drive = [sys.executable, "-m", "bench.load.drive"]
    version = json.loads((PEER / "package.json").read_text())["dependencies"]["boardgame.io"]
    node = ["node", str(PEER / "server.cjs"), "{port}"]
    node_drive = ["node", str(PEER / "drive.cjs")]
    both = []
    for name, number, server, driver, extra in (
        ("Aevum", __version__, serve, drive, {}),
        ("boardgame.io", version, node, node_drive, {"NODE_ENV": "production"}),
    ):
        both.append(Running(name, number, server, driver, extra))
        stack.callback(both[-1].close)
    return both


def measure(games: int, rounds: int, seconds: float, progress: Progress) -> Results:
    """Both sides in turns; each round has a phase at the pace and one without pauses."""
    with TemporaryDirectory() as folder, ExitStack() as stack:
        both = sides(Path(folder), stack)
        for side in both:
            side.open(games, progress)
            side.play(Phase(INTERVAL, INTERVAL), games, "warming up", progress)
            side.play(Phase(0, seconds / 4), games * 5, "warming up", progress)
        paced = round(games * seconds / INTERVAL)
        for number in range(rounds):
            for side in both:
                what = f"round {number + 1}"
                side.pace.append(side.play(Phase(INTERVAL, seconds), paced, what, progress))
                side.full.append(side.play(Phase(0, seconds / 2), paced, what, progress))
    ours, theirs = (Side(s.name, s.version, s.pace, s.full) for s in both)
    return Results(ours, theirs, games, INTERVAL, seconds)
