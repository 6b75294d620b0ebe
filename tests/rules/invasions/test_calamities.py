"""The twelve calamities, line by line (realm R26.3; aid Common-1 to Common-3)."""

from __future__ import annotations

import pytest

from aevum.core.flow import CHANCE
from aevum.games.invasions.components.administration import (
    ADMINISTERING,
    CALAMITY_ROLL,
    QUAKE_CITY,
    REVOLT_POWER,
)
from aevum.games.invasions.components.cards import AREA_LOT, LOSE_PLACE
from aevum.games.invasions.kinds import ARIAN, EMPIRE, KINGDOM, MODIFIERS, NONE
from aevum.games.invasions.options import aid
from aevum.games.invasions.rules.administration.calamities import strike, total_of
from aevum.games.invasions.rules.administration.earthquakes import greatest_cities, shake
from aevum.games.invasions.rules.administration.religion import HERESY_PLUS, place_heresy, set_faith
from aevum.games.invasions.rules.administration.revolts import REVOLT_PLUS, place_revolt
from aevum.games.invasions.rules.board.leaders import leaders_in_play, place_leader
from aevum.games.invasions.rules.board.treasury import fill_treasury
from aevum.games.invasions.rules.board.units import (
    is_auxiliary,
    place_units,
    remove_unit,
    units_at,
    units_of,
)
from aevum.games.invasions.rules.bonds.foedus import make_foedus
from aevum.games.invasions.rules.cards.predicates import granaries
from aevum.games.invasions.rules.cards.verbs_people import is_ruler
from aevum.games.invasions.rules.turn.ageing import set_age, set_decline
from aevum.games.invasions.rules.turn.founding import set_status
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    area,
    box,
    game,
    kind,
    laid_out,
    leader,
    legal,
    nation,
    play,
    province,
)

GREAT_WALLS = MODIFIERS.index("theodosian_walls")


def calamity(name: str) -> int:
    return box().axes["calamity"].index(name)


def struck(name: str, who: str = "rome", status: int = EMPIRE, age: int = 3) -> InvasionsState:
    """A nation of this age at the moment the calamity strikes."""
    s, n = laid_out("scenario_350"), nation(who)
    set_status(s, n, status)
    set_age(s, n, age)
    strike(s, n, calamity(name))
    game().advance(s)
    return s


def finish(s: InvasionsState) -> None:
    """Whatever comes first, until nothing is left."""
    while s.stack:
        chance = game().actor(s) == CHANCE
        play(s, game().outcomes(s)[0][0] if chance else legal(s)[0])


def total(s: InvasionsState, name: str, who: str, die: int) -> int:
    return total_of(s, nation(who), box().calamities[calamity(name)], die)


@pytest.mark.parametrize(("status", "cost"), [(KINGDOM, 4), (EMPIRE, 8)])
def test_corruption(status: int, cost: int) -> None:
    s = struck("corruption", "rome", status)
    assert (s.booked[nation("rome")], s.strokes[nation("rome")], s.stack) == (cost, 1, [])


def test_expense_after_the_income_is_taken_at_once() -> None:
    """expense: down to 0, without bankruptcy."""
    s, rome = laid_out("scenario_350"), nation("rome")
    fill_treasury(s, rome, 5)
    s.taxed[rome] = 1
    strike(s, rome, calamity("corruption"))
    game().advance(s)
    assert (s.gold[rome], s.booked[rome], s.bankrupt[rome]) == (0, 0, 0)


def test_crop_failure_is_softened_by_granaries() -> None:
    """5 or 9, less 2 for each granary that is not in revolt; Rome has four."""
    s, rome = struck("crop_failure"), nation("rome")
    assert len(granaries(s, rome)) == 4
    assert (s.booked[rome], s.stack) == (1, [])
    s = laid_out("scenario_350")
    place_revolt(s, province("africa"))
    strike(s, rome, calamity("crop_failure"))
    game().advance(s)
    assert (s.booked[rome], s.stack) == (3, [])


def test_crop_failure_without_a_granary_brings_a_revolt() -> None:
    s = struck("crop_failure", "visigoths", KINGDOM)
    assert s.booked[nation("visigoths")] == 5
    assert s.at(REVOLT_POWER)


