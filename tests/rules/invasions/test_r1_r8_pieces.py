"""realm R1 to R8, R13, R23 to R25, R35: dice, pieces, the board, cities, gold, who holds what."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.battle import PICK_OWNER
from aevum.games.invasions.components.registers import RAIDER
from aevum.games.invasions.kinds import (
    BARBARIAN,
    EMPIRE,
    KINGDOM,
    NONE,
    REX,
    STRAIT,
    TERRAINS,
)
from aevum.games.invasions.rules.administration.income import income_of
from aevum.games.invasions.rules.battle.conquest import heirs_of
from aevum.games.invasions.rules.board.cities import build_city
from aevum.games.invasions.rules.board.control import is_total, settle_control
from aevum.games.invasions.rules.board.ground import (
    Forces,
    can_shelter,
    is_friendly_ground,
    is_hostile_ground,
    lets_pass,
)
from aevum.games.invasions.rules.board.leaders import place_leader
from aevum.games.invasions.rules.board.relations import HOSTILE, NEUTRAL, relation
from aevum.games.invasions.rules.board.stacking import counted_at, fleet_room, limit_at, room_at
from aevum.games.invasions.rules.board.treasury import gain_gold, transfer
from aevum.games.invasions.rules.board.units import (
    elite_of,
    hit,
    lose_unit,
    place_fleets,
    place_horde,
    remove_unit,
    units_at,
)
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.founding import active_nations, is_civilized, set_status
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    area,
    bench,
    box,
    force,
    game,
    kind,
    laid_out,
    legal,
    nation,
    play,
    province,
    put,
)


def held_by(s: InvasionsState, where: str) -> str:
    holder = s.controller[province(where)]
    return "" if holder == NONE else box().nations[holder].id


# -- pieces ---------------------------------------------------------------------------------------


def test_r2_1_r2_2_kinds_of_units() -> None:
    """R2.1, R2.2, R2.6: elite and heavy are two things; types by their symbols."""
    legion, guard = box().kinds[kind("rome", "legion")], box().kinds[kind("rome", "guard")]
    assert (legion.elite, legion.heavy, legion.cavalry, legion.archer) == (1, True, False, False)
    assert guard.elite == 2
    heavy = box().kinds[kind("visigoths", "heavy_cavalry")]
    assert (heavy.heavy, heavy.cavalry, heavy.elite) == (True, True, 1)
    riders = [k for k in box().kinds if k.archer and k.cavalry and k.field]
    assert {box().nations[k.nation].id for k in riders} >= {"huns", "alans"}


def test_r2_6_heavy_cavalry_of_the_visigoths_is_elite_in_a_kingdom() -> None:
    """R2.3, R2.6"""
    s = bench()
    put(s, "latium", "visigoths", "1 heavy_cavalry")
    assert elite_of(s, 0) == 0
    set_status(s, nation("visigoths"), KINGDOM)
    assert elite_of(s, 0) == 1


def test_r2_7_a_damaged_elite_keeps_only_what_its_back_shows() -> None:
    """R2.4, R2.7"""
    s = bench()
    put(s, "latium", "rome", "1 palatine_cavalry")
    whole = force(s, 0)
    assert (whole.cavalry, whole.heavy, whole.elites) == (1, 1, 2)
    hit(s, 0)
    back = force(s, 0)
    assert (back.cavalry, back.heavy, back.elites, back.archers, back.foot) == (0, 0, 0, 0, 1)


def test_r2_8_kinds_with_rules_of_their_own() -> None:
    """R2.8: clibanarii, satrapes of Persia; cataphracts and themata of late Byzantium."""
    persia = {box().kinds[k].id for k in box().kinds_of[nation("persians")]}
    east = {box().kinds[k].id: box().kinds[k] for k in box().kinds_of[nation("byzantium")]}
    assert {"clibanarii", "satrapes"} <= persia
    assert east["cataphractae"].from_turn == 8


def test_r2_10_auxiliaries_are_units_of_their_recruiter() -> None:
    """R2.10: of a barbarian people, in the supply of Rome or Byzantium."""
    found = [k for k in box().kinds if k.auxiliary_of != NONE]
    assert found
    assert {box().nations[k.nation].id for k in found} == {"rome", "byzantium"}
    peoples = {box().nations[k.auxiliary_of].id for k in found}
    assert peoples <= {
        "alemanni", "alans", "burgundians", "gepids", "visigoths", "ostrogoths", "herules", "huns",
        "mauritanians", "vandals",
    }  # fmt: skip


def test_e15_dead_units_return_to_the_supply() -> None:
    """E15: unless they are lost for good."""
    s = bench()
    put(s, "latium", "franks", "2 infantry")
    infantry = kind("franks", "infantry")
    left = s.supply[infantry]
    remove_unit(s, 0)
    assert (s.supply[infantry], s.lost[infantry]) == (left + 1, 0)
    lose_unit(s, 1)
    assert (s.supply[infantry], s.lost[infantry]) == (left + 1, 1)


def test_r3_1_r3_3_leaders() -> None:
    """R3.1, R3.2, R3.3: no price, historical ones at most two turns, a rex for barbarians."""
    for each in box().leaders:
        if each.historical:
            assert 0 <= each.last_turn - each.first_turn <= 1, each.id
    barbarians = [n for n in box().nations if n.start == 0 and n.card]
    for people in barbarians:
        ranks = [box().leaders[i].rank for i in box().leaders_of[people.index]]
        assert REX in ranks, people.id


def test_r3_4_values_of_leaders() -> None:
    """R3.4: combat and campaigns 0 to 3; four have the mountain symbol."""
    assert all(0 <= each.combat <= 3 and 0 <= each.campaign <= 3 for each in box().leaders)
    mountain = {each.id for each in box().leaders if each.mountain}
    assert {"alaricus", "belisarius", "feargus", "baianus"} <= mountain


def test_r3_6_e14_leaders_do_not_count_and_the_best_bonus_does() -> None:
    """R3.6, R35.1, R35.6, E14"""
    s = bench()
    put(s, "latium", "rome", "2 legion")
    bonus = sorted(
        (each for each in box().leaders if each.nation == nation("rome")), key=lambda e: -e.stacking
    )
    for each in bonus[:2]:
        place_leader(s, each.index, province("latium"))
    assert len(counted_at(s, province("latium"), nation("rome"))) == 2
    assert limit_at(s, nation("rome"), province("latium")) == 4 + bonus[0].stacking


def test_r4_1_r4_2_every_barbarian_nation_has_one_horde() -> None:
    """R4.1, R4.2, R4.7: it stands apart; raiders off the board have none."""
    s = laid_out("scenario_350")
    for each in box().nations:
        wild = s.on_board(each.index) and s.status[each.index] == BARBARIAN
        assert (s.horde[each.index] != NONE) == wild, each.id
        if s.being[each.index] == RAIDER:
            assert s.horde[each.index] == NONE
    goths = nation("visigoths")
    there = s.horde[goths]
    counted = len(counted_at(s, there, goths))
    assert counted == len(units_at(s, there, goths))


# -- the board ------------------------------------------------------------------------------------


def test_r5_1_provinces() -> None:
    """R5.1, R5.5, I1: one of six terrains, income 0 to 3 in halves; two lonely islands."""
    assert len(box().provinces) == 215
    assert len({p.id for p in box().provinces}) == 215
    assert {p.income_halves for p in box().provinces} <= {0, 1, 2, 4, 6}
    assert all(0 <= p.terrain < len(TERRAINS) for p in box().provinces)
    for name in ("cyclades", "balearica"):
        assert box().provinces[province(name)].island
    for p in box().provinces:
        assert p.level in (NONE, 0, 1, 2, 3)
        assert not p.walls or p.level >= 1


def test_r5_2_straits_make_neighbours() -> None:
    """R5.2, R5.3: both ways, and a sea zone whose fleets can close it."""
    assert box().straits
    for strait in box().straits:
        assert strait.b in box().provinces[strait.a].near
        assert box().provinces[strait.a].border(strait.b) == STRAIT
        assert 0 <= strait.sea < len(box().seas) == 21
    assert {sea.monopoly for sea in box().seas} == {0, 1, 2, 3}


def test_r5_4_i2_incomes_of_areas_are_those_of_their_provinces() -> None:
    """R5.4, I2, E83: kingdoms add provinces, empires 2 and the levels of the cities."""
    for each in box().areas:
        lands = [box().provinces[p] for p in each.provinces]
        assert each.kingdom_halves == sum(p.income_halves for p in lands), each.id
        levels = sum(max(0, p.level) for p in lands)
        assert each.empire == (2 + levels if each.civilized else 0), each.id


def test_r5_8_areas_touch() -> None:
    """R5.8: over a province of each, both ways."""
    for each in box().areas:
        for other in each.near:
            assert each.index in box().areas[other].near
    moesia = {box().areas[a].id for a in box().areas[area("moesia")].near}
    assert {"graecia", "danubius", "illyria"} <= moesia


def test_r5_7_e84_granaries_and_caravans() -> None:
    """R5.7, E84; R21.1: four caravans on the base map, that of Rhagae among them (R21.6)."""
    granaries = {p.id for p in box().provinces if p.granary}
    assert {"delta", "nilus", "africa", "aquitania", "neustria", "thracia"} <= granaries
    caravans = {p.id for p in box().provinces if p.caravan}
    assert caravans == {"aegyptus", "rhagae", "siraces", "tripolitania"}


def test_e81_e82_the_base_map() -> None:
    """E81, E82, E86: Kushania in no area, nothing of the extension; kinds keep names apart."""
    assert box().provinces[province("kushania")].area == NONE
    assert not box().provinces[province("kushania")].civilized
    assert len(box().areas) == 26
    names = {p.id for p in box().provinces}
    assert names.isdisjoint({"mazania", "panjab", "sogdiana", "bactriana", "carmania"})
    assert {"africa", "aegyptus", "cappadocia"} <= names & {a.id for a in box().areas}
    assert box().provinces[province("rhodanus")].city == "lugdunum"


def test_e85_unknown_names() -> None:
    """E85: Assyria is steppe; the Euskalduns live in Piranaei."""
    assert TERRAINS[box().provinces[province("assyria")].terrain] == "steppe"
    assert box().nations[nation("euskalduns")].home_province == province("piranaei")


# -- cities and capitals --------------------------------------------------------------------------


def test_r6_1_r6_3_who_holds_the_city_holds_the_province() -> None:
    """R6.1, R6.3, R23.1, R23.6: units before a city of another hold nothing."""
    s = laid_out("scenario_350")
    for unit in [u for u in range(len(s.unit_at)) if s.unit_at[u] == province("macedonia")]:
        remove_unit(s, unit)
    put(s, "macedonia", "visigoths", "3 infantry")
    settle_control(s)
    assert held_by(s, "macedonia") != "visigoths"
    assert s.city_owner[province("macedonia")] == nation("byzantium")
    assert is_hostile_ground(s, nation("visigoths"), province("macedonia"))


def test_r6_2_r6_6_a_site_is_no_city_until_it_is_built() -> None:
    """R6.2, R6.4, R6.6: built, it yields 1 gold, counted in twelfths."""
    s = laid_out("scenario_350")
    site = next(
        p
        for p in box().provinces
        if p.level == 0 and p.port != NONE and s.controller[p.index] == nation("rome")
    )
    before = income_of(s, nation("rome")).cities
    assert not s.built(site.index)
    build_city(s, site.index, 1)
    s.city_owner[site.index] = nation("rome")
    assert s.built(site.index)
    assert income_of(s, nation("rome")).cities == before + 12


def test_r7_1_every_civilized_nation_has_one_capital() -> None:
    """R7.1, R37.8: or a seat without a city; the Euskalduns have none."""
    s = laid_out("scenario_350")
    for each in box().nations:
        if s.on_board(each.index) and is_civilized(s, each.index):
            none = each.has[box().modifier("no_capital")]
            assert (s.capital[each.index] == NONE) == none, each.id


# -- gold -----------------------------------------------------------------------------------------


def test_r8_3_i13_gold_that_passes_is_neither_made_nor_lost() -> None:
    """R8.3, I13, I12: whole gold from one treasury to another, never below 0."""
    s = laid_out("scenario_350")
    rome, goths = nation("rome"), nation("visigoths")
    s.gold[rome], s.gold[goths] = 5, 1
    transfer(s, rome, goths, 3)
    assert (s.gold[rome], s.gold[goths]) == (2, 4)
    gain_gold(s, goths, 2)
    assert s.gold[goths] == 6


# -- kinds of nations -----------------------------------------------------------------------------


def test_r13_1_r13_3_what_nations_are() -> None:
    """R13.1, R13.3, R13.6, R13.7, E88: one status each; raiders wait off the board."""
    s = laid_out("scenario_350")
    empires = {n.id for n in box().nations if s.status[n.index] == EMPIRE}
    assert empires == {"rome", "byzantium"}
    assert s.status[nation("persians")] == KINGDOM
    assert s.being[nation("picts")] == RAIDER
    assert not units_at(s, s.horde[nation("visigoths")], nation("picts"))
    assert len(box().axes["seat"]) == 4


def test_r13_5_nomads() -> None:
    """R13.5: six peoples, and no more once they have a kingdom."""
    nomads = {n.id for n in box().nations if n.nomad}
    assert {"alans", "avars", "hephthalites", "huns", "khazars", "kushans"} <= nomads
    s = laid_out("scenario_350")
    assert s.is_nomad(nation("alans"))
    set_status(s, nation("alans"), KINGDOM)
    assert not s.is_nomad(nation("alans"))


def test_i32_activation_order() -> None:
    """I32, R9.4, E20: barbarians, kingdoms, empires; older ones first, then initiative."""
    for scenario in ("scenario_350", "attila", "justinian"):
        s = laid_out(scenario)
        order = activation_order(s)
        keys = [(s.status[n], -s.age[n], box().nations[n].initiative) for n in order]
        assert keys == sorted(keys)
        assert sorted(order) == sorted(active_nations(s))


# -- control --------------------------------------------------------------------------------------


def test_r23_3_barbarians_on_barbarian_ground() -> None:
    """R23.3, R23.7, E4, E5: 2 units, or 1 and the horde; the horde alone is not enough."""
    s = bench()
    put(s, "tisia", "franks", "1 infantry")
    settle_control(s)
    assert held_by(s, "tisia") == ""
    place_horde(s, nation("franks"), province("tisia"))
    settle_control(s)
    assert held_by(s, "tisia") == "franks"


def test_r23_4_civilized_nations_on_barbarian_ground() -> None:
    """R23.4: 3 units."""
    s = bench()
    put(s, "tisia", "byzantium", "2 legion")
    settle_control(s)
    assert held_by(s, "tisia") == ""
    put(s, "tisia", "byzantium", "1 legion")
    settle_control(s)
    assert held_by(s, "tisia") == "byzantium"


def test_r23_5_r24_7_unoccupied_provinces_belong_to_the_area() -> None:
    """R23.5, R24.7, E6: without a single unit in them."""
    s = laid_out("scenario_350")
    italia = box().areas[area("italia")]
    empty = [p for p in italia.provinces if p not in s.unit_at]
    assert empty
    assert {s.controller[p] for p in empty} == {nation("rome")}


def test_r23_9_e7_the_province_of_a_capital() -> None:
    """R23.9, E7: held on barbarian ground with too few units."""
    s = laid_out("scenario_350")
    home = s.capital[nation("armenians")]
    assert not box().provinces[home].civilized
    for unit in list(units_at(s, home, nation("armenians"))):
        remove_unit(s, unit)
    settle_control(s)
    assert s.controller[home] == nation("armenians")


def test_r23_10_a_province_in_revolt_is_controlled_and_hostile() -> None:
    """R23.10, R24.5: and the area is not wholly its empire's."""
    s = laid_out("scenario_350")
    land = next(p for p in box().areas[area("italia")].provinces if p not in s.capital)
    assert is_total(s, nation("rome"), area("italia"))
    s.revolt[land] = 1
    settle_control(s)
    assert s.controller[land] == nation("rome")
    assert is_hostile_ground(s, nation("rome"), land)
    assert not is_total(s, nation("rome"), area("italia"))


