"""The points of all seats step by step, for the ribbons of the film."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from aevum.games import load
from aevum.table.table import Table
from tests.server.salon import Salon, finished, salon

PLAYERS = {"attila": 3, "rising_cultures": 2}


def played(name: str) -> Table:
    return finished(PLAYERS[name], 3, load(name))


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Salon]:
    with salon(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize("name", PLAYERS)
def test_the_standings_end_with_the_result(guest: Salon, name: str) -> None:
    game = played(name)
    table = guest.show(game)
    found = guest.get(f"/api/tables/{table}/standings")
    assert len(found) == len(game.line) + 1
    assert found[0] == [0] * PLAYERS[name]
    assert game.result is not None
    assert found[-1] == game.result.points
    assert guest.get(f"/api/tables/{table}/standings?since=40") == found[40:]
    assert guest.get(f"/api/tables/{table}/standings?since=999999") == found[-1:]


def test_between_scorings_the_tribes_count_as_they_stand(guest: Salon) -> None:
    """R8: what is on the score track, and what a scoring would pay at this moment."""
    game = played("attila")
    table = guest.show(game)
    found = guest.get(f"/api/tables/{table}/standings")
    for step in range(0, len(game.line), 25):
        view = guest.get(f"/api/tables/{table}?to={step}")
        score, worth = view["view"]["score"], view["figures"]["sums"]
        assert found[step] == [a + b for a, b in zip(score, worth, strict=True)]


def test_the_standings_are_for_those_who_may_look(guest: Salon) -> None:
    table = guest.show(played("attila"))
    guest.get(f"/api/tables/{table}/standings")
    guest.get(f"/api/tables/{table}/standings?seat=0", 403)  # nobody's seat
    guest.become_stranger()
    guest.get(f"/api/tables/{table}/standings", 403)
