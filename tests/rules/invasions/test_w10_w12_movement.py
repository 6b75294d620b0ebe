"""war R9 to R12, R15, R16: stacking, steps, groups, overrun, passage, straits, closed ground."""

from __future__ import annotations

from aevum.games.invasions.components.battle import BATTLE
from aevum.games.invasions.components.board import MARRIAGE
from aevum.games.invasions.components.march import MOVE
from aevum.games.invasions.kinds import KINGDOM, NONE
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import (
    Forces,
    ground_of,
    is_barred,
    is_closed,
    is_leashed,
)
from aevum.games.invasions.rules.board.leaders import confine, place_leader
from aevum.games.invasions.rules.board.relations import FRIENDLY, HOSTILE, NEUTRAL, declare
from aevum.games.invasions.rules.board.stacking import limit_with, room_at
from aevum.games.invasions.rules.board.units import damage, place_fleets, place_horde, units_at
from aevum.games.invasions.rules.bonds.vassals import make_vassal
from aevum.games.invasions.rules.march.confront import can_force, can_overrun
from aevum.games.invasions.rules.march.marching import (
    BY_SEA,
    Band,
    allowance,
    border_crossed,
    came_by_sea,
    came_from,
    join_leader,
    join_unit,
    renew_steps,
    steps_left,
)
from aevum.games.invasions.rules.march.ways import NORMAL, why_not_step
from aevum.games.invasions.rules.turn.timeline import let_invade
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    begin_part,
    bench,
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


def test_x1_g30_stacking_limits() -> None:
    """war R9.1, R9.2, X1, G30, realm R35.1: 6, 5, 7, 6, 4, 3, 5, 4."""
    s = bench()
    goths, fritigernus = nation("visigoths"), leader("fritigernus")
    open_ground, mountain = province("thracia"), province("moesia_inferior")
    s.acting = [goths]
    assert s.box.leaders[fritigernus].stacking == 2
    limits = [
        limit_with(s, where, goths, leaders)
        for leaders in ([fritigernus], [])
        for where in (open_ground, mountain)
    ]
    let_invade(s, goths)
    limits += [
        limit_with(s, where, goths, leaders)
        for leaders in ([fritigernus], [])
        for where in (open_ground, mountain)
    ]
    assert limits == [6, 5, 4, 3, 7, 6, 5, 4]


def test_r9_3_only_the_own_side_counts() -> None:
    """war R9.3, E16, E117: enemies do not; the best leader of those who count does."""
    s = bench()
    put(s, "thracia", "visigoths", "3 infantry")
    put(s, "thracia", "rome", "2 legion")
    here = province("thracia")
    assert room_at(s, nation("visigoths"), here) == 1
    place_leader(s, leader("fritigernus"), here)
    assert room_at(s, nation("visigoths"), here) == 3


def test_r10_4_steps_of_kinds() -> None:
    """war R10.4, R10.5, E74: infantry 3, cavalry 4, one more with a leader; damaged = infantry."""
    s = bench()
    put(s, "osroene", "rome", "legion", "elite_cavalry")
    renew_steps(s, False)
    led = [leader("iulianus")]
    assert [allowance(s, unit, []) for unit in (0, 1)] == [3, 4]
    assert [allowance(s, unit, led) for unit in (0, 1)] == [4, 5]
    damage(s, 1)
    assert allowance(s, 1, []) == 3


def test_x2_steps_are_renewed() -> None:
    """war R10.6, X2: in each Movement part; unused steps are lost."""
    s = bench()
    put(s, "osroene", "rome", "legion")
    renew_steps(s, False)
    s.steps[0] = 2
    renew_steps(s, True)
    assert steps_left(s, 0) == 3


def osroene(s: InvasionsState) -> None:
    """X3: Iulianus in Osroene, others in Coele Syria, one satrap in Euphrates."""
    put(s, "osroene", "rome", "2 elite_cavalry", "palatine_cavalry", "legion")
    put(s, "coele_syria", "byzantium", "2 elite_cavalry", "legion")
    put(s, "euphrates", "persians", "satrapes")
    place_leader(s, leader("iulianus"), province("osroene"))
    settle_control(s)
    begin_part(s, "rome", "byzantium")


