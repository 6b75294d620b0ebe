"""A real server process and people who talk to it."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from aevum.store import Store


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """`aevum serve` in a process of its own, over a database file that outlives it."""

    def __init__(self, db: str, port: int | None = None, *options: str) -> None:
        self.db = db
        self.options = options
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.environment: dict[str, str] | None = None
        self.folder: Path | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        serve = [sys.executable, "-m", "aevum.cli.main", "serve"]
        return [*serve, "--port", str(self.port), "--db", self.db, *self.options]

    def start(self) -> House:
        self.process = subprocess.Popen(
            self.command(),
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            env=self.environment,
        )
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            try:
                httpx.get(f"{self.url}/api/games", timeout=30)
                return self
            except httpx.HTTPError:
                if self.process.poll() is not None:
                    raise AssertionError("the server did not start") from None
                time.sleep(0.1)
        self.kill()
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would: no time for good-byes."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


def patiently(ask: Callable[[], httpx.Response]) -> httpx.Response:
    """Ask again while there were too many requests within a minute: tests are quick."""
    for _ in range(70):
        answer = ask()
        if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
            break
        time.sleep(1)
    return answer


class Guest:
    """Somebody with a browser: keeps cookies and sends the CSRF token."""

    def __init__(self, house: House, name: str = "") -> None:
        self.http = httpx.Client(base_url=house.url, timeout=30)
        weakref.finalize(self, self.http.close)
        self.me = self.http.get("/api/me").json()
        if name:
            self.post("/api/me", {"name": name})

    def get(self, path: str, **params: Any) -> Any:
        answer = patiently(lambda: self.http.get(path, params=params))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def send(self, path: str, data: Any) -> httpx.Response:
        headers = {"x-csrftoken": self.token}
        return patiently(lambda: self.http.post(path, json=data, headers=headers))

    @property
    def token(self) -> str:
        return self.http.cookies.get(self.me["csrf"]) or ""

    @property
    def cookie(self) -> str:
        """All cookies as one header, for what is not asked by HTTP."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def post(self, path: str, data: Any) -> Any:
        answer = self.send(path, data)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def open(self, *seats: dict[str, Any], **terms: Any) -> dict[str, str]:
        created: dict[str, str] = self.post(
            "/api/tables", {"game": "attila", "seats": list(seats), **terms}
        )
        return created

    def look(self, table: str, seat: int = 0, **params: Any) -> Any:
        return self.get(f"/api/tables/{table}", seat=seat, **params)

    def log(self, table: str, seat: int = 0) -> list[Any]:
        """All lines, page by page from the end."""
        lines: list[Any] = []
        while not lines or lines[0]["step"] > 1:
            to = lines[0]["step"] - 1 if lines else 1_000_000
            page = self.get(f"/api/tables/{table}/log", seat=seat, to=to)
            if not page:
                break
            lines = page + lines
        return lines

    def act(self, table: str, seat: int, action: str, seq: int) -> Any:
        return self.post(f"/api/tables/{table}/act", {"seat": seat, "seq": seq, "action": action})

    def wait_for_answer(self, table: str) -> None:
        """Until the server can show the table again."""
        deadline = time.monotonic() + 60
        while self.http.get(f"/api/tables/{table}", params={"seat": 0}).status_code != 200:
            assert time.monotonic() < deadline, "the table is not shown any more"
            time.sleep(0.1)

    def wait_for_my_turn(self, table: str, seat: int = 0) -> Any:
        """The view as soon as this seat must decide or the game is over."""
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            view = self.look(table, seat)
            if view["actor"] in (seat, None):
                return view
            time.sleep(0.01)
        raise AssertionError(f"seat {seat} waits for {view['actor']} in vain")


ME = {"kind": "me"}
OPEN = {"kind": "open"}


def bot(name: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "bot": name}


def database(folder: Path) -> str:
    """A file with all its tables, which a server finds much sooner than it makes them."""
    file = folder / "games.sqlite"
    if not file.exists():
        file.write_bytes(_empty())
    return str(file)


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite"
        Store.open(str(file)).close()
        return file.read_bytes()
