"""Thinkers live as long as their server, however it ends."""

from __future__ import annotations

import time
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


def test_thinkers_go_when_their_server_is_killed(tmp_path: Path) -> None:
    """kill -9: nobody can tell them, neither one who waits nor one who thinks."""
    house = House(database(tmp_path)).start()
    try:
        ada = Guest(house, "Ada")
        idle = ada.open(ME, bot("random"), options={"first": 1})["id"]
        ada.wait_for_my_turn(idle)
        ada.open(ME, bot("search:3s"), options={"first": 1})
        assert house.process is not None
        server = house.process.pid
        thinkers = {pid for pid, parent in living().items() if parent == server}
        assert thinkers
        house.kill()
        deadline = time.monotonic() + 180
        while thinkers & living().keys() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not thinkers & living().keys()
    finally:
        house.stop()
