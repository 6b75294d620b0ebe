"""Thinkers live as long as their server, however it ends, and are renewed when they die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import ME, Guest, House, bot, database

PROC = Path("/proc")

pytestmark = pytest.mark.skipif(not (PROC / "self/stat").exists(), reason="needs /proc")


def living() -> dict[int, int]:
    """The parent of every process that has not ended."""
    parents: dict[int, int] = {}
    for stat in PROC.glob("[0-9]*/stat"):
        try:
            state, parent, *_ = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if state != "Z":
            parents[int(stat.parent.name)] = int(parent)
    return parents


def children(pid: int) -> set[int]:
    return {child for child, parent in living().items() if parent == pid}


def thinkers_of(house: House) -> set[int]:
    """Its processes that think, without Python's own helper."""
    assert house.process is not None
    found = set()
    for pid in children(house.process.pid):
        try:
            if b"spawn_main" in (PROC / str(pid) / "cmdline").read_bytes():
                found.add(pid)
        except OSError:
            continue
    return found


def gone(pids: set[int], seconds: float = 60) -> bool:
    deadline = time.monotonic() + seconds
    while pids & living().keys() and time.monotonic() < deadline:
        time.sleep(0.05)
    return not pids & living().keys()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(database(tmp_path)).start()
    yield house
    house.stop()


def test_thinkers_go_when_their_server_is_killed(house: House) -> None:
    """kill -9: nobody can tell them, neither one who waits nor one who thinks."""
    ada = Guest(house, "Ada")
    idle = ada.open(ME, bot("random"), options={"first": 1})["id"]
    ada.wait_for_my_turn(idle)
    ada.open(ME, bot("search:10s"), options={"first": 1})
    deadline = time.monotonic() + 60
    while len(thinkers_of(house)) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    thinkers = thinkers_of(house)
    assert len(thinkers) == 2
    time.sleep(1)  # into the thought
    house.kill()
    assert gone(thinkers, 3), "one thinks on for nobody"


def test_bots_move_on_when_the_process_they_think_in_is_killed(house: House) -> None:
    """In mid-thought and between two thoughts; moves are answered and new tables open."""
    ada = Guest(house, "Ada")
    table = ada.open(ME, bot("search:2s"), options={"first": 1})["id"]
    deadline = time.monotonic() + 60
    while not thinkers_of(house) and time.monotonic() < deadline:
        time.sleep(0.05)
    for _ in range(2):
        for pid in thinkers_of(house):
            os.kill(pid, signal.SIGKILL)
        view = ada.wait_for_my_turn(table)
        ada.act(table, 0, view["legal"][-1], view["seq"])
    for pid in thinkers_of(house):
        os.kill(pid, signal.SIGKILL)
    another = ada.open(ME, bot("greedy"), options={"first": 1})["id"]
    assert ada.wait_for_my_turn(another)["actor"] == 0
    hint = ada.post(f"/api/tables/{another}/hint", {"seat": 0})
    assert hint["action"] in ada.look(another)["legal"]


KILLER = """
import os, signal

class Killer:
    def __init__(self, seed):
        pass
    def choose(self, sight):
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_bot_that_kills_its_process_is_stood_in_for(tmp_path: Path) -> None:
    """Whatever it does, its table goes on, and so does every other one."""
    file = tmp_path / "killer.py"
    file.write_text(KILLER)
    house = House(database(tmp_path), None, "--bot", f"{file}:Killer").start()
    try:
        ada = Guest(house, "Ada")
        tables = [
            ada.open(ME, bot(name), options={"first": 1})["id"] for name in ("Killer", "greedy")
        ]
        for table in tables:
            view = ada.wait_for_my_turn(table)
            assert view["actor"] == 0
            ada.act(table, 0, view["legal"][-1], view["seq"])
    finally:
        house.stop()


SIMULATE = ["simulate", "attila", "--games", "10000", "--jobs", "2", "--seats", "search:5s,random"]


def test_workers_of_a_batch_go_when_it_is_killed() -> None:
    command = [sys.executable, "-m", "aevum.cli.main", *SIMULATE]
    batch = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while len(children(batch.pid)) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    workers = children(batch.pid)
    assert len(workers) >= 2
    time.sleep(2)  # into a game
    batch.kill()
    batch.wait()
    assert gone(workers, 3), "one plays on for nobody"
