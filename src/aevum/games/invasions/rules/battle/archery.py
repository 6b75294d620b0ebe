"""The archery round, and the ambush.

Rules   war R19.11 to R19.15, R19.28; E9, E14, E66, E112
Owns    none
Nodes   archery (procedure), ambush (decision), ambush-test (chance)
Leaves  pools to pools.py, dice to combat_dice.py, hits to hits.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import (
    AMBUSH,
    AMBUSH_TEST,
    AMBUSHED,
    ARCHERY,
    ARCHERY_DICE,
    ATTACKER,
    BATTLE_DICE,
    BT_AMBUSH_V,
    BT_NO_AMBUSH_V,
    DEFENDER,
    SCORED_HITS,
)
from aevum.games.invasions.components.board import D2_V
from aevum.games.invasions.components.registers import YES
from aevum.games.invasions.kinds import MOUNTAIN, NONE
from aevum.games.invasions.options import INTERCEPTION_AMBUSH
from aevum.games.invasions.rules.battle.combat_dice import (
    any_dice,
    clear_dice,
    d2_passes,
    dice_of,
    hits_by,
    load_pool,
)
from aevum.games.invasions.rules.battle.hits import score_hits, take_hits
from aevum.games.invasions.rules.battle.lineup import (
    call_second_shot,
    crossing_of,
    decider,
    field_of,
    force_of,
    has_heavy_advantage,
    has_mountain_leader,
    lie_in_ambush,
    living,
    other,
)
from aevum.games.invasions.rules.battle.pools import (
    NO_CROSSING,
    OVER_STRAIT,
    Pool,
    archery_pool,
    half_of,
)
from aevum.games.invasions.rules.board.dice import D2_WORDS
from aevum.games.invasions.state import InvasionsState

BOTH: Final = 2
"""Shooters: both sides at once."""

MARCHED: Final = 0
MET: Final = 1
MET_OVER_BORDER: Final = 2
JOINED: Final = 3
"""How a battle came about: in the Combat part; by interceptors who were not there before, and
whose last step crossed a ridge or river; by interceptors who joined units of their side (war E9).
"""

PROVINCE: Final = ARCHERY.variable("province")
SHOOTERS: Final = ARCHERY.variable("shooters")
ASKED: Final = AMBUSH.variable("side")
SURE: Final = AMBUSH.variable("sure")
TESTED: Final = AMBUSH_TEST.variable("side")


# -- ambush ---------------------------------------------------------------------------------------


def ambushing_side(s: InvasionsState, how: int) -> int:
    """war R19.15, E9: who marches in is ambushed; `interception_ambush`: only the attacker is."""
    newcomers = how in (MET, MET_OVER_BORDER) and not s.switched(INTERCEPTION_AMBUSH)
    return ATTACKER if newcomers else DEFENDER


def is_sure(s: InvasionsState, province: int, how: int) -> bool:
    """war R19.15, E9, E66: all who march in crossed a ridge or river."""
    if how == MARCHED:
        return crossing_of(s, province, True) not in (NO_CROSSING, OVER_STRAIT)
    return how == MET_OVER_BORDER and not s.switched(INTERCEPTION_AMBUSH)


def ask_for_ambush(s: InvasionsState, province: int, how: int) -> None:
    """war R19.15; only a mountain symbol of the enemy's commander prevents it (war E112)."""
    side = ambushing_side(s, how)
    if s.box.provinces[province].terrain != MOUNTAIN or s.ambusher != NONE:
        return
    if s.shielded and side == DEFENDER:
        return  # no_interception
    if living(s, province, side) and not has_mountain_leader(s, other(side)):
        s.push(AMBUSH, side, int(is_sure(s, province, how)))


class Ambush(Decision[InvasionsState]):
    """war DP11"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(decider(s, s.var(ASKED)))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["bt_ambush", "bt_no_ambush"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb in (BT_AMBUSH_V, BT_NO_AMBUSH_V) else Why("W19.15", "asked-ambush")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        side, sure = s.var(ASKED), s.var(SURE)
        s.pop()
        if verb == BT_AMBUSH_V and sure == YES:
            spring(s, side)
        elif verb == BT_AMBUSH_V:
            s.push(AMBUSH_TEST, side)


class AmbushTest(Chance[InvasionsState]):
    """war R19.15, R37"""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return D2_WORDS

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == D2_V else Why("W19.15", "asked-d2")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        side = s.var(TESTED)
        s.pop()
        if d2_passes(arg):
            spring(s, side)
        else:
            s.tell(AMBUSHED, side, 0)


def spring(s: InvasionsState, side: int) -> None:
    lie_in_ambush(s, side)
    s.tell(AMBUSHED, side, YES)


# -- the round ------------------------------------------------------------------------------------


def first_shooters(s: InvasionsState) -> int:
    """war R19.14, R19.15"""
    return BOTH if s.ambusher == NONE else s.ambusher


def load_bows(s: InvasionsState) -> None:
    """war R19.11 to R19.13"""
    province, shooters = s.var(PROVINCE), s.var(SHOOTERS)
    clear_dice(s)
    for side in (ATTACKER, DEFENDER):
        if shooters in (side, BOTH):
            pool = bow_pool(s, province, side)
            load_pool(s, side, pool)
            if pool.white + pool.black:
                s.tell(ARCHERY_DICE, side, pool.white, pool.black)


def bow_pool(s: InvasionsState, province: int, side: int) -> Pool:
    own, enemy = force_of(s, province, side), force_of(s, province, other(side))
    heavy = has_heavy_advantage(s, other(side), enemy, own)
    return archery_pool(field_of(s, province, True), own, heavy, s.ambusher == side)


def load_second_shot(s: InvasionsState) -> None:
    """extra_archery: half of the dice once more, black ones first; the enemy does not answer."""
    side = s.second_shot
    before = [dice_of(s, each) for each in (ATTACKER, DEFENDER)]
    clear_dice(s)
    if side == NONE or s.var(SHOOTERS) not in (side, BOTH):
        return
    white, black = before[side]
    again = half_of(white + black)
    load_pool(s, side, Pool(again - min(again, black), min(again, black)))
    call_second_shot(s, NONE)


def shoot(s: InvasionsState) -> None:
    if any_dice(s):
        s.push(BATTLE_DICE)


def count_arrows(s: InvasionsState) -> None:
    """war R19.14: both sides' hits are fixed before either takes them."""
    open_ground = s.box.provinces[s.var(PROVINCE)].open_terrain
    for side in (ATTACKER, DEFENDER):
        hits = hits_by(s, side, open_ground)
        score_hits(s, other(side), hits)
        if hits:
            s.tell(SCORED_HITS, side, hits)


def arrows_hit_attacker(s: InvasionsState) -> None:
    take_hits(s, s.var(PROVINCE), ATTACKER)


def arrows_hit_defender(s: InvasionsState) -> None:
    take_hits(s, s.var(PROVINCE), DEFENDER)


# -- a second shot (extra_archery) ----------------------------------------------------------------
# Steps of a procedure have names of their own, so that a saved game finds its place.


def shoot_again(s: InvasionsState) -> None:
    shoot(s)


def count_second_shot(s: InvasionsState) -> None:
    count_arrows(s)


def second_shot_hits_attacker(s: InvasionsState) -> None:
    take_hits(s, s.var(PROVINCE), ATTACKER)


def second_shot_hits_defender(s: InvasionsState) -> None:
    take_hits(s, s.var(PROVINCE), DEFENDER)
