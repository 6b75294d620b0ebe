"""war R19: land battles, with the examples of the rulebook die by die."""

from __future__ import annotations

from aevum.games.invasions.components.battle import (
    ANNIHILATION,
    ATTACKER,
    BETTER_LEADER,
    BY_DEFENDING,
    CITY_OR_HORDE,
    DEFENDER,
    FEWER_LOST,
    REROLL,
    TRADE,
)
from aevum.games.invasions.kinds import EMPIRE, NONE
from aevum.games.invasions.rules.battle.combat_dice import pool_of
from aevum.games.invasions.rules.battle.pools import Pool
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import (
    adrianopolis,
    argentoratum,
    fight,
    lead,
    lost,
    nisibis,
    shown,
    strike,
    white,
    won,
)
from tests.rules.invasions.table_top import (
    bench,
    game,
    leader,
    legal,
    nation,
    play,
    province,
    put,
    standing,
)


def test_g3_nisibis() -> None:
    """war X13, R19.22 to R19.29: 5 : 4 hits, the attacker has lost fewer.

    war R19.14, DP14, DP16, DP17
    """
    s = nisibis()
    assert pool_of(s, DEFENDER) == Pool(0, 1)
    white(s, " / -")
    assert s.at(TRADE)
    assert (pool_of(s, ATTACKER), pool_of(s, DEFENDER)) == (Pool(5, 2), Pool(6, 1))
    play(s, "bt_pass, bt_pass")
    white(s, "W W R - - / W W")
    white(s, "W R WR - - - / -")
    assert s.rerolls == [3, 2]
    play(s, "bt_pass, bt_pass")
    strike(s, "rome", "legion", "legion*", "legion", "legion*")
    strike(s, "persians", "elite_infantry", "elite_infantry*", "clibanarii", "clibanarii*")
    strike(s, "persians", "horse_archer")
    assert lost() == (2, 3)
    assert won() == (ATTACKER, FEWER_LOST)
    play(s, "bt_recover persians-elite_infantry+damaged, bt_recover persians-clibanarii+damaged")
    play(s, "bt_repair rome-legion+damaged, bt_repair persians-clibanarii+damaged")
    assert standing(s, "assyria", "rome") == [
        "guard", "legion", "legion", "legion", "legion", "legion*", "palatine_cavalry",
    ]  # fmt: skip
    assert standing(s, "assyria", "persians") == [
        "clibanarii", "elite_infantry*", "heavy_cavalry", "horse_archer", "horse_archer",
    ]  # fmt: skip
    play(s, "rt_all")
    assert "rt_go akkad" in legal(s)  # war G45: three steps
    play(s, "rt_go akkad")
    assert len(standing(s, "akkad", "persians")) == 5
    assert s.leader_at[leader("sapor_ii")] == province("akkad")


def test_g5_argentoratum() -> None:
    """war X15, E10: no archery; 7w0b against 3w3b by the rules."""
    s = argentoratum()
    assert (pool_of(s, ATTACKER), pool_of(s, DEFENDER)) == (Pool(7, 0), Pool(3, 3))


def test_g6_argentoratum_with_the_printed_pools() -> None:
    """war X15, R1.6, R19.8, R19.9: red swords do not count in the forest."""
    s = argentoratum()
    s.to_roll[2:] = [4, 2]
    white(s, "W W WR R - - -")
    white(s, "W W R - / W WR")
    assert (shown(s, ATTACKER), shown(s, DEFENDER)) == ("5/2", "6/2")
    play(s, "bt_reroll enemy-black-wr, black blank")
    assert shown(s, DEFENDER) == "4/1"
    play(s, "bt_reroll own-black-blank, black ww")
    assert shown(s, DEFENDER) == "6/1"
    strike(s, "alemanni", *["infantry"] * 5)
    strike(s, "rome", "aux_alemanni_infantry", "aux_alemanni_infantry", "legion")
    assert lost() == (5, 2)
    assert won() == (DEFENDER, FEWER_LOST)
    assert legal(s) == [
        "bt_repair rome-legion+damaged", "bt_repair rome-palatine_cavalry+damaged", "bt_no_repair",
    ]  # fmt: skip
    play(s, "bt_repair rome-palatine_cavalry+damaged")
    assert standing(s, "lotharingia", "rome") == [
        "aux_alemanni_infantry", "aux_alemanni_infantry", "elite_cavalry", "legion", "legion*",
        "palatine_cavalry",
    ]  # fmt: skip
    play(s, "rt_all")
    assert "rt_go agri_decumates" in legal(s)
    play(s, "rt_go agri_decumates")
    assert standing(s, "agri_decumates", "alemanni") == [
        "archer",
        "infantry",
        "infantry",
        "infantry",
    ]
    assert s.horde[nation("alemanni")] == province("agri_decumates")


