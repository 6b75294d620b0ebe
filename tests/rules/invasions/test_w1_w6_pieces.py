"""war R1 to R6: dice, kinds of units, leaders, hordes, limites and relations."""

from __future__ import annotations

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER, SIEGE_ROLL
from aevum.games.invasions.components.registers import INACTIVE
from aevum.games.invasions.kinds import MODIFIERS, NONE
from aevum.games.invasions.rules.battle.combat_dice import d2_passes, load_pool, pool_of
from aevum.games.invasions.rules.battle.lineup import crossed
from aevum.games.invasions.rules.battle.pools import (
    NO_CROSSING,
    OVER_RIVER,
    Pool,
    half_of,
    quarter_of,
)
from aevum.games.invasions.rules.battle.siege import siege_modifier
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import Forces
from aevum.games.invasions.rules.board.relations import (
    FRIENDLY,
    HOSTILE,
    NEUTRAL,
    declare,
    relation,
)
from aevum.games.invasions.rules.board.stacking import counted_at
from aevum.games.invasions.rules.board.units import lay_out_supply, place_horde, place_limes
from aevum.games.invasions.rules.march.groups import joining_hordes
from aevum.games.invasions.rules.march.interception import Scout, hunters_at, may_intercept
from aevum.games.invasions.rules.march.marching import Band, note_way, renew_steps
from aevum.games.invasions.rules.march.ways import CAMPAIGN, NORMAL
from aevum.games.invasions.rules.reinforcements.levies import in_supply
from aevum.games.invasions.rules.turn.clock import set_clock
from aevum.games.invasions.rules.turn.timeline import let_invade
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import came, fight, white
from tests.rules.invasions.table_top import (
    begin_part,
    bench,
    box,
    emptied,
    game,
    kind,
    legal,
    nation,
    play,
    province,
    put,
    standing,
    words_now,
)

# -- dice -----------------------------------------------------------------------------------------


def test_w1_1_a_d10_shows_one_to_ten() -> None:
    """war R1.1, R1.8, E1: 0 is 10, and modified results are compared as they are."""
    s = bench()
    put(s, "thracia", "huns", "3 horse_archer")
    s.controller[province("thracia")] = s.city_owner[province("thracia")] = nation("byzantium")
    s.acting = [nation("huns")]
    s.push(SIEGE_ROLL, province("thracia"), 0)
    assert [word for word, _ in game().outcomes(s)] == [f"d10 {die}" for die in range(1, 11)]
    assert all(weight == 1 for _, weight in game().outcomes(s))
    assert 1 + siege_modifier(s, province("thracia"), nation("huns"), False) < 0


def test_w1_2_an_even_die_passes_a_test() -> None:
    """war R1.2: the argument is the place of the pip, so 2, 4, 6, 8 and 0 pass."""
    assert [die for die in range(1, 11) if d2_passes(die - 1)] == [2, 4, 6, 8, 10]


def test_w1_3_fractions_are_rounded_up() -> None:
    """war R1.3"""
    assert [half_of(number) for number in (0, 1, 2, 3, 4)] == [0, 1, 1, 2, 2]
    assert [quarter_of(number) for number in (0, 1, 4, 5, 8)] == [0, 1, 1, 2, 2]


