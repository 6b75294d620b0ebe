"""guide, section 9; war, appendix B: each switched ruling at its other value."""

from __future__ import annotations

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER, REROLL
from aevum.games.invasions.components.march import ACTIVATION, CAMPAIGNS, HOSTILITY
from aevum.games.invasions.components.registers import INACTIVE
from aevum.games.invasions.kinds import KINGDOM, NONE
from aevum.games.invasions.options import (
    AMPHIBIOUS_SEA_RISK,
    CAMPAIGN_FREE_MOVE,
    CAPITAL_PROVINCES_COUNTED,
    FLEET_RANGE,
    HOSTILITY_DECLARED_BY,
    INACTIVE_MAY_INTERCEPT,
    INTERCEPTION_AMBUSH,
    LEADER_BONUS,
    MIGRATION_CAMPAIGNS,
    REROLL_ORDER,
)
from aevum.games.invasions.rules.battle.archery import MET, ambushing_side, is_sure
from aevum.games.invasions.rules.battle.conquest import fall, will_serve
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import Forces
from aevum.games.invasions.rules.board.leaders import place_leader
from aevum.games.invasions.rules.board.stacking import limit_with
from aevum.games.invasions.rules.march.activation import MIGRATING, foe_choices, play_campaigns
from aevum.games.invasions.rules.march.interception import may_intercept
from aevum.games.invasions.rules.march.marching import Band
from aevum.games.invasions.rules.sea.squadrons import distance_home, in_range
from aevum.games.invasions.rules.sea.transport import skips_risk
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import nisibis, white
from tests.rules.invasions.table_top import (
    bench,
    emptied,
    game,
    laid_out,
    leader,
    legal,
    nation,
    play,
    province,
    put,
)


def test_reroll_order_a_side_that_passed_does_not_answer() -> None:
    """war E8: attacker_all_then_defender_all."""
    s = nisibis()
    s.switches[REROLL_ORDER] = 1
    white(s, " / -")
    play(s, "bt_pass, bt_pass")
    white(s, "- - - - - / - -")
    white(s, "- - - - - - / -")
    play(s, "bt_pass, bt_reroll own-white-blank, white w, bt_pass")
    assert not s.at(REROLL)


def test_interception_ambush_only_the_defender_lays_one() -> None:
    """war E9: defender_only."""
    s = bench()
    assert ambushing_side(s, MET) == ATTACKER
    s.switches[INTERCEPTION_AMBUSH] = 1
    assert ambushing_side(s, MET) == DEFENDER
    assert not is_sure(s, province("dardania"), MET)


def test_hostility_is_declared_by_those_who_do_not_act() -> None:
    """war E15: non_active_only."""
    s = laid_out("scenario_350")
    goths, alans = nation("visigoths"), nation("alans")
    s.acting = [goths]
    s.switches[HOSTILITY_DECLARED_BY] = 1
    assert foe_choices(s, goths, NONE) == []
    assert foe_choices(s, alans, goths) == [goths]
    s.stack.clear()
    s.push(HOSTILITY, goths)
    game().advance(s)
    assert legal(s) == ["ac_hostile visigoths", "ac_go"]


def test_leader_bonuses_add_up() -> None:
    """war E16: cumulative; the bonuses 2 and 3 of two leaders, or 3 of the better one."""
    s = bench()
    leaders = [leader("fritigernus"), leader("alaricus")]
    limits = []
    for switch in (0, 1):
        s.switches[LEADER_BONUS] = switch
        limits.append(limit_with(s, province("dacia"), nation("visigoths"), leaders))
    assert limits == [4 + 3, 4 + 5]


