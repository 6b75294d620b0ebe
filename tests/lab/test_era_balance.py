"""The balance of Era of Tribes: what is counted, and what is made of it."""

from __future__ import annotations

import pytest
from tests.rules.era_of_tribes.table_top import our_game as GAME

from aevum.games.era_of_tribes.components import (
    ACTED,
    BATTLE_ENDED,
    EPOCH,
    FOUNDED,
    GROWTH,
    INFLUENCE,
    ROUND_BEGAN,
)
from aevum.games.era_of_tribes.kinds import A_TRADE
from aevum.lab.balance.era_of_tribes.games import Played, Side, Watch, line_ups, play
from aevum.lab.balance.era_of_tribes.measures import measures_of, never_seen
from aevum.lab.balance.era_of_tribes.plots import plots_of, sheets_of
from aevum.lab.balance.plan import Plan

NAME = "era_of_tribes"
IDS = tuple(f"B{number}" for number in range(1, 17))


def side(people: str, place: int, points: int) -> Side:
    leaders = [2, 2, 1, 1, 2, 2, 1]
    return Side(people, place, [points, 0, 0, 0, 0, 0], [1, 2, 1, 1, 2, 1], 2, 12, leaders)


def game(winner: int, number: int = 0, cause: str = "influence") -> Played:
    sides = [side("romans", 0, 20 + winner), side("greeks", 1, 21)]
    epochs = {"bronze-age": 4, "iron-age": 8}
    return Played("greedy", 0, number, "2-1", 0, [winner], cause, sides, rounds=10, decisions=300,
                  expansions=20, shrunk=1, battles=4, attackers=3, villages=10, taken=5,
                  epochs=epochs)  # fmt: skip


def test_every_section_and_length_is_played() -> None:
    found = line_ups(GAME)
    assert {line.section for line in found} == set(GAME.axes["section"])
    assert {line.length for line in found} == {0, 1}
    assert {line.players for line in found} == {2, 3, 4, 5, 6}


def test_a_watch_counts_what_it_is_told() -> None:
    watch = Watch(GAME, 2)
    for event in [
        (ROUND_BEGAN, 4, 0, 0, 0), (ACTED, 1, A_TRADE, 2, 0), (GROWTH, 0, -1, 0, 0),
        (FOUNDED, 0, 3, 0, 0), (INFLUENCE, 0, 1, 5, 0), (BATTLE_ENDED, 3, 0, 0, -1),
        (EPOCH, 1, 1, 0, 0),
    ]:  # fmt: skip
        watch.see(event)
    played = watch.played
    assert (played.rounds, played.expansions, played.shrunk) == (4, 1, 1)
    assert watch.leaders[1][A_TRADE] == 2
    assert watch.influence[0] == {"founded": 1}
    assert (played.battles, played.attackers, played.wars) == (1, 1, 0)
    assert played.epochs == {GAME.axes["epoch"][1]: 4}


def test_the_report_has_all_measures() -> None:
    found = measures_of(GAME, [game(0), game(1, 1), game(0, 2, "epoch"), game(1, 3, "progresses")])
    assert {measure.id for measure in found} == set(IDS)
    romans = next(m for m in found if m.id == "B1" and m.what.startswith("Romans"))
    assert romans.value == pytest.approx(1)
    won = next(m for m in found if m.id == "B11" and "attacker" in m.what)
    assert won.value == pytest.approx(75)


def test_a_played_game_is_written_down_whole() -> None:
    plan = Plan(NAME, "random", 1)
    played = play(plan, 0, 0)
    assert len(played.sides) == 2
    assert played.rounds > 1
    assert sum(sum(side.leaders) for side in played.sides) > 0
    assert "round" not in never_seen([played])
    assert plots_of(plan, [played])
    assert len(sheets_of(plan, [played])["games"]) == 3
