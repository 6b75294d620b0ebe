"""war R19.36 to R19.45, R8.8: recovery, retreats and their ways; laws of battles."""

from __future__ import annotations

from random import Random

from aevum.core.flow import CHANCE
from aevum.games.invasions.components.battle import ASSASSINATION, ATTACKER, DEFENDER
from aevum.games.invasions.components.march import FLIGHT_ROLL, INTERCEPTION_ROLL, REACT
from aevum.games.invasions.components.raids import RAID_DONE
from aevum.games.invasions.components.sea import SEA_BATTLE
from aevum.games.invasions.kinds import EMPIRE, NONE
from aevum.games.invasions.rules.battle.aftermath import subdue, who_recovers
from aevum.games.invasions.rules.battle.combat_dice import hits_by
from aevum.games.invasions.rules.battle.departure import ANYWHERE
from aevum.games.invasions.rules.battle.lineup import call_sides, choose_commander, declare_victor
from aevum.games.invasions.rules.battle.retreat_ways import can_end
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.relations import declare
from aevum.games.invasions.rules.board.units import place_fleets, place_horde, units_at
from aevum.games.invasions.rules.march.calls import (
    announce,
    await_reactions,
    call_leader,
    call_unit,
)
from aevum.games.invasions.rules.march.interception import chance_of, route_of
from aevum.games.invasions.rules.march.marching import renew_steps
from aevum.games.invasions.rules.raids.raids import open_raid
from aevum.games.invasions.rules.sea.sea_battle import hail_admiral
from aevum.games.invasions.state import InvasionsState
from tests.laws.house import choose_word
from tests.rules.invasions.battle_bench import fight
from tests.rules.invasions.table_top import (
    TOLD,
    bench,
    box,
    emptied,
    game,
    kind,
    laid_out,
    leader,
    legal,
    nation,
    play,
    province,
    put,
    words_now,
)


def hold(s: InvasionsState, owner: str, *places: str) -> None:
    for place in places:
        s.controller[province(place)] = s.city_owner[province(place)] = nation(owner)


def ends(s: InvasionsState, owner: str, where: str, role: int = ANYWHERE) -> list[str]:
    """Where all units of a nation there may end."""
    units = units_at(s, province(where), nation(owner))
    found = can_end(s, nation(owner), province(where), role, units, [])
    return [box().provinces[p].id for p in found]


# -- ways -----------------------------------------------------------------------------------------


def test_w19_39_three_steps_over_open_ground() -> None:
    """war R19.39, R19.41, I33: up to three; each end friendly, or empty and rural."""
    s = bench()
    put(s, "dacia", "visigoths", "2 infantry")
    reach = box().board.reach[province("dacia")]
    found = [province(name) for name in ends(s, "visigoths", "dacia")]
    assert found
    assert all(1 <= reach[p] <= 3 for p in found)
    assert all(not s.built(p) for p in found)


def test_w19_40_a_retreating_stack_overruns_a_single_enemy() -> None:
    """war R19.40, R11.7: six units, and one step less is left."""
    for units, through in ((6, True), (5, False)):
        s = bench()
        near = box().provinces[province("dacia")].near
        put(s, "dacia", "byzantium", f"{units} infantry")
        s.leader_at[leader("valens")] = province("dacia")
        for p in near:
            put(s, box().provinces[p].id, "persians", "infantry")
        leaders = [leader("valens")]
        mine = units_at(s, province("dacia"), nation("byzantium"))
        found = can_end(s, nation("byzantium"), province("dacia"), ANYWHERE, mine, leaders)
        assert bool(found) == through
        assert not set(found) & set(near)


def test_w19_45_barbarians_pass_everybody_on_barbarian_ground() -> None:
    """war R19.45: they retreat through hostile units, but do not stay with them."""
    for owner, through in (("visigoths", True), ("byzantium", False)):
        s = bench()
        put(s, "dacia", owner, "2 infantry")
        declare(s, nation("huns"), nation("visigoths"), s.turn)
        wall = box().provinces[province("dacia")].near
        for p in wall:
            put(s, box().provinces[p].id, "huns", "2 infantry")
        found = [province(name) for name in ends(s, owner, "dacia")]
        assert bool(found) == through
        assert not set(found) & set(wall)


# -- recovery -------------------------------------------------------------------------------------


def test_w19_36_nomads_choose_what_the_subdued_recover() -> None:
    """war R19.36, R35.3"""
    s = bench()
    huns, gepids = nation("huns"), nation("gepids")
    put(s, "tisia", "huns", "4 horse_archer")
    put(s, "tisia", "gepids", "3 infantry")
    place_horde(s, gepids, province("tisia"))
    s.being[huns] = s.being[gepids] = 1
    declare(s, huns, gepids, s.turn)
    call_sides(s, huns, gepids, province("tisia"))
    declare_victor(s, ATTACKER, 0)
    assert who_recovers(s, province("tisia"), DEFENDER) == gepids
    subdue(s, gepids)
    assert who_recovers(s, province("tisia"), DEFENDER) == huns