def test_r23_11_i23_cities_belong_to_who_controls_their_province() -> None:
    """R23.11, I23, I21, I22: at every set-up."""
    for scenario in box().scenarios:
        s = laid_out(scenario.id, max(scenario.persons))
        for p in box().provinces:
            if s.built(p.index) and s.is_open(p.index) and s.controller[p.index] != NONE:
                assert s.city_owner[p.index] == s.controller[p.index], p.id
        for each in box().areas:
            lord = s.lord[each.index]
            if lord != NONE and s.status[lord] == EMPIRE:
                assert any(s.built(p) for p in each.provinces), each.id


def test_r24_1_an_empire_beats_a_kingdom_and_a_kingdom_barbarians() -> None:
    """R24.1: one claim after the other on Moesia."""
    s = bench()
    moesia = box().areas[area("moesia")]
    place_horde(s, nation("visigoths"), province("savus"))
    put(s, "savus", "visigoths", "1 infantry")
    settle_control(s)
    assert s.lord[moesia.index] == nation("visigoths")
    for p in moesia.provinces:
        if s.built(p):
            put(s, box().provinces[p].id, "byzantium", "1 legion")
            s.city_owner[p] = nation("byzantium")
    settle_control(s)
    assert s.lord[moesia.index] == nation("byzantium")


