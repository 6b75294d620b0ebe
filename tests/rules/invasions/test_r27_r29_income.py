"""realm R27 to R29: income, expenses, tribute, recovery from pillage."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.administration import CLEAR_SITES, INCOME
from aevum.games.invasions.components.board import CLIENT, FEDERATE
from aevum.games.invasions.components.registers import ACTIVE, INACTIVE
from aevum.games.invasions.components.turn import FOUND_CITY, SET_CAPITAL
from aevum.games.invasions.kinds import EMPIRE, KINGDOM, NONE
from aevum.games.invasions.options import ZERO_VALUE_TRADE
from aevum.games.invasions.rules.administration.income import (
    WHOLE,
    collect,
    expenses_of,
    income_of,
    mercenary_gold,
    net_income,
    trade_gold,
)
from aevum.games.invasions.rules.administration.recovery import looted_sites, seat_the_landless
from aevum.games.invasions.rules.administration.religion import place_heresy
from aevum.games.invasions.rules.administration.revolts import place_revolt
from aevum.games.invasions.rules.board.cities import loot_sign
from aevum.games.invasions.rules.board.control import give_area, holders_of, settle_control
from aevum.games.invasions.rules.board.treasury import BANKRUPT, fill_treasury
from aevum.games.invasions.rules.board.units import lend, place_units, units_of
from aevum.games.invasions.rules.bonds.alliances import ally
from aevum.games.invasions.rules.bonds.clients import make_client, set_tribute
from aevum.games.invasions.rules.bonds.foedus import make_foedus
from aevum.games.invasions.rules.bonds.vassals import make_vassal
from aevum.games.invasions.rules.turn.ageing import set_decline
from aevum.games.invasions.rules.turn.founding import lose_capital, place_capital, set_status
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    area,
    box,
    game,
    kind,
    laid_out,
    legal,
    nation,
    play,
    province,
)


def gold(parts: int) -> float:
    return parts / WHOLE


def take_income(s: InvasionsState, who: str) -> None:
    """The whole slot of 2.B."""
    s.push(INCOME, nation(who))
    game().advance(s)


def test_c8_income_of_the_west() -> None:
    """realm C8, R27.1 to R27.6: 14 + 30 + 10 + 11 = 65, beside 1 of tribute."""
    west = income_of(laid_out("scenario_350"), nation("rome"))
    assert [gold(item) for item in west] == [30, 10, 14, 0, 0, 11, 1]


def test_c8_income_of_the_east() -> None:
    """realm C8, P10: 12 + 31 + 10 + 12 = 65 without Heraclea and its trade."""
    east = income_of(laid_out("scenario_350"), nation("byzantium"))
    assert [gold(item) for item in east] == [32, 10, 12, 0, 0, 14, 2]


def test_p10_r27_7_no_half_has_the_monopoly_of_shared_seas() -> None:
    s = laid_out("scenario_350")
    for name in ("mare_adriaticum", "mare_siculum"):
        ports = next(sea for sea in box().seas if sea.id == name).ports
        owners = {s.controller[p] for p in ports if s.built(p)}
        assert owners == {nation("rome"), nation("byzantium")}


def test_c16_income_of_persia() -> None:
    """realm C16, R27.4: 10 + 5 + 21 + 2 + 1, upkeep 16."""
    s, persia = laid_out("scenario_350"), nation("persians")
    income = income_of(s, persia)
    assert gold(sum(income)) == 39
    assert [gold(item) for item in (income.cities, income.capital, income.provinces)] == [10, 5, 21]
    assert (gold(income.off_map), gold(income.tribute)) == (2, 1)
    assert expenses_of(s, persia).upkeep == 16 * WHOLE


def test_p9_printed_values() -> None:
    """realm P9: Chaldea 2, Susiana 1, Hyrkania a half; areas 12, 8 and 9."""
    halves = [
        box().provinces[province(p)].income_halves for p in ("chaldea", "susiana", "hyrkania")
    ]
    assert halves == [4, 2, 1]
    kingdoms = [box().areas[area(a)].kingdom_halves for a in ("gallia_meridionalis", "asia")]
    assert kingdoms == [24, 16]
    assert box().areas[area("graecia")].empire == 9


def test_p11_a_looted_city_yields_a_half() -> None:
    """realm P11, R27.2: Athenae, level 2, until its recovery."""
    s, east = laid_out("scenario_350"), nation("byzantium")
    athens = next(p.index for p in box().provinces if p.city == "athenae")
    assert s.level[athens] == 2
    before = income_of(s, east).cities
    loot_sign(s, athens)
    assert before - income_of(s, east).cities == 3 * WHOLE // 2
    take_income(s, "byzantium")
    assert (s.looted[athens], income_of(s, east).cities) == (0, before)


def test_e100_zero_value_trade_is_an_option() -> None:
    """realm E100: without it Byzantium opens with 70."""
    s, east = laid_out("scenario_350"), nation("byzantium")
    before = gold(sum(income_of(s, east)))
    s.switches[ZERO_VALUE_TRADE] = 1
    assert (before, gold(sum(income_of(s, east)))) == (70, 69)


def test_e16_sites_are_no_ports() -> None:
    """realm E16, R27.6: only built cities trade."""
    s, rome = laid_out("scenario_350"), nation("rome")
    for p in s.lands_of(rome):
        if s.built(p):
            s.level[p] = 0
    assert income_of(s, rome).trade == 0
    assert income_of(s, rome).cities == 0


def test_r27_3_no_bonus_without_a_capital() -> None:
    s, rome = laid_out("scenario_350"), nation("rome")
    place_capital(s, rome, NONE)
    assert income_of(s, rome).capital == 0


def test_r27_10_off_map_gold_for_the_controller_of_persis() -> None:
    """realm R27.10, E80: whoever is civilized."""
    s, rome = laid_out("scenario_350"), nation("rome")
    give_area(s, rome, area("persis"))
    assert income_of(s, rome).off_map == 2 * WHOLE
    assert income_of(s, nation("persians")).off_map == 0


@pytest.mark.parametrize(("booked", "net"), [(15, 8), (25, -2)])
def test_c12_net_income_is_rounded_up_once(booked: int, net: int) -> None:
    """realm C12, R28.3, E2: 7½ is 8, -2½ is -2. realm R1.4"""
    s, persia = laid_out("scenario_350"), nation("persians")
    s.controller[province("hyrkania")] = NONE
    s.booked[persia] = booked
    exact = gold(sum(income_of(s, persia)) - sum(expenses_of(s, persia)))
    assert exact == {15: 7.5, 25: -2.5}[booked]
    assert net_income(s, persia) == net


@pytest.mark.parametrize(
    ("lands", "sick", "cost"),
    [
        (["hispania"], ["hispania"], 0),
        (["hispania", "gallia_meridionalis"], ["hispania"], 1),
        (["hispania", "gallia_meridionalis"], ["hispania", "gallia_meridionalis"], 0),
        (["hispania", "gallia_meridionalis", "italia"], ["hispania", "italia"], 2),
    ],
)
def test_c10_heresy_of_a_kingdom(lands: list[str], sick: list[str], cost: int) -> None:
    """realm C10, R28.2, E51"""
    s, goths = laid_out("scenario_350"), nation("visigoths")
    set_status(s, goths, KINGDOM)
    s.controller = [NONE] * len(s.controller)
    for name in lands:
        s.controller[box().areas[area(name)].provinces[0]] = goths
    for name in sick:
        place_heresy(s, area(name), 1)
    assert expenses_of(s, goths).heresy == cost * WHOLE


def test_r28_2_an_empire_pays_for_each_area_in_heresy() -> None:
    s, rome = laid_out("scenario_350"), nation("rome")
    before = expenses_of(s, rome).heresy
    place_heresy(s, area("italia"), 1)
    place_heresy(s, area("hispania"), 0)
    assert expenses_of(s, rome).heresy - before == 2 * WHOLE


def test_r28_1_decline_and_upkeep() -> None:
    """realm R28.1, R15.5, E50: 5 or 10; a kingdom pays 1 for each unit it commands."""
    s, goths, rome = laid_out("scenario_350"), nation("visigoths"), nation("rome")
    for level, cost in ((0, 0), (1, 5), (2, 10)):
        set_decline(s, rome, level)
        assert expenses_of(s, rome).decline == cost * WHOLE
    assert expenses_of(s, rome).upkeep == 0
    set_status(s, goths, KINGDOM)
    units = len(units_of(s, goths))
    assert expenses_of(s, goths).upkeep == units * WHOLE
    lend(s, units_of(s, goths)[0], rome, CLIENT)
    assert expenses_of(s, goths).upkeep == (units - 1) * WHOLE
    lend(s, units_of(s, rome)[0], goths, CLIENT)
    assert expenses_of(s, goths).upkeep == units * WHOLE


def test_e47_client_tribute() -> None:
    """realm E47, R27.8: an inactive client yields all, an active one what it has."""
    s, rome, armenia = laid_out("scenario_350"), nation("rome"), nation("armenians")
    make_client(s, armenia, rome)
    set_tribute(s, armenia, 2)
    assert s.being[armenia] == INACTIVE
    before = income_of(s, rome).tribute
    s.being[armenia] = ACTIVE
    fill_treasury(s, armenia, 1)
    assert before - income_of(s, rome).tribute == WHOLE
    collect(s, rome)
    assert s.gold[armenia] == 0


def test_r28_4_vassal_tribute_is_booked_once_on_each_side() -> None:
    """realm R28.4, E48, R8.4, R39.9, I14: +1 for the suzerain even from an empty vassal."""
    s, huns, goths = laid_out("danube_376"), nation("huns"), nation("ostrogoths")
    make_vassal(s, goths, huns)
    fill_treasury(s, huns, 5)
    fill_treasury(s, goths, 1)
    for left in (0, 0):
        before = s.gold[huns]
        collect(s, huns)
        collect(s, goths)
        assert (s.gold[huns] - before, s.gold[goths]) == (1, left)


def test_r28_1_a_civilized_vassal_pays_as_an_expense() -> None:
    s, persia, huns = laid_out("scenario_350"), nation("persians"), nation("alans")
    make_vassal(s, persia, huns)
    assert expenses_of(s, persia).suzerain == WHOLE
    assert income_of(s, persia).tribute == WHOLE


def test_r28_4_foedus_tribute_is_transferred_in_the_slot_of_the_federator() -> None:
    s, rome, goths = laid_out("scenario_350"), nation("rome"), nation("visigoths")
    make_foedus(s, rome, goths, province("aquitania"), province("garumnum"))
    fill_treasury(s, goths, 0)
    net = net_income(s, rome)
    before = s.gold[rome]
    collect(s, rome)
    assert (s.gold[rome] - before, s.gold[goths]) == (net, 3)
    assert expenses_of(s, rome).foedera == 3 * WHOLE


def test_e48_federates_are_paid_first() -> None:
    """A federator that cannot pay all is bankrupt, its federates have their gold."""
    s, persia, goths = laid_out("scenario_350"), nation("persians"), nation("visigoths")
    make_foedus(s, persia, goths, province("chaldea"), province("susiana"))
    s.booked[persia] = 60
    fill_treasury(s, persia, 0)
    fill_treasury(s, goths, 0)
    collect(s, persia)
    assert (s.gold[persia], s.gold[goths], s.bankrupt[persia]) == (0, 3, BANKRUPT)


def test_r8_1_inactive_nations_keep_no_gold() -> None:
    s, rome, aestii = laid_out("scenario_350"), nation("rome"), nation("aestii")
    make_foedus(s, rome, aestii, province("aquitania"), province("garumnum"))
    collect(s, rome)
    assert s.gold[aestii] == 0


def test_r27_9_barbarians_have_no_income() -> None:
    """realm R27.9, R13.4"""
    s, goths = laid_out("scenario_350"), nation("visigoths")
    fill_treasury(s, goths, 7)
    take_income(s, "visigoths")
    assert s.gold[goths] == 7


def test_hun_mercenary_gold() -> None:
    """hun_mercenary_gold: 2 for each auxiliary or lent unit in the service of another."""
    s, huns, east = laid_out("danube_376"), nation("huns"), nation("byzantium")
    assert mercenary_gold(s, huns) == 0
    lend(s, units_of(s, huns)[0], east, FEDERATE)
    assert mercenary_gold(s, huns) == 2
    aux = next(k for k in box().kinds_of[east] if box().kinds[k].auxiliary_of == huns)
    place_units(s, aux, 2, province("thracia"), east)
    assert mercenary_gold(s, huns) == 6
    before = s.gold[huns]
    collect(s, huns)
    assert s.gold[huns] - before == 6
    assert mercenary_gold(s, nation("visigoths")) == 0


def test_e125_allies_share_what_both_hold() -> None:
    """realm E125: a city and its province by halves; the port trades for both."""
    s, persia, goths = laid_out("scenario_350"), nation("persians"), nation("visigoths")
    where = province("chaldea")
    before = income_of(s, persia)
    ally(s, persia, goths, 0)
    set_status(s, goths, KINGDOM)
    own = income_of(s, goths)
    place_units(s, kind("visigoths", "infantry"), 1, where, goths)
    settle_control(s)
    assert holders_of(s, where) == [persia, goths]
    after, shared = income_of(s, persia), income_of(s, goths)
    city = WHOLE * s.level[where]
    assert before.cities - after.cities == city // 2 == shared.cities - own.cities
    land = WHOLE * box().provinces[where].income_halves // 2
    assert before.provinces - after.provinces == land // 2


# -- recovery -------------------------------------------------------------------------------------


def test_r29_1_two_sites_are_cleared_without_a_question() -> None:
    s = laid_out("scenario_350")
    sites = [p for p in box().areas[area("hispania")].provinces if s.level[p] == 0][:2]
    for p in sites:
        loot_sign(s, p)
    take_income(s, "rome")
    assert not s.stack
    assert [s.looted[p] for p in sites] == [0, 0]
    assert s.cleared[area("hispania")] == 1


def test_r29_1_more_sites_are_a_choice() -> None:
    """realm DP20, I30: at most two in an area and turn, or fewer."""
    s, rome = laid_out("scenario_350"), nation("rome")
    for p in box().areas[area("hispania")].provinces:
        if s.level[p] == 0:
            loot_sign(s, p)
    count = sum(s.looted)
    assert count > 2
    take_income(s, "rome")
    assert s.at(CLEAR_SITES)
    assert legal(s)[-1] == "end_recovery"
    play(s, legal(s)[0], legal(s)[1])
    assert not s.stack
    assert sum(s.looted) == count - 2
    assert looted_sites(s, rome, area("hispania")) == []


def test_r29_1_barbarians_and_minor_kingdoms_recover_too() -> None:
    s, goths = laid_out("scenario_350"), nation("visigoths")
    where = next(p for p in s.lands_of(goths) if s.level[p] == 0)
    assert s.lord[box().provinces[where].area] == goths
    loot_sign(s, where)
    take_income(s, "visigoths")
    assert s.looted[where] == 0
    seat = s.capital[nation("armenians")]
    loot_sign(s, seat)
    take_income(s, "armenians")
    assert s.looted[seat] == 0


def test_r7_4_a_captured_capital_returns_after_the_income_of_the_next_turn() -> None:
    """realm R7.4, R27.3, E17: the owner chooses a built city that is not in revolt."""
    s, rome = laid_out("scenario_350"), nation("rome")
    home = s.capital[rome]
    lose_capital(s, rome)
    take_income(s, "rome")
    assert not s.stack  # not in the turn of its fall
    s.turn += 1
    before = s.gold[rome]
    s.revolt[home] = 1
    expected = net_income(s, rome)
    take_income(s, "rome")
    assert s.at(SET_CAPITAL)
    assert s.gold[rome] - before == expected
    assert f"set_capital {box().provinces[home].id}" not in legal(s)
    play(s, legal(s)[0])
    assert s.built(s.capital[rome])
    assert s.controller[s.capital[rome]] == rome


def test_e129_who_has_no_city_builds_one_on_a_site() -> None:
    s, goths = laid_out("scenario_350"), nation("visigoths")
    set_status(s, goths, KINGDOM)
    s.horde[goths] = NONE
    settle_control(s)
    for p in s.lands_of(goths):
        if s.built(p):
            s.level[p] = NONE
    sites = [p for p in s.lands_of(goths) if s.level[p] == 0]
    if not sites:
        s.level[s.lands_of(goths)[0]] = 0
    s.fell[goths] = 0
    take_income(s, "visigoths")
    while s.at(FOUND_CITY) or s.at(SET_CAPITAL):
        play(s, legal(s)[0])
    assert s.capital[goths] != NONE
    assert s.level[s.capital[goths]] == 1


def test_a_nation_with_its_capital_is_not_asked() -> None:
    s = laid_out("scenario_350")
    take_income(s, "persians")
    assert not s.stack
    assert s.status[nation("rome")] == EMPIRE


def kingdom_without_a_city() -> tuple[InvasionsState, int]:
    """The Visigoths, and nothing is built on their land."""
    s, goths = laid_out("scenario_350"), nation("visigoths")
    set_status(s, goths, KINGDOM)
    settle_control(s)
    for p in s.lands_of(goths):
        s.level[p] = NONE
    return s, goths


def test_r17_5_a_kingdom_without_a_city_is_seated_as_soon_as_it_has_one() -> None:
    s, goths = kingdom_without_a_city()
    seat_the_landless(s)
    assert not s.stack
    site = next(p for p in s.lands_of(goths) if p != s.horde[goths])
    s.level[site] = 0
    seat_the_landless(s)
    game().advance(s)
    while s.stack:
        play(s, legal(s)[0])
    assert (s.capital[goths], s.level[site], s.horde[goths]) == (site, 1, NONE)


def test_r17_4_a_city_of_level_3_is_taken_as_it_is() -> None:
    """realm R17.4 (3): only sites and cities of level 1 or 2 are raised for a capital."""
    s, goths = kingdom_without_a_city()
    city = next(p for p in s.lands_of(goths) if p != s.horde[goths])
    s.level[city] = 3
    seat_the_landless(s)
    game().advance(s)
    while s.stack:
        play(s, legal(s)[0])
    assert (s.capital[goths], s.level[city], s.horde[goths]) == (city, 3, NONE)


def test_r27_5_an_area_yields_one_and_total_control_one_more() -> None:
    """realm R27.5: 7 areas under total control are 14; Africa alone without it 1."""
    s, rome = laid_out("scenario_350"), nation("rome")
    assert gold(income_of(s, rome).areas) == 14
    s.controller[province("tripolitania")] = NONE
    assert gold(income_of(s, rome).areas) == 13


def test_e96_the_land_of_vassals_brings_only_tribute() -> None:
    s, persia, rome = laid_out("scenario_350"), nation("persians"), nation("rome")
    before = income_of(s, rome)
    make_vassal(s, persia, rome)
    after = income_of(s, rome)
    assert after.tribute - before.tribute == WHOLE
    assert after._replace(tribute=0) == before._replace(tribute=0)


def test_i16_empires_live_on_areas_and_kingdoms_on_provinces() -> None:
    s, rome, persia = laid_out("scenario_350"), nation("rome"), nation("persians")
    assert income_of(s, rome).provinces == 0
    assert income_of(s, persia).areas == 0
    before = income_of(s, persia)
    s.lord[area("mesopotamia")] = NONE
    assert income_of(s, persia) == before


@pytest.mark.parametrize("scenario", ["scenario_350", "attila", "justinian"])
def test_i17_a_monopoly_has_one_owner(scenario: str) -> None:
    """Who has only one port of a zone gains nothing but the basic gold by it."""
    s = laid_out(scenario)
    for sea in box().seas:
        ports = [p for p in sea.ports if s.built(p) and s.controller[p] != NONE]
        for p in ports:
            owner = s.controller[p]
            lands = [q for q in s.lands_of(owner) if q not in ports or q == p]
            gain = trade_gold(s, owner, lands) - trade_gold(s, owner, [q for q in lands if q != p])
            alone = len([q for q in sea.ports if s.built(q)]) == 1
            assert gain == 1 + (sea.monopoly if alone else 0)


def test_e92_a_revolt_of_2a_lowers_the_income_of_2b() -> None:
    s, rome = laid_out("scenario_350"), nation("rome")
    before = net_income(s, rome)
    place_revolt(s, province("tripolitania"))
    assert net_income(s, rome) == before - 2
