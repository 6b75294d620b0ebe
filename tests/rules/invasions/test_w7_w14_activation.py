"""war R6.3, R7, R13, R14, R21; realm R10, R25.5: activations, migration, invasion, campaigns."""

from __future__ import annotations

from aevum.games.invasions.components.march import (
    ACTIVATION,
    CAMPAIGNS,
    HOSTILITY,
    MIGRATION,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.leaders import (
    confine,
    eliminate_leader,
    leaders_at,
    place_leader,
    stacking_bonus,
)
from aevum.games.invasions.rules.board.relations import (
    HOSTILE,
    NEUTRAL,
    are_foes,
    declare,
    forget_declarations,
    relation,
)
from aevum.games.invasions.rules.board.units import (
    counter_id,
    counters_of,
    damage,
    elite_of,
    hit,
    hits_to_kill,
    is_cavalry,
    lend,
    place_horde,
    recover_unit,
    remove_unit,
    units_at,
    units_in,
)
from aevum.games.invasions.rules.march.activation import foe_choices
from aevum.games.invasions.rules.march.campaigns import campaigners
from aevum.games.invasions.rules.march.marching import renew_steps
from aevum.games.invasions.rules.march.migration import Trek, may_migrate
from aevum.games.invasions.rules.turn.timeline import let_invade
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    bench,
    emptied,
    force,
    game,
    laid_out,
    leader,
    legal,
    nation,
    play,
    province,
    put,
)


def test_units_and_their_backs() -> None:
    """war 1.3, 1.4, R2.2 to R2.4, E37, I5; realm R2.3 to R2.5: a damaged elite is infantry."""
    s = bench()
    put(s, "latium", "rome", "guard", "palatine_cavalry", "legion")
    put(s, "latium", "visigoths", "heavy_cavalry")
    assert [elite_of(s, unit) for unit in range(4)] == [2, 2, 1, 0]
    assert [hits_to_kill(s, unit) for unit in range(4)] == [2, 2, 2, 1]
    assert is_cavalry(s, 1)
    assert [force(s, unit).heavy for unit in range(4)] == [1, 1, 1, 1]
    assert not hit(s, 1)
    assert not is_cavalry(s, 1)
    assert not elite_of(s, 1)
    assert [force(s, unit).heavy for unit in range(4)] == [1, 0, 1, 1]
    assert hit(s, 1)
    assert s.unit_at[1] == NONE
    recover_unit(s, 1, province("latium"))
    assert s.unit_damaged[1] == 1  # R19.34: elites return damaged


def test_equal_units_have_one_spelling() -> None:
    """war 3.1, 3.6"""
    s = bench()
    put(s, "latium", "rome", "3 legion")
    damage(s, 1)
    words = [counter_id(s, each) for each in counters_of(s, units_in(s, province("latium")))]
    assert words == ["rome-legion", "rome-legion+damaged"]


def test_r36_1_a_mercenary_is_commanded_by_who_hired_it() -> None:
    """war R36.1; realm R2.11, R2.12"""
    s = bench()
    put(s, "latium", "huns", "horse_archer")
    lend(s, 0, nation("rome"), 4)
    assert units_at(s, province("latium"), nation("rome")) == [0]
    before = s.supply[s.unit_kind[0]]
    remove_unit(s, 0)
    assert s.supply[s.unit_kind[0]] == before + 1  # its own nation's supply


def test_r3_leaders() -> None:
    """war R3.1, R3.4, R3.7, E16; realm R3: an ordinary one returns, a historical one is gone."""
    s = bench()
    goth, rex = leader("fritigernus"), next(
        e for e in range(len(s.box.leaders))
        if not s.box.leaders[e].historical and s.box.leaders[e].nation == nation("alemanni")
    )  # fmt: skip
    for each in (goth, rex):
        place_leader(s, each, province("dacia"))
    assert leaders_at(s, province("dacia"), nation("visigoths")) == [goth]
    assert stacking_bonus(s, [goth, rex]) == max(
        s.box.leaders[goth].stacking, s.box.leaders[rex].stacking
    )
    eliminate_leader(s, goth)
    eliminate_leader(s, rex)
    assert (s.dead[goth], s.dead[rex]) == (1, 0)
    assert s.returns[rex] == s.turn + 1


def test_r6_3_hostility_holds_for_the_turn() -> None:
    """war R6.1 step 5, R6.3, E15, I46; realm R25.4, R25.5, E10"""
    s = laid_out("scenario_350")
    goths, alans = nation("visigoths"), nation("alans")
    wild = province("dacia")
    assert relation(s, goths, alans, wild) == NEUTRAL
    declare(s, alans, goths, s.turn)
    assert are_foes(s, goths, alans)
    assert relation(s, goths, alans, wild) == relation(s, alans, goths, wild) == HOSTILE
    s.turn += 1
    forget_declarations(s)
    assert relation(s, goths, alans, wild) == NEUTRAL


