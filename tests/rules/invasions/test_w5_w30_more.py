"""war R5 to R30: limites, reactions, modes of partners, walls, transports; facts of the map."""

from __future__ import annotations

from aevum.games.invasions.components.battle import ATTACKER, BATTLE
from aevum.games.invasions.components.march import (
    ACTIVATION,
    CAMPAIGNS,
    MIGRATION,
    STACKS,
)
from aevum.games.invasions.components.sea import PASSAGE
from aevum.games.invasions.kinds import MOUNTAIN, NONE, PLAIN, STEPPE
from aevum.games.invasions.rules.battle.combat import pending_battles
from aevum.games.invasions.rules.battle.combat_dice import pool_of
from aevum.games.invasions.rules.battle.conquest import sack
from aevum.games.invasions.rules.battle.departure import ANYWHERE
from aevum.games.invasions.rules.battle.lineup import call_sides
from aevum.games.invasions.rules.battle.retreat_ways import can_end
from aevum.games.invasions.rules.battle.siege import terrifying
from aevum.games.invasions.rules.board.cities import is_fortified
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import Forces
from aevum.games.invasions.rules.board.relations import HOSTILE, NEUTRAL, relation
from aevum.games.invasions.rules.board.units import place_fleets, place_horde, place_limes
from aevum.games.invasions.rules.bonds.alliances import ally
from aevum.games.invasions.rules.bonds.pacts import end_all_pacts, make_pact
from aevum.games.invasions.rules.march.activation import (
    MIGRATING,
    RAIDED,
    play_campaigns,
    play_stacks_again,
    stop_acting,
)
from aevum.games.invasions.rules.march.calls import has_hunted, hunt
from aevum.games.invasions.rules.march.marching import (
    STOPPED,
    Band,
    has_mark,
    join_unit,
    renew_steps,
)
from aevum.games.invasions.rules.march.overrun import can_trample
from aevum.games.invasions.rules.march.ways import REDEPLOY, is_of_one_mind, why_not_ground
from aevum.games.invasions.rules.sea.squadrons import REFUSED, mark_fleets, plot, ready_fleets
from aevum.games.invasions.rules.sea.squadrons import SAILING as UNDER_SAIL
from aevum.games.invasions.rules.sea.transport import FAILED, FLAGS, settle_cargo
from aevum.games.invasions.rules.turn.timeline import let_invade
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import fight, lead
from tests.rules.invasions.table_top import (
    begin_part,
    bench,
    box,
    emptied,
    game,
    kind,
    legal,
    nation,
    play,
    province,
    put,
    standing,
    words_now,
)


def answer(s: InvasionsState, *words: str) -> None:
    """The first of these words that may be said, as long as one may."""
    while found := [word for word in words if word in words_now(s)]:
        play(s, found[0])


# -- limites and flight ---------------------------------------------------------------------------


def entered(units: str) -> InvasionsState:
    """Alemanni enter Lotharingia, where Romans stand beside a limes."""
    s = emptied()
    put(s, "lotharingia", "rome", units)
    place_limes(s, nation("rome"), province("lotharingia"))
    put(s, "agri_decumates", "alemanni", "3 infantry")
    settle_control(s)
    begin_part(s, "alemanni")
    answer(s, "mv_from agri_decumates")
    play(s, "mv_add_all, mv_go lotharingia")
    return s


def flee(s: InvasionsState) -> None:
    """Over a border without a river or ridge, and the die is a ten."""
    here = box().provinces[province("lotharingia")]
    plain = [p for p in here.near if here.border(p) == PLAIN]
    ways = [f"rx_flee {box().provinces[p].id}" for p in plain]
    play(s, next(word for word in legal(s) if word in ways))
    answer(s, "rx_done")
    play(s, "d10 10")


