"""war R13 to R35: what battles, sieges, retreats and interceptions bring with them."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.battle import (
    ANNIHILATION,
    ATTACKER,
    BATTLE,
    CONQUEST,
    DEFENDER,
    RETREAT_GROUP,
)
from aevum.games.invasions.kinds import KINGDOM, MODIFIERS, NONE
from aevum.games.invasions.rules.battle.aftermath import pay_ransom, recovery_allowed
from aevum.games.invasions.rules.battle.battle import open_battle, victory_of
from aevum.games.invasions.rules.battle.combat_dice import pool_of
from aevum.games.invasions.rules.battle.conquest import fall
from aevum.games.invasions.rules.battle.departure import AS_ATTACKER, AS_DEFENDER, retreat
from aevum.games.invasions.rules.battle.lineup import call_sides, decider, leaders_on
from aevum.games.invasions.rules.battle.retreat_ways import can_end
from aevum.games.invasions.rules.battle.rout import give_up_waiting
from aevum.games.invasions.rules.battle.siege import can_besiege, siege_terms
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import Forces
from aevum.games.invasions.rules.board.units import (
    place_fleets,
    place_horde,
    recover_unit,
    remove_unit,
    units_at,
)
from aevum.games.invasions.rules.bonds.pacts import make_pact
from aevum.games.invasions.rules.march.interception import Scout
from aevum.games.invasions.rules.march.marching import (
    STOPPED,
    Band,
    has_mark,
    note_way,
    renew_steps,
)
from aevum.games.invasions.rules.sea.transport import shores
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import MET, came, fight, lead, white, won
from tests.rules.invasions.table_top import (
    bench,
    box,
    emptied,
    game,
    kind,
    leader,
    nation,
    play,
    province,
    put,
    standing,
    words_now,
)


def hold(s: InvasionsState, owner: str, *places: str) -> None:
    for place in places:
        s.controller[province(place)] = s.city_owner[province(place)] = nation(owner)


def finish(s: InvasionsState) -> None:
    while s.stack:
        play(s, words_now(s)[0])


def roll(s: InvasionsState, side: int, face: str) -> None:
    """All dice that a side still has to roll show the same."""
    while sum(pool_of(s, side)):
        play(s, f"{'white' if pool_of(s, side).white else 'black'} {face}")


# -- submission -----------------------------------------------------------------------------------


def horde_attacks(hits: str) -> InvasionsState:
    """Two Frankish units attack with their horde in the rear; Romans roll `hits`."""
    s = bench()
    put(s, "lotharingia", "franks", "2 infantry")
    put(s, "lotharingia", "rome", "4 infantry")
    place_horde(s, nation("franks"), province("lotharingia"))
    hold(s, "rome", "lotharingia")
    fight(s, "franks", "rome", "lotharingia")
    came(s, "franks", "lotharingia", "agri_decumates")
    roll(s, ATTACKER, "blank")
    white(s, hits)
    finish(s)
    return s


def test_g27_an_attacking_horde_submits_to_a_surplus_hit_only() -> None:
    """realm R39.4; war G27, R35.2, E32, E122: two hits kill its units, the third falls on it."""
    assert horde_attacks("W W - / -").suzerain[nation("franks")] == NONE
    s = horde_attacks("W W W / -")
    assert s.suzerain[nation("franks")] == nation("rome")
    assert s.horde[nation("franks")] != province("lotharingia")  # it retreats like a loser


def test_w35_6_a_kingdom_without_a_capital_bows_with_its_king() -> None:
    """realm R39.6; war R35.6, E13, realm DP36: the victor may take the royal treasure."""
    bare = [n for n in box().nations if n.has[MODIFIERS.index("no_capital")]]
    assert bare
    people = bare[0].index
    kings = [e for e in box().leaders_of[people] if box().leaders[e].rank > 0]
    assert kings
    s = bench()
    s.status[people], s.being[people] = KINGDOM, 1
    field = next(k for k in box().kinds_of[people] if box().kinds[k].field)
    name = box().nations[people].id
    put(s, "tarraconensis", name, f"2 {box().kinds[field].id}")
    put(s, "tarraconensis", "rome", "4 legion")
    s.leader_at[kings[0]] = province("tarraconensis")
    hold(s, "rome", "tarraconensis")
    fight(s, name, "rome", "tarraconensis")
    while "d2 1" not in words_now(s):
        face = "blank" if sum(pool_of(s, ATTACKER)) else "wr"
        found = [word for word in words_now(s) if word.endswith(face)]
        play(s, found[0] if found else words_now(s)[0])
    play(s, "d2 1")
    while words_now(s) != ["sg_loot", "sg_no_loot"]:
        play(s, words_now(s)[0])
    play(s, "sg_no_loot")
    finish(s)
    assert s.suzerain[people] == nation("rome")


def test_hephthalite_ransom() -> None:
    """hephthalite_ransom: the stack of a Persian king destroyed pays its victor."""
    ransom = MODIFIERS.index("hephthalite_ransom")
    robber = next(n for n in box().nations if n.has[ransom])
    s = bench()
    persians = nation("persians")
    s.battle_side[persians], s.battle_side[robber.index] = DEFENDER, ATTACKER
    s.gold[persians] = 30
    due = box().modifiers[ransom].numbers[0]
    pay_ransom(s, leader("sapor_ii"))
    assert (s.gold[persians], s.gold[robber.index]) == (30 - due, due)
    s.gold[persians] = 1
    pay_ransom(s, leader("sapor_ii"))
    assert (s.gold[persians], s.gold[robber.index]) == (0, due + 1)


# -- the fall of a city ---------------------------------------------------------------------------


def fallen_capital(conqueror: str) -> InvasionsState:
    """The capital of the Armenians, who hold nothing else, is taken."""
    s = bench()
    armenians, there = nation("armenians"), province("armenia")
    units = "4 legion" if conqueror == "rome" else "4 infantry"
    put(s, "armenia", conqueror, units)
    hold(s, "armenians", "armenia")
    hold(s, conqueror, "pontus", "melitene")
    s.capital[armenians], s.status[armenians], s.being[armenians] = there, KINGDOM, 2
    s.acting = [nation(conqueror)]
    renew_steps(s, False)
    fall(s, nation(conqueror), there)
    game().advance(s)
    finish(s)
    return s


def test_realm_e67_a_new_client_keeps_its_capital() -> None:
    """war R33.3, R35.5, R23.9, realm E67, R37.4: client of a civilized victor, who leaves."""
    s = fallen_capital("rome")
    assert s.patron[nation("armenians")] == nation("rome")
    assert s.controller[province("armenia")] == nation("armenians")
    assert s.capital[nation("armenians")] == NONE
    assert standing(s, "armenia", "rome") == []


def test_w33_3_a_minor_kingdom_is_a_vassal_of_barbarians() -> None:
    """war R33.3, E122"""
    s = fallen_capital("visigoths")
    assert s.patron[nation("armenians")] == NONE
    assert s.suzerain[nation("armenians")] == nation("visigoths")


def test_e77_a_great_kingdom_does_not_submit_with_its_capital() -> None:
    """war E77, R35.6, realm E66: four provinces, the capital's counted."""
    s = bench()
    persians, there = nation("persians"), province("chaldea")
    put(s, "chaldea", "rome", "4 legion")
    hold(s, "persians", "chaldea", "susiana", "media", "elymais")
    s.capital[persians], s.status[persians] = there, KINGDOM
    s.acting = [nation("rome")]
    renew_steps(s, False)
    fall(s, nation("rome"), there)
    game().advance(s)
    finish(s)
    assert s.suzerain[persians] == NONE
    assert s.city_owner[there] == nation("rome")


