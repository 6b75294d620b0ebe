"""war R19, R20: the odds of land battles, exact and beside battles fought."""

from __future__ import annotations

from random import Random

import pytest

from aevum.core.flow import CHANCE
from aevum.games.invasions.components.battle import ATTACKER, VICTORY
from aevum.games.invasions.kinds import CLEAR, FOREST
from aevum.games.invasions.odds import Plan, hits_of, odds, odds_now
from aevum.games.invasions.rules.battle.pools import Field, Pool
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import adrianopolis, argentoratum, fight, nisibis
from tests.rules.invasions.table_top import army, bench, game, laid_out, put


def test_two_against_one() -> None:
    """war 8: 3/4 x 5/6 = 0.625."""
    s = laid_out("scenario_350")
    plan = Plan(Field(CLEAR, False), army("persians", "infantry", 2), army("franks", "infantry"))
    assert odds(s, plan).attacker == pytest.approx(0.625)


def test_r1_7_expected_hits() -> None:
    """war R1.7, I38"""
    for pool, open_ground, mean in (
        (Pool(1, 0), True, 4 / 6),
        (Pool(1, 0), False, 2 / 6),
        (Pool(0, 1), True, 1.0),
        (Pool(0, 1), False, 4 / 6),
    ):
        chances = hits_of(pool, open_ground)
        assert sum(chances) == pytest.approx(1)
        assert sum(hits * chance for hits, chance in enumerate(chances)) == pytest.approx(mean)


def test_a_leader_never_harms() -> None:
    """war R19.9: re-rolls raise the chance of who has them."""
    s = laid_out("scenario_350")
    found = []
    for rerolls in ((0, 1), (0, 0), (1, 0), (2, 0)):
        plan = Plan(
            Field(FOREST, False), army("persians", "infantry", 3), army("rome", "infantry", 3)
        )
        plan.rerolls = rerolls
        found.append(odds(s, plan).attacker)
    assert found == sorted(found)
    assert found[0] < found[-1]


def test_odds_of_the_rulebook_battles() -> None:
    for s in (argentoratum(), adrianopolis()):
        now = odds_now(s)
        assert now is not None
        assert now.attacker + now.defender == pytest.approx(1)
        assert 0 < now.attacker < 0.5  # elites flip before anybody falls (war 8)
    assert odds_now(bench()) is None


def test_odds_of_advanced_combat() -> None:
    now = odds_now(nisibis(advanced=True))
    assert now is not None
    assert now.attacker + now.defender == pytest.approx(1)
    assert now.attacker > 0.5


def won_by_attacker(s: InvasionsState, rng: Random) -> bool:
    """Fight without re-rolls; flips first, as the odds suppose."""
    while True:
        seat = game().actor(s)
        if seat == CHANCE:
            words = game().outcomes(s)
            word = rng.choices([w for w, _ in words], [weight for _, weight in words])[0]
        else:
            word = min(game().legal(s, seat), key=lambda each: "legion" not in each)
        for event in game().apply(s, word):
            if event[0] == VICTORY:
                return event[1] == ATTACKER


def test_odds_agree_with_battles_fought() -> None:
    """200 battles, two and a half standard errors."""
    rng, won, expected, start = Random(7), 0, 0.0, bench()
    for _ in range(200):
        s = game().clone(start)
        put(s, "aegyptus", "persians", "3 infantry", "2 archer")
        put(s, "aegyptus", "rome", "2 legion", "infantry")
        fight(s, "persians", "rome", "aegyptus")
        if not expected:
            now = odds_now(s)
            assert now is not None
            expected = now.attacker
        won += won_by_attacker(s, rng)
    assert abs(won / 200 - expected) < 2.5 * (expected * (1 - expected) / 200) ** 0.5
