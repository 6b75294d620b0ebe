"""war R17, R19, R20, R23, R28: the odds of fights, exact and beside fights fought."""

from __future__ import annotations

import os
from random import Random

import pytest

from aevum.core.flow import CHANCE
from aevum.games.invasions.components.battle import ATTACKER, VICTORY
from aevum.games.invasions.components.sea import SEA_VICTORY
from aevum.games.invasions.kinds import CLEAR, FOREST
from aevum.games.invasions.odds import (
    Plan,
    hits_of,
    odds,
    odds_now,
    sea_now,
    sea_odds,
    siege_chance,
)
from aevum.games.invasions.odds.dice import throws_of
from aevum.games.invasions.rules.battle.pools import Field, Pool
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import adrianopolis, argentoratum, fight, lead, nisibis
from tests.rules.invasions.table_top import (
    army,
    bench,
    game,
    laid_out,
    nation,
    play,
    province,
    put,
)
from tests.rules.invasions.test_r22_r25_siege import before_athenae, sit_down
from tests.rules.invasions.test_r28_sea_battle import at_sea
from tests.rules.invasions.test_w17_w18_reactions import entering_moesia

FOUGHT = int(os.environ.get("AEVUM_FIGHTS", "250"))


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


# -- re-rolls, reckoned by hand -------------------------------------------------------------------


def test_one_reroll_reckoned_by_hand() -> None:
    """war R19.8: one die each in the open; the attacker may throw one of both again.

    1 : 1 without a city is the attacker's only by his better leader (war R19.29).
    """
    faces = {0: 3 / 6, 1: 2 / 6, 2: 1 / 6}

    def wins(mine: int, theirs: int) -> bool:
        return (mine > 0) >= (theirs > 0)  # equal losses: the better leader

    total = 0.0
    for mine, one in faces.items():
        for theirs, other in faces.items():
            again = sum(chance * wins(face, theirs) for face, chance in faces.items())
            enemy = sum(chance * wins(mine, face) for face, chance in faces.items())
            total += one * other * max(float(wins(mine, theirs)), again, enemy)
    s = laid_out("scenario_350")
    plan = Plan(Field(CLEAR, False), army("persians", "infantry"), army("franks", "infantry"))
    plan.rerolls = (1, 0)
    assert odds(s, plan).attacker == pytest.approx(total)


def test_throws_of_a_pool_add_up() -> None:
    throws = throws_of(Pool(3, 2), True, 3, 3)
    assert sum(throws.chances) == pytest.approx(1)
    assert len(throws.hits) == 10 * 6  # three dice of three worths, and two


def test_throws_that_make_no_difference_are_one() -> None:
    """Without calls to come only the hits count: 0 to 10 of five dice."""
    throws = throws_of(Pool(3, 2), True, 0, 0)
    assert sorted(throws.hits) == list(range(11))
    mean = sum(hits * chance for hits, chance in zip(throws.hits, throws.chances, strict=True))
    assert mean == pytest.approx(3 * 4 / 6 + 2)  # war R1.7


# -- sieges ---------------------------------------------------------------------------------------


def test_g37_odds_of_the_siege_of_athenae() -> None:
    """war G37: modifier -1, assault +1; three dice with Fritigernus (2): 8 or more, 6 or more."""
    s = before_athenae()
    where, goths = province("achaia"), nation("visigoths")
    assert siege_chance(s, where, goths, 3) == pytest.approx(1 - 0.7**3)
    assert siege_chance(s, where, goths, 3, assault=True) == pytest.approx(1 - 0.5**3)
    sit_down(s, "visigoths", "achaia")
    seat = game().actor(s)
    siege = game().odds(s, seat, "sg_siege")
    assert siege is not None
    assert siege["attacker"] == pytest.approx(1 - 0.7**3)
    assert siege["attacker_losses"] == 0
    storm = game().odds(s, seat, "sg_assault")
    assert storm is not None
    assert storm["attacker"] == pytest.approx(1 - 0.5**3)
    assert storm["attacker_losses"] == 2  # war R23.7: two hits
    assert game().odds(s, seat, "sg_none") is None
    play(s, "sg_siege, d10 3")
    again = game().odds(s, seat, "sg_reroll")
    assert again is not None
    assert again["attacker"] == pytest.approx(1 - 0.7**2)


# -- interceptions --------------------------------------------------------------------------------