def test_e52_a_landing_goes_to_any_coast_without_friends_or_neutrals() -> None:
    """war E52, R30.1, E118"""
    s = emptied()
    sea = box().axes["sea"].index("mare_aegeum")
    put(s, "achaia", "byzantium", "2 legion")
    s.acting = [nation("byzantium")]
    renew_steps(s, False)
    band = Band(s, [0], [], [])
    goal = next(p for p in box().seas[sea].coast if p != province("achaia"))
    assert goal in shores(s, Forces(s), band, province("achaia"), [sea], 0)
    put(s, box().provinces[goal].id, "persians", "infantry")
    assert goal in shores(s, Forces(s), band, province("achaia"), [sea], 0)
    make_pact(s, nation("byzantium"), nation("persians"))
    assert goal not in shores(s, Forces(s), band, province("achaia"), [sea], 0)


def test_w23_1_who_may_besiege() -> None:
    """war R23.1, R23.2: a hostile built city without enemy units; not one's own in revolt."""
    s = bench()
    there, franks = province("neustria"), nation("franks")
    put(s, "neustria", "franks", "2 infantry")
    hold(s, "rome", "neustria")
    assert can_besiege(s, franks, there)
    put(s, "neustria", "rome", "legion")
    assert not can_besiege(s, franks, there)
    own = bench()
    put(own, "neustria", "rome", "2 legion")
    hold(own, "rome", "neustria")
    own.revolt[there] = 1
    assert not can_besiege(own, nation("rome"), there)


