"""war R5, R17, R18: limites, interception, flight."""

from __future__ import annotations

from aevum.games.invasions.components.march import FLEE
from aevum.games.invasions.components.registers import INACTIVE
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import LEADER_BONUS
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import Forces
from aevum.games.invasions.rules.board.leaders import place_leader
from aevum.games.invasions.rules.board.units import place_horde, place_limes, units_at
from aevum.games.invasions.rules.march import flight, interception
from aevum.games.invasions.rules.march.calls import (
    announce,
    await_reactions,
    call_leader,
    call_unit,
    force_of,
    has_hunted,
    hunt,
    units_called,
)
from aevum.games.invasions.rules.march.escape import Shelters
from aevum.games.invasions.rules.march.flight import first_steps
from aevum.games.invasions.rules.march.interception import (
    Scout,
    may_intercept,
    room_for,
    route_of,
    stacks_in_reach,
)
from aevum.games.invasions.rules.march.marching import (
    FLED,
    Band,
    has_mark,
    join_unit,
    renew_steps,
)
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    begin_part,
    bench,
    emptied,
    entering_moesia,
    game,
    leader,
    legal,
    nation,
    play,
    province,
    put,
    standing,
    why,
)


def modifier_to(s: InvasionsState, start: str, to: str) -> int:
    scout = Scout(s, Forces(s), province(to), nation("byzantium"))
    route = scout.best(province(start), [])
    assert route is not None
    return route.modifier


def test_x6_g35_range_from_thracia() -> None:
    """war R17.4, R17.5, R17.7, X6, G35, E57, E67, I19"""
    s = bench()
    due = {
        "achaia": -1, "savus": -1, "tisia": -1, "hypanis": -1, "illyricum": -3, "dalmatia": -3,
        "dacia": -3, "pontus": -5, "melitene": -5, "cilicia": -5,
    }  # fmt: skip
    assert {to: modifier_to(s, "thracia", to) for to in due} == due


def crisis_of_375() -> InvasionsState:
    """X7: the Visigoths have entered Moesia Inferior; Thracia and Cappadocia could come."""
    s = emptied()
    put(s, "thracia", "byzantium", "2 legion")
    put(s, "cappadocia", "byzantium", "4 legion", "2 elite_cavalry")
    place_leader(s, leader("valens"), province("cappadocia"))
    settle_control(s)
    put(s, "moesia_inferior", "visigoths", "4 infantry")
    s.acting = [nation("visigoths")]
    renew_steps(s, False)
    for unit in units_at(s, province("moesia_inferior"), nation("visigoths")):
        join_unit(s, unit)
    await_reactions(s, [])
    return s


def test_x7_g34_interception_of_375() -> None:
    """war R17.5, R17.6, R17.9, X7, G34, E3, E59: totals 5 and 7, lowest dice 4 and 8, one stays."""
    s = crisis_of_375()
    there, byzantium = province("moesia_inferior"), nation("byzantium")
    calls = []
    for place in ("thracia", "cappadocia"):
        call = announce(s, byzantium, province(place), NONE)
        for unit in units_at(s, province(place), byzantium):
            call_unit(s, unit, call)
        calls.append(call)
    call_leader(s, leader("valens"), calls[1])
    routes = [route_of(s, call, there) for call in calls]
    assert [route.modifier for route in routes if route] == [0, -5]
    bonus = [
        interception.chance_of(s, call, there, route)
        for call, route in zip(calls, routes, strict=True)
        if route is not None
    ]
    assert [3 + bonus[0], 9 + bonus[1]] == [5, 7]
    limit = s.box.numbers.interception_roll
    assert [limit - each for each in bonus] == [4, 8]
    assert room_for(s, calls[1], there) == 5
    assert len(units_called(s, calls[1])) == 6


def test_x7_played_word_by_word() -> None:
    """war R17.2, R17.8 to R17.11, DP5, DP6, E26, E120: the second stack comes, one unit stays."""
    s = entering_moesia()
    assert {"rx_int thracia", "rx_int cappadocia", "rx_done"} <= set(legal(s))
    play(s, "rx_int thracia, rx_ok")
    assert "rx_int cappadocia" in legal(s)
    play(s, "rx_int cappadocia, rx_ok")
    play(s, "d10 3")  # 3 + 2 = 5: it fails
    play(s, "d10 9")  # 9 + 1 + 2 - 5 = 7: it comes
    assert set(legal(s)) == {
        "rx_leave byzantium-legion", "rx_leave byzantium-elite_cavalry",
    }  # fmt: skip
    play(s, "rx_leave byzantium-legion")
    assert standing(s, "cappadocia", "byzantium") == ["legion"]
    assert len(standing(s, "moesia_inferior", "byzantium")) == 5
    assert standing(s, "thracia", "byzantium") == ["legion"] * 2
    assert s.leader_at[leader("valens")] == province("moesia_inferior")


