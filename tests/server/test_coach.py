"""The coach: finished games looked back at in other processes, once for each seat."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from aevum.games import load
from aevum.server import coach
from tests.server.salon import Salon, finished, salon

GAME = finished(players=2, seed=4)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few positions and few games: the machine, not the judgement, is tested."""
    for name, value in {
        "MOST_POINTS": 9,
        "PLAYED_POINTS": 9,
        "WALKS": 1,
        "ROUNDS": 1,
        "CANDIDATES": 2,
        "FIRST_LOOK": 4,
        "GAMES": 8,
        "LOTS": 4,
    }.items():
        monkeypatch.setattr(coach, name, value)


def heard(guest: Salon, table: str, seat: int) -> Any:
    deadline, seen = time.monotonic() + 240, 0.0
    while time.monotonic() < deadline:
        found = guest.get(f"/api/tables/{table}/coach?seat={seat}")
        if found["done"]:
            return found
        assert seen <= found["progress"] <= 1, "progress never goes back"
        assert found["points"] == found["cards"] == []
        seen = found["progress"]
        time.sleep(0.05)
    raise AssertionError(f"the coach stands at {seen}")


def test_a_seat_is_told_its_curve_and_its_decisions(tmp_path: Path) -> None:
    with salon(tmp_path) as guest:
        table = guest.show(GAME)
        found = heard(guest, table, 1)
        assert guest.get(f"/api/tables/{table}/coach?seat=1") == found, "once is enough"
    assert found["seat"] == 1
    assert found["games"] == 8
    assert 2 <= len(found["points"]) <= 9
    assert all(sum(point["values"]) == pytest.approx(1, abs=0.01) for point in found["points"])
    costs = [card["cost"] for card in found["cards"] if card["advised"]]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) <= 3
    for card in found["cards"]:
        check_card(card)


def check_card(card: Any) -> None:
    entries = GAME.line[card["step"] : card["last"]]
    mine = [entry.action for entry in entries if entry.seat == 1]
    assert mine[-1] == card["played"]["words"][-1]
    if card["advised"] is None:
        assert card["cost"] <= -coach.LEAST_COST
        return
    assert card["cost"] >= coach.LEAST_COST
    assert card["cost"] > card["half"], "what may be chance is not told"
    lost = card["advised"]["chance"] - card["played"]["chance"]
    assert card["cost"] == pytest.approx(lost, abs=0.002)
    ways = [card["played"], card["advised"], *card["others"]]
    assert 2 <= len(ways) <= 4
    views = [way["view"] for way in ways]
    assert all(view not in views[:number] for number, view in enumerate(views)), "four moves"
    assert all(0 <= way["chance"] <= 1 and way["words"] for way in ways)


def test_running_games_and_strangers_are_told_nothing(tmp_path: Path) -> None:
    with salon(tmp_path) as guest:
        seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
        running = guest.post("/api/tables", {"game": "attila", "seats": seats})["id"]
        guest.get(f"/api/tables/{running}/coach", status=400)
        private = guest.show(GAME)
        guest.get(f"/api/tables/{private}/coach?seat=2", status=400)
        guest.become_stranger()
        guest.get(f"/api/tables/{private}/coach", status=403)


def test_the_shelf_says_which_games_have_a_coach(tmp_path: Path) -> None:
    with salon(tmp_path) as guest:
        offered = {info["game"] for info in guest.get("/api/games") if info["coach"]}
    assert offered == {"attila", "rising_cultures"}
    assert all(load(name).goes_on for name in offered), "several decisions are one move"
