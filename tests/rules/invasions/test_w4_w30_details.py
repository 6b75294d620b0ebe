"""war R4 to R30: hordes, limites and reactions, overruns and transports in detail."""

from __future__ import annotations

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import Forces, is_barred
from aevum.games.invasions.rules.board.leaders import confine, place_leader
from aevum.games.invasions.rules.board.stacking import limit_at
from aevum.games.invasions.rules.board.units import (
    place_fleets,
    place_horde,
    place_limes,
    place_units,
    units_at,
)
from aevum.games.invasions.rules.bonds.foedus import make_foedus
from aevum.games.invasions.rules.march.calls import await_reactions
from aevum.games.invasions.rules.march.marching import (
    HOLDING,
    SAILED,
    Band,
    enlist,
    horde_steps_left,
    join_unit,
    mark_units,
    renew_steps,
    steps_left,
)
from aevum.games.invasions.rules.march.reactions import leaders_of_force, opponents_at
from aevum.games.invasions.rules.march.ways import is_held, may_lead_horde
from aevum.games.invasions.rules.sea.squadrons import aboard_of, ready_fleets
from aevum.games.invasions.rules.sea.transport import carrier_at, sink_surplus
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.timeline import invades, let_invade
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    begin_part,
    bench,
    box,
    emptied,
    kind,
    laid_out,
    leader,
    legal,
    nation,
    play,
    province,
    put,
    standing,
    why,
)


def open_group(s: InvasionsState, where: str) -> None:
    """Everybody there sets out."""
    if "mv_add_all" not in legal(s):
        play(s, f"mv_from {where}")
    if "mv_add_all" in legal(s):
        play(s, "mv_add_all")
    else:
        play(s, next(w for w in legal(s) if w.startswith("mv_add")))


def test_r4_5_a_horde_marches_in_an_invasion_only() -> None:
    """realm R4.6; war R4.1, R4.5, R4.6, R14.4, E18: three steps."""
    for invading in (False, True):
        s = bench()
        put(s, "dacia", "visigoths", "2 infantry")
        place_horde(s, nation("visigoths"), province("dacia"))
        settle_control(s)
        if invading:
            let_invade(s, nation("visigoths"))
        begin_part(s, "visigoths")
        play(s, "mv_from dacia")
        assert ("mv_add_horde" in legal(s)) == invading
        assert horde_steps_left(s, nation("visigoths")) == 3


def test_r4_10_the_horde_of_a_federate_stays() -> None:
    """war R4.10 (war R34.4)"""
    s = bench()
    goths = nation("visigoths")
    make_foedus(s, nation("rome"), goths, province("aquitania"), province("garumnum"))
    assert may_lead_horde(s, goths, province("garumnum"))
    assert not may_lead_horde(s, goths, province("arvernia"))


def lotharingia() -> InvasionsState:
    """X15: a limes alone; Gratianus with an army in Sequana."""
    s = emptied()
    place_limes(s, nation("rome"), province("lotharingia"))
    put(s, "agri_decumates", "alemanni", "3 infantry")
    put(s, "sequana", "rome", "3 legion")
    place_leader(s, leader("gratianus"), province("sequana"))
    settle_control(s)
    begin_part(s, "alemanni")
    open_group(s, "agri_decumates")
    play(s, "mv_go lotharingia")
    return s


def test_r5_6_the_limes_comes_before_interceptors() -> None:
    """war R5.1, R5.2, R5.6, X15, E26, E60, R17.13, R17.14: limes, then Gratianus, then battle."""
    s = lotharingia()
    play(s, "rx_int sequana, rx_ok")
    if legal(s) == ["rx_done"] or "rx_done" in legal(s):
        play(s, "rx_done")
    assert s.limes[province("lotharingia")] == NONE
    play(s, "d2 3, d10 3")  # 3 + 1 + 2 = 6
    assert s.leader_at[leader("gratianus")] == province("lotharingia")
    assert standing(s, "lotharingia", "rome") == ["legion"] * 3
    assert s.battle_side[nation("alemanni")] != s.battle_side[nation("rome")]


def test_r17_12_without_defenders_the_group_stays_where_the_limes_stops_it() -> None:
    """war R5.2, R17.8, R17.12, E60"""
    s = lotharingia()
    play(s, "rx_int sequana, rx_ok")
    if s.stack and "rx_done" in legal(s):
        play(s, "rx_done")
    play(s, "d2 3, d10 2")
    assert standing(s, "lotharingia", "alemanni") == ["infantry"] * 3
    assert not s.stack or not any(word.startswith("mv_go") for word in legal(s))


