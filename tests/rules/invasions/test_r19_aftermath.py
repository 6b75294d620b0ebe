"""war R19.29 to R19.47, R35, R36: what follows a battle."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.battle import (
    ANNIHILATION,
    ATTACKER,
    DEFENDER,
    RETREAT_GROUP,
)
from aevum.games.invasions.components.board import CARD, VASSAL
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import HORDE_SUBMITS, SIDE_CHANGING
from aevum.games.invasions.rules.battle.aftermath import recovery_allowed
from aevum.games.invasions.rules.battle.battle import open_battle
from aevum.games.invasions.rules.battle.combat_dice import pool_of
from aevum.games.invasions.rules.battle.lineup import call_sides
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.relations import declare
from aevum.games.invasions.rules.board.units import hit, recover_unit, units_at
from aevum.games.invasions.rules.march.marching import note_way, renew_steps
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import came, fight, lead, white, won
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


def end(s: InvasionsState) -> None:
    """Whatever is left, by the first word."""
    while s.stack:
        seat = game().actor(s)
        words = [w for w, _ in game().outcomes(s)] if seat == -1 else legal(s)
        play(s, words[0])


# -- crossings ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origins", "dice"),
    [(["bythinia"] * 3 + ["dardania"], 4), (["bythinia"] * 4, 3)],
)
def test_g13_all_must_have_crossed(origins: list[str], dice: int) -> None:
    """war X8, E66: one unit by land cancels the penalty of the strait."""
    s = bench()
    put(s, "thracia", "persians", "4 infantry")
    put(s, "thracia", "franks", "2 infantry")
    s.acting = [nation("persians")]
    fight_from(s, "persians", "franks", "thracia", origins)
    assert sum(pool_of(s, ATTACKER)) == dice


def fight_from(
    s: InvasionsState, attacker: str, defender: str, where: str, origins: list[str]
) -> None:
    """A battle in which each attacking unit came from its own province."""
    s.acting = [nation(attacker)]
    renew_steps(s, False)
    for unit, origin in zip(units_at(s, province(where), nation(attacker)), origins, strict=True):
        note_way(s, [unit], province(origin))
    open_battle(s, nation(attacker), nation(defender), province(where))
    game().advance(s)


# -- recovery -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sizes", "allowed"), [((1, 5), 0), ((2, 5), 1), ((3, 5), 2), ((5, 2), 1), ((5, 0), 0)]
)
def test_g24_recovery_by_size(sizes: tuple[int, int], allowed: int) -> None:
    """war R19.35, E53; a unit with its limes counts as two."""
    s = bench()
    s.battle_size = list(sizes)
    assert recovery_allowed(s) == allowed


def test_g28_elites_come_back_damaged() -> None:
    """war R19.34: of Rome; heavy cavalry of barbarians comes back as it was."""
    s = bench()
    put(s, "aegyptus", "rome", "legion*")
    put(s, "aegyptus", "visigoths", "heavy_cavalry")
    for unit in (0, 1):
        hit(s, unit)
        recover_unit(s, unit, province("aegyptus"))
    assert standing(s, "aegyptus", "rome") == ["legion*"]
    assert standing(s, "aegyptus", "visigoths") == ["heavy_cavalry"]


def test_r19_33_assassination() -> None:
    """war G29, E96: the victorious commander of an empire in decline dies on 8 and more."""
    for decline, die, dead in ((1, 7, 0), (1, 8, 1), (0, 8, 0)):
        s = bench()
        put(s, "aegyptus", "franks", "infantry")
        put(s, "aegyptus", "rome", "4 legion")
        lead(s, "gratianus", "aegyptus")
        hold(s, "rome", "aegyptus", "nilus")
        s.decline[nation("rome")] = decline
        fight(s, "franks", "rome", "aegyptus")
        white(s, "-")
        while pool_of(s, DEFENDER).white or pool_of(s, DEFENDER).black:
            play(s, "white wr" if pool_of(s, DEFENDER).white else "black ww")
        if legal_if_any(s) == ["bt_pass"] or "bt_pass" in legal_if_any(s):
            play(s, "bt_pass")
        if decline:
            play(s, f"d10 {die}")
        end(s)
        assert s.dead[leader("gratianus")] == dead


def legal_if_any(s: InvasionsState) -> list[str]:
    if not s.stack or game().actor(s) == -1:
        return []
    return legal(s)


# -- submission -----------------------------------------------------------------------------------


def horde_defends(dice: str, switched: bool = False) -> InvasionsState:
    """Rome attacks one Frankish unit and the horde in Lotharingia."""
    s = bench()
    put(s, "lotharingia", "rome", "4 infantry")
    put(s, "lotharingia", "franks", "infantry")
    s.horde[nation("franks")] = province("lotharingia")
    s.switches[HORDE_SUBMITS] = int(switched)
    fight(s, "rome", "franks", "lotharingia")
    white(s, dice)
    white(s, "- -")
    return s


def test_g27_a_defending_horde_submits_without_its_units() -> None:
    """realm R39.2, R4.5; war R35.1, E32: no hit on the horde is needed.

    `horde_submits_when_defending`: it is.
    """
    s = horde_defends("W - / -")
    end(s)
    assert s.suzerain[nation("franks")] == nation("rome")
    s = horde_defends("W - / -", switched=True)
    end(s)
    assert s.suzerain[nation("franks")] == NONE
    s = horde_defends("WR W / W", switched=True)
    end(s)
    assert s.suzerain[nation("franks")] == nation("rome")


def test_e91_only_to_a_victor() -> None:
    """war E91: a defender that holds the field does not submit."""
    s = horde_defends("- - / -")
    end(s)
    assert won()[0] == DEFENDER
    assert s.suzerain[nation("franks")] == NONE
    assert s.horde[nation("franks")] == province("lotharingia")


def test_r35_3_nomads_need_only_win() -> None:
    """war R35.3: against other barbarians on barbarian ground; the horde may not retreat."""
    s = bench()
    put(s, "tisia", "huns", "5 horse_archer")
    put(s, "tisia", "gepids", "3 infantry")
    s.horde[nation("gepids")] = province("tisia")
    s.being[nation("gepids")] = s.being[nation("huns")] = 1
    s.horde[nation("huns")] = province("hunnia")
    s.foes, s.foes_until = [nation("huns"), nation("gepids")], [s.turn]
    fight(s, "huns", "gepids", "tisia")
    while not s.at(RETREAT_GROUP) and s.stack and s.suzerain[nation("gepids")] == NONE:
        seat = game().actor(s)
        words = [w for w, _ in game().outcomes(s)] if seat == -1 else legal(s)
        own = pool_of(s, ATTACKER).white + pool_of(s, ATTACKER).black
        best = [w for w in words if own and w.endswith(("wr", "ww"))]
        play(s, best[-1] if best else words[0])
    end(s)
    assert won()[0] == ATTACKER
    assert s.suzerain[nation("gepids")] == nation("huns")
    assert s.horde[nation("gepids")] == province("tisia")
    assert standing(s, "tisia", "huns") == []  # war R35.5, I48


# -- mercenaries ----------------------------------------------------------------------------------


def test_r36_4_hired_units_change_sides() -> None:
    """war E36, E85; lent units of vassals stay; `side_changing`: all change."""
    for contract, switched, changes in ((CARD, 0, True), (VASSAL, 0, False), (VASSAL, 1, True)):
        s = bench()
        put(s, "latium", "rome", "2 legion")
        put(s, "latium", "franks", "infantry", command="rome", contract=contract)
        put(s, "latium", "franks", "2 infantry")
        s.switches[SIDE_CHANGING] = switched
        call_sides(s, nation("rome"), nation("franks"), province("latium"))
        assert (s.unit_command[2] == nation("franks")) == changes


def test_e85_who_changed_sides_holds_ground_at_once() -> None:
    """war E85, realm R24.8: no battle, and two units of barbarians hold barbarian ground."""
    s = bench()
    put(s, "dacia", "ostrogoths", "infantry", command="visigoths", contract=CARD)
    put(s, "dacia", "ostrogoths", "infantry")
    settle_control(s)
    assert s.controller[province("dacia")] == NONE
    declare(s, nation("visigoths"), nation("ostrogoths"), s.turn)
    open_battle(s, nation("visigoths"), nation("ostrogoths"), province("dacia"))
    game().advance(s)
    assert not s.stack
    assert s.controller[province("dacia")] == nation("ostrogoths")


# -- retreat --------------------------------------------------------------------------------------


def beaten_attacker() -> InvasionsState:
    """Franks from Austrasia lose against Romans in Treveria."""
    s = bench()
    put(s, "treveria", "franks", "3 infantry")
    put(s, "treveria", "rome", "4 legion")
    fight(s, "franks", "rome", "treveria")
    return s


def test_r19_42_the_attacker_goes_back_where_he_came_from() -> None:
    """war I33, E38"""
    s = beaten_attacker()
    came(s, "franks", "treveria", "lotharingia")
    hold(s, "franks", "lotharingia", "austrasia", "sequana")
    while not s.at(RETREAT_GROUP) and s.stack:
        seat = game().actor(s)
        words = [w for w, _ in game().outcomes(s)] if seat == -1 else legal(s)
        play(s, words[0])
    assert s.at(RETREAT_GROUP)
    play(s, "rt_all")
    assert "rt_go lotharingia" in legal(s)
    assert "rt_go austrasia" not in legal(s)  # beside it, but not where he came from


def test_r19_47_who_cannot_retreat_is_eliminated() -> None:
    """war E98, R30.10: all around is hostile; the leader finds a refuge without a test."""
    s = beaten_attacker()
    came(s, "franks", "treveria", "lotharingia")
    put(s, "lotharingia", "rome", "2 legion")
    hold(s, "rome", "lotharingia")
    while s.stack and not s.at(RETREAT_GROUP):
        seat = game().actor(s)
        words = [w for w, _ in game().outcomes(s)] if seat == -1 else legal(s)
        play(s, words[0])
    assert standing(s, "treveria", "franks") == []
    assert all(s.unit_at[u] == NONE for u in range(3))


def test_r19_31_a_leader_of_a_lost_stack_is_tested() -> None:
    """war R19.31, R19.32: even = he lives, and goes to the nearest friendly province."""
    for die, lives in ((4, True), (3, False)):
        s = bench()
        put(s, "aegyptus", "franks", "infantry")
        put(s, "aegyptus", "byzantium", "3 legion")
        lead(s, "rex_franks", "aegyptus")
        hold(s, "franks", "rhenus")
        fight(s, "franks", "byzantium", "aegyptus")
        play(s, "white blank")
        while pool_of(s, DEFENDER).white or pool_of(s, DEFENDER).black:
            play(s, "white wr" if pool_of(s, DEFENDER).white else "black ww")
        while legal_if_any(s):
            play(s, "bt_pass")
        assert won() == (DEFENDER, ANNIHILATION)
        play(s, f"d2 {die}")
        assert (s.leader_at[leader("rex_franks")] != NONE) == lives


def test_r19_44_who_retreated_here_fights_only_if_nobody_else_can() -> None:
    """R19.44: comrades fight for them; without any they are the attackers (R19.2)."""
    s = bench()
    put(s, "valachia", "byzantium", "1 infantry")
    put(s, "valachia", "visigoths", "2 infantry", "1 heavy_cavalry")
    infantry = units_at(s, province("valachia"), nation("visigoths"))[:2]
    s.refugees = list(infantry)
    call_sides(s, nation("visigoths"), nation("byzantium"), province("valachia"))
    assert s.bystanders == infantry
    s.refugees = units_at(s, province("valachia"), nation("visigoths"))
    call_sides(s, nation("visigoths"), nation("byzantium"), province("valachia"))
    assert s.bystanders == []
    assert len(s.fighters) == 4
