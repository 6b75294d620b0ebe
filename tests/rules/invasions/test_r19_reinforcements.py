"""realm R19, R37.6, war R39: new nations, expulsion, free units, leaders, vanished peoples."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.board import MARRIAGE
from aevum.games.invasions.components.registers import ACTIVE, GONE, INACTIVE, TO_COME
from aevum.games.invasions.components.reinforcements import (
    ARRIVAL,
    EXPEL_TO,
    LEADER_TO,
    REBUILD_DRAW,
    REFUGE,
    REINF_DRAW,
    REINF_TYPE,
    REINF_UNIT,
    REINFORCEMENTS,
    REINFORCING,
    REPAIR_DRAW,
    SURRENDER_CHOICE,
    VANISHING,
)
from aevum.games.invasions.kinds import ENTER, NONE
from aevum.games.invasions.options import INACTIVE_BARBARIANS_GROW, REINFORCEMENT_GAP
from aevum.games.invasions.rules.administration.income import (
    WHOLE,
    expenses_of,
    income_of,
    net_income,
)
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.homelands import nearest, provinces_of, steps_from
from aevum.games.invasions.rules.board.leaders import eliminate_leader, in_play, place_leader
from aevum.games.invasions.rules.board.mercenaries import go_home
from aevum.games.invasions.rules.board.units import (
    place_horde,
    remove_unit,
    units_at,
    units_of,
)
from aevum.games.invasions.rules.reinforcements.arrivals import (
    admit_heirs,
    enter_by_row,
    may_enter,
    time_has_come,
)
from aevum.games.invasions.rules.reinforcements.courts import (
    always_stays,
    listed_now,
    new_leaders,
    place_new_leaders,
)
from aevum.games.invasions.rules.reinforcements.expulsion import (
    hosts_of,
    places_for_unit,
    towards,
    ways_out,
)
from aevum.games.invasions.rules.reinforcements.levies import (
    fitting,
    free_and_named,
    in_supply,
    lists_more,
    may_receive,
)
from aevum.games.invasions.rules.reinforcements.minor_kingdoms import place_of_rebuilding
from aevum.games.invasions.rules.reinforcements.vanished import has_vanished, serving
from aevum.games.invasions.rules.turn.ageing import set_decline
from aevum.games.invasions.rules.turn.clock import set_clock
from aevum.games.invasions.rules.turn.timeline import call_successor
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    area,
    bench,
    box,
    game,
    kind,
    laid_out,
    leader,
    legal,
    nation,
    play,
    province,
    put,
    standing,
)


def row_of(turn: int, who: str, event: int = ENTER) -> int:
    return next(
        row.index
        for row in box().timeline
        if (row.turn, row.nation, row.event) == (turn, nation(who), event)
    )


def before_slot(s: InvasionsState, who: str, turn: int) -> InvasionsState:
    """The slot of one nation in a turn is about to be played."""
    set_clock(s, turn)
    s.push(REINFORCING, nation(who))
    game().advance(s)
    return s


# -- free units -----------------------------------------------------------------------------------


def franks_in_turn_2() -> InvasionsState:
    """realm C21: 4 francisca infantry, 2 antrustiones and 1 archer in the supply."""
    s = laid_out("scenario_350")
    supply = {"francisca_infantry": 4, "antrustiones": 2, "archer": 1, "infantry": 0}
    for type_id, count in supply.items():
        s.supply[kind("franks", type_id)] = count
    return before_slot(s, "franks", 2)


def test_c21_infantry_for_both() -> None:
    """realm R19.7.3, R19.7.4: one drawn among 6 counters, antrustiones 2 in 6; the other chosen."""
    s = franks_in_turn_2()
    assert s.at(REINF_TYPE)
    assert legal(s) == ["reinf_type infantry", "reinf_type archer"]
    play(s, "reinf_type infantry")
    assert s.at(REINF_DRAW)
    assert game().outcomes(s) == [
        ("draw_unit franks-francisca_infantry", 4),
        ("draw_unit franks-antrustiones", 2),
    ]
    play(s, "draw_unit franks-antrustiones")
    assert s.at(REINF_UNIT)
    assert legal(s) == ["reinf_unit franks-francisca_infantry", "reinf_unit franks-antrustiones"]
    play(s, "reinf_unit franks-antrustiones")
    assert s.supply[kind("franks", "antrustiones")] == 0


def test_c21_an_archer_for_the_other() -> None:
    s = franks_in_turn_2()
    play(s, "reinf_type archer")
    assert s.at(REINF_DRAW)
    play(s, "draw_unit franks-francisca_infantry")
    assert s.supply[kind("franks", "archer")] == 0
    assert s.supply[kind("franks", "francisca_infantry")] == 3


def test_r2_9_units_of_later_turns_are_not_in_the_supply() -> None:
    """realm E113: noble cavalry of the Franks from turn 6 on."""
    s = franks_in_turn_2()
    noble = kind("franks", "noble_cavalry")
    assert noble not in fitting(s, nation("franks"), 2)
    set_clock(s, 6)
    assert noble in fitting(s, nation("franks"), 2)


def test_r19_7_2_a_missing_unit_is_replaced_by_plain_infantry() -> None:
    """Visigoths in turn 2: 2 heavy cavalry and 1 infantry; no heavy cavalry is left."""
    s = laid_out("scenario_350")
    s.supply[kind("visigoths", "heavy_cavalry")] = 0
    horde = box().provinces[s.horde[nation("visigoths")]].id
    before = standing(s, horde, "visigoths").count("infantry")
    before_slot(s, "visigoths", 2)
    assert standing(s, horde, "visigoths").count("infantry") == before + 3


def test_r19_7_5_nomads_choose_every_unit() -> None:
    s = laid_out("adrianople")
    before_slot(s, "alans", 2)
    assert s.at(REINF_UNIT)
    kinds = {word.split("-")[1] for word in legal(s)}
    assert kinds == {box().kinds[k].id for k in fitting(s, nation("alans"), 4)}


def test_r19_7_1_e34_one_unit_after_the_last_row() -> None:
    """Not in a gap; Aestii have no row at all (realm E104)."""
    s = laid_out("scenario_350")
    set_clock(s, 2)
    assert free_and_named(s, nation("aestii")) == (1, [])
    assert lists_more(s, nation("sklaves"))
    assert free_and_named(s, nation("sklaves")) == (0, [])
    set_clock(s, 11)
    assert free_and_named(s, nation("sklaves")) == (1, [])


def test_r19_8_a_vassal_ignores_the_timeline() -> None:
    s = laid_out("scenario_350")
    set_clock(s, 2)
    s.suzerain[nation("visigoths")] = nation("huns")
    assert free_and_named(s, nation("visigoths")) == (1, [])


def test_r19_7_stacking_is_ignored_and_units_come_to_the_horde() -> None:
    """realm R4.3"""
    s = laid_out("scenario_350")
    horde = s.horde[nation("visigoths")]
    before = len(units_at(s, horde, nation("visigoths")))
    before_slot(s, "visigoths", 2)
    assert len(units_at(s, horde, nation("visigoths"))) == before + 3


def test_r19_9_kingdoms_receive_nothing() -> None:
    s = laid_out("scenario_350")
    before = len(s.unit_at)
    before_slot(s, "persians", 2)
    assert len(s.unit_at) == before


# -- expulsion ------------------------------------------------------------------------------------


def huns_come() -> InvasionsState:
    """realm C22: Alans in Alania when the Huns enter in turn 2."""
    s = laid_out("scenario_350")
    set_clock(s, 2)
    s.push(ARRIVAL, row_of(2, "huns"))
    game().advance(s)
    return s


def test_c22_three_exits() -> None:
    """Colchis and Iberia hold other peoples (war R39.1)."""
    s, alans = laid_out("scenario_350"), nation("alans")
    set_clock(s, 2)
    near = {box().provinces[p].id for p in box().provinces[province("alania")].near}
    assert near == {"abascia", "sarkil", "terecia", "colchis", "iberia"}
    exits = {box().provinces[p].id for p in ways_out(s, alans, province("alania"))}
    assert exits == {"abascia", "sarkil", "terecia"}


def leave_for(s: InvasionsState, place: str) -> None:
    """All of them go to one province if they can."""
    while s.stack:
        words = legal(s)
        play(s, f"expel_to {place}" if f"expel_to {place}" in words else words[0])


@pytest.mark.parametrize(
    ("place", "lord"), [("abascia", "huns"), ("sarkil", None), ("terecia", None)]
)
def test_c22_control_of_siraces_follows_the_horde(place: str, lord: str | None) -> None:
    """The Huns alone have a horde in Scythia, or nobody controls its caravan."""
    s = huns_come()
    leave_for(s, place)
    assert s.horde[nation("alans")] == province(place)
    holder = s.controller[province("siraces")]
    assert holder == (NONE if lord is None else nation(lord))
    assert units_at(s, province("alania"), nation("alans")) == []
    assert s.leader_at[leader("rex_alans")] == province(place)
    assert len(units_at(s, province("alania"), nation("huns"))) == 7


def test_r19_13_what_an_entry_brings() -> None:
    """Horde, units, the ordinary leader, age 1, no gold; realm I40. realm R19.1"""
    s, huns = huns_come(), nation("huns")
    leave_for(s, "terecia")
    assert s.horde[huns] == province("alania")
    assert (s.age[huns], s.gold[huns], s.being[huns]) == (1, 0, ACTIVE)
    assert s.leader_at[leader("rex_huns")] == province("alania")
    here = {s.unit_command[u] for u in range(len(s.unit_at)) if s.unit_at[u] == province("alania")}
    assert here == {huns}


def test_r19_2_1_within_stacking_and_the_leader_raises_one_limit() -> None:
    """realm C22: limit 4, with the Rex 5."""
    s, alans = laid_out("scenario_350"), nation("alans")
    set_clock(s, 2)
    put(s, "terecia", "alans", "3 horse_archer")
    left = province("alania")
    assert province("terecia") in places_for_unit(s, alans, left)
    put(s, "terecia", "alans", "infantry")
    assert province("terecia") in places_for_unit(s, alans, left)
    s.leader_at[leader("rex_alans")] = NONE
    assert province("terecia") not in places_for_unit(s, alans, left)


def test_e112_towards_its_own_horde() -> None:
    """Neighbours that are nearer, if there are any."""
    s, alans = laid_out("scenario_350"), nation("alans")
    s.horde[alans] = province("bolgar")
    ways = ways_out(s, alans, province("alania"))
    steps = steps_from(s, province("bolgar"))
    chosen = towards(s, alans, province("alania"), ways)
    assert chosen
    assert all(steps[p] < steps[province("alania")] for p in chosen)


def test_r19_2_2_who_finds_no_room_is_removed() -> None:
    """Some but not all are stuck: the rest goes back to the supply."""
    s, alans = laid_out("scenario_350"), nation("alans")
    set_clock(s, 2)
    s.leader_at[leader("rex_alans")] = NONE
    for place in ("abascia", "sarkil"):
        put(s, place, "visigoths", "infantry")
        s.controller[province(place)] = nation("visigoths")
    for place in ("abascia", "sarkil"):
        assert province(place) not in ways_out(s, alans, province("alania"))
    put(s, "terecia", "alans", "2 infantry")
    before = len(units_of(s, alans))
    s.push(ARRIVAL, row_of(2, "huns"))
    game().advance(s)
    leave_for(s, "terecia")
    assert len(units_at(s, province("terecia"), alans)) == 4
    assert len(units_of(s, alans)) == before - (before - 4)


def surrounded() -> InvasionsState:
    """Alans with Visigoths on every side."""
    s = laid_out("scenario_350")
    set_clock(s, 2)
    for place in ("abascia", "sarkil", "terecia"):
        put(s, place, "visigoths", "infantry")
    settle_control(s)
    s.push(ARRIVAL, row_of(2, "huns"))
    game().advance(s)
    return s


def test_r19_2_3_surrounded_they_take_refuge_and_submit() -> None:
    """realm DP6, E134, R39.1: with the strongest neighbour; excess units are removed.

    war R39.2
    """
    s, alans, goths = surrounded(), nation("alans"), nation("visigoths")
    assert s.at(REFUGE)
    assert {word.split()[1] for word in legal(s)} == {"visigoths"}
    play(s, "refuge visigoths terecia")
    while s.holds(ARRIVAL):
        play(s, legal(s)[0])
    assert s.suzerain[alans] == goths
    assert s.horde[alans] == province("terecia")
    assert units_at(s, province("alania"), alans) == []


def test_e33_an_empire_submits_to_nobody() -> None:
    s = surrounded()
    s.status[nation("alans")] = 2
    assert hosts_of(s, nation("alans"), province("alania")) == {}


def test_r19_2_5_hordes_go_where_a_unit_went() -> None:
    """war R39.4"""
    s = huns_come()
    play(s, legal(s)[0], "expel_to sarkil")
    while not (s.at(EXPEL_TO) and s.var(EXPEL_TO.variable("what")) == 1):
        words = legal(s)
        play(s, "expel_to sarkil" if "expel_to sarkil" in words else words[0])
        if not s.holds(ARRIVAL):
            break
    assert s.horde[nation("alans")] == province("sarkil")


def test_r19_2_7_a_built_city_becomes_the_newcomers() -> None:
    s = laid_out("scenario_350")
    set_clock(s, 2)
    s.level[province("alania")] = 1
    s.push(ARRIVAL, row_of(2, "huns"))
    game().advance(s)
    leave_for(s, "terecia")
    assert s.city_owner[province("alania")] == nation("huns")


# -- entries --------------------------------------------------------------------------------------


def test_r19_13_lakhmids_enter_as_a_client() -> None:
    """client_of persians 1; seat_without_city"""
    s, lakhmids = laid_out("scenario_350"), nation("lakhmids")
    set_clock(s, 3)
    s.push(ARRIVAL, row_of(3, "lakhmids"))
    game().advance(s)
    while s.stack:
        play(s, legal(s)[0])
    assert s.capital[lakhmids] == province("lachmidaria")
    assert (s.patron[lakhmids], s.client_tribute[lakhmids]) == (nation("persians"), 1)
    assert s.being[lakhmids] == INACTIVE
    assert standing(s, "lachmidaria", "lakhmids") == ["cavalry", "cavalry", "horse_archer"]


def test_hun_vassal_at_entry() -> None:
    """If the Huns are on the board when the Gepids enter."""
    s = laid_out("attila")
    set_clock(s, 5)
    free = game().clone(s)
    free.being[nation("huns")] = GONE
    for state, lord in ((s, nation("huns")), (free, NONE)):
        state.push(ARRIVAL, row_of(5, "gepids"))
        game().advance(state)
        while state.holds(ARRIVAL):
            play(state, legal(state)[0])
        assert state.suzerain[nation("gepids")] == lord


def test_avar_slavs() -> None:
    """The Sklaves become their vassal if they are free."""
    s = laid_out("justinian")
    set_clock(s, 9)
    bound = game().clone(s)
    bound.suzerain[nation("sklaves")] = nation("lombards")
    for state, lord in ((s, nation("avars")), (bound, nation("lombards"))):
        state.push(ARRIVAL, row_of(9, "avars"))
        game().advance(state)
        while state.holds(ARRIVAL):
            play(state, legal(state)[0])
        assert state.suzerain[nation("sklaves")] == lord


def test_sclavene_drift_moves_in_turn_8_and_only_places_in_turn_10() -> None:
    s, sklaves = laid_out("scenario_350"), nation("sklaves")
    before = len(units_of(s, sklaves))
    set_clock(s, 8)
    s.push(ARRIVAL, row_of(8, "sklaves"))
    game().advance(s)
    while s.stack:
        play(s, legal(s)[0])
    assert s.horde[sklaves] == province("hypanis")
    assert len(units_at(s, province("hypanis"), sklaves)) == before + 1
    set_clock(s, 10)
    s.push(ARRIVAL, row_of(10, "sklaves"))
    game().advance(s)
    while s.stack:
        play(s, legal(s)[0])
    assert s.horde[sklaves] == province("hypanis")
    assert standing(s, "dardania", "sklaves") == ["archer", "infantry"]


def test_sclavene_drift_a_federate_stays() -> None:
    s, sklaves = laid_out("scenario_350"), nation("sklaves")
    s.federators, s.federates = [nation("byzantium")], [sklaves]
    s.foedus_first, s.foedus_second = [province("thracia")], [province("macedonia")]
    home = s.horde[sklaves]
    before = len(units_at(s, home, sklaves))
    set_clock(s, 8)
    s.push(ARRIVAL, row_of(8, "sklaves"))
    game().advance(s)
    assert s.horde[sklaves] == home
    assert len(units_at(s, home, sklaves)) == before + 1


def test_p8_settled_angles_awake_where_they_are() -> None:
    """realm R19.13: horde and new units join them there; their gold stays."""
    s, angles = laid_out("scenario_350"), nation("angles")
    put(s, "cantium", "angles", "2 warband")
    s.being[angles] = INACTIVE
    s.gold[angles] = 4
    set_clock(s, 5)
    row = next(r for r in box().timeline if r.turn == 5 and r.nation == angles and r.units)
    enter_by_row(s, row)
    game().advance(s)
    assert s.being[angles] == ACTIVE
    assert s.horde[angles] == province("cantium")
    assert len(units_at(s, province("cantium"), angles)) == 7
    assert s.age[angles] == 1


def test_euskalduns_have_neither_capital_nor_horde() -> None:
    """no_capital"""
    s, basques = laid_out("attila"), nation("euskalduns")
    set_clock(s, 6)
    s.push(ARRIVAL, row_of(6, "euskalduns"))
    game().advance(s)
    while s.stack:
        play(s, legal(s)[0])
    assert (s.capital[basques], s.horde[basques]) == (NONE, NONE)
    assert len(units_at(s, province("piranaei"), basques)) == 3
    assert s.leader_at[leader("rex_euskalduns")] == province("piranaei")


# -- Britannia and other successors ---------------------------------------------------------------


def britons_in_turn_4(decline: int) -> InvasionsState:
    s = laid_out("attila")
    set_decline(s, nation("rome"), decline)
    s.push(REINFORCEMENTS)
    game().advance(s)
    return s


def test_c25_the_britons_enter() -> None:
    """Gross 11 + 3 + 5 + 2 = 21, upkeep 5, net 16; 11 provinces, 5 units, 10 gold, age 1."""
    s, britons, rome = britons_in_turn_4(1), nation("britons"), nation("rome")
    while s.being[britons] == TO_COME:
        words = [w for w, _ in game().outcomes(s)] if game().actor(s) < 0 else legal(s)
        play(s, words[0])
    assert s.capital[britons] == province("corinium_dobunorum")
    assert s.level[province("corinium_dobunorum")] == 1
    assert len(units_at(s, province("corinium_dobunorum"), britons)) == 5
    assert (s.gold[britons], s.age[britons]) == (10, 1)
    assert s.lord[area("britannia")] == britons
    assert len(s.lands_of(britons)) == 11
    places = box().areas[area("britannia")].provinces
    assert sum(s.limes[p] == britons for p in places) == 3
    assert not any(units_at(s, p, rome) for p in places)
    income = income_of(s, britons)
    items = (income.provinces, income.cities, income.capital, income.trade)
    assert [item / WHOLE for item in items] == [11, 3, 5, 2]
    assert sum(income) / WHOLE == 21
    assert (expenses_of(s, britons).upkeep / WHOLE, net_income(s, britons)) == (5, 16)


def test_britannia_given_up_only_if_rome_wants_while_it_is_not_in_decline() -> None:
    s = britons_in_turn_4(0)
    assert s.at(SURRENDER_CHOICE)
    play(s, "use_power britannia_given_up no")
    assert s.being[nation("britons")] == TO_COME
    assert s.lord[area("britannia")] == nation("rome")


def test_britannia_given_up_garrisons_go_to_gallia() -> None:
    s, rome = britons_in_turn_4(0), nation("rome")
    play(s, "use_power britannia_given_up yes")
    assert legal(s)
    places = {word.removeprefix("expel_to ") for word in legal(s)}
    areas = {box().areas[box().provinces[province(p)].area].id for p in places}
    assert areas <= {"gallia_septentrionalis", "gallia_meridionalis"}
    assert all(s.controller[province(p)] == rome for p in places)


def test_successor_gaul_waits_for_its_ruler_to_lose_the_area() -> None:
    s, gauls = laid_out("attila"), nation("gallo_romans")
    set_clock(s, 6)
    s.lord[area("gallia_septentrionalis")] = nation("rome")
    assert not time_has_come(s, gauls)
    s.lord[area("gallia_septentrionalis")] = NONE
    assert time_has_come(s, gauls)


def test_r19_13_no_successor_beside_a_foreign_capital_or_horde() -> None:
    """realm E112: it is tried again while its condition holds."""
    s, gauls = laid_out("attila"), nation("gallo_romans")
    call_successor(s, gauls)
    s.horde[nation("franks")] = province("neustria")
    assert not may_enter(s, gauls)
    admit_heirs(s)
    assert not s.stack
    s.horde[nation("franks")] = province("rhenus")
    assert may_enter(s, gauls)
    admit_heirs(s)
    game().advance(s)
    while s.stack:
        play(s, legal(s)[0])
    assert s.capital[gauls] == province("neustria")
    assert s.gold[gauls] == 10


def test_successor_sardinia_needs_an_empty_island() -> None:
    s, sards = laid_out("attila"), nation("sards")
    assert may_enter(s, sards)
    put(s, "sardinia", "rome", "infantry")
    assert not may_enter(s, sards)


def test_successor_cappadocia_comes_with_all_its_units() -> None:
    s, heirs = laid_out("attila"), nation("cappadocians")
    for unit in range(len(s.unit_at)):
        if s.unit_at[unit] == province("melitene"):
            remove_unit(s, unit)
    call_successor(s, heirs)
    admit_heirs(s)
    game().advance(s)
    while s.stack:
        play(s, legal(s)[0])
    assert s.capital[heirs] == province("melitene")
    assert len(units_of(s, heirs)) == 4


# -- leaders --------------------------------------------------------------------------------------


def test_r19_5_old_leaders_leave_unless_listed_again() -> None:
    s = laid_out("scenario_350")
    before_slot(s, "rome", 2)
    assert not in_play(s, leader("iulianus"))
    assert in_play(s, leader("gratianus"))


def test_r9_8_theodosius_waits_for_the_death_of_valens() -> None:
    """theodosius_succession; in turn 3 he comes by his row (war E127)."""
    s, rome = laid_out("scenario_350"), nation("rome")
    set_clock(s, 2)
    assert leader("theodosius") not in listed_now(s, rome)
    set_clock(s, 3)
    assert leader("theodosius") in listed_now(s, rome)


def test_r19_4_a_rex_steps_aside_and_returns() -> None:
    """realm R19.6, R3.2: never beside a historical leader."""
    s, goths = laid_out("scenario_350"), nation("visigoths")
    rex, ermanaric = leader("rex_visigoths"), leader("athanaricus")
    assert in_play(s, ermanaric)
    assert not in_play(s, rex)
    place_leader(s, rex, s.horde[goths])
    before_slot(s, "visigoths", 2)
    while s.stack:
        play(s, legal(s)[0])
    assert in_play(s, leader("fritigernus"))
    assert not in_play(s, rex)
    assert not in_play(s, ermanaric)
    eliminate_leader(s, leader("fritigernus"))
    assert new_leaders(s, goths) == []
    set_clock(s, 10)
    assert rex not in new_leaders(s, goths)
    s.dead = [1] * len(s.dead)
    assert new_leaders(s, goths) == [rex]


def test_e12_generals_of_empires_and_initial_kingdoms_always_stay() -> None:
    s = laid_out("scenario_350")
    assert always_stays(s, leader("caesar_rome"))
    assert always_stays(s, leader("satrap"))
    assert not always_stays(s, leader("rex_franks"))
    assert not always_stays(s, leader("rex_britons"))


def test_r19_4_a_new_leader_appears_in_a_province_of_his_nation() -> None:
    s, franks = laid_out("scenario_350"), nation("franks")
    before_slot(s, "franks", 2)
    while not any(word.startswith("leader_to") for word in legal(s)) and s.stack:
        play(s, game().outcomes(s)[0][0] if game().actor(s) < 0 else legal(s)[0])
        if in_play(s, leader("marcomerus")):
            break
    if s.stack and not in_play(s, leader("marcomerus")):
        places = {word.removeprefix("leader_to ") for word in legal(s)}
        assert places == {box().provinces[p].id for p in provinces_of(s, franks)}


def test_r19_3_provinces_of_a_nation() -> None:
    """realm E111: control, units unhindered, the horde."""
    s, goths = bench(), nation("visigoths")
    assert provinces_of(s, goths) == []
    place_horde(s, goths, province("valachia"))
    put(s, "tyras", "visigoths", "infantry")
    put(s, "savus", "visigoths", "infantry")
    put(s, "savus", "rome", "legion")
    assert provinces_of(s, goths) == sorted([province("valachia"), province("tyras")])


def test_e111_without_a_province_a_leader_waits_and_a_mercenary_is_lost() -> None:
    """realm E111: he comes as soon as the nation has one; the unit goes to the supply."""
    s, goths = bench(), nation("visigoths")
    s.turn = 2
    assert leader("fritigernus") in new_leaders(s, goths)
    s.push(REINFORCING, goths)
    place_new_leaders(s)
    assert not s.at(LEADER_TO)
    put(s, "tyras", "visigoths", "infantry", command="rome", contract=MARRIAGE)
    kept = s.supply[kind("visigoths", "infantry")]
    go_home(s, 0)
    assert s.unit_at == [NONE]
    assert s.supply[kind("visigoths", "infantry")] == kept + 1
    place_horde(s, goths, province("valachia"))
    place_new_leaders(s)
    assert s.at(LEADER_TO)
    assert legal(s) == ["leader_to valachia"]


def test_war_3_6_nearest() -> None:
    s = bench()
    start = province("alania")
    wanted = [province("sarkil"), province("latium"), province("abascia")]
    assert nearest(s, start, wanted) == sorted([province("sarkil"), province("abascia")])
    assert steps_from(s, start)[start] == 0


# -- minor kingdoms and vanished peoples ----------------------------------------------------------


def test_r37_6_a_minor_kingdom_rebuilds_one_random_unit() -> None:
    """With its capital; evenly among the counters of the supply. realm R19.10"""
    s, armenians = laid_out("scenario_350"), nation("armenians")
    for unit in units_of(s, armenians):
        remove_unit(s, unit)
    before_slot(s, "armenians", 2)
    assert s.at(REBUILD_DRAW)
    assert sorted(weight for _, weight in game().outcomes(s)) == [2, 2, 2]
    play(s, game().outcomes(s)[0][0])
    assert len(units_at(s, s.capital[armenians], armenians)) == 1


def test_r37_6_without_a_capital_at_home_if_nobody_is_there() -> None:
    s, armenians = laid_out("scenario_350"), nation("armenians")
    home = box().nations[armenians].home_province
    for unit in units_of(s, armenians):
        remove_unit(s, unit)
    s.capital[armenians] = NONE
    for p in s.lands_of(armenians):
        s.controller[p] = NONE
    assert place_of_rebuilding(s, armenians) == home
    put(s, box().provinces[home].id, "persians", "infantry")
    assert place_of_rebuilding(s, armenians) == NONE


def test_r37_6_if_all_are_there_a_damaged_elite_is_repaired() -> None:
    """The elite cavalry of the Britons, as if they were inactive."""
    s, britons = bench(), nation("britons")
    s.being[britons] = INACTIVE
    s.capital[britons] = province("corinium_dobunorum")
    put(s, "corinium_dobunorum", "britons", "3 infantry", "2 mountaineer_infantry", "archer")
    put(s, "corinium_dobunorum", "britons", "elite_cavalry*")
    before_slot(s, "britons", 5)
    assert s.at(REPAIR_DRAW)
    play(s, "draw_unit britons-elite_cavalry+damaged")
    assert standing(s, "corinium_dobunorum", "britons").count("elite_cavalry") == 1


def test_r37_6_former_limites_are_never_replaced() -> None:
    """aid Romans-P"""
    s, gauls = bench(), nation("gallo_romans")
    set_clock(s, 9)
    s.supply[kind("gallo_romans", "local_infantry")] = 1
    assert kind("gallo_romans", "local_infantry") not in in_supply(s, gauls)
    assert kind("gallo_romans", "infantry") in in_supply(s, gauls)


def test_r37_6_minor_kingdoms_are_drawn_before_the_kingdoms() -> None:
    """realm E119: active barbarians, minor kingdoms, kingdoms and empires, quiet peoples."""
    s = laid_out("scenario_350")
    set_clock(s, 2)
    s.push(REINFORCEMENTS)
    order: list[str] = []
    game().advance(s)
    while s.stack:
        if s.holds(REINFORCING):
            who = box().nations[s.var_of(REINFORCING, REINFORCING.variable("nation"))].id
            if not order or order[-1] != who:
                order.append(who)
        play(s, game().outcomes(s)[0][0] if game().actor(s) < 0 else legal(s)[-1])
    asked = [who for who in order if who in ("franks", "armenians", "rome")]
    assert asked == sorted(asked, key=["franks", "armenians", "rome"].index)


def test_r19_12_e35_vanished_nations() -> None:
    """A lent unit is not its own; who was never on the board has not vanished."""
    s, goths = laid_out("scenario_350"), nation("visigoths")
    assert not has_vanished(s, goths)
    assert not has_vanished(s, nation("lombards"))
    for unit in units_of(s, goths):
        remove_unit(s, unit)
    put(s, "thracia", "visigoths", "infantry", command="byzantium")
    assert has_vanished(s, goths)


def test_r19_12_every_holder_loses_one_of_the_peoples_choice() -> None:
    """Auxiliaries and mercenaries alike; war R36.6."""
    s, goths, rome = laid_out("scenario_350"), nation("visigoths"), nation("rome")
    for unit in units_of(s, goths):
        remove_unit(s, unit)
    put(s, "thracia", "visigoths", "infantry", command="byzantium")
    put(s, "latium", "rome", "aux_goth_infantry", "aux_goth_heavy_cavalry")
    mine = len(serving(s, goths, rome))
    assert mine == 2
    eastern = len(serving(s, goths, nation("byzantium")))
    s.push(VANISHING, goths)
    game().advance(s)
    while s.stack:
        assert all(word.startswith("vanish_remove") for word in legal(s))
        play(s, legal(s)[0])
    assert len(serving(s, goths, rome)) == mine - 1
    assert len(serving(s, goths, nation("byzantium"))) == eastern - 1


# -- options --------------------------------------------------------------------------------------


def test_option_reinforcement_gap_one_unit() -> None:
    """realm E34, the other way: a gap between entries gives one unit."""
    s = laid_out("scenario_350")
    set_clock(s, 2)
    s.switches[REINFORCEMENT_GAP] = 1
    assert free_and_named(s, nation("sklaves")) == (1, [])


def test_option_inactive_barbarians_grow_off() -> None:
    """realm E104, the other way."""
    s = laid_out("scenario_350")
    assert may_receive(s, nation("aestii"))
    s.switches[INACTIVE_BARBARIANS_GROW] = 1
    assert not may_receive(s, nation("aestii"))
    assert may_receive(s, nation("visigoths"))
