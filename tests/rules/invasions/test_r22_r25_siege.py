"""war R22 to R25: walls, terror, sieges, loot, razing; realm R7.3: the fall of a capital."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.battle import SIEGE_CHOICE, SIEGE_ROLL
from aevum.games.invasions.kinds import EMPIRE, KINGDOM, MODIFIERS, NONE
from aevum.games.invasions.options import SIEGE_DECLINE_OF
from aevum.games.invasions.rules.battle.conquest import fall, loot_gold, loot_level, sack
from aevum.games.invasions.rules.battle.siege import besiege, siege_modifier, spread_terror
from aevum.games.invasions.rules.board.units import place_fleets
from aevum.games.invasions.rules.turn.clock import set_clock
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import lead
from tests.rules.invasions.table_top import (
    bench,
    box,
    game,
    kind,
    legal,
    nation,
    play,
    province,
    put,
    standing,
)


def city(s: InvasionsState, where: str, owner: str) -> None:
    s.controller[province(where)] = s.city_owner[province(where)] = nation(owner)


def sit_down(s: InvasionsState, besieger: str, where: str) -> None:
    s.acting = [nation(besieger)]
    besiege(s, nation(besieger), province(where))
    game().advance(s)


def before_nisibis() -> InvasionsState:
    """war X14: Iulianus with 7 units; the Persians have left."""
    s = bench()
    put(s, "assyria", "rome", "5 legion", "guard", "palatine_cavalry")
    lead(s, "iulianus", "assyria")
    city(s, "assyria", "persians")
    sit_down(s, "rome", "assyria")
    return s


def test_g4_siege_of_nisibis() -> None:
    """war X14, R23.5, R23.6: 6 and 9 less 1; the second die takes the city.

    war DP21, DP22, DP23, E63
    """
    s = before_nisibis()
    assert siege_modifier(s, province("assyria"), nation("rome"), False) == -1
    assert legal(s) == ["sg_none", "sg_siege", "sg_assault"]
    play(s, "sg_siege, d10 6")
    assert legal(s) == ["sg_reroll", "sg_accept"]
    play(s, "sg_reroll, d10 9")
    assert legal(s) == ["sg_loot", "sg_no_loot"]
    assert (loot_gold(s, province("assyria")), loot_level(s, province("assyria"))) == (2, 1)
    play(s, "sg_no_loot")
    assert legal(s) == ["sg_raze", "sg_no_raze"]
    play(s, "sg_raze")
    assert s.walls[province("assyria")] == 0
    assert s.city_owner[province("assyria")] == nation("rome")
    assert s.controller[province("assyria")] == nation("rome")


def test_r23_5_no_more_dice_than_the_leader_grants() -> None:
    """war I39: 1 + combat value."""
    s = before_nisibis()
    play(s, "sg_siege, d10 1, sg_reroll, d10 1, sg_reroll, d10 1, sg_reroll, d10 1")
    assert s.city_owner[province("assyria")] == nation("persians")
    assert not s.stack


def before_athenae() -> InvasionsState:
    """war X20: turn 2, Fritigernus in Achaia, a Roman fleet in Mare Aegeum."""
    s = bench("adrianople")
    set_clock(s, 2)
    put(s, "achaia", "visigoths", "3 infantry")
    lead(s, "fritigernus", "achaia")
    city(s, "achaia", "byzantium")
    sea = box().axes["sea"].index("mare_aegeum")
    place_fleets(s, kind("byzantium", "fleet"), 1, sea)
    s.acting = [nation("visigoths")]
    return s


def test_g37_siege_of_athenae() -> None:
    """war X20: terror fails; -1 for the fleet alone; 3 and 9 less 1; loot 2 and two markers.

    war E43
    """
    s = before_athenae()
    where, goths = province("achaia"), nation("visigoths")
    spread_terror(s, goths, where)
    game().advance(s)
    play(s, "d2 3")
    assert s.city_owner[where] == nation("byzantium")
    assert not s.stack
    spread_terror(s, goths, where)
    assert not s.stack  # war E43: once in a part
    assert siege_modifier(s, where, goths, False) == -1
    assert siege_modifier(s, where, goths, True) == 1
    sit_down(s, "visigoths", "achaia")
    play(s, "sg_siege, d10 3, sg_reroll, d10 9")
    assert (loot_gold(s, where), loot_level(s, where)) == (2, 2)
    before = s.gold[goths]
    play(s, "sg_loot")
    markers = [w for w, _ in game().outcomes(s)]
    assert markers
    while s.stack:
        seat = game().actor(s)
        words = [w for w, _ in game().outcomes(s)] if seat == -1 else legal(s)
        game().apply(s, words[0])
    assert s.looted[where] == 1
    assert s.gold[goths] >= before + 2  # war I40


def test_r23_3_terror_takes_an_open_city() -> None:
    """war E101: the city is conquered at once."""
    s = before_athenae()
    spread_terror(s, nation("visigoths"), province("achaia"))
    game().advance(s)
    play(s, "d2 4, sg_no_loot")
    assert s.city_owner[province("achaia")] == nation("visigoths")


def test_g38_modifiers() -> None:
    """war R22.4, R22.7, R23.6, in the order of the row."""
    found: list[int] = []
    for turn in (9, 10):
        s = bench()
        set_clock(s, turn)
        city(s, "neustria", "franks")
        found.append(siege_modifier(s, province("neustria"), nation("huns"), False))
    for turn in (3, 4, 5):
        s = bench()
        set_clock(s, turn)
        city(s, "neustria", "rome")
        found.append(siege_modifier(s, province("neustria"), nation("franks"), False))
    s = bench()
    for where in ("latium", "umbria", "thracia"):
        city(s, where, "byzantium")
        found.append(siege_modifier(s, province(where), nation("persians"), False))
    set_clock(s, 4)
    found.append(siege_modifier(s, province("thracia"), nation("persians"), False))
    s = bench()
    city(s, "treveria", "rome")
    s.decline[nation("rome")] = 2
    found.append(siege_modifier(s, province("treveria"), nation("franks"), True))
    assert found == [-1, 0, 0, -1, -1, 0, -2, -2, -3, 1]


def test_e5_whose_decline_counts() -> None:
    """realm E87; war `siege_decline_of`"""
    s = bench()
    city(s, "neustria", "rome")
    s.decline[nation("rome")] = 1
    assert siege_modifier(s, province("neustria"), nation("persians"), False) == 2
    s.switches[SIEGE_DECLINE_OF] = 1
    assert siege_modifier(s, province("neustria"), nation("persians"), False) == 1


@pytest.mark.parametrize(
    ("units", "able"),
    [(("2 infantry",), False), (("legion", "infantry"), True), (("3 infantry",), True)],
)
def test_g39_who_can_assault(units: tuple[str, ...], able: bool) -> None:
    """war R23.7, E41"""
    s = bench()
    put(s, "neustria", "rome", *units)
    city(s, "neustria", "franks")
    sit_down(s, "rome", "neustria")
    assert ("sg_assault" in legal(s)) == able


def test_r23_7_an_assault_costs_two_hits() -> None:
    """war E106: the first unit lost is national; nothing is recovered."""
    s = bench()
    put(s, "neustria", "rome", "4 infantry")
    city(s, "neustria", "franks")
    sit_down(s, "rome", "neustria")
    play(s, "sg_assault")
    assert standing(s, "neustria", "rome") == ["infantry", "infantry"]
    assert s.at(SIEGE_ROLL)


def test_g40_loot_of_capitals() -> None:
    """war R24.1, R24.2: 2 + 10 and markers 2, 3, 1 are 18; 2 + 5 and a marker of 2 are 9."""
    s = bench()
    city(s, "latium", "rome")
    s.capital[nation("rome")] = province("latium")
    s.status[nation("rome")] = EMPIRE
    assert loot_gold(s, province("latium")) + 2 + 3 + 1 == 18
    assert loot_level(s, province("latium")) == 3
    city(s, "armenia", "armenians")
    s.capital[nation("armenians")] = province("armenia")
    s.status[nation("armenians")] = KINGDOM
    assert loot_gold(s, province("armenia")) + 2 == 9
    assert loot_level(s, province("armenia")) == 1


@pytest.mark.parametrize(("die", "falls"), [(6, False), (7, True)])
def test_g50_siege_without_a_leader(die: int, falls: bool) -> None:
    """war R23.8"""
    s = bench()
    put(s, "neustria", "franks", "3 infantry")
    city(s, "neustria", "rome")
    sit_down(s, "franks", "neustria")
    assert siege_modifier(s, province("neustria"), nation("franks"), False) == 0
    play(s, f"sg_siege, d10 {die}")
    assert (s.city_owner[province("neustria")] == nation("franks")) == falls or bool(s.stack)
    if falls:
        play(s, "sg_no_loot")
        assert s.city_owner[province("neustria")] == nation("franks")


def test_r24_5_a_looted_city_is_not_looted_again() -> None:
    """war I40"""
    s = before_nisibis()
    s.looted[province("assyria")] = 1
    play(s, "sg_siege, d10 9")
    assert legal(s) == ["sg_raze", "sg_no_raze"]


def test_r24_5_a_seat_without_a_city_bears_no_sign() -> None:
    """realm I28: it is gone with its marker, and the ground behind it has no site."""
    s = bench()
    there, lakhmids = province("lachmidaria"), nation("lakhmids")
    s.capital[lakhmids], s.status[lakhmids] = there, KINGDOM
    before = s.gold[nation("rome")]
    sack(s, nation("rome"), there)
    assert s.gold[nation("rome")] == before + 2 + 5
    assert s.looted[there] == 0


def test_r25_2_walls_of_a_capital_stay() -> None:
    """war E42, I41"""
    s = bench()
    put(s, "chaldea", "rome", "4 legion")
    city(s, "chaldea", "persians")
    s.capital[nation("persians")] = province("chaldea")
    fall(s, nation("rome"), province("chaldea"))
    game().advance(s)
    play(s, "sg_no_loot")
    assert s.walls[province("chaldea")] == 1
    assert s.capital[nation("persians")] == NONE
    assert s.fell[nation("persians")] == s.turn


def test_realm_r7_3_bonds_end_with_the_capital() -> None:
    """realm R7.3 (b): allies, clients and vassals are free."""
    s = bench()
    persians = nation("persians")
    put(s, "chaldea", "rome", "4 legion")
    city(s, "chaldea", "persians")
    s.capital[persians] = province("chaldea")
    for name in ("susiana", "media", "elymais"):
        s.controller[province(name)] = persians
    s.patron[nation("iberians")] = persians
    s.suzerain[nation("kushans")] = persians
    fall(s, nation("rome"), province("chaldea"))
    game().advance(s)
    play(s, "sg_no_loot")
    assert s.patron[nation("iberians")] == NONE
    assert s.suzerain[nation("kushans")] == NONE


def test_theodosian_walls_only_for_their_builder() -> None:
    """war R22.4"""
    s = bench()
    set_clock(s, 4)
    assert s.in_force[MODIFIERS.index("theodosian_walls")] == 1
    city(s, "thracia", "huns")
    assert siege_modifier(s, province("thracia"), nation("persians"), False) == 1 - 3


def test_dp20_none() -> None:
    """war R23.8: who does not besiege leaves at the end of the part."""
    s = before_nisibis()
    assert s.at(SIEGE_CHOICE)
    play(s, "sg_none")
    assert not s.stack
    assert s.city_owner[province("assyria")] == nation("persians")
