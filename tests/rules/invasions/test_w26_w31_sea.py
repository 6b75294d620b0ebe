"""war R26 to R31: fleets, meetings, transport, landing, blockade."""

from __future__ import annotations

from aevum.core.flow import CHANCE
from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.components.sea import MEETING
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.combat_dice import pool_of
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import Forces, is_blocked
from aevum.games.invasions.rules.board.leaders import place_leader
from aevum.games.invasions.rules.board.stacking import limit_with
from aevum.games.invasions.rules.board.units import (
    is_longship,
    place_fleets,
    remove_fleet,
    units_at,
    units_of,
)
from aevum.games.invasions.rules.march.marching import Band, steps_left
from aevum.games.invasions.rules.sea.naval import may_meet, sea_exits
from aevum.games.invasions.rules.sea.squadrons import (
    SAILING,
    TRIED,
    distance_home,
    in_range,
    lay_up_fleets,
    mark_fleets,
    ready_fleets,
    squadrons_in,
    use_steps,
)
from aevum.games.invasions.rules.sea.transport import (
    carrier_at,
    has_longships,
    may_sail,
    risk_modifier,
    sink_surplus,
    skips_risk,
)
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    begin_part,
    bench,
    box,
    emptied,
    game,
    kind,
    leader,
    legal,
    nation,
    play,
    province,
    put,
    why,
)


def sea(name: str) -> int:
    return box().axes["sea"].index(name)


def launch(s: InvasionsState, owner: str, count: int, where: str) -> None:
    type_id = "fleet" if s.box.kind_of(nation(owner), "fleet") != NONE else "elite_fleet"
    place_fleets(s, kind(owner, type_id), count, sea(where))


def test_x21_g41_transport_from_septimania_to_utica() -> None:
    """war R10.14, R29.1, R29.3 to R29.5, X21, G41, E70: 3 steps used, 2 left; not a second time."""
    s = emptied()
    put(s, "arvernia", "rome", "elite_cavalry")
    place_leader(s, leader("iulianus"), province("arvernia"))
    launch(s, "rome", 1, "sinus_gallicus")
    launch(s, "rome", 1, "mare_mauretanicum")
    settle_control(s)
    ready_fleets(s)
    begin_part(s, "rome")
    play(s, "mv_from arvernia, mv_add_leader iulianus, mv_add rome-elite_cavalry")
    play(s, "mv_go septimania, mv_sea sinus_gallicus, mv_sea mare_mauretanicum, mv_land utica")
    assert s.unit_at[0] == province("utica")
    assert s.leader_at[leader("iulianus")] == province("utica")
    assert steps_left(s, 0, [leader("iulianus")]) == 2
    assert s.fleet_steps == [1, 1]
    assert s.fleet_trips == [1, 1]
    assert not any(word.startswith("mv_sea") for word in legal(s))
    assert why(s, "mv_sea mare_mauretanicum") == "W29.1"


def test_e114_a_city_taken_with_few_units_is_lost_when_they_sail() -> None:
    """war E114: one unit of three holds the city and not the barbarian ground around it."""
    s = emptied()
    here, owner = province("bosporus"), nation("byzantium")
    put(s, "bosporus", "byzantium", "legion")
    launch(s, "byzantium", 1, "pontus_euxinus")
    s.level[here], s.limes[here], s.controller[here] = 1, NONE, NONE
    s.city_owner[here] = owner
    ready_fleets(s)
    begin_part(s, "byzantium")
    assert s.city_owner[here] == owner
    play(s, "mv_from bosporus, mv_add byzantium-legion, mv_sea pontus_euxinus, mv_land paphlagonia")
    assert s.city_owner[here] == NONE


def test_x22_g42_landing_in_caesarea() -> None:
    """war R30.3 to R30.5, R30.9, X22, G42: -1, or +1 with Hippo Regius; no other shore."""
    s = bench()
    rome, zone = nation("rome"), sea("mare_mauretanicum")
    shore = s.box.seas[zone].shore_of(province("caesarea"))
    same = [s.box.seas[zone].shore_of(province(p)) == shore for p in ("saldae", "utica")]
    assert same == [True, True]
    assert s.box.seas[zone].shore_of(province("cartaginensis")) != shore
    s.controller[province("cartaginensis")] = rome
    assert risk_modifier(s, rome, zone, province("caesarea")) == -1
    port = next(
        p for p in s.box.seas[zone].ports
        if s.box.seas[zone].shore_of(p) == shore and s.box.provinces[p].id != "saldae"
    )  # fmt: skip
    s.level[port] = 1
    s.controller[port] = rome
    assert risk_modifier(s, rome, zone, province("caesarea")) == 1
    assert [5 - 1, 6 - 1, 3 + 1, 4 + 1] == [4, 5, 4, 5]


def before_caesarea() -> InvasionsState:
    """Romans from Cartaginensis are on the sea before two shores that nobody controls."""
    s = emptied()
    put(s, "cartaginensis", "rome", "3 legion")
    launch(s, "rome", 1, "mare_mauretanicum")
    settle_control(s)
    for p in (province("caesarea"), province("saldae")):
        s.controller[p] = s.city_owner[p] = NONE
    ready_fleets(s)
    begin_part(s, "rome")
    if "mv_add_all" not in legal(s):
        play(s, "mv_from cartaginensis")
    play(s, "mv_add_all, mv_sea mare_mauretanicum")
    return s