def test_w19_37_one_repair_for_each_civilized_nation() -> None:
    """war R19.37, I31: barbarians have no diamonds to turn."""
    s = bench()
    put(s, "latium", "rome", "2 legion*", "2 legion")
    put(s, "latium", "franks", "2 infantry")
    hold(s, "rome", "latium")
    fight(s, "franks", "rome", "latium")
    while "bt_no_repair" not in words_now(s):
        play(s, words_now(s)[0])
    assert [word for word in legal(s) if word.startswith("bt_repair")] == [
        "bt_repair rome-legion+damaged"
    ]
    play(s, "bt_repair rome-legion+damaged")
    assert not s.stack or "bt_no_repair" not in words_now(s)


# -- leaders --------------------------------------------------------------------------------------


def test_we64_a_victorious_admiral_may_be_assassinated() -> None:
    """war E64, R19.33, I34: at sea too, of an empire in decline only."""
    for decline, struck in ((1, True), (0, False)):
        s = bench()
        zone = box().axes["sea"].index("mare_aegeum")
        byzantium = nation("byzantium")
        place_fleets(s, kind("byzantium", "fleet"), 1, zone)
        s.status[byzantium], s.decline[byzantium] = EMPIRE, decline
        s.ships, s.ship_sides = [0], [ATTACKER]
        s.admirals = [leader("valens")]
        choose_commander(s, ATTACKER, leader("valens"))
        s.push(SEA_BATTLE, zone, 0, ATTACKER, 0)
        hail_admiral(s)
        assert s.at(ASSASSINATION) == struck


def test_war_i20_a_better_leader_never_makes_it_worse() -> None:
    """war I20: the combat value is added to the die of an interception."""
    totals = []
    for name in ("", "valens", "iulianus"):
        s = emptied()
        put(s, "thracia", "byzantium", "2 legion")
        settle_control(s)
        renew_steps(s, False)
        await_reactions(s, [])
        call = announce(s, nation("byzantium"), province("thracia"), -1)
        call_unit(s, 0, call)
        if name:
            s.leader_at[leader(name)] = province("thracia")
            call_leader(s, leader(name), call)
        route = route_of(s, call, province("moesia_inferior"))
        assert route is not None
        totals.append(chance_of(s, call, province("moesia_inferior"), route))
    assert totals == sorted(totals)
    assert totals[2] - totals[0] == 3


# -- dice -----------------------------------------------------------------------------------------


def test_war_i26_red_swords_on_rough_ground() -> None:
    """war I26, R1.6: they hit on open ground only."""
    s = bench()
    s.dice[2] = 2  # white dice of the attacker that show R
    open_hits, rough_hits = hits_by(s, ATTACKER, True), hits_by(s, ATTACKER, False)
    assert (open_hits, rough_hits) == (2, 0)


def test_war_i36_who_owns_a_nation_does_not_matter() -> None:
    """war I36: two persons change places; words and chances stay the same to the end."""
    rng = Random("mirror")
    s = game().setup({"scenario": "adrianople", "players": 2})
    mirror = game().clone(s)
    mirror.person = [other if other == NONE else 1 - other for other in s.person]
    mirror.speaker = [other if other == NONE else 1 - other for other in s.speaker]
    while s.stack:
        seat = game().actor(s)
        if seat == CHANCE:
            assert game().outcomes(mirror) == game().outcomes(s)
        else:
            assert game().legal(mirror, 1 - seat) == game().legal(s, seat)
        word = choose_word(game(), s, rng)[1]
        game().apply(s, word)
        game().apply(mirror, word)
    assert mirror.points == s.points


# -- others ---------------------------------------------------------------------------------------


def test_w8_8_nobody_reacts_to_a_raid() -> None:
    """war R8.8, R17.18: until the raid is over no opponent is asked to flee or to intercept."""
    s = laid_out("scenario_350")
    alemanni = nation("alemanni")
    s.acting = [alemanni]
    put(s, "treveria", "rome", "2 legion")
    open_raid(s, alemanni)
    game().advance(s)
    TOLD.clear()
    words = []
    while s.stack:
        assert not s.holds(REACT)
        assert not s.holds(INTERCEPTION_ROLL)
        assert not s.holds(FLIGHT_ROLL)
        words.append(next(word for word in words_now(s) if word != "rd_pass"))
        play(s, words[-1])
    assert any(word.startswith("rd_target") for word in words)
    assert any(event[0] == RAID_DONE for event in TOLD)


def test_war_i15_an_activation_leaves_the_others_as_they_are() -> None:
    """war I15: who neither moves nor fights nor reacts is unchanged."""
    s = game().setup({"scenario": "danube_376", "players": 2})
    lines = (s.unit_kind, s.unit_command, s.unit_damaged, s.unit_at)
    before = tuple(list(line) for line in lines)
    while "mv_end" not in words_now(s):
        choices = ("hold_diplo", "ev_pass", "ac_go", "ac_normal", "rebel no")
        play(s, next(word for word in choices if word in words_now(s)))
    play(s, "mv_end")
    assert before == (s.unit_kind, s.unit_command, s.unit_damaged, s.unit_at)