def test_w5_5_after_a_flight_the_limes_is_alone() -> None:
    """war R5.5, E60: then it is destroyed, and tested."""
    s = entered("legion")
    flee(s)
    while words_now(s)[0].startswith("fl_"):
        play(s, next(w for w in words_now(s) if w.startswith(("fl_end", "fl_go"))))
    assert s.limes[province("lotharingia")] == NONE
    assert words_now(s)[0].startswith("d2")


def test_e116_a_horde_whose_last_unit_fell_before_a_limes_turns_back() -> None:
    """war E116, E106: in any legal direction, at once."""
    s = emptied()
    alemanni = nation("alemanni")
    place_limes(s, nation("rome"), province("lotharingia"))
    put(s, "agri_decumates", "alemanni", "infantry")
    place_horde(s, alemanni, province("agri_decumates"))
    let_invade(s, alemanni)
    settle_control(s)
    begin_part(s, "alemanni")
    answer(s, "mv_from agri_decumates")
    play(s, "mv_add_all, mv_go lotharingia")
    answer(s, "rx_done")
    play(s, "d2 2")
    assert standing(s, "lotharingia", "alemanni") == []
    if s.horde[alemanni] == province("lotharingia"):
        assert all(word.startswith("rt_go") for word in legal(s))
        play(s, legal(s)[0])
    assert s.horde[alemanni] != province("lotharingia")


def test_w18_2_a_fleeing_stack_may_leave_units_behind() -> None:
    """war R18.2, DP7: and somebody must go."""
    s = entered("2 legion")
    flee(s)
    assert "fl_leave rome-legion" in legal(s)
    play(s, "fl_leave rome-legion")
    assert "fl_leave rome-legion" not in words_now(s)


def test_w18_9_who_fled_may_intercept_others() -> None:
    """war R18.9, E120: against the stack it fled from it has tried."""
    s = bench()
    hunt(s, [3], [5, 6])
    assert has_hunted(s, 3, [6, 7])
    assert not has_hunted(s, 3, [8])
    assert not has_hunted(s, 4, [5])


def test_w17_20_the_victor_of_an_interception_battle_goes_on() -> None:
    """war R17.20, R10.9 (d), R17.13: with the steps it has left."""
    s = emptied()
    put(s, "thracia", "byzantium", "infantry")
    put(s, "valachia", "visigoths", "4 heavy_cavalry")
    settle_control(s)
    begin_part(s, "visigoths")
    answer(s, "mv_from valachia")
    play(s, "mv_add_all, mv_go moesia_inferior")
    play(s, "rx_int thracia")
    answer(s, "rx_ok", "rx_done")
    play(s, "d10 10")
    answer(s, "en_fight")
    while s.holds(BATTLE):
        own = sum(pool_of(s, ATTACKER)) > 0
        best = [w for w in words_now(s) if w.endswith("wr" if own else "blank")]
        play(s, best[0] if best else words_now(s)[0])
    assert len(standing(s, "moesia_inferior", "visigoths")) == 4
    assert any(word.startswith("mv_go") for word in legal(s))


# -- modes ----------------------------------------------------------------------------------------


def test_w8_2_before_a_raid_units_move_on_own_ground_only() -> None:
    """war R8.2"""
    s = bench()
    put(s, "dacia", "visigoths", "2 infantry")
    settle_control(s)
    s.acting = [nation("visigoths")]
    renew_steps(s, False)
    band = Band(s, [0], [], [])
    reason = why_not_ground(s, Forces(s), band, province("valachia"), REDEPLOY)
    assert reason is not None
    assert reason.rule == "W8.2"
    assert why_not_ground(s, Forces(s), band, province("dacia"), REDEPLOY) is None


def test_w13_2_nobody_reacts_to_a_migration() -> None:
    """war R13.2, R17.18: a Roman stack stands beside the goal, and is not asked."""
    s = bench()
    visigoths = nation("visigoths")
    put(s, "dacia", "visigoths", "2 infantry")
    place_horde(s, visigoths, province("dacia"))
    put(s, "moesia_inferior", "byzantium", "4 legion")
    settle_control(s)
    s.acting = [visigoths]
    s.push(MIGRATION, visigoths)
    game().advance(s)
    play(s, "mv_go valachia")
    assert not s.stack
    assert s.horde[visigoths] == province("valachia")


