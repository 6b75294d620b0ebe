"""war R17, R19, R20, R23, R28: the odds of fights, exact and beside fights fought."""

from __future__ import annotations

import pytest

from aevum.core.flow import CHANCE
from aevum.games.invasions.components.battle import ATTACKER, REROLL, WITHDRAW
from aevum.games.invasions.kinds import CLEAR, FOREST
from aevum.games.invasions.odds import (
    Outcome,
    Plan,
    battle_ahead,
    hits_of,
    odds,
    odds_now,
    sea_odds,
    siege_chance,
)
from aevum.games.invasions.odds.dice import throws_of
from aevum.games.invasions.odds.table import Melee
from aevum.games.invasions.odds.trades import melee_odds_of, trades_of
from aevum.games.invasions.options import ADVANCED_COMBAT
from aevum.games.invasions.rules.battle.lineup import side_of
from aevum.games.invasions.rules.battle.pools import Field, Pool
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import adrianopolis, argentoratum, led_battle, nisibis
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
from tests.rules.invasions.test_w17_w18_reactions import entering_moesia


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


def test_r23_7_hits_that_are_still_to_be_assigned_count() -> None:
    """war R23.7: two hits, whoever takes them."""
    s = before_athenae()
    put(s, "achaia", "visigoths", "archer")
    sit_down(s, "visigoths", "achaia")
    storm = game().odds(s, game().actor(s), "sg_assault")
    assert storm is not None
    assert storm["siege"]
    assert storm["attacker_losses"] == 2


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


# -- battles of leaders ---------------------------------------------------------------------------


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


def test_r19_10_a_black_die_instead_of_the_last_reroll() -> None:
    """war R19.10, R1.7: in rough ground a black die hits 4/6, a white one thrown again 2/6.

    One die each in a forest, the attacker has two re-rolls: he gives one for a black die.
    """
    s = laid_out("scenario_350")
    plan = Plan(Field(FOREST, False), army("persians", "infantry"), army("franks", "infantry"))
    plan.rerolls = (2, 0)
    pools = Pool(1, 0), Pool(1, 0)
    kept, traded = (
        melee_odds_of(Outcome(s, plan), Melee(each, calls), False)
        for each, calls in ((pools, (2, 0)), ((Pool(1, 1), Pool(1, 0)), (1, 0)))
    )
    assert odds(s, plan).attacker == pytest.approx(max(kept.attacker, traded.attacker))
    last = Melee((Pool(1, 0), Pool(0, 1)), (1, 0), (ATTACKER,))
    assert [pair[1] for pair in trades_of(last.pools, ATTACKER)] == [Pool(0, 1)]  # war E55


def test_dice_that_lie_are_not_thrown_again() -> None:
    """war R19.22: what is thrown counts; with every die on the table nothing is left to chance."""
    s = led_battle()
    s.rerolls = [0, 0]
    while not any(s.dice):
        play_on(s)
    while s.to_roll != [0, 0, 0, 0]:
        play_on(s)
    now = odds_now(s)
    assert now is not None
    assert {now.attacker, now.defender} == {0.0, 1.0}
    assert max(now.attacker_falls) == 1.0


def play_on(s: InvasionsState) -> None:
    """The first thing that can happen."""
    seat = game().actor(s)
    words = [w for w, _ in game().outcomes(s)] if seat == CHANCE else game().legal(s, seat)
    game().apply(s, words[0])


def test_the_odds_of_a_reroll_are_the_mean_of_its_faces() -> None:
    """war R19.8: what a call promises is what its faces promise, each for its chance."""
    s = led_battle()
    while not s.at(REROLL):
        play_on(s)
    seat = game().actor(s)
    word = next(each for each in game().legal(s, seat) if each.startswith("bt_reroll"))
    told = game().odds(s, seat, word)
    assert told is not None
    called = game().after(s, word)
    total = 0.0
    for face, weight in game().outcomes(called):
        now = odds_now(game().after(called, face))
        assert now is not None
        total += weight / 6 * now.attacker
    assert told["attacker"] == pytest.approx(total, abs=1e-6)


def test_a_battle_given_up_is_decided() -> None:
    """war R20.12: who withdraws has lost, whatever he has lost."""
    s = nisibis(advanced=True)
    while not s.at(WITHDRAW):
        play_on(s)
    seat = game().actor(s)
    told = game().odds(s, seat, "bx_withdraw")
    assert told is not None
    assert told["attacker"] == 1.0  # the defender is asked first
    assert told["attacker_losses"] == len([u for u in s.fallen if side_of(s, u) == ATTACKER])


def test_a_leader_helps_in_advanced_combat_too() -> None:
    """war R20.5: a throw again is never to one's harm."""
    s = laid_out("scenario_350")
    s.switches[ADVANCED_COMBAT] = 1
    found = []
    for rerolls in ((0, 2), (0, 1), (0, 0), (1, 0), (2, 0)):
        plan = Plan(
            Field(CLEAR, False), army("persians", "infantry", 4), army("rome", "infantry", 4)
        )
        plan.rerolls = rerolls
        found.append(odds(s, plan).attacker)
    assert found == sorted(found)
    assert found[0] < found[2] < found[4]


def test_a_march_tells_of_the_battle_to_which_it_leads() -> None:
    """war R19.2: two legions wait in Moesia Inferior, nobody in Dacia."""
    s = entering_moesia()
    play(s, "rx_done")
    world = game().clone(s)
    assert battle_ahead(world, province("moesia_inferior")) is None
    put(world, "moesia_inferior", "byzantium", "2 legion")
    ahead = battle_ahead(world, province("moesia_inferior"))
    assert ahead is not None
    assert ahead.attacker + ahead.defender == pytest.approx(1)
