"""Random games of every scenario and number of players reach their end in order."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from aevum.core.flow import CHANCE
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.timeline import is_last_turn
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import box, game, laid_out, nation

TABLES = [
    (scenario.id, players) for scenario in box().scenarios for players in sorted(scenario.persons)
]


def check_position(s: InvasionsState) -> None:
    """No invariant is broken, and the codec loses nothing."""
    assert game().broken(s) == ""
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
        check_position(s)
    assert is_last_turn(s)
    assert game().result(s) is not None


def spoil_age(s: InvasionsState) -> None:
    s.age[0] = 13


def spoil_gold(s: InvasionsState) -> None:
    s.gold[0] = -1


def spoil_ally(s: InvasionsState) -> None:
    s.ally[0] = 5


def spoil_supply(s: InvasionsState) -> None:
    s.supply[0] += 1


def spoil_control(s: InvasionsState) -> None:
    s.controller[s.unit_at[0]] = NONE


def spoil_horde(s: InvasionsState) -> None:
    """realm I6"""
    s.horde[nation("visigoths")] = NONE


def spoil_raid(s: InvasionsState) -> None:
    """realm I29"""
    s.raid_marker[0] = 1
    s.raid_turn[0] = s.turn + 1


SPOILS = (
    spoil_age, spoil_gold, spoil_ally, spoil_supply, spoil_control, spoil_horde, spoil_raid,
)  # fmt: skip


@pytest.mark.parametrize("spoil", SPOILS)
def test_broken_positions_are_seen(spoil: Callable[[InvasionsState], None]) -> None:
    s = laid_out("scenario_350")
    assert game().broken(s) == ""
    spoil(s)
    assert game().broken(s) != ""