def test_r30_a_landing_uses_all_steps() -> None:
    """war R30.1, R30.2, R30.7, E51, E102: failed, they stay where they embarked."""
    for die, where in (("d10 4", "cartaginensis"), ("d10 10", "caesarea")):
        s = before_caesarea()
        play(s, "mv_land caesarea", die)
        assert {s.unit_at[u] for u in range(3)} == {province(where)}
        assert all(steps_left(s, u) == 0 for u in range(3))


def one_of_two_fleets_lost(units: list[str], leaders: list[str]) -> InvasionsState:
    """Romans have joined in Cartaginensis; of the two fleets that carry them one is left."""
    s = bench()
    put(s, "cartaginensis", "rome", *units)
    for who in leaders:
        place_leader(s, leader(who), province("cartaginensis"))
    launch(s, "rome", 2, "mare_mauretanicum")
    ready_fleets(s)
    begin_part(s, "rome")
    if "mv_add_all" not in legal(s):
        play(s, "mv_from cartaginensis")
    play(s, "mv_add_all")
    remove_fleet(s, 0)
    sink_surplus(s, 1)
    return s


def test_x23_g43_losses_of_stilicho() -> None:
    """war R29.2, R29.8, X23, G43, E46: capacity 3 and 1; two units are lost; limit 5.

    war R28.8, R28.10, DP30, E123
    """
    s = one_of_two_fleets_lost(["3 legion", "2 elite_cavalry"], ["stilicho"])
    assert any(word.startswith("nv_cargo_loss ") for word in legal(s))
    play(s, "nv_cargo_loss rome-legion, nv_cargo_loss rome-elite_cavalry")
    assert len(units_at(s, province("cartaginensis"), nation("rome"))) == 3
    assert s.leader_at[leader("stilicho")] != NONE
    limit = limit_with(s, province("caesarea"), nation("rome"), [leader("stilicho")])
    assert limit == 3 + 2


def test_r29_2_a_fleet_carries_one_leader() -> None:
    """war R29.2, R29.8, DP30: of two leaders the owner names the one who drowns."""
    s = one_of_two_fleets_lost(["2 legion"], ["stilicho", "aetius"])
    assert set(legal(s)) == {"nv_cargo_loss_leader stilicho", "nv_cargo_loss_leader aetius"}
    play(s, "nv_cargo_loss_leader aetius")
    places = [s.leader_at[leader(who)] for who in ("stilicho", "aetius")]
    assert places == [province("cartaginensis"), NONE]


def test_r26_2_zone_steps_are_per_activation() -> None:
    """war R26.2, R26.3, E47, I7, I43"""
    s = emptied()
    launch(s, "rome", 2, "mare_tyrrhenum")
    ready_fleets(s)
    rome, here = nation("rome"), sea("mare_tyrrhenum")
    assert distance_home(s, rome, here) == 1
    assert sea_exits(s, rome, [0], here)
    use_steps(s, [0], 4)
    assert not sea_exits(s, rome, [0], here)
    assert sea_exits(s, rome, [1], here)


def test_e87_a_fleet_out_of_range_is_removed() -> None:
    """war R26.3, E87"""
    s = bench()
    launch(s, "rome", 1, "mare_tyrrhenum")
    ready_fleets(s)
    assert not in_range(s, nation("rome"), sea("mare_tyrrhenum"))
    s.acting = [nation("rome")]
    lay_up_fleets(s)
    assert s.fleet_at == [NONE]


def test_r26_4_naval_stacks() -> None:
    """war R26.4, E126, I6: the second stack exists only from the third fleet on."""
    s = bench()
    launch(s, "byzantium", 4, "mare_aegeum")
    ready_fleets(s)
    stacks = squadrons_in(s, sea("mare_aegeum"), nation("byzantium"))
    assert [len(stack) for stack in stacks] == [2, 2]
    two = bench()
    launch(two, "byzantium", 2, "mare_aegeum")
    ready_fleets(two)
    assert len(squadrons_in(two, sea("mare_aegeum"), nation("byzantium"))) == 1


def test_r27_meetings_at_sea() -> None:
    """war R27.1 to R27.5, R28.7, DP28, DP29: asked once; a refusal costs a point.

    war R27.6, R26.6
    """
    s = emptied()
    launch(s, "rome", 1, "mare_tyrrhenum")
    launch(s, "vandals", 1, "mare_tyrrhenum")
    ready_fleets(s)
    s.acting = [nation("rome")]
    mark_fleets(s, [0], SAILING)
    s.push(MEETING, sea("mare_tyrrhenum"), nation("rome"))
    game().advance(s)
    assert legal(s) == ["nv_int vandals-1", "nv_no_int"]
    play(s, "nv_int vandals-1, d2 2, nv_fight, nv_refuse")
    assert s.earned[nation("vandals")] == -1 or s.points[s.power_of(nation("vandals"))] == -1
    assert not may_meet(s, [0], 0)
    assert s.fleet_marks[1] & TRIED


