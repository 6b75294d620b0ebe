"""realm R32, R8.2: purchases, repairs, walls, limites, turn 8, the usurper, the limit of 40."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.administration import (
    BUY_PLACE,
    BUY_SEA,
    PURCHASES,
    USURPER_TEST,
)
from aevum.games.invasions.kinds import EMPIRE, KINGDOM, MODIFIERS, NONE
from aevum.games.invasions.rules.administration.calamities import strike_by_marker, total_of
from aevum.games.invasions.rules.administration.market import (
    buyable,
    fortifiable,
    limites_to_restore,
    national_limit,
    places_for,
    price_of,
    repair_price,
    seas_for,
    units_to_repair,
)
from aevum.games.invasions.rules.administration.religion import place_heresy
from aevum.games.invasions.rules.administration.revolts import place_revolt
from aevum.games.invasions.rules.board.cities import raze
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.limites import flip_limites
from aevum.games.invasions.rules.board.stacking import room_at
from aevum.games.invasions.rules.board.treasury import fill_treasury, keep_limit
from aevum.games.invasions.rules.board.units import (
    damage,
    destroy_limes,
    lend,
    place_units,
    remove_unit,
    units_at,
    units_in,
    units_of,
)
from aevum.games.invasions.rules.turn.ageing import set_age, set_decline
from aevum.games.invasions.rules.turn.clock import set_clock
from aevum.games.invasions.rules.turn.founding import set_status
from aevum.games.invasions.rules.turn.timeline import invades
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

LIMIT = MODIFIERS.index("national_recruitment_limit")


def slot(s: InvasionsState, who: str, gold: int) -> int:
    """The slot of 2.C of a nation with this gold; the nation."""
    fill_treasury(s, nation(who), gold)
    s.push(PURCHASES, nation(who), 0, 0)
    game().advance(s)
    return nation(who)


def test_r32_1_prices_by_status() -> None:
    """realm R32.1: empires pay more, heavy a little more, elite most; barbarians nothing."""
    s, rome, goths = laid_out("scenario_350"), nation("rome"), nation("visigoths")
    assert price_of(s, rome, kind("rome", "legion")) == 15
    infantry, heavy = kind("visigoths", "infantry"), kind("visigoths", "heavy_cavalry")
    assert price_of(s, goths, infantry) == NONE
    set_status(s, goths, KINGDOM)
    assert (price_of(s, goths, infantry), price_of(s, goths, heavy)) == (3, 8)
    set_status(s, goths, EMPIRE)
    assert price_of(s, goths, infantry) == 5


def test_r32_1_a_unit_is_named_then_its_place() -> None:
    """realm DP23, E126: of more than 48 provinces the area first."""
    s = laid_out("scenario_350")
    rome = slot(s, "rome", 20)
    assert "buy rome-legion" in legal(s)
    assert legal(s)[-1] == "end_purchases"
    play(s, "buy rome-legion")
    assert s.at(BUY_PLACE)
    assert len(places_for(s, rome, kind("rome", "legion"))) > 48
    assert all(word.startswith("area ") for word in legal(s))
    play(s, "area italia")
    assert all(word.startswith("buy_at ") for word in legal(s))
    before = len(units_of(s, rome))
    play(s, legal(s)[0])
    assert (s.gold[rome], len(units_of(s, rome))) == (5, before + 1)


def test_r32_2_only_controlled_provinces_with_room_and_without_strangers() -> None:
    """realm R32.2, E55, E141"""
    s, rome = laid_out("scenario_350"), nation("rome")
    legion = kind("rome", "legion")
    where = province("arvernia")
    assert where in places_for(s, rome, legion)
    place_revolt(s, where)
    assert where not in places_for(s, rome, legion)
    s.revolt[where] = 0
    s.supply[legion] = 9
    place_units(s, legion, room_at(s, rome, where), where, rome)
    assert where not in places_for(s, rome, legion)
    besieged = province("aquitania")
    place_units(s, kind("visigoths", "infantry"), 1, besieged, nation("visigoths"))
    assert s.controller[besieged] == rome
    assert besieged not in places_for(s, rome, legion)


def test_r32_2_an_empty_supply_means_no_purchase() -> None:
    s, rome = laid_out("scenario_350"), nation("rome")
    fill_treasury(s, rome, 99)
    legion = kind("rome", "legion")
    assert legion in buyable(s, rome, 0)
    s.supply[legion] = 0
    assert legion not in buyable(s, rome, 0)


def test_e55_fleets_in_a_zone_with_an_own_coastal_city() -> None:
    s = laid_out("scenario_350")
    rome = slot(s, "rome", 8)
    play(s, "buy rome-fleet")
    assert s.at(BUY_SEA)
    zones = {word.split()[1] for word in legal(s)}
    for sea in box().seas:
        own = any(s.built(p) and s.controller[p] == rome for p in sea.ports)
        if sea.id in zones:
            assert own
    ports = [sea.index for sea in box().seas if sea.id in zones]
    assert seas_for(s, rome) == ports
    play(s, legal(s)[0])
    assert s.gold[rome] == 0


def test_r32_4_one_national_unit_then_only_auxiliaries() -> None:
    """realm R32.4, E56; aid Romans-F: one in turns 1 to 7, two from turn 8; fleets count."""
    s, rome = laid_out("scenario_350"), nation("rome")
    fill_treasury(s, rome, 99)
    set_clock(s, 3)
    assert national_limit(s) == 1
    after = buyable(s, rome, 1)
    assert after
    assert all(box().kinds[k].auxiliary_of != NONE for k in after)
    set_clock(s, 8)
    assert s.in_force[LIMIT] == 1
    assert national_limit(s) == 2
    assert kind("rome", "fleet") in buyable(s, rome, 1)
    assert kind("rome", "fleet") not in buyable(s, rome, 2)


def test_r32_4_others_have_no_limit() -> None:
    s, persia = laid_out("scenario_350"), nation("persians")
    fill_treasury(s, persia, 99)
    assert buyable(s, persia, 9) == buyable(s, persia, 0)


def test_r2_9_auxiliaries_from_their_printed_turn() -> None:
    """realm R2.9; aid Romans-F: not of a people that invades now."""
    s, rome = laid_out("scenario_350"), nation("rome")
    fill_treasury(s, rome, 99)
    huns = kind("rome", "aux_hun_horse_archer")
    assert box().kinds[huns].from_turn == 3
    for turn in (1, 2):
        set_clock(s, turn)
        assert huns not in buyable(s, rome, 1)
    set_clock(s, 3)
    assert huns in buyable(s, rome, 1)
    goths = kind("rome", "aux_goth_infantry")
    assert invades(s, nation("visigoths"))
    assert goths not in buyable(s, rome, 1)
    s.invading[nation("visigoths")] = 0
    assert goths in buyable(s, rome, 1)


def test_r32_3_two_repairs_at_half_price() -> None:
    """realm R32.3: no mercenaries, no kingdoms; half of the price, rounded up."""
    s, rome = laid_out("scenario_350"), nation("rome")
    legions = [u for u in units_of(s, rome) if s.unit_kind[u] == kind("rome", "legion")][:3]
    for unit in legions:
        damage(s, unit)
    assert repair_price(s, kind("rome", "legion")) == 8
    slot(s, "rome", 30)
    for _ in range(2):
        play(s, next(word for word in legal(s) if word.startswith("repair_at ")))
        if not s.at(PURCHASES) and legal(s)[0].startswith("repair "):
            play(s, legal(s)[0])
    assert s.gold[rome] == 14
    assert sum(s.unit_damaged[u] for u in legions) == 1
    assert not any(word.startswith("repair_at") for word in legal(s))


def test_r32_3_neither_mercenaries_nor_kingdoms() -> None:
    s, rome, persia = laid_out("scenario_350"), nation("rome"), nation("persians")
    fill_treasury(s, rome, 30)
    fill_treasury(s, persia, 30)
    unit = next(u for u in units_of(s, persia) if box().kinds[s.unit_kind[u]].elite)
    damage(s, unit)
    assert units_to_repair(s, persia, 0) == []
    lend(s, unit, rome, 1)
    assert units_to_repair(s, rome, 0) == []


def test_r32_5_walls() -> None:
    """realm R32.5, R6.7: 15 gold; not in revolt, not where walls were razed this turn.

    war R22.6, R25.3
    """
    s = laid_out("scenario_350")
    rome = nation("rome")
    fill_treasury(s, rome, 15)
    where = fortifiable(s, rome)[0]
    assert s.built(where)
    assert not s.walls[where]
    place_revolt(s, where)
    assert where not in fortifiable(s, rome)
    s.revolt[where] = 0
    raze(s, where)
    assert where not in fortifiable(s, rome)
    s.razed[where] = 0
    slot(s, "rome", 15)
    play(s, f"fortify {box().provinces[where].id}")
    assert (s.walls[where], s.gold[rome]) == (1, 0)
    assert s.capital[rome] not in fortifiable(s, rome)


def test_r32_5_a_limes_is_put_back_once_its_province_was_lost_and_regained() -> None:
    """realm R32.5, war R5.9; aid Romans-C"""
    s, rome, where = laid_out("scenario_350"), nation("rome"), province("noricum")
    for unit in units_in(s, where):
        remove_unit(s, unit)
    destroy_limes(s, where)
    settle_control(s)
    assert limites_to_restore(s, rome) == []  # the province was never lost
    place_units(s, kind("visigoths", "infantry"), 1, where, nation("visigoths"))
    s.city_owner[where] = nation("visigoths")
    settle_control(s)
    assert s.controller[where] != rome
    for unit in units_in(s, where):
        remove_unit(s, unit)
    place_units(s, kind("rome", "infantry"), 1, where, rome)
    s.city_owner[where] = rome
    settle_control(s)
    assert limites_to_restore(s, rome) == [where]
    slot(s, "rome", 0)
    assert legal(s) == ["restore_limes noricum", "end_purchases"]
    play(s, "restore_limes noricum")
    assert s.limes[where] == rome
    assert limites_to_restore(s, rome) == []


def test_e142_a_limes_falls_with_its_province() -> None:
    s, where = laid_out("scenario_350"), province("noricum")
    for unit in units_in(s, where):
        remove_unit(s, unit)
    place_units(s, kind("visigoths", "infantry"), 1, where, nation("visigoths"))
    s.city_owner[where] = nation("visigoths")
    settle_control(s)
    assert s.controller[where] == nation("visigoths")
    assert (s.limes[where], s.fallen_limes[where]) == (NONE, nation("rome"))


def test_r32_6_limites_become_units_in_turn_8() -> None:
    """realm R32.6; aid Romans-P, Byzantines-R: locals of the land, themata in the east (war I3)."""
    s, rome, east = laid_out("scenario_350"), nation("rome"), nation("byzantium")
    places = {p: s.limes[p] for p in range(len(s.limes)) if s.limes[p] != NONE}
    assert sorted(places.values()).count(rome) == 13
    assert sorted(places.values()).count(east) == 8
    before = {p: len(units_at(s, p, owner)) for p, owner in places.items()}
    set_clock(s, 8)
    flip_limites(s)
    assert set(s.limes) == {NONE}
    for p, owner in places.items():
        assert len(units_at(s, p, owner)) == before[p] + 1
    of = box().kinds
    names = {
        box().provinces[p].id: box().kind_ids[s.unit_kind[units_at(s, p, owner)[-1]]]
        for p, owner in places.items()
    }
    assert names["noricum"] == "rome-local_infantry"
    assert names["austrasia"] == "gallo_romans-local_infantry"
    assert names["cumbria"] == "brito_romans-local_infantry"
    assert names["cantabria"] == "hispano_romans-local_infantry"
    assert names["numidia"] == "africano_romans-local_infantry"
    assert names["savus"] == "byzantium-themata"
    assert sum(of[k].id == "themata" for k in s.unit_kind) == 8
    set_clock(s, 9)
    flip_limites(s)
    assert sum(of[k].id == "themata" for k in s.unit_kind) == 8


@pytest.mark.parametrize(("die", "struck"), [(2, 0), (1, 1)])
def test_r32_7_the_usurper_test(die: int, struck: int) -> None:
    """realm R32.7: only in decline, at the end of the slot; a failed D2 strikes."""
    s, rome = laid_out("scenario_350"), nation("rome")
    set_decline(s, rome, 1)
    slot(s, "rome", 0)
    if not s.at(USURPER_TEST):
        play(s, "end_purchases")
    assert s.at(USURPER_TEST)
    play(s, f"d2 {die}")
    assert s.strokes[rome] == struck
    s = laid_out("scenario_350")
    slot(s, "rome", 0)
    assert not s.stack


def test_c24_usurper() -> None:
    """realm C24; aid Common-3: single decline and two heresies +3; 6 gives 9, 8 gives 11."""
    s, rome = laid_out("scenario_350"), nation("rome")
    set_decline(s, rome, 1)
    for name in ("italia", "africa", "hispania"):
        place_heresy(s, area(name), 1)
    usurper = box().calamities[box().axes["calamity"].index("usurper")]
    assert [total_of(s, rome, usurper, die) for die in (6, 8)] == [9, 11]  # at most two heresies
    set_status(s, rome, KINGDOM)
    assert total_of(s, rome, usurper, 6) == 7


def test_pillage_marker_of_a_usurper() -> None:
    """aid Common-3: not barbarians; in decline always, else on a 10."""
    s, rome, goths = laid_out("scenario_350"), nation("rome"), nation("visigoths")
    usurper = box().axes["calamity"].index("usurper")
    strike_by_marker(s, goths, usurper)
    assert not s.stack
    strike_by_marker(s, rome, usurper)
    play(s, "d10 9")
    assert (s.strokes[rome], s.stack) == (0, [])
    strike_by_marker(s, rome, usurper)
    play(s, "d10 10")
    assert s.strokes[rome] == 1
    s = laid_out("scenario_350")
    set_decline(s, rome, 1)
    strike_by_marker(s, rome, usurper)
    assert s.strokes[rome] == 1


def test_r8_2_nobody_keeps_more_than_40() -> None:
    """realm R8.2, R32.8, E18: barbarians too."""
    s = laid_out("scenario_350")
    fill_treasury(s, nation("rome"), 51)
    fill_treasury(s, nation("visigoths"), 44)
    fill_treasury(s, nation("persians"), 39)
    keep_limit(s)
    assert [s.gold[nation(n)] for n in ("rome", "visigoths", "persians")] == [40, 40, 39]


def test_nothing_to_buy_nobody_is_asked() -> None:
    """realm E120"""
    s = laid_out("scenario_350")
    slot(s, "persians", 0)
    assert not s.stack
    set_age(s, nation("persians"), 3)
