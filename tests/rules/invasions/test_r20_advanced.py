"""war R20: advanced combat, with the examples of the rulebook throw by throw."""

from __future__ import annotations

from aevum.games.invasions.components.battle import (
    ANNIHILATION,
    ATTACKER,
    BONUS_TRADE,
    BY_WITHDRAWAL,
    DEFENDER,
    FEWER_LOST,
    THROW_AGAIN,
    TWO_DICE,
    WITHDRAW,
)
from aevum.games.invasions.options import ADVANCED_ARCHERY_REROLLS
from aevum.games.invasions.rules.battle.advanced import total_of
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import (
    adrianopolis,
    argentoratum,
    fight,
    lost,
    lost_so_far,
    nisibis,
    strike,
    use_advanced,
    won,
)
from tests.rules.invasions.table_top import bench, legal, play, put, standing


def totals(s: InvasionsState) -> tuple[int, int]:
    return total_of(s, ATTACKER), total_of(s, DEFENDER)


def test_g8_nisibis() -> None:
    """war X17, R20.3, R20.5, R20.7 to R20.10: re-rolls are one pool for the whole battle.

    war R20.1, R20.2, R20.13, DP15
    """
    s = nisibis(advanced=True)
    assert s.at(TWO_DICE)
    assert s.bonus == [0, 3]
    play(s, "2d6 3")
    assert total_of(s, DEFENDER) == 6
    play(s, "bt_pass, bt_pass")
    assert s.at(BONUS_TRADE)
    assert (s.bonus, s.column) == ([2, 2], [7, 6])
    play(s, "bt_pass, bt_pass, 2d6 11, 2d6 6")
    assert totals(s) == (13, 8)
    play(s, "bt_pass, bx_reroll_enemy, 2d6 6")
    assert totals(s) == (8, 8)
    play(s, "bx_reroll_own, 2d6 5")
    assert totals(s) == (8, 7)
    play(s, "bx_reroll_own, 2d6 6")
    assert totals(s) == (8, 7)
    play(s, "bx_reroll_own, 2d6 8")
    assert totals(s) == (10, 7)
    assert s.rerolls == [1, 0]
    play(s, "bt_pass")
    strike(s, "rome", "legion", "legion", "legion")
    strike(s, "persians", "clibanarii", "elite_infantry", "elite_infantry*", "horse_archer")
    assert s.at(WITHDRAW)
    play(s, "bx_fight_on, bx_fight_on")
    assert s.bonus == [2, 1]
    assert s.column == [7, 4]
    play(s, "bt_pass, 2d6 4, 2d6 8")
    assert totals(s) == (6, 9)
    play(s, "bx_reroll_own, 2d6 6")
    assert totals(s) == (8, 9)
    strike(s, "rome", "legion*", "legion*")
    strike(s, "persians", "horse_archer", "horse_archer", "clibanarii*")
    assert lost() == (2, 5)
    assert won() == (ATTACKER, FEWER_LOST)
    play(s, "bt_recover persians-elite_infantry+damaged, bt_recover persians-clibanarii+damaged")
    play(s, "bt_repair rome-legion+damaged, bt_repair persians-clibanarii+damaged")
    assert standing(s, "assyria", "rome") == [
        "guard", "legion", "legion", "legion", "legion*", "legion*", "palatine_cavalry",
    ]  # fmt: skip
    assert standing(s, "assyria", "persians") == [
        "clibanarii", "elite_infantry*", "heavy_cavalry",
    ]  # fmt: skip