def test_w23_6_the_fleet_of_the_city_not_of_the_besieger() -> None:
    """war E6, E105: term 7 of the siege is the city's own fleet."""
    sea = box().axes["sea"].index("mare_aegeum")
    for owner, due in (("byzantium", -1), ("persians", 0)):
        s = bench()
        hold(s, "byzantium", "achaia")
        if owner == "byzantium":
            place_fleets(s, kind("byzantium", "fleet"), 1, sea)
        assert siege_terms(s, province("achaia"), nation("persians"), False)[6] == due


def test_w25_1_razed_walls_may_be_built_again_later() -> None:
    """war R25.1, R25.3: not in the turn in which they fell."""
    s = bench()
    put(s, "assyria", "rome", "4 legion")
    hold(s, "persians", "assyria")
    s.acting = [nation("rome")]
    fall(s, nation("rome"), province("assyria"))
    game().advance(s)
    assert s.holds(CONQUEST)
    play(s, "sg_no_loot, sg_raze")
    assert (s.walls[province("assyria")], s.razed[province("assyria")]) == (0, 1)


# -- retreats -------------------------------------------------------------------------------------


def test_g45_retreat_of_the_persians_to_akkad() -> None:
    """war G45, X13 h: three steps over Persian ground."""
    s = bench()
    put(s, "assyria", "persians", "5 infantry")
    put(s, "assyria", "rome", "7 legion")
    reach = box().board.reach[province("assyria")]
    assert reach[province("akkad")] == 3
    hold(s, "persians", *(p.id for p in box().provinces if p.area == area_of("akkad")))
    s.controller[province("assyria")] = nation("persians")
    s.acting = [nation("rome")]
    renew_steps(s, False)
    units = units_at(s, province("assyria"), nation("persians"))[:4]
    ends = can_end(s, nation("persians"), province("assyria"), AS_DEFENDER, units, [])
    assert province("akkad") in ends


def test_g45_retreat_of_the_romans_to_thracia() -> None:
    """war G45, X16, R19.43: two steps, and never where the Visigoths came from."""
    s = bench()
    put(s, "dardania", "byzantium", "2 legion")
    put(s, "dardania", "visigoths", "4 infantry")
    hold(s, "byzantium", "thracia", "moesia_inferior")
    s.acting = [nation("visigoths")]
    renew_steps(s, False)
    came(s, "visigoths", "dardania", "moesia_inferior")
    units = units_at(s, province("dardania"), nation("byzantium"))
    ends = can_end(s, nation("byzantium"), province("dardania"), AS_DEFENDER, units, [])
    assert province("thracia") in ends
    assert province("moesia_inferior") not in ends


def area_of(where: str) -> int:
    return box().provinces[province(where)].area


def test_x25_moves_in_the_revolt_example() -> None:
    """war X25: Treveria and Neustria are at most four steps apart."""
    reach = box().board.reach[province("treveria")]
    assert province("neustria") in reach or any(
        province("neustria") in box().provinces[p].near for p in reach
    )


def test_e116_an_active_horde_left_alone_retreats() -> None:
    """war E116, E98, R4.9: its units are gone; it goes in any legal direction."""
    s = bench()
    franks, there = nation("franks"), province("lotharingia")
    place_horde(s, franks, there)
    put(s, "lotharingia", "rome", "2 legion")
    put(s, "agri_decumates", "franks", "2 infantry")
    hold(s, "franks", "agri_decumates")
    s.acting = [franks]
    renew_steps(s, False)
    retreat(s, franks, there, AS_ATTACKER)
    game().advance(s)
    if s.stack:
        assert s.at(RETREAT_GROUP)
        play(s, "rt_go agri_decumates")
    assert s.horde[franks] == province("agri_decumates")


# -- sides and commanders -------------------------------------------------------------------------


def test_e95_the_nation_with_most_units_decides() -> None:
    """war E95, E16, DP10: the united empire is one nation; all leaders may command."""
    s = bench()
    put(s, "thracia", "rome", "legion")
    put(s, "thracia", "byzantium", "2 legion")
    put(s, "thracia", "visigoths", "3 infantry")
    lead(s, "valens", "thracia")
    lead(s, "gratianus", "thracia")
    s.acting = [nation("visigoths")]
    call_sides(s, nation("visigoths"), nation("byzantium"), province("thracia"))
    assert decider(s, ATTACKER) == nation("visigoths")
    assert decider(s, DEFENDER) in (nation("rome"), nation("byzantium"))
    commanders = set(leaders_on(s, province("thracia"), DEFENDER))
    assert commanders == {leader("valens"), leader("gratianus")}


def test_e54_no_leader_is_a_leader_of_zero() -> None:
    """war E54, R19.29 (4), (5): without leaders the defender wins a draw; with one the better."""
    for general, victor in (("", DEFENDER), ("fritigernus", ATTACKER)):
        s = bench()
        put(s, "dardania", "visigoths", "2 infantry")
        put(s, "dardania", "byzantium", "2 legion")
        if general:
            lead(s, general, "dardania")
        call_sides(s, nation("visigoths"), nation("byzantium"), province("dardania"))
        if general:
            s.commander[ATTACKER] = leader(general)
        assert victory_of(s, province("dardania"))[0] == victor