def test_r6_10_an_own_province_in_revolt() -> None:
    """war R6.6, R6.10, E80: hostile as ground, nobody reacts."""
    s = emptied()
    here = province("thracia")
    s.revolt[here] = 1
    put(s, "moesia_inferior", "byzantium", "legion")
    s.acting = [nation("byzantium")]
    assert opponents_at(s, Forces(s), Band(s, [0], [], []), here) == []


def test_r7_1_order_of_activation() -> None:
    """war R7.1, R7.2, I49: barbarians, kingdoms, empires; the oldest first."""
    s = laid_out("scenario_350")
    order = activation_order(s)
    keys = [(s.status[n], -s.age[n], s.box.nations[n].initiative) for n in order]
    assert keys == sorted(keys)
    assert all(s.being[n] == 1 for n in order)


def test_r10_8_ground_costs_nothing_and_empty_cities_do_not_stop() -> None:
    """war R10.3, R10.8, R10.10, E71"""
    s = emptied()
    put(s, "moesia_inferior", "visigoths", "3 heavy_cavalry")
    settle_control(s)
    begin_part(s, "visigoths")
    open_group(s, "moesia_inferior")
    assert why(s, "mv_go latium") == "W10.3"
    play(s, "mv_go thracia")
    assert all(s.steps[u] == 1 for u in range(3))
    assert any(word.startswith("mv_go") for word in legal(s))


def test_r11_5_the_leader_of_an_overrun_unit_is_tested() -> None:
    """war R11.4, R11.5, R11.8, E29, R3.7: reactions first; an odd die is his end."""
    s = emptied()
    put(s, "osroene", "rome", "3 legion", "2 elite_cavalry", "palatine_cavalry", "guard")
    place_leader(s, leader("iulianus"), province("osroene"))
    put(s, "assyria", "persians", "infantry")
    satrap = next(
        e for e in s.box.leaders_of[nation("persians")] if not s.box.leaders[e].historical
    )
    place_leader(s, satrap, province("assyria"))
    s.walls[province("assyria")] = 0
    settle_control(s)
    begin_part(s, "rome")
    open_group(s, "osroene")
    play(s, "mv_go assyria")
    while "en_overrun" not in legal(s):
        play(s, "rx_stand" if "rx_stand" in legal(s) else "rx_done")
    play(s, "en_overrun, d2 1")
    assert s.leader_at[satrap] == NONE
    assert s.returns[satrap] == s.turn + 1
    assert not units_at(s, province("assyria"), nation("persians"))


def test_r12_7_a_passage_ends_below_two_to_one() -> None:
    """war R12.6, R12.7, E30"""
    s = bench()
    put(s, "aquitania", "franks", "2 francisca_infantry")
    put(s, "aquitania", "visigoths", "infantry")
    s.acting = [nation("franks")]
    renew_steps(s, False)
    mark_units(s, [0, 1], HOLDING)
    foes = [nation("visigoths")]
    assert is_held(s, Forces(s), province("aquitania"), foes)
    put(s, "aquitania", "visigoths", "infantry")
    assert not is_held(s, Forces(s), province("aquitania"), foes)


def test_r14_3_the_bonus_of_an_invasion_is_for_the_own_activation() -> None:
    """war R9.8, R14.1, R14.3, R21.7; realm R10.3"""
    s = bench()
    goths = nation("visigoths")
    s.being[goths] = 1
    let_invade(s, goths)
    assert invades(s, goths)
    assert limit_at(s, goths, province("thracia")) == 4
    s.acting = [goths]
    assert limit_at(s, goths, province("thracia")) == 5


def test_r16_5_guards_and_locals_are_bound() -> None:
    """war R16.5; modifiers guards_at_home, limites_become_locals"""
    s = emptied()
    put(s, "thracia", "byzantium", "guard")
    assert is_barred(s, 0, province("latium"))
    assert not is_barred(s, 0, province("macedonia"))
    backs = [k for k in s.box.kinds if k.id == "local_infantry"]
    s.supply[backs[0].index] = 1
    place_units(s, backs[0].index, 1, province("treveria"), backs[0].nation)
    local = len(s.unit_at) - 1
    assert is_barred(s, local, province("latium"))


