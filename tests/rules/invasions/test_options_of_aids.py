"""guide, section 9: each optional item of the player aids, off and on."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.administration import ADMINISTRATION
from aevum.games.invasions.components.board import VASSAL
from aevum.games.invasions.components.bonds import FRONTIER_PEACE, REBELLION
from aevum.games.invasions.kinds import ADMINISTRATION as TYPES
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import aid
from aevum.games.invasions.rules.administration.administration import age_by_card
from aevum.games.invasions.rules.administration.revolts import HEEDED, PREACHED, stir_sect
from aevum.games.invasions.rules.battle.conquest import sack
from aevum.games.invasions.rules.battle.siege import siege_modifier
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.leaders import place_leader
from aevum.games.invasions.rules.board.relations import NEUTRAL, relation
from aevum.games.invasions.rules.board.units import place_fleets, place_horde
from aevum.games.invasions.rules.bonds.clients import make_client
from aevum.games.invasions.rules.bonds.frontiers import peoples_near, weigh_patrons
from aevum.games.invasions.rules.bonds.pacts import end_old_pacts, have_pact
from aevum.games.invasions.rules.march.campaigns import campaigners
from aevum.games.invasions.rules.march.marching import leader_steps_left, renew_steps
from aevum.games.invasions.rules.sea.sea_battle import sea_rerolls
from aevum.games.invasions.rules.sea.squadrons import ready_fleets
from aevum.games.invasions.rules.turn.timeline import let_invade
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    area,
    begin_part,
    bench,
    box,
    emptied,
    game,
    kind,
    laid_out,
    leader,
    legal,
    nation,
    play,
    province,
    put,
)


def sea(name: str) -> int:
    return box().axes["sea"].index(name)


def court(name: str, emperor: str, turn: int) -> InvasionsState:
    """An emperor in his capital, with a unit, in some turn."""
    s = emptied()
    s.turn = turn
    seat = s.capital[nation(name)]
    put(s, s.box.provinces[seat].id, name, "infantry")
    place_leader(s, leader(emperor), seat)
    s.acting = [nation(name)]
    renew_steps(s, False)
    return s


@pytest.mark.parametrize(
    ("item", "name", "emperor", "turn", "stays"),
    [
        ("Romans-I", "rome", "honorius", 3, True),
        ("Romans-I", "rome", "honorius", 8, False),
        ("Romans-I", "byzantium", "theodosius_ii", 3, False),
        ("Byzantines-E", "byzantium", "theodosius_ii", 3, True),
        ("Byzantines-E", "byzantium", "iustinianus", 8, True),
        ("Byzantines-E", "byzantium", "valens", 2, False),
        ("Byzantines-E", "rome", "honorius", 3, False),
    ],
)
def test_an_emperor_with_combat_0_stays_in_his_capital(
    item: str, name: str, emperor: str, turn: int, stays: bool
) -> None:
    """aid Romans-I in turns 3 to 7, aid Byzantines-E always."""
    s = court(name, emperor, turn)
    assert leader_steps_left(s, leader(emperor)) == 5
    s.switches[aid(item)] = 1
    assert leader_steps_left(s, leader(emperor)) == (0 if stays else 5)
    assert leader(emperor) not in campaigners(s) or not stays
    place_leader(s, leader(emperor), province("dacia"))
    assert leader_steps_left(s, leader(emperor)) == 5


def test_the_first_sack_of_roma() -> None:
    """aid Romans-O: 3 points for who loots it, and Rome ages one space; once."""
    s = laid_out("scenario_350")
    rome, goths = nation("rome"), nation("visigoths")
    off = game().clone(s)
    sack(off, goths, province("latium"))
    assert off.age[rome] == s.age[rome]
    before, age = s.points[s.power_of(goths)], s.age[rome]
    s.switches[aid("Romans-O")] = 1
    sack(s, goths, province("latium"))
    bonus = s.points[s.power_of(goths)] - off.points[off.power_of(goths)]
    assert (bonus, s.age[rome]) == (3, age + 1)
    assert s.points[s.power_of(goths)] >= before + 3
    sack(s, goths, province("latium"))
    assert s.age[rome] == age + 1


def test_one_more_reroll_in_the_propontis() -> None:
    """aid Byzantines-M: while Byzantium controls Constantinopolis."""
    s = bench()
    east, zone = nation("byzantium"), sea("propontis")
    s.switches[aid("Byzantines-M")] = 1
    assert sea_rerolls(s, zone, east, 0) == 0
    s.controller[province("thracia")] = east
    with_city = sea_rerolls(s, zone, east, 0)
    s.switches[aid("Byzantines-M")] = 0
    assert with_city == sea_rerolls(s, zone, east, 0) + 1
    s.switches[aid("Byzantines-M")] = 1
    assert sea_rerolls(s, zone, nation("rome"), 0) == 0
    assert sea_rerolls(s, sea("mare_aegeum"), east, 0) == 0


def crossing(turn: int, switch: int, general: str = "belisarius") -> InvasionsState:
    """A general on the coast of Greece, and fleets in four zones to the west."""
    s = emptied()
    s.turn = turn
    s.switches[aid("Byzantines-N")] = switch
    put(s, "achaia", "byzantium", "elite_cavalry")
    place_leader(s, leader(general), province("achaia"))
    for zone in s.box.seas:
        if zone.mediterranean:
            place_fleets(s, kind("byzantium", "fleet"), 1, zone.index)
    settle_control(s)
    ready_fleets(s)
    begin_part(s, "byzantium")
    play(s, "mv_from achaia")
    play(s, f"mv_add_leader {general}, mv_add byzantium-elite_cavalry")
    return s


def zones_crossed(s: InvasionsState) -> int:
    """The longest way over the sea that is offered."""
    longest = 0
    for word in [word for word in legal(s) if word.startswith("mv_sea")]:
        after = game().clone(s)
        play(after, word)
        longest = max(longest, 1 + zones_crossed(after))
    return longest


@pytest.mark.parametrize(
    ("turn", "switch", "general", "zones"),
    [
        (8, 0, "belisarius", 2),
        (8, 1, "belisarius", 3),
        (7, 1, "belisarius", 2),
        (8, 1, "iustinianus", 2),
    ],
)
def test_three_zones_with_a_named_general(turn: int, switch: int, general: str, zones: int) -> None:
    """aid Byzantines-N: from turn 8 on."""
    assert zones_crossed(crossing(turn, switch, general)) == zones


def test_three_zones_only_once_a_turn() -> None:
    """aid Byzantines-N"""
    s = crossing(8, 1)
    s.aid_steps[aid("Byzantines-N")] = 8
    assert zones_crossed(s) == 2
    s.aid_steps[aid("Byzantines-N")] = 7
    assert zones_crossed(s) == 3


@pytest.mark.parametrize(
    ("holders", "die", "patron"),
    [
        (("persians",), 3, "persians"),
        (("persians",), 4, "byzantium"),
        (("persians", "byzantium"), 0, "byzantium"),
        (("byzantium",), 0, "byzantium"),
        (("persians", "iberians"), 3, "persians"),
    ],
)
def test_a_client_between_two_powers(holders: tuple[str, ...], die: int, patron: str) -> None:
    """aid Byzantines-S: who alone holds ground in Caucasus wins Armenia on a failed D2."""
    s = bench()
    armenians = nation("armenians")
    make_client(s, armenians, nation("byzantium"), 2)
    for p, name in zip(s.box.areas[area("caucasus")].provinces, holders, strict=False):
        s.controller[p] = nation(name)
    weigh_patrons(s)
    assert not s.stack
    s.switches[aid("Byzantines-S")] = 1
    weigh_patrons(s)
    assert bool(s.stack) == bool(die)
    if die:
        play(s, f"d2 {die}")
    assert s.patron[armenians] == nation(patron)
    assert s.client_tribute[armenians] == (1 if patron == "persians" else 2)


def test_rebels_against_attila_pass_two_tests() -> None:
    """aid Huns-B"""
    for switch, dice in ((0, ["d2 6"]), (1, ["d2 6", "d2 4"])):
        s = laid_out("attila", 4)
        s.switches[aid("Huns-B")] = switch
        place_leader(s, leader("attila"), s.horde[nation("huns")])
        s.stack.clear()
        s.push(REBELLION, nation("ostrogoths"))
        game().advance(s)
        play(s, "rebel yes")
        for die in dice:
            assert s.suzerain[nation("ostrogoths")] == nation("huns")
            play(s, die)
        assert s.suzerain[nation("ostrogoths")] == NONE


def test_vassals_of_attila_know_how_to_besiege() -> None:
    """aid Huns-C: no -1 of nomads for a stack he commands with a unit of a vassal."""
    s = bench()
    here = province("neustria")
    s.level[here], s.city_owner[here], s.controller[here] = 1, nation("rome"), nation("rome")
    put(s, "neustria", "huns", "3 horse_archer")
    place_leader(s, leader("attila"), here)
    s.switches[aid("Huns-C")] = 1
    alone = siege_modifier(s, here, nation("huns"), False)
    put(s, "neustria", "gepids", "infantry", command="huns", contract=VASSAL)
    assert siege_modifier(s, here, nation("huns"), False) == alone + 1
    s.switches[aid("Huns-C")] = 0
    assert siege_modifier(s, here, nation("huns"), False) == alone


def frontier() -> InvasionsState:
    """The Kushans are camped beside Persis; Persia has 12 gold."""
    s = laid_out("scenario_350")
    inside = s.box.areas[area("persis")].provinces[0]
    place_horde(s, nation("kushans"), inside)
    s.gold[nation("persians")], s.gold[nation("kushans")] = 12, 0
    s.switches[aid("Persians-D")] = 1
    s.stack.clear()
    return s


def test_peace_is_bought_at_the_frontier() -> None:
    """aid Persians-D: 5 gold; neutral until both have acted."""
    s = frontier()
    persians, kushans = nation("persians"), nation("kushans")
    assert peoples_near(s, persians) == [kushans]
    s.push(FRONTIER_PEACE, persians)
    assert legal(s) == ["buy_peace kushans", "no_peace"]
    play(s, "buy_peace kushans")
    assert (s.gold[persians], have_pact(s, persians, kushans)) == (7, True)
    assert not s.stack
    assert relation(s, persians, kushans, province("media")) == NEUTRAL
    s.acted[persians] = 1
    end_old_pacts(s)
    assert have_pact(s, persians, kushans)
    s.acted[kushans] = 1
    end_old_pacts(s)
    assert not have_pact(s, persians, kushans)


def test_no_peace_with_invaders_from_afar_or_without_gold() -> None:
    """aid Persians-D: not against an invader."""
    s = frontier()
    persians, kushans = nation("persians"), nation("kushans")
    s.gold[persians] = 4
    assert peoples_near(s, persians) == []
    s.gold[persians] = 5
    assert peoples_near(s, persians) == [kushans]
    assert peoples_near(s, nation("byzantium")) == []
    s.being[kushans] = 1
    let_invade(s, kushans)
    assert peoples_near(s, persians) == []
    s = frontier()
    place_horde(s, kushans, province("dacia"))
    assert peoples_near(s, persians) == []
    s = frontier()
    s.switches[aid("Persians-D")] = 0
    assert peoples_near(s, persians) == []


def test_the_sect_of_mazdak() -> None:
    """aid Persians-E: after turn 5 a revolt there, too, and one space younger by a Reform."""
    s = laid_out("scenario_350")
    s.stack.clear()
    persians, item = nation("persians"), aid("Persians-E")
    s.switches[item] = 1
    s.turn = 5
    stir_sect(s, area("persis"))
    assert not s.stack
    s.turn = 6
    stir_sect(s, area("italia"))
    assert not s.stack
    stir_sect(s, area("persis"))
    assert s.aid_steps[item] == PREACHED
    game().advance(s)
    play(s, "d10 1")
    assert all(word.startswith("place_revolt") for word in legal(s))
    play(s, legal(s)[0])
    assert sum(s.revolt) == 1
    stir_sect(s, area("mesopotamia"))
    assert not s.stack
    cards = s.box.administration
    for kind_of_card, spaces in (("military", 0), ("reform", -1), ("reform", 0)):
        card = next(each for each in cards if TYPES[each.kind] == kind_of_card)
        s.age[persians], s.decline[persians] = 4, 0
        s.push(ADMINISTRATION, persians, 0)
        s.shown = card.index
        printed = card.faces[0].ageing
        age_by_card(s)
        s.stack.clear()
        assert s.age[persians] == 4 + printed + spaces
    assert s.aid_steps[item] == HEEDED