def test_r29_2_capacity_and_nomads() -> None:
    """war R10.15, R29.2, R29.9, I44"""
    s = bench()
    put(s, "thracia", "huns", "2 horse_archer")
    put(s, "thracia", "byzantium", "4 legion")
    launch(s, "byzantium", 1, "propontis")
    ready_fleets(s)
    begin_part(s, "byzantium")
    huns = Band(s, [0], [], [])
    assert not may_sail(s, huns, 0)
    assert carrier_at(s, sea("propontis"), Band(s, [2, 3, 4], [], []))
    assert not carrier_at(s, sea("propontis"), Band(s, [2, 3, 4, 5], [], []))


def test_longships_and_landings_in_britannia() -> None:
    """war R30.8, E48; modifier longships: amphibious units need no fleet and no roll."""
    s = bench()
    kinds = [s.box.kinds[k] for k in s.box.kinds_of[nation("saxons")]]
    sailor = next(k for k in kinds if k.field and k.amphibious)
    put(s, "dacia", "saxons", sailor.id)
    put(s, "dacia", "rome", "legion")
    saxon, roman = Band(s, [0], [], []), Band(s, [1], [], [])
    assert has_longships(s, saxon)
    assert not has_longships(s, roman)
    coast = s.box.areas[s.box.axes["area"].index("britannia")].provinces[0]
    assert skips_risk(s, saxon, coast)
    assert not skips_risk(s, roman, coast)
    assert not skips_risk(s, saxon, province("caesarea"))


def test_e113_who_joins_a_group_keeps_the_shore_it_stands_on_friendly() -> None:
    """war R6.5, R29.1, E113: alone on uncontrolled ground it may embark, joined or not."""
    s = emptied()
    s.being[nation("saxons")] = 1
    put(s, "saxonia", "saxons", "warband")
    settle_control(s)
    assert s.controller[province("saxonia")] == NONE
    begin_part(s, "saxons")
    play(s, "mv_from saxonia")
    if "mv_add saxons-warband" in legal(s):
        play(s, "mv_add saxons-warband")
    zones = s.box.provinces[province("saxonia")].coasts
    for zone in zones:
        assert f"mv_sea {s.box.seas[zone].id}" in legal(s)


def rowing_saxons(units: int) -> InvasionsState:
    """Saxons in longships are found by a Roman fleet on their way to Britannia."""
    s = emptied()
    s.being[nation("saxons")] = 1
    put(s, "saxonia", "saxons", f"{units} warband")
    settle_control(s)
    zone = s.box.provinces[province("saxonia")].coasts[0]
    launch(s, "rome", 2, s.box.seas[zone].id)
    begin_part(s, "saxons")
    while not any(word.startswith("mv_sea") for word in legal(s)):
        play(s, next(w for w in legal(s) if w.startswith(("mv_from saxonia", "mv_add_all"))))
    play(s, f"mv_sea {s.box.seas[zone].id}")
    coast = s.box.areas[s.box.axes["area"].index("britannia")].provinces
    goals = [f"mv_land {s.box.provinces[p].id}" for p in coast]
    while not any(word in goals for word in legal(s)):
        play(s, next(word for word in legal(s) if word.startswith("mv_sea")))
    play(s, next(word for word in legal(s) if word in goals))
    return s


def test_e124_longships_are_met_like_fleets() -> None:
    """war E124, R29.8: four units are two fleets; one lost fleet drowns what is above three."""
    s = rowing_saxons(4)
    assert any(word.startswith("nv_int rome") for word in legal(s))
    play(s, next(word for word in legal(s) if word.startswith("nv_int rome")))
    if game().actor(s) == CHANCE:
        play(s, "d2 2")
    play(s, "nv_fight, nv_fight")
    assert [pool_of(s, side).white for side in (ATTACKER, DEFENDER)] == [2, 2]
    play(s, "white blank, white blank, white w, white blank")
    left = [u for u in units_of(s, nation("saxons")) if s.unit_at[u] != NONE]
    assert len(left) == 3
    assert not any(is_longship(s, f) and s.fleet_at[f] != NONE for f in range(len(s.fleet_at)))


def test_e124_nobody_meets_them_if_nobody_wants() -> None:
    """war E124: all four arrive, and no fleet is left behind."""
    s = rowing_saxons(4)
    play(s, "nv_no_int")
    assert len(units_of(s, nation("saxons"))) == 4
    assert s.fleet_at.count(NONE) == 2


def test_r31_a_hostile_fleet_blocks_a_strait() -> None:
    """war R31.1, R31.2, R15.5, E49, I45"""
    s = bench()
    goths = nation("visigoths")
    a, b = province("thracia"), province("bythinia")
    assert not is_blocked(s, a, b, goths)
    launch(s, "byzantium", 1, "propontis")
    assert is_blocked(s, a, b, goths)
    assert not is_blocked(s, a, b, nation("rome"))
    remove_fleet(s, 0)
    assert not is_blocked(s, a, b, goths)
    assert Forces(s).nations(s, a) == []