def test_chaldea_granary() -> None:
    """chaldea_granary: for the Persians alone."""
    s, persia = laid_out("scenario_350"), nation("persians")
    assert granaries(s, persia) == [province("chaldea")]
    s.controller[province("chaldea")] = nation("rome")
    assert province("chaldea") not in granaries(s, nation("rome"))


@pytest.mark.parametrize(("status", "cost"), [(KINGDOM, 1), (EMPIRE, 3)])
def test_decadence(status: int, cost: int) -> None:
    s, goths = struck("decadence", "visigoths", status), nation("visigoths")
    assert (s.age[goths], s.booked[goths]) == (4, cost)


def test_desertion_takes_auxiliaries_first() -> None:
    """Two units of more than ten; auxiliaries and mercenaries leave first."""
    s, rome = struck("desertion"), nation("rome")
    foreign = [u for u in units_of(s, rome) if is_auxiliary(s, u)]
    before = len(units_of(s, rome))
    assert before > 10
    finish(s)
    assert len(units_of(s, rome)) == before - 2
    assert len([u for u in units_of(s, rome) if is_auxiliary(s, u)]) == max(0, len(foreign) - 2)


def test_desertion_takes_one_of_ten_and_never_the_last() -> None:
    s, goths = laid_out("scenario_350"), nation("visigoths")
    set_status(s, goths, KINGDOM)
    for unit in units_of(s, goths)[2:]:
        remove_unit(s, unit)
    for left in (1, 1):
        strike(s, goths, calamity("desertion"))
        game().advance(s)
        finish(s)
        assert len(units_of(s, goths)) == left


def test_civil_war() -> None:
    """Two revolts, the first one a Revolt +, and a unit or two."""
    s, rome = struck("civil_war"), nation("rome")
    before = len(units_of(s, rome))
    play(s, "d10 1, d10 9")
    first = legal(s)[0]
    play(s, first)
    assert s.revolt[province(first.split()[1])] == REVOLT_PLUS
    play(s, "d10 1, d10 6")
    play(s, legal(s)[0])
    assert sorted(mark for mark in s.revolt if mark) == [1, 2]
    assert s.at(LOSE_PLACE)
    finish(s)
    assert before - len(units_of(s, rome)) == 2


def test_earthquake_strikes_the_greatest_city_of_an_own_area() -> None:
    """Looted and without walls, unless it is a capital; 1 or 2 gold."""
    s, east = struck("earthquake", "byzantium"), nation("byzantium")
    assert s.at(AREA_LOT)
    assert {word.split()[1] for word, _ in game().outcomes(s)} <= {
        box().areas[a].id for a in box().rolls[1][1:]
    }
    play(s, "lot_area oriens")
    finish(s)
    hit = [p for p in range(len(s.looted)) if s.looted[p]]
    assert len(hit) == 1
    assert s.level[hit[0]] == max(s.level[p] for p in box().areas[area("oriens")].provinces)
    assert s.walls[hit[0]] == 0
    assert s.booked[east] == 2


def test_earthquake_ties_are_broken_by_the_executing_player() -> None:
    """realm E115, R33.2"""
    s, east = laid_out("scenario_350"), nation("byzantium")
    where = next(
        a for a in range(len(s.lord)) if len(greatest_cities(s, nation("byzantium"), a)) > 1
    )
    shake(s, east, where)
    game().advance(s)
    play(s, "d10 9")
    assert s.at(QUAKE_CITY)
    assert game().actor(s) == s.person[1]
    assert len(legal(s)) == len(greatest_cities(s, east, where))
    play(s, legal(s)[0])
    assert sum(s.looted) == 1


def test_earthquake_spares_the_walls_of_a_capital_but_weakens_the_great_ones() -> None:
    s, east = laid_out("scenario_350"), nation("byzantium")
    s.in_force[GREAT_WALLS] = 1
    seat = s.capital[east]
    home = box().provinces[seat].area
    for p in box().areas[home].provinces:
        if p != seat and s.built(p):
            s.level[p] = 1
    before = s.walls[seat]
    shake(s, east, home)
    game().advance(s)
    assert (s.looted[seat], s.walls[seat], s.shaken[seat]) == (1, before, 1)


