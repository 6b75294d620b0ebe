"""realm R21, R22, war R8: caravans, and raids of raider nations and of active barbarians."""

from __future__ import annotations

from random import Random

import pytest

from aevum.games.invasions.components.raids import (
    CARAVANS,
    DRAW_RAIDER,
    LOOT_CARAVAN,
    PILLAGE,
    RAID,
    RAID_LOSS,
    RAID_ORIGIN,
    RAID_ROLL,
    RAID_ROUTE,
    RAIDER_ROWS,
)
from aevum.games.invasions.components.registers import INACTIVE, RAIDER
from aevum.games.invasions.kinds import NONE, RAIDS
from aevum.games.invasions.options import RAID_COUNTS_LIMES
from aevum.games.invasions.rules.board.units import place_fleets, place_limes, remove_unit, units_in
from aevum.games.invasions.rules.cards.lasting import CARAVAN_BOOST, let_last
from aevum.games.invasions.rules.raids.caravans import caravan_gold
from aevum.games.invasions.rules.raids.raid_party import may_raid, pool_of, starts_of
from aevum.games.invasions.rules.raids.raid_routes import (
    is_target,
    targets_behind,
    targets_near,
    targets_over,
    ways_by_land,
    ways_by_sea,
)
from aevum.games.invasions.rules.raids.raids import (
    MINUS,
    PLUS,
    expire_markers,
    mark_raid,
    open_raid,
    outcome_of,
    raid_modifier,
)
from aevum.games.invasions.rules.turn.clock import set_clock
from aevum.games.invasions.rules.turn.ending import unsettle_raiders
from aevum.games.invasions.rules.turn.founding import is_settled
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    GOLDEN,
    area,
    bench,
    box,
    game,
    kind,
    laid_out,
    legal,
    nation,
    play,
    province,
    put,
    standing,
)

OUTCOMES = {total: RAIDS[i] for total, i in {4: 0, 5: 1, 6: 1, 7: 2, 10: 2, 11: 3, 12: 3}.items()}


def sea(name: str) -> int:
    return box().axes["sea"].index(name)


def all_targets(s: InvasionsState, who: str) -> set[str]:
    """Every province a raider nation can reach from its home."""
    n, printed = nation(who), box().nations[nation(who)]
    home = printed.home_province
    starts = [home] if home != NONE else list(box().areas[printed.home_area].provinces)
    swims = all(box().kinds[k].amphibious for k in pool_of(s, n))
    found: set[int] = set()
    for start in starts:
        found |= set(targets_near(s, n, start))
        for via in ways_by_land(s, n, start):
            found |= set(targets_behind(s, n, start, via))
        for first in ways_by_sea(s, n, start, []) if swims else []:
            found |= set(targets_over(s, n, start, [first]))
            for second in ways_by_sea(s, n, start, [first]):
                found |= set(targets_over(s, n, start, [first, second]))
    return {box().provinces[p].name for p in found}


@pytest.mark.parametrize("who", ["picts", "saxons", "blemmyes"])
def test_golden_targets_of_the_first_turn(who: str) -> None:
    """realm R22.4, R22.5, E38, E39; raid_thebais, long_raid"""
    s = laid_out("scenario_350")
    assert sorted(all_targets(s, who)) == GOLDEN["scenario_350"]["raids"][who]


def test_r22_2_two_raiders_are_drawn_from_a_larger_pool() -> None:
    """raid_pool_random: warbands 3, archer 1; the second draw is without the first."""
    s = laid_out("scenario_350")
    open_raid(s, nation("picts"))
    game().advance(s)
    assert s.at(DRAW_RAIDER)
    assert game().outcomes(s) == [("draw_unit picts-warband", 3), ("draw_unit picts-archer", 1)]
    play(s, "draw_unit picts-archer")
    assert game().outcomes(s) == [("draw_unit picts-warband", 3)]
    play(s, "draw_unit picts-warband")
    assert s.at(RAID_ROUTE)


def test_e42_a_small_pool_raids_whole() -> None:
    s = laid_out("scenario_350")
    s.supply[kind("blemmyes", "archer")] = 1
    open_raid(s, nation("blemmyes"))
    game().advance(s)
    assert s.raiders == [kind("blemmyes", "archer")]


def raiders_in_turn(s: InvasionsState) -> list[str]:
    """Who is asked in 1.C.b, if everybody declines."""
    s.push(RAIDER_ROWS)
    game().advance(s)
    order = []
    while s.stack:
        if s.at(DRAW_RAIDER):
            play(s, game().outcomes(s)[0][0])
        else:
            order.append(box().nations[s.var_of(RAID, RAID.variable("nation"))].id)
            play(s, "rd_pass")
    return order


