"""realm R13.7, R19.13, R12.1, R36.1, E108: what the timeline and single powers change."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.board import EXCHANGE
from aevum.games.invasions.components.bonds import FREE_ALLIANCE
from aevum.games.invasions.components.registers import ACTIVE, GONE
from aevum.games.invasions.components.reinforcements import (
    EXCHANGING,
    FLEET_ZONE,
    FRONTIER,
    REINFORCING,
)
from aevum.games.invasions.components.turn import (
    DIVISION,
    FATE,
    HEIR_TO,
    ISLAM_TEST,
    REUNION,
    STATUS,
)
from aevum.games.invasions.kinds import EMPIRE, KINGDOM, NONE, SCORINGS
from aevum.games.invasions.options import VASSAL_VP
from aevum.games.invasions.rules.board.control import holders_of, lords_of, settle_control
from aevum.games.invasions.rules.board.leaders import eliminate_leader, in_play, place_leader
from aevum.games.invasions.rules.board.relations import (
    FRIENDLY,
    HOSTILE,
    NEUTRAL,
    declare,
    relation,
)
from aevum.games.invasions.rules.board.units import (
    place_fleets,
    place_horde,
    remove_unit,
    units_at,
    units_of,
)
from aevum.games.invasions.rules.bonds.alliances import UNTIL_TURN, ally
from aevum.games.invasions.rules.bonds.free_alliance import offer_free_alliance
from aevum.games.invasions.rules.reinforcements.arrivals import having
from aevum.games.invasions.rules.reinforcements.privileges import (
    exchange_units,
    fleet_zones,
    frontier_places,
    lent_in_exchange,
    movable_limites,
)
from aevum.games.invasions.rules.turn.ageing import set_age, set_decline
from aevum.games.invasions.rules.turn.clock import is_played, set_clock
from aevum.games.invasions.rules.turn.division import change_union, thin_fleets
from aevum.games.invasions.rules.turn.elimination import eliminate_nations, vanish
from aevum.games.invasions.rules.turn.ending import await_islam, islam_bonus
from aevum.games.invasions.rules.turn.fates import decide_fate, fate_bonus, mourn
from aevum.games.invasions.rules.turn.scoring import (
    gain_points,
    held_share,
    is_scored,
    points_of,
    result_of,
    score_event,
    score_turn,
)
from aevum.games.invasions.rules.turn.timeline import invades, is_last_turn, let_invade
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
)

ROME, BYZANTIUM = "rome", "byzantium"


def modifier(name: str) -> int:
    return box().axes["modifier"].index(name)


def sea(name: str) -> int:
    return box().axes["sea"].index(name)


# -- the timeline ---------------------------------------------------------------------------------


def test_r9_8_who_invades() -> None:
    """Active barbarians named by a row; no longer once they are a kingdom."""
    s = laid_out("scenario_350")
    assert invades(s, nation("alemanni"))
    assert not invades(s, nation("franks"))
    s.status[nation("alemanni")] = KINGDOM
    assert not invades(s, nation("alemanni"))
    set_clock(s, 2)
    assert not invades(s, nation("huns"))  # not yet on the board
    assert invades(s, nation("visigoths"))
    let_invade(s, nation("franks"))
    assert invades(s, nation("franks"))


@pytest.mark.parametrize(
    ("scenario", "steps"),
    [("scenario_350", [False, True]), ("attila", [True, True]), ("danube_376", [False, False])],
)
def test_r12_4_where_a_scenario_begins(scenario: str, steps: list[bool]) -> None:
    s = laid_out(scenario)
    assert [is_played(s, step) for step in (0, 1)] == steps


def test_r12_4_two_players_leave_nations_out() -> None:
    """Adrianople: Persians, Iberians and Lakhmids, and no unit in their areas."""
    s = laid_out("adrianople", 2)
    assert [s.being[nation(each)] for each in ("persians", "iberians", "lakhmids")] == [GONE] * 3
    assert not s.may_be_entered(province("chaldea"))
    assert s.is_open(province("chaldea"))
    four = laid_out("adrianople", 4)
    assert four.being[nation("persians")] == ACTIVE
    assert four.may_be_entered(province("chaldea"))


# -- split and reunion ----------------------------------------------------------------------------


def at_the_split() -> InvasionsState:
    s = laid_out("scenario_350")
    set_clock(s, 3)
    change_union(s)
    game().advance(s)
    return s


def test_empire_split() -> None:
    """Capital to Ravenna, decline of Rome, units home; neutral to each other afterwards."""
    s = laid_out("scenario_350")
    put(s, "thracia", ROME, "2 legion")
    place_leader(s, leader("caesar_rome"), province("thracia"))
    before = len(units_of(s, nation(ROME)))
    set_clock(s, 3)
    change_union(s)
    game().advance(s)
    while s.holds(DIVISION):
        assert all(word.startswith("expel_") for word in legal(s))
        play(s, legal(s)[0])
    rome, byzantium = nation(ROME), nation(BYZANTIUM)
    assert s.capital[rome] == province("umbria")
    assert s.decline[rome] == 1
    assert s.decline[byzantium] == 0
    assert len(units_of(s, rome)) == before
    for other in (rome, byzantium):
        for unit in units_of(s, other):
            home = box().provinces[s.unit_at[unit]].area
            rival = byzantium if other == rome else rome
            assert home == NONE or s.lord[home] != rival
    assert s.lord[box().provinces[s.leader_at[leader("caesar_rome")]].area] == rome
    assert relation(s, rome, byzantium, province("latium")) == NEUTRAL


def test_empire_split_without_ravenna() -> None:
    """Mediolanum, if that fails the capital stays; a lost one is not moved (realm E122)."""
    s = laid_out("scenario_350")
    s.revolt[province("umbria")] = 1
    set_clock(s, 3)
    change_union(s)
    assert s.capital[nation(ROME)] == province("cisalpinga")
    s = laid_out("scenario_350")
    s.revolt[province("umbria")] = s.revolt[province("cisalpinga")] = 1
    set_clock(s, 3)
    change_union(s)
    assert s.capital[nation(ROME)] == province("latium")
    s = laid_out("scenario_350")
    s.capital[nation(ROME)] = NONE
    set_clock(s, 3)
    change_union(s)
    assert s.capital[nation(ROME)] == NONE


def test_empire_reunion_from_turn_9() -> None:
    """May be renewed; friendly again, and what was declared is over (war R6.9)."""
    s, rome, byzantium = laid_out("scenario_350"), nation(ROME), nation(BYZANTIUM)
    set_clock(s, 9)
    declare(s, rome, byzantium, 0)
    assert relation(s, rome, byzantium, province("latium")) == HOSTILE
    change_union(s)
    assert s.at(REUNION)
    play(s, "use_power empire_reunion yes")
    assert relation(s, rome, byzantium, province("latium")) == FRIENDLY
    set_clock(s, 10)
    assert relation(s, rome, byzantium, province("latium")) == FRIENDLY
    change_union(s)
    assert not s.stack


def test_empire_reunion_may_be_refused_and_asked_again() -> None:
    s = laid_out("scenario_350")
    set_clock(s, 9)
    change_union(s)
    play(s, "use_power empire_reunion no")
    set_clock(s, 10)
    change_union(s)
    assert s.at(REUNION)
    s.pop()
    s.being[nation(ROME)] = GONE
    change_union(s)
    assert not s.stack


def test_e144_surplus_fleets_find_another_zone() -> None:
    s = bench()
    zone = sea("mare_siculum")
    place_fleets(s, kind(ROME, "elite_fleet"), 3, zone)
    place_fleets(s, kind(BYZANTIUM, "elite_fleet"), 3, zone)
    thin_fleets(s)
    assert s.fleet_at.count(zone) == 4
    moved = [each for each in s.fleet_at if each != zone]
    assert len(moved) == 2
    assert set(moved) <= set(box().seas[zone].near)


def test_partition_of_realm_ages_one_space_more() -> None:
    """Turns 8 and 10, if a kingdom or an empire."""
    for turn, spaces in ((7, 1), (8, 2), (9, 1), (10, 2)):
        s, franks = laid_out("justinian"), nation("franks")
        set_clock(s, turn)
        set_age(s, franks, 3)
        s.waiting = [franks]
        s.push(STATUS)
        s.stack[-2] = 1
        game().node_at[s.stack[-1]].steps[1](s)
        assert s.age[franks] == 3 + spaces


# -- the fate of a people -------------------------------------------------------------------------


def test_attila_fate_bonus() -> None:
    """1 for each vassal, 2 for each civilized area, 3 for Roma or Constantinopolis."""
    s, huns = laid_out("attila"), nation("huns")
    assert fate_bonus(s, huns) == 1
    s.lord[area("moesia")] = huns
    s.controller[province("latium")] = huns
    assert fate_bonus(s, huns) == 1 + 2 + 3


def test_attila_fate_vanish() -> None:
    """aid Huns-E: everything leaves the game, vassals are free, points stay."""
    s, huns = laid_out("attila"), nation("huns")
    gain_points(s, huns, 7)
    decide_fate(s, huns)
    assert s.at(FATE)
    play(s, "d10 8")
    assert s.being[huns] == GONE
    assert units_of(s, huns) == []
    assert s.horde[huns] == NONE
    assert s.suzerain[nation("ostrogoths")] == NONE
    assert s.earned[huns] == 7
    assert not any(in_play(s, each) for each in box().leaders_of[huns])
    decide_fate(s, huns)
    assert not s.stack


def test_attila_fate_empire() -> None:
    """realm R18.4: age 1, 20 gold, a capital in a city or on a site; vassals stay."""
    s, huns = laid_out("attila"), nation("huns")
    gold = s.gold[huns]
    decide_fate(s, huns)
    play(s, "d10 9")
    while s.stack:
        assert all(word.startswith("set_capital") for word in legal(s))
        play(s, legal(s)[0])
    assert s.status[huns] == EMPIRE
    assert (s.age[huns], s.gold[huns]) == (1, gold + 20)
    assert s.suzerain[nation("ostrogoths")] == huns
    assert (s.capital[huns] == NONE) == (s.horde[huns] != NONE)
    if s.capital[huns] != NONE:
        assert s.level[s.capital[huns]] == 1


def test_war_r3_7_the_death_of_attila_decides() -> None:
    s = laid_out("attila")
    place_leader(s, leader("attila"), s.horde[nation("huns")])
    eliminate_leader(s, leader("attila"))
    mourn(s, leader("attila"))
    assert s.at(FATE)


def test_theodosius_succession() -> None:
    """When Valens is eliminated Theodosius joins any stack of either half at once."""
    s = laid_out("scenario_350")
    set_clock(s, 2)
    place_leader(s, leader("valens"), province("thracia"))
    eliminate_leader(s, leader("valens"))
    mourn(s, leader("valens"))
    assert s.at(HEIR_TO)
    stands = {
        box().provinces[s.unit_at[unit]].id
        for half in (ROME, BYZANTIUM)
        for unit in units_of(s, nation(half))
    }
    assert {word.removeprefix("leader_to ") for word in legal(s)} == stands
    play(s, legal(s)[0])
    assert in_play(s, leader("theodosius"))


# -- powers of single nations ---------------------------------------------------------------------


def slot_of(s: InvasionsState, who: str, step: object) -> None:
    """Only this step of a nation's slot."""
    s.push(REINFORCING, nation(who))
    assert callable(step)
    step(s)


