"""Statistics: counts of finished games, to read and to download."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any

import pytest

from aevum.server.statistics import wilson
from aevum.store import Store
from tests.server.salon import Salon, finished, salon

ADA = {"name": "Ada", "kind": "person"}
JOINED = {"name": "", "kind": "open", "bot": None}
GREEDY = {"name": "Greedy", "kind": "bot", "bot": "greedy"}

GAMES = [
    ([ADA, GREEDY], [40, 50], [1], "T1"),
    ([ADA, GREEDY], [60, 50], [0], "T1"),
    ([JOINED, GREEDY], [44, 44], [0, 1], "T3"),
    ([GREEDY, ADA, GREEDY], [10, 20, 30], [2], "T1+T3"),
]
"""Seats, points, winners, cause."""


def keep(store: Store, seats: Any, points: Any, winners: Any, cause: str) -> None:
    header = {"game": "attila", "options": {}, "seats": seats, "seed": "00" * 32, "fork": None}
    result = {"points": points, "winners": winners, "cause": cause}
    store.finish(store.create(header), result)


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Salon]:
    folder = tmp_path_factory.mktemp("statistics")
    store = Store.open(str(folder / "games.sqlite"))
    for game in GAMES:
        keep(store, *game)
    with salon(folder) as visitor:
        yield visitor


def test_seats_are_counted_by_game_players_seat_and_bot(guest: Salon) -> None:
    """Two players: person at 1 and bot at 2 won twice each of three games, once together."""
    rows = guest.get("/api/statistics")["rows"]
    columns = ("game", "players", "seat", "bot", "games", "wins")
    assert [tuple(row[name] for name in columns) for row in rows] == [
        ("attila", 2, 1, "person", 3, 2),
        ("attila", 2, 2, "greedy", 3, 2),
        ("attila", 3, 1, "greedy", 1, 0),
        ("attila", 3, 2, "person", 1, 0),
        ("attila", 3, 3, "greedy", 1, 1),
    ]
    assert rows[0]["mean_points"] == 48.0
    assert rows[0]["share"] == 0.6667


def test_bots_together(guest: Salon) -> None:
    """Greedy: five seats, three wins, 184 points."""
    rows = guest.get("/api/statistics?by=bot")["rows"]
    greedy = next(row for row in rows if row["bot"] == "greedy")
    assert (greedy["games"], greedy["wins"], greedy["mean_points"]) == (5, 3, 36.8)
    assert set(greedy) == {"bot", "games", "wins", "share", "low", "high", "mean_points"}


def test_ends_are_counted_by_cause(guest: Salon) -> None:
    assert guest.get("/api/statistics")["ends"] == [
        {"game": "attila", "players": 2, "cause": "T1", "games": 2},
        {"game": "attila", "players": 2, "cause": "T3", "games": 1},
        {"game": "attila", "players": 3, "cause": "T1+T3", "games": 1},
    ]


def test_the_table_can_be_downloaded(guest: Salon) -> None:
    answer = guest.client.get("/api/statistics.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert "attachment" in answer.headers["content-disposition"]
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    shown = guest.get("/api/statistics")["rows"]
    assert rows == [{key: str(value) for key, value in row.items()} for row in shown]


def test_private_and_running_games_do_not_count(guest: Salon) -> None:
    """An imported game and one just begun leave everything as it was."""
    before = guest.get("/api/statistics")
    guest.show(finished())
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    guest.post("/api/tables", {"game": "attila", "seats": seats})
    assert guest.get("/api/statistics") == before


def test_an_unknown_dimension_is_refused(guest: Salon) -> None:
    problem = guest.get("/api/statistics?by=weather", status=400)
    assert "weather" in problem["message"]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 5, 0.0, 0.434), (5, 5, 0.566, 1.0), (50, 100, 0.404, 0.596)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    """Values from the closed formula with z = 1.96."""
    assert wilson(wins, games) == (pytest.approx(low, abs=6e-4), pytest.approx(high, abs=6e-4))


def test_an_empty_house_has_empty_statistics(tmp_path_factory: pytest.TempPathFactory) -> None:
    with salon(tmp_path_factory.mktemp("empty")) as visitor:
        assert visitor.get("/api/statistics") == {"rows": [], "ends": [], "taken_back": 0}
        assert visitor.client.get("/api/statistics.csv").text.startswith("game,players,seat,bot,")