def test_epidemic_thins_great_stacks_of_an_own_area() -> None:
    """Each stack of three or more loses one; 2 or 4 gold."""
    s, rome = laid_out("scenario_350"), nation("rome")
    where, other = province("aquitania"), province("garumnum")
    for p in box().areas[area("gallia_meridionalis")].provinces:
        for unit in units_at(s, p, rome):
            remove_unit(s, unit)
    s.supply[kind("rome", "infantry")] = 9
    place_units(s, kind("rome", "infantry"), 3, where, rome)
    place_units(s, kind("rome", "infantry"), 2, other, rome)
    strike(s, rome, calamity("epidemic"))
    game().advance(s)
    play(s, "lot_area gallia_meridionalis")
    finish(s)
    assert [len(units_at(s, p, rome)) for p in (where, other)] == [2, 2]
    assert s.booked[rome] == 4


def test_heresy_spares_the_area_of_a_capital() -> None:
    """realm R43.1, R43.2: Heresy + in a random own area."""
    s = struck("heresy")
    lots = {word.split()[1] for word, _ in game().outcomes(s)}
    assert "italia" not in lots
    play(s, "lot_area hispania")
    assert s.heresy[area("hispania")] == HERESY_PLUS
    assert not s.stack


def test_inaction_confines_every_leader() -> None:
    s, rome = laid_out("scenario_350"), nation("rome")
    place_leader(s, leader("stilicho"), province("treveria"))
    strike(s, rome, calamity("inaction"))
    game().advance(s)
    here = leaders_in_play(s, rome)
    assert leader("stilicho") in here
    assert all(s.confined[each] and s.leader_at[each] == s.capital[rome] for each in here)


def test_intolerance_counts_heresies_and_foreign_faiths() -> None:
    """+1 each, at most 3 and 2; Oriens and Aegyptus for a Catholic."""
    s = laid_out("scenario_350")
    assert total(s, "intolerance", "byzantium", 5) == 5 + 2
    for name in ("oriens", "asia", "graecia", "moesia"):
        place_heresy(s, area(name), 1)
    assert total(s, "intolerance", "byzantium", 5) == 5 + 3 + 2
    set_status(s, nation("visigoths"), KINGDOM)
    set_faith(s, nation("visigoths"), ARIAN)
    assert total(s, "intolerance", "visigoths", 5) == 5 + 1