def test_r17_2_one_stack_without_a_leader() -> None:
    """war R17.2, I18"""
    s = emptied()
    put(s, "thracia", "byzantium", "2 legion")
    put(s, "macedonia", "byzantium", "2 legion")
    put(s, "valachia", "visigoths", "3 infantry")
    settle_control(s)
    begin_part(s, "visigoths")
    play(s, "mv_from valachia, mv_add visigoths-infantry, mv_go moesia_inferior")
    assert {"rx_int thracia", "rx_int macedonia"} <= set(legal(s))
    play(s, "rx_int thracia, rx_ok")
    assert "rx_int macedonia" not in legal(s) or not any(w.startswith("rx") for w in legal(s))


def test_r17_3_who_may_not_intercept() -> None:
    """war R17.1, R17.3, E24, E25, E92"""
    s = crisis_of_375()
    there, forces = province("moesia_inferior"), Forces(s)
    assert may_intercept(s, forces, there, nation("byzantium"))
    assert not may_intercept(s, forces, there, nation("persians"))
    assert force_of(s, nation("byzantium")) == sorted([nation("rome"), nation("byzantium")])
    s.being[nation("byzantium")] = INACTIVE
    assert not may_intercept(s, forces, there, nation("byzantium"))


def test_r17_8_a_stack_tries_once_against_a_group() -> None:
    """war R17.8, E27, E28"""
    s = crisis_of_375()
    there, byzantium = province("moesia_inferior"), nation("byzantium")
    goths = units_at(s, there, nation("visigoths"))
    ours = units_at(s, province("thracia"), byzantium)
    assert province("thracia") in stacks_in_reach(s, Forces(s), there, byzantium)
    hunt(s, ours, goths[:1])
    assert has_hunted(s, ours[0], goths)
    assert not has_hunted(s, ours[0], goths[1:])
    assert province("thracia") not in stacks_in_reach(s, Forces(s), there, byzantium)


def flee(s: InvasionsState, owner: str, where: str, to: str, foes: list[str]) -> int:
    """What is added to the die of a flight."""
    put(s, where, "visigoths", *foes)
    s.acting = [nation("visigoths")]
    renew_steps(s, False)
    for unit in units_at(s, province(where), nation("visigoths")):
        join_unit(s, unit)
    await_reactions(s, [])
    flight.call_flight(s, nation(owner), province(where), province(to))
    return flight.chance_of(s, 0, province(where))


def test_g36_flight() -> None:
    """war R18.3, R18.4, G36, E4, E94: 2 + 7 = 9; 10 - 3 = 7 (war R22.5)."""
    s = emptied()
    city = next(
        p.index for p in s.box.provinces if s.walls[p.index] and s.controller[p.index] >= 0
        and s.controller[p.index] == nation("byzantium")
    )  # fmt: skip
    where = s.box.provinces[city].id
    plain = next(
        s.box.provinces[q].id for q in s.box.provinces[city].near
        if s.box.provinces[city].border(q) == 0
    )  # fmt: skip
    put(s, where, "byzantium", "4 legion")
    place_leader(s, leader("valens"), city)
    assert 2 + flee(s, "byzantium", where, plain, ["2 infantry"]) == 2 + 1 + 3 + 3
    other = emptied()
    put(other, "lotharingia", "rome", "2 legion")
    over = next(
        other.box.provinces[q].id for q in other.box.provinces[province("lotharingia")].near
        if other.box.provinces[province("lotharingia")].border(q) == 1
    )  # fmt: skip
    other.walls[province("lotharingia")] = 0
    assert 10 + flee(other, "rome", "lotharingia", over, ["3 heavy_cavalry"]) == 7


def test_r18_6_a_flight_ends_on_friendly_or_empty_rural_ground() -> None:
    """war R18.6, R18.7, R18.12, I21"""
    s = emptied()
    put(s, "thracia", "byzantium", "2 legion")
    settle_control(s)
    steps = first_steps(s, Forces(s), province("thracia"), nation("byzantium"))
    assert province("moesia_inferior") in steps
    renew_steps(s, False)
    await_reactions(s, [])
    flight.call_flight(s, nation("byzantium"), province("thracia"), steps[0])
    assert all(
        has_mark(s, unit, FLED) for unit in units_at(s, province("thracia"), nation("byzantium"))
    )
    assert not first_steps(s, Forces(s), province("thracia"), nation("byzantium"))


def test_r18_a_horde_flees_like_a_unit() -> None:
    """war R18.10, R4.2, E120, DP7"""
    s = bench()
    put(s, "dacia", "visigoths", "2 infantry")
    place_horde(s, nation("visigoths"), province("dacia"))
    put(s, "valachia", "byzantium", "3 legion")
    settle_control(s)
    begin_part(s, "byzantium")
    if "mv_add_all" not in legal(s):
        play(s, "mv_from valachia")
    play(s, "mv_add_all, mv_go dacia")
    where = next(w for w in legal(s) if w.startswith("rx_flee"))
    play(s, where)
    while legal(s) and legal(s)[0].startswith("rx"):
        play(s, "rx_done")
    play(s, "d10 10")
    assert "fl_leave visigoths-horde" in legal(s)
    play(s, f"fl_go {where.split()[1]}")
    assert s.horde[nation("visigoths")] == province(where.split()[1])