def test_r22_2_without_a_unit_nobody_raids() -> None:
    """realm E42"""
    s = laid_out("scenario_350")
    for k in box().kinds_of[nation("blemmyes")]:
        s.supply[k] = 0
    assert raiders_in_turn(s) == ["picts", "saxons"]


def test_e19_e43_rows_in_order_and_anybody_may_decline() -> None:
    s = laid_out("scenario_350")
    assert raiders_in_turn(s) == ["picts", "saxons", "blemmyes"]
    assert s.raiders == []


def test_r22_2_an_area_on_the_card_lets_the_player_pick_the_province() -> None:
    s = laid_out("scenario_350")
    set_clock(s, 2)
    open_raid(s, nation("berbers"))
    game().advance(s)
    while s.at(DRAW_RAIDER):
        play(s, game().outcomes(s)[0][0])
    assert s.at(RAID_ORIGIN)
    assert legal(s)[0] == "rd_pass"
    homes = {
        f"rd_origin {box().provinces[p].id}" for p in box().areas[area("mauretania")].provinces
    }
    assert set(legal(s)[1:]) <= homes
    play(s, legal(s)[1])
    assert s.var_of(RAID, RAID.variable("start")) in box().areas[area("mauretania")].provinces
    assert "rd_pass" not in legal(s)


# -- targets and ways -----------------------------------------------------------------------------


def test_r22_4_what_is_no_target() -> None:
    """realm R22.4: a looted site, a built city, barbarian ground, friendly ground (war R8.5)."""
    s, saxons = laid_out("scenario_350"), nation("saxons")
    assert is_target(s, saxons, province("cantium"))
    s.looted[province("cantium")] = 1
    assert not is_target(s, saxons, province("cantium"))
    assert not is_target(s, saxons, province("camulodunum"))
    assert not is_target(s, saxons, province("franconia"))
    put(s, "durnovaria", "saxons", "warband")
    s.controller[province("durnovaria")] = saxons
    assert not is_target(s, saxons, province("durnovaria"))


def test_r22_5_deep_raids_pass_neither_limes_nor_walls() -> None:
    """war R8.6: the target itself may hold a limes."""
    s, franks = bench(), nation("franks")
    start = province("agri_decumates")
    assert province("lotharingia") in targets_near(s, franks, start)
    via = next(
        v
        for v in ways_by_land(s, franks, start)
        if province("burgundia") in targets_behind(s, franks, start, v)
    )
    place_limes(s, nation("rome"), via)
    assert via not in ways_by_land(s, franks, start)
    s.limes[via] = NONE
    s.walls[via] = 1
    assert via not in ways_by_land(s, franks, start)
    place_limes(s, nation("rome"), province("lotharingia"))
    assert province("lotharingia") in targets_near(s, franks, start)


def test_r22_5_closed_ground_is_closed_to_raids() -> None:
    """realm R5.6: nobody but Arabs goes through Arabia Deserta."""
    s = laid_out("scenario_350")
    deserta = province("arabia_deserta")
    near = box().provinces[deserta].near
    assert all(deserta not in ways_by_land(s, nation("blemmyes"), p) for p in near)


def test_r22_5_only_amphibious_raiders_cross_the_sea() -> None:
    """war R8.7: both of them; `long_raid` crosses two zones."""
    s, saxons = laid_out("scenario_350"), nation("saxons")
    start = province("saxonia")
    assert ways_by_sea(s, saxons, start, [])
    s.raiders = [kind("franks", "archer"), kind("saxons", "warband")]
    s.push(RAID, saxons, start, NONE, 0)
    s.push(RAID_ROUTE, saxons, start)
    assert not any(word.startswith("rd_via_sea") for word in legal(s))
    assert ways_by_sea(s, nation("franks"), start, ways_by_sea(s, saxons, start, [])[:1]) == []


# -- the roll -------------------------------------------------------------------------------------


def test_c7_raid() -> None:
    """realm R22.6: 2 civilized units, a fleet, Raid +: 10 gives 9, 5 gives 4; 9 + 2 = 11.

    war R8.9, E62
    """
    s, target = bench(), province("cantium")
    put(s, "cantium", "rome", "2 legion")
    place_fleets(s, kind("rome", "fleet"), 1, sea("oceanus_britannicus"))
    s.raid_seas = [sea("oceanus_britannicus")]
    mark_raid(s, target, PLUS)
    assert raid_modifier(s, target) == -1
    assert RAIDS[outcome_of(s, 10 - 1)] == "raid_plus"
    assert RAIDS[outcome_of(s, 5 - 1)] == "failure"
    s = bench()
    mark_raid(s, target, PLUS)
    assert RAIDS[outcome_of(s, 9 + raid_modifier(s, target))] == "settle"
    mark_raid(s, target, MINUS)
    assert raid_modifier(s, target) == 1