def test_x3_g31_drop_and_pick_up_from_osroene() -> None:
    """war R10.5, R10.7, R10.11, R10.12, R11.1, R11.2, X3, G31, 3.4 (war DP4)"""
    s = emptied()
    osroene(s)
    play(s, "mv_from osroene, mv_add_all, mv_go amida, mv_rest")
    play(s, "mv_from coele_syria, mv_add_all, mv_go amida, mv_rest")
    play(s, "mv_from amida, mv_add_all, mv_go euphrates")
    while "en_overrun" not in legal(s):
        play(s, "rx_stand" if "rx_stand" in legal(s) else "rx_done")
    play(s, "en_overrun")
    here = province("euphrates")
    led = [leader("iulianus")]
    assert not units_at(s, here, nation("persians"))
    assert {s.steps[u] for u in units_at(s, here, nation("rome"))} == {3}
    left = {
        (s.box.kinds[s.unit_kind[u]].id, s.unit_command[u]): steps_left(s, u, led)
        for n in ("rome", "byzantium")
        for u in units_at(s, here, nation(n))
    }
    assert left[("elite_cavalry", nation("rome"))] == 2
    assert left[("legion", nation("rome"))] == 1
    assert left[("elite_cavalry", nation("byzantium"))] == 1
    assert left[("legion", nation("byzantium"))] == 0
    play(s, "mv_go babylonia")
    assert standing(s, "euphrates", "byzantium") == ["legion"]
    there = province("babylonia")
    arrived = [u for n in ("rome", "byzantium") for u in units_at(s, there, nation(n))]
    assert len(arrived) == 6
    assert sorted(steps_left(s, u, led) for u in arrived) == [0, 0, 0, 1, 1, 1]
    assert limit_with(s, there, nation("rome"), led) == 4 + 3


def group_before(s: InvasionsState, where: str, *units: str) -> None:
    """A group of Romans with Iulianus that has just entered a province from Osroene."""
    put(s, where, "rome", *units)
    place_leader(s, leader("iulianus"), province(where))
    s.acting = [nation("rome")]
    renew_steps(s, False)
    for unit in units_at(s, province(where), nation("rome")):
        join_unit(s, unit)
        s.froms[unit] = province("amida")
        s.steps[unit] = 1
        s.leads[unit] = leader("iulianus")
    join_leader(s, leader("iulianus"))


def test_x4_g32_overruns_of_iulianus() -> None:
    """war R11.1 to R11.3, X4, G32, E29, I13: seven overrun one; five do not, nor beside a horde."""
    s = bench()
    put(s, "adiabene", "persians", "infantry")
    group_before(s, "adiabene", "3 elite_cavalry", "4 legion")
    here = province("adiabene")
    assert can_overrun(s, here, 0)
    s.steps[units_at(s, here, nation("rome"))[0]] = 5
    assert not can_overrun(s, here, 0)  # a unit without the further step
    few = bench()
    put(few, "adiabene", "persians", "infantry")
    group_before(few, "adiabene", "5 legion")
    assert not can_overrun(few, here, 0)
    horde = bench()
    put(horde, "adiabene", "visigoths", "infantry")
    place_horde(horde, nation("visigoths"), here)
    group_before(horde, "adiabene", "7 legion")
    assert not can_overrun(horde, here, 0)


def test_r11_3_no_overrun_before_walls_limes_or_over_a_strait() -> None:
    """war R11.3, R12.5, R15.4, R5.2"""
    s = bench()
    put(s, "adiabene", "persians", "infantry")
    group_before(s, "adiabene", "7 legion")
    here = province("adiabene")
    s.walls[here] = 1
    assert not can_overrun(s, here, 0)
    assert not can_force(s, here, 0)
    s.walls[here] = 0
    assert can_overrun(s, here, 0)
    assert not can_overrun(s, here, 1)  # a limes was met
    s.froms[units_at(s, here, nation("rome"))[0]] = BY_SEA - province("cilicia")
    assert not can_overrun(s, here, 0)


def test_r11_6_turncoats_do_not_count() -> None:
    """war R11.6, R36.4"""
    s = bench()
    put(s, "adiabene", "persians", "infantry")
    put(s, "adiabene", "persians", "infantry", command="rome", contract=MARRIAGE)
    group_before(s, "adiabene", "5 legion")
    assert not can_overrun(s, province("adiabene"), 0)


def force(foes: int, own: int, *, leads: bool = False, horde: bool = False) -> bool:
    s = bench()
    here = province("aquitania")
    put(s, "aquitania", "visigoths", f"{foes} infantry")
    if horde:
        place_horde(s, nation("visigoths"), here)
    put(s, "aquitania", "franks", f"{own} francisca_infantry")
    s.acting = [nation("franks")]
    renew_steps(s, False)
    for unit in units_at(s, here, nation("franks")):
        join_unit(s, unit)
    if leads:
        chief = next(
            e for e in s.box.leaders_of[nation("franks")] if s.box.leaders[e].stacking == 2
        )
        place_leader(s, chief, here)
        join_leader(s, chief)
    return can_force(s, here, 0)


def test_x5_g33_passage_in_force() -> None:
    """war R12.1, R12.2, X5, G33, E30, I14: yes, yes, no, no, yes, no, no."""
    found = [
        force(1, 2), force(3, 6, leads=True), force(3, 6), force(3, 5, leads=True),
        force(2, 4), force(1, 1), force(1, 2, horde=True),
    ]  # fmt: skip
    assert found == [True, True, False, False, True, False, False]