def test_g9_argentoratum() -> None:
    """war X18, E11: the archer throws 2D6 + 1 - 2; the horde in the rear is not hit.

    war R20.11
    """
    s = argentoratum(advanced=True)
    assert s.bonus[ATTACKER] == -1
    play(s, "2d6 8, bt_pass, bt_pass")
    assert (s.bonus, s.column) == ([-1, 3], [7, 6])
    play(s, "2d6 7, 2d6 7")
    assert totals(s) == (6, 10)
    play(s, "bx_reroll_enemy, 2d6 2")
    assert totals(s) == (6, 5)
    play(s, "bx_reroll_own, 2d6 9")
    assert totals(s) == (6, 12)
    strike(s, "alemanni", "infantry", "infantry", "infantry", "infantry")
    strike(s, "rome", "legion", "legion")
    play(s, "bx_fight_on, bx_fight_on")
    assert (s.bonus, s.column) == ([0, 2], [3, 6])
    play(s, "2d6 8, 2d6 7")
    assert totals(s) == (8, 9)
    strike(s, "rome", "aux_alemanni_infantry")
    assert lost() == (7, 1)
    assert won() == (DEFENDER, ANNIHILATION)
    assert s.horde_hit == [0, 0]
    play(s, "d2 4")  # war E13: the rex is tested, too
    assert s.subdued == []
    play(s, "bt_recover alemanni-infantry, bt_recover alemanni-infantry")
    play(s, "bt_repair rome-palatine_cavalry+damaged")
    assert standing(s, "lotharingia", "rome") == [
        "aux_alemanni_infantry", "aux_alemanni_infantry", "elite_cavalry", "legion*", "legion*",
        "palatine_cavalry",
    ]  # fmt: skip
    assert standing(s, "lotharingia", "alemanni") == ["infantry", "infantry"]


def test_g10_adrianopolis() -> None:
    """war X19, E12"""
    s = adrianopolis(advanced=True)
    play(s, "bt_ambush, d2 3")
    assert s.bonus == [1, -1]
    play(s, "2d6 11, 2d6 5")
    assert totals(s) == (12, 4)
    play(s, "bt_pass, bt_pass")
    strike(s, "byzantium", "legion", "legion*")
    assert s.bonus == [1, 2]
    play(s, "bt_pass, 2d6 8, 2d6 7")
    assert totals(s) == (9, 9)
    play(s, "bt_pass, bx_reroll_enemy, 2d6 11, bt_pass")
    assert totals(s) == (12, 9)
    strike(s, "visigoths", "archer", "heavy_cavalry")
    strike(s, "byzantium", "guard", "palatine_cavalry", "aux_alan_horse_archer")
    strike(s, "byzantium", "aux_goth_infantry")
    play(s, "bx_fight_on, bx_fight_on, bt_pass")
    assert (s.bonus, s.column) == ([1, 0], [4, 2])
    play(s, "2d6 3, 2d6 8")
    assert totals(s) == (4, 8)
    play(s, "bx_reroll_own, 2d6 10, bt_pass")
    assert totals(s) == (11, 8)
    strike(s, "visigoths", "heavy_cavalry")
    assert lost() == (3, 5)
    assert s.rerolls == [1, 0]
    assert won() == (ATTACKER, ANNIHILATION)


def six_against_five() -> InvasionsState:
    """war G21: after the first melee 0 : 2 are lost."""
    s = bench()
    use_advanced(s)
    put(s, "aegyptus", "rome", "5 legion")
    put(s, "aegyptus", "persians", "6 infantry")
    fight(s, "rome", "persians", "aegyptus")
    play(s, "2d6 2, 2d6 2")
    while not s.at(WITHDRAW):
        play(s, legal(s)[0])
    assert lost_so_far(s) == (0, 2)
    return s


def test_g21_voluntary_withdrawal() -> None:
    """war R20.12: first the defender, then the attacker; the other side wins."""
    s = six_against_five()
    play(s, "bx_withdraw")
    assert won() == (ATTACKER, BY_WITHDRAWAL)
    s = six_against_five()
    play(s, "bx_fight_on, bx_withdraw")
    assert won() == (DEFENDER, BY_WITHDRAWAL)


def test_r20_6_two_points_for_a_reroll() -> None:
    """In each melee round once: +2 for oneself or -2 for the enemy."""
    s = nisibis(advanced=True)
    play(s, "2d6 3, bt_pass, bt_pass, bx_plus, bx_minus")
    assert s.bonus == [2 + 2 - 2, 2]
    assert s.rerolls == [2, 1]


def test_e12_archery_without_rerolls() -> None:
    """`advanced_archery_rerolls` off."""
    s = nisibis(advanced=True)
    assert not s.at(THROW_AGAIN)
    s.switches[ADVANCED_ARCHERY_REROLLS] = 1
    play(s, "2d6 3")
    assert s.at(BONUS_TRADE)
