"""realm R15.3, R30, R31: bankruptcy and the collapse of an empire."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.administration import (
    ADMINISTERING,
    BANKRUPT_CARD,
    BANKRUPTCY,
    COLLAPSE_ROLL,
    DISBAND_PLACE,
    INCOME,
    PASS_FOEDERA,
)
from aevum.games.invasions.components.board import FEDERATE
from aevum.games.invasions.components.registers import ACTIVE, GONE, INACTIVE
from aevum.games.invasions.components.turn import EMPIRE_ROLL, STATUS
from aevum.games.invasions.kinds import EMPIRE, KINGDOM, NONE
from aevum.games.invasions.rules.administration.calamities import strike
from aevum.games.invasions.rules.administration.collapse import collapse_bonus, roll_for_collapse
from aevum.games.invasions.rules.administration.income import WHOLE, expenses_of, income_of
from aevum.games.invasions.rules.administration.revolts import place_revolt
from aevum.games.invasions.rules.board.control import give_area, settle_control
from aevum.games.invasions.rules.board.leaders import leaders_in_play
from aevum.games.invasions.rules.board.limites import flip_limites
from aevum.games.invasions.rules.board.treasury import (
    BANKRUPT,
    RUINED,
    fill_treasury,
    open_books,
    settle_debt,
)
from aevum.games.invasions.rules.board.units import (
    fleets_of,
    lend,
    national_units,
    place_units,
    remove_unit,
    units_at,
    units_of,
)
from aevum.games.invasions.rules.bonds.alliances import ally
from aevum.games.invasions.rules.bonds.clients import make_client
from aevum.games.invasions.rules.bonds.foedus import make_foedus
from aevum.games.invasions.rules.bonds.vassals import make_vassal
from aevum.games.invasions.rules.turn.ageing import set_age, set_decline
from aevum.games.invasions.rules.turn.clock import set_clock
from aevum.games.invasions.rules.turn.decline import change_age, sink
from aevum.games.invasions.rules.turn.founding import found, place_capital
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

CALM = "draw_face field_army"
"""A card without a calamity at any age."""


def calamity(name: str) -> int:
    return box().axes["calamity"].index(name)


def slot(s: InvasionsState, who: str) -> None:
    """The slot of 2.B inside phase 2."""
    s.push(INCOME, nation(who))
    game().advance(s)


def empire(age: int, decline: int = 0, gold: int = 0) -> tuple[InvasionsState, int]:
    s, rome = laid_out("scenario_350"), nation("rome")
    set_age(s, rome, age)
    set_decline(s, rome, decline)
    fill_treasury(s, rome, gold)
    return s, rome


# -- R15.3 ----------------------------------------------------------------------------------------


def test_c4_the_third_step_is_bankruptcy_at_once() -> None:
    """realm C4, R15.3, E52: single, double, then 10 of 8 gold; outside phase 2 it is resolved."""
    s, rome = empire(12, 0, 8)
    seen = []
    for _ in range(3):
        change_age(s, rome, 1)
        seen.append((s.age[rome], s.decline[rome], s.gold[rome], s.bankrupt[rome]))
    assert seen == [(12, 1, 8, 0), (12, 2, 8, 0), (12, 2, 0, RUINED)]
    assert s.at(BANKRUPTCY)


def test_r15_3_the_cost_is_paid_if_it_can_be() -> None:
    s, rome = empire(12, 2, 10)
    sink(s, rome)
    assert (s.gold[rome], s.bankrupt[rome], s.stack) == (0, 0, [])


def test_r15_3_a_kingdom_beyond_double_rolls_once_for_an_empire() -> None:
    """realm E29, E131: only if it is eligible, and one roll for one occasion."""
    s, persia = laid_out("scenario_350"), nation("persians")
    set_age(s, persia, 12)
    set_decline(s, persia, 2)
    change_age(s, persia, 2)
    assert not s.stack  # two areas are not enough
    give_area(s, persia, area("oriens"))
    change_age(s, persia, 2)
    assert s.at(EMPIRE_ROLL)
    s.pop()
    assert not s.stack


def test_r15_6_a_kingdom_rolls_when_its_marker_advances_and_not_otherwise() -> None:
    s, persia = laid_out("scenario_350"), nation("persians")
    give_area(s, persia, area("oriens"))
    set_age(s, persia, 5)
    change_age(s, persia, 2)
    assert s.at(EMPIRE_ROLL)
    s.pop()
    set_age(s, persia, 12)
    change_age(s, persia, 1)
    assert (s.decline[persia], s.stack) == (1, [])
    change_age(s, persia, -1)
    assert (s.decline[persia], s.stack) == (0, [])


def test_r18_2_never_in_the_turn_of_the_founding() -> None:
    s, persia = laid_out("scenario_350"), nation("persians")
    give_area(s, persia, area("oriens"))
    found(s, persia, KINGDOM)
    change_age(s, persia, 1)
    assert not s.stack


def test_r14_3_a_barbarian_beyond_the_last_space_rolls() -> None:
    """realm R14.3, E24; not those who may not found a kingdom."""
    s, goths, huns = laid_out("danube_376"), nation("visigoths"), nation("huns")
    set_age(s, goths, 6)
    change_age(s, goths, 1)
    assert (s.age[goths], s.stack) == (7, [])
    change_age(s, goths, 1)
    assert s.age[goths] == 7
    assert s.stack
    s.pop()
    set_age(s, huns, 7)
    change_age(s, huns, 1)
    assert not s.stack


# -- R30 ------------------------------------------------------------------------------------------


def poor_kingdom(gold: int) -> tuple[InvasionsState, int]:
    """realm C5: gross 10, 9 units, a Revolt + and a suzerain; nothing else."""
    s, persia = laid_out("scenario_350"), nation("persians")
    s.controller = [who if who != persia else NONE for who in s.controller]
    s.lord = [who if who != persia else NONE for who in s.lord]
    for each in s.clients_of(persia):
        s.patron[each] = NONE
    for unit in units_of(s, persia)[9:]:
        remove_unit(s, unit)
    for fleet in fleets_of(s, persia):
        s.fleet_at[fleet] = NONE
    place_capital(s, persia, NONE)
    lands = [p for p in range(len(s.level)) if box().provinces[p].income_halves == 2][:10]
    for p in lands:
        s.controller[p] = persia
        s.level[p] = 0
    spare = next(p for p in range(len(s.level)) if s.controller[p] == NONE)
    s.controller[spare] = persia
    place_revolt(s, spare, plus=True)
    make_vassal(s, persia, nation("alans"))
    fill_treasury(s, persia, gold)
    set_age(s, persia, 3)
    return s, persia


def test_c5_bankruptcy_of_a_kingdom() -> None:
    """realm C5, R28.3, R30.2, R30.3: net -3, shortfall 2: two units, two spaces, one level."""
    s, persia = poor_kingdom(1)
    assert sum(income_of(s, persia)) == 10 * WHOLE
    assert sum(expenses_of(s, persia)) == 13 * WHOLE
    s.fell[persia] = s.turn
    slot(s, "persians")
    assert (s.gold[persia], s.shortfall[persia]) == (0, 2)
    assert s.at(BANKRUPT_CARD)
    assert (s.age[persia], s.decline[persia]) == (5, 1)
    play(s, CALM)
    for _ in range(2):
        assert s.holds(DISBAND_PLACE)
        play(s, legal(s)[0])
        if not s.at(DISBAND_PLACE) and s.stack:
            play(s, legal(s)[0])
    assert not s.stack
    assert len(units_of(s, persia)) == 7


def test_c5_exactly_nothing_left_is_no_bankruptcy() -> None:
    """realm C5, I18: with 3 gold it ends at 0."""
    s, persia = poor_kingdom(3)
    s.fell[persia] = s.turn
    slot(s, "persians")
    assert (s.gold[persia], s.bankrupt[persia], s.stack) == (0, 0, [])


def test_e53_at_most_half_of_the_units() -> None:
    """realm R30.3, E53: the shortfall, at most half, rounded up."""
    s, persia = poor_kingdom(0)
    s.booked[persia] = 30
    s.fell[persia] = s.turn
    slot(s, "persians")
    play(s, CALM)
    while s.stack:
        play(s, legal(s)[0])
    assert len(units_of(s, persia)) == 4


def test_c23_an_unpaid_card_is_bankruptcy_even_with_gold_in_hand() -> None:
    """realm C23, R30.1, R30.6: age 10, single decline, 1 + 1 - 4 = -2, no units lost."""
    s, rome = empire(8, 0, 30)
    for each in ("britannia", "africa"):
        s.lord[area(each)] = NONE
    assert sum(lord == rome for lord in s.lord) == 5
    s.bankrupt[rome] = BANKRUPT
    units = len(units_of(s, rome))
    settle_debt(s, rome)
    game().advance(s)
    assert (s.age[rome], s.decline[rome]) == (10, 1)
    play(s, CALM)
    assert s.at(COLLAPSE_ROLL)
    assert collapse_bonus(s, rome) == 1 + 1 - 4
    play(s, "d10 10")
    assert s.being[rome] == ACTIVE
    assert len(units_of(s, rome)) == units


def test_e121_the_card_is_read_after_the_two_spaces_and_only_its_calamity_counts() -> None:
    """realm E121: mature after the ageing; gold, leaders and its ageing are ignored."""
    s, rome = empire(3, 0, 7)
    s.bankrupt[rome] = BANKRUPT
    settle_debt(s, rome)
    game().advance(s)
    play(s, "draw_face sale_of_offices")
    assert (s.age[rome], s.decline[rome], s.gold[rome]) == (5, 1, 7)
    assert (s.strokes[rome], s.booked[rome]) == (1, 8)
    assert not any(s.confined)


def test_r30_4_once_in_a_turn() -> None:
    """realm R30.4, I18"""
    s, rome = empire(3)
    s.bankrupt[rome] = RUINED
    s.booked[rome] = 200
    slot(s, "rome")
    assert (s.age[rome], s.stack) == (3, [])
    open_books(s)
    assert s.bankrupt[rome] == 0


def test_e52_in_phase_2_it_waits_for_the_income() -> None:
    s, rome = empire(12, 2, 3)
    s.push(ADMINISTERING)
    sink(s, rome)
    assert (s.bankrupt[rome], s.holds(BANKRUPTCY)) == (BANKRUPT, False)
    s.taxed[rome] = 1
    settle_debt(s, rome)
    assert s.at(BANKRUPTCY)


def test_e52_further_decline_in_a_bankruptcy_costs_nothing() -> None:
    s, rome = empire(12, 2, 30)
    s.bankrupt[rome] = BANKRUPT
    settle_debt(s, rome)
    game().advance(s)
    assert s.at(BANKRUPT_CARD)
    assert (s.gold[rome], s.decline[rome]) == (30, 2)


def test_e52_bankruptcy_in_the_status_step() -> None:
    """realm R15.3: in 1.A.b, at once."""
    s, rome = empire(12, 2, 3)
    set_clock(s, 2)
    s.waiting = [rome]
    s.push(STATUS)
    game().advance(s)
    assert s.at(BANKRUPT_CARD)


# -- R31 ------------------------------------------------------------------------------------------


def test_c6_collapse() -> None:
    """realm C6, R31.1: +3 + 1 + 2 - 3 = +3; it collapses on 6."""
    s, rome = empire(10)
    for each in ("britannia", "africa", "hispania"):
        s.lord[area(each)] = NONE
    assert sum(lord == rome for lord in s.lord) == 4
    s.strokes[rome] = 1
    s.bankrupt[rome] = BANKRUPT
    settle_debt(s, rome)
    game().advance(s)
    play(s, "draw_face sale_of_offices")
    assert (s.age[rome], s.decline[rome], s.strokes[rome]) == (12, 1, 2)
    assert collapse_bonus(s, rome) == 3
    held = game().clone(s)
    play(held, "d10 5")
    assert held.being[rome] == ACTIVE
    play(s, "d10 6")
    assert s.being[rome] == GONE


def test_r31_1_a_capital_lost_in_the_previous_turn_counts_two() -> None:
    s, rome = empire(9)
    before = collapse_bonus(s, rome)
    set_clock(s, 3)
    s.fell[rome] = 2
    assert collapse_bonus(s, rome) == before + 2
    s.fell[rome] = 1
    assert collapse_bonus(s, rome) == before


def test_r30_6_no_roll_below_age_nine() -> None:
    s, rome = empire(6)
    s.bankrupt[rome] = BANKRUPT
    settle_debt(s, rome)
    game().advance(s)
    play(s, CALM)
    assert (s.age[rome], s.stack) == (8, [])


def fall(s: InvasionsState, who: str) -> None:
    set_age(s, nation(who), 12)
    set_decline(s, nation(who), 2)
    s.strokes[nation(who)] = 9
    roll_for_collapse(s, nation(who))
    play(s, "d10 10")


def test_r31_2_everything_of_the_empire_leaves_the_game() -> None:
    """realm R31.2, E54: units, fleets, leaders, capital, treasury; cities keep their level."""
    s, rome = empire(12)
    levels = list(s.level)
    fall(s, "rome")
    while s.stack and not s.at(PASS_FOEDERA):
        play(s, legal(s)[0])
    assert (s.being[rome], s.capital[rome], s.gold[rome]) == (GONE, NONE, 0)
    assert national_units(s, rome) == []
    assert fleets_of(s, rome) == []
    assert leaders_in_play(s, rome) == []
    assert rome not in s.controller
    assert rome not in s.lord
    assert all(now >= before for now, before in zip(s.level, levels, strict=True))
    assert game().broken(s) == ""


def test_walls_fall_on_collapse_but_not_in_foedus_provinces() -> None:
    s, goths = laid_out("scenario_350"), nation("visigoths")
    walled = [p for p in s.lands_of(nation("rome")) if s.walls[p]]
    kept, fallen = walled[0], walled[1:]
    make_foedus(s, nation("rome"), goths, kept, kept)
    fall(s, "rome")
    play(s, "use_power foedera_pass_on no")
    assert s.walls[kept] == 1
    assert [s.walls[p] for p in fallen] == [0] * len(fallen)


def test_e54_bonds_end() -> None:
    """realm R31.3 (2): vassals, clients and allies are free."""
    s, rome = empire(12)
    armenia, alans = nation("armenians"), nation("alans")
    make_client(s, armenia, rome)
    make_vassal(s, alans, rome)
    ally(s, rome, nation("persians"), 0)
    fall(s, "rome")
    assert (s.patron[armenia], s.suzerain[alans], s.ally[nation("persians")]) == (NONE, NONE, NONE)


def test_foedera_pass_on_to_the_other_half() -> None:
    """realm E136; aid Romans-K: Byzantium pays 3 at once and has the mercenary."""
    s, goths, east = laid_out("scenario_350"), nation("visigoths"), nation("byzantium")
    make_foedus(s, nation("rome"), goths, province("aquitania"), province("garumnum"))
    unit = units_of(s, goths)[0]
    lend(s, unit, nation("rome"), FEDERATE)
    fill_treasury(s, east, 2)
    fill_treasury(s, goths, 0)
    fall(s, "rome")
    assert s.at(PASS_FOEDERA)
    assert game().actor(s) == s.seat_of(goths)
    assert legal(s) == ["use_power foedera_pass_on no", "use_power foedera_pass_on yes"]
    play(s, "use_power foedera_pass_on yes")
    assert s.federators == [east]
    assert (s.gold[east], s.gold[goths], s.bankrupt[east]) == (0, 2, 0)
    assert s.unit_command[unit] == east


def test_control_follows_a_federate_while_the_next_is_asked() -> None:
    """realm R24.8: tested anew after every change."""
    s, rome, east = laid_out("scenario_350"), nation("rome"), nation("byzantium")
    foedera = {"visigoths": ("aquitania", "garumnum"), "alemanni": ("arvernia", "lugdunum")}
    for people, places in foedera.items():
        first, second = map(province, places)
        make_foedus(s, rome, nation(people), first, second)
        for p in (first, second):
            for unit in units_at(s, p, rome):
                remove_unit(s, unit)
            place_units(s, kind(people, "infantry"), 1, p, nation(people))
    settle_control(s)
    fall(s, "rome")
    asked = s.seat_of(nation("alemanni")), s.seat_of(nation("visigoths"))
    play(s, "use_power foedera_pass_on yes")
    assert s.at(PASS_FOEDERA)
    assert game().actor(s) in asked
    assert east in s.federators
    held = s.controller.copy()
    settle_control(s)
    assert s.controller == held


def test_a_foedus_that_is_not_passed_on_ends() -> None:
    """aid Romans-K: the federate keeps the provinces with their cities."""
    s, goths = laid_out("scenario_350"), nation("visigoths")
    first, second = province("aquitania"), province("garumnum")
    make_foedus(s, nation("rome"), goths, first, second)
    for p in (first, second):
        for unit in units_at(s, p, nation("rome")):
            remove_unit(s, unit)
        place_units(s, kind("visigoths", "infantry"), 1, p, goths)
    settle_control(s)
    fall(s, "rome")
    play(s, "use_power foedera_pass_on no")
    assert s.federators == []
    assert [s.controller[p] for p in (first, second)] == [goths, goths]


def test_auxiliaries_become_infantry_of_their_people() -> None:
    """realm R31.2; aid Romans-L: in the same province, if the people is on the map."""
    s, rome, people = laid_out("scenario_350"), nation("rome"), nation("alemanni")
    aux = next(k for k in box().kinds_of[rome] if box().kinds[k].auxiliary_of == people)
    where = province("arvernia")
    for unit in units_at(s, where, rome):
        remove_unit(s, unit)
    place_units(s, aux, 1, where, rome)
    s.supply[kind("alemanni", "infantry")] = 9
    fall(s, "rome")
    assert len(units_at(s, where, people)) == 1


def test_mercenaries_go_home() -> None:
    """realm E54, E123: to horde or capital, ignoring stacking."""
    s, rome, goths = laid_out("scenario_350"), nation("rome"), nation("visigoths")
    unit = units_of(s, goths)[0]
    lend(s, unit, rome, FEDERATE)
    s.unit_at[unit] = province("arvernia")
    fall(s, "rome")
    assert (s.unit_at[unit], s.unit_command[unit]) == (s.horde[goths], goths)


def test_r31_3_successors_appear_at_once() -> None:
    """realm R31.3 (6); aid Romans-J, Byzantines-F."""
    s = laid_out("scenario_350")
    fall(s, "rome")
    while s.stack:
        play(s, legal(s)[0])
    for name in ("britons", "gallo_romans"):
        assert s.being[nation(name)] == ACTIVE, name
    s = laid_out("scenario_350")
    fall(s, "byzantium")
    while s.stack:
        play(s, legal(s)[0])
    assert s.being[nation("cappadocians")] == ACTIVE


def test_limites_of_a_fallen_rome_stay_for_their_peoples() -> None:
    """aid Romans-P, realm E138: in Illyria they vanish; in turn 8 the others are units."""
    s, africa = laid_out("scenario_350"), nation("africano_romans")
    fall(s, "rome")
    while s.stack:
        play(s, legal(s)[0])
    assert s.limes[province("numidia")] == africa
    assert s.limes[province("noricum")] == NONE
    assert s.limes[province("austrasia")] == nation("gallo_romans")
    set_clock(s, 8)
    flip_limites(s)
    assert set(s.limes) == {NONE} | ({nation("byzantium")} & set(s.limes))
    [unit] = units_at(s, province("numidia"), africa)
    assert box().kinds[s.unit_kind[unit]].id == "local_infantry"
    assert s.being[africa] == INACTIVE


def test_i42_strokes_count_calamities_of_the_turn() -> None:
    s, rome = empire(3)
    for name in ("corruption", "decadence"):
        strike(s, rome, calamity(name))
        game().advance(s)
    assert s.strokes[rome] == 2
    assert s.status[rome] == EMPIRE


@pytest.mark.parametrize(("age", "plus"), [(9, 0), (10, 1), (11, 2), (12, 3)])
def test_r31_1_age(age: int, plus: int) -> None:
    s, rome = empire(age)
    base = collapse_bonus(*empire(9))
    assert collapse_bonus(s, rome) - base == plus


def test_r30_5_federates_of_a_bankrupt_nation_may_break() -> None:
    s, rome = empire(3)
    make_foedus(s, rome, nation("visigoths"), province("aquitania"), province("garumnum"))
    s.bankrupt[rome] = BANKRUPT
    settle_debt(s, rome)
    game().advance(s)
    play(s, CALM)
    assert game().actor(s) == s.seat_of(nation("visigoths"))
    assert all(word.startswith("break_foedus") for word in legal(s))