def test_r12_3_holders_stay_and_the_rest_goes_on() -> None:
    """war R12.2 to R12.4, DP8, E100"""
    s = bench()
    put(s, "aquitania", "visigoths", "infantry")
    put(s, "arvernia", "franks", "3 francisca_infantry")
    settle_control(s)
    begin_part(s, "franks")
    play(s, "mv_from arvernia, mv_add_all, mv_go aquitania")
    while "en_passage" not in legal(s):
        play(s, next(w for w in legal(s) if w.startswith(("rx_stand", "rx_done"))))
    play(s, "en_passage")  # two must hold: named without a question
    assert legal(s) == ["en_hold franks-francisca_infantry", "en_ok"]
    play(s, "en_ok")
    assert any(word.startswith("mv_go") for word in legal(s))
    play(s, next(w for w in legal(s) if w.startswith("mv_go")))
    assert standing(s, "aquitania", "franks") == ["francisca_infantry"] * 2


def test_r10_9_enemies_stop_a_group() -> None:
    """war R10.9, E99, I12"""
    s = bench()
    put(s, "aquitania", "visigoths", "2 infantry")
    put(s, "arvernia", "franks", "francisca_infantry")
    settle_control(s)
    begin_part(s, "franks")
    play(s, "mv_from arvernia, mv_add franks-francisca_infantry, mv_go aquitania")
    while legal(s)[0].startswith("rx"):
        play(s, "rx_stand" if "rx_stand" in legal(s) else "rx_done")
    assert standing(s, "aquitania", "franks") == ["francisca_infantry"]
    assert s.holds(BATTLE)  # nothing else can move, so the Combat part has begun


def test_r10_9_barbarians_roam_on_barbarian_ground() -> None:
    """war R10.9 (a), E119"""
    s = bench()
    put(s, "dacia", "huns", "2 horse_archer")
    put(s, "valachia", "visigoths", "infantry")
    declare(s, nation("visigoths"), nation("huns"), s.turn)
    settle_control(s)
    begin_part(s, "visigoths")
    play(s, "mv_from valachia, mv_add visigoths-infantry, mv_go dacia")
    while legal(s)[0].startswith("rx"):
        play(s, "rx_stand" if "rx_stand" in legal(s) else "rx_done")
    assert any(word.startswith("mv_go") for word in legal(s))


def test_r10_13_nothing_rests_beside_neutrals() -> None:
    """war R10.13, E61, E118, I9"""
    s = bench()
    put(s, "dacia", "huns", "2 horse_archer")
    put(s, "valachia", "visigoths", "infantry")
    settle_control(s)
    begin_part(s, "visigoths")
    play(s, "mv_from valachia, mv_add visigoths-infantry, mv_go dacia")
    assert "mv_rest" not in legal(s)
    assert why(s, "mv_rest") == "W10.13"
    s.steps[2] = 2  # with one step it could not go on from there
    band = Band(s, [2], [], [])
    assert why_not_step(s, Forces(s), band, province("valachia"), province("dacia"), NORMAL)


def test_r10_16_vassals_of_nomads_stay_near() -> None:
    """war R10.16, E86"""
    s = bench()
    place_horde(s, nation("huns"), province("tisia"))
    make_vassal(s, nation("ostrogoths"), nation("huns"))
    assert is_leashed(s, province("aquitania"), nation("ostrogoths"))
    assert not is_leashed(s, province("dacia"), nation("ostrogoths"))
    assert not is_leashed(s, province("aquitania"), nation("visigoths"))


def test_r3_5_leaders_alone() -> None:
    """war R3.3, R3.5, E17, E115: five steps, not where hostile units are; not if confined."""
    s = bench()
    put(s, "thracia", "visigoths", "infantry")
    place_leader(s, leader("valens"), province("bythinia"))
    settle_control(s)
    begin_part(s, "byzantium")
    play(s, "mv_from bythinia, mv_add_leader valens")
    assert why(s, "mv_go thracia") == "W3.5"
    assert "mv_go cappadocia" in legal(s)
    confine(s, leader("valens"))
    begin_part(s, "byzantium")
    assert not s.stack


def test_r15_straits() -> None:
    """war R15.1 to R15.5, R31.1, E49: the whole move; blocked by a hostile fleet."""
    s = bench()
    put(s, "thracia", "visigoths", "2 infantry")
    settle_control(s)
    begin_part(s, "visigoths")
    play(s, "mv_from thracia, mv_add visigoths-infantry, mv_go bythinia")
    assert border_crossed(s, 0) == 3
    assert steps_left(s, 0) == 0
    other = bench()
    put(other, "thracia", "visigoths", "infantry")
    place_fleets(
        other,
        kind("byzantium", "fleet"),
        1,
        other.box.provinces[province("bythinia")].strait_seas[
            other.box.provinces[province("bythinia")].near.index(province("thracia"))
        ],
    )
    settle_control(other)
    begin_part(other, "visigoths")
    play(other, "mv_from thracia, mv_add visigoths-infantry")
    assert why(other, "mv_go bythinia") == "W15.5"