def test_g34_odds_of_the_interception_of_375() -> None:
    """war G34: a 4 brings the stack of Thracia, an 8 Valens from Cappadocia."""
    s = entering_moesia()
    seat = game().actor(s)
    found = [game().odds(s, seat, f"rx_int {place}") for place in ("thracia", "cappadocia")]
    assert [each["chance"] for each in found if each] == pytest.approx([0.7, 0.3])
    for each in found:
        assert each is not None
        assert each["attacker"] + each["defender"] == pytest.approx(1)
    assert game().odds(s, seat, "rx_done") is None


# -- the sea --------------------------------------------------------------------------------------


def test_one_fleet_against_one() -> None:
    """war R28.2: a white sword on two faces of six; who alone hits wins, else a draw."""
    s = bench()
    found = sea_odds(s, (1, 1), (0, 0), (0, 0))
    assert found.attacker == pytest.approx(1 / 3 * 2 / 3)
    assert found.defender == pytest.approx(found.attacker)
    assert found.attacker_losses == pytest.approx(1 / 3)


def test_odds_agree_with_sea_battles_fought() -> None:
    """war G44 without re-rolls: 400 battles, three standard errors."""
    rng, won, start = Random(3), 0, at_sea("mare_aegeum", led=False)
    start.rerolls = [0, 0]
    now = sea_now(start)
    assert now is not None
    game().advance(start)
    for _ in range(400):
        won += sea_won_by_attacker(game().clone(start), rng)
    error = (now.attacker * (1 - now.attacker) / 400) ** 0.5
    assert abs(won / 400 - now.attacker) < 3 * error


def sea_won_by_attacker(s: InvasionsState, rng: Random) -> bool:
    while True:
        seat = game().actor(s)
        if seat == CHANCE:
            words = game().outcomes(s)
            word = rng.choices([w for w, _ in words], [weight for _, weight in words])[0]
        else:
            word = min(game().legal(s, seat), key=lambda each: "elite" not in each)
        for event in game().apply(s, word):
            if event[0] == SEA_VICTORY:
                return event[2] == ATTACKER


# -- beside fights fought with leaders ------------------------------------------------------------


def hits_gained(word: str) -> float:
    """What a re-roll can be expected to bring in clear ground; a pass brings nothing (war R1.7)."""
    if not word.startswith("bt_reroll"):
        return 0.0
    owner, colour, face = word.partition(" ")[2].split("-")
    mean = 4 / 6 if colour == "white" else 1.0
    worth = 0 if face == "blank" else len(face)
    return mean - worth if owner == "own" else worth - mean


def fought_with_leaders(s: InvasionsState, rng: Random) -> tuple[bool, int]:
    """Has the attacker won, and how many units has he lost?"""
    while True:
        seat = game().actor(s)
        if seat == CHANCE:
            words = game().outcomes(s)
            word = rng.choices([w for w, _ in words], [weight for _, weight in words])[0]
        else:
            legal = game().legal(s, seat)
            word = max(
                legal, key=lambda each: (hits_gained(each), "pass" in each, "legion" in each)
            )
        for event in game().apply(s, word):
            if event[0] == VICTORY:
                won = event[1] == ATTACKER
                return won, event[3] if won else event[4]


def led_battle() -> InvasionsState:
    """Sapor (2) against Iulianus (3) in clear ground."""
    s = bench()
    put(s, "aegyptus", "persians", "4 infantry", "2 archer")
    put(s, "aegyptus", "rome", "2 legion", "2 infantry")
    lead(s, "sapor_ii", "aegyptus")
    lead(s, "iulianus", "aegyptus")
    fight(s, "persians", "rome", "aegyptus")
    return s


def test_odds_agree_with_battles_of_leaders() -> None:
    """war R19.8: both call what brings most hits; 250 battles, three standard errors."""
    start, rng, won = led_battle(), Random(11), 0
    now = odds_now(start)
    assert now is not None
    falls = [0] * len(now.attacker_falls)
    for _ in range(FOUGHT):
        victory, fallen = fought_with_leaders(game().clone(start), rng)
        won += victory
        falls[fallen] += 1
    for seen, expected in [(won, now.attacker), *zip(falls, now.attacker_falls, strict=True)]:
        error = (expected * (1 - expected) / FOUGHT) ** 0.5
        assert abs(seen / FOUGHT - expected) < 3 * error + 1 / FOUGHT


def test_losses_add_up() -> None:
    """What falls is a distribution, and its mean is what is told."""
    now = odds_now(led_battle())
    assert now is not None
    for falls, mean in (
        (now.attacker_falls, now.attacker_losses),
        (now.defender_falls, now.defender_losses),
    ):
        assert sum(falls) == pytest.approx(1)
        assert sum(units * chance for units, chance in enumerate(falls)) == pytest.approx(mean)