def test_e40_e101_who_counts_as_a_civilized_unit() -> None:
    """By commander: mercenaries and auxiliaries do, federates do not; a limes beside its owner."""
    s, target = bench(), province("lotharingia")
    put(s, "lotharingia", "franks", "archer")
    assert raid_modifier(s, target) == 0
    place_limes(s, nation("rome"), target)
    assert raid_modifier(s, target) == 0
    put(s, "lotharingia", "visigoths", "infantry", command="rome")
    assert raid_modifier(s, target) == -2
    put(s, "lotharingia", "rome", "aux_alemanni_infantry")
    assert raid_modifier(s, target) == -3


def test_r22_6_the_passed_province_counts_too() -> None:
    s = bench()
    put(s, "lotharingia", "rome", "2 legion")
    s.raid_via = [province("lotharingia")]
    assert raid_modifier(s, province("burgundia")) == -2


@pytest.mark.parametrize("total", list(OUTCOMES))
def test_r22_7_results(total: int) -> None:
    """realm R1.5: totals are not clamped."""
    s = laid_out("scenario_350")
    assert RAIDS[outcome_of(s, total)] == OUTCOMES[total]
    assert RAIDS[outcome_of(s, -3)] == "failure"


def rolled(s: InvasionsState, who: str, target: str, die: int) -> None:
    """A raid of two of its units on a target, up to its roll, with this die."""
    n = nation(who)
    printed = box().nations[n]
    start = s.horde[n] if s.horde[n] != NONE else printed.home_province
    s.raiders = pool_of(s, n)[:2]
    s.push(RAID, n, start, province(target), 0)
    s.stack[-2] = 5
    game().advance(s)
    assert s.at(RAID_ROLL)
    play(s, f"d10 {die}")


def test_r22_7_failure_costs_a_unit_for_good() -> None:
    """war R8.10: owner's choice; the pool shrinks."""
    s = laid_out("scenario_350")
    before = list(s.supply)
    rolled(s, "picts", "bernicia", 1)
    assert s.at(RAID_LOSS) or not s.stack
    if s.stack:
        play(s, legal(s)[0])
    k = kind("picts", "warband")
    assert (s.supply[k], s.lost[k]) == (before[k] - 1, 1)
    assert s.points == [0, 0, 0, 0]
    assert s.raid_marker[province("bernicia")] == 0


def test_r22_7_raid_minus() -> None:
    """1 gold and 1 VP; the gold of a nation without a treasury is lost (realm R22.12)."""
    s = laid_out("scenario_350")
    rolled(s, "picts", "corinium_dobunorum", 6)
    assert s.points == [0, 1, 0, 0]
    assert s.gold[nation("picts")] == 0
    assert s.raid_marker[province("corinium_dobunorum")] == MINUS
    assert not s.looted[province("corinium_dobunorum")]
    rolled(s, "saxons", "durnovaria", 5)
    assert s.points == [0, 1, 0, 1]
    assert s.gold[nation("saxons")] == 1  # realm R8.1: it becomes active later


def test_r22_7_to_r22_9_raid_plus() -> None:
    """A marker, 3 VP, the limes gone (war R8.11), the site looted."""
    s = laid_out("scenario_350")
    rolled(s, "saxons", "cantium", 8)
    assert s.holds(PILLAGE)
    play(s, "draw_marker 2")
    assert s.points == [0, 0, 0, 3]
    assert s.gold[nation("saxons")] == 2
    assert s.raid_marker[province("cantium")] == PLUS
    assert s.looted[province("cantium")] == 1
    assert s.limes[province("cantium")] == NONE
    assert not is_target(s, nation("saxons"), province("cantium"))
    assert s.being[nation("saxons")] == RAIDER
    assert s.raiders == []


def test_r22_8_the_limes_falls() -> None:
    """war R5.8, R8.11"""
    s = laid_out("scenario_350")
    assert s.limes[province("bernicia")] == nation("rome")
    rolled(s, "picts", "bernicia", 10)
    assert s.limes[province("bernicia")] == NONE


def test_r11_6_raid_plus_scores_the_objective_of_the_area() -> None:
    """Beside the 3 VP of the rule."""
    s, who = laid_out("scenario_350"), nation("picts")
    bonus = sum(o.vp for o in box().objectives if o.nation == who and o.target == area("britannia"))
    rolled(s, "picts", "corinium_dobunorum", 8)
    assert s.earned[who] == 3 + bonus