def test_e8_two_hordes_of_strangers_leave_an_area_to_nobody() -> None:
    """E8, R24.2"""
    s = bench()
    for people, where in (("visigoths", "dacia"), ("gepids", "bohemia")):
        put(s, where, people, "1 infantry")
        place_horde(s, nation(people), province(where))
    s.being[nation("gepids")] = s.being[nation("visigoths")]
    settle_control(s)
    assert s.lord[area("danubius")] == NONE


def test_r25_1_r25_6_nations_of_one_player_are_enemies() -> None:
    """R25.1, R25.6, E90, I24: unless a bond says otherwise; relations hold both ways."""
    s = laid_out("scenario_350")
    here = province("latium")
    mine = [n for n in active_nations(s) if s.power_of(n) == s.power_of(nation("visigoths"))]
    assert len(mine) > 1
    assert relation(s, mine[0], mine[1], here) == HOSTILE
    every = active_nations(s)
    for a in every:
        for b in every:
            assert relation(s, a, b, here) == relation(s, b, a, here)
    wild = province("dacia")
    assert relation(s, nation("visigoths"), nation("ostrogoths"), wild) == NEUTRAL


def test_r25_8_e9_empty_provinces() -> None:
    """R25.8, E9: passable with a foreign city, but no place to end in."""
    s = laid_out("scenario_350")
    goths = nation("visigoths")
    city = next(
        p.index
        for p in box().provinces
        if s.built(p.index)
        and p.index not in s.unit_at
        and p.index not in s.capital
        and s.limes[p.index] == NONE
        and s.controller[p.index] == nation("byzantium")
    )
    forces = Forces(s)
    assert lets_pass(s, forces, city, goths)
    assert not can_shelter(s, forces, city, goths)
    assert not is_friendly_ground(s, goths, city)


