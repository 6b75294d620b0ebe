"""The evaluation graph: positions of a finished game weighed up in other processes, once."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from aevum.server import analysis, thinkers
from aevum.server.analysis import (
    biggest_spans,
    biggest_swings,
    decision_steps,
    swing_in,
    thinned,
)
from aevum.server.messages import Swing
from aevum.server.thinkers import pinned, weigh_up
from aevum.table.log import Entry
from tests.server.salon import Salon, attila, finished, salon

GAME = finished(players=2, seed=4)
LINE = GAME.line


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few positions and one short playout each: the machine, not the judgement, is tested."""
    monkeypatch.setattr(analysis, "MOST_POINTS", 9)
    monkeypatch.setattr(analysis, "WALKS", 1)
    monkeypatch.setattr(analysis, "ROUNDS", 1)


def wait_for(guest: Salon, table: str) -> Any:
    deadline = time.monotonic() + 180
    seen = 0.0
    while time.monotonic() < deadline:
        found = guest.get(f"/api/tables/{table}/analysis")
        assert found["done"] or seen <= found["progress"] <= 1, "progress never goes back"
        if found["done"]:
            return found
        assert found["points"] == []
        seen = found["progress"]
        time.sleep(0.02)
    raise AssertionError(f"the analysis stands at {seen}")


@pytest.mark.usefixtures("hasty")
def test_a_finished_game_is_analysed_once_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with salon(tmp_path) as guest:
        table = guest.show(GAME)
        assert guest.get(f"/api/tables/{table}/analysis")["done"] is False
        found = wait_for(guest, table)
        check_graph(found)
        cookies = dict(guest.client.cookies)

    def nobody(*_: Any) -> None:
        raise AssertionError("nothing is weighed up twice")

    monkeypatch.setattr("aevum.server.thinkers.Thinkers.weigh", nobody)
    with salon(tmp_path) as later:
        later.client.cookies.clear()
        later.client.cookies.update(cookies)
        assert later.get(f"/api/tables/{table}/analysis") == found


def check_graph(found: Any) -> None:
    points = found["points"]
    steps = [point["step"] for point in points]
    assert 2 <= len(points) <= 9
    assert steps == sorted(set(steps))
    assert steps[-1] == len(LINE)
    assert all(sum(point["values"]) == pytest.approx(1, abs=0.01) for point in points)
    winners = GAME.result.winners if GAME.result else []
    assert points[-1]["values"] == [1 / len(winners) if s in winners else 0 for s in (0, 1)]
    sizes = [abs(swing["delta"]) for swing in found["swings"]]
    assert sizes == sorted(sizes, reverse=True)
    assert len(sizes) <= 5
    for swing in found["swings"]:
        entry = LINE[swing["step"] - 1]
        assert (swing["by"], swing["action"]) == (entry.seat, entry.action)


def test_only_so_many_analyses_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.server.studies.MOST_WAITING", 1)
    with salon(tmp_path) as guest:
        one, two = guest.show(GAME), guest.show(GAME)
        assert guest.get(f"/api/tables/{one}/analysis")["done"] is False
        assert guest.get(f"/api/tables/{two}/analysis", 503)["why"]["key"] == "busy"
        assert guest.get(f"/api/tables/{one}/analysis")["done"] is False, "it has its place"


def test_a_running_game_is_not_analysed(tmp_path: Path) -> None:
    with salon(tmp_path) as guest:
        seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
        table = guest.post("/api/tables", {"game": "attila", "seats": seats})["id"]
        problem = guest.get(f"/api/tables/{table}/analysis", status=400)
        assert problem["message"] == "A game is analysed when it is over."
        private = guest.show(GAME)
        guest.become_stranger()
        guest.get(f"/api/tables/{private}/analysis", status=403)


def test_near_the_end_the_winner_is_known() -> None:
    """Before the last decision of a game won by more than a few points."""
    game = finished(players=3, seed=2)
    result = game.result
    assert result is not None
    points = sorted(result.points)
    assert points[-1] - points[-2] >= 5
    last = max(n for n, entry in enumerate(game.line) if entry.seat >= 0)
    worlds = [attila.dump(game.state_at(last)), attila.dump(game.state_at(len(game.line)))]
    before, after = weigh_up(pinned(GAME.game), 2, 1, worlds)
    assert before.index(max(before)) == result.winners[0]
    assert after == [1.0 if seat in result.winners else 0.0 for seat in range(3)]


def test_the_same_position_is_always_weighed_alike() -> None:
    world = attila.dump(GAME.state_at(len(LINE) // 2))
    assert weigh_up(pinned(GAME.game), 2, 1, [world]) == weigh_up(pinned(GAME.game), 2, 1, [world])


def entry(seat: int, action: str = "influence") -> Entry:
    return Entry(1, seat, action, b"")


def test_steps_are_decisions_with_the_first_position_and_the_end() -> None:
    """Two deals, three decisions, a draw after the last one."""
    line = [entry(-1), entry(-1), entry(0), entry(-1), entry(1), entry(0), entry(-1)]
    assert decision_steps(line) == [2, 3, 5, 6, 7]


def test_thinning_keeps_both_ends() -> None:
    assert thinned([1, 2, 3], 120) == [1, 2, 3]
    few = thinned(list(range(400)), 120)
    assert len(few) == len(set(few)) == 120
    assert (few[0], few[-1]) == (0, 399)


def test_swings_name_the_step_the_seat_and_the_action() -> None:
    """Between points 5 and 8 seat 1 loses most, nearly all of it by the seventh step."""
    shares = {5: [0.5, 0.4, 0.1], 8: [0.9, 0.0, 0.1], 9: [0.88, 0.02, 0.1]}
    assert biggest_spans([5, 8, 9], shares) == [(5, 8)], "a change of 0.02 is noise"
    line = [entry(0)] * 6 + [entry(1, "forgo"), entry(-1, "draw goths"), entry(0)]
    inside = [[0.5, 0.4, 0.1], [0.5, 0.38, 0.12], [0.7, 0.02, 0.28], [0.9, 0.0, 0.1]]
    swing = swing_in(5, line, inside)
    assert (swing.step, swing.seat, swing.by, swing.action) == (7, 1, 1, "forgo")
    assert swing.delta == pytest.approx(0.02 - 0.38)


def test_small_swings_are_not_named() -> None:
    small, large = Swing(1, 0, 0.04, 0, "forgo"), Swing(2, 0, -0.3, 0, "influence")
    middle = Swing(3, 1, 0.1, 0, "forgo")
    assert biggest_swings([small, middle, large]) == [large, middle]


def test_together_all_positions_are_judged_at_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The earlier of two turns is played on to the later one; alone it would be judged at once.

    That is for games without a network, which looks at no moment but the present.
    """
    monkeypatch.setattr(thinkers, "by_network", lambda *_: None)
    middle = len(LINE) // 2
    worlds = [attila.dump(GAME.state_at(n)) for n in (middle, middle + 12)]
    assert worlds[0]["turn"] < worlds[1]["turn"]
    early, late = (weigh_up(pinned(GAME.game), 1, 0, [world])[0] for world in worlds)
    shared = weigh_up(pinned(GAME.game), 1, 0, worlds, together=True)
    assert shared[0] != early
    assert shared[1] == late
