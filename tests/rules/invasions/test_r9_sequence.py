"""realm R9.1, R9.2, R13: the order of a turn, what turn 1 lacks, and nations that never act."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.administration import COLLAPSE_ROLL
from aevum.games.invasions.components.battle import CONQUEST
from aevum.games.invasions.components.raids import CARAVANS, RAIDER_ROWS
from aevum.games.invasions.components.registers import GONE, INACTIVE, RAIDER, TO_COME
from aevum.games.invasions.components.reinforcements import REINFORCEMENTS
from aevum.games.invasions.components.turn import STATUS, TURN
from aevum.games.invasions.flow import FLOW
from aevum.games.invasions.kinds import BARBARIAN, NONE
from aevum.games.invasions.rules.battle.conquest import shake_throne
from aevum.games.invasions.rules.board.relations import FRIENDLY, HOSTILE, NEUTRAL, relation
from aevum.games.invasions.rules.board.units import place_fleets
from aevum.games.invasions.rules.raids.caravans import begin_caravans
from aevum.games.invasions.rules.raids.raids import begin_raids
from aevum.games.invasions.rules.reinforcements.arrivals import (
    admit_heirs,
    former_ruler,
    time_has_come,
)
from aevum.games.invasions.rules.reinforcements.expulsion import by_ship, ways_out
from aevum.games.invasions.rules.reinforcements.minor_kingdoms import is_minor
from aevum.games.invasions.rules.reinforcements.reinforcements import (
    begin_reinforcements,
    list_slots,
)
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.clock import set_clock
from aevum.games.invasions.rules.turn.kingdoms import may_found
from aevum.games.invasions.rules.turn.scoring import points_of
from aevum.games.invasions.rules.turn.status import check_status
from aevum.games.invasions.rules.turn.timeline import call_successor, invades
from tests.rules.invasions.table_top import (
    bench,
    box,
    game,
    kind,
    laid_out,
    legal,
    nation,
    play,
    province,
)

STEPS = [
    "begin_turn", "change_union", "check_status", "begin_reinforcements", "draw_events",
    "begin_raids", "begin_caravans", "draw_cards", "begin_administration",
    "offer_free_alliance", "order_slots", "activate_nations", "end_diplomacy",
    "let_raids_fade", "eliminate_nations", "await_islam", "score_turn", "end_turn",
]  # fmt: skip
"""guide, section 2: 1.A, 1.B, 1.C.a to 1.C.c, 1.D, 2, 3, 3.A, 3.B, 4."""


def test_r9_2_the_steps_of_a_turn() -> None:
    """realm R9.3; realm R9.1: one after the other."""
    turn = next(node for node in FLOW if node.place is TURN)
    names = [step.__name__ for step in turn.steps]
    assert [name for name in names if name in STEPS] == STEPS


def test_e91_what_turn_1_lacks() -> None:
    """realm R22.1; realm I31: neither 1.A nor 1.B nor caravans; raids there are."""
    s = laid_out("scenario_350")
    check_status(s)
    begin_reinforcements(s)
    begin_caravans(s)
    assert not s.stack
    begin_raids(s)
    assert s.at(RAIDER_ROWS)


def test_r12_4_what_a_military_phase_alone_lacks() -> None:
    """A scenario that begins with 3.A has nothing before it."""
    s = laid_out("danube_376")
    check_status(s)
    begin_reinforcements(s)
    begin_raids(s)
    begin_caravans(s)
    assert not s.stack


def test_r9_2_every_step_in_later_turns() -> None:
    s = laid_out("scenario_350")
    set_clock(s, 2)
    for begin, place in (
        (check_status, STATUS),
        (begin_reinforcements, REINFORCEMENTS),
        (begin_raids, RAIDER_ROWS),
        (begin_caravans, CARAVANS),
    ):
        begin(s)
        assert s.at(place)
        s.stack.clear()


def test_r13_2_r9_7_inactive_nations_and_raiders_have_no_activation() -> None:
    """inactive_imk, inactive_barbarian: they neither act nor age (war R33.4)."""
    s = laid_out("scenario_350")
    order = activation_order(s)
    assert s.being[nation("armenians")] == INACTIVE
    assert s.being[nation("picts")] == RAIDER
    for who in ("armenians", "aestii", "picts"):
        assert nation(who) not in order
    assert is_minor(s, nation("armenians"))
    assert not is_minor(s, nation("aestii"))
    s.being[nation("sards")] = INACTIVE
    assert not is_minor(s, nation("sards"))
    assert s.status[nation("aestii")] == BARBARIAN


def test_e104_inactive_barbarians_have_their_slot_of_reinforcements() -> None:
    """realm E119: after all others."""
    s = laid_out("scenario_350")
    set_clock(s, 2)
    list_slots(s)
    quiet = [box().nations[n].id for n in s.levied if s.being[n] == INACTIVE]
    assert quiet == ["aestii", "sklaves", "venedae"]
    assert s.levied[-3:] == [nation(each) for each in quiet]
    assert nation("armenians") in s.minors


def test_e93_bound_nations_invade_all_the_same() -> None:
    s = laid_out("scenario_350")
    set_clock(s, 2)
    s.suzerain[nation("visigoths")] = nation("alans")
    assert invades(s, nation("visigoths"))


def test_no_voluntary_kingdom() -> None:
    """realm E30"""
    s = laid_out("attila")
    s.age[nation("huns")] = 7
    assert not may_found(s, nation("huns"))


def test_united_empire_and_rhine_crossing() -> None:
    """war R6.1, R6.9: friendly in turns 1 and 2, neutral from the split; Vandals and Suebi in 3."""
    s, place = laid_out("scenario_350"), province("latium")
    pair = (nation("rome"), nation("byzantium"))
    assert relation(s, *pair, place) == FRIENDLY
    set_clock(s, 3)
    assert relation(s, *pair, place) == NEUTRAL
    assert relation(s, nation("vandals"), nation("suebi"), place) == FRIENDLY
    set_clock(s, 4)
    assert relation(s, nation("vandals"), nation("suebi"), place) == HOSTILE


def test_odoacer() -> None:
    """realm E143 (6): who captures the capital of Rome makes it roll for collapse at once."""
    for who, rolls in (("herules", True), ("franks", False)):
        s = laid_out("attila")
        s.push(CONQUEST, nation(who), province("umbria"), nation("rome"), 0)
        s.being[nation(who)] = 1
        shake_throne(s)
        assert s.at(COLLAPSE_ROLL) == rolls


def test_successor_britain_when_rome_is_gone() -> None:
    """realm R31.3: or at once when it collapses."""
    s, britons = laid_out("attila"), nation("britons")
    assert former_ruler(s, britons) == nation("rome")
    assert not time_has_come(s, britons)
    s.being[nation("rome")] = GONE
    assert time_has_come(s, britons)
    call_successor(s, britons)
    admit_heirs(s)
    game().advance(s)
    while s.stack:
        play(s, legal(s)[0])
    assert s.being[britons] != TO_COME


# -- expulsion by sea -----------------------------------------------------------------------------


def test_r19_2_4_from_an_island_over_one_sea_zone() -> None:
    """war R39.3: fleets of friends carry three units each; without them nobody leaves."""
    s, rome = bench(), nation("rome")
    island = next(p.index for p in box().provinces if p.island and not p.near and p.coasts)
    assert ways_out(s, rome, island) == []
    zone = box().provinces[island].coasts[0]
    place_fleets(s, kind("rome", "fleet"), 1, zone)
    beyond = set(box().seas[zone].coast) - {island}
    assert set(ways_out(s, rome, island)) == beyond
    s.fled_to = [min(beyond)] * 3
    assert by_ship(s, rome, island) == ()


# -- points ---------------------------------------------------------------------------------------


def test_r11_4_inactive_nations_score_nothing() -> None:
    s = laid_out("scenario_350")
    quiet = [n for n in range(len(s.being)) if s.being[n] == INACTIVE]
    assert all(points_of(s, n, column) == 0 for n in quiet for column in range(4))


@pytest.mark.parametrize("column", range(4))
def test_r11_5_halves_are_rounded_up_once(column: int) -> None:
    """realm E2: a vassal keeps half of its whole, rounded up."""
    s, persians = laid_out("scenario_350"), nation("persians")
    free = points_of(s, persians, column)
    s.suzerain[persians] = nation("huns")
    assert points_of(s, persians, column) == (free + 1) // 2
    assert s.suzerain[persians] != NONE