def test_e23_waiting_units_share_the_fate_of_their_stack() -> None:
    """war E23, R17.15: eliminated with it, neither counted as lost nor recovered."""
    s = bench()
    put(s, "dardania", "visigoths", "3 infantry")
    put(s, "dardania", "byzantium", "2 legion")
    call_sides(s, nation("visigoths"), nation("byzantium"), province("dardania"))
    s.fighters.remove(2)
    s.bystanders.append(2)
    give_up_waiting(s, province("dardania"), ATTACKER)
    assert s.unit_at[2] == province("dardania")  # somebody of the fighting part is left
    s.unit_at[0] = s.unit_at[1] = NONE
    give_up_waiting(s, province("dardania"), ATTACKER)
    assert s.unit_at[2] == NONE
    assert s.fallen == []


# -- interception battles -------------------------------------------------------------------------


def test_w17_16_no_crossing_in_an_interception_battle() -> None:
    """war R17.16, R19.16: all came over the river, and lose no die; marched in, they do."""
    for how, dice in ((MET, 4), (0, 3)):
        s = bench()
        put(s, "lotharingia", "alemanni", "4 infantry")
        put(s, "lotharingia", "rome", "2 infantry")
        s.acting = [nation("alemanni")]
        renew_steps(s, False)
        froms = units_at(s, province("lotharingia"), nation("alemanni"))
        note_way(s, froms, province("agri_decumates"))
        open_battle(s, nation("alemanni"), nation("rome"), province("lotharingia"), how)
        game().advance(s)
        assert sum(pool_of(s, ATTACKER)) == dice


def test_w17_17_who_loses_an_interception_battle_is_stopped() -> None:
    """war R17.17, E109, R19.38: its move is over where it retreated to."""
    s = emptied()
    put(s, "moesia_inferior", "visigoths", "2 infantry")
    put(s, "moesia_inferior", "byzantium", "4 legion")
    s.acting = [nation("visigoths")]
    renew_steps(s, False)
    note_way(s, [0, 1], province("valachia"))
    open_battle(s, nation("visigoths"), nation("byzantium"), province("moesia_inferior"), MET)
    game().advance(s)
    while s.stack and not s.at(RETREAT_GROUP):
        face = "blank"
        found = [word for word in words_now(s) if word.endswith(face)]
        play(s, found[0] if found else words_now(s)[0])
    finish(s)
    assert won() == (DEFENDER, won()[1])
    left = [u for u in (0, 1) if s.unit_at[u] != NONE]
    assert all(s.unit_at[u] != province("moesia_inferior") for u in left)
    assert all(has_mark(s, u, STOPPED) for u in left)


def test_w15_6_a_strait_is_one_step_of_a_reaction() -> None:
    """war R15.6, R17.5, E57: the Hellespontus takes off 2 and is better than the Bosphorus."""
    s = emptied()
    scout = Scout(s, Forces(s), province("thracia"), nation("byzantium"))
    route = scout.best(province("bythinia"), [])
    assert route is not None
    assert route.modifier == -2


@pytest.mark.parametrize(("sizes", "allowed"), [((2, 2), 1), ((3, 3), 2)])
def test_e110_recovered_mercenaries_serve_on(sizes: tuple[int, int], allowed: int) -> None:
    """war E110, R36.1, R19.35"""
    s = bench()
    put(s, "latium", "franks", "infantry", command="rome", contract=1)
    s.battle_size = list(sizes)
    assert recovery_allowed(s) == allowed
    remove_unit(s, 0)
    recover_unit(s, 0, province("latium"))
    assert s.unit_command[0] == nation("rome")


def test_w19_1_a_battle_in_its_order() -> None:
    """war R19.1, R19.28, R19.30: wiped out by archery, nobody comes to blows."""
    s = bench()
    put(s, "latium", "huns", "3 horse_archer")
    put(s, "latium", "franks", "infantry")
    fight(s, "huns", "franks", "latium")
    play(s, "black ww")
    while s.holds(BATTLE):
        assert not words_now(s)[0].startswith("white")
        play(s, words_now(s)[0])
    assert won() == (ATTACKER, ANNIHILATION)


def test_w6_10_control_settles_after_a_battle() -> None:
    """war E113: at once, for whom the field belongs to."""
    s = bench()
    put(s, "latium", "huns", "3 horse_archer")
    hold(s, "huns", "latium")
    settle_control(s)
    assert s.controller[province("latium")] == nation("huns")