def test_limites_face_persia() -> None:
    """The two of Osroene and Amida may move to other provinces next to Persian ground."""
    s, byzantium = laid_out("scenario_350"), nation(BYZANTIUM)
    facing = {box().provinces[p].id for p in movable_limites(s, byzantium, NONE)}
    assert facing == {"osroene", "amida"}
    put(s, "assyria", BYZANTIUM, "legion")
    for unit in units_at(s, province("assyria"), nation("persians")):
        remove_unit(s, unit)
    s.controller[province("assyria")] = s.city_owner[province("assyria")] = byzantium
    assert province("assyria") in frontier_places(s, byzantium)
    s.push(FRONTIER, byzantium, NONE)
    assert legal(s)[0] == "use_power limites_face_persia no"
    play(s, "move_limes amida assyria")
    assert s.limes[province("amida")] == NONE
    assert s.limes[province("assyria")] == byzantium
    while s.stack:
        assert not any(word.startswith("move_limes amida") for word in legal(s))
        play(s, "use_power limites_face_persia no")


def test_gothic_exchange() -> None:
    """A unit is lent to the other Goths; in a later slot it may be called back."""
    s, goths = laid_out("scenario_350"), nation("visigoths")
    slot_of(s, "visigoths", exchange_units)
    assert s.at(EXCHANGING)
    assert legal(s) == ["use_power gothic_exchange no", "use_power gothic_exchange yes"]
    play(s, "use_power gothic_exchange yes")
    while not lent_in_exchange(s, goths, nation("ostrogoths")):
        play(s, legal(s)[0])
    unit = lent_in_exchange(s, goths, nation("ostrogoths"))[0]
    assert s.unit_contract[unit] == EXCHANGE
    s.stack.clear()
    slot_of(s, "visigoths", exchange_units)
    assert legal(s)[1].startswith("mc_recall visigoths-")
    play(s, legal(s)[1])
    assert lent_in_exchange(s, goths, nation("ostrogoths")) == []
    assert s.unit_command[unit] == goths


