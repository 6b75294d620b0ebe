"""The melee round of the standard system.

Rules   war R19.9, R19.10, R19.16 to R19.23
Owns    none
Nodes   melee (procedure)
Leaves  pools to pools.py, dice and re-rolls to combat_dice.py, hits to hits.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.battle import (
    ATTACKER,
    BATTLE,
    BATTLE_DICE,
    DEFENDER,
    MELEE,
    MELEE_DICE,
    REROLL,
    SCORED_HITS,
    TRADE,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.archery import MARCHED
from aevum.games.invasions.rules.battle.combat_dice import (
    clear_dice,
    hits_by,
    load_pool,
    may_trade,
    next_caller,
)
from aevum.games.invasions.rules.battle.hits import score_hits, take_hits
from aevum.games.invasions.rules.battle.lineup import (
    field_of,
    force_of,
    has_cavalry_advantage,
    has_heavy_advantage,
    other,
)
from aevum.games.invasions.rules.battle.pools import melee_pool, melee_terms
from aevum.games.invasions.state import InvasionsState

PROVINCE: Final = MELEE.variable("province")
HOW: Final = BATTLE.variable("how")


def terms_of(s: InvasionsState, province: int, side: int, intercepted: bool) -> list[int]:
    """war R19.16 to R19.19: the terms of a side's pool as they stand."""
    own, enemy = force_of(s, province, side), force_of(s, province, other(side))
    cavalry = has_cavalry_advantage(s, side, own, enemy)
    heavy = has_heavy_advantage(s, other(side), enemy, own)
    return melee_terms(field_of(s, province, intercepted), side, own, enemy, cavalry, heavy)


def form_pools(s: InvasionsState) -> None:
    """war R19.21: both before either is changed."""
    province, intercepted = s.var(PROVINCE), s.var_of(BATTLE, HOW) != MARCHED
    pools = [melee_pool(terms_of(s, province, side, intercepted)) for side in (ATTACKER, DEFENDER)]
    clear_dice(s)
    for side in (ATTACKER, DEFENDER):
        load_pool(s, side, pools[side])
        s.tell(MELEE_DICE, side, pools[side].white, pools[side].black)


def ask_attacker(s: InvasionsState) -> None:
    """war R19.10: the attacker first."""
    if may_trade(s, ATTACKER):
        s.push(TRADE, ATTACKER)


def ask_defender(s: InvasionsState) -> None:
    if may_trade(s, DEFENDER):
        s.push(TRADE, DEFENDER)


def throw_dice(s: InvasionsState) -> None:
    """war R19.22"""
    s.push(BATTLE_DICE)


def call_rerolls(s: InvasionsState) -> None:
    """war R19.9, E8: until both sides have passed one after the other."""
    caller = next_caller(s)
    if caller != NONE:
        s.repeat()
        s.push(REROLL, caller)


def count_swords(s: InvasionsState) -> None:
    """war R19.22, R19.23"""
    open_ground = s.box.provinces[s.var(PROVINCE)].open_terrain
    for side in (ATTACKER, DEFENDER):
        hits = hits_by(s, side, open_ground)
        score_hits(s, other(side), hits)
        s.tell(SCORED_HITS, side, hits)


def swords_hit_attacker(s: InvasionsState) -> None:
    take_hits(s, s.var(PROVINCE), ATTACKER)


def swords_hit_defender(s: InvasionsState) -> None:
    take_hits(s, s.var(PROVINCE), DEFENDER)