def campaigning(switch: int) -> InvasionsState:
    """A leader with more than one campaign has ended his first."""
    s = emptied()
    s.switches[CAMPAIGN_FREE_MOVE] = switch
    put(s, "thracia", "byzantium", "3 legion")
    put(s, "macedonia", "byzantium", "legion")
    chief = next(e for e in s.box.leaders_of[nation("byzantium")] if s.box.leaders[e].campaign > 1)
    place_leader(s, chief, province("thracia"))
    settle_control(s)
    s.stack.clear()
    s.acting = [nation("byzantium")]
    s.push(CAMPAIGNS, s.acting[0])
    game().advance(s)
    play(s, f"cp_leader {s.box.leaders[chief].id}, cp_nofree, mv_end, cp_next")
    return s


def test_campaign_free_move_before_every_campaign() -> None:
    """war E21: every_campaign; the part begins where the free move has ended."""
    assert "cp_nofree" not in legal(campaigning(0))
    s = campaigning(1)
    assert "cp_nofree" in legal(s)
    play(s, "area graecia, cp_free macedonia")
    assert s.leader_at[s.campaigner] == province("macedonia")
    assert s.theatre == [province("macedonia")]
    assert "mv_from macedonia" in legal(s)


def test_no_campaigns_after_a_migration() -> None:
    """war E20: forbidden."""
    for switch in (0, 1):
        s = emptied()
        s.switches[MIGRATION_CAMPAIGNS] = switch
        visigoths = nation("visigoths")
        s.slots = [visigoths]
        s.push(ACTIVATION, visigoths)
        s.mode[visigoths] = MIGRATING
        play_campaigns(s)
        assert s.holds(CAMPAIGNS) == (not switch)


def test_amphibious_units_always_ignore_the_sea_risk() -> None:
    """war E48: always, if all are amphibious; not only barbarians in Britannia."""
    s = bench()
    put(s, "dacia", "saxons", "warband")
    put(s, "dacia", "rome", "legion")
    saxon, both = Band(s, [0], [], []), Band(s, [0, 1], [], [])
    assert not skips_risk(s, saxon, province("caesarea"))
    s.switches[AMPHIBIOUS_SEA_RISK] = 1
    assert skips_risk(s, saxon, province("caesarea"))
    assert not skips_risk(s, both, province("caesarea"))


def test_the_zone_of_a_port_counts_nothing() -> None:
    """war E47: 0; a fleet may be one zone further away."""
    s = bench()
    rome, port = nation("rome"), province("africa")
    s.controller[port] = s.city_owner[port] = rome
    zone = s.box.provinces[port].port
    far = [z.index for z in s.box.seas if distance_home(s, rome, z.index) == 3]
    assert distance_home(s, rome, zone) == 1
    assert far
    assert not any(in_range(s, rome, each) for each in far)
    s.switches[FLEET_RANGE] = 1
    assert distance_home(s, rome, zone) == 0
    assert all(in_range(s, rome, each) for each in far)


def test_inactive_nations_may_intercept() -> None:
    """war E24: on."""
    s = emptied()
    put(s, "thracia", "byzantium", "4 legion")
    there, byzantium = province("moesia_inferior"), nation("byzantium")
    s.being[byzantium] = INACTIVE
    assert not may_intercept(s, Forces(s), there, byzantium)
    s.switches[INACTIVE_MAY_INTERCEPT] = 1
    assert may_intercept(s, Forces(s), there, byzantium)


def test_provinces_are_counted_after_the_fall_of_a_capital() -> None:
    """realm E66, war E77: after_fall; with four provinces a kingdom submits only then."""
    for switch in (0, 1):
        s = bench()
        s.switches[CAPITAL_PROVINCES_COUNTED] = switch
        vandals, rome = nation("vandals"), nation("rome")
        s.status[vandals] = KINGDOM
        lands = [province(p) for p in ("utica", "numidia", "saldae", "tripolitania")]
        for p in lands:
            s.controller[p] = vandals
        s.level[lands[0]], s.city_owner[lands[0]], s.capital[vandals] = 1, vandals, lands[0]
        put(s, "utica", "rome", "3 legion")
        fall(s, rome, lands[0])
        assert will_serve(s) == bool(switch)