def test_w1_4_w1_5_faces_of_the_combat_dice() -> None:
    """war R1.4, R1.5, R1.7: three blanks and W, R, WR; two blanks and W, R, WR, WW."""
    white_faces = sorted((face.white, face.red) for face in box().white_die)
    black_faces = sorted((face.white, face.red) for face in box().black_die)
    assert white_faces == [(0, 0), (0, 0), (0, 0), (0, 1), (1, 0), (1, 1)]
    assert black_faces == [(0, 0), (0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]


def test_w1_9_more_than_twenty_dice() -> None:
    """war R1.9: the dice in the box are no limit."""
    s = bench()
    load_pool(s, ATTACKER, Pool(23, 4))
    assert pool_of(s, ATTACKER) == Pool(23, 4)


# -- units ----------------------------------------------------------------------------------------


def test_w2_1_attributes_are_independent() -> None:
    """war R2.1, 1.5: as the catalogue prints them."""
    printed = {
        "rome legion": (False, False, True, 1),
        "rome guard": (False, False, True, 2),
        "rome palatine_cavalry": (True, False, True, 2),
        "rome elite_cavalry": (True, False, False, 1),
        "persians clibanarii": (True, False, True, 1),
        "persians heavy_cavalry": (True, False, True, 0),
        "huns horse_archer": (True, True, False, 0),
        "byzantium cataphractae": (True, True, True, 1),
    }
    for name, due in printed.items():
        found = box().kinds[kind(*name.split())]
        assert (found.cavalry, found.archer, found.heavy, found.elite) == due, name


def test_w2_5_amphibious_units_do_not_mind_a_river() -> None:
    """war R2.5, R19.16, E66; for the automatic ambush they have crossed it all the same."""
    s = bench()
    there = province("lotharingia")
    put(s, "lotharingia", "alemanni", "infantry")
    put(s, "lotharingia", "saxons", "warband")
    renew_steps(s, False)
    note_way(s, [0, 1], province("agri_decumates"))
    assert [crossed(s, unit, there, False) for unit in (0, 1)] == [OVER_RIVER, NO_CROSSING]
    assert crossed(s, 1, there, True) == OVER_RIVER


def test_w2_7_units_come_with_their_turn() -> None:
    """war R2.7: cataphractae from turn 8 on."""
    s = bench()
    lay_out_supply(s)
    cataphractae = kind("byzantium", "cataphractae")
    assert box().kinds[cataphractae].from_turn == 8
    for turn, there in ((7, False), (8, True)):
        set_clock(s, turn)
        assert (cataphractae in in_supply(s, nation("byzantium"))) == there


def test_w2_9_friends_in_a_province_are_one_stack() -> None:
    """war R2.9, R9.3, R6.9: both halves of the united empire; not a stranger."""
    s = bench()
    put(s, "thracia", "rome", "legion")
    put(s, "thracia", "byzantium", "2 legion")
    put(s, "thracia", "visigoths", "infantry")
    for half in ("rome", "byzantium"):
        assert counted_at(s, province("thracia"), nation(half)) == [0, 1, 2]
    assert counted_at(s, province("thracia"), nation("visigoths")) == [3]


# -- leaders --------------------------------------------------------------------------------------


def test_w3_2_values_of_leaders() -> None:
    """war R3.2, 1.6: 0 to 3; those that the examples prove."""
    for leader in box().leaders:
        assert 0 <= leader.combat <= 3
        assert 0 <= leader.campaign <= 3
        assert leader.stacking >= 0
    proved = {leader.id: leader for leader in box().leaders}
    for name, combat in (("iulianus", 3), ("sapor_ii", 2), ("gratianus", 1), ("valens", 1)):
        assert proved[name].combat == combat
    assert proved["fritigernus"].combat == proved["fritigernus"].stacking == 2
    for name in ("alaricus", "belisarius"):
        assert proved[name].mountain


def test_w3_8_inactive_nations_never_intercept() -> None:
    """war R3.8, E24; `inactive_may_intercept` is the other value."""
    s = emptied()
    put(s, "thracia", "byzantium", "4 legion")
    there, byzantium = province("moesia_inferior"), nation("byzantium")
    assert may_intercept(s, Forces(s), there, byzantium)
    s.being[byzantium] = INACTIVE
    assert not may_intercept(s, Forces(s), there, byzantium)


# -- hordes ---------------------------------------------------------------------------------------


def test_w4_4_an_attacking_horde_adds_nothing() -> None:
    """war R4.4, R4.3: three units attack with three dice, whether their horde is there or not."""
    for with_horde in (False, True):
        s = bench()
        put(s, "lotharingia", "alemanni", "3 infantry")
        put(s, "lotharingia", "rome", "2 infantry")
        if with_horde:
            place_horde(s, nation("alemanni"), province("lotharingia"))
        fight(s, "alemanni", "rome", "lotharingia")
        assert sum(pool_of(s, ATTACKER)) == 3


def test_w4_7_a_horde_makes_no_campaign_and_does_not_intercept() -> None:
    """war R4.7, R21.6"""
    s = bench()
    visigoths = nation("visigoths")
    place_horde(s, visigoths, province("dacia"))
    put(s, "dacia", "visigoths", "infantry")
    let_invade(s, visigoths)
    s.acting = [visigoths]
    renew_steps(s, False)
    going = Band(s, [0], [], [])
    assert joining_hordes(s, Forces(s), going, province("dacia"), NORMAL) == [visigoths]
    assert joining_hordes(s, Forces(s), going, province("dacia"), CAMPAIGN) == []
    scout = Scout(s, Forces(s), province("valachia"), visigoths)
    assert hunters_at(scout, province("dacia")) == [0]


def test_w4_8_a_horde_is_hit_last_and_never_eliminated() -> None:
    """war R4.8, R19.27"""
    s = bench()
    put(s, "lotharingia", "rome", "4 infantry")
    put(s, "lotharingia", "franks", "2 infantry")
    place_horde(s, nation("franks"), province("lotharingia"))
    fight(s, "rome", "franks", "lotharingia")
    while pool_of(s, ATTACKER).white or pool_of(s, ATTACKER).black:
        play(s, "white wr" if pool_of(s, ATTACKER).white else "black ww")
    while pool_of(s, DEFENDER).white or pool_of(s, DEFENDER).black:
        play(s, "white blank")
    assert all("horde" not in word for word in words_now(s))
    finish(s)
    assert s.horde[nation("franks")] != NONE


def finish(s: InvasionsState) -> None:
    while s.stack:
        play(s, words_now(s)[0])


# -- limites --------------------------------------------------------------------------------------


def limes_battle(attackers: int) -> InvasionsState:
    """A legion beside a limes, and no way for who loses."""
    s = bench()
    put(s, "lotharingia", "alemanni", f"{attackers} infantry")
    put(s, "lotharingia", "rome", "legion")
    place_limes(s, nation("rome"), province("lotharingia"))
    fight(s, "alemanni", "rome", "lotharingia")
    came(s, "alemanni", "lotharingia", "agri_decumates")
    return s


def test_w5_7_a_limes_falls_with_the_battle() -> None:
    """war R5.7, R19.46: it does not retreat."""
    s = limes_battle(4)
    white(s, "W W - -")
    white(s, "- / -")
    while words_now(s) and any(word.startswith("bt_hit") for word in words_now(s)):
        play(s, next(word for word in words_now(s) if "limes" not in word))
    finish(s)
    assert s.limes[province("lotharingia")] == NONE
    assert standing(s, "lotharingia", "rome") == []


def test_w5_10_limites_leave_in_turn_8() -> None:
    """war R5.10: the modifier that turns them is of turn 8 (realm R32.6)."""
    rows = [row for row in box().tables["timeline"] if "limites_become_locals" in str(row)]
    assert {row["turn"] for row in rows} <= {"8"}
    assert any(n.has[MODIFIERS.index("limites_become_locals")] for n in box().nations)


# -- relations ------------------------------------------------------------------------------------


def test_w6_2_the_same_two_are_neutral_here_and_hostile_there() -> None:
    """war R6.2, R6.3: Franks and Alemanni in Germania and in Gallia; a declaration ends it."""
    s = bench()
    franks, alemanni = nation("franks"), nation("alemanni")
    wild, civil = province("agri_decumates"), province("lotharingia")
    assert not box().provinces[wild].civilized
    assert box().provinces[civil].civilized
    assert relation(s, franks, alemanni, wild) == NEUTRAL
    assert relation(s, franks, alemanni, civil) == HOSTILE
    declare(s, franks, alemanni, s.turn)
    assert relation(s, franks, alemanni, wild) == HOSTILE


def test_w6_4_neutrals_pass_and_do_not_stack() -> None:
    """war R6.4, R10.13: a group may cross the ground of neutrals, and must go on."""
    s = bench()
    put(s, "dacia", "huns", "2 horse_archer")
    put(s, "valachia", "visigoths", "infantry")
    settle_control(s)
    assert relation(s, nation("huns"), nation("visigoths"), province("dacia")) == NEUTRAL
    assert relation(s, nation("huns"), nation("huns"), province("dacia")) == FRIENDLY
    begin_part(s, "visigoths")
    play(s, "mv_from valachia, mv_add visigoths-infantry")
    play(s, "mv_go dacia")
    assert "mv_rest" not in legal(s)
