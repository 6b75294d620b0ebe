"""realm R33, R34: revolts, who places them and where, what they cost, how they are crushed."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.administration import (
    PLACE_REVOLT,
    REVOLT_AREA,
    REVOLT_HALF,
    REVOLT_POWER,
    SUPPRESS_AGAIN,
    SUPPRESS_LEADER,
    SUPPRESS_LOSS,
    SUPPRESS_ROLL,
    SUPPRESSION,
)
from aevum.games.invasions.kinds import ARIAN, BARBARIAN, CATHOLIC, KINGDOM, MAZDAIST, NONE
from aevum.games.invasions.options import aid
from aevum.games.invasions.rules.administration.administering import begin_administration
from aevum.games.invasions.rules.administration.income import WHOLE, expenses_of, income_of
from aevum.games.invasions.rules.administration.religion import place_heresy, set_faith
from aevum.games.invasions.rules.administration.revolts import (
    REVOLT_MINUS,
    REVOLT_PLUS,
    eligible,
    end_revolt,
    half_of,
    place_revolt,
    raise_revolts,
    revolts_of,
)
from aevum.games.invasions.rules.administration.suppression import bonus_of, open_revolts, suppress
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.leaders import leaders_in_play, place_leader
from aevum.games.invasions.rules.board.units import (
    place_units,
    remove_unit,
    units_at,
    units_in,
    units_of,
)
from aevum.games.invasions.rules.turn.founding import place_capital, set_status
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


def gross(s: InvasionsState, who: str) -> int:
    return sum(income_of(s, nation(who))) // WHOLE


def costs(s: InvasionsState, who: str) -> int:
    return sum(expenses_of(s, nation(who))) // WHOLE


def year_375() -> InvasionsState:
    """Turn 2 of the long game: Rome holds the west, Africa is in heresy, Caesar in Treveria."""
    s = laid_out("scenario_350")
    for each in leaders_in_play(s, nation("rome")):
        s.leader_at[each] = NONE
    place_heresy(s, area("africa"), 1)
    place_leader(s, leader("caesar_rome"), province("treveria"))
    return s


def test_p1_revolt_in_africa() -> None:
    """realm P1, R33.2, R33.3: 2 = the Roman himself, 8 = Africa; income -1, expenses 2."""
    s, rome = year_375(), nation("rome")
    before = gross(s, "rome")
    raise_revolts(s, rome, 1)
    game().advance(s)
    assert s.at(REVOLT_POWER)
    play(s, "d10 2")
    assert s.at(REVOLT_AREA)
    play(s, "d10 8")
    assert s.at(PLACE_REVOLT)
    assert game().actor(s) == s.person[0]
    places = {box().provinces[p].area for p in eligible(s, rome, area("africa"))}
    assert places == {area("africa")}
    play(s, "place_revolt tripolitania")
    assert s.revolt[province("tripolitania")] == REVOLT_MINUS
    assert gross(s, "rome") == before - 1
    assert costs(s, "rome") == 1 + 1


def test_p2_revolt_in_gaul() -> None:
    """realm P2, R33.4: 4 = the Persian, 5 = Gallia Septentrionalis; not where Caesar is."""
    s, rome = year_375(), nation("rome")
    before, paid = gross(s, "rome"), costs(s, "rome")
    raise_revolts(s, rome, 2)
    game().advance(s)
    play(s, "d10 2, d10 8, place_revolt tripolitania, d10 4, d10 5")
    assert game().actor(s) == s.person[2]
    assert "place_revolt treveria" not in legal(s)
    play(s, "place_revolt neustria")
    assert not s.stack
    assert gross(s, "rome") == before - 3
    assert costs(s, "rome") == paid + 2
    assert costs(s, "rome") == 3


def test_p3_both_revolts_can_be_fought_in_the_next_phase() -> None:
    """realm P3, R34.1: only where units stand."""
    s, rome = year_375(), nation("rome")
    for name in ("tripolitania", "neustria"):
        for unit in units_in(s, province(name)):
            remove_unit(s, unit)
        place_revolt(s, province(name))
    assert open_revolts(s, rome) == []
    for name in ("tripolitania", "neustria"):
        place_units(s, kind("rome", "infantry"), 1, province(name), rome)
    assert set(open_revolts(s, rome)) == {province("neustria"), province("tripolitania")}


def test_r33_1_pagan_and_arian_barbarians_are_immune() -> None:
    """realm R33.1, E59, E118: a marker concerns them only once they are Catholic or civilized."""
    s, goths = laid_out("scenario_350"), nation("visigoths")
    raise_revolts(s, goths, 1)
    assert not s.stack
    place_revolt(s, s.lands_of(goths)[0])
    assert (s.faith[goths], revolts_of(s, goths)) == (ARIAN, [])
    set_faith(s, goths, CATHOLIC)
    assert len(revolts_of(s, goths)) == 1
    set_faith(s, goths, ARIAN)
    set_status(s, goths, KINGDOM)
    assert len(revolts_of(s, goths)) == 1


@pytest.mark.parametrize(("dice", "power"), [((1, 3), 0), ((4, 6), 2), ((7, 8), 3), ((9, 10), 1)])
def test_r33_2_executing_player(dice: tuple[int, int], power: int) -> None:
    """realm R33.2: Roman, Persian, Goth, Hun; it may be the victim."""
    for die in dice:
        s = year_375()
        raise_revolts(s, nation("rome"), 1)
        game().advance(s)
        play(s, f"d10 {die}, d10 10")
        assert game().actor(s) == s.person[power]


def test_a_seat_that_nobody_holds_is_rolled_again() -> None:
    s = laid_out("adrianople", 2)
    assert s.person[2] == NONE
    raise_revolts(s, nation("byzantium"), 1)
    game().advance(s)
    play(s, "d10 5")
    assert s.at(REVOLT_POWER)
    play(s, "d10 1")
    assert s.at(REVOLT_AREA)


def test_r33_3_areas_of_both_tables() -> None:
    west = ["gallia_meridionalis", "illyria", "britannia", "britannia", "gallia_septentrionalis"]
    west += ["italia", "africa", "africa", "hispania", "hispania"]
    east = ["moesia", "asia", "cappadocia", "graecia", "aegyptus", "aegyptus", "oriens", "oriens"]
    east += ["mesopotamia", "persis"]
    assert [box().areas[a].id for a in box().rolls[0][1:]] == west
    assert [box().areas[a].id for a in box().rolls[1][1:]] == east


def test_r33_3_an_area_without_a_victim_is_rolled_again() -> None:
    """realm E58: Byzantium has nothing in Mesopotamia or Persis."""
    s = laid_out("scenario_350")
    raise_revolts(s, nation("byzantium"), 1)
    game().advance(s)
    play(s, "d10 1, d10 9, d10 10")
    assert s.at(REVOLT_AREA)
    play(s, "d10 7")
    assert s.at(PLACE_REVOLT)


def test_e57_a_capital_on_neither_table_is_tested() -> None:
    """realm E57: D2 passed west, failed east; the other table if the empire has nothing there."""
    s, rome = year_375(), nation("rome")
    place_capital(s, rome, NONE)
    assert half_of(s, rome) == NONE
    raise_revolts(s, rome, 1)
    game().advance(s)
    play(s, "d10 1")
    assert s.at(REVOLT_HALF)
    play(s, "d2 1")  # failed: east, where Rome has nothing
    assert s.at(REVOLT_AREA)
    play(s, "d10 6")
    assert s.at(PLACE_REVOLT)
    assert all(
        box().provinces[province(word.split()[1])].area == area("italia") for word in legal(s)
    )


def test_r33_4_a_kingdom_has_no_area_roll() -> None:
    """realm E58: any own province; a horde that stands for the capital is safe (realm R17.5)."""
    s, goths = laid_out("scenario_350"), nation("visigoths")
    set_status(s, goths, KINGDOM)
    settle_control(s)
    raise_revolts(s, goths, 1)
    game().advance(s)
    play(s, "d10 7")
    assert s.at(PLACE_REVOLT)
    named = {province(word.split()[1]) for word in legal(s)}
    assert s.horde[goths] not in named
    assert all(s.controller[p] == goths for p in named)


def test_r33_4_a_second_revolt_makes_it_worse_and_no_third_comes() -> None:
    s, rome = year_375(), nation("rome")
    where = province("numidia")
    place_revolt(s, where)
    place_revolt(s, where)
    assert s.revolt[where] == REVOLT_PLUS
    assert where not in eligible(s, rome)
    other = province("tripolitania")
    place_revolt(s, other, plus=True)
    assert s.revolt[other] == REVOLT_PLUS


def test_r33_4_no_eligible_province_no_revolt() -> None:
    """realm E58: none at all."""
    s, sards = laid_out("scenario_350"), nation("cappadocians")
    raise_revolts(s, sards, 2)
    game().advance(s)
    assert not s.stack


def test_r33_5_a_province_in_revolt_yields_nothing_and_costs() -> None:
    """realm R33.5, R27.2, R27.6, I15: city, trade and total control gone; 1 or 3 of expenses."""
    s = laid_out("scenario_350")
    zone = next(sea for sea in box().seas if sea.id == "mare_mauretanicum")
    where = next(p for p in zone.ports if s.built(p))
    level = s.level[where]
    before = income_of(s, nation("rome"))
    place_revolt(s, where)
    after = income_of(s, nation("rome"))
    assert level > 0
    assert before.cities - after.cities == WHOLE * level
    assert before.areas - after.areas == WHOLE
    assert before.trade - after.trade == WHOLE * zone.monopoly
    assert expenses_of(s, nation("rome")).revolts == WHOLE
    place_revolt(s, where)
    assert expenses_of(s, nation("rome")).revolts == 3 * WHOLE
    end_revolt(s, where)
    assert income_of(s, nation("rome")) == before


def test_i15_no_revolt_raises_net_income() -> None:
    s, rome = laid_out("scenario_350"), nation("rome")
    before = sum(income_of(s, rome)) - sum(expenses_of(s, rome))
    for p in s.lands_of(rome):
        place_revolt(s, p)
        assert sum(income_of(s, rome)) - sum(expenses_of(s, rome)) < before
        end_revolt(s, p)


# -- suppression ----------------------------------------------------------------------------------


def garrison(units: int, faith: int = CATHOLIC, heresy: bool = True) -> InvasionsState:
    """Rome with so many infantry in Neustria, in revolt; nobody else is there."""
    s, rome = laid_out("scenario_350"), nation("rome")
    where = province("neustria")
    for unit in units_in(s, where):
        remove_unit(s, unit)
    s.supply[kind("rome", "infantry")] = 9
    place_units(s, kind("rome", "infantry"), units, where, rome)
    place_revolt(s, where)
    set_faith(s, rome, faith)
    if heresy:
        place_heresy(s, area("gallia_septentrionalis"), 1)
    suppress(s, rome)
    game().advance(s)
    return s


def test_c11_suppression() -> None:
    """realm C11, R34.2, R34.3: 7 + 3 - 1 = 9 crushes it; 6 gives 8 and costs a unit."""
    s, where = garrison(3), province("neustria")
    assert bonus_of(s, nation("rome"), where) == 2
    assert legal(s) == ["suppress neustria", "end_suppress"]
    play(s, "suppress neustria, d10 7")
    assert s.revolt[where] == 0
    s = garrison(3)
    play(s, "suppress neustria, d10 6")
    assert s.revolt[where] == REVOLT_MINUS
    assert len(units_at(s, where, nation("rome"))) == 2
    assert not s.stack


def test_c11_a_leader_rolls_again() -> None:
    """realm R34.2, E60: as often as his combat value, one at a time."""
    s, where = garrison(3), province("neustria")
    place_leader(s, leader("caesar_rome"), where)
    assert box().leaders[leader("caesar_rome")].combat == 1
    play(s, "suppress neustria, d10 6")
    assert s.at(SUPPRESS_AGAIN)
    assert legal(s) == ["suppress_reroll", "suppress_accept"]
    play(s, "suppress_reroll")
    assert s.at(SUPPRESS_ROLL)
    play(s, "d10 1")
    assert not s.stack
    assert len(units_at(s, where, nation("rome"))) == 2


def test_r34_3_accepting_costs_a_unit_of_choice() -> None:
    s, where = garrison(2), province("neustria")
    place_units(s, kind("rome", "legion"), 1, where, nation("rome"))
    place_leader(s, leader("caesar_rome"), where)
    play(s, "suppress neustria, d10 1, suppress_accept")
    assert s.at(SUPPRESS_LOSS)
    assert legal(s) == ["suppress_loss rome-legion", "suppress_loss rome-infantry"]
    play(s, "suppress_loss rome-legion")
    assert len(units_at(s, where, nation("rome"))) == 2


@pytest.mark.parametrize(("die", "lives"), [(2, True), (10, True), (1, False), (9, False)])
def test_r34_3_with_the_last_unit_the_leader_is_tested(die: int, lives: bool) -> None:
    """realm E60: an elite is eliminated, not damaged; then D2."""
    s, where = garrison(1), province("neustria")
    caesar = leader("caesar_rome")
    place_leader(s, caesar, where)
    play(s, "suppress neustria, d10 1, suppress_accept")
    assert s.at(SUPPRESS_LEADER)
    play(s, f"d2 {die}")
    assert (s.leader_at[caesar] == where) == lives


def test_r34_2_religion_and_the_heresy_of_the_capital() -> None:
    """realm R34.2: another religion -1; the capital's area in heresy and of one faith -1."""
    s, rome, where = garrison(2, heresy=False), nation("rome"), province("neustria")
    assert bonus_of(s, rome, where) == 2
    place_heresy(s, area("italia"), 1)
    assert bonus_of(s, rome, where) == 1
    place_heresy(s, area("gallia_septentrionalis"), 1)
    assert bonus_of(s, rome, where) == 1  # not twice
    set_faith(s, rome, MAZDAIST)
    assert bonus_of(s, rome, where) == 0


