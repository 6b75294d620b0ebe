"""Odds of battles that are planned: losses, who joins later, landings and the sea."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from aevum.core.flow import CHANCE
from aevum.core.play import choose, total_weight
from aevum.games.era_of_tribes.components import DEFENDER, RESULTS
from aevum.games.era_of_tribes.kinds import CATAPULT, FIST, MASK, SWORD
from aevum.games.era_of_tribes.odds import Battle, Course, odds, planned, planned_at_sea, standing
from aevum.games.era_of_tribes.state import EraState
from tests.rules.era_of_tribes.table_top import Table, lay_out, our_game

FIGHTS = 1000
PLAIN = 57
"""No space near this one is coloured."""


def held(markers: int) -> int:
    """The attacker holds the sword and so many of the contested markers."""
    return 1 << SWORD | sum(1 << marker for marker in (FIST, MASK, CATAPULT)[:markers])


def test_what_is_left_and_what_is_lost_are_the_same_thing() -> None:
    s = lay_out("iberians", "gauls").s
    found = odds(s, Battle(4, 3, held(2)))
    assert sum(found.left.values()) == pytest.approx(1)
    assert {(4 - a, 3 - d): chance for (a, d), chance in found.left.items()} == found.lost
    assert found.losses(DEFENDER) == pytest.approx(sum(d * p for (_, d), p in found.lost.items()))


def test_without_a_defender_no_die_falls() -> None:
    """E55"""
    s = lay_out("iberians", "gauls").s
    assert odds(s, Battle(2, 0, held(0))).left == {(2, 0): 1.0}


def test_who_joins_later_helps_only_while_the_battle_lasts() -> None:
    """R16.16, E96: one against one; a mercenary before the second roll meets few battles."""
    s = lay_out("iberians", "gauls").s
    alone = odds(s, Battle(1, 1, held(1)))
    at_once = odds(s, Battle(1, 1, held(1), joins=[(1, 0)]))
    later = odds(s, Battle(1, 1, held(1), joins=[(0, 0), (1, 0)]))
    assert at_once.attacker > alone.attacker
    assert later.left == alone.left  # two hits a round: the first roll ends it


def attacked() -> Table:
    """Four vassals attack three."""
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 4)
    t.settle(1, "aedua", 3)
    t.level(0, "mechanics", 1)
    t.s.procession = [PLAIN] * 2
    morale = t.s.morale[0]
    t.expand(0, *["move provincia aedua 1"] * 4)
    t.purse(0, morale=morale)
    t.play("done")
    return t


def fought(s: EraState, rng: Random) -> tuple[str, tuple[int, int]]:
    """The result of the battle and its losses, as it was played to its end."""
    world = our_game.clone(s)
    fell = [0, 0]
    while True:
        if our_game.actor(world) == CHANCE:
            outcomes = our_game.outcomes(world)
            word = choose(outcomes, int(rng.random() * total_weight(outcomes)))
        else:
            word = our_game.legal(world, our_game.actor(world))[0]
        for event in our_game.apply(world, word):
            told = our_game.tell(world, event, -1)
            if told["event"] == "fell":
                fell[("attacker", "defender").index(told["side"])] += 1
            if told["event"] == "battle-ended":
                return str(told["result"]), (fell[0], fell[1])


def test_a_thousand_played_fights_come_to_the_odds() -> None:
    t = attacked()
    assert t.asked() == "dice"
    expected = odds(t.s, standing(t.s))
    rng = Random(3)
    results: Counter[str] = Counter()
    losses: Counter[tuple[int, int]] = Counter()
    for _ in range(FIGHTS):
        result, fell = fought(t.s, rng)
        results[result] += 1
        losses[fell] += 1
    chances = dict(zip(RESULTS, (expected.attacker, expected.defender, expected.draw), strict=True))
    for result, chance in chances.items():
        assert abs(results[result] / FIGHTS - chance) <= error(chance), result
    assert set(losses) <= set(expected.lost)
    for pair, chance in expected.lost.items():
        assert abs(losses[pair] / FIGHTS - chance) <= error(chance), pair


def error(chance: float) -> float:
    """Four standard deviations of a share of that many fights."""
    return 4 * sqrt(chance * (1 - chance) / FIGHTS)


def test_a_plan_has_the_odds_of_the_battle_it_becomes() -> None:
    t = attacked()
    before = lay_out("iberians", "gauls")
    before.settle(0, "provincia", 4)
    before.settle(1, "aedua", 3)
    before.level(0, "mechanics", 1)
    plan = planned(before.s, 0, before.province("aedua"), by_land=4)
    assert same(odds(before.s, plan), odds(t.s, standing(t.s)))
    stronger = odds(before.s, planned(before.s, 0, before.province("aedua"), 4, sent=(2, 0)))
    assert stronger.attacker > odds(before.s, plan).attacker


def same(one: Course, other: Course) -> bool:
    return one.left == other.left


def test_a_landing_is_harder_than_a_march() -> None:
    """R13.14, R16.6"""
    t = lay_out("iberians", "gauls")
    t.settle(1, "aedua", 1)
    here = t.province("aedua")
    by_land = odds(t.s, planned(t.s, 0, here, by_land=2))
    by_sea = odds(t.s, planned(t.s, 0, here, by_land=0, by_sea=2))
    assert by_sea.attacker < by_land.attacker


def test_a_sea_battle_by_its_fleets() -> None:
    """R16.12: ties go to the attacker."""
    t = lay_out("romans", "greeks")
    t.fleet(1, "ionian-sea", 2)
    t.level(0, "seafaring", 1)
    t.fleet(0, "ionian-sea", 2)
    battle = planned_at_sea(t.s, 0, t.sea("ionian-sea"), 1)
    assert (battle.attackers, battle.defenders, battle.markers) == (2, 2, held(3))
    assert odds(t.s, battle).attacker > 0.5
