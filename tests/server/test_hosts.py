"""A page elsewhere that lets its name point here is refused: rebinding reaches nothing."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from aevum.server.hosts import Hosts, name_in
from tests.server.house import ME, Guest, House, database

MISDIRECTED = 421


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    server = House(
        database(tmp_path_factory.mktemp("named")), None, "--allow-host", "games.example"
    )
    server.environment = {
        **os.environ, "AEVUM_HOSTS": "unused.example", "AEVUM_URL": "https://aevum.example/play",
    }  # fmt: skip
    yield server.start()
    server.stop()


def asked_as(house: House, host: str, path: str = "/api/me") -> httpx.Response:
    return httpx.get(house.url + path, headers={"Host": host})


@pytest.mark.parametrize(
    "host",
    ["evil.example", "127.0.0.1.evil.example", "evil.example:{port}", "localhost.evil.example",
     "192.168.0.7", "[::2]:{port}", "localhost@evil.example", ":{port}", "[", "0x7f.1"],
)  # fmt: skip
def test_a_foreign_name_is_refused_at_every_address(house: House, host: str) -> None:
    name = host.format(port=house.port)
    for path in ("/api/me", "/api/tables", "/", "/table/x", "/api/schema/openapi.json"):
        answer = asked_as(house, name, path)
        assert answer.status_code in (400, MISDIRECTED)
        assert "set-cookie" not in answer.headers
        assert "<html" not in answer.text


def test_own_names_are_allowed(house: House) -> None:
    machine = socket.gethostname()
    for host in ("localhost", "LOCALHOST", "127.0.0.1", "[::1]", machine, f"{machine}.local"):
        for port in ("", f":{house.port}", ":9"):
            assert asked_as(house, host + port).status_code == httpx.codes.OK, host + port


def test_a_socket_asked_for_under_a_foreign_name_is_refused(house: House) -> None:
    """Origin and Host agree, as they do for a rebound name; only the name itself tells."""
    ada = Guest(house, "Ada")
    table = ada.open(ME, ME)["id"]
    address = f"ws://evil.example:{house.port}/ws/tables/{table}?seat=0"
    with socket.create_connection(("127.0.0.1", house.port)) as way, pytest.raises(InvalidStatus):
        connect(
            address, sock=way, origin=f"http://evil.example:{house.port}",  # type: ignore[arg-type]
            additional_headers={"Cookie": ada.cookie},
        )  # fmt: skip


def test_named_hosts_are_allowed_and_no_others(named: House) -> None:
    for host in ("games.example", "Games.Example:443", "aevum.example", f"localhost:{named.port}"):
        assert asked_as(named, host).status_code == httpx.codes.OK, host
    for host in ("example", "other.games.example", "unused.example"):
        assert asked_as(named, host).status_code == MISDIRECTED, host


def test_the_environment_names_hosts(tmp_path: Path) -> None:
    server = House(database(tmp_path))
    server.environment = {**os.environ, "AEVUM_HOSTS": "one.example two.example"}
    server.start()
    try:
        for host in ("one.example", "two.example"):
            assert asked_as(server, host).status_code == httpx.codes.OK
        assert asked_as(server, "three.example").status_code == MISDIRECTED
    finally:
        server.stop()


def test_the_address_at_which_a_connection_arrives_is_allowed() -> None:
    """As for a server that other devices of the house reach by its number."""
    hosts = Hosts([])
    assert hosts.allows("192.168.0.7:8000", "192.168.0.7")
    assert hosts.allows("[fe80::7]:8000", "fe80::7")
    assert not hosts.allows("192.168.0.8:8000", "192.168.0.7")
    assert not hosts.allows("", "")


def test_ports_dots_and_brackets_are_no_part_of_a_name() -> None:
    assert name_in("Aevum.Example.:8000") == "aevum.example"
    assert name_in("[::1]:8000") == "::1"
    assert Hosts(["::5"]).allows("[::5]:80", "")