def test_e79_monophysite_provinces_are_another_religion() -> None:
    """realm E79, R43.5: -1 there for a Catholic, and no cost."""
    s, east = laid_out("scenario_350"), nation("byzantium")
    where = province("delta")
    units = len(units_at(s, where, east))
    assert bonus_of(s, east, where) == units - 1
    assert expenses_of(s, east).heresy == 0


def test_r34_1_once_in_a_turn_and_never_obligatory() -> None:
    s, rome = garrison(3), nation("rome")
    play(s, "suppress neustria, d10 1")
    assert open_revolts(s, rome) == []
    s = garrison(3)
    play(s, "end_suppress")
    assert not s.stack


def test_e118_catholic_barbarians_may_suppress() -> None:
    s, goths = laid_out("scenario_350"), nation("visigoths")
    where = s.horde[goths]
    place_revolt(s, where)
    suppress(s, goths)
    assert not s.stack
    set_faith(s, goths, CATHOLIC)
    assert s.status[goths] == BARBARIAN
    suppress(s, goths)
    assert s.at(SUPPRESSION)


def test_r34_1_no_revolt_nobody_is_asked() -> None:
    s = laid_out("danube_376")
    begin_administration(s)  # the scenario begins in the Military Phase
    assert not s.stack


def test_option_satrapes_count_twice() -> None:
    """Option aid:Persians-A"""
    s, persia = laid_out("scenario_350"), nation("persians")
    unit = next(u for u in units_of(s, persia) if box().kinds[s.unit_kind[u]].id == "satrapes")
    where = s.unit_at[unit]
    before = bonus_of(s, persia, where)
    tied = [u for u in units_at(s, where, persia) if s.unit_kind[u] == s.unit_kind[unit]]
    s.switches[aid("Persians-A")] = 1
    assert bonus_of(s, persia, where) == before + len(tied)