def test_r17_19_confined_leaders_intercept() -> None:
    """war R3.3, R17.19"""
    s = emptied()
    place_leader(s, leader("valens"), province("thracia"))
    confine(s, leader("valens"))
    await_reactions(s, [])
    assert leaders_of_force(s, province("thracia"), nation("byzantium")) == [leader("valens")]


def test_r18_5_a_failed_flight_stands() -> None:
    """war R18.1, R18.5, R18.8, R18.11, E58"""
    s = bench()
    put(s, "aquitania", "visigoths", "infantry")
    put(s, "arvernia", "franks", "francisca_infantry")
    settle_control(s)
    begin_part(s, "franks")
    open_group(s, "arvernia")
    play(s, "mv_go aquitania")
    assert "rx_flee garumnum" in legal(s)
    play(s, "rx_flee garumnum, d10 1")
    assert standing(s, "garumnum", "visigoths") == []
    assert standing(s, "aquitania", "visigoths") == ["infantry"]
    assert standing(s, "aquitania", "franks") == ["francisca_infantry"]


def sea(name: str) -> int:
    return box().axes["sea"].index(name)


def test_e107_which_stack_carries() -> None:
    """war R29.2, E107: room, then the fewest transports."""
    s = bench()
    put(s, "latium", "rome", "2 legion")
    place_fleets(s, kind("rome", "elite_fleet"), 2, sea("mare_tyrrhenum"))
    place_fleets(s, kind("rome", "elite_fleet"), 1, sea("mare_tyrrhenum"))
    begin_part(s, "rome")
    ready_fleets(s)
    band = Band(s, [0, 1], [], [])
    assert carrier_at(s, sea("mare_tyrrhenum"), band) == [0, 1]
    s.fleet_trips[0] = 1
    assert carrier_at(s, sea("mare_tyrrhenum"), band) == [2]


def test_r29_8_a_lost_carrier_takes_its_cargo() -> None:
    """war R29.8, E108, E124: without a fleet all units are lost, the horde is not."""
    s = bench()
    put(s, "latium", "visigoths", "2 infantry")
    place_horde(s, nation("visigoths"), province("latium"))
    s.acting = [nation("visigoths")]
    renew_steps(s, False)
    for unit in (0, 1):
        join_unit(s, unit)
    sink_surplus(s, 0)
    assert s.unit_at == [NONE, NONE]
    assert s.horde[nation("visigoths")] == province("latium")


def test_r21_8_sea_transport_once_per_campaign() -> None:
    """war R10.14, R21.8: a new campaign may sail again, a second part may not."""
    s = bench()
    put(s, "latium", "rome", "legion")
    renew_steps(s, False)
    mark_units(s, [0], SAILED)
    renew_steps(s, True)
    assert s.marks[0] & SAILED
    renew_steps(s, False)
    assert not s.marks[0] & SAILED


def test_e131_what_comes_in_mid_activation_has_no_steps() -> None:
    """war E122, E131"""
    s = bench()
    put(s, "latium", "rome", "legion")
    renew_steps(s, False)
    put(s, "latium", "rome", "legion")
    assert steps_left(s, 1) == 0
    enlist(s)
    assert steps_left(s, 1) == 0
    assert steps_left(s, 0) == 3


def test_r28_11_a_leader_goes_aboard() -> None:
    """war R26.1, R26.5, R28.11, E79, DP27: he sails with the stack and lands for a step each."""
    s = emptied()
    place_fleets(s, kind("rome", "elite_fleet"), 1, sea("mare_tyrrhenum"))
    place_leader(s, leader("iulianus"), province("latium"))
    settle_control(s)
    begin_part(s, "rome")
    play(s, "nv_from mare_tyrrhenum, nv_add rome-elite_fleet")
    assert "nv_add_leader iulianus" in legal(s)
    play(s, "nv_add_leader iulianus")
    to = next(w for w in legal(s) if w.startswith("nv_go"))
    play(s, to)
    assert aboard_of(s, nation("rome"), s.fleet_at[0]) == [leader("iulianus")]
    shore = next(w for w in legal(s) if w.startswith("nv_land_leader"))
    play(s, shore)
    assert s.leader_at[leader("iulianus")] == province(shore.split()[1])