def test_p8_x24_settled_angles() -> None:
    """11: they settle and are inactive; no raid in turn 4; active again in turn 5."""
    s, angles = laid_out("scenario_350"), nation("angles")
    set_clock(s, 3)
    mark_raid(s, province("durnovaria"), PLUS)
    rolled(s, "angles", "durnovaria", 9)
    play(s, "draw_marker 1")
    assert s.being[angles] == INACTIVE
    assert is_settled(s, angles)
    assert standing(s, "durnovaria", "angles") == ["warband", "warband"]
    assert s.horde[angles] == NONE
    set_clock(s, 4)
    order = raiders_in_turn(s)
    assert "saxons" in order
    assert "angles" not in order


def test_e94_settled_raiders_that_lost_all_raid_again() -> None:
    s, angles = laid_out("scenario_350"), nation("angles")
    put(s, "cantium", "angles", "warband")
    s.being[angles] = INACTIVE
    unsettle_raiders(s)
    assert s.being[angles] == INACTIVE
    remove_unit(s, len(s.unit_at) - 1)
    unsettle_raiders(s)
    assert s.being[angles] == RAIDER


def test_raid_thebais_loots_the_city_and_nobody_settles() -> None:
    """raid_thebais: 11 counts as 7-10 there."""
    s = laid_out("scenario_350")
    mark_raid(s, province("thebais"), PLUS)
    rolled(s, "blemmyes", "thebais", 10)
    play(s, "draw_marker 1")
    assert s.looted[province("thebais")] == 1
    assert s.being[nation("blemmyes")] == RAIDER


def test_islam_counts_raids_of_the_arabs_since_turn_8() -> None:
    s = laid_out("scenario_350")
    for turn, count in ((7, 0), (8, 1), (10, 2)):
        set_clock(s, turn)
        s.looted = [0] * len(s.looted)
        for unit in units_in(s, province("coele_syria")):
            remove_unit(s, unit)
        rolled(s, "arabs", "coele_syria", 8)
        play(s, "draw_marker 1")
        assert s.plus_raids == count


def test_r22_10_e41_a_marker_lives_to_the_end_of_the_next_turn() -> None:
    """realm I29 (war R8.13, E62)"""
    s, place = laid_out("scenario_350"), province("cantium")
    mark_raid(s, place, MINUS)
    expire_markers(s)
    assert s.raid_marker[place] == MINUS
    set_clock(s, 2)
    mark_raid(s, province("durnovaria"), PLUS)
    expire_markers(s)
    assert (s.raid_marker[place], s.raid_marker[province("durnovaria")]) == (0, PLUS)


# -- raids of active nations ----------------------------------------------------------------------


def horde_at_the_rhine() -> InvasionsState:
    s = laid_out("scenario_350")
    open_raid(s, nation("alemanni"))
    return s


def test_r22_3_who_may_raid() -> None:
    """war R8.1: no federate, no vassal; only with a target in reach of the horde."""
    s, alemanni = laid_out("scenario_350"), nation("alemanni")
    assert may_raid(s, alemanni)
    s.suzerain[alemanni] = nation("huns")
    assert not may_raid(s, alemanni)
    assert not may_raid(s, nation("ostrogoths"))
    assert not may_raid(s, nation("rome"))


def test_r22_3_two_units_wherever_they_stand() -> None:
    """realm R4.4; war R8.3, R8.4: from the horde's province."""
    s = horde_at_the_rhine()
    game().advance(s)
    assert starts_of(s, nation("alemanni")) == [s.horde[nation("alemanni")]]
    while not s.at(RAID_ROLL):
        assert "rd_pass" not in legal(s)
        play(s, legal(s)[0])
    assert len(s.raiders) == len(s.raider_from) == 2


def test_r22_11_units_that_stay_stand_in_the_target() -> None:
    """war R8.14: otherwise they are where they were."""
    s = horde_at_the_rhine()
    game().advance(s)
    before = list(s.unit_at)
    while not s.at(RAID_ROLL):
        words = [w for w in legal(s) if w in ("rd_direct", "rd_target lotharingia")] or legal(s)
        play(s, words[0])
    mark_raid(s, province("lotharingia"), PLUS)
    again = game().clone(s)
    play(s, "d10 7", "draw_marker 1")
    assert s.unit_at == before
    play(again, "d10 10", "draw_marker 1")
    assert again.unit_at.count(province("lotharingia")) == 2


# -- caravans -------------------------------------------------------------------------------------


