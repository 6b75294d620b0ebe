"""war R7.8, R19.2, R19.3, R23.8, R23.10: the Combat part of those who act."""

from __future__ import annotations

from aevum.games.invasions.components.battle import (
    FOE,
    KEEP_SIEGE,
    PICK,
    RETREAT_GROUP,
    SIEGE_CHOICE,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.combat import open_combat, pending_battles
from aevum.games.invasions.rules.battle.lineup import call_sides, defending_side
from aevum.games.invasions.rules.board.units import units_at
from aevum.games.invasions.rules.march.marching import note_way, renew_steps
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import lead
from tests.rules.invasions.table_top import (
    bench,
    game,
    leader,
    legal,
    nation,
    play,
    province,
    put,
    standing,
)


def hold(s: InvasionsState, owner: str, *places: str) -> None:
    for place in places:
        s.controller[province(place)] = nation(owner)
        s.city_owner[province(place)] = nation(owner)


def begin(s: InvasionsState, *acting: str) -> None:
    """A Combat part begins; nobody has moved."""
    s.acting = [nation(each) for each in acting]
    renew_steps(s, False)
    open_combat(s)
    game().advance(s)


def test_dp19_the_active_player_chooses_the_order() -> None:
    """war R19.2, E63: all battles must be fought, sieges may be left."""
    s = bench()
    put(s, "treveria", "franks", "3 infantry")
    put(s, "treveria", "rome", "legion")
    put(s, "neustria", "franks", "3 infantry")
    put(s, "sequana", "franks", "2 infantry")
    put(s, "sequana", "rome", "legion")
    hold(s, "rome", "treveria", "neustria", "sequana")
    begin(s, "franks")
    assert s.at(PICK)
    assert legal(s) == ["cb_pick neustria", "cb_pick sequana", "cb_pick treveria"]
    play(s, "cb_pick neustria")
    assert s.at(SIEGE_CHOICE)
    play(s, "sg_siege, d10 1")
    assert legal(s) == ["cb_pick sequana", "cb_pick treveria"]  # war E63: once in a part


def test_r23_8_a_failed_besieger_leaves() -> None:
    """war I42: at the end of the part, towards where he came from (war E40, DP18)."""
    s = bench()
    put(s, "neustria", "franks", "3 infantry")
    hold(s, "rome", "neustria")
    hold(s, "franks", "sequana")
    s.acting = [nation("franks")]
    renew_steps(s, False)
    note_way(s, units_at(s, province("neustria"), nation("franks")), province("sequana"))
    open_combat(s)
    game().advance(s)
    play(s, "cb_pick neustria, sg_siege, d10 1")
    assert s.at(RETREAT_GROUP)
    play(s, "rt_all, rt_go sequana")
    assert standing(s, "neustria", "franks") == []
    assert standing(s, "sequana", "franks") == ["infantry"] * 3


def test_r19_3_defenders_that_are_no_friends() -> None:
    """They are fought one after the other, in the attacker's order."""
    s = bench()
    put(s, "neustria", "rome", "4 legion")
    put(s, "neustria", "franks", "infantry")
    put(s, "neustria", "visigoths", "infantry")
    rome, franks, goths = nation("rome"), nation("franks"), nation("visigoths")
    where = province("neustria")
    assert defending_side(s, rome, franks, where) == [franks]
    begin(s, "rome")
    assert s.at(FOE)
    assert legal(s) == ["cb_foe franks", "cb_foe visigoths"]
    s = bench()
    put(s, "neustria", "rome", "4 legion")
    put(s, "neustria", "franks", "infantry")
    put(s, "neustria", "visigoths", "infantry")
    s.ally[franks], s.ally[goths] = goths, franks
    call_sides(s, rome, franks, where)
    assert (s.battle_side[franks], s.battle_side[goths]) == (1, 1)


def besieging_campaigner() -> InvasionsState:
    """Iulianus before Nisibis, with another campaign to come; the siege fails."""
    s = bench()
    put(s, "assyria", "rome", "3 legion")
    hold(s, "persians", "assyria")
    hold(s, "rome", "amida")
    lead(s, "iulianus", "assyria")
    s.campaigner = leader("iulianus")
    s.theatre = [province("assyria")]
    s.acting = [nation("rome")]
    renew_steps(s, False)
    open_combat(s, s.theatre, s.campaigner, 1)
    game().advance(s)
    play(s, "cb_pick assyria, sg_siege, d10 1, sg_accept")
    return s


def test_r23_10_a_siege_is_kept_up() -> None:
    """war DP24: one unit stays; it is rolled again without re-rolls if the leader is elsewhere.

    war R21.9
    """
    s = besieging_campaigner()
    assert s.at(KEEP_SIEGE)
    play(s, "sg_hold rome-legion")
    assert not s.stack
    assert s.held_at == [province("assyria")]
    s.leader_at[leader("iulianus")] = province("amida")
    open_combat(s, [province("amida")], leader("iulianus"), 0)
    game().advance(s)
    assert s.at(SIEGE_CHOICE)  # war E125: it must be rolled before cb_done
    play(s, "sg_siege, d10 1")
    assert s.city_owner[province("assyria")] == nation("persians")
    while s.stack:
        play(s, legal(s)[0])
    assert len(standing(s, "assyria", "rome")) == 3  # nobody is driven off before the end


def test_r23_10_lifted_at_the_last() -> None:
    """war DP24: without another campaign the besieger leaves at once."""
    s = besieging_campaigner()
    play(s, "sg_lift")
    while s.stack:
        play(s, legal(s)[-1])
    assert standing(s, "assyria", "rome") == []
    assert s.held_at == []


def test_e98_a_beaten_horde_is_not_fought_twice() -> None:
    """A horde without units that could not leave stays, and the part ends."""
    s = bench()
    put(s, "neustria", "rome", "2 legion")
    s.horde[nation("franks")] = province("neustria")
    s.acting = [nation("rome")]
    renew_steps(s, False)
    open_combat(s)
    s.fought = [province("neustria")]
    assert pending_battles(s, NONE) == []
    s.fought = []
    assert pending_battles(s, NONE) == [province("neustria")]
