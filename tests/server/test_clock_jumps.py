"""The machine's clock is set while people play: nobody gains or loses time, nobody sees more.

A server process whose wall clock is as far off as a file says; everything else of it is real.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.exceptions import TooManyRequestsException

from aevum.server import throttle
from aevum.server.throttle import Throttle
from tests.server.house import ME, OPEN, Guest, House, database

DAY = 86_400
JUMPY = """
import datetime, pathlib, sys, time

wall, file = time.time, pathlib.Path(sys.argv.pop(1))

def jumped():
    return wall() + float(file.read_text())

class Jumped(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return cls.fromtimestamp(jumped(), tz)

time.time = jumped
import aevum.store.store
aevum.store.store.datetime = Jumped
from aevum.cli.main import main
main()
"""


class Jumpy(House):
    """A server whose wall clock can be set."""

    def __init__(self, folder: Path) -> None:
        super().__init__(database(folder))
        self.file = folder / "jump"
        self.jump(0)

    def jump(self, seconds: float) -> None:
        self.file.write_text(str(seconds))

    def command(self) -> list[str]:
        serve = super().command()
        return [sys.executable, "-c", JUMPY, str(self.file), *serve[serve.index("serve") :]]


@pytest.fixture(scope="module")
def jumpy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Jumpy]:
    house = Jumpy(tmp_path_factory.mktemp("jumpy"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def house(jumpy: Jumpy) -> Jumpy:
    jumpy.jump(0)
    return jumpy


def test_a_jump_gives_no_time_and_takes_none(house: Jumpy) -> None:
    ada, ben = Guest(house, "Ada"), Guest(house, "Ben")
    made = ada.open(ME, OPEN, options={"first": 0}, pace={"kind": "live", "bank": 300, "step": 0})
    table = made["id"]
    ben.post(f"/api/tables/{table}/join", {"token": made["invite"].rpartition("/")[2]})
    assert ada.look(table)["actor"] == 0
    house.jump(DAY)
    time.sleep(3)  # the clocks are looked at every second
    seats = ada.look(table)["seats"]
    assert not seats[0]["away"], "forward: nobody is away because of it"
    assert 200_000 < seats[0]["clock"] < 298_000
    house.jump(-DAY)
    view = ada.look(table)
    before = view["seats"][0]["clock"]
    assert before < 298_000, "back: nobody has more time because of it"
    while view["actor"] == 0:
        view = ada.act(table, 0, view["legal"][-1], view["seq"])
    assert 200_000 < view["seats"][0]["clock"] <= before
    house.kill()
    house.start()
    assert 200_000 < ada.look(table)["seats"][0]["clock"] <= before, "kept is what is left"


def test_late_spectators_see_nothing_sooner(house: Jumpy) -> None:
    ada, cleo = Guest(house, "Ada"), Guest(house, "Cleo")
    table = ada.open(ME, ME, listed=True, delay=3_600)["id"]
    early = cleo.look(table, -2)["steps"]
    view = ada.look(table, ada.look(table)["actor"])
    ada.act(table, view["actor"], view["legal"][0], view["seq"])
    for seconds in (2 * 3_600, DAY, -DAY):
        house.jump(seconds)
        assert cleo.look(table, -2)["steps"] == early, seconds


def test_a_jump_back_locks_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit of requests is for a minute that passes, not for one on the wall."""
    monkeypatch.setattr(throttle, "MINUTE", 0.5)
    door = Throttle(3)
    for _ in range(3):
        door.count("192.0.2.1")
    with pytest.raises(TooManyRequestsException):
        door.count("192.0.2.1")
    door.count("192.0.2.2")
    wall = time.time()
    monkeypatch.setattr(time, "time", lambda: wall - DAY)
    time.sleep(0.6)
    door.count("192.0.2.1")