@pytest.mark.parametrize(("die", "revolts"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_intolerance_by_its_table(die: int, revolts: int) -> None:
    """5 or less 2 gold; 6 to 9 one revolt, 10 or more two, among the dissenters."""
    s, east = struck("intolerance", "byzantium"), nation("byzantium")
    assert s.at(CALAMITY_ROLL)
    play(s, f"d10 {die}")
    finish(s)
    marks = [p for p in range(len(s.revolt)) if s.revolt[p]]
    assert sum(s.revolt) == revolts
    foreign = {area("oriens"), area("aegyptus")}
    assert all(box().provinces[p].area in foreign for p in marks)
    assert s.booked[east] == (0 if revolts else 2)


@pytest.mark.parametrize(
    ("status", "age", "decline", "die", "revolts"),
    [
        (EMPIRE, 4, 0, 7, 1),
        (EMPIRE, 4, 0, 8, 2),
        (EMPIRE, 5, 0, 7, 2),
        (EMPIRE, 9, 0, 6, 2),
        (EMPIRE, 9, 2, 4, 2),
        (KINGDOM, 4, 0, 9, 1),
        (KINGDOM, 4, 0, 10, 2),
    ],
)
def test_revolt(status: int, age: int, decline: int, die: int, revolts: int) -> None:
    """+1 mature, +2 old, decline, -2 for a kingdom; 8 or more: two."""
    s, rome = laid_out("scenario_350"), nation("rome")
    set_status(s, rome, status)
    set_age(s, rome, age)
    set_decline(s, rome, decline)
    strike(s, rome, calamity("revolt"))
    game().advance(s)
    play(s, f"d10 {die}")
    finish(s)
    assert sum(s.revolt) == revolts


def usurped(die: int) -> InvasionsState:
    """realm C24: single decline, two areas in heresy: +3."""
    s, rome = laid_out("scenario_350"), nation("rome")
    set_age(s, rome, 5)
    set_decline(s, rome, 1)
    for name in ("africa", "hispania"):
        place_heresy(s, area(name), 1)
    s.heresy[area("italia")] = 0
    for each in leaders_in_play(s, rome):
        s.leader_at[each] = NONE
    for name in ("honorius", "caesar_rome", "stilicho"):
        place_leader(s, leader(name), province("treveria"))
    fill_treasury(s, rome, 21)
    make_foedus(s, rome, nation("visigoths"), province("aquitania"), province("garumnum"))
    strike(s, rome, calamity("usurper"))
    game().advance(s)
    play(s, f"d10 {die}")
    return s


def test_usurper_discovered() -> None:
    """5 or less: the court stays inactive in the capital."""
    s, rome = usurped(2), nation("rome")
    assert not s.stack
    assert [s.confined[leader(n)] for n in ("honorius", "caesar_rome", "stilicho")] == [1, 1, 0]
    assert s.gold[rome] == 21


def test_usurper_with_a_revolt() -> None:
    """6 to 8"""
    s = usurped(3)
    finish(s)
    assert sum(s.revolt) == 1
    assert s.confined[leader("stilicho")] == 0


def test_c24_usurper_nine() -> None:
    """realm C24: all leaders inactive in the capital, two revolts, one unit lost."""
    s, rome = usurped(6), nation("rome")
    before = len(units_of(s, rome))
    finish(s)
    assert all(s.confined[each] for each in leaders_in_play(s, rome))
    assert sum(s.revolt) == 2
    assert len(units_of(s, rome)) == before - 1


def test_c24_usurper_takes_power() -> None:
    """realm C24: the ruler falls, half the treasury, one space, one revolt, federates asked."""
    s, rome = usurped(8), nation("rome")
    assert s.dead[leader("honorius")] == 1
    assert (s.gold[rome], s.age[rome]) == (10, 6)
    while s.holds(REVOLT_POWER) or not any(s.revolt):
        chance = game().actor(s) == CHANCE
        play(s, game().outcomes(s)[0][0] if chance else legal(s)[0])
    assert sum(s.revolt) == 1
    assert legal(s)[0].startswith("break_foedus")
    assert game().actor(s) == s.seat_of(nation("visigoths"))


def test_option_a_general_takes_power() -> None:
    """Option aid:Romans-H: a named general with combat 2 is the new ruler where he stands."""
    s, rome = laid_out("scenario_350"), nation("rome")
    for name in ("honorius", "stilicho"):
        place_leader(s, leader(name), province("treveria"))
    for switch in (0, 1):
        again = game().clone(s)
        again.switches[aid("Romans-H")] = switch
        set_decline(again, rome, 2)
        strike(again, rome, calamity("usurper"))
        play(again, "d10 10")
        assert again.crowned[leader("stilicho")] == switch
        assert again.leader_at[leader("stilicho")] == province("treveria")
        assert is_ruler(again, leader("stilicho")) == bool(switch)


def test_c19_administration_of_rome_in_turn_2() -> None:
    """realm C19: 21 → 14 → 4 → 9 → 66 → 51 → 40."""
    s, rome = laid_out("scenario_350"), nation("rome")
    for n in range(len(s.being)):
        if n != rome and s.being[n] == 1:
            s.being[n] = 2  # the others rest
    for each in leaders_in_play(s, rome):
        s.leader_at[each] = NONE
    set_age(s, rome, 7)
    s.turn = 2
    s.heresy = [0] * len(s.heresy)
    place_heresy(s, area("africa"), 1)
    fill_treasury(s, rome, 21)
    s.push(ADMINISTERING)
    game().advance(s)
    while game().actor(s) != CHANCE:  # nobody offers a foedus
        play(s, "hold_diplo")
    assert s.gold[rome] == 14
    play(s, "draw_back passive, draw_back military, admin_type passive")
    assert s.gold[rome] == 4
    play(s, "draw_face sale_of_offices")
    assert (s.age[rome], s.strokes[rome]) == (8, 1)
    assert s.gold[rome] == 9 + 57
    play(s, "buy rome-legion, area italia")
    play(s, legal(s)[0])
    assert s.gold[rome] == 51
    play(s, "end_purchases")
    assert s.gold[rome] == 40
