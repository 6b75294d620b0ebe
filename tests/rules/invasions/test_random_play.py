"""Random games of every scenario and number of players reach their end in order."""

from __future__ import annotations

from random import Random

import pytest

from aevum.core.flow import CHANCE
from aevum.games.invasions.components import FOUNDING
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.control import settle_control
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import box, game

TABLES = [
    (scenario.id, players) for scenario in box().scenarios for players in sorted(scenario.persons)
]


def check_position(s: InvasionsState) -> None:
    """realm I5 to I9, I20, I23; the codec loses nothing."""
    again = game().clone(s)
    settle_control(again)
    assert (again.controller, again.lord) == (s.controller, s.lord)
    for province, who in enumerate(s.controller):
        assert who == NONE or not s.built(province) or s.city_owner[province] == who
    for nation in range(len(s.age)):
        assert 1 <= s.age[nation] <= box().numbers.civilized_age
        assert 0 <= s.decline[nation] <= 2
        assert s.gold[nation] >= 0
        assert s.capital[nation] == NONE or s.horde[nation] == NONE
    assert game().digest(game().load(game().dump(s))) == game().digest(s)


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_r12_every_game_reaches_its_end(scenario: str, players: int) -> None:
    rng = Random(f"{scenario} {players}")
    s = game().setup({"scenario": scenario, "players": players})
    while s.stack:
        seat = game().actor(s)
        words = [w for w, _ in game().outcomes(s)] if seat == CHANCE else game().legal(s, seat)
        assert 1 <= len(words) <= 60
        game().apply(s, rng.choice(words))
        if not s.holds(FOUNDING):
            check_position(s)
    check_position(s)
    assert s.turn == s.play().last_turn
    assert game().result(s) is not None