def with_caravans(turn: int = 2) -> InvasionsState:
    s = laid_out("scenario_350")
    set_clock(s, turn)
    s.push(CARAVANS, 0, NONE)
    game().advance(s)
    return s


def test_c13_great_caravan() -> None:
    """10: Tripolitania 5, the others 1 for civilized controllers; Siraces needs a test."""
    s = with_caravans()
    before = list(s.gold)
    play(s, "d10 10")
    passed = game().clone(s)
    play(passed, "loot_caravan no")
    gains = {n.id: passed.gold[n.index] - before[n.index] for n in box().nations}
    assert {who: gold for who, gold in gains.items() if gold} == {
        "rome": 5, "byzantium": 1, "persians": 1,
    }  # fmt: skip
    assert s.at(LOOT_CARAVAN)
    play(s, "loot_caravan yes")
    failed = game().clone(s)
    play(failed, "d2 7")
    assert not failed.holds(PILLAGE)
    play(s, "d2 8", "draw_marker 3")
    assert s.gold[nation("alans")] == before[nation("alans")] + 3


def test_c13_under_the_event_10_and_5_and_two_markers() -> None:
    """realm R21.4, E37: the test stays, each success draws two."""
    s = laid_out("scenario_350")
    set_clock(s, 2)
    let_last(s, CARAVAN_BOOST, 2)
    assert [caravan_gold(s, great) for great in (True, False)] == [10, 5]
    s.push(CARAVANS, 0, NONE)
    game().advance(s)
    play(s, "d10 10", "loot_caravan yes", "d2 2", "draw_marker 1", "draw_marker 2")
    assert s.gold[nation("alans")] == 2 + 3
    assert not s.holds(PILLAGE)


def test_r21_5_the_great_caravan_needs_no_test() -> None:
    s = with_caravans()
    play(s, "d10 8", "loot_caravan yes", "draw_marker 2")
    assert s.gold[nation("alans")] == 2 + 2


def test_r21_5_a_barbarian_may_let_it_pass() -> None:
    s = with_caravans()
    play(s, "d10 8", "loot_caravan no")
    assert s.gold[nation("alans")] == 2


@pytest.mark.parametrize(
    ("die", "place"), [(1, "aegyptus"), (2, "aegyptus"), (3, "rhagae"), (7, "rhagae"),
                       (8, "siraces"), (9, "siraces"), (10, "tripolitania")],
)  # fmt: skip
def test_r21_2_where_the_great_caravan_goes(die: int, place: str) -> None:
    assert box().rolls[3][die] == province(place)


def test_r21_3_a_revolt_does_not_matter_and_nobody_gets_nothing() -> None:
    s = laid_out("scenario_350")
    set_clock(s, 2)
    s.revolt[province("tripolitania")] = 1
    s.controller[province("aegyptus")] = NONE
    before = list(s.gold)
    s.push(CARAVANS, 0, NONE)
    game().advance(s)
    play(s, "d10 10", "loot_caravan no")
    assert s.gold[nation("rome")] == before[nation("rome")] + 5
    assert s.gold[nation("byzantium")] == before[nation("byzantium")]


def test_option_raid_counts_limes_never() -> None:
    """realm E40, the other way."""
    s, target = bench(), province("lotharingia")
    place_limes(s, nation("rome"), target)
    put(s, "lotharingia", "rome", "legion")
    assert raid_modifier(s, target) == -2
    s.switches[RAID_COUNTS_LIMES] = 1
    assert raid_modifier(s, target) == -1


def settle_among_legions(seed: int) -> InvasionsState:
    """Angles settle in Durnovaria, where horsemen of Rome stand; played to the end."""
    s = laid_out("scenario_350")
    set_clock(s, 3)
    put(s, "durnovaria", "rome", "aux_goth_heavy_cavalry")
    mark_raid(s, province("durnovaria"), PLUS)
    rolled(s, "angles", "durnovaria", 10)
    rng = Random(seed)
    while s.stack:
        chance = game().actor(s) < 0
        words = [word for word, _ in game().outcomes(s)] if chance else legal(s)
        play(s, rng.choice(words))
    return s


@pytest.mark.parametrize("seed", range(4))
def test_r22_11_e83_raiders_that_stay_fight_at_once(seed: int) -> None:
    """war R8.12: who wins holds the place; losers are raiders again with what is left (war E83)."""
    s, angles = settle_among_legions(seed), nation("angles")
    here = {s.unit_command[unit] for unit in units_in(s, province("durnovaria"))}
    assert len(here) <= 1
    assert (s.being[angles] == INACTIVE) == (angles in here)
    assert game().broken(s) == ""