def test_w13_5_e20_campaigns_follow_a_migration_but_no_raid() -> None:
    """war R13.5, E20, R7.7"""
    for mode, follow in ((MIGRATING, True), (RAIDED, False)):
        s = emptied()
        visigoths = nation("visigoths")
        s.slots = [visigoths]
        s.push(ACTIVATION, visigoths)
        s.mode[visigoths] = mode
        play_campaigns(s)
        assert s.holds(CAMPAIGNS) == follow


def test_e84_only_the_invader_moves_twice() -> None:
    """war E84, R7.6, R14.2: of two allies."""
    s = emptied()
    visigoths, ostrogoths = nation("visigoths"), nation("ostrogoths")
    ally(s, visigoths, ostrogoths, 0)
    let_invade(s, ostrogoths)
    s.slots = [visigoths, ostrogoths]
    s.push(ACTIVATION, visigoths)
    play_stacks_again(s)
    assert s.holds(STACKS)
    assert s.acting == [ostrogoths]


def test_e130_a_partner_whose_change_ended_the_alliance_acts_no_more() -> None:
    """war E130"""
    s = bench()
    s.acting = [nation("visigoths"), nation("ostrogoths")]
    stop_acting(s, nation("ostrogoths"))
    assert s.acting == [nation("visigoths")]


def test_e128_a_group_of_two_minds_does_not_enter() -> None:
    """war E128: one of them is at peace with who stands there."""
    s = bench()
    visigoths, franks, rome = nation("visigoths"), nation("franks"), nation("rome")
    put(s, "neustria", "rome", "legion")
    put(s, "liger", "visigoths", "infantry")
    put(s, "liger", "franks", "infantry")
    both = Band(s, [1, 2], [], [])
    assert is_of_one_mind(s, Forces(s), both, province("neustria"))
    make_pact(s, franks, rome)
    assert not is_of_one_mind(s, Forces(s), both, province("neustria"))
    assert is_of_one_mind(s, Forces(s), Band(s, [1], [], []), province("neustria"))
    assert both.nations == [visigoths, franks]


def test_e129_hostile_in_one_province_without_an_entry() -> None:
    """war E129: both stay; who acts first fights there, unless it leaves before."""
    s = bench()
    franks, rome = nation("franks"), nation("rome")
    put(s, "neustria", "rome", "legion")
    put(s, "neustria", "franks", "2 infantry")
    make_pact(s, franks, rome)
    s.acting = [franks]
    assert relation(s, franks, rome, province("neustria")) == NEUTRAL
    assert pending_battles(s, NONE) == []
    end_all_pacts(s)
    assert relation(s, franks, rome, province("neustria")) == HOSTILE
    assert pending_battles(s, NONE) == [province("neustria")]


# -- battles --------------------------------------------------------------------------------------


def test_e93_who_stood_there_fights_with_the_intercepted_group() -> None:
    """war E93: all units of a province are one stack."""
    s = bench()
    put(s, "neustria", "franks", "2 infantry")
    put(s, "neustria", "rome", "2 legion")
    s.acting = [nation("franks")]
    renew_steps(s, False)
    join_unit(s, 0)  # only one of them is on the move
    call_sides(s, nation("franks"), nation("rome"), province("neustria"))
    assert s.fighters == [0, 1, 2, 3]


def test_e111_rerolls_are_fixed_when_the_commander_is_named() -> None:
    """war E111: they stay when he falls."""
    s = bench()
    put(s, "latium", "rome", "4 legion")
    put(s, "latium", "franks", "2 infantry")
    lead(s, "iulianus", "latium")
    fight(s, "rome", "franks", "latium")
    assert s.rerolls[ATTACKER] == 3
    s.commander[ATTACKER] = NONE
    assert s.rerolls[ATTACKER] == 3


