"""Requests that never come to their end are closed; those that do are answered."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Iterator

import pytest

from tests.server.house import ME, Guest, House, database
from tests.server.line import listening

HASTY = """
import aevum.server.punctual as punctual
from aevum.cli.main import main
punctual.HEADERS, punctual.BODY, punctual.READING = 1.0, 2.0, 2.0
main()
"""
ENDLESS = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
LONG = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n"


class Hasty(House):
    """A server that waits for seconds where others wait for a minute."""

    def command(self) -> list[str]:
        serve = super().command()
        return [sys.executable, "-c", HASTY, *serve[serve.index("serve") :]]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = Hasty(database(tmp_path_factory.mktemp("punctual"))).start()
    yield house
    house.stop()


def seconds_until_closed(house: House, first: bytes, drip: bytes) -> float:
    """How long the server listens to somebody who sends a little now and then."""
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", house.port)) as line:
        line.settimeout(0.2)
        line.sendall(first)
        while time.monotonic() - began < 30:
            try:
                if drip:
                    line.sendall(drip)
                if line.recv(1_000) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
    return time.monotonic() - began


@pytest.mark.parametrize(
    ("first", "drip"),
    [
        (b"", b""),
        (b"GET", b""),
        (ENDLESS, b""),
        (ENDLESS, b"X-More: 1\r\n"),
        (b"GET /api/games HTTP/1.1\r\nHost: a", b"a"),
        (LONG, b""),
        (LONG, b"x"),
    ],
)
def test_what_never_ends_is_closed(house: House, first: bytes, drip: bytes) -> None:
    assert seconds_until_closed(house, first, drip) < 10


def test_an_answer_that_nobody_takes_is_given_up(house: House) -> None:
    """Thousands of questions in one breath, and not one answer is read."""
    ask = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with socket.create_connection(("127.0.0.1", house.port)) as line:
        line.settimeout(0.5)
        with pytest.raises(ConnectionError):
            send_on(line, ask, time.monotonic() + 30)


def send_on(line: socket.socket, ask: bytes, deadline: float) -> None:
    while time.monotonic() < deadline:
        try:
            line.sendall(ask)
        except TimeoutError:
            time.sleep(0.2)


def test_who_comes_to_the_point_stays(house: House) -> None:
    """One line for many requests with pauses between them, and a live socket that is quiet."""
    ada = Guest(house, "Ada")
    table = ada.open(ME, ME)["id"]
    with listening(house, ada, table, seat=0) as line:
        line.hear_view()
        for _ in range(3):
            time.sleep(1.5)
            view = ada.look(table, ada.look(table)["actor"])
        ada.act(table, view["actor"], view["legal"][0], view["seq"])
        while line.view["seq"] == view["seq"]:
            line.hear()