def test_g7_adrianopolis() -> None:
    """war X16, E8, E9: the Visigoths test for the ambush; who passed may answer.

    war R19.15, DP9, DP11, DP13
    """
    s = adrianopolis()
    assert game().actor(s) == s.seat_of(nation("visigoths"))
    play(s, "bt_ambush, d2 3")
    assert (pool_of(s, ATTACKER), pool_of(s, DEFENDER)) == (Pool(1, 0), Pool(0, 0))
    white(s, "W")
    strike(s, "byzantium", "aux_goth_infantry")
    assert (pool_of(s, ATTACKER), pool_of(s, DEFENDER)) == (Pool(5, 1), Pool(2, 2))
    play(s, "bt_pass")
    white(s, "W W W W WR / WW")
    white(s, "W W / WW W")
    assert (shown(s, ATTACKER), shown(s, DEFENDER)) == ("8/1", "5/0")
    assert s.rerolls == [2, 1]
    play(s, "bt_pass, bt_reroll enemy-black-ww, black ww")
    play(s, "bt_reroll enemy-white-w, white wr")
    assert shown(s, DEFENDER) == "6/1"
    play(s, "bt_reroll enemy-black-ww, black blank")
    assert shown(s, DEFENDER) == "4/1"
    assert s.rerolls == [0, 0]
    strike(s, "visigoths", "archer", "heavy_cavalry", "heavy_cavalry")
    assert lost() == (3, 5)
    assert won() == (ATTACKER, ANNIHILATION)
    play(s, "d2 3")
    assert s.dead[leader("valens")] == 1
    play(s, "bt_recover visigoths-heavy_cavalry, bt_recover visigoths-archer")
    play(s, "bt_recover byzantium-guard+damaged, bt_recover byzantium-palatine_cavalry+damaged")
    play(s, "bt_repair byzantium-guard+damaged")
    assert standing(s, "dardania", "byzantium") == ["guard", "palatine_cavalry*"]
    play(s, "rt_all, rt_go thracia")
    assert standing(s, "thracia", "byzantium") == ["guard", "palatine_cavalry*"]
    assert standing(s, "dardania", "visigoths") == [
        "archer", "heavy_cavalry", "heavy_cavalry", "heavy_cavalry", "infantry", "noble_cavalry",
    ]  # fmt: skip


def test_r19_9_passing_twice_in_a_row_ends_the_rerolls() -> None:
    """war E8 (war E104, DP13)"""
    s = nisibis()
    white(s, " / -")
    play(s, "bt_pass, bt_pass")
    white(s, "- - - - - / - -")
    white(s, "- - - - - - / -")
    play(s, "bt_pass, bt_reroll own-white-blank, white w, bt_pass")
    assert s.at(REROLL)
    assert game().actor(s) == s.seat_of(nation("rome"))
    play(s, "bt_reroll own-white-blank, white w, bt_pass")
    assert game().actor(s) == s.seat_of(nation("persians"))
    play(s, "bt_pass")
    assert not s.at(REROLL)


def test_g26_giving_up_a_reroll() -> None:
    """war R19.10, E55: a black die more, or one of the enemy's less, but never his last.

    war R19.7, E55, DP12

    war I27
    """
    s = nisibis()
    white(s, " / -")
    s.to_roll[:] = [3, 0, 1, 1]
    s.rerolls = [2, 2]
    play(s, "bt_del_black")
    assert (pool_of(s, ATTACKER), pool_of(s, DEFENDER)) == (Pool(3, 0), Pool(1, 0))
    play(s, "bt_add_black")
    assert (pool_of(s, ATTACKER), pool_of(s, DEFENDER)) == (Pool(3, 0), Pool(1, 1))
    assert s.rerolls == [1, 1]
    s = nisibis()
    white(s, " / -")
    s.to_roll[:] = [3, 0, 0, 1]
    assert legal(s) == ["bt_add_black", "bt_pass"]


# -- hits -----------------------------------------------------------------------------------------


def test_g22_the_first_loss_is_national() -> None:
    """war R19.25, R36.5: once only (war I28)."""
    s = bench()
    put(s, "latium", "franks", "4 infantry")
    put(s, "latium", "rome", "infantry", "legion*")
    put(s, "latium", "huns", "2 infantry", command="rome", contract=1)
    fight(s, "franks", "rome", "latium")
    white(s, "W W - -")
    white(s, "- - - -" if pool_of(s, DEFENDER).white == 4 else "- - - / -")
    assert legal(s) == ["bt_hit rome-legion+damaged", "bt_hit rome-infantry"]
    strike(s, "rome", "infantry")
    assert legal(s) == ["bt_hit rome-legion+damaged", "bt_hit huns-infantry"]