def fleeing(units: str, enemies: str) -> InvasionsState:
    """Byzantines flee from Dacia towards Valachia, where somebody stands."""
    s = bench()
    put(s, "dacia", "byzantium", units)
    put(s, "valachia", "visigoths", enemies)
    place_leader(s, leader("valens"), province("dacia"))
    s.acting = [nation("visigoths")]
    renew_steps(s, False)
    await_reactions(s, [])
    flight.call_flight(s, nation("byzantium"), province("dacia"), province("valachia"))
    s.push(FLEE, 0, province("dacia"))
    return s


def test_r11_7_a_flight_overruns_a_single_enemy() -> None:
    """war R11.7, R18.6: six units, for one of the three steps more."""
    s = fleeing("6 legion", "infantry")
    assert legal(s) == ["fl_go valachia"]  # nobody is left behind: five could not overrun
    play(s, "fl_go valachia")
    assert standing(s, "valachia", "visigoths") == []
    assert len(standing(s, "valachia", "byzantium")) == 6
    step = next(word for word in legal(s) if word.startswith("fl_go"))
    play(s, step)
    assert not s.stack or not any(word.startswith("fl_go") for word in legal(s))
    for units, enemies in (("5 legion", "infantry"), ("6 legion", "2 infantry")):
        other = fleeing(units, enemies)
        assert "fl_go valachia" not in legal(other)


def test_r18_7_e16_the_room_of_a_flight_counts_one_leader() -> None:
    """war R9.1, R9.2, E16: 3 in the mountains, and 2 more with one leader, not with each of two."""
    s = bench()
    put(s, "thracia", "byzantium", "3 legion")
    put(s, "moesia_inferior", "byzantium", "4 legion")
    place_leader(s, leader("valens"), province("thracia"))
    place_leader(s, leader("constantius_ii"), province("moesia_inferior"))
    settle_control(s)
    for switched, places in ((0, 3 + 2 - 4), (1, 3 + 2 + 2 - 4)):
        s.switches[LEADER_BONUS] = switched
        shelters = Shelters(s, Forces(s), Band(s, [0, 1, 2], [leader("valens")], []))
        path = [province("thracia"), province("moesia_inferior")]
        assert shelters.beyond(path, s.box.numbers.reaction_steps, 9) == places


def test_r18_7_a_flight_without_a_way_ends_where_it_is() -> None:
    """war R18.7, E120: all steps are made, and enemies stand there."""
    s = fleeing("2 legion", "infantry")
    put(s, "dacia", "visigoths", "infantry")
    s.pop()
    s.push(FLEE, 0, province("dacia"), s.box.numbers.reaction_steps)
    assert legal(s) == ["fl_end"]
    assert why(s, "fl_go valachia") == "W18.7"
    play(s, "fl_end")
    assert not s.stack
    assert len(standing(s, "dacia", "byzantium")) == 2


def test_g20_a_limes_alone() -> None:
    """war R5.2, R5.4, G20, E60, E106: destroyed at once; an even die hits; the move is over."""
    for die, left in (("d2 4", 2), ("d2 3", 3)):
        s = emptied()
        place_limes(s, nation("rome"), province("lotharingia"))
        put(s, "agri_decumates", "alemanni", "3 infantry")
        settle_control(s)
        begin_part(s, "alemanni")
        if "mv_add_all" not in legal(s):
            play(s, "mv_from agri_decumates")
        play(s, "mv_add_all, mv_go lotharingia")
        while legal(s)[0].startswith("rx"):
            play(s, "rx_done")
        assert s.limes[province("lotharingia")] == NONE
        play(s, die)
        assert len(standing(s, "lotharingia", "alemanni")) == left
        assert s.fallen_limes[province("lotharingia")] in (NONE, nation("rome"))
        assert not s.stack or not any(w.startswith("mv_go") for w in legal(s))


def test_r3_6_a_lone_leader_gives_way() -> None:
    """war R3.6, R19.32, E65, E75, 3.6"""
    s = emptied()
    place_leader(s, leader("valens"), province("thracia"))
    put(s, "moesia_inferior", "visigoths", "3 infantry")
    settle_control(s)
    begin_part(s, "visigoths")
    if "mv_add_all" not in legal(s):
        play(s, "mv_from moesia_inferior")
    play(s, "mv_add_all, mv_go thracia")
    while legal(s)[0].startswith("place_leader"):
        play(s, legal(s)[0])
    assert s.leader_at[leader("valens")] != province("thracia")
    assert s.leader_at[leader("valens")] in s.box.provinces[province("thracia")].near


def test_r17_1_the_words_of_a_reaction_are_few() -> None:
    """war 3.1"""
    s = game().setup({"scenario": "danube_376", "players": 2})
    assert 1 <= len(legal(s)) <= 60