# -- stacking -------------------------------------------------------------------------------------


def test_r35_2_r35_3_what_counts() -> None:
    """R35.2, R35.3, P7: own units; not strangers, hordes or the one limes."""
    s = laid_out("scenario_350")
    here, rome = province("treveria"), nation("rome")
    before = len(counted_at(s, here, rome))
    put(s, "treveria", "franks", "2 infantry")
    place_horde(s, nation("franks"), here)
    assert len(counted_at(s, here, rome)) == before
    assert isinstance(s.limes[here], int)


@pytest.mark.parametrize(("where", "limit"), [("latium", 6), ("dalmatia", 5)])
def test_p7_a_leader_with_two(where: str, limit: int) -> None:
    """P7, R35.1: 6 in the plain, 5 in mountains."""
    s = bench()
    great = next(each for each in box().leaders if each.stacking == 2)
    put(s, where, box().nations[great.nation].id, "1 infantry")
    place_leader(s, great.index, province(where))
    assert limit_at(s, great.nation, province(where)) == limit
    assert room_at(s, great.nation, province(where)) == limit - 1


def test_r35_6_two_naval_stacks_of_two() -> None:
    """R35.6"""
    s = bench()
    fleet = next(k for k in box().kinds_of[nation("rome")] if box().kinds[k].fleet)
    sea = box().axes["sea"].index("mare_tyrrhenum")
    place_fleets(s, fleet, 1, sea)
    assert fleet_room(s, nation("rome"), sea) == 3


