"""What visitors let bots think is finite and bounded, and nobody else waits for it."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from aevum.bots import UnknownBot, make_bot
from aevum.bots.names import Budget, within
from tests.server.house import ME, Guest, House, bot, database

NONSENSE = [
    "search:inf", "search:infs", "search:-inf", "search:nan", "search:nans", "search:1e999",
    "search:0", "search:0s", "search:-1", "search:-2s", "search:1.5", "search:s", "greedy:2s",
]  # fmt: skip
TOO_MUCH = ["search:1e9s", "search:3600s", "search:1e308s", "search:1e12", "search:99999999"]


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the limits that it has by itself."""
    house = House(database(tmp_path_factory.mktemp("budgets")))
    house.environment = {**os.environ, "AEVUM_PAUSE": "0"}
    house.start()
    yield house
    house.stop()


@pytest.mark.parametrize("name", NONSENSE)
def test_a_budget_that_makes_no_sense_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(UnknownBot, match="budget"):
        make_bot(name, seed=1)


def test_a_server_refuses_budgets_that_it_does_not_grant(patient: House) -> None:
    ada = Guest(patient, "Ada")
    for name in [*NONSENSE, *TOO_MUCH]:
        order = {"game": "attila", "seats": [ME, bot(name)]}
        refused = ada.send("/api/tables", order)
        assert refused.status_code == 400, (name, refused.text)
        if name in TOO_MUCH:
            assert refused.json()["why"]["key"] == "budget"
            assert refused.json()["why"]["args"] == {"seconds": "10", "walks": "20000"}
    assert ada.get("/api/tables")["mine"] == []


@pytest.mark.parametrize(
    ("name", "bounded"),
    [
        ("search", "search"),
        ("search:2s", "search:2s"),
        ("search:1e9s", "search:2.5s"),
        ("search:500", "search:500"),
        ("search:501", "search:500"),
        ("search:1e300", "search:500"),
        ("greedy", "greedy"),
    ],
)
def test_a_budget_is_cut_to_what_is_granted(name: str, bounded: str) -> None:
    assert within(name, Budget(2.5, 500)) == bounded


def test_a_bot_that_thinks_long_holds_up_no_other_table(patient: House) -> None:
    ada = Guest(patient, "Ada")
    warm = ada.open(ME, bot("greedy"), options={"first": 1})["id"]
    ada.wait_for_my_turn(warm)
    long = [ada.open(ME, bot("search:10s"), options={"first": 1})["id"] for _ in range(3)]
    time.sleep(1)
    for name in ("greedy", "search:0.1s"):
        began = time.monotonic()
        quick = ada.open(ME, bot(name), options={"first": 1})["id"]
        ada.wait_for_my_turn(quick)
        assert time.monotonic() - began < 8, name
    assert any(ada.look(table)["actor"] == 1 for table in long), "they did not think long"


def test_budgets_of_an_old_database_are_cut_at_the_start(tmp_path: Path) -> None:
    """Tables from before there were limits: their bots go on, and with them all others."""
    names = ("search:1e9s", "search:1e12", "search:inf", "search:nan", "greedy:1")
    house = House(database(tmp_path)).start()
    try:
        ada = Guest(house, "Ada")
        tables = [ada.open(ME, bot("search:10s"), options={"first": 1})["id"] for _ in names]
        house.kill()
        with closing(sqlite3.connect(house.db)) as rows, rows:
            order = "UPDATE seats SET bot = ? WHERE game_id = ? AND seat = 1"
            rows.executemany(order, list(zip(names, tables, strict=True)))
        house.options = ("--longest-thought", "0.2")
        house.start()
        for table in tables:
            assert ada.wait_for_my_turn(table)["actor"] == 0
    finally:
        house.stop()