def test_bosphorus_crossing_costs_one_step() -> None:
    """war R15.3: modifier bosphorus_crossing."""
    s = bench()
    put(s, "bythinia", "byzantium", "legion")
    settle_control(s)
    begin_part(s, "byzantium")
    play(s, "mv_from bythinia, mv_add byzantium-legion, mv_go thracia")
    assert steps_left(s, 0) == 2


def test_r16_closed_ground() -> None:
    """war R16.1 to R16.4, R2.8, E72, E88, I8; realm R5.6"""
    s = bench()
    steppe = next(
        p.index for p in s.box.provinces if p.area >= 0 and s.box.areas[p.area].nomads_only
    )
    assert is_closed(s, steppe, nation("visigoths"))
    assert not is_closed(s, steppe, nation("huns"))
    assert not is_closed(s, steppe, nation("ostrogoths"))  # turn 1: ostrogoths_in_scythia
    assert is_closed(s, province("arabia_deserta"), nation("rome"))
    s.status[nation("huns")] = KINGDOM
    assert is_closed(s, steppe, nation("huns"))
    put(s, "babylonia", "persians", "satrapes")
    assert is_barred(s, 0, province("osroene"))
    assert not is_barred(s, 0, province("euphrates"))


def test_e113_a_group_changes_no_control_while_it_moves() -> None:
    """war E113; realm E128"""
    s = bench()
    put(s, "valachia", "visigoths", "2 infantry")
    settle_control(s)
    home = province("valachia")
    assert s.controller[home] == nation("visigoths")
    begin_part(s, "visigoths")
    play(s, "mv_from valachia, mv_add_all, mv_go dacia")
    assert s.controller[home] == nation("visigoths")
    assert s.controller[province("dacia")] == NONE
    play(s, "mv_rest")
    assert s.controller[home] == NONE
    assert s.controller[province("dacia")] == nation("visigoths")


def test_e114_a_besieged_city_keeps_its_owner() -> None:
    """war E114; realm E128"""
    s = emptied()
    put(s, "achaia", "visigoths", "2 infantry")
    settle_control(s)
    here = province("achaia")
    assert s.city_owner[here] == s.controller[here] == nation("byzantium")


def test_r6_5_friendly_neutral_hostile_ground() -> None:
    """war R6.5 to R6.8, E113; realm R25.7"""
    s = bench()
    goths, rome = nation("visigoths"), nation("rome")
    here = province("dacia")
    assert ground_of(s, Forces(s), here, goths) == HOSTILE
    put(s, "dacia", "visigoths", "infantry")
    assert ground_of(s, Forces(s), here, goths) == FRIENDLY
    assert ground_of(s, Forces(s), here, nation("huns")) == NEUTRAL
    assert ground_of(s, Forces(s), here, rome) == HOSTILE
    s.level[here] = 1
    assert ground_of(s, Forces(s), here, goths) == HOSTILE  # a city that is nobody's


def test_r9_7_a_full_province_must_be_cured() -> None:
    """realm R35.4, I33; war R9.4 to R9.7, E22, E117, DP31 (war I2)"""
    s = bench()
    put(s, "valachia", "visigoths", "5 infantry")
    settle_control(s)
    begin_part(s, "visigoths")
    assert "mv_rest" not in legal(s)  # the only word was to open a group
    play(s, "mv_add visigoths-infantry, mv_go dacia, mv_rest, mv_end")
    assert len(units_at(s, province("valachia"), nation("visigoths"))) == 4
    stuck = bench()
    put(stuck, "valachia", "visigoths", "5 infantry")
    stuck.acting = [nation("visigoths")]
    renew_steps(stuck, False)
    stuck.steps = [9] * 5
    stuck.push(MOVE, nation("visigoths"), NORMAL)
    assert legal(stuck) == ["mv_end"]


def test_where_units_came_from() -> None:
    """war R19.42, E39, E97, E102"""
    s = bench()
    put(s, "thracia", "visigoths", "2 infantry")
    renew_steps(s, False)
    assert came_from(s, 0) == NONE
    s.froms[0] = BY_SEA - province("achaia")
    assert came_by_sea(s, 0)
    assert came_from(s, 0) == province("achaia")
    assert border_crossed(s, 0) == NONE


def test_r10_1_a_scenario_begins_to_move() -> None:
    """war R10.1, R10.2, 3.1: at most sixty words."""
    s = laid_out("scenario_350")
    begin_part(s, "rome", "byzantium")
    assert 1 < len(legal(s)) <= 60