def test_vandal_fleet() -> None:
    """Two fleets in the first slot with a built coastal city, once."""
    s, vandals = laid_out("attila"), nation("vandals")
    assert fleet_zones(s, vandals) == []
    s.controller[province("africa")] = s.city_owner[province("africa")] = vandals
    assert fleet_zones(s, vandals) == [sea("mare_siculum")]
    s.push(FLEET_ZONE, vandals)
    play(s, "place_fleet mare_siculum")
    assert s.fleet_at.count(sea("mare_siculum")) >= 2
    assert s.fleet_given[vandals] == 1


def test_khazar_alliance() -> None:
    """From turn 11, if a D2 passes; to the end of the turn."""
    s = laid_out("justinian")
    khazars, byzantium = nation("khazars"), nation(BYZANTIUM)
    set_clock(s, 11)
    offer_free_alliance(s)
    assert not s.stack
    s.being[khazars] = ACTIVE
    place_horde(s, khazars, province("sarkil"))
    offer_free_alliance(s)
    assert s.at(FREE_ALLIANCE)
    failed = game().clone(s)
    play(failed, "use_power khazar_alliance yes", "d2 3")
    assert failed.ally[byzantium] == NONE
    play(s, "use_power khazar_alliance yes", "d2 4")
    assert (s.ally[byzantium], s.ally_until[byzantium]) == (khazars, UNTIL_TURN)