def test_dp1_who_may_be_declared_hostile() -> None:
    """war DP1, DP1b: neutral barbarians; then the others against who acts."""
    s = laid_out("scenario_350")
    goths = nation("visigoths")
    s.acting = [goths]
    choices = foe_choices(s, goths, NONE)
    assert goths not in choices
    assert nation("rome") not in choices
    assert nation("alans") in choices
    s.stack.clear()
    s.push(HOSTILITY, goths)
    game().advance(s)
    assert legal(s)[-1] == "ac_go"
    play(s, "ac_hostile alans")
    assert are_foes(s, goths, nation("alans"))


def migrants() -> InvasionsState:
    s = bench()
    put(s, "dacia", "visigoths", "5 infantry")
    place_horde(s, nation("visigoths"), province("dacia"))
    settle_control(s)
    return s


def test_r13_migration() -> None:
    """war R4.6, R13.1, R13.3, R13.4, E19, E121, DP37: all go; what is above the limit beside."""
    s = migrants()
    goths = nation("visigoths")
    assert may_migrate(s, goths)
    goals = Trek(s, goths).goals()
    assert province("dacia") not in goals
    assert province("carpathia") in goals
    s.acting = [goths]
    renew_steps(s, False)
    s.push(MIGRATION, goths)
    game().advance(s)
    play(s, "mv_go carpathia")
    while s.stack:
        play(s, legal(s)[0])
    assert s.horde[goths] == province("carpathia")
    here = len(units_at(s, province("carpathia"), goths))
    assert here == min(5, 3 if s.box.provinces[province("carpathia")].terrain == 5 else 4)
    beside = [s.unit_at[u] for u in range(5) if s.unit_at[u] != province("carpathia")]
    assert all(p in s.box.provinces[province("carpathia")].land for p in beside)


def test_r13_an_invader_does_not_migrate() -> None:
    """war R7.5, R13.1, R14.4; no enemies on the way (R13.3)"""
    s = migrants()
    goths = nation("visigoths")
    let_invade(s, goths)
    assert not may_migrate(s, goths)
    other = migrants()
    put(other, "carpathia", "rome", "legion")
    assert province("carpathia") not in Trek(other, goths).goals()


def campaign(s: InvasionsState, *nations: str) -> None:
    s.stack.clear()
    s.acting = [nation(each) for each in nations]
    s.push(CAMPAIGNS, s.acting[0])
    game().advance(s)


def test_r21_campaigns() -> None:
    """war R21.1 to R21.6, R10.17, E21, E103, E125, I16: his stack alone; free move first.

    war DP26
    """
    s = emptied()
    put(s, "thracia", "byzantium", "3 legion")
    put(s, "macedonia", "byzantium", "legion")
    chief = next(e for e in s.box.leaders_of[nation("byzantium")] if s.box.leaders[e].campaign == 1)
    place_leader(s, chief, province("thracia"))
    settle_control(s)
    s.acting = [nation("byzantium")]
    assert campaigners(s) == [chief]
    campaign(s, "byzantium")
    play(s, f"cp_leader {s.box.leaders[chief].id}")
    assert "cp_nofree" in legal(s)
    assert len(legal(s)) <= 60
    play(s, "cp_nofree")
    starts = [word for word in legal(s) if word.startswith("mv_from")]
    assert "mv_from thracia" in starts
    play(s, "mv_from thracia, mv_add byzantium-legion, mv_go moesia_inferior")
    assert s.leader_at[chief] == province("moesia_inferior")
    assert f"mv_drop_leader {s.box.leaders[chief].id}" not in legal(s)
    confine(s, chief)
    s.campaigned = []
    assert chief not in campaigners(s)


def test_r7_an_activation_in_order() -> None:
    """war R7.4 to R7.9, R14.2; realm R10.1, R10.2: an invader plays the stacks sub-step twice.

    war E78, DP2
    """
    s = laid_out("scenario_350")
    goths = nation("visigoths")
    let_invade(s, goths)
    s.stack.clear()
    s.push(ACTIVATION, goths)
    game().advance(s)
    parts = 0
    while s.stack:
        words = legal(s)
        parts += "mv_end" in words
        quiet = [w for w in words if w in ("ac_go", "ac_normal", "mv_end", "cp_none", "hold_diplo")]
        play(s, quiet[0] if quiet else words[-1])
    assert parts == 2
    assert s.acting == []
