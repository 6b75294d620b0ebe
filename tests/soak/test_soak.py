"""The long trial, for a few seconds each: its parts work, and what they prove holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum import games
from tests.server.conftest import address, data_folder, postgres  # noqa: F401
from tests.server.house import House, database
from tests.server.test_redis import needs_redis
from tests.soak.bots import bots, tables_of
from tests.soak.hostile import hostile
from tests.soak.kills import kills
from tests.soak.losses import LOSSES, losses
from tests.soak.players import Said, compare
from tests.soak.races import races
from tests.soak.worlds import messages

WORDS = [(0, "a"), (1, "b"), (0, "a")]


def said(*sure: bool) -> list[Said]:
    words = [Said(*word) for word in WORDS]
    for each, known in zip(words, sure, strict=True):
        each.sure = known
    return words


def test_a_lost_and_a_doubled_word_are_noticed() -> None:
    assert compare(said(True, True, True), WORDS) == "sound"
    assert compare(said(True, True, True), WORDS[:2]) == "lost"
    assert compare(said(True, True, True), [*WORDS, (0, "a")]) == "doubled"
    assert compare(said(True, True, True), [(0, "a"), (0, "a"), (1, "b")]) == "doubled"


def test_what_was_not_confirmed_may_have_happened_or_not() -> None:
    assert compare(said(True, True, False), WORDS) == "sound"
    assert compare(said(True, True, False), WORDS[:2]) == "sound"
    assert compare(said(False, True, True), WORDS[1:]) == "sound"
    assert compare(said(False, False, True), WORDS[:1]) == "sound", "the later one happened"


def test_bots() -> None:
    found = list(bots("attila", 0, 1))
    assert [row["games"] for row in found] == [1]
    assert found[0]["decisions"] > 0
    meta = games.GAMES["attila"]
    assert [table["players"] for table in tables_of(games.load("attila"), meta)] == [2, 3, 4, 5]


def test_kills(address: str) -> None:  # noqa: F811
    found = kills(address, 2, seed=5)
    assert (found["lost"], found["doubled"]) == (0, 0)
    assert found["moves"] > 0


def test_worlds(tmp_path: Path) -> None:
    found = messages(tmp_path, 300, seed=9)
    assert found["messages"] >= 300
    assert found["positions that differed"] > 0
    assert found["told apart"] == 0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(database(tmp_path_factory.mktemp("soak")))


def test_hostile_input_and_races(house: House) -> None:
    house.start()
    try:
        found = hostile(house, 1, seed=4)
        assert (found["failures"], found["alive"]) == ([], True)
        raced = races(house, house.db, 1, pairs=25)
        assert (raced["failures"], raced["broken logs"]) == ([], [])
    finally:
        house.stop()


@needs_redis
def test_losses() -> None:
    *rows, verdict = losses(tables=3, times=1, calm=3.0)
    assert [row["part"] for row in rows] == list(LOSSES)
    assert (verdict["lost"], verdict["doubled"]) == (0, 0)
    assert verdict["moves"] > 0
    assert all(row["longest wait"] > 0 for row in rows), "people have played all along"