# -- who owns what two halves have taken ----------------------------------------------------------


def joint_conquest(area_of: str) -> InvasionsState:
    """Units of both halves of the empire stand in Ctesiphon."""
    s = laid_out("scenario_350")
    here = province("chaldea")
    for unit in [u for u in range(len(s.unit_at)) if s.unit_at[u] == here]:
        remove_unit(s, unit)
    put(s, "chaldea", "rome", "1 legion")
    put(s, "chaldea", "byzantium", "1 legion")
    s.controller[here] = NONE
    s.lord[box().provinces[here].area] = nation(area_of) if area_of else NONE
    return s


def test_e97_the_roman_player_chooses_between_the_halves() -> None:
    """E97: DP44; who holds the area takes it without a question."""
    s = joint_conquest("byzantium")
    assert heirs_of(s, nation("rome"), province("chaldea")) == [nation("byzantium")]
    s = joint_conquest("")
    assert len(heirs_of(s, nation("rome"), province("chaldea"))) == 2
    s.stack.clear()
    s.push(PICK_OWNER, nation("rome"), province("chaldea"))
    assert legal(s) == ["pick_owner rome", "pick_owner byzantium"]
    refused = game().explain(s, game().actor(s), "pick_owner persians")
    assert refused is not None
    assert refused.rule == "E97"
    play(s, "pick_owner byzantium")
    assert s.city_owner[province("chaldea")] == nation("byzantium")