def test_g23_hits_of_two_nations() -> None:
    """war E34: they alternate, the one with most units first."""
    s = bench()
    put(s, "latium", "rome", "4 legion")
    put(s, "latium", "visigoths", "3 infantry")
    put(s, "latium", "franks", "2 infantry")
    s.ally[nation("visigoths")], s.ally[nation("franks")] = nation("franks"), nation("visigoths")
    fight(s, "rome", "visigoths", "latium")
    white(s, "W / - W W")
    white(s, "- - - - -")
    assert [s.unit_command[unit] for unit in s.fallen] == [
        nation("visigoths"), nation("franks"), nation("visigoths"),
    ]  # fmt: skip


def beside_limes(dice: str) -> InvasionsState:
    """war G19: 3 infantry attack 1 legion with its limes."""
    s = bench()
    put(s, "latium", "franks", "3 infantry")
    put(s, "latium", "rome", "legion")
    s.limes[province("latium")] = nation("rome")
    fight(s, "franks", "rome", "latium")
    assert (pool_of(s, ATTACKER), pool_of(s, DEFENDER)) == (Pool(3, 0), Pool(1, 1))
    white(s, dice)
    white(s, "- / -")
    return s


def test_g19_a_limes_in_battle() -> None:
    """war R5.3, R19.26, E31, E89: it takes one hit, and does not save its side."""
    s = beside_limes("W W -")
    assert legal(s) == ["bt_hit rome-legion", "bt_hit_limes"]
    play(s, "bt_hit_limes")
    assert lost() == (0, 1)
    assert won() == (ATTACKER, FEWER_LOST)
    s = beside_limes("W W -")
    play(s, "bt_hit rome-legion, bt_hit rome-legion+damaged")
    assert won() == (ATTACKER, ANNIHILATION)
    s = beside_limes("WR W -")
    assert lost() == (0, 2)
    assert s.limes[province("latium")] == NONE


# -- victory --------------------------------------------------------------------------------------


def test_g18_a_horde_alone() -> None:
    """war E32, E89: beaten by its first hit; without one it keeps the field."""
    for dice, victor, reason in (
        ("- -", DEFENDER, CITY_OR_HORDE),
        ("W -", ATTACKER, ANNIHILATION),
    ):
        s = bench()
        put(s, "latium", "persians", "2 infantry")
        s.horde[nation("franks")] = province("latium")
        fight(s, "persians", "franks", "latium")
        assert pool_of(s, DEFENDER) == Pool(1, 0)
        white(s, dice)
        white(s, "-")
        assert won() == (victor, reason)


def test_g25_both_wiped_out() -> None:
    """war E33: fewer lost, then the better leader, then the defender."""
    cases = [
        ("3 infantry", False, DEFENDER, FEWER_LOST),
        ("2 infantry", False, DEFENDER, BY_DEFENDING),
        ("2 infantry", True, ATTACKER, BETTER_LEADER),
    ]
    for units, led, victor, reason in cases:
        s = bench()
        put(s, "aegyptus", "persians", units)
        put(s, "aegyptus", "rome", "2 infantry")
        s.controller[province("aegyptus")] = nation("rome")
        if led:
            lead(s, "satrap", "aegyptus")
        fight(s, "persians", "rome", "aegyptus")
        white(s, "WR WR -" if units[0] == "3" else "WR -")
        white(s, "WR WR" if units[0] == "3" else "WR -")
        if s.at(REROLL):
            play(s, "bt_pass")
        assert won() == (victor, reason)


def test_g17_a_tie_in_a_city() -> None:
    """war R19.29 (3), E73: control of the fortified city is enough (war R22.5)."""
    s = bench()
    put(s, "treveria", "franks", "6 infantry")
    put(s, "treveria", "visigoths", "3 infantry")
    s.controller[province("treveria")] = s.city_owner[province("treveria")] = nation("visigoths")
    fight(s, "franks", "visigoths", "treveria")
    assert pool_of(s, DEFENDER) == Pool(3, 0)
    white(s, "- - - - -")
    white(s, "- - -")
    assert won() == (DEFENDER, CITY_OR_HORDE)


def test_e88_nomads_as_an_empire() -> None:
    """war G16 in a battle."""
    s = bench()
    s.status[nation("huns")] = EMPIRE
    put(s, "cappadocia", "huns", "4 horse_archer")
    put(s, "cappadocia", "persians", "4 horse_archer")
    fight(s, "huns", "persians", "cappadocia")
    white(s, " / - -")
    white(s, " / - -")
    assert (pool_of(s, ATTACKER), pool_of(s, DEFENDER)) == (Pool(4, 0), Pool(4, 0))
    assert standing(s, "cappadocia", "huns") == ["horse_archer"] * 4