def test_anglo_saxon_union() -> None:
    """Neutral in Britannia from turn 9 on, and joint claims; the VP of the area are split."""
    s = bench()
    angles, saxons = nation("angles"), nation("saxons")
    for who in (angles, saxons):
        s.being[who] = ACTIVE
    places = box().areas[area("britannia")].provinces
    for i, p in enumerate(places[:6]):
        put(s, box().provinces[p].id, "angles" if i < 3 else "saxons", "warband")
        if s.built(p):
            s.city_owner[p] = angles if i < 3 else saxons
    s.horde[nation("picts")] = NONE
    set_clock(s, 8)
    settle_control(s)
    assert relation(s, angles, saxons, places[0]) == HOSTILE
    assert lords_of(s, area("britannia")) == []
    set_clock(s, 9)
    settle_control(s)
    assert relation(s, angles, saxons, places[0]) == NEUTRAL
    assert relation(s, angles, saxons, province("latium")) == HOSTILE
    assert sorted(lords_of(s, area("britannia"))) == sorted([angles, saxons])
    assert held_share(s, angles, lords_of(s, area("britannia"))) == 6
    again = (list(s.controller), list(s.lord))
    settle_control(s)
    assert (s.controller, s.lord) == again


def test_r24_6_allies_pool_and_share() -> None:
    """realm E127, E140: only where neither could alone; what one holds is shared as well."""
    s = bench()
    franks, goths = nation("franks"), nation("visigoths")
    s.status[franks] = s.status[goths] = KINGDOM
    places = box().areas[area("asia")].provinces
    rural = [p for p in places if not s.built(p)]
    cities = [p for p in places if s.built(p)]
    mine, yours = [*rural[:1], *cities[:1]], cities[1:2]
    for group, who in ((mine, "franks"), (yours, "visigoths")):
        for p in group:
            put(s, box().provinces[p].id, who, "archer")
            s.city_owner[p] = nation(who)
    settle_control(s)
    assert s.lord[area("asia")] == NONE
    ally(s, franks, goths, UNTIL_TURN)
    settle_control(s)
    assert sorted(lords_of(s, area("asia"))) == sorted([franks, goths])
    assert all(sorted(holders_of(s, p)) == sorted([franks, goths]) for p in places)


def test_having_names_the_only_nation_with_a_power() -> None:
    s = laid_out("scenario_350")
    assert having(s, modifier("attila_fate")) == nation("huns")
    assert having(s, modifier("sclavene_drift")) == nation("sklaves")
    assert having(s, modifier("limites_face_persia")) == nation(BYZANTIUM)


# -- the end of a turn ----------------------------------------------------------------------------


def test_e108_eliminations() -> None:
    """A kingdom without ground and land units leaves; a barbarian with a horde never does."""
    s, suebi = laid_out("justinian"), nation("suebi")
    for unit in units_of(s, suebi):
        remove_unit(s, unit)
    eliminate_nations(s)
    assert s.being[suebi] == ACTIVE  # it still controls provinces
    s.capital[suebi] = NONE
    s.lord = [NONE if lord == suebi else lord for lord in s.lord]
    s.controller = [NONE if who == suebi else who for who in s.controller]
    s.city_owner = [NONE if who == suebi else who for who in s.city_owner]
    eliminate_nations(s)
    assert s.being[suebi] == GONE
    goths = laid_out("scenario_350")
    for unit in units_of(goths, nation("visigoths")):
        remove_unit(goths, unit)
    goths.controller = [NONE] * len(goths.controller)
    eliminate_nations(goths)
    assert goths.being[nation("visigoths")] == ACTIVE