def test_e112_an_ambush_against_nobody_s_command() -> None:
    """war E112, R19.15: only a mountain symbol of the commander prevents it."""
    where = next(p.id for p in box().provinces if p.terrain == MOUNTAIN and p.level == NONE)
    for general, asked in (("", True), ("belisarius", False)):
        s = bench()
        put(s, where, "byzantium", "3 legion")
        put(s, where, "persians", "3 infantry")
        if general:
            lead(s, general, where)
        fight(s, "byzantium", "persians", where)
        assert ("bt_ambush" in words_now(s)) == asked


# -- cities ---------------------------------------------------------------------------------------


def test_w22_1_walls_or_a_capital() -> None:
    """war R22.1, R22.2: no overrun, no terror before a fortified city."""
    s = bench()
    there, huns = province("neustria"), nation("huns")
    s.walls[there] = 0
    s.city_owner[there] = s.controller[there] = nation("rome")
    put(s, "liger", "rome", "6 legion")
    put(s, "neustria", "huns", "horse_archer")
    assert not is_fortified(s, there)
    assert can_trample(s, nation("rome"), range(6), there)
    s.capital[nation("franks")] = there
    assert is_fortified(s, there)
    assert not can_trample(s, nation("rome"), range(6), there)
    lead(s, "attila", "neustria")
    assert terrifying(s, huns, there) == NONE


def test_w23_4_who_loots_on_his_way_goes_no_further() -> None:
    """war R23.4, DP25"""
    s = bench()
    put(s, "neustria", "franks", "2 infantry")
    renew_steps(s, False)
    join_unit(s, 0)
    sack(s, nation("franks"), province("neustria"))
    assert has_mark(s, 0, STOPPED)
    assert not has_mark(s, 1, STOPPED)


def test_w24_3_w24_4_pillage_markers() -> None:
    """war R24.3, R24.4: gold of 1 to 3; four kinds happen at once, others are kept."""
    golds = {marker.gold for marker in box().pillage}
    assert golds <= {0, 1, 2, 3}
    events = [box().events[m.event] for m in box().pillage if m.event != NONE]
    public = {event.id for event in events if event.public}
    assert {"famine", "heresy", "revolt", "scarcity"} <= public
    assert any(not event.public for event in events)
    assert sum(marker.count for marker in box().pillage) == 40


# -- the sea --------------------------------------------------------------------------------------


def test_w29_7_a_refused_battle_cancels_the_transport() -> None:
    """war R29.6, R29.7"""
    s = bench()
    sea = box().axes["sea"].index("mare_aegeum")
    place_fleets(s, kind("byzantium", "fleet"), 1, sea)
    put(s, "achaia", "byzantium", "2 legion")
    s.acting = [nation("byzantium")]
    renew_steps(s, False)
    ready_fleets(s)
    join_unit(s, 0)
    plot(s, sea)
    s.push(PASSAGE, province("thracia"), province("achaia"), 1, 0)
    mark_fleets(s, [0], UNDER_SAIL | REFUSED)
    settle_cargo(s)
    assert s.var(FLAGS) & FAILED
    assert s.unit_at[0] == province("achaia")


def test_w29_10_nobody_retreats_over_the_sea() -> None:
    """war R29.10: from an island without a strait there is no way."""
    island = next(p for p in box().provinces if p.island and not p.near)
    s = bench()
    put(s, island.id, "rome", "legion")
    assert can_end(s, nation("rome"), island.index, ANYWHERE, [0], []) == []


# -- the map --------------------------------------------------------------------------------------


def test_e68_e69_e76_facts_of_the_map() -> None:
    """war E68, E69, E76: no Chalcidica, Assyria is Steppe, no two borders between neighbours."""
    assert "chalcidica" not in box().axes["province"]
    assert box().provinces[province("assyria")].terrain == STEPPE
    for place in box().provinces:
        assert len(set(place.near)) == len(place.near)