def test_e138_limites_leave_with_the_people_they_serve() -> None:
    s, britons = laid_out("justinian"), nation("britons")
    s.limes[province("cantium")] = britons
    vanish(s, britons)
    assert s.limes[province("cantium")] == NONE
    assert s.capital[britons] == NONE


@pytest.mark.parametrize(("die", "last"), [(6, False), (7, True)])
def test_islam(die: int, last: bool) -> None:
    """aid Common-5: 7 or more ends the game after turn 11 (realm R12.1, E89)."""
    s = laid_out("scenario_350")
    set_clock(s, 10)
    await_islam(s)
    assert not s.stack
    set_clock(s, 11)
    await_islam(s)
    assert s.at(ISLAM_TEST)
    play(s, f"d10 {die}")
    assert is_last_turn(s) == last
    assert is_scored(s) == last


def test_islam_bonus() -> None:
    """Raid + results, and decline or collapse of Byzantium and Persia."""
    s = laid_out("scenario_350")
    assert islam_bonus(s) == 0
    s.plus_raids = 2
    set_decline(s, nation(BYZANTIUM), 2)
    assert islam_bonus(s) == 3
    s.being[nation("persians")] = GONE
    assert islam_bonus(s) == 4


# -- points ---------------------------------------------------------------------------------------


def test_e98_a_vassal_keeps_half_of_its_gains_and_all_losses() -> None:
    s, goths = laid_out("scenario_350"), nation("visigoths")
    s.suzerain[goths] = nation("huns")
    gain_points(s, goths, 3)
    assert s.earned[goths] == 2
    gain_points(s, goths, -5)
    assert s.earned[goths] == -3
    assert s.points[s.power_of(goths)] == -3


def test_r11_3_shares() -> None:
    """Twelfths: suzerain all, patron and client half, allies half each."""
    s = laid_out("scenario_350")
    persians, armenians = nation("persians"), nation("armenians")
    byzantium, goths, huns = nation(BYZANTIUM), nation("visigoths"), nation("huns")
    assert held_share(s, byzantium, [armenians]) == 6
    assert held_share(s, armenians, [armenians]) == 6
    assert held_share(s, persians, [armenians]) == 0
    s.suzerain[goths] = huns
    assert held_share(s, huns, [goths]) == 12
    assert held_share(s, persians, [persians, byzantium]) == 6


def test_r11_6_event_objectives() -> None:
    """found_empire and the like score when they happen. realm R11.2, R10.4"""
    s = laid_out("scenario_350")
    for objective in box().objectives:
        if objective.scored[SCORINGS.index("event")]:
            state = laid_out("scenario_350")
            score_event(state, objective.nation, objective.goal, objective.target)
            assert state.earned[objective.nation] >= objective.vp
            score_event(s, objective.nation, objective.goal, -7)
    targeted = [o for o in box().objectives if o.target != NONE]
    assert targeted


def test_i19_points_of_a_player_are_those_of_its_nations() -> None:
    s = laid_out("scenario_350")
    set_clock(s, 3)
    score_turn(s)
    for power in range(4):
        own = [n for n in range(len(s.earned)) if s.power_of(n) == power]
        assert s.points[power] == sum(s.earned[n] for n in own)
    assert s.points == s.last_points
    assert s.earned[nation(ROME)] == points_of(s, nation(ROME), 0)


def test_r12_3_ties() -> None:
    """The last scoring counts again, then Romans before Huns, Persians, Goths. realm R12.2, E23"""
    s = laid_out("scenario_350", 4)
    s.points, s.last_points = [50, 50, 50, 40], [5, 9, 9, 20]
    assert result_of(s).winners == [1]
    s.last_points = [9, 9, 9, 20]
    assert result_of(s).winners == [0]


def test_r12_4_par_where_seats_are_shared_unequally() -> None:
    """realm E110: par of joined seats is added."""
    s = laid_out("scenario_350", 3)
    s.points = [171, 171, 170, 180]
    assert result_of(s).points == [0, 9, -1]
    assert result_of(s).winners == [1]
    two = laid_out("scenario_350", 2)
    two.points = [10, 20, 30, 5]
    assert result_of(two).points == [30, 35]


def test_option_vassal_vp_objectives_halved() -> None:
    """realm E98, the other way: only objectives are halved."""
    s, goths = laid_out("scenario_350"), nation("visigoths")
    s.suzerain[goths] = nation("huns")
    s.switches[VASSAL_VP] = 1
    gain_points(s, goths, 3)
    assert s.earned[goths] == 3
